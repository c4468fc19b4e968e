	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rdi
	movq	%r9, %rcx
	leaq	-1(%rdx), %r9
	movq	%rsp, %rbp
	pushq	%r15
	leaq	-1(%rsi), %r15
	pushq	%r14
	imulq	%rdx, %rsi
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, %rax
	salq	$3, %rax
	andq	$-64, %rsp
	subq	$328, %rsp
	movq	%rdx, 72(%rsp)
	movq	%r8, -64(%rsp)
	movq	%r9, 48(%rsp)
	movq	%r15, 96(%rsp)
	cmpq	%r8, %rdi
	jge	.L29
	leaq	0(,%rdx,8), %r14
	movq	%rax, %rbx
	movq	%r14, %r11
	shrq	$3, %rbx
	shrq	$3, %r11
	movq	%r11, 216(%rsp)
	cmpq	$1, %r15
	jle	.L29
	cmpq	$1, %r9
	jle	.L29
	vmovq	%rsi, %xmm7
	movq	%rsi, %r8
	leaq	1(%rdi), %r12
	movq	%rbx, %r9
	vmovq	%xmm7, %r13
	imulq	%rdi, %r8
	leaq	-1(%rdi), %r10
	movq	%r14, -72(%rsp)
	imulq	%r12, %r13
	leaq	(%r14,%rcx), %rax
	imulq	%rdi, %r9
	vmovq	%rax, %xmm8
	movq	16(%rbp), %rax
	imulq	%rsi, %r10
	movq	%r8, 168(%rsp)
	leaq	-2(%rdx), %r8
	subq	$3, %rdx
	movq	%r13, 152(%rsp)
	movq	24(%rbp), %r13
	movq	%rdi, %rsi
	leaq	(%r11,%r9), %r15
	movq	%rdx, 88(%rsp)
	movq	%r8, %rdx
	movq	%r9, %rdi
	movq	%r10, 160(%rsp)
	leaq	(%r11,%r11), %r9
	movq	%r8, %r10
	shrq	$3, %rdx
	movq	%r15, 128(%rsp)
	leaq	8(%r13,%r14), %r15
	andq	$-8, %r10
	salq	$4, %r11
	movq	%r8, 120(%rsp)
	andl	$7, %r8d
	leaq	(%r11,%rcx), %r11
	movq	%r9, -56(%rsp)
	leaq	8(%rax,%r14), %r9
	movq	%rdx, 224(%rsp)
	vmovq	%r9, %xmm2
	vmovq	%xmm8, %r9
	movq	%r8, 80(%rsp)
	movq	%r15, -80(%rsp)
	movq	%r10, 56(%rsp)
	addq	$1, %r10
	movq	%r10, 64(%rsp)
	vmovq	%xmm7, %r10
	vmovq	%xmm2, -88(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	152(%rsp), %rdx
	movq	168(%rsp), %rax
	imulq	%rbx, %rsi
	movq	%rbx, -16(%rsp)
	movq	160(%rsp), %r8
	movq	-72(%rsp), %rbx
	movq	$0, 200(%rsp)
	salq	$3, %rdx
	salq	$3, %rax
	movq	%r10, -8(%rsp)
	leaq	(%rcx,%rdx), %r13
	leaq	(%rcx,%rax), %r14
	movq	$1, 208(%rsp)
	vmovq	%r13, %xmm0
	movq	%r13, 296(%rsp)
	movq	16(%rbp), %r13
	leaq	0(,%r8,8), %r8
	leaq	(%rcx,%r8), %r15
	movq	%r14, 304(%rsp)
	addq	%rax, %r13
	movq	%r15, 256(%rsp)
	movq	%r13, 136(%rsp)
	movq	-80(%rsp), %r13
	movq	%r11, -24(%rsp)
	leaq	0(%r13,%rdi,8), %r13
	movq	%rdi, -32(%rsp)
	movq	%r13, 248(%rsp)
	leaq	(%rax,%r9), %r13
	movq	%r13, 312(%rsp)
	leaq	(%r8,%r9), %r13
	addq	%r11, %r8
	movq	%r13, 288(%rsp)
	leaq	(%rdx,%r9), %r13
	addq	%r11, %rdx
	movq	%rdx, 264(%rsp)
	movq	-88(%rsp), %rdx
	movq	%r8, 272(%rsp)
	leaq	(%r11,%rax), %r8
	addq	%rdx, %rax
	movq	%r13, 280(%rsp)
	movq	%r15, %rdx
	movq	%rax, 240(%rsp)
	movq	-56(%rsp), %rax
	movq	%r8, 320(%rsp)
	movq	%rbx, 104(%rsp)
	movq	%r9, -40(%rsp)
	movq	%r12, -48(%rsp)
	movq	%rax, 184(%rsp)
	movq	%r14, %rax
	movq	%rsi, 112(%rsp)
	vmovq	%xmm0, %rsi
	.p2align 4,,10
	.p2align 3
.L13:
	movq	208(%rsp), %r12
	movq	%r12, 176(%rsp)
	addq	$1, %r12
	cmpq	$6, 88(%rsp)
	movq	%r12, 208(%rsp)
	jbe	.L32
	movq	288(%rsp), %r10
	movq	304(%rsp), %r14
	vmovq	%rdx, %xmm12
	vmovq	%rsi, %xmm30
	movq	256(%rsp), %r11
	movq	312(%rsp), %rbx
	vmovq	%rax, %xmm15
	leaq	8(%r10), %r8
	leaq	8(%r14), %r15
	addq	$16, %r14
	vmovq	%r8, %xmm13
	movq	280(%rsp), %r8
	leaq	8(%r11), %rdi
	addq	$16, %r11
	vmovq	%r15, %xmm10
	vmovq	%rdi, %xmm11
	leaq	8(%rbx), %r9
	movq	296(%rsp), %r15
	leaq	8(%r8), %r12
	vmovq	%r11, %xmm3
	vmovq	%r14, %xmm8
	vmovq	%r12, %xmm7
	movq	272(%rsp), %r12
	leaq	8(%r15), %r13
	leaq	16(%r15), %r11
	vmovq	%r13, %xmm14
	movq	320(%rsp), %r13
	leaq	16(%rbx), %r14
	leaq	16(%r10), %r15
	leaq	8(%r12), %rdi
	addq	$16, %r12
	movq	%r15, %rdx
	xorl	%r10d, %r10d
	vmovq	%rdi, %xmm6
	addq	$8, %r13
	movq	264(%rsp), %rdi
	movq	320(%rsp), %rbx
	vmovq	%r13, %xmm5
	vmovq	%r11, %xmm1
	vmovq	%r9, %xmm9
	movq	%rdi, %r13
	movq	%rdi, %r11
	vmovq	%r12, %xmm2
	addq	$16, %rbx
	addq	$8, %r13
	addq	$16, %r11
	vmovq	%xmm13, %rdi
	vmovq	%r13, %xmm4
	leaq	16(%r8), %r13
	xorl	%r8d, %r8d
	movq	%r13, %rsi
	vmovq	%rbx, %xmm13
	vmovq	%xmm14, %r9
	vmovq	%xmm11, %rbx
	vmovq	%xmm4, %r15
	vmovq	%r11, %xmm11
	vmovq	%xmm5, %r13
	vmovq	%xmm10, %r11
	vmovq	%xmm6, %r12
	vmovq	%rcx, %xmm10
	movq	%r14, %rcx
	vmovq	%xmm7, %r14
	.p2align 4,,10
	.p2align 3
.L5:
	movq	256(%rsp), %rax
	addq	$1, %r10
	vmovupd	(%rax,%r8), %zmm0
	vmovq	%xmm9, %rax
	vaddpd	(%rax,%r8), %zmm0, %zmm14
	movq	304(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm14, %zmm7
	movq	296(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm7, %zmm6
	movq	288(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm6, %zmm5
	movq	312(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm5, %zmm4
	movq	280(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm4, %zmm0
	movq	272(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm0, %zmm14
	movq	320(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm14, %zmm7
	movq	264(%rsp), %rax
	vaddpd	(%rax,%r8), %zmm7, %zmm6
	vmovq	%xmm3, %rax
	vaddpd	(%rbx,%r8), %zmm6, %zmm5
	vaddpd	(%r11,%r8), %zmm5, %zmm4
	vaddpd	(%r9,%r8), %zmm4, %zmm0
	vaddpd	(%rdi,%r8), %zmm0, %zmm14
	vaddpd	(%r14,%r8), %zmm14, %zmm7
	vaddpd	(%r12,%r8), %zmm7, %zmm6
	vaddpd	0(%r13,%r8), %zmm6, %zmm5
	vaddpd	(%r15,%r8), %zmm5, %zmm4
	vaddpd	(%rax,%r8), %zmm4, %zmm0
	vmovq	%xmm8, %rax
	vaddpd	(%rax,%r8), %zmm0, %zmm14
	vmovq	%xmm1, %rax
	vaddpd	(%rax,%r8), %zmm14, %zmm7
	vmovq	%xmm2, %rax
	vaddpd	(%rdx,%r8), %zmm7, %zmm6
	vaddpd	(%rcx,%r8), %zmm6, %zmm5
	vaddpd	(%rsi,%r8), %zmm5, %zmm4
	vaddpd	(%rax,%r8), %zmm4, %zmm0
	vmovq	%xmm13, %rax
	vaddpd	(%rax,%r8), %zmm0, %zmm14
	vmovq	%xmm11, %rax
	vaddpd	(%rax,%r8), %zmm14, %zmm7
	movq	248(%rsp), %rax
	vmulpd	(%rax,%r8), %zmm7, %zmm6
	movq	240(%rsp), %rax
	vmovupd	%zmm6, (%rax,%r8)
	addq	$64, %r8
	cmpq	%r10, 224(%rsp)
	jne	.L5
	cmpq	$0, 80(%rsp)
	vmovq	%xmm15, %rax
	vmovq	%xmm12, %rdx
	vmovq	%xmm30, %rsi
	vmovq	%xmm10, %rcx
	je	.L33
	movq	64(%rsp), %rdi
	movq	56(%rsp), %r10
	movq	%rdi, 232(%rsp)
.L11:
	movq	72(%rsp), %r9
	subq	%r10, %r9
	leaq	-2(%r9), %r15
	subq	$3, %r9
	movq	%r15, 144(%rsp)
	cmpq	$2, %r9
	jbe	.L34
	movq	200(%rsp), %r8
	movq	168(%rsp), %r14
	movq	216(%rsp), %rbx
	leaq	(%r10,%r8), %r13
	leaq	0(%r13,%r14), %rdi
	addq	%r8, %rbx
	movq	184(%rsp), %r8
	vmovq	%rdi, %xmm3
	movq	152(%rsp), %rdi
	leaq	(%rbx,%r10), %r11
	movq	%rbx, 192(%rsp)
	movq	160(%rsp), %rbx
	addq	%r8, %r10
	leaq	1(%r11,%r14), %r12
	vmovq	%xmm3, %r8
	movq	%rdi, %r15
	addq	%r10, %r14
	vmovupd	(%rcx,%r12,8), %ymm1
	addq	%r13, %r15
	leaq	0(%r13,%rbx), %r9
	vmovq	%r15, %xmm8
	movq	%rbx, %r15
	leaq	(%r11,%rbx), %rbx
	addq	%rdi, %r11
	addq	%r10, %r15
	addq	%rdi, %r10
	vmovq	%xmm8, %rdi
	vaddpd	(%rcx,%r9,8), %ymm1, %ymm15
	vaddpd	(%rcx,%r8,8), %ymm15, %ymm12
	vaddpd	(%rcx,%rdi,8), %ymm12, %ymm9
	vaddpd	(%rcx,%rbx,8), %ymm9, %ymm2
	vaddpd	-8(%rcx,%r12,8), %ymm2, %ymm13
	vaddpd	(%rcx,%r11,8), %ymm13, %ymm11
	vaddpd	(%rcx,%r15,8), %ymm11, %ymm10
	vaddpd	(%rcx,%r14,8), %ymm10, %ymm5
	vaddpd	(%rcx,%r10,8), %ymm5, %ymm4
	vaddpd	8(%rcx,%r9,8), %ymm4, %ymm0
	vaddpd	8(%rcx,%r8,8), %ymm0, %ymm14
	vaddpd	8(%rcx,%rdi,8), %ymm14, %ymm7
	vaddpd	8(%rcx,%rbx,8), %ymm7, %ymm6
	vaddpd	8(%rcx,%r11,8), %ymm6, %ymm1
	vaddpd	8(%rcx,%r15,8), %ymm1, %ymm15
	vaddpd	8(%rcx,%r14,8), %ymm15, %ymm12
	vaddpd	8(%rcx,%r10,8), %ymm12, %ymm9
	vaddpd	16(%rcx,%r9,8), %ymm9, %ymm2
	vaddpd	16(%rcx,%r8,8), %ymm2, %ymm3
	vaddpd	16(%rcx,%rdi,8), %ymm3, %ymm8
	vaddpd	16(%rcx,%rbx,8), %ymm8, %ymm13
	vaddpd	8(%rcx,%r12,8), %ymm13, %ymm11
	vaddpd	16(%rcx,%r11,8), %ymm11, %ymm10
	vaddpd	16(%rcx,%r15,8), %ymm10, %ymm5
	vaddpd	16(%rcx,%r14,8), %ymm5, %ymm4
	vaddpd	16(%rcx,%r10,8), %ymm4, %ymm0
	movq	128(%rsp), %r10
	movq	24(%rbp), %r14
	leaq	1(%r13,%r10), %r11
	movq	16(%rbp), %r13
	vmulpd	(%r14,%r11,8), %ymm0, %ymm14
	vmovupd	%ymm14, 0(%r13,%r12,8)
	movq	144(%rsp), %r12
	movq	%r12, %r15
	andq	$-4, %r15
	addq	%r15, 232(%rsp)
	andl	$3, %r12d
	je	.L6
.L7:
	movq	232(%rsp), %rdi
	movq	184(%rsp), %r9
	movq	152(%rsp), %r15
	movq	176(%rsp), %rbx
	leaq	(%rdi,%r9), %r10
	movq	192(%rsp), %r13
	leaq	(%r10,%r15), %r8
	subq	$1, %rbx
	leaq	(%rcx,%r8,8), %r11
	movq	168(%rsp), %r8
	movq	%rbx, 144(%rsp)
	vmovq	%r11, %xmm21
	movq	%rdi, %r11
	leaq	(%r10,%r8), %r14
	leaq	(%rcx,%r14,8), %rbx
	movq	160(%rsp), %r14
	addq	%r14, %r10
	leaq	(%rcx,%r10,8), %r12
	leaq	0(%r13,%rdi), %r10
	movq	%r14, %rdi
	leaq	(%r10,%r15), %r9
	addq	%r10, %r14
	addq	%r8, %r10
	leaq	(%rcx,%r9,8), %r13
	movq	200(%rsp), %r9
	leaq	(%rcx,%r14,8), %r14
	addq	%r11, %r9
	addq	%r9, %r15
	leaq	(%rcx,%r15,8), %r15
	vmovq	%r15, %xmm20
	leaq	(%r9,%r8), %r15
	addq	%rdi, %r9
	movq	120(%rsp), %rdi
	leaq	(%rcx,%r9,8), %r9
	leaq	(%rcx,%r15,8), %r15
	vmovq	%r9, %xmm18
	leaq	(%rcx,%r10,8), %r8
	leaq	1(%r11), %r9
	vmovq	%r15, %xmm1
	vmovq	%r8, %xmm19
	cmpq	%rdi, %r9
	jge	.L14
	vmovq	%xmm1, %r11
	vmovq	%xmm18, %r10
	vmovq	%xmm20, %r8
	vmovsd	(%rbx), %xmm23
	vmovsd	(%r11), %xmm29
	movq	216(%rsp), %r11
	vmovq	%xmm21, %r15
	vmovsd	(%r10), %xmm0
	movq	144(%rsp), %r10
	vmovsd	(%r8), %xmm28
	movq	%r11, %r8
	vmovsd	(%r15), %xmm22
	vmovq	%xmm19, %r15
	imulq	%r10, %r8
	movq	176(%rsp), %r10
	vmovsd	(%r15), %xmm26
	vmovsd	(%r12), %xmm24
	vmovsd	0(%r13), %xmm25
	imulq	%r10, %r11
	movq	208(%rsp), %r10
	vmovsd	(%r14), %xmm27
	leaq	(%r8,%r9), %r15
	vmovupd	(%rdx,%r15,8), %xmm2
	vmovsd	(%rdx,%r15,8), %xmm16
	vmovupd	(%rax,%r15,8), %xmm12
	vmovsd	(%rax,%r15,8), %xmm14
	vmovupd	(%rsi,%r15,8), %xmm11
	vmovsd	(%rsi,%r15,8), %xmm13
	leaq	(%r11,%r9), %r15
	vmovupd	(%rdx,%r15,8), %xmm10
	vmovsd	(%rdx,%r15,8), %xmm6
	vmovupd	(%rax,%r15,8), %xmm9
	vmovsd	(%rax,%r15,8), %xmm5
	vmovupd	(%rsi,%r15,8), %xmm8
	vmovsd	(%rsi,%r15,8), %xmm4
	movq	216(%rsp), %r15
	imulq	%r10, %r15
	addq	%r15, %r9
	movq	%r15, 200(%rsp)
	vmovupd	(%rdx,%r9,8), %xmm7
	vmovsd	(%rdx,%r9,8), %xmm3
	vmovupd	(%rax,%r9,8), %xmm17
	vmovsd	(%rax,%r9,8), %xmm31
	vmovupd	(%rsi,%r9,8), %xmm15
	vmovsd	(%rsi,%r9,8), %xmm30
	vmovq	%xmm18, %r9
	vaddsd	-8(%r9), %xmm26, %xmm18
	vmovq	%xmm1, %r9
	movq	232(%rsp), %r10
	vaddsd	-8(%r9), %xmm18, %xmm18
	vmovq	%xmm20, %r9
	vaddsd	-8(%r9), %xmm18, %xmm20
	vaddsd	-8(%r14), %xmm20, %xmm18
	vmovq	%xmm19, %r14
	vaddsd	-8(%r14), %xmm18, %xmm19
	vaddsd	-8(%r13), %xmm19, %xmm1
	movq	%r10, %r13
	vaddsd	-8(%r12), %xmm1, %xmm1
	vaddsd	-8(%rbx), %xmm1, %xmm1
	vmovq	%xmm21, %rbx
	movq	%r11, %r12
	leaq	2(%r10), %r15
	movq	136(%rsp), %r14
	vaddsd	-8(%rbx), %xmm1, %xmm1
	movq	112(%rsp), %rbx
	leaq	(%r12,%r13), %r9
	vaddsd	%xmm0, %xmm1, %xmm1
	vaddsd	%xmm5, %xmm0, %xmm0
	addq	%r11, %rbx
	leaq	(%rbx,%r10), %r11
	movq	24(%rbp), %r10
	vaddsd	%xmm29, %xmm0, %xmm0
	vaddsd	%xmm29, %xmm1, %xmm1
	vaddsd	%xmm28, %xmm0, %xmm0
	vaddsd	%xmm28, %xmm1, %xmm1
	vaddsd	%xmm27, %xmm0, %xmm0
	vaddsd	%xmm27, %xmm1, %xmm1
	vaddsd	%xmm26, %xmm0, %xmm0
	vaddsd	%xmm25, %xmm1, %xmm1
	vaddsd	%xmm25, %xmm0, %xmm0
	vaddsd	%xmm24, %xmm1, %xmm1
	vaddsd	%xmm24, %xmm0, %xmm0
	vaddsd	%xmm23, %xmm1, %xmm1
	vaddsd	%xmm23, %xmm0, %xmm0
	vaddsd	%xmm22, %xmm1, %xmm1
	vaddsd	%xmm22, %xmm0, %xmm0
	vaddsd	%xmm16, %xmm0, %xmm0
	vaddsd	%xmm14, %xmm0, %xmm0
	vaddsd	%xmm13, %xmm0, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm0
	vaddsd	%xmm4, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm31, %xmm0, %xmm0
	vaddsd	%xmm30, %xmm0, %xmm0
	vunpcklpd	%xmm0, %xmm1, %xmm1
	vaddpd	%xmm2, %xmm1, %xmm0
	vaddpd	%xmm12, %xmm0, %xmm1
	vaddpd	%xmm11, %xmm1, %xmm0
	vaddpd	%xmm10, %xmm0, %xmm1
	vaddpd	%xmm9, %xmm1, %xmm0
	vaddpd	%xmm8, %xmm0, %xmm1
	vaddpd	%xmm7, %xmm1, %xmm0
	vaddpd	%xmm17, %xmm0, %xmm1
	vaddpd	%xmm15, %xmm1, %xmm0
	vmulpd	(%r10,%r11,8), %xmm0, %xmm1
	vmovupd	%xmm1, (%r14,%r9,8)
	leaq	3(%r13), %r9
	cmpq	%r9, %rdi
	jle	.L9
	vunpckhpd	%xmm9, %xmm9, %xmm9
	movq	%r12, %rdi
	leaq	(%r12,%r9), %r12
	movq	232(%rsp), %r11
	vaddsd	%xmm16, %xmm9, %xmm16
	vunpckhpd	%xmm2, %xmm2, %xmm2
	leaq	(%r8,%r9), %r13
	movq	200(%rsp), %r10
	vunpckhpd	%xmm12, %xmm12, %xmm12
	vunpckhpd	%xmm11, %xmm11, %xmm11
	vunpckhpd	%xmm10, %xmm10, %xmm10
	addq	$4, %r11
	leaq	(%r8,%r11), %r14
	vunpckhpd	%xmm15, %xmm15, %xmm0
	vunpckhpd	%xmm8, %xmm8, %xmm8
	addq	%r10, %r9
	vaddsd	%xmm14, %xmm16, %xmm16
	vaddsd	(%rax,%r12,8), %xmm2, %xmm14
	vmovsd	(%rdx,%r14,8), %xmm15
	addq	%r11, %r10
	vmovsd	(%rax,%r14,8), %xmm27
	vmovsd	(%rsi,%r14,8), %xmm28
	leaq	(%rdi,%r11), %r14
	vunpckhpd	%xmm7, %xmm7, %xmm7
	vmovsd	(%rax,%r14,8), %xmm1
	vunpckhpd	%xmm17, %xmm17, %xmm17
	vmovupd	(%rdx,%r13,8), %xmm20
	movq	%rdi, 40(%rsp)
	vaddsd	%xmm13, %xmm16, %xmm16
	vaddsd	%xmm12, %xmm14, %xmm13
	vmovupd	(%rax,%r13,8), %xmm19
	vmovupd	(%rsi,%r13,8), %xmm18
	vmovsd	%xmm1, 32(%rsp)
	vmovsd	(%rsi,%r14,8), %xmm1
	vmovupd	(%rdx,%r12,8), %xmm21
	vmovupd	(%rax,%r12,8), %xmm22
	vmovupd	(%rsi,%r12,8), %xmm23
	vaddsd	%xmm6, %xmm16, %xmm16
	vaddsd	%xmm11, %xmm13, %xmm6
	vmovsd	%xmm1, 24(%rsp)
	vmovsd	(%rdx,%r10,8), %xmm1
	vmovupd	(%rdx,%r9,8), %xmm24
	vmovupd	(%rax,%r9,8), %xmm25
	vmovsd	%xmm1, 16(%rsp)
	vmovsd	(%rax,%r10,8), %xmm1
	vmovupd	(%rsi,%r9,8), %xmm26
	vaddsd	%xmm5, %xmm16, %xmm16
	vaddsd	%xmm10, %xmm6, %xmm5
	vmovsd	(%rdx,%r14,8), %xmm29
	vmovsd	%xmm1, 8(%rsp)
	vmovsd	(%rsi,%r10,8), %xmm1
	vaddsd	%xmm4, %xmm16, %xmm16
	vaddsd	%xmm9, %xmm5, %xmm4
	vmovsd	%xmm1, (%rsp)
	vaddsd	%xmm3, %xmm16, %xmm16
	vaddsd	%xmm8, %xmm4, %xmm3
	vaddsd	%xmm31, %xmm16, %xmm31
	vaddsd	%xmm30, %xmm31, %xmm30
	vaddsd	%xmm2, %xmm30, %xmm16
	vaddsd	%xmm7, %xmm3, %xmm2
	vaddsd	%xmm12, %xmm16, %xmm31
	vaddsd	%xmm17, %xmm2, %xmm12
	vaddsd	%xmm11, %xmm31, %xmm30
	vaddsd	%xmm0, %xmm12, %xmm11
	vaddsd	%xmm10, %xmm30, %xmm16
	vaddsd	(%rdx,%r13,8), %xmm11, %xmm10
	vaddsd	(%rax,%r13,8), %xmm10, %xmm9
	vaddsd	%xmm8, %xmm16, %xmm31
	vaddsd	(%rsi,%r13,8), %xmm9, %xmm8
	vaddsd	%xmm7, %xmm31, %xmm30
	vaddsd	(%rdx,%r12,8), %xmm8, %xmm7
	vaddsd	%xmm17, %xmm30, %xmm16
	vaddsd	%xmm0, %xmm16, %xmm31
	vaddsd	(%rsi,%r12,8), %xmm7, %xmm0
	vaddsd	(%rdx,%r9,8), %xmm0, %xmm1
	vaddsd	(%rax,%r9,8), %xmm1, %xmm14
	vaddsd	(%rsi,%r9,8), %xmm14, %xmm13
	movq	24(%rbp), %r13
	leaq	(%rbx,%r15), %r9
	movq	40(%rsp), %rdi
	movq	136(%rsp), %r12
	movq	232(%rsp), %r10
	vunpcklpd	%xmm13, %xmm31, %xmm6
	leaq	(%rdi,%r15), %r15
	vaddpd	%xmm20, %xmm6, %xmm5
	vaddpd	%xmm19, %xmm5, %xmm4
	vaddpd	%xmm18, %xmm4, %xmm3
	vaddpd	%xmm21, %xmm3, %xmm2
	vaddpd	%xmm22, %xmm2, %xmm12
	vaddpd	%xmm23, %xmm12, %xmm11
	vaddpd	%xmm24, %xmm11, %xmm10
	vaddpd	%xmm25, %xmm10, %xmm9
	vaddpd	%xmm26, %xmm9, %xmm8
	vmulpd	0(%r13,%r9,8), %xmm8, %xmm7
	leaq	5(%r10), %r9
	vmovupd	%xmm7, (%r12,%r15,8)
	movq	%r11, %r15
	cmpq	%r9, 120(%rsp)
	jle	.L9
	addq	%r9, %rdi
	addq	%r9, %r8
	vmovsd	%xmm27, %xmm27, %xmm9
	addq	$6, %r10
	vmovhpd	(%rdx,%r8,8), %xmm15, %xmm15
	vmovsd	32(%rsp), %xmm0
	movq	%r10, %r15
	vmovhpd	(%rax,%r8,8), %xmm9, %xmm8
	movq	200(%rsp), %r13
	vmovhpd	(%rax,%rdi,8), %xmm0, %xmm1
	vmovsd	%xmm28, %xmm28, %xmm0
	vaddpd	%xmm20, %xmm1, %xmm14
	vmovhpd	(%rsi,%r8,8), %xmm0, %xmm1
	addq	%r9, %r13
	vaddpd	%xmm19, %xmm14, %xmm13
	vaddpd	%xmm18, %xmm13, %xmm6
	vmovsd	%xmm29, %xmm29, %xmm13
	vaddpd	%xmm21, %xmm6, %xmm5
	vmovhpd	(%rdx,%rdi,8), %xmm13, %xmm6
	vaddpd	%xmm22, %xmm5, %xmm4
	vmovsd	24(%rsp), %xmm5
	vaddpd	%xmm23, %xmm4, %xmm3
	vaddpd	%xmm24, %xmm3, %xmm2
	vmovhpd	(%rsi,%rdi,8), %xmm5, %xmm3
	vaddpd	%xmm25, %xmm2, %xmm12
	vaddpd	%xmm26, %xmm12, %xmm11
	vmovsd	16(%rsp), %xmm12
	vaddpd	%xmm15, %xmm11, %xmm10
	vmovhpd	(%rdx,%r13,8), %xmm12, %xmm11
	vaddpd	%xmm8, %xmm10, %xmm7
	vmovsd	8(%rsp), %xmm10
	vmovhpd	(%rax,%r13,8), %xmm10, %xmm9
	vaddpd	%xmm1, %xmm7, %xmm14
	vmovsd	(%rsp), %xmm7
	vmovhpd	(%rsi,%r13,8), %xmm7, %xmm0
	vaddpd	%xmm6, %xmm14, %xmm4
	vaddpd	%xmm3, %xmm4, %xmm2
	vaddpd	%xmm11, %xmm2, %xmm15
	vaddpd	%xmm9, %xmm15, %xmm8
	vaddpd	%xmm0, %xmm8, %xmm1
	vaddpd	(%rdx,%r8,8), %xmm1, %xmm14
	vaddpd	(%rax,%r8,8), %xmm14, %xmm13
	vaddpd	(%rsi,%r8,8), %xmm13, %xmm6
	leaq	(%rbx,%r11), %r8
	movq	24(%rbp), %rbx
	vaddpd	(%rdx,%rdi,8), %xmm6, %xmm4
	vaddpd	(%rax,%rdi,8), %xmm4, %xmm5
	vaddpd	(%rsi,%rdi,8), %xmm5, %xmm3
	vaddpd	(%rdx,%r13,8), %xmm3, %xmm2
	vaddpd	(%rax,%r13,8), %xmm2, %xmm12
	vaddpd	(%rsi,%r13,8), %xmm12, %xmm11
	vmulpd	(%rbx,%r8,8), %xmm11, %xmm15
	vmovupd	%xmm15, (%r12,%r14,8)
.L9:
	movq	216(%rsp), %r14
	movq	144(%rsp), %r8
	leaq	1(%r15), %r13
	leaq	-1(%r15), %r9
	movq	176(%rsp), %r10
	imulq	%r14, %r8
	imulq	%r14, %r10
	leaq	(%r8,%r15), %r11
	leaq	(%r8,%r13), %rdi
	vmovsd	(%rdx,%r11,8), %xmm0
	vmovsd	(%rax,%r11,8), %xmm24
	leaq	(%r10,%r15), %rbx
	vmovsd	(%rsi,%r11,8), %xmm23
	movq	208(%rsp), %r11
	vmovsd	(%rdx,%rdi,8), %xmm1
	vmovsd	(%rax,%rdi,8), %xmm13
	imulq	%r14, %r11
	vmovsd	(%rsi,%rdi,8), %xmm14
	leaq	(%r8,%r9), %rdi
	vmovsd	(%rax,%rbx,8), %xmm21
	vaddsd	(%rdx,%rdi,8), %xmm21, %xmm6
	vaddsd	(%rax,%rdi,8), %xmm6, %xmm4
	vaddsd	(%rsi,%rdi,8), %xmm4, %xmm3
	vmovsd	(%rdx,%rbx,8), %xmm22
	leaq	(%r11,%r13), %r14
	vmovsd	(%rsi,%rbx,8), %xmm20
	leaq	(%r11,%r15), %r12
	vmovsd	(%rdx,%r14,8), %xmm9
	vmovsd	(%rax,%r14,8), %xmm8
	vmovsd	(%rsi,%r14,8), %xmm7
	leaq	(%r10,%r9), %r14
	addq	%r11, %r9
	vmovsd	(%rdx,%r12,8), %xmm19
	vaddsd	(%rdx,%r14,8), %xmm3, %xmm12
	vaddsd	(%rax,%r14,8), %xmm12, %xmm11
	vaddsd	(%rsi,%r14,8), %xmm11, %xmm15
	vaddsd	(%rdx,%r9,8), %xmm15, %xmm6
	vaddsd	(%rax,%r9,8), %xmm6, %xmm4
	vaddsd	(%rsi,%r9,8), %xmm4, %xmm3
	vmovsd	(%rax,%r12,8), %xmm18
	vmovsd	(%rsi,%r12,8), %xmm17
	leaq	(%r10,%r13), %r12
	vmovsd	(%rdx,%r12,8), %xmm5
	vmovsd	(%rax,%r12,8), %xmm2
	vaddsd	%xmm0, %xmm3, %xmm12
	vmovsd	(%rsi,%r12,8), %xmm10
	movq	112(%rsp), %r14
	movq	24(%rbp), %rdi
	leaq	(%rbx,%r14), %r9
	vaddsd	%xmm24, %xmm12, %xmm11
	vaddsd	%xmm23, %xmm11, %xmm15
	vaddsd	%xmm22, %xmm15, %xmm6
	vaddsd	%xmm20, %xmm6, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm18, %xmm3, %xmm12
	vaddsd	%xmm17, %xmm12, %xmm11
	vaddsd	%xmm1, %xmm11, %xmm15
	vaddsd	%xmm13, %xmm15, %xmm6
	vaddsd	%xmm14, %xmm6, %xmm4
	vaddsd	%xmm5, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm12
	vaddsd	%xmm10, %xmm12, %xmm11
	vaddsd	%xmm9, %xmm11, %xmm15
	vaddsd	%xmm8, %xmm15, %xmm6
	vaddsd	%xmm7, %xmm6, %xmm4
	vmulsd	(%rdi,%r9,8), %xmm4, %xmm3
	movq	136(%rsp), %r9
	vmovsd	%xmm3, (%r9,%rbx,8)
	cmpq	%r13, 48(%rsp)
	jle	.L6
	vaddsd	%xmm2, %xmm0, %xmm0
	leaq	2(%r15), %r9
	leaq	(%r8,%r9), %rbx
	leaq	(%r11,%r9), %r13
	vmovsd	(%rdx,%rbx,8), %xmm28
	vmovsd	(%rax,%rbx,8), %xmm27
	vaddsd	%xmm24, %xmm0, %xmm15
	vmovsd	(%rsi,%rbx,8), %xmm26
	leaq	(%r10,%r9), %rbx
	vmovsd	(%rdx,%r13,8), %xmm12
	vmovsd	(%rdx,%rbx,8), %xmm25
	vmovsd	(%rax,%rbx,8), %xmm29
	vmovsd	(%rsi,%rbx,8), %xmm30
	vmovsd	(%rax,%r13,8), %xmm11
	vaddsd	%xmm23, %xmm15, %xmm6
	vmovsd	(%rsi,%r13,8), %xmm16
	leaq	(%r12,%r14), %r13
	vaddsd	%xmm22, %xmm6, %xmm4
	vaddsd	%xmm21, %xmm4, %xmm3
	vaddsd	%xmm20, %xmm3, %xmm0
	vaddsd	%xmm19, %xmm0, %xmm15
	vaddsd	%xmm18, %xmm15, %xmm6
	vaddsd	%xmm17, %xmm6, %xmm4
	vaddsd	%xmm1, %xmm4, %xmm3
	vaddsd	%xmm13, %xmm3, %xmm0
	vaddsd	%xmm14, %xmm0, %xmm15
	vaddsd	%xmm5, %xmm15, %xmm6
	vaddsd	%xmm10, %xmm6, %xmm4
	vaddsd	%xmm9, %xmm4, %xmm3
	vaddsd	%xmm8, %xmm3, %xmm0
	vaddsd	%xmm7, %xmm0, %xmm15
	vaddsd	%xmm28, %xmm15, %xmm6
	vaddsd	%xmm27, %xmm6, %xmm4
	vaddsd	%xmm26, %xmm4, %xmm3
	vaddsd	%xmm25, %xmm3, %xmm0
	vaddsd	%xmm29, %xmm0, %xmm15
	vaddsd	%xmm30, %xmm15, %xmm6
	vaddsd	%xmm12, %xmm6, %xmm4
	vaddsd	%xmm11, %xmm4, %xmm3
	vaddsd	%xmm16, %xmm3, %xmm0
	vmulsd	(%rdi,%r13,8), %xmm0, %xmm15
	movq	136(%rsp), %r13
	vmovsd	%xmm15, 0(%r13,%r12,8)
	cmpq	%r9, 48(%rsp)
	jle	.L6
	vaddsd	%xmm29, %xmm1, %xmm1
	leaq	3(%r15), %r15
	addq	%r15, %r8
	leaq	(%r10,%r15), %r10
	vaddsd	%xmm13, %xmm1, %xmm13
	vaddsd	%xmm14, %xmm13, %xmm14
	vaddsd	%xmm5, %xmm14, %xmm5
	vaddsd	%xmm2, %xmm5, %xmm2
	vaddsd	%xmm10, %xmm2, %xmm10
	vaddsd	%xmm9, %xmm10, %xmm9
	vaddsd	%xmm8, %xmm9, %xmm8
	vaddsd	%xmm7, %xmm8, %xmm7
	vaddsd	%xmm28, %xmm7, %xmm6
	vaddsd	%xmm27, %xmm6, %xmm4
	vaddsd	%xmm26, %xmm4, %xmm3
	vaddsd	%xmm25, %xmm3, %xmm0
	vaddsd	%xmm30, %xmm0, %xmm15
	vaddsd	%xmm12, %xmm15, %xmm12
	vaddsd	%xmm11, %xmm12, %xmm11
	vaddsd	%xmm16, %xmm11, %xmm1
	vaddsd	(%rdx,%r8,8), %xmm1, %xmm13
	vaddsd	(%rax,%r8,8), %xmm13, %xmm14
	vaddsd	(%rsi,%r8,8), %xmm14, %xmm5
	leaq	(%r11,%r15), %r8
	leaq	(%rbx,%r14), %r11
	vaddsd	(%rdx,%r10,8), %xmm5, %xmm2
	vaddsd	(%rax,%r10,8), %xmm2, %xmm10
	vaddsd	(%rsi,%r10,8), %xmm10, %xmm9
	vaddsd	(%rdx,%r8,8), %xmm9, %xmm8
	vaddsd	(%rax,%r8,8), %xmm8, %xmm7
	vaddsd	(%rsi,%r8,8), %xmm7, %xmm6
	vmulsd	(%rdi,%r11,8), %xmm6, %xmm4
	vmovsd	%xmm4, 0(%r13,%rbx,8)
.L6:
	movq	192(%rsp), %r14
	movq	104(%rsp), %r12
	movq	216(%rsp), %rdi
	addq	%r12, 248(%rsp)
	addq	%r12, 312(%rsp)
	movq	208(%rsp), %r9
	addq	%r12, 256(%rsp)
	addq	%r12, 304(%rsp)
	addq	%r12, 296(%rsp)
	addq	%r12, 288(%rsp)
	addq	%r12, 280(%rsp)
	addq	%r12, 272(%rsp)
	addq	%r12, 320(%rsp)
	addq	%r12, 264(%rsp)
	addq	%r12, 240(%rsp)
	addq	%rdi, 184(%rsp)
	movq	%r14, 200(%rsp)
	cmpq	%r9, 96(%rsp)
	jne	.L13
	movq	-16(%rsp), %rbx
	movq	-32(%rsp), %rdi
	movq	-48(%rsp), %r12
	movq	-8(%rsp), %r10
	addq	%rbx, 128(%rsp)
	movq	-24(%rsp), %r11
	addq	%rbx, %rdi
	addq	%r10, 168(%rsp)
	movq	-40(%rsp), %r9
	movq	%r12, %rsi
	addq	%r10, 160(%rsp)
	addq	%r10, 152(%rsp)
	cmpq	%r12, -64(%rsp)
	je	.L28
	addq	$1, %r12
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	216(%rsp), %r8
	movq	200(%rsp), %r10
	addq	%r10, %r8
	movq	%r8, 192(%rsp)
	jmp	.L6
.L32:
	movq	$1, 232(%rsp)
	xorl	%r10d, %r10d
	jmp	.L11
.L34:
	movq	216(%rsp), %r13
	movq	200(%rsp), %r12
	addq	%r12, %r13
	movq	%r13, 192(%rsp)
	jmp	.L7
.L14:
	movq	232(%rsp), %r15
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
