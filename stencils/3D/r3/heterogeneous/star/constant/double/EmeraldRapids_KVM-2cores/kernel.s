	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %rdi
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	0(,%rdx,8), %rbx
	andq	$-64, %rsp
	subq	$1160, %rsp
	movq	%rdx, 552(%rsp)
	movq	%r8, 80(%rsp)
	movq	%rbx, 584(%rsp)
	vmovsd	24(%rbp), %xmm31
	vmovsd	32(%rbp), %xmm18
	vmovsd	40(%rbp), %xmm22
	vmovsd	%xmm0, 1048(%rsp)
	vmovsd	48(%rbp), %xmm24
	vmovsd	56(%rbp), %xmm25
	vmovsd	%xmm1, 1040(%rsp)
	vmovsd	64(%rbp), %xmm19
	vmovsd	80(%rbp), %xmm27
	vmovsd	%xmm3, 912(%rsp)
	vmovsd	88(%rbp), %xmm28
	vmovsd	96(%rbp), %xmm29
	vmovsd	%xmm4, 904(%rsp)
	vmovsd	104(%rbp), %xmm23
	vmovsd	%xmm7, 1032(%rsp)
	cmpq	%r8, %rcx
	jge	.L29
	shrq	$3, %rbx
	movq	%rsi, %rax
	leaq	-3(%rsi), %rsi
	movq	%rbx, 1072(%rsp)
	movq	%rbx, %r13
	movq	%rsi, 576(%rsp)
	cmpq	$6, %rax
	jle	.L29
	cmpq	$6, %rdx
	jle	.L29
	movq	%r9, %r10
	movq	%rdi, %r9
	leaq	(%rbx,%rbx), %r11
	movq	%rcx, %rdx
	imulq	%rax, %r9
	leaq	-1(%rcx), %rcx
	movq	%r11, 112(%rsp)
	vmovddup	%xmm31, %xmm13
	leaq	(%r11,%rbx), %rbx
	vmovddup	%xmm0, %xmm0
	vmovapd	%xmm13, 328(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm21
	vmovddup	%xmm19, %xmm8
	vmovsd	%xmm5, %xmm5, %xmm30
	vmovapd	%xmm0, 312(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm15
	imulq	%r9, %rcx
	movq	%r9, %r12
	vmovsd	%xmm4, %xmm4, %xmm14
	vmovapd	%xmm8, 232(%rsp)
	vmovddup	%xmm23, %xmm5
	vmovddup	%xmm29, %xmm2
	vmovddup	%xmm28, %xmm3
	vmovsd	%xmm21, 920(%rsp)
	vmovddup	%xmm27, %xmm4
	vmovddup	%xmm25, %xmm9
	vmovsd	%xmm6, %xmm6, %xmm26
	vmovapd	%xmm5, 168(%rsp)
	vmovq	%rcx, %xmm13
	addq	%rbx, %rcx
	vmovddup	%xmm24, %xmm10
	vmovddup	72(%rbp), %xmm6
	leaq	(%r10,%rcx,8), %r8
	vmovsd	%xmm21, %xmm21, %xmm8
	vmovddup	%xmm22, %xmm11
	vmovapd	%xmm2, 184(%rsp)
	movq	%r8, 672(%rsp)
	leaq	1(%rdx), %r8
	vmovddup	%xmm7, %xmm5
	vmovddup	%xmm18, %xmm12
	imulq	%r8, %r12
	vmovapd	%xmm3, 200(%rsp)
	vmovddup	%xmm26, %xmm2
	vmovddup	%xmm30, %xmm3
	vmovapd	%xmm4, 216(%rsp)
	vmovddup	%xmm14, %xmm4
	vbroadcastsd	%xmm21, %ymm16
	vbroadcastsd	%xmm14, %ymm14
	vmovapd	%xmm6, 376(%rsp)
	vmovddup	%xmm15, %xmm6
	vbroadcastsd	%xmm15, %ymm15
	vmovsd	%xmm31, %xmm31, %xmm28
	leaq	(%rbx,%r12), %r14
	movq	%r12, %rcx
	vmovapd	%xmm9, 248(%rsp)
	vmovddup	%xmm8, %xmm9
	subq	%r9, %rcx
	leaq	(%r10,%r14,8), %r15
	leaq	0(,%r13,4), %r14
	vmovapd	%xmm10, 264(%rsp)
	movq	%r14, 128(%rsp)
	leaq	(%r11,%rcx), %rax
	vmovddup	%xmm1, %xmm10
	leaq	0(,%r9,8), %rsi
	movq	%r15, 664(%rsp)
	leaq	(%rcx,%r14), %r15
	leaq	-2(%rdx), %r14
	imulq	%r9, %r14
	leaq	(%r10,%rax,8), %r11
	vmovapd	%xmm11, 360(%rsp)
	movq	%r11, 656(%rsp)
	leaq	(%r10,%r15,8), %rcx
	movq	%rcx, 648(%rsp)
	vmovapd	%xmm12, 296(%rsp)
	leaq	(%rbx,%r14), %rax
	vmovapd	%xmm5, 392(%rsp)
	leaq	(%r10,%rax,8), %r11
	leaq	2(%rdx), %rax
	movq	%r11, 640(%rsp)
	movq	%rax, %r11
	vmovapd	%xmm2, 344(%rsp)
	imulq	%r9, %r11
	vmovapd	%xmm3, 408(%rsp)
	vmovapd	%xmm4, 424(%rsp)
	vmovapd	%xmm6, 440(%rsp)
	leaq	(%rbx,%r11), %r15
	vmovapd	%xmm9, 456(%rsp)
	leaq	(%r10,%r15,8), %rcx
	movq	%r9, %r15
	imulq	%rdx, %r15
	movq	%rcx, 632(%rsp)
	vmovapd	%xmm10, 280(%rsp)
	leaq	0(%r13,%r15), %rax
	leaq	(%r10,%rax,8), %rcx
	movq	128(%rsp), %rax
	movq	%rcx, 776(%rsp)
	leaq	-3(%rdx), %rcx
	addq	$3, %rdx
	imulq	%r9, %rcx
	addq	%rax, %r13
	movq	%r13, 72(%rsp)
	leaq	(%r15,%r13), %r13
	leaq	(%r10,%r13,8), %r13
	vmovq	%rcx, %xmm0
	addq	%rbx, %rcx
	movq	%r13, 624(%rsp)
	vmovq	%r13, %xmm12
	leaq	(%r10,%rcx,8), %rax
	movq	%r9, %rcx
	movq	%r9, 56(%rsp)
	vmovq	776(%rsp), %xmm11
	imulq	%rdx, %rcx
	movq	%rax, 616(%rsp)
	vmovapd	%ymm16, 744(%rsp)
	vmovsd	%xmm25, %xmm25, %xmm16
	vmovsd	%xmm30, %xmm30, %xmm25
	vmovsd	%xmm29, %xmm29, %xmm30
	movq	%r12, 40(%rsp)
	vmovsd	%xmm23, %xmm23, %xmm29
	vmovsd	%xmm22, %xmm22, %xmm23
	vmovsd	%xmm18, %xmm18, %xmm22
	vmovq	%rcx, %xmm1
	addq	%rbx, %rcx
	movq	%r14, 32(%rsp)
	leaq	(%r10,%rcx,8), %rax
	leaq	(%rbx,%rbx), %rcx
	movq	%r11, 24(%rsp)
	movq	%rcx, 64(%rsp)
	addq	%r15, %rcx
	movq	%rax, 608(%rsp)
	leaq	(%r10,%rcx,8), %rax
	leaq	(%rbx,%r15), %rcx
	movq	%rax, 120(%rsp)
	movq	16(%rbp), %rax
	leaq	0(,%rcx,8), %rcx
	movq	120(%rsp), %r13
	movq	%r15, 16(%rsp)
	addq	%rcx, %rax
	leaq	(%r10,%rcx), %rcx
	vmovapd	%ymm15, 712(%rsp)
	movq	%rax, 592(%rsp)
	leaq	(%r10,%r15,8), %rax
	vmovq	%rax, %xmm2
	movq	%rcx, 96(%rsp)
	vmovq	%xmm13, %rax
	leaq	-6(%rdi), %rcx
	leaq	(%r10,%rax,8), %rax
	movq	%rcx, 560(%rsp)
	vmovq	%rax, %xmm3
	leaq	(%r10,%r12,8), %rax
	movq	%r13, 600(%rsp)
	vmovq	%rax, %xmm4
	leaq	(%r10,%r14,8), %rax
	vmovapd	%ymm14, 680(%rsp)
	vmovq	%rax, %xmm5
	leaq	(%r10,%r11,8), %rax
	vmovq	%xmm13, 48(%rsp)
	vmovq	%rax, %xmm6
	vmovq	%xmm0, %rax
	leaq	(%r10,%rax,8), %rax
	vmovq	%rax, %xmm7
	leaq	0(,%rdx,8), %rax
	movq	%r9, %rdx
	imulq	%rax, %rdx
	subq	$24, %rax
	imulq	%r9, %rax
	addq	%r10, %rdx
	movq	%rdx, 88(%rsp)
	movq	16(%rbp), %rdx
	addq	%rax, %rdx
	leaq	(%r10,%rax), %rax
	vmovq	%rdx, %xmm8
	movq	%rdi, %rdx
	subq	$7, %rdi
	movq	%rax, 104(%rsp)
	movq	%rdi, 568(%rsp)
	movq	%rcx, %rdi
	shrq	$3, %rcx
	movq	128(%rsp), %rax
	movq	%rcx, 1064(%rsp)
	movq	112(%rsp), %rcx
	andq	$-8, %rdi
	movq	%rdi, 536(%rsp)
	addq	$3, %rdi
	addq	%r15, %rcx
	movq	%rdi, 544(%rsp)
	leaq	(%r10,%rcx,8), %rdi
	leaq	(%rax,%r15), %rcx
	xorl	%eax, %eax
	vmovq	%rdi, %xmm9
	leaq	(%r10,%rcx,8), %rdi
	leaq	-3(%rdx), %rcx
	vmovq	%rdi, %xmm10
	leaq	-5(%rdx), %rdi
	subq	$2, %rdx
	movq	%rcx, 488(%rsp)
	cmpq	%rdi, %rdx
	movq	%rdi, 472(%rsp)
	cmovg	%rdi, %rdx
	movq	%rdx, 480(%rsp)
	vmovq	%xmm0, 8(%rsp)
	vmovsd	%xmm27, %xmm27, %xmm0
	vmovsd	88(%rbp), %xmm31
	vmovsd	72(%rbp), %xmm27
	movq	%rax, 160(%rsp)
	movq	%r10, -96(%rsp)
	movq	%rbx, -104(%rsp)
	vmovq	%xmm1, (%rsp)
	vmovq	%xmm3, -8(%rsp)
	vmovq	%xmm4, -16(%rsp)
	vmovq	%xmm2, -24(%rsp)
	vmovq	%xmm5, -32(%rsp)
	vmovq	%xmm6, -40(%rsp)
	vmovq	%xmm7, -48(%rsp)
	vmovq	%xmm8, -56(%rsp)
	vmovq	%xmm9, -64(%rsp)
	vmovq	%xmm10, -72(%rsp)
	vmovq	%xmm11, -80(%rsp)
	vmovq	%xmm12, -88(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-8(%rsp), %r14
	movq	-16(%rsp), %r11
	vmovsd	%xmm27, %xmm27, %xmm21
	vmovsd	%xmm0, %xmm0, %xmm27
	movq	32(%rsp), %r15
	movq	-32(%rsp), %rdx
	vmovsd	%xmm31, %xmm31, %xmm0
	vmovsd	%xmm30, %xmm30, %xmm31
	movq	24(%rsp), %r13
	movq	-40(%rsp), %rcx
	vmovsd	%xmm29, %xmm29, %xmm30
	vmovsd	%xmm22, %xmm22, %xmm29
	movq	160(%rsp), %rbx
	movq	16(%rsp), %r10
	addq	%rax, %r15
	vmovsd	%xmm23, %xmm23, %xmm22
	addq	%rax, %r13
	movq	8(%rsp), %rdi
	movq	-24(%rsp), %r12
	movq	%r15, 848(%rsp)
	addq	%rbx, %r14
	addq	%rbx, %r11
	addq	%rbx, %rdx
	addq	%rbx, %rcx
	leaq	(%r10,%rax), %r9
	movq	%r14, 984(%rsp)
	movq	-48(%rsp), %r10
	addq	%rax, %rdi
	movq	%r11, 976(%rsp)
	movq	(%rsp), %r14
	leaq	(%rbx,%r12), %r12
	vmovsd	%xmm24, %xmm24, %xmm23
	movq	%rdx, 968(%rsp)
	movq	88(%rsp), %r11
	addq	%rbx, %r10
	vmovsd	%xmm16, %xmm16, %xmm24
	movq	%r13, 840(%rsp)
	movq	-56(%rsp), %r15
	addq	%rax, %r14
	movq	%rcx, 960(%rsp)
	movq	96(%rsp), %rdx
	addq	%rbx, %r11
	movq	104(%rsp), %r13
	movq	-64(%rsp), %rcx
	addq	%rbx, %r15
	movq	%r9, 928(%rsp)
	addq	%rbx, %rdx
	movq	%r10, 952(%rsp)
	addq	%rbx, %r13
	addq	%rbx, %rcx
	movq	%r14, 824(%rsp)
	movq	%r11, 944(%rsp)
	movq	%r15, 936(%rsp)
	movq	%rdx, 1152(%rsp)
	movq	%r13, 784(%rsp)
	movq	%rcx, 528(%rsp)
	movq	%rdi, 832(%rsp)
	movq	-72(%rsp), %rdi
	movq	120(%rsp), %r11
	movq	-80(%rsp), %r10
	movq	$0, 1144(%rsp)
	movq	-88(%rsp), %r14
	addq	%rbx, %rdi
	movq	112(%rsp), %r13
	movq	$3, 1024(%rsp)
	addq	%rbx, %r10
	movq	-104(%rsp), %rcx
	movq	72(%rsp), %r15
	movq	%rdi, 520(%rsp)
	addq	%rbx, %r14
	addq	%r11, %rbx
	movq	48(%rsp), %rdi
	movq	128(%rsp), %rdx
	movq	%rbx, 496(%rsp)
	movq	64(%rsp), %rbx
	movq	%r14, 504(%rsp)
	movq	40(%rsp), %r14
	movq	%rbx, 992(%rsp)
	movq	1072(%rsp), %rbx
	leaq	3(%r14,%rax), %r11
	movq	%r10, 512(%rsp)
	leaq	3(%rdi,%rax), %r10
	movq	-96(%rsp), %r14
	leaq	3(%r9,%rbx), %r9
	movq	%rdx, 1008(%rsp)
	movq	%r13, 1016(%rsp)
	movq	%rcx, 1056(%rsp)
	movq	%r10, 816(%rsp)
	movq	%r11, 808(%rsp)
	movq	%r9, 800(%rsp)
	movq	%rsi, 152(%rsp)
	movq	%rax, 144(%rsp)
	movq	%r8, 136(%rsp)
	movq	%r15, 1000(%rsp)
	xorl	%r15d, %r15d
	.p2align 4,,10
	.p2align 3
.L14:
	movq	1024(%rsp), %rsi
	movq	%rsi, 792(%rsp)
	addq	$1, %rsi
	cmpq	$6, 568(%rsp)
	movq	%rsi, 1024(%rsp)
	jbe	.L32
	movq	1152(%rsp), %r8
	movq	672(%rsp), %r10
	movq	%r12, 880(%rsp)
	vbroadcastsd	%xmm26, %zmm13
	movq	664(%rsp), %rbx
	movq	656(%rsp), %rsi
	vbroadcastsd	%xmm29, %zmm10
	vbroadcastsd	%xmm24, %zmm7
	leaq	24(%r8), %rdx
	leaq	32(%r8), %rdi
	movq	648(%rsp), %rax
	vbroadcastsd	1048(%rsp), %zmm20
	leaq	24(%r15,%r10), %r11
	leaq	24(%r15,%rbx), %r9
	movq	640(%rsp), %r10
	movq	%rdx, 1088(%rsp)
	leaq	24(%r15,%rsi), %rcx
	leaq	16(%r8), %r13
	movq	%rdi, 1104(%rsp)
	movq	624(%rsp), %rsi
	leaq	8(%r8), %rdx
	leaq	40(%r8), %rdi
	addq	$48, %r8
	movq	%r9, 1120(%rsp)
	movq	%r8, 1080(%rsp)
	movq	776(%rsp), %r9
	vbroadcastsd	%xmm27, %zmm4
	vbroadcastsd	%xmm25, %zmm14
	movq	616(%rsp), %r8
	movq	%rcx, 1128(%rsp)
	vbroadcastsd	%xmm23, %zmm8
	vbroadcastsd	%xmm28, %zmm11
	movq	608(%rsp), %rcx
	movq	%r13, 1096(%rsp)
	leaq	24(%r15,%rax), %r13
	vbroadcastsd	%xmm22, %zmm9
	movq	784(%rsp), %rax
	movq	%r11, 1112(%rsp)
	leaq	24(%r15,%r10), %r11
	leaq	24(%r15,%rsi), %r10
	movq	%rdx, 1136(%rsp)
	movq	632(%rsp), %rbx
	vbroadcastsd	%xmm19, %zmm6
	vbroadcastsd	%xmm21, %zmm5
	movq	600(%rsp), %rdx
	movq	%r11, 896(%rsp)
	leaq	24(%r15,%r9), %r11
	leaq	24(%r15,%r8), %r9
	leaq	24(%r15,%rcx), %r8
	leaq	24(%r15,%rbx), %rbx
	movq	592(%rsp), %rcx
	movq	%rdi, 888(%rsp)
	leaq	24(%r15,%rax), %rdi
	leaq	24(%r15,%rdx), %rsi
	xorl	%eax, %eax
	vbroadcastsd	1040(%rsp), %zmm18
	leaq	24(%r15,%rcx), %rcx
	xorl	%edx, %edx
	vbroadcastsd	920(%rsp), %zmm17
	vbroadcastsd	912(%rsp), %zmm16
	movq	1080(%rsp), %r12
	vbroadcastsd	%xmm0, %zmm3
	vbroadcastsd	904(%rsp), %zmm15
	vbroadcastsd	%xmm31, %zmm2
	vbroadcastsd	1032(%rsp), %zmm12
	movq	%rdi, 1080(%rsp)
	movq	%r9, %rdi
	vbroadcastsd	%xmm30, %zmm1
	vmovsd	%xmm23, 856(%rsp)
	movq	%r11, %r9
	vmovsd	%xmm25, %xmm25, %xmm23
	movq	%r13, %r11
	movq	%r15, 872(%rsp)
	movq	888(%rsp), %r15
	movq	%r8, %r13
	vmovsd	%xmm28, %xmm28, %xmm25
	movq	%r14, 888(%rsp)
	movq	%r10, %r8
	movq	896(%rsp), %r14
	movq	%rbx, %r10
	vmovsd	%xmm24, 896(%rsp)
	vmovsd	%xmm26, %xmm26, %xmm24
	vmovsd	%xmm29, %xmm29, %xmm26
	movq	%rcx, %rbx
	vmovsd	%xmm27, %xmm27, %xmm29
	vmovsd	856(%rsp), %xmm27
	vmovsd	%xmm19, 864(%rsp)
	.p2align 4,,10
	.p2align 3
.L5:
	movq	1096(%rsp), %rcx
	addq	$1, %rdx
	vmulpd	(%rcx,%rax), %zmm18, %zmm19
	movq	1088(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm20, %zmm19
	movq	1104(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm17, %zmm19
	movq	1112(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm16, %zmm19
	movq	1120(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm15, %zmm19
	movq	1128(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm14, %zmm19
	movq	1136(%rsp), %rcx
	vfmadd231pd	(%r11,%rax), %zmm13, %zmm19
	vfmadd231pd	(%rcx,%rax), %zmm12, %zmm19
	movq	1152(%rsp), %rcx
	vfmadd231pd	(%r15,%rax), %zmm11, %zmm19
	vfmadd231pd	(%r14,%rax), %zmm10, %zmm19
	vfmadd231pd	(%r10,%rax), %zmm9, %zmm19
	vfmadd231pd	(%r9,%rax), %zmm8, %zmm19
	vfmadd231pd	(%r8,%rax), %zmm7, %zmm19
	vfmadd231pd	(%rcx,%rax), %zmm6, %zmm19
	movq	1080(%rsp), %rcx
	vfmadd231pd	(%r12,%rax), %zmm5, %zmm19
	vfmadd231pd	(%rdi,%rax), %zmm4, %zmm19
	vfmadd231pd	0(%r13,%rax), %zmm3, %zmm19
	vfmadd231pd	(%rcx,%rax), %zmm2, %zmm19
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm19
	vmovupd	%zmm19, (%rbx,%rax)
	addq	$64, %rax
	cmpq	%rdx, 1064(%rsp)
	jne	.L5
	vmovsd	%xmm27, %xmm27, %xmm15
	vmovsd	%xmm25, %xmm25, %xmm28
	vmovsd	%xmm29, %xmm29, %xmm27
	movq	880(%rsp), %r12
	vmovsd	%xmm23, %xmm23, %xmm25
	vmovsd	%xmm26, %xmm26, %xmm29
	movq	872(%rsp), %r15
	vmovsd	%xmm24, %xmm24, %xmm26
	movq	888(%rsp), %r14
	vmovsd	864(%rsp), %xmm19
	vmovsd	%xmm15, %xmm15, %xmm23
	vmovsd	896(%rsp), %xmm24
	testb	$7, 560(%rsp)
	je	.L33
	movq	536(%rsp), %rcx
	movq	544(%rsp), %rax
.L12:
	movq	552(%rsp), %rdx
	subq	%rcx, %rdx
	leaq	-6(%rdx), %r11
	subq	$7, %rdx
	cmpq	$2, %rdx
	jbe	.L7
	movq	928(%rsp), %r9
	movq	1056(%rsp), %rdi
	vbroadcastsd	%xmm25, %ymm4
	vbroadcastsd	%xmm26, %ymm3
	movq	1016(%rsp), %r10
	movq	816(%rsp), %r13
	vbroadcastsd	%xmm28, %ymm15
	vbroadcastsd	%xmm29, %ymm14
	leaq	3(%r9), %rdx
	leaq	(%rcx,%rdi), %rsi
	movq	808(%rsp), %r8
	vbroadcastsd	1040(%rsp), %ymm20
	leaq	(%rdx,%r10), %rdi
	leaq	3(%r9,%rsi), %rbx
	addq	%rsi, %r13
	movq	848(%rsp), %r10
	leaq	(%rdi,%rcx), %r9
	movq	840(%rsp), %rdi
	vmovq	%r13, %xmm18
	movq	1008(%rsp), %r13
	movq	%r9, 1136(%rsp)
	addq	%rsi, %r8
	leaq	3(%r10,%rsi), %r10
	vbroadcastsd	1048(%rsp), %ymm1
	leaq	3(%rdi,%rsi), %r9
	movq	1000(%rsp), %rdi
	addq	%rdx, %r13
	vmovq	%r8, %xmm17
	leaq	0(%r13,%rcx), %r8
	movq	%r9, 1120(%rsp)
	movq	1144(%rsp), %r9
	vbroadcastsd	%xmm22, %ymm13
	leaq	(%rdx,%rdi), %r13
	movq	%r8, 1128(%rsp)
	movq	800(%rsp), %r8
	vbroadcastsd	%xmm23, %ymm12
	leaq	0(%r13,%rcx), %rdi
	movq	832(%rsp), %r13
	vmulpd	-8(%r14,%rbx,8), %ymm20, %ymm16
	vbroadcastsd	%xmm24, %ymm11
	addq	%r9, %r8
	movq	%rdi, 1112(%rsp)
	movq	824(%rsp), %rdi
	vbroadcastsd	%xmm19, %ymm10
	leaq	3(%r13,%rsi), %r13
	addq	%rcx, %r8
	vmovapd	744(%rsp), %ymm20
	vbroadcastsd	1032(%rsp), %ymm2
	leaq	3(%rdi,%rsi), %rdi
	movq	%r9, %rsi
	movq	992(%rsp), %r9
	vbroadcastsd	%xmm21, %ymm9
	vfmadd132pd	(%r14,%rbx,8), %ymm16, %ymm1
	addq	%rdx, %rsi
	vbroadcastsd	%xmm27, %ymm8
	addq	%r9, %rdx
	vfmadd231pd	8(%r14,%rbx,8), %ymm20, %ymm1
	addq	%rcx, %rsi
	addq	%rcx, %rdx
	vmovq	%xmm18, %rcx
	vmovq	%xmm17, %r9
	vmovapd	712(%rsp), %ymm18
	vfmadd231pd	(%r14,%rcx,8), %ymm18, %ymm1
	movq	1136(%rsp), %rcx
	vbroadcastsd	%xmm0, %ymm7
	vbroadcastsd	%xmm31, %ymm6
	vmovapd	680(%rsp), %ymm17
	vfmadd231pd	(%r14,%r9,8), %ymm17, %ymm1
	vbroadcastsd	%xmm30, %ymm5
	movq	1128(%rsp), %r9
	vfmadd132pd	(%r14,%rcx,8), %ymm1, %ymm4
	vfmadd132pd	(%r14,%r9,8), %ymm4, %ymm3
	vfmadd132pd	-16(%r14,%rbx,8), %ymm3, %ymm2
	vfmadd132pd	16(%r14,%rbx,8), %ymm2, %ymm15
	vfmadd132pd	(%r14,%r10,8), %ymm15, %ymm14
	movq	1120(%rsp), %r10
	vfmadd132pd	(%r14,%r10,8), %ymm14, %ymm13
	vfmadd132pd	(%r14,%r8,8), %ymm13, %ymm12
	movq	1112(%rsp), %r8
	vfmadd132pd	(%r14,%r8,8), %ymm12, %ymm11
	vfmadd132pd	-24(%r14,%rbx,8), %ymm11, %ymm10
	vfmadd132pd	24(%r14,%rbx,8), %ymm10, %ymm9
	vfmadd132pd	(%r14,%r13,8), %ymm9, %ymm8
	movq	1072(%rsp), %r13
	vfmadd132pd	(%r14,%rdi,8), %ymm8, %ymm7
	movq	1144(%rsp), %rdi
	vfmadd132pd	(%r14,%rsi,8), %ymm7, %ymm6
	vfmadd132pd	(%r14,%rdx,8), %ymm6, %ymm5
	movq	16(%rbp), %rdx
	addq	%r13, %rdi
	movq	%rdi, 1136(%rsp)
	vmovupd	%ymm5, (%rdx,%rbx,8)
	movq	%r11, %rbx
	andq	$-4, %rbx
	addq	%rbx, %rax
	andl	$3, %r11d
	je	.L6
.L7:
	movq	928(%rsp), %r11
	movq	1056(%rsp), %rsi
	leaq	1(%rax), %rdx
	movq	480(%rsp), %r10
	leaq	(%r11,%rsi), %rcx
	addq	%rax, %rcx
	leaq	(%r14,%rcx,8), %r9
	cmpq	%r10, %rdx
	jge	.L34
	movq	1008(%rsp), %rbx
	movq	1144(%rsp), %r11
	movq	1072(%rsp), %rdi
	vmovupd	8(%r9), %xmm2
	leaq	(%rax,%rbx), %r13
	movq	1016(%rsp), %r8
	vmovupd	(%r9), %xmm7
	leaq	(%rax,%r11), %rbx
	vmovsd	16(%r9), %xmm4
	vmovupd	-24(%r9), %xmm1
	addq	%r11, %rdi
	vunpckhpd	%xmm2, %xmm2, %xmm5
	vmovsd	-16(%r9), %xmm8
	leaq	(%r12,%r13,8), %r9
	movq	992(%rsp), %r13
	leaq	(%rax,%r8), %rdx
	movq	1000(%rsp), %rcx
	leaq	(%rdi,%rax), %rsi
	leaq	(%r12,%rdx,8), %r10
	movq	%rdi, 1136(%rsp)
	leaq	(%rax,%r13), %r11
	leaq	(%r12,%rsi,8), %r8
	movq	520(%rsp), %r13
	leaq	(%rax,%rcx), %rdx
	leaq	(%r12,%rbx,8), %rsi
	movq	528(%rsp), %rbx
	leaq	(%r12,%r11,8), %rcx
	movq	512(%rsp), %r11
	addq	%r15, %r13
	leaq	(%r12,%rdx,8), %rdi
	addq	%r15, %rbx
	movq	1056(%rsp), %rdx
	vmovq	%r13, %xmm13
	movq	784(%rsp), %r13
	addq	%r15, %r11
	vmovq	%rbx, %xmm15
	movq	504(%rsp), %rbx
	vmovq	%r11, %xmm11
	leaq	(%rax,%rdx), %rdx
	leaq	(%r15,%r13), %r13
	movq	496(%rsp), %r11
	addq	%r15, %rbx
	salq	$3, %rdx
	addq	%r15, %r11
	vmovq	%rbx, %xmm10
	vmovq	%r11, %xmm14
.L10:
	movq	984(%rsp), %rbx
	addq	$24, %r10
	addq	$24, %r9
	vmovapd	280(%rsp), %xmm3
	vmulpd	-8(%r12,%rdx), %xmm3, %xmm12
	addq	$24, %r8
	movq	976(%rsp), %r11
	vmovhpd	-8(%r12,%rdx), %xmm8, %xmm9
	vfmadd231pd	312(%rsp), %xmm7, %xmm12
	addq	$24, %rdi
	vmovapd	440(%rsp), %xmm8
	vmovhpd	24(%r12,%rdx), %xmm4, %xmm4
	vfmadd132pd	456(%rsp), %xmm12, %xmm2
	addq	$24, %rsi
	vmovapd	424(%rsp), %xmm7
	addq	$24, %rcx
	vfmadd231pd	(%rbx,%rdx), %xmm8, %xmm2
	vmovq	%xmm15, %rbx
	vmovapd	408(%rsp), %xmm6
	vfmadd231pd	(%r11,%rdx), %xmm7, %xmm2
	movq	%rax, %r11
	vmovapd	344(%rsp), %xmm3
	vfmadd231pd	(%rbx,%rax,8), %xmm6, %xmm2
	vmovq	%xmm13, %rbx
	vmovupd	24(%r12,%rdx), %xmm7
	addq	$4, %r11
	vfmadd231pd	(%rbx,%rax,8), %xmm3, %xmm2
	vmovq	%xmm11, %rbx
	vmovupd	(%rbx,%rax,8), %xmm12
	vmovq	%xmm10, %rbx
	vfmadd132pd	392(%rsp), %xmm2, %xmm9
	vmovupd	(%rbx,%rax,8), %xmm8
	addq	$3, %rax
	movq	968(%rsp), %rbx
	vfmadd132pd	328(%rsp), %xmm9, %xmm4
	vmovapd	296(%rsp), %xmm2
	vfmadd231pd	(%rbx,%rdx), %xmm2, %xmm4
	movq	960(%rsp), %rbx
	vmovapd	360(%rsp), %xmm9
	vfmadd231pd	(%rbx,%rdx), %xmm9, %xmm4
	movq	952(%rsp), %rbx
	vfmadd231pd	264(%rsp), %xmm12, %xmm4
	vfmadd132pd	248(%rsp), %xmm4, %xmm8
	vfmadd231pd	232(%rsp), %xmm1, %xmm8
	vfmadd231pd	376(%rsp), %xmm7, %xmm8
	vmovapd	216(%rsp), %xmm1
	vfmadd231pd	(%rbx,%rdx), %xmm1, %xmm8
	movq	944(%rsp), %rbx
	vmovupd	(%r12,%rdx), %xmm1
	vmovupd	32(%r12,%rdx), %xmm2
	vmovapd	200(%rsp), %xmm6
	vfmadd231pd	(%rbx,%rdx), %xmm6, %xmm8
	vmovq	%xmm14, %rbx
	vmovapd	184(%rsp), %xmm3
	vfmadd231pd	-24(%r13,%rax,8), %xmm3, %xmm8
	vunpckhpd	%xmm1, %xmm1, %xmm4
	vmovapd	168(%rsp), %xmm12
	vfmadd231pd	-24(%rbx,%rax,8), %xmm12, %xmm8
	movq	936(%rsp), %rbx
	vmulsd	1040(%rsp), %xmm4, %xmm9
	vfmadd231sd	1048(%rsp), %xmm5, %xmm9
	vmovsd	(%r12,%rdx), %xmm12
	vunpckhpd	%xmm2, %xmm2, %xmm5
	vfmadd231sd	920(%rsp), %xmm7, %xmm9
	vmovsd	912(%rsp), %xmm6
	vmovsd	904(%rsp), %xmm3
	vmovupd	%xmm8, (%rbx,%rdx)
	movq	984(%rsp), %rbx
	vmovsd	8(%r12,%rdx), %xmm8
	vfmadd231sd	16(%rbx,%rdx), %xmm6, %xmm9
	movq	976(%rsp), %rbx
	vfmadd231sd	16(%rbx,%rdx), %xmm3, %xmm9
	movq	968(%rsp), %rbx
	vfmadd231sd	-8(%r10), %xmm25, %xmm9
	vfmadd231sd	-8(%r9), %xmm26, %xmm9
	vfmadd231sd	1032(%rsp), %xmm12, %xmm9
	vfmadd231sd	32(%r12,%rdx), %xmm28, %xmm9
	vfmadd231sd	16(%rbx,%rdx), %xmm29, %xmm9
	movq	960(%rsp), %rbx
	vfmadd231sd	16(%rbx,%rdx), %xmm22, %xmm9
	vfmadd231sd	-8(%r8), %xmm23, %xmm9
	vmovsd	-8(%r12,%rdx), %xmm6
	vfmadd231sd	-8(%rdi), %xmm24, %xmm9
	movq	952(%rsp), %rbx
	vmovsd	40(%r12,%rdx), %xmm4
	vfmadd132sd	%xmm19, %xmm9, %xmm6
	vfmadd231sd	%xmm21, %xmm5, %xmm6
	vfmadd231sd	16(%rbx,%rdx), %xmm27, %xmm6
	movq	944(%rsp), %rbx
	vfmadd231sd	16(%rbx,%rdx), %xmm0, %xmm6
	movq	936(%rsp), %rbx
	vfmadd231sd	-8(%rsi), %xmm31, %xmm6
	vfmadd231sd	-8(%rcx), %xmm30, %xmm6
	vmovsd	%xmm6, 16(%rbx,%rdx)
	addq	$24, %rdx
	cmpq	%r11, 472(%rsp)
	jg	.L10
	leaq	1(%rax), %rdx
.L9:
	movq	792(%rsp), %rcx
	movq	1072(%rsp), %rsi
	vmovsd	1040(%rsp), %xmm13
	vmovsd	1048(%rsp), %xmm14
	leaq	3(%rcx), %rdi
	leaq	-1(%rcx), %r11
	vmovsd	920(%rsp), %xmm15
	vmovsd	912(%rsp), %xmm12
	leaq	-2(%rcx), %r10
	leaq	2(%rcx), %r9
	vmovq	%rdi, %xmm11
	movq	984(%rsp), %rdi
	imulq	%rsi, %r11
	leaq	-3(%rcx), %r8
	vmovsd	904(%rsp), %xmm9
	vmovsd	1032(%rsp), %xmm10
	imulq	%rsi, %rcx
	leaq	2(%rax), %rsi
	movq	%r11, 1144(%rsp)
	addq	%rax, %r11
	leaq	(%rcx,%rax), %r13
	leaq	(%rcx,%rdx), %rbx
	addq	%rsi, %rcx
	vmovsd	-8(%r12,%r13,8), %xmm2
	vmovsd	(%r12,%r13,8), %xmm8
	vmovsd	(%r12,%rbx,8), %xmm3
	vmovsd	-16(%r12,%r13,8), %xmm6
	vmulsd	%xmm13, %xmm2, %xmm1
	vmovsd	(%r12,%rcx,8), %xmm4
	vmovsd	24(%r12,%r13,8), %xmm7
	vfmadd231sd	%xmm14, %xmm8, %xmm1
	vfmadd231sd	%xmm15, %xmm3, %xmm1
	vfmadd231sd	(%rdi,%r13,8), %xmm12, %xmm1
	movq	976(%rsp), %rdi
	vfmadd231sd	(%rdi,%r13,8), %xmm9, %xmm1
	movq	1024(%rsp), %rdi
	vfmadd231sd	(%r12,%r11,8), %xmm25, %xmm1
	movq	1072(%rsp), %r11
	imulq	%r11, %rdi
	imulq	%r11, %r10
	imulq	%r11, %r9
	movq	%rdi, 1128(%rsp)
	imulq	%r11, %r8
	leaq	(%rdi,%rax), %rdi
	vfmadd231sd	(%r12,%rdi,8), %xmm26, %xmm1
	movq	968(%rsp), %rdi
	vfmadd231sd	%xmm10, %xmm6, %xmm1
	vfmadd231sd	%xmm4, %xmm28, %xmm1
	vfmadd231sd	(%rdi,%r13,8), %xmm29, %xmm1
	movq	960(%rsp), %rdi
	vfmadd231sd	(%rdi,%r13,8), %xmm22, %xmm1
	leaq	(%r10,%rax), %rdi
	vfmadd231sd	(%r12,%rdi,8), %xmm23, %xmm1
	leaq	(%r9,%rax), %rdi
	vfmadd231sd	(%r12,%rdi,8), %xmm24, %xmm1
	movq	952(%rsp), %rdi
	vfmadd231sd	-24(%r12,%r13,8), %xmm19, %xmm1
	vfmadd231sd	%xmm7, %xmm21, %xmm1
	vfmadd231sd	(%rdi,%r13,8), %xmm27, %xmm1
	movq	944(%rsp), %rdi
	vfmadd231sd	(%rdi,%r13,8), %xmm0, %xmm1
	leaq	(%r8,%rax), %rdi
	vfmadd231sd	(%r12,%rdi,8), %xmm31, %xmm1
	movq	%r11, %rdi
	vmovq	%xmm11, %r11
	imulq	%rdi, %r11
	addq	%r11, %rax
	movq	%r11, %rdi
	movq	488(%rsp), %r11
	vfmadd231sd	(%r12,%rax,8), %xmm30, %xmm1
	movq	936(%rsp), %rax
	vmovsd	%xmm1, (%rax,%r13,8)
	cmpq	%rdx, %r11
	jle	.L6
	vmulsd	%xmm13, %xmm8, %xmm5
	movq	984(%rsp), %rax
	vmovsd	32(%r12,%r13,8), %xmm11
	vfmadd231sd	%xmm14, %xmm3, %xmm5
	vfmadd231sd	%xmm15, %xmm4, %xmm5
	vfmadd231sd	(%rax,%rbx,8), %xmm12, %xmm5
	movq	976(%rsp), %rax
	vfmadd231sd	(%rax,%rbx,8), %xmm9, %xmm5
	movq	1144(%rsp), %rax
	addq	%rdx, %rax
	vfmadd231sd	(%r12,%rax,8), %xmm25, %xmm5
	movq	1128(%rsp), %rax
	addq	%rdx, %rax
	vfmadd231sd	(%r12,%rax,8), %xmm26, %xmm5
	movq	968(%rsp), %rax
	vfmadd231sd	%xmm10, %xmm2, %xmm5
	vfmadd231sd	%xmm7, %xmm28, %xmm5
	vfmadd231sd	(%rax,%rbx,8), %xmm29, %xmm5
	movq	960(%rsp), %rax
	vfmadd231sd	(%rax,%rbx,8), %xmm22, %xmm5
	leaq	(%r10,%rdx), %rax
	vfmadd231sd	(%r12,%rax,8), %xmm23, %xmm5
	leaq	(%r9,%rdx), %rax
	vfmadd231sd	(%r12,%rax,8), %xmm24, %xmm5
	movq	952(%rsp), %rax
	vfmadd231sd	%xmm6, %xmm19, %xmm5
	vfmadd231sd	%xmm11, %xmm21, %xmm5
	vfmadd231sd	(%rax,%rbx,8), %xmm27, %xmm5
	movq	944(%rsp), %rax
	vfmadd231sd	(%rax,%rbx,8), %xmm0, %xmm5
	leaq	(%r8,%rdx), %rax
	addq	%rdi, %rdx
	vfmadd231sd	(%r12,%rax,8), %xmm31, %xmm5
	vfmadd231sd	(%r12,%rdx,8), %xmm30, %xmm5
	movq	936(%rsp), %rdx
	vmovsd	%xmm5, (%rdx,%rbx,8)
	cmpq	%rsi, %r11
	jle	.L6
	vmulsd	%xmm13, %xmm3, %xmm13
	movq	984(%rsp), %rbx
	movq	976(%rsp), %r11
	addq	%rsi, %r10
	movq	1144(%rsp), %rax
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdi
	movq	1128(%rsp), %rdx
	addq	%rsi, %rax
	addq	%rsi, %rdx
	vfmadd132sd	%xmm14, %xmm13, %xmm4
	vfmadd132sd	%xmm15, %xmm4, %xmm7
	vfmadd231sd	(%rbx,%rcx,8), %xmm12, %xmm7
	movq	968(%rsp), %rbx
	vfmadd231sd	(%r11,%rcx,8), %xmm9, %xmm7
	movq	960(%rsp), %r11
	vfmadd231sd	(%r12,%rax,8), %xmm25, %xmm7
	vfmadd231sd	(%r12,%rdx,8), %xmm26, %xmm7
	vfmadd132sd	%xmm10, %xmm7, %xmm8
	vfmadd132sd	%xmm28, %xmm8, %xmm11
	vmovsd	%xmm11, %xmm11, %xmm6
	vfmadd231sd	(%rbx,%rcx,8), %xmm29, %xmm6
	vfmadd231sd	(%r11,%rcx,8), %xmm22, %xmm6
	vfmadd231sd	(%r12,%r10,8), %xmm23, %xmm6
	movq	952(%rsp), %r10
	vfmadd231sd	(%r12,%r9,8), %xmm24, %xmm6
	movq	944(%rsp), %r9
	vfmadd231sd	%xmm2, %xmm19, %xmm6
	vfmadd231sd	40(%r12,%r13,8), %xmm21, %xmm6
	vfmadd231sd	(%r10,%rcx,8), %xmm27, %xmm6
	vfmadd231sd	(%r9,%rcx,8), %xmm0, %xmm6
	vfmadd231sd	(%r12,%r8,8), %xmm31, %xmm6
	movq	936(%rsp), %r8
	vfmadd231sd	(%r12,%rdi,8), %xmm30, %xmm6
	vmovsd	%xmm6, (%r8,%rcx,8)
.L6:
	movq	584(%rsp), %rcx
	movq	1136(%rsp), %rsi
	movq	1072(%rsp), %r13
	addq	%rcx, 1152(%rsp)
	addq	%r13, 1056(%rsp)
	movq	1024(%rsp), %rdi
	addq	%rcx, %r15
	addq	%r13, 1016(%rsp)
	addq	%r13, 1008(%rsp)
	addq	%r13, 1000(%rsp)
	addq	%r13, 992(%rsp)
	movq	%rsi, 1144(%rsp)
	cmpq	%rdi, 576(%rsp)
	jne	.L14
	movq	144(%rsp), %rax
	movq	56(%rsp), %r12
	vmovsd	%xmm24, %xmm24, %xmm16
	vmovsd	%xmm23, %xmm23, %xmm24
	movq	152(%rsp), %rsi
	vmovsd	%xmm22, %xmm22, %xmm23
	addq	%rsi, 672(%rsp)
	vmovsd	%xmm29, %xmm29, %xmm22
	addq	%rsi, 664(%rsp)
	vmovsd	%xmm30, %xmm30, %xmm29
	addq	%r12, %rax
	movq	136(%rsp), %r8
	vmovsd	%xmm31, %xmm31, %xmm30
	addq	%rsi, 656(%rsp)
	vmovsd	%xmm0, %xmm0, %xmm31
	addq	%rsi, 648(%rsp)
	vmovsd	%xmm27, %xmm27, %xmm0
	vmovsd	%xmm21, %xmm21, %xmm27
	addq	%rsi, 640(%rsp)
	addq	%rsi, 632(%rsp)
	addq	%rsi, 776(%rsp)
	addq	%rsi, 624(%rsp)
	addq	%rsi, 616(%rsp)
	addq	%rsi, 608(%rsp)
	addq	%rsi, 600(%rsp)
	addq	%rsi, 592(%rsp)
	addq	%rsi, 160(%rsp)
	cmpq	%r8, 80(%rsp)
	je	.L28
	addq	$1, %r8
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	1072(%rsp), %rax
	movq	1144(%rsp), %rsi
	addq	%rsi, %rax
	movq	%rax, 1136(%rsp)
	jmp	.L6
.L32:
	xorl	%ecx, %ecx
	movl	$3, %eax
	jmp	.L12
.L34:
	movq	1072(%rsp), %r10
	movq	1144(%rsp), %r9
	addq	%r9, %r10
	movq	%r10, 1136(%rsp)
	jmp	.L9
.L28:
	vzeroupper
.L29:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
