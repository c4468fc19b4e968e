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
	subq	$648, %rsp
	movq	%rdx, 240(%rsp)
	movq	%r8, 88(%rsp)
	movq	%rbx, 272(%rsp)
	cmpq	%r8, %rcx
	jge	.L29
	movq	%rcx, %rdx
	shrq	$3, %rbx
	leaq	-3(%rsi), %rcx
	movq	%rcx, 264(%rsp)
	movq	%rbx, %r13
	cmpq	$6, %rsi
	jle	.L29
	cmpq	$6, %rdi
	jle	.L29
	movq	%rdi, %rbx
	leaq	(%r13,%r13), %r14
	leaq	1(%rdx), %r12
	imulq	%rsi, %rbx
	leaq	-1(%rdx), %rsi
	vmovsd	%xmm0, %xmm0, %xmm25
	movq	%r14, 80(%rsp)
	leaq	(%r14,%r13), %r8
	vmovddup	%xmm0, %xmm18
	vmovsd	%xmm1, %xmm1, %xmm24
	vmovsd	%xmm2, %xmm2, %xmm29
	vmovsd	%xmm3, %xmm3, %xmm1
	vmovddup	%xmm3, %xmm21
	imulq	%rbx, %rsi
	movq	%rbx, %r15
	vmovddup	%xmm2, %xmm20
	imulq	%r12, %r15
	leaq	0(,%rbx,8), %rcx
	vmovddup	%xmm24, %xmm19
	vbroadcastsd	%xmm29, %ymm31
	vmovq	%rsi, %xmm0
	addq	%r8, %rsi
	leaq	(%r9,%rsi,8), %r10
	leaq	(%r8,%r15), %r11
	movq	%r15, 128(%rsp)
	movq	%r10, 352(%rsp)
	movq	%r15, %r10
	leaq	(%r9,%r11,8), %rax
	leaq	(%r9,%r15,8), %r15
	subq	%rbx, %r10
	movq	%rax, 344(%rsp)
	vmovq	%r15, %xmm8
	leaq	(%r14,%r10), %rsi
	leaq	(%r9,%rsi,8), %r11
	movq	%r11, 336(%rsp)
	leaq	0(,%r13,4), %r11
	addq	%r11, %r10
	movq	%r11, 120(%rsp)
	leaq	(%r9,%r10,8), %rax
	leaq	-2(%rdx), %r10
	movq	%rax, 328(%rsp)
	imulq	%rbx, %r10
	leaq	2(%rdx), %rax
	imulq	%rbx, %rax
	vmovq	%r10, %xmm2
	addq	%r8, %r10
	vmovq	%rax, %xmm3
	addq	%r8, %rax
	leaq	(%r9,%r10,8), %rsi
	leaq	(%r9,%rax,8), %r10
	movq	%rsi, 320(%rsp)
	movq	%r10, 312(%rsp)
	movq	%rbx, %r10
	imulq	%rdx, %r10
	leaq	0(%r13,%r10), %rsi
	leaq	(%r14,%r10), %r14
	leaq	(%r9,%rsi,8), %rax
	leaq	(%r11,%r13), %rsi
	movq	%rax, 368(%rsp)
	leaq	(%r10,%rsi), %rax
	leaq	(%r11,%r10), %r11
	vmovq	368(%rsp), %xmm15
	movq	%rsi, 72(%rsp)
	leaq	(%r9,%rax,8), %rsi
	leaq	-3(%rdx), %rax
	addq	$3, %rdx
	imulq	%rbx, %rax
	movq	%rsi, 360(%rsp)
	vmovq	360(%rsp), %xmm16
	vmovq	%rax, %xmm4
	addq	%r8, %rax
	leaq	(%r9,%rax,8), %rsi
	movq	%rbx, %rax
	imulq	%rdx, %rax
	movq	%rsi, 304(%rsp)
	vmovq	%rax, %xmm5
	addq	%r8, %rax
	leaq	(%r9,%rax,8), %rsi
	leaq	(%r8,%r8), %rax
	movq	%rax, 64(%rsp)
	addq	%r10, %rax
	movq	%rsi, 296(%rsp)
	leaq	(%r9,%rax,8), %rsi
	leaq	(%r8,%r10), %rax
	movq	%rsi, 136(%rsp)
	leaq	0(,%rax,8), %rsi
	movq	16(%rbp), %rax
	addq	%rsi, %rax
	leaq	(%r9,%rsi), %rsi
	movq	%rax, 280(%rsp)
	leaq	(%r9,%r10,8), %rax
	vmovq	%rax, %xmm6
	vmovq	%xmm0, %rax
	movq	%rsi, 104(%rsp)
	leaq	(%r9,%rax,8), %rax
	vmovq	%rax, %xmm7
	vmovq	%xmm2, %rax
	leaq	(%r9,%rax,8), %r15
	vmovq	%xmm3, %rax
	vmovq	%r15, %xmm9
	leaq	(%r9,%rax,8), %r15
	vmovq	%xmm4, %rax
	vmovq	%r15, %xmm10
	leaq	(%r9,%rax,8), %r15
	leaq	0(,%rdx,8), %rax
	movq	%rbx, %rdx
	imulq	%rax, %rdx
	subq	$24, %rax
	vmovq	%r15, %xmm11
	movq	16(%rbp), %r15
	imulq	%rbx, %rax
	addq	%r9, %rdx
	addq	%rax, %r15
	leaq	(%r9,%rax), %rax
	movq	%rdx, 96(%rsp)
	leaq	-7(%rdi), %rdx
	vmovq	%r15, %xmm12
	leaq	-6(%rdi), %r15
	movq	%rax, 112(%rsp)
	movq	136(%rsp), %rax
	movq	%r15, 248(%rsp)
	movq	%r15, %rsi
	andq	$-8, %r15
	shrq	$3, %rsi
	movq	%r15, 224(%rsp)
	leaq	3(%r15), %r15
	movq	%rsi, 608(%rsp)
	leaq	(%r9,%r11,8), %rsi
	leaq	-5(%rdi), %r11
	movq	%r15, 232(%rsp)
	leaq	-3(%rdi), %r15
	leaq	-2(%rdi), %rdi
	movq	%rdx, 256(%rsp)
	leaq	(%r9,%r14,8), %rdx
	xorl	%r14d, %r14d
	movq	%rax, 288(%rsp)
	xorl	%eax, %eax
	cmpq	%r11, %rdi
	vmovq	%rdx, %xmm13
	cmovg	%r11, %rdi
	leaq	3(%r13), %rdx
	movq	%r15, 376(%rsp)
	movq	%rcx, %r15
	movq	%r11, 168(%rsp)
	movq	%rdi, 176(%rsp)
	movq	%rbx, 160(%rsp)
	movq	%r13, 592(%rsp)
	movq	%r10, 32(%rsp)
	movq	%rsi, -56(%rsp)
	movq	%r9, -80(%rsp)
	movq	%r8, -88(%rsp)
	movq	%rdx, -96(%rsp)
	vmovq	%xmm0, 56(%rsp)
	vmovq	%xmm2, 48(%rsp)
	vmovq	%xmm3, 40(%rsp)
	vmovq	%xmm4, 24(%rsp)
	vmovq	%xmm5, 16(%rsp)
	vmovq	%xmm7, 8(%rsp)
	vmovq	%xmm8, (%rsp)
	vmovq	%xmm6, -8(%rsp)
	vmovq	%xmm9, -16(%rsp)
	vmovq	%xmm10, -24(%rsp)
	vmovq	%xmm11, -32(%rsp)
	vmovq	%xmm12, -40(%rsp)
	vmovq	%xmm13, -48(%rsp)
	vmovq	%xmm15, -64(%rsp)
	vmovq	%xmm16, -72(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-8(%rsp), %rbx
	movq	56(%rsp), %rcx
	vmovq	%r15, %xmm23
	vmovq	%r12, %xmm30
	movq	8(%rsp), %rsi
	movq	(%rsp), %rdi
	leaq	(%rcx,%r14), %r8
	movq	-16(%rsp), %rdx
	movq	16(%rsp), %rcx
	leaq	(%rax,%rbx), %r10
	movq	-32(%rsp), %rbx
	movq	32(%rsp), %r9
	addq	%rax, %rsi
	addq	%rax, %rdi
	addq	%rax, %rdx
	addq	%r14, %rcx
	movq	%r8, 440(%rsp)
	movq	128(%rsp), %r11
	addq	%rax, %rbx
	leaq	(%r9,%r14), %r13
	movq	%rsi, 536(%rsp)
	movq	-24(%rsp), %r9
	movq	%rdi, 472(%rsp)
	movq	96(%rsp), %r8
	addq	%r14, %r11
	movq	%rdx, 528(%rsp)
	movq	-40(%rsp), %rsi
	addq	%rax, %r9
	movq	%rbx, 512(%rsp)
	movq	112(%rsp), %rdi
	addq	%rax, %r8
	movq	%rcx, 424(%rsp)
	movq	-48(%rsp), %rdx
	addq	%rax, %rsi
	movq	-56(%rsp), %rbx
	movq	-64(%rsp), %rcx
	addq	%rax, %rdi
	movq	%r13, 480(%rsp)
	addq	%rax, %rdx
	movq	%r11, 432(%rsp)
	movq	104(%rsp), %r11
	addq	%rax, %rbx
	addq	%rax, %rcx
	movq	%r9, 520(%rsp)
	movq	%rsi, 464(%rsp)
	leaq	(%rax,%r11), %r9
	movq	%rdi, 384(%rsp)
	movq	%rdx, 216(%rsp)
	movq	%rbx, 208(%rsp)
	movq	%rcx, 200(%rsp)
	movq	%r8, 504(%rsp)
	movq	-72(%rsp), %r8
	movq	-88(%rsp), %rcx
	movq	136(%rsp), %rsi
	movq	$0, 632(%rsp)
	movq	72(%rsp), %rdi
	movq	64(%rsp), %r11
	addq	%rax, %r8
	movq	$3, 576(%rsp)
	addq	%rax, %rsi
	movq	%rcx, 584(%rsp)
	movq	-96(%rsp), %rcx
	movq	80(%rsp), %rbx
	movq	%rsi, 184(%rsp)
	movq	%rdi, 552(%rsp)
	movq	48(%rsp), %rsi
	movq	40(%rsp), %rdi
	movq	%r8, 192(%rsp)
	leaq	3(%r13), %r8
	addq	%rcx, %r13
	movq	%r11, 544(%rsp)
	leaq	3(%rsi,%r14), %r11
	movq	120(%rsp), %rdx
	movq	%rbx, 568(%rsp)
	leaq	3(%rdi,%r14), %rbx
	movq	%r13, 400(%rsp)
	movq	24(%rsp), %r13
	movq	%r11, 416(%rsp)
	movq	%rbx, 408(%rsp)
	movq	%r9, 496(%rsp)
	movq	%rax, 152(%rsp)
	movq	%r14, 144(%rsp)
	movq	%r8, 600(%rsp)
	leaq	3(%r13,%r14), %r8
	movq	-80(%rsp), %r13
	movq	%rdx, 560(%rsp)
	xorl	%edx, %edx
	movq	%r8, 392(%rsp)
	movq	%r10, %r8
	.p2align 4,,10
	.p2align 3
.L14:
	movq	576(%rsp), %r12
	vmovq	%r12, %xmm8
	addq	$1, %r12
	cmpq	$6, 256(%rsp)
	movq	%r12, 576(%rsp)
	jbe	.L32
	movq	344(%rsp), %r11
	movq	328(%rsp), %rdi
	movq	%rdx, 456(%rsp)
	vbroadcastsd	%xmm25, %zmm22
	movq	496(%rsp), %rsi
	movq	336(%rsp), %rcx
	movq	%r8, 488(%rsp)
	vbroadcastsd	%xmm24, %zmm11
	leaq	24(%rdx,%r11), %rbx
	movq	312(%rsp), %r11
	leaq	24(%rdx,%rdi), %rax
	movq	368(%rsp), %rdi
	leaq	24(%rsi), %r14
	leaq	24(%rdx,%rcx), %r12
	movq	%rsi, %r8
	movq	352(%rsp), %r10
	leaq	24(%rdx,%r11), %rcx
	vmovq	%rax, %xmm0
	movq	360(%rsp), %rax
	leaq	48(%rsi), %r11
	vmovq	%rcx, %xmm6
	leaq	24(%rdx,%rdi), %rcx
	leaq	32(%rsi), %r15
	movq	304(%rsp), %rdi
	vmovq	%r11, %xmm13
	movq	%r14, 624(%rsp)
	leaq	40(%rsi), %r14
	vmovq	%r15, %xmm26
	vmovq	%r14, %xmm9
	leaq	24(%rdx,%rax), %r14
	leaq	16(%rsi), %r9
	movq	296(%rsp), %rax
	vmovq	%r14, %xmm15
	leaq	24(%rdx,%rdi), %r14
	movq	384(%rsp), %rdi
	leaq	24(%rdx,%r10), %r15
	leaq	24(%rdx,%rax), %r11
	movq	320(%rsp), %r10
	vmovq	%r9, %xmm2
	vmovq	%rbx, %xmm14
	leaq	24(%rdx,%rdi), %rax
	leaq	8(%rsi), %rbx
	movq	280(%rsp), %rdi
	vmovq	%r11, %xmm10
	movq	288(%rsp), %r11
	leaq	24(%rdx,%r10), %r10
	vmovq	%rax, %xmm7
	movq	%r15, 616(%rsp)
	leaq	24(%rdx,%rdi), %rax
	movq	%r13, 448(%rsp)
	movq	%rcx, %r9
	movq	%r12, %r13
	leaq	24(%rdx,%r11), %r11
	vmovq	%rax, %xmm5
	movq	%rbx, %r12
	xorl	%eax, %eax
	movq	%r11, %rsi
	vbroadcastsd	%xmm29, %zmm4
	movq	%r10, %r11
	xorl	%edi, %edi
	vbroadcastsd	%xmm1, %zmm3
	vmovq	%xmm6, %r10
	vmovq	%xmm0, %r15
	vmovq	%xmm9, %rbx
	vmovq	%xmm2, %rcx
	.p2align 4,,10
	.p2align 3
.L5:
	vmovq	%xmm14, %rdx
	addq	$1, %rdi
	vmovupd	(%rdx,%rax), %zmm12
	movq	616(%rsp), %rdx
	vaddpd	(%rdx,%rax), %zmm12, %zmm9
	vmovq	%xmm26, %rdx
	vmovupd	(%r15,%rax), %zmm12
	vmovupd	(%rdx,%rax), %zmm0
	vaddpd	(%rcx,%rax), %zmm0, %zmm6
	movq	624(%rsp), %rdx
	vaddpd	%zmm6, %zmm9, %zmm2
	vaddpd	0(%r13,%rax), %zmm12, %zmm9
	vmovupd	(%r10,%rax), %zmm6
	vaddpd	%zmm9, %zmm2, %zmm0
	vaddpd	(%r11,%rax), %zmm6, %zmm2
	vmovupd	(%rbx,%rax), %zmm9
	vmulpd	%zmm11, %zmm0, %zmm12
	vaddpd	(%r12,%rax), %zmm9, %zmm0
	vfmadd231pd	(%rdx,%rax), %zmm22, %zmm12
	vmovq	%xmm15, %rdx
	vaddpd	%zmm0, %zmm2, %zmm6
	vmovupd	(%rdx,%rax), %zmm2
	vaddpd	(%r9,%rax), %zmm2, %zmm9
	vmovq	%xmm13, %rdx
	vaddpd	%zmm9, %zmm6, %zmm0
	vmovupd	(%rdx,%rax), %zmm6
	vmovq	%xmm10, %rdx
	vaddpd	(%r8,%rax), %zmm6, %zmm2
	vmovupd	(%rdx,%rax), %zmm9
	vmovq	%xmm7, %rdx
	vfmadd132pd	%zmm4, %zmm12, %zmm0
	vmovapd	%zmm0, %zmm12
	vaddpd	(%r14,%rax), %zmm9, %zmm0
	vaddpd	%zmm0, %zmm2, %zmm6
	vmovupd	(%rdx,%rax), %zmm2
	vaddpd	(%rsi,%rax), %zmm2, %zmm9
	vmovq	%xmm5, %rdx
	vaddpd	%zmm9, %zmm6, %zmm0
	vfmadd132pd	%zmm3, %zmm12, %zmm0
	vmovupd	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rdi, 608(%rsp)
	jne	.L5
	movq	%r8, 496(%rsp)
	movq	456(%rsp), %rdx
	movq	488(%rsp), %r8
	movq	448(%rsp), %r13
	testb	$7, 248(%rsp)
	je	.L33
	movq	224(%rsp), %rdi
	movq	232(%rsp), %rax
.L12:
	movq	240(%rsp), %r9
	subq	%rdi, %r9
	leaq	-6(%r9), %rsi
	subq	$7, %r9
	movq	%rsi, 488(%rsp)
	cmpq	$2, %r9
	jbe	.L7
	movq	584(%rsp), %r11
	movq	416(%rsp), %r12
	vbroadcastsd	%xmm24, %ymm9
	vbroadcastsd	%xmm25, %ymm13
	movq	408(%rsp), %r14
	movq	400(%rsp), %rsi
	vbroadcastsd	%xmm1, %ymm15
	leaq	(%rdi,%r11), %r11
	movq	480(%rsp), %r10
	leaq	(%r12,%r11), %rbx
	leaq	(%r14,%r11), %r9
	movq	552(%rsp), %r12
	vmovq	%rbx, %xmm14
	vmovq	%r9, %xmm11
	leaq	3(%r10,%r11), %r15
	movq	600(%rsp), %rbx
	movq	632(%rsp), %r9
	leaq	0(,%r15,8), %rcx
	leaq	(%rbx,%r12), %r14
	movq	424(%rsp), %r12
	vmovupd	-8(%r13,%rcx), %ymm7
	addq	%r9, %rsi
	leaq	(%rbx,%r9), %r9
	vaddpd	8(%r13,%rcx), %ymm7, %ymm3
	leaq	(%rsi,%rdi), %r10
	leaq	(%r14,%rdi), %rsi
	movq	%rsi, 616(%rsp)
	leaq	3(%r12,%r11), %r14
	movq	%rbx, %r12
	leaq	(%r9,%rdi), %r9
	movq	544(%rsp), %rbx
	movq	440(%rsp), %rsi
	movq	%r10, 624(%rsp)
	movq	392(%rsp), %r10
	addq	%rbx, %r12
	leaq	3(%rsi,%r11), %rbx
	movq	432(%rsp), %rsi
	leaq	(%r10,%r11), %r10
	addq	%rdi, %r12
	leaq	3(%rsi,%r11), %r11
	movq	568(%rsp), %rsi
	vmovupd	0(%r13,%r11,8), %ymm4
	vaddpd	0(%r13,%rbx,8), %ymm4, %ymm10
	movq	600(%rsp), %rbx
	vmovupd	-16(%r13,%rcx), %ymm4
	addq	%rbx, %rdi
	movq	560(%rsp), %rbx
	vaddpd	%ymm3, %ymm10, %ymm5
	vaddpd	16(%r13,%rcx), %ymm4, %ymm10
	leaq	(%rdi,%rsi), %r11
	movq	616(%rsp), %rsi
	addq	%rbx, %rdi
	vmovupd	0(%r13,%rdi,8), %ymm12
	vaddpd	0(%r13,%r11,8), %ymm12, %ymm6
	vmovq	%xmm11, %rdi
	vmovupd	0(%r13,%rdi,8), %ymm11
	movq	624(%rsp), %r11
	vmovupd	0(%r13,%rsi,8), %ymm3
	vaddpd	%ymm6, %ymm5, %ymm2
	vmulpd	%ymm9, %ymm2, %ymm0
	vfmadd132pd	0(%r13,%r15,8), %ymm0, %ymm13
	vmovq	%xmm14, %r15
	vaddpd	0(%r13,%r15,8), %ymm11, %ymm14
	vaddpd	0(%r13,%r11,8), %ymm3, %ymm5
	vmovupd	0(%r13,%r14,8), %ymm2
	vaddpd	0(%r13,%r10,8), %ymm2, %ymm9
	vmovupd	0(%r13,%r12,8), %ymm0
	movq	488(%rsp), %r14
	vaddpd	%ymm14, %ymm10, %ymm7
	vaddpd	0(%r13,%r9,8), %ymm0, %ymm10
	movq	16(%rbp), %r10
	movq	592(%rsp), %r12
	movq	632(%rsp), %r9
	vaddpd	%ymm5, %ymm7, %ymm12
	addq	%r9, %r12
	movq	%r12, 624(%rsp)
	vfmadd132pd	%ymm31, %ymm13, %ymm12
	vmovupd	-24(%r13,%rcx), %ymm13
	vaddpd	24(%r13,%rcx), %ymm13, %ymm6
	vaddpd	%ymm9, %ymm6, %ymm4
	vaddpd	%ymm10, %ymm4, %ymm11
	vfmadd132pd	%ymm15, %ymm12, %ymm11
	vmovupd	%ymm11, (%r10,%rcx)
	movq	%r14, %rcx
	andq	$-4, %rcx
	addq	%rcx, %rax
	andl	$3, %r14d
	je	.L6
.L7:
	movq	480(%rsp), %rbx
	movq	584(%rsp), %rdi
	movq	176(%rsp), %rsi
	addq	%rbx, %rdi
	addq	%rax, %rdi
	leaq	0(%r13,%rdi,8), %r15
	leaq	1(%rax), %rdi
	cmpq	%rsi, %rdi
	jge	.L34
	movq	568(%rsp), %r11
	movq	632(%rsp), %r9
	movq	%rdx, 616(%rsp)
	movq	560(%rsp), %r10
	movq	552(%rsp), %rdi
	addq	%rax, %r11
	movq	592(%rsp), %r12
	vmovupd	8(%r15), %xmm4
	leaq	(%rax,%rdi), %rsi
	leaq	(%rax,%r10), %r14
	vmovupd	-24(%r15), %xmm3
	vmovupd	(%r15), %xmm7
	addq	%r9, %r12
	leaq	(%r8,%r11,8), %rcx
	leaq	(%rax,%r9), %r11
	movq	544(%rsp), %r9
	leaq	(%r12,%rax), %rbx
	movq	%r12, 624(%rsp)
	leaq	(%r8,%r14,8), %r10
	movq	584(%rsp), %rdi
	leaq	(%r8,%rsi,8), %r14
	leaq	(%r8,%r11,8), %r12
	movq	216(%rsp), %rsi
	movq	208(%rsp), %r11
	leaq	(%r8,%rbx,8), %r15
	leaq	(%rax,%r9), %rbx
	movq	200(%rsp), %r9
	vunpckhpd	%xmm4, %xmm4, %xmm5
	addq	%rdx, %rsi
	leaq	(%rax,%rdi), %rdi
	leaq	(%r8,%rbx,8), %rbx
	addq	%rdx, %r11
	addq	%rdx, %r9
	vmovq	%rsi, %xmm14
	vmovq	%r11, %xmm12
	movq	192(%rsp), %rsi
	vmovq	%r9, %xmm13
	salq	$3, %rdi
	movq	384(%rsp), %r11
	movq	184(%rsp), %r9
	addq	%rdx, %rsi
	vunpckhpd	%xmm3, %xmm3, %xmm6
	addq	%rdx, %r11
	vmovq	%rsi, %xmm9
	vmovq	%r11, %xmm2
	leaq	(%rdx,%r9), %r11
.L10:
	movq	472(%rsp), %rdx
	movq	536(%rsp), %rsi
	movq	%rax, %r9
	addq	$24, %rcx
	addq	$24, %r10
	addq	$24, %r15
	addq	$24, %r14
	addq	$24, %r12
	vmovupd	(%rdx,%rdi), %xmm15
	vaddpd	-8(%r8,%rdi), %xmm4, %xmm4
	vmovq	%xmm14, %rdx
	addq	$24, %rbx
	vaddpd	(%rsi,%rdi), %xmm15, %xmm0
	vmovq	%xmm12, %rsi
	vmovupd	(%rdx,%rax,8), %xmm15
	movq	512(%rsp), %rdx
	vmovsd	-8(%r8,%rdi), %xmm10
	vmovsd	24(%r8,%rdi), %xmm27
	vaddpd	%xmm4, %xmm0, %xmm11
	vaddpd	(%rsi,%rax,8), %xmm15, %xmm0
	movq	504(%rsp), %rsi
	addq	$3, %rax
	vaddpd	%xmm0, %xmm11, %xmm4
	vmulpd	%xmm19, %xmm4, %xmm11
	vaddsd	%xmm5, %xmm6, %xmm4
	vmovupd	(%rdx,%rdi), %xmm6
	vmovq	%xmm2, %rdx
	vaddpd	(%rsi,%rdi), %xmm6, %xmm0
	vmovupd	-24(%rdx,%rax,8), %xmm6
	movq	520(%rsp), %rsi
	movq	528(%rsp), %rdx
	vfmadd132pd	%xmm18, %xmm11, %xmm7
	vmovapd	%xmm7, %xmm15
	vmovupd	24(%r8,%rdi), %xmm7
	vaddpd	%xmm7, %xmm3, %xmm3
	vaddpd	%xmm3, %xmm0, %xmm11
	vaddpd	-24(%r11,%rax,8), %xmm6, %xmm0
	vmovupd	(%r8,%rdi), %xmm3
	vaddpd	%xmm0, %xmm11, %xmm28
	vaddsd	%xmm27, %xmm10, %xmm0
	vmovupd	(%rsi,%rdi), %xmm11
	vmovq	%xmm13, %rsi
	vaddpd	(%rdx,%rdi), %xmm11, %xmm6
	vmovq	%xmm9, %rdx
	vmovapd	%xmm11, 632(%rsp)
	vunpcklpd	%xmm0, %xmm4, %xmm4
	vaddpd	%xmm4, %xmm6, %xmm11
	vmovupd	(%rsi,%r9,8), %xmm6
	vaddpd	(%rdx,%r9,8), %xmm6, %xmm0
	vunpckhpd	%xmm3, %xmm3, %xmm6
	movq	472(%rsp), %rdx
	movq	464(%rsp), %rsi
	addq	$4, %r9
	vmovupd	32(%r8,%rdi), %xmm4
	vaddpd	%xmm0, %xmm11, %xmm11
	vaddsd	%xmm27, %xmm6, %xmm0
	vfmadd132pd	%xmm20, %xmm15, %xmm11
	vmovsd	16(%rdx,%rdi), %xmm15
	movq	536(%rsp), %rdx
	vfmadd231pd	%xmm21, %xmm28, %xmm11
	vmovupd	%xmm11, (%rsi,%rdi)
	vaddsd	16(%rdx,%rdi), %xmm15, %xmm11
	vaddsd	%xmm0, %xmm11, %xmm15
	vmovsd	-8(%rcx), %xmm11
	vaddsd	-8(%r10), %xmm11, %xmm0
	movq	528(%rsp), %rdx
	vaddsd	%xmm0, %xmm15, %xmm15
	vmovsd	(%r8,%rdi), %xmm0
	vmulsd	%xmm24, %xmm15, %xmm11
	vfmadd132sd	%xmm25, %xmm11, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm15
	vmovsd	16(%rdx,%rdi), %xmm5
	movq	520(%rsp), %rdx
	vaddsd	16(%rdx,%rdi), %xmm5, %xmm11
	vaddsd	32(%r8,%rdi), %xmm0, %xmm5
	movq	512(%rsp), %rdx
	vmovsd	-8(%r15), %xmm0
	vaddsd	%xmm5, %xmm11, %xmm11
	vaddsd	-8(%r14), %xmm0, %xmm5
	vmovsd	16(%rdx,%rdi), %xmm0
	movq	504(%rsp), %rdx
	vaddsd	%xmm5, %xmm11, %xmm11
	vunpckhpd	%xmm4, %xmm4, %xmm5
	vaddsd	16(%rdx,%rdi), %xmm0, %xmm0
	vaddsd	%xmm10, %xmm5, %xmm10
	vfmadd231sd	%xmm11, %xmm29, %xmm15
	vaddsd	%xmm10, %xmm0, %xmm11
	vmovsd	-8(%r12), %xmm0
	vaddsd	-8(%rbx), %xmm0, %xmm10
	vaddsd	%xmm10, %xmm11, %xmm11
	vfmadd132sd	%xmm1, %xmm15, %xmm11
	vmovsd	%xmm11, 16(%rsi,%rdi)
	addq	$24, %rdi
	cmpq	%r9, 168(%rsp)
	jg	.L10
	movq	616(%rsp), %rdx
	leaq	1(%rax), %rdi
.L9:
	movq	592(%rsp), %r10
	vmovq	%xmm8, %rcx
	vmovq	%xmm8, %r12
	leaq	-1(%r12), %r9
	leaq	3(%r12), %r11
	imulq	%r10, %rcx
	leaq	-2(%r12), %r14
	vmovq	%r11, %xmm12
	leaq	2(%r12), %r15
	leaq	-3(%r12), %rbx
	movq	536(%rsp), %r12
	imulq	%r10, %r14
	leaq	(%rcx,%rdi), %rsi
	leaq	(%rcx,%rax), %r11
	vmovsd	(%r8,%rsi,8), %xmm2
	vmovq	%rsi, %xmm15
	imulq	%r10, %r15
	movq	472(%rsp), %rsi
	vmovsd	-8(%r8,%r11,8), %xmm3
	vmovsd	(%r8,%r11,8), %xmm4
	imulq	%r10, %rbx
	vmovsd	(%rsi,%r11,8), %xmm8
	vaddsd	(%r12,%r11,8), %xmm8, %xmm14
	movq	%r9, %r12
	imulq	%r10, %r12
	vaddsd	%xmm2, %xmm3, %xmm13
	movq	%r12, 632(%rsp)
	addq	%rax, %r12
	vaddsd	%xmm13, %xmm14, %xmm9
	vmovq	%r12, %xmm7
	movq	576(%rsp), %r12
	imulq	%r10, %r12
	movq	%r12, %r9
	movq	%r12, 616(%rsp)
	vmovq	%xmm7, %r12
	addq	%rax, %r9
	vmovsd	(%r8,%r12,8), %xmm6
	movq	528(%rsp), %r12
	vaddsd	(%r8,%r9,8), %xmm6, %xmm5
	leaq	2(%rax), %r9
	vmovsd	-16(%r8,%r11,8), %xmm6
	vmovsd	(%r12,%r11,8), %xmm10
	movq	520(%rsp), %r12
	addq	%r9, %rcx
	vmovsd	(%r8,%rcx,8), %xmm7
	vaddsd	%xmm5, %xmm9, %xmm0
	vaddsd	(%r12,%r11,8), %xmm10, %xmm11
	leaq	(%r14,%rax), %r12
	vaddsd	%xmm7, %xmm6, %xmm8
	vmovq	%r12, %xmm5
	leaq	(%r15,%rax), %r12
	vmulsd	%xmm24, %xmm0, %xmm14
	vmovq	%r12, %xmm9
	vmovq	%xmm5, %r12
	vmovsd	(%r8,%r12,8), %xmm0
	vmovq	%xmm9, %r12
	vaddsd	%xmm8, %xmm11, %xmm13
	vaddsd	(%r8,%r12,8), %xmm0, %xmm10
	movq	512(%rsp), %r12
	vmovsd	(%r12,%r11,8), %xmm8
	movq	504(%rsp), %r12
	vfmadd231sd	%xmm25, %xmm4, %xmm14
	vaddsd	%xmm10, %xmm13, %xmm13
	vaddsd	(%r12,%r11,8), %xmm8, %xmm5
	leaq	(%rbx,%rax), %r12
	vmovq	%r12, %xmm9
	movq	%r10, %r12
	vmovq	%xmm12, %r10
	imulq	%r12, %r10
	vfmadd132sd	%xmm29, %xmm14, %xmm13
	vmovsd	24(%r8,%r11,8), %xmm14
	vaddsd	-24(%r8,%r11,8), %xmm14, %xmm11
	addq	%r10, %rax
	movq	%r10, %r12
	vmovq	%xmm9, %r10
	vmovsd	(%r8,%r10,8), %xmm12
	vaddsd	(%r8,%rax,8), %xmm12, %xmm10
	vaddsd	%xmm5, %xmm11, %xmm0
	movq	464(%rsp), %rax
	movq	376(%rsp), %r10
	vaddsd	%xmm10, %xmm0, %xmm11
	vfmadd132sd	%xmm1, %xmm13, %xmm11
	vmovsd	%xmm11, (%rax,%r11,8)
	cmpq	%r10, %rdi
	jge	.L6
	movq	536(%rsp), %rax
	vmovq	%xmm15, %r10
	vaddsd	%xmm7, %xmm4, %xmm5
	vmovsd	(%rax,%r10,8), %xmm13
	movq	616(%rsp), %rax
	vaddsd	(%rsi,%r10,8), %xmm13, %xmm8
	movq	632(%rsp), %r10
	addq	%rdi, %rax
	leaq	(%r10,%rdi), %r10
	vaddsd	%xmm5, %xmm8, %xmm0
	vmovsd	(%r8,%r10,8), %xmm9
	vaddsd	%xmm14, %xmm3, %xmm8
	vmovq	%xmm15, %r10
	vaddsd	(%r8,%rax,8), %xmm9, %xmm12
	movq	528(%rsp), %rax
	vmovsd	(%rax,%r10,8), %xmm11
	movq	520(%rsp), %rax
	vaddsd	%xmm12, %xmm0, %xmm10
	vaddsd	(%rax,%r10,8), %xmm11, %xmm13
	leaq	(%r14,%rdi), %r10
	leaq	(%r15,%rdi), %rax
	vmovsd	(%r8,%r10,8), %xmm0
	vmovq	%xmm15, %r10
	vmulsd	%xmm24, %xmm10, %xmm12
	vaddsd	(%r8,%rax,8), %xmm0, %xmm9
	movq	512(%rsp), %rax
	vaddsd	%xmm8, %xmm13, %xmm5
	vmovsd	32(%r8,%r11,8), %xmm10
	vaddsd	%xmm10, %xmm6, %xmm6
	vaddsd	%xmm9, %xmm5, %xmm11
	vfmadd231sd	%xmm2, %xmm25, %xmm12
	vfmadd132sd	%xmm29, %xmm12, %xmm11
	vmovsd	(%rax,%r10,8), %xmm12
	movq	504(%rsp), %rax
	vaddsd	(%rax,%r10,8), %xmm12, %xmm13
	leaq	(%rbx,%rdi), %r10
	addq	%r12, %rdi
	vmovsd	(%r8,%r10,8), %xmm5
	vaddsd	(%r8,%rdi,8), %xmm5, %xmm0
	vmovq	%xmm15, %rax
	movq	464(%rsp), %r10
	vaddsd	%xmm6, %xmm13, %xmm8
	vaddsd	%xmm0, %xmm8, %xmm9
	vfmadd132sd	%xmm1, %xmm11, %xmm9
	vmovsd	%xmm9, (%r10,%rax,8)
	cmpq	%r9, 376(%rsp)
	jle	.L6
	vaddsd	%xmm14, %xmm2, %xmm2
	vaddsd	%xmm10, %xmm4, %xmm4
	addq	%r9, %r15
	addq	%r9, %r14
	vmovsd	(%rsi,%rcx,8), %xmm15
	movq	536(%rsp), %rsi
	addq	%r9, %r12
	addq	%r9, %rbx
	movq	616(%rsp), %rax
	movq	632(%rsp), %rdi
	vaddsd	(%rsi,%rcx,8), %xmm15, %xmm11
	movq	520(%rsp), %rsi
	addq	%r9, %rax
	addq	%r9, %rdi
	vmovsd	(%r8,%r15,8), %xmm0
	movq	512(%rsp), %r15
	vmovsd	(%r8,%rax,8), %xmm12
	vaddsd	(%r8,%rdi,8), %xmm12, %xmm13
	vaddsd	%xmm2, %xmm11, %xmm14
	movq	528(%rsp), %rax
	vaddsd	(%r8,%r14,8), %xmm0, %xmm9
	movq	504(%rsp), %r14
	vaddsd	40(%r8,%r11,8), %xmm3, %xmm3
	vmovsd	(%r8,%r12,8), %xmm12
	vaddsd	%xmm13, %xmm14, %xmm6
	vmovsd	(%r14,%rcx,8), %xmm11
	vaddsd	(%r15,%rcx,8), %xmm11, %xmm2
	vaddsd	(%r8,%rbx,8), %xmm12, %xmm13
	vmulsd	%xmm24, %xmm6, %xmm8
	vaddsd	%xmm3, %xmm2, %xmm14
	vaddsd	%xmm13, %xmm14, %xmm6
	vfmadd231sd	%xmm7, %xmm25, %xmm8
	vmovsd	(%rsi,%rcx,8), %xmm7
	vaddsd	(%rax,%rcx,8), %xmm7, %xmm5
	vaddsd	%xmm4, %xmm5, %xmm10
	vaddsd	%xmm9, %xmm10, %xmm15
	vfmadd132sd	%xmm29, %xmm8, %xmm15
	vfmadd132sd	%xmm1, %xmm15, %xmm6
	vmovsd	%xmm6, (%r10,%rcx,8)
.L6:
	movq	272(%rsp), %rcx
	movq	624(%rsp), %rbx
	movq	592(%rsp), %r11
	addq	%rcx, 496(%rsp)
	addq	%r11, 584(%rsp)
	movq	576(%rsp), %r9
	addq	%rcx, %rdx
	addq	%r11, 568(%rsp)
	addq	%r11, 560(%rsp)
	addq	%r11, 552(%rsp)
	addq	%r11, 544(%rsp)
	movq	%rbx, 632(%rsp)
	cmpq	%r9, 264(%rsp)
	jne	.L14
	movq	152(%rsp), %rax
	movq	144(%rsp), %r14
	vmovq	%xmm23, %r15
	vmovq	%xmm30, %r12
	movq	160(%rsp), %r8
	addq	%r15, 352(%rsp)
	addq	%r15, 344(%rsp)
	addq	%r15, %rax
	addq	%r15, 336(%rsp)
	addq	%r8, %r14
	addq	%r15, 328(%rsp)
	addq	%r15, 320(%rsp)
	addq	%r15, 312(%rsp)
	addq	%r15, 368(%rsp)
	addq	%r15, 360(%rsp)
	addq	%r15, 304(%rsp)
	addq	%r15, 296(%rsp)
	addq	%r15, 288(%rsp)
	addq	%r15, 280(%rsp)
	cmpq	%r12, 88(%rsp)
	je	.L28
	addq	$1, %r12
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	592(%rsp), %r14
	movq	632(%rsp), %rax
	addq	%rax, %r14
	movq	%r14, 624(%rsp)
	jmp	.L6
.L32:
	xorl	%edi, %edi
	movl	$3, %eax
	jmp	.L12
.L34:
	movq	592(%rsp), %r10
	movq	632(%rsp), %rcx
	addq	%rcx, %r10
	movq	%r10, 624(%rsp)
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
