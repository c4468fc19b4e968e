	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	leaq	-1(%rsi), %rcx
	vmovsd	%xmm2, %xmm2, %xmm10
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %rbx
	andq	$-64, %rsp
	subq	$1096, %rsp
	movq	%rdx, 408(%rsp)
	subq	$1, %rdx
	vmovsd	%xmm2, 496(%rsp)
	movq	%r8, -96(%rsp)
	vmovsd	104(%rbp), %xmm2
	movq	%rdx, 384(%rsp)
	vmovsd	112(%rbp), %xmm31
	movq	%rcx, 432(%rsp)
	vmovsd	120(%rbp), %xmm30
	vmovsd	%xmm0, 904(%rsp)
	vmovsd	%xmm3, 488(%rsp)
	vmovsd	%xmm4, 480(%rsp)
	vmovsd	%xmm5, 472(%rsp)
	vmovsd	%xmm6, 464(%rsp)
	vmovsd	%xmm7, 512(%rsp)
	cmpq	%r8, %rax
	jge	.L29
	leaq	0(,%rbx,8), %r14
	movq	%r14, %rdi
	shrq	$3, %rdi
	movq	%rdi, 912(%rsp)
	cmpq	$1, %rcx
	jle	.L29
	cmpq	$1, %rdx
	jle	.L29
	movq	%rbx, %rdx
	vmovddup	%xmm30, %xmm11
	leaq	-1(%rax), %r8
	movq	%r9, %r15
	imulq	%rsi, %rdx
	leaq	1(%rax), %r9
	vmovddup	168(%rbp), %xmm12
	vmovddup	160(%rbp), %xmm13
	vmovapd	%xmm12, 8(%rsp)
	movq	%r9, %r10
	vmovddup	%xmm31, %xmm12
	vmovddup	152(%rbp), %xmm14
	vmovapd	%xmm13, 24(%rsp)
	vmovddup	%xmm2, %xmm13
	vmovddup	144(%rbp), %xmm15
	vmovddup	136(%rbp), %xmm8
	movq	%rdx, %rsi
	imulq	%rdx, %r10
	vmovddup	128(%rbp), %xmm9
	vmovapd	%xmm14, 40(%rsp)
	imulq	%rax, %rsi
	leaq	-2(%rbx), %rax
	subq	$3, %rbx
	vmovddup	96(%rbp), %xmm14
	vmovapd	%xmm15, 216(%rsp)
	imulq	%rdx, %r8
	vmovddup	88(%rbp), %xmm15
	leaq	(%rdi,%rdi), %r12
	vmovapd	%xmm8, 200(%rsp)
	salq	$4, %rdi
	vmovddup	80(%rbp), %xmm8
	leaq	(%r14,%r15), %r11
	vmovapd	%xmm9, 184(%rsp)
	movq	%rdi, %r13
	vmovddup	72(%rbp), %xmm9
	vmovsd	%xmm31, %xmm31, %xmm29
	vmovapd	%xmm11, 168(%rsp)
	vmovddup	64(%rbp), %xmm11
	addq	%r15, %r13
	vmovsd	%xmm2, %xmm2, %xmm28
	vmovapd	%xmm12, 152(%rsp)
	vmovddup	56(%rbp), %xmm12
	vmovapd	%xmm13, 136(%rsp)
	vmovddup	48(%rbp), %xmm13
	vmovapd	%xmm14, 120(%rsp)
	vmovddup	40(%rbp), %xmm14
	vmovapd	%xmm15, 104(%rsp)
	vmovddup	32(%rbp), %xmm15
	vmovapd	%xmm8, 88(%rsp)
	vmovapd	%xmm9, 72(%rsp)
	vmovddup	%xmm7, %xmm9
	vmovddup	%xmm0, %xmm7
	vmovsd	%xmm1, %xmm1, %xmm0
	vmovapd	%xmm11, 232(%rsp)
	vmovddup	%xmm6, %xmm11
	vbroadcastsd	%xmm6, %ymm6
	vmovapd	%xmm12, 248(%rsp)
	vmovddup	%xmm5, %xmm12
	vbroadcastsd	%xmm5, %ymm5
	vmovapd	%xmm13, 264(%rsp)
	vmovddup	%xmm4, %xmm13
	vbroadcastsd	%xmm4, %ymm4
	vmovapd	%xmm14, 280(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm14
	vmovddup	%xmm3, %xmm3
	vmovapd	%xmm15, 296(%rsp)
	movq	16(%rbp), %rcx
	vmovddup	%xmm10, %xmm15
	vmovddup	24(%rbp), %xmm8
	movq	%rbx, 424(%rsp)
	movq	%rax, %rbx
	vbroadcastsd	%xmm10, %ymm10
	vmovsd	128(%rbp), %xmm31
	andq	$-8, %rbx
	movq	%rax, 880(%rsp)
	shrq	$3, %rax
	leaq	8(%rcx,%r14), %rdi
	movq	%rbx, 392(%rsp)
	addq	$1, %rbx
	movq	%r10, 952(%rsp)
	movq	%r12, -88(%rsp)
	movq	%rax, 944(%rsp)
	movq	%rbx, 400(%rsp)
	movq	%r14, 416(%rsp)
	vmovapd	%xmm8, 312(%rsp)
	vmovddup	%xmm1, %xmm8
	vmovapd	%xmm11, 344(%rsp)
	vmovq	%rdi, %xmm11
	movq	%rdx, %rdi
	vmovapd	%xmm12, 360(%rsp)
	vbroadcastsd	%xmm14, %ymm12
	movq	%rsi, 896(%rsp)
	movq	%r13, %rsi
	movq	%r8, 888(%rsp)
	movq	%r11, %r8
	vmovapd	%xmm9, 328(%rsp)
	vmovapd	%xmm13, -56(%rsp)
	vmovapd	%xmm3, -40(%rsp)
	vmovapd	%xmm15, -24(%rsp)
	vmovapd	%xmm8, -8(%rsp)
	vmovapd	%xmm7, 56(%rsp)
	vmovapd	%ymm10, 648(%rsp)
	vmovapd	%ymm12, 616(%rsp)
	vmovapd	%ymm4, 584(%rsp)
	vmovapd	%ymm5, 552(%rsp)
	vmovapd	%ymm6, 520(%rsp)
	vmovq	%xmm11, -104(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	896(%rsp), %r10
	movq	16(%rbp), %rbx
	movq	$0, 936(%rsp)
	movq	888(%rsp), %rdx
	movq	952(%rsp), %r13
	movq	$1, 928(%rsp)
	salq	$3, %r10
	vbroadcastsd	24(%rbp), %ymm2
	vbroadcastsd	512(%rsp), %ymm1
	addq	%r10, %rbx
	leaq	(%r15,%r10), %r14
	leaq	(%r8,%r10), %rcx
	vbroadcastsd	32(%rbp), %ymm13
	movq	%rbx, 440(%rsp)
	movq	-104(%rsp), %rbx
	leaq	0(,%r13,8), %rax
	leaq	0(,%rdx,8), %r11
	leaq	(%rsi,%r10), %r13
	leaq	(%r15,%r11), %r12
	vbroadcastsd	40(%rbp), %ymm14
	vbroadcastsd	48(%rbp), %ymm3
	addq	%rbx, %r10
	movq	%r14, 1040(%rsp)
	leaq	(%r8,%r11), %rdx
	leaq	(%rsi,%r11), %r11
	movq	%r10, 1016(%rsp)
	movq	-88(%rsp), %r10
	movq	%r14, 456(%rsp)
	leaq	(%r15,%rax), %r14
	movq	%r12, 1048(%rsp)
	movq	%r12, 448(%rsp)
	leaq	(%r8,%rax), %r12
	leaq	(%rsi,%rax), %rax
	movq	%r14, 1032(%rsp)
	movq	%rcx, 1056(%rsp)
	movq	%rdx, 1024(%rsp)
	movq	%r12, 1064(%rsp)
	movq	%r11, 1088(%rsp)
	movq	%r13, 1080(%rsp)
	movq	%rax, 1072(%rsp)
	movq	%r10, 920(%rsp)
	vmovapd	%ymm1, 808(%rsp)
	vmovapd	%ymm2, 776(%rsp)
	vmovapd	%ymm13, 744(%rsp)
	vmovapd	%ymm14, 712(%rsp)
	vmovapd	%ymm3, 680(%rsp)
	movq	%rdi, 376(%rsp)
	movq	%r8, -64(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%r9, -80(%rsp)
	.p2align 4,,10
	.p2align 3
.L14:
	movq	928(%rsp), %r9
	movq	%r9, 504(%rsp)
	addq	$1, %r9
	cmpq	$6, 424(%rsp)
	movq	%r9, 928(%rsp)
	jbe	.L32
	movq	1056(%rsp), %r8
	movq	1040(%rsp), %rbx
	vbroadcastsd	%xmm28, %zmm9
	vbroadcastsd	%xmm30, %zmm7
	movq	1032(%rsp), %rax
	movq	1048(%rsp), %r12
	vbroadcastsd	%xmm31, %zmm6
	vbroadcastsd	%xmm0, %zmm26
	leaq	8(%r8), %rdi
	leaq	8(%rbx), %rdx
	movq	1024(%rsp), %rsi
	movq	1088(%rsp), %r9
	movq	%rdi, 968(%rsp)
	movq	1064(%rsp), %rdi
	leaq	8(%r12), %rcx
	leaq	8(%rax), %r11
	movq	%rdx, 984(%rsp)
	leaq	8(%rsi), %r13
	movq	1080(%rsp), %rdx
	leaq	16(%r12), %r12
	leaq	8(%rdi), %r10
	movq	%rcx, 976(%rsp)
	leaq	8(%r9), %rcx
	vbroadcastsd	56(%rbp), %zmm15
	movq	%r11, 992(%rsp)
	leaq	8(%rdx), %r11
	xorl	%edx, %edx
	vbroadcastsd	64(%rbp), %zmm14
	vbroadcastsd	72(%rbp), %zmm13
	vbroadcastsd	80(%rbp), %zmm12
	movq	%r10, 1008(%rsp)
	leaq	16(%rsi), %r10
	movq	%rcx, 872(%rsp)
	vbroadcastsd	88(%rbp), %zmm11
	leaq	16(%r8), %r9
	leaq	16(%rbx), %rbx
	movq	%r11, 960(%rsp)
	leaq	16(%rax), %r11
	vbroadcastsd	904(%rsp), %zmm27
	leaq	16(%rdi), %r8
	movq	%r13, 1000(%rsp)
	vbroadcastsd	496(%rsp), %zmm25
	vbroadcastsd	%xmm29, %zmm8
	vbroadcastsd	488(%rsp), %zmm24
	vbroadcastsd	480(%rsp), %zmm23
	vbroadcastsd	24(%rbp), %zmm19
	vbroadcastsd	32(%rbp), %zmm18
	vbroadcastsd	40(%rbp), %zmm17
	vbroadcastsd	48(%rbp), %zmm16
	vbroadcastsd	472(%rsp), %zmm22
	vbroadcastsd	464(%rsp), %zmm21
	vbroadcastsd	512(%rsp), %zmm20
	movq	1072(%rsp), %r13
	movq	%rbx, 840(%rsp)
	movq	%r11, %rbx
	movq	1088(%rsp), %rax
	movq	1080(%rsp), %rsi
	movq	%r12, %r11
	movq	%r14, 864(%rsp)
	leaq	8(%r13), %r13
	movq	1072(%rsp), %rcx
	vbroadcastsd	96(%rbp), %zmm10
	movq	%r15, 856(%rsp)
	leaq	16(%rax), %rdi
	leaq	16(%rsi), %rsi
	movq	%r13, %r12
	xorl	%eax, %eax
	movq	%rdi, %r13
	movq	%r8, %rdi
	movq	%rsi, %r8
	vbroadcastsd	136(%rbp), %zmm5
	leaq	16(%rcx), %rcx
	movq	%r9, %rsi
	movq	%r8, %r9
	vbroadcastsd	144(%rbp), %zmm4
	movq	%r13, %r8
	vbroadcastsd	152(%rbp), %zmm3
	vbroadcastsd	160(%rbp), %zmm2
	vmovsd	%xmm31, 848(%rsp)
	vbroadcastsd	168(%rbp), %zmm1
	movq	840(%rsp), %r13
	vmovsd	%xmm28, %xmm28, %xmm31
	vmovapd	%zmm15, %zmm28
	movq	960(%rsp), %r14
	movq	872(%rsp), %r15
	movq	%r10, 960(%rsp)
	vmovapd	%zmm14, %zmm15
	vmovsd	%xmm30, 872(%rsp)
	vmovapd	%zmm13, %zmm14
	movq	%rcx, %r10
	vmovapd	%zmm12, %zmm13
	vmovsd	%xmm0, %xmm0, %xmm30
	vmovapd	%zmm11, %zmm12
	.p2align 4,,10
	.p2align 3
.L5:
	movq	1048(%rsp), %rcx
	addq	$1, %rdx
	vmulpd	(%rcx,%rax), %zmm26, %zmm0
	movq	968(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm27, %zmm0
	movq	1040(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm25, %zmm0
	movq	1032(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm24, %zmm0
	movq	1024(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm23, %zmm0
	movq	1056(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm22, %zmm0
	movq	1064(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm21, %zmm0
	movq	1088(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm20, %zmm0
	movq	1080(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm19, %zmm0
	movq	1072(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm18, %zmm0
	movq	976(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm17, %zmm0
	movq	984(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm16, %zmm0
	movq	992(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm28, %zmm0
	movq	1000(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm15, %zmm0
	movq	1008(%rsp), %rcx
	vfmadd231pd	(%rcx,%rax), %zmm14, %zmm0
	vfmadd231pd	(%r15,%rax), %zmm13, %zmm0
	vfmadd231pd	(%r14,%rax), %zmm12, %zmm0
	vfmadd231pd	(%r12,%rax), %zmm10, %zmm0
	movq	960(%rsp), %rcx
	vfmadd231pd	(%r11,%rax), %zmm9, %zmm0
	vfmadd231pd	0(%r13,%rax), %zmm8, %zmm0
	vfmadd231pd	(%rbx,%rax), %zmm7, %zmm0
	vfmadd231pd	(%rcx,%rax), %zmm6, %zmm0
	movq	1016(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm5, %zmm0
	vfmadd231pd	(%rdi,%rax), %zmm4, %zmm0
	vfmadd231pd	(%r8,%rax), %zmm3, %zmm0
	vfmadd231pd	(%r9,%rax), %zmm2, %zmm0
	vfmadd231pd	(%r10,%rax), %zmm1, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rdx, 944(%rsp)
	jne	.L5
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm31, %xmm31, %xmm28
	movq	864(%rsp), %r14
	movq	856(%rsp), %r15
	vmovsd	872(%rsp), %xmm30
	vmovsd	848(%rsp), %xmm31
	testb	$7, 880(%rsp)
	je	.L33
	movq	392(%rsp), %rax
	movq	400(%rsp), %rsi
.L12:
	movq	408(%rsp), %rdx
	subq	%rax, %rdx
	leaq	-2(%rdx), %rbx
	subq	$3, %rdx
	movq	%rbx, 1008(%rsp)
	cmpq	$2, %rdx
	jbe	.L34
	movq	936(%rsp), %rcx
	movq	912(%rsp), %rbx
	vbroadcastsd	%xmm0, %ymm27
	vbroadcastsd	%xmm28, %ymm10
	movq	888(%rsp), %r8
	movq	896(%rsp), %rdi
	vbroadcastsd	%xmm29, %ymm9
	vbroadcastsd	%xmm30, %ymm8
	addq	%rcx, %rbx
	addq	%rax, %rcx
	movq	952(%rsp), %r11
	vbroadcastsd	904(%rsp), %ymm1
	leaq	(%rcx,%r8), %r13
	leaq	(%rbx,%rax), %rdx
	vmovapd	648(%rsp), %ymm25
	vmovapd	616(%rsp), %ymm24
	leaq	1(%rdx,%rdi), %r12
	vmulpd	(%r15,%r13,8), %ymm27, %ymm26
	leaq	(%rcx,%rdi), %r10
	addq	%r11, %rcx
	salq	$3, %r10
	vfmadd132pd	(%r15,%r12,8), %ymm26, %ymm1
	salq	$3, %rcx
	leaq	(%rdx,%r8), %r9
	vfmadd231pd	(%r15,%r10), %ymm25, %ymm1
	addq	%r11, %rdx
	movq	920(%rsp), %r11
	salq	$3, %r9
	vfmadd231pd	(%r15,%rcx), %ymm24, %ymm1
	salq	$3, %rdx
	vmovapd	584(%rsp), %ymm23
	vbroadcastsd	%xmm31, %ymm7
	addq	%r11, %rax
	vfmadd231pd	(%r15,%r9), %ymm23, %ymm1
	movq	952(%rsp), %r11
	addq	%rax, %r8
	addq	%rax, %rdi
	vmovapd	552(%rsp), %ymm22
	vmovapd	520(%rsp), %ymm21
	vfmadd231pd	-8(%r15,%r12,8), %ymm22, %ymm1
	salq	$3, %r8
	vbroadcastsd	56(%rbp), %ymm19
	addq	%r11, %rax
	salq	$3, %rdi
	vfmadd231pd	(%r15,%rdx), %ymm21, %ymm1
	vbroadcastsd	64(%rbp), %ymm15
	salq	$3, %rax
	vbroadcastsd	72(%rbp), %ymm14
	vbroadcastsd	80(%rbp), %ymm13
	vbroadcastsd	88(%rbp), %ymm12
	vbroadcastsd	96(%rbp), %ymm11
	vbroadcastsd	136(%rbp), %ymm6
	vbroadcastsd	144(%rbp), %ymm5
	vbroadcastsd	152(%rbp), %ymm4
	vbroadcastsd	160(%rbp), %ymm3
	vbroadcastsd	168(%rbp), %ymm2
	vmovapd	808(%rsp), %ymm20
	vfmadd231pd	(%r15,%r8), %ymm20, %ymm1
	vmovapd	776(%rsp), %ymm18
	vfmadd231pd	(%r15,%rdi), %ymm18, %ymm1
	vmovapd	744(%rsp), %ymm17
	vfmadd231pd	(%r15,%rax), %ymm17, %ymm1
	vmovapd	712(%rsp), %ymm16
	vfmadd231pd	8(%r15,%r13,8), %ymm16, %ymm1
	vmovapd	680(%rsp), %ymm27
	vfmadd231pd	8(%r15,%r10), %ymm27, %ymm1
	vfmadd132pd	8(%r15,%rcx), %ymm1, %ymm19
	vfmadd132pd	8(%r15,%r9), %ymm19, %ymm15
	vfmadd132pd	8(%r15,%rdx), %ymm15, %ymm14
	vfmadd132pd	8(%r15,%r8), %ymm14, %ymm13
	vfmadd132pd	8(%r15,%rdi), %ymm13, %ymm12
	vfmadd132pd	8(%r15,%rax), %ymm12, %ymm11
	vfmadd132pd	16(%r15,%r13,8), %ymm11, %ymm10
	vfmadd132pd	16(%r15,%r10), %ymm10, %ymm9
	vfmadd132pd	16(%r15,%rcx), %ymm9, %ymm8
	movq	1008(%rsp), %rcx
	vfmadd132pd	16(%r15,%r9), %ymm8, %ymm7
	vfmadd132pd	8(%r15,%r12,8), %ymm7, %ymm6
	vfmadd132pd	16(%r15,%rdx), %ymm6, %ymm5
	movq	%rcx, %rdx
	vfmadd132pd	16(%r15,%r8), %ymm5, %ymm4
	andq	$-4, %rdx
	vfmadd132pd	16(%r15,%rdi), %ymm4, %ymm3
	addq	%rdx, %rsi
	andl	$3, %ecx
	vfmadd132pd	16(%r15,%rax), %ymm3, %ymm2
	movq	16(%rbp), %rax
	vmovupd	%ymm2, (%rax,%r12,8)
	je	.L6
.L7:
	movq	920(%rsp), %rdi
	movq	952(%rsp), %r11
	leaq	(%rsi,%rdi), %rcx
	leaq	(%rcx,%r11), %r8
	leaq	(%r15,%r8,8), %r13
	movq	896(%rsp), %r8
	vmovq	%r13, %xmm15
	leaq	(%rcx,%r8), %r9
	leaq	(%r15,%r9,8), %rax
	movq	888(%rsp), %r9
	vmovq	%rax, %xmm14
	leaq	(%rbx,%rsi), %rax
	leaq	(%rcx,%r9), %rdx
	leaq	(%rax,%r11), %r12
	leaq	(%r15,%rdx,8), %rdi
	movq	936(%rsp), %rdx
	leaq	(%rax,%r9), %r10
	vmovq	%rdi, %xmm13
	leaq	(%r15,%r12,8), %r13
	leaq	(%r15,%r10,8), %r12
	addq	%rsi, %rdx
	leaq	(%rdx,%r8), %rdi
	addq	%rdx, %r11
	leaq	(%rax,%r8), %r8
	leaq	(%rdx,%r9), %r9
	leaq	(%r15,%rdi,8), %r10
	leaq	(%r15,%r11,8), %r11
	leaq	(%r15,%r8,8), %rdi
	leaq	(%r15,%r9,8), %r9
	leaq	1(%rsi), %r8
	cmpq	%r8, 880(%rsp)
	jle	.L9
	vmovq	%xmm15, %r8
	vmovsd	(%r10), %xmm6
	vmovsd	(%r9), %xmm5
	salq	$3, %rdx
	vmovupd	-8(%r8), %xmm19
	salq	$3, %rcx
	vmovsd	(%r8), %xmm1
	vmovq	%xmm14, %r8
	vmovupd	-8(%r8), %xmm20
	vmovsd	(%r8), %xmm9
	vmovq	%xmm13, %r8
	salq	$3, %rax
	vmovupd	-8(%r10), %xmm14
	vmovupd	-8(%r9), %xmm13
	vmovupd	-8(%r8), %xmm21
	vmovsd	(%r8), %xmm8
	vmovupd	-8(%r12), %xmm22
	vmovsd	(%r12), %xmm11
	vmovupd	-8(%r11), %xmm15
	vmovsd	(%r11), %xmm4
	movq	456(%rsp), %r9
	movq	448(%rsp), %r10
	vmovupd	-8(%r13), %xmm2
	vmovsd	0(%r13), %xmm7
	movq	%rcx, %r13
	vmovupd	-8(%rdi), %xmm12
	vmovsd	(%rdi), %xmm10
	movq	%rdx, %rdi
.L10:
	vmovhpd	8(%r9,%rax), %xmm10, %xmm10
	vmovapd	%xmm13, %xmm26
	movq	%rsi, %r11
	vmovupd	8(%r10,%rdi), %xmm13
	vmovapd	%xmm14, %xmm25
	vmovapd	%xmm15, %xmm24
	vmovapd	%xmm22, %xmm23
	vmovupd	8(%r9,%rdi), %xmm14
	vmulpd	56(%rsp), %xmm10, %xmm10
	vmovapd	%xmm12, %xmm3
	vmovhpd	8(%r10,%rdx), %xmm5, %xmm5
	vmovupd	8(%r14,%rdi), %xmm15
	vfmadd132pd	-8(%rsp), %xmm10, %xmm26
	vmovhpd	8(%r9,%rdx), %xmm6, %xmm6
	vmovhpd	8(%r14,%rdx), %xmm4, %xmm4
	vmovupd	8(%r10,%rax), %xmm22
	vfmadd132pd	-24(%rsp), %xmm26, %xmm25
	vmovhpd	8(%r10,%rax), %xmm11, %xmm11
	vmovhpd	8(%r14,%rax), %xmm7, %xmm7
	vmovupd	8(%r9,%rax), %xmm12
	vfmadd132pd	-40(%rsp), %xmm25, %xmm24
	addq	$2, %rsi
	addq	$16, %rdi
	addq	$3, %r11
	vfmadd132pd	-56(%rsp), %xmm24, %xmm23
	vmovhpd	8(%r10,%rcx), %xmm8, %xmm8
	vmovhpd	8(%r9,%rcx), %xmm9, %xmm9
	vfmadd132pd	360(%rsp), %xmm23, %xmm3
	vfmadd132pd	344(%rsp), %xmm3, %xmm2
	vfmadd132pd	328(%rsp), %xmm2, %xmm21
	vmovupd	8(%r14,%rax), %xmm2
	vfmadd132pd	312(%rsp), %xmm21, %xmm20
	vmovupd	8(%r10,%r13), %xmm21
	vfmadd132pd	296(%rsp), %xmm20, %xmm19
	vmovupd	8(%r9,%r13), %xmm20
	vfmadd132pd	280(%rsp), %xmm19, %xmm5
	vfmadd132pd	264(%rsp), %xmm5, %xmm6
	vfmadd132pd	248(%rsp), %xmm6, %xmm4
	vfmadd132pd	232(%rsp), %xmm4, %xmm11
	vfmadd132pd	72(%rsp), %xmm11, %xmm7
	vfmadd132pd	88(%rsp), %xmm7, %xmm8
	vfmadd132pd	104(%rsp), %xmm8, %xmm9
	vmovhpd	8(%r14,%rcx), %xmm1, %xmm3
	vmovupd	8(%r14,%r13), %xmm19
	addq	$16, %r13
	vfmadd132pd	120(%rsp), %xmm9, %xmm3
	movq	440(%rsp), %r12
	vmovsd	16(%r10,%rdx), %xmm5
	vmovsd	16(%r9,%rdx), %xmm6
	vmovsd	16(%r14,%rdx), %xmm4
	vmovsd	16(%r10,%rax), %xmm11
	addq	$16, %rdx
	vmovsd	16(%r9,%rax), %xmm10
	vmovsd	16(%r14,%rax), %xmm7
	vmovsd	16(%r10,%rcx), %xmm8
	vmovsd	16(%r9,%rcx), %xmm9
	vfmadd231pd	136(%rsp), %xmm13, %xmm3
	vmovsd	16(%r14,%rcx), %xmm1
	addq	$16, %rcx
	vfmadd231pd	152(%rsp), %xmm14, %xmm3
	vfmadd231pd	168(%rsp), %xmm15, %xmm3
	vfmadd231pd	184(%rsp), %xmm22, %xmm3
	vfmadd231pd	200(%rsp), %xmm12, %xmm3
	vfmadd231pd	216(%rsp), %xmm2, %xmm3
	vfmadd231pd	40(%rsp), %xmm21, %xmm3
	vfmadd231pd	24(%rsp), %xmm20, %xmm3
	vfmadd231pd	8(%rsp), %xmm19, %xmm3
	vmovupd	%xmm3, (%r12,%rax)
	addq	$16, %rax
	cmpq	%r11, 880(%rsp)
	jg	.L10
	leaq	1(%rsi), %r8
.L9:
	movq	504(%rsp), %rdi
	movq	912(%rsp), %r10
	leaq	-1(%rsi), %rax
	movq	448(%rsp), %r13
	movq	456(%rsp), %r11
	leaq	-1(%rdi), %rdx
	vmovsd	904(%rsp), %xmm26
	vmovsd	496(%rsp), %xmm27
	imulq	%r10, %rdx
	vmovsd	488(%rsp), %xmm25
	vmovsd	480(%rsp), %xmm21
	imulq	%r10, %rdi
	vmovsd	472(%rsp), %xmm22
	vmovsd	464(%rsp), %xmm23
	vmovsd	24(%rbp), %xmm13
	vmovsd	32(%rbp), %xmm14
	vmovsd	512(%rsp), %xmm24
	leaq	(%rdx,%rax), %rcx
	vmulsd	0(%r13,%rcx,8), %xmm0, %xmm1
	leaq	(%rdi,%rsi), %r9
	leaq	(%rdi,%rax), %r12
	vmovsd	(%r11,%r9,8), %xmm15
	vmovsd	0(%r13,%r9,8), %xmm16
	vfmadd231sd	%xmm26, %xmm15, %xmm1
	vfmadd231sd	(%r11,%rcx,8), %xmm27, %xmm1
	vfmadd231sd	(%r14,%rcx,8), %xmm25, %xmm1
	movq	928(%rsp), %rcx
	vfmadd231sd	0(%r13,%r12,8), %xmm21, %xmm1
	imulq	%r10, %rcx
	vfmadd231sd	(%r11,%r12,8), %xmm22, %xmm1
	leaq	(%rdx,%rsi), %r10
	vfmadd231sd	(%r14,%r12,8), %xmm23, %xmm1
	vmovsd	0(%r13,%r10,8), %xmm3
	leaq	(%rdx,%r8), %r12
	vmovsd	(%r11,%r10,8), %xmm18
	vmovsd	(%r14,%r10,8), %xmm17
	addq	%rcx, %rax
	leaq	(%rcx,%r8), %r10
	vfmadd231sd	0(%r13,%rax,8), %xmm24, %xmm1
	vfmadd231sd	(%r11,%rax,8), %xmm13, %xmm1
	vfmadd231sd	(%r14,%rax,8), %xmm14, %xmm1
	leaq	(%rcx,%rsi), %rax
	vfmadd231sd	40(%rbp), %xmm3, %xmm1
	vfmadd231sd	48(%rbp), %xmm18, %xmm1
	vfmadd231sd	56(%rbp), %xmm17, %xmm1
	vfmadd231sd	64(%rbp), %xmm16, %xmm1
	vmovsd	(%r14,%r9,8), %xmm14
	vfmadd231sd	72(%rbp), %xmm14, %xmm1
	vmovsd	0(%r13,%rax,8), %xmm13
	vfmadd231sd	80(%rbp), %xmm13, %xmm1
	vmovsd	(%r11,%rax,8), %xmm12
	vfmadd231sd	88(%rbp), %xmm12, %xmm1
	vmovsd	(%r14,%rax,8), %xmm2
	leaq	(%rdi,%r8), %rax
	vfmadd231sd	96(%rbp), %xmm2, %xmm1
	vmovsd	0(%r13,%r12,8), %xmm11
	vmovsd	(%r11,%r12,8), %xmm10
	vmovsd	(%r14,%r12,8), %xmm9
	vmovsd	0(%r13,%rax,8), %xmm8
	vmovsd	(%r11,%rax,8), %xmm7
	vmovsd	(%r14,%rax,8), %xmm6
	vmovsd	0(%r13,%r10,8), %xmm5
	vmovsd	(%r11,%r10,8), %xmm4
	vmovsd	(%r14,%r10,8), %xmm20
	vfmadd231sd	%xmm11, %xmm28, %xmm1
	movq	440(%rsp), %r12
	vfmadd231sd	%xmm10, %xmm29, %xmm1
	vfmadd231sd	%xmm9, %xmm30, %xmm1
	vfmadd231sd	%xmm8, %xmm31, %xmm1
	vfmadd231sd	136(%rbp), %xmm7, %xmm1
	vfmadd231sd	144(%rbp), %xmm6, %xmm1
	vfmadd231sd	152(%rbp), %xmm5, %xmm1
	vfmadd231sd	160(%rbp), %xmm4, %xmm1
	vfmadd231sd	168(%rbp), %xmm20, %xmm1
	vmovsd	%xmm1, (%r12,%r9,8)
	cmpq	%r8, 384(%rsp)
	jle	.L6
	vmulsd	%xmm3, %xmm0, %xmm1
	leaq	2(%rsi), %r8
	leaq	(%rdx,%r8), %r9
	leaq	(%rcx,%r8), %r10
	vmovsd	0(%r13,%r9,8), %xmm19
	vmovsd	0(%r13,%r10,8), %xmm3
	vfmadd231sd	%xmm26, %xmm7, %xmm1
	vfmadd132sd	%xmm27, %xmm1, %xmm18
	vfmadd132sd	%xmm25, %xmm18, %xmm17
	vmovsd	(%r14,%r10,8), %xmm18
	vfmadd132sd	%xmm21, %xmm17, %xmm16
	vfmadd132sd	%xmm22, %xmm16, %xmm15
	vfmadd132sd	%xmm23, %xmm15, %xmm14
	vmovsd	(%r11,%r9,8), %xmm15
	vfmadd132sd	%xmm24, %xmm14, %xmm13
	vmovsd	(%r14,%r9,8), %xmm14
	leaq	(%rdi,%r8), %r9
	vfmadd132sd	24(%rbp), %xmm13, %xmm12
	vmovsd	0(%r13,%r9,8), %xmm13
	vfmadd132sd	32(%rbp), %xmm12, %xmm2
	vmovsd	(%r11,%r9,8), %xmm17
	vmovsd	(%r14,%r9,8), %xmm12
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd231sd	40(%rbp), %xmm11, %xmm1
	vmovsd	(%r11,%r10,8), %xmm2
	vfmadd231sd	48(%rbp), %xmm10, %xmm1
	vfmadd231sd	56(%rbp), %xmm9, %xmm1
	vfmadd231sd	64(%rbp), %xmm8, %xmm1
	vfmadd231sd	72(%rbp), %xmm6, %xmm1
	vfmadd231sd	80(%rbp), %xmm5, %xmm1
	vfmadd231sd	88(%rbp), %xmm4, %xmm1
	vfmadd231sd	96(%rbp), %xmm20, %xmm1
	vfmadd231sd	%xmm19, %xmm28, %xmm1
	vfmadd231sd	%xmm15, %xmm29, %xmm1
	vfmadd231sd	%xmm14, %xmm30, %xmm1
	vfmadd231sd	%xmm13, %xmm31, %xmm1
	vfmadd231sd	136(%rbp), %xmm17, %xmm1
	vfmadd231sd	144(%rbp), %xmm12, %xmm1
	vfmadd231sd	152(%rbp), %xmm3, %xmm1
	vfmadd231sd	160(%rbp), %xmm2, %xmm1
	vfmadd231sd	168(%rbp), %xmm18, %xmm1
	vmovsd	%xmm1, (%r12,%rax,8)
	cmpq	%r8, 384(%rsp)
	jle	.L6
	vmulsd	%xmm11, %xmm0, %xmm11
	addq	$3, %rsi
	leaq	(%rdx,%rsi), %rdx
	leaq	(%rdi,%rsi), %rdi
	leaq	(%rcx,%rsi), %rsi
	vfmadd132sd	%xmm26, %xmm11, %xmm17
	vfmadd132sd	%xmm27, %xmm17, %xmm10
	vfmadd132sd	%xmm25, %xmm10, %xmm9
	vmovsd	%xmm18, %xmm18, %xmm10
	vfmadd132sd	%xmm21, %xmm9, %xmm8
	vmovsd	136(%rbp), %xmm9
	vfmadd132sd	%xmm22, %xmm8, %xmm7
	vmovsd	144(%rbp), %xmm8
	vfmadd132sd	%xmm23, %xmm7, %xmm6
	vmovsd	152(%rbp), %xmm7
	vfmadd132sd	%xmm24, %xmm6, %xmm5
	vmovsd	160(%rbp), %xmm6
	vfmadd132sd	24(%rbp), %xmm5, %xmm4
	vmovsd	168(%rbp), %xmm5
	vfmadd132sd	32(%rbp), %xmm4, %xmm20
	vfmadd132sd	40(%rbp), %xmm20, %xmm19
	vfmadd132sd	48(%rbp), %xmm19, %xmm15
	vfmadd132sd	56(%rbp), %xmm15, %xmm14
	vfmadd132sd	64(%rbp), %xmm14, %xmm13
	vfmadd132sd	72(%rbp), %xmm13, %xmm12
	vfmadd132sd	80(%rbp), %xmm12, %xmm3
	vfmadd132sd	88(%rbp), %xmm3, %xmm2
	vfmadd132sd	96(%rbp), %xmm2, %xmm10
	vfmadd231sd	0(%r13,%rdx,8), %xmm28, %xmm10
	vfmadd231sd	(%r11,%rdx,8), %xmm29, %xmm10
	vfmadd231sd	(%r14,%rdx,8), %xmm30, %xmm10
	vfmadd231sd	0(%r13,%rdi,8), %xmm31, %xmm10
	vfmadd231sd	(%r11,%rdi,8), %xmm9, %xmm10
	vfmadd231sd	(%r14,%rdi,8), %xmm8, %xmm10
	vfmadd231sd	0(%r13,%rsi,8), %xmm7, %xmm10
	vfmadd231sd	(%r11,%rsi,8), %xmm6, %xmm10
	vfmadd231sd	(%r14,%rsi,8), %xmm5, %xmm10
	vmovsd	%xmm10, (%r12,%r9,8)
.L6:
	movq	416(%rsp), %r11
	movq	%rbx, 936(%rsp)
	addq	%r11, 1056(%rsp)
	movq	912(%rsp), %rbx
	addq	%r11, 1048(%rsp)
	movq	928(%rsp), %r13
	addq	%r11, 1040(%rsp)
	addq	%r11, 1032(%rsp)
	addq	%r11, 1024(%rsp)
	addq	%r11, 1064(%rsp)
	addq	%r11, 1088(%rsp)
	addq	%r11, 1080(%rsp)
	addq	%r11, 1072(%rsp)
	addq	%r11, 1016(%rsp)
	addq	%rbx, 920(%rsp)
	cmpq	%r13, 432(%rsp)
	jne	.L14
	movq	376(%rsp), %rdi
	movq	-64(%rsp), %r8
	addq	%rdi, 896(%rsp)
	movq	-72(%rsp), %rsi
	addq	%rdi, 888(%rsp)
	movq	-80(%rsp), %r9
	addq	%rdi, 952(%rsp)
	cmpq	%r9, -96(%rsp)
	je	.L28
	addq	$1, %r9
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	912(%rsp), %rax
	movq	936(%rsp), %rbx
	addq	%rax, %rbx
	jmp	.L6
.L32:
	xorl	%eax, %eax
	movl	$1, %esi
	jmp	.L12
.L34:
	movq	912(%rsp), %r11
	movq	936(%rsp), %rbx
	addq	%r11, %rbx
	jmp	.L7
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
