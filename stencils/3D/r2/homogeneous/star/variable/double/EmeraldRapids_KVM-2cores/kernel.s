	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsi, %rax
	movq	%rdx, %rsi
	movq	%rcx, %r10
	imulq	%rax, %rsi
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	0(,%rdx,8), %rbx
	andq	$-64, %rsp
	subq	$264, %rsp
	movq	%r8, -72(%rsp)
	movq	%rbx, 104(%rsp)
	cmpq	%r8, %rcx
	jge	.L34
	leaq	0(,%rsi,8), %rdi
	shrq	$3, %rbx
	leaq	-2(%rax), %r8
	movq	%rdi, %rcx
	movq	%r8, 96(%rsp)
	vmovq	%rsi, %xmm8
	movq	%rbx, %r14
	shrq	$3, %rcx
	movq	%rcx, 8(%rsp)
	cmpq	$4, %rax
	jle	.L34
	movq	%rdx, %rsi
	cmpq	$4, %rdx
	jle	.L34
	movq	%r9, %r11
	vmovq	%xmm8, %rax
	leaq	(%rbx,%rbx), %r9
	movq	%r10, 256(%rsp)
	leaq	1(%r10), %rbx
	vmovq	%xmm8, %r8
	leaq	(%r9,%r14), %rcx
	movq	%r9, -64(%rsp)
	imulq	%rbx, %rax
	vmovq	%xmm8, %r13
	leaq	-1(%r10), %r12
	movq	%rcx, 160(%rsp)
	imulq	%r13, %r12
	vmovq	%xmm8, %rdx
	movq	%r11, -96(%rsp)
	imulq	%r10, %rdx
	movq	%r14, -88(%rsp)
	leaq	(%r9,%rax), %r15
	subq	%r8, %rax
	vmovq	%xmm8, -80(%rsp)
	addq	%rcx, %rax
	leaq	(%r11,%r15,8), %r13
	addq	%r9, %r12
	leaq	(%r11,%rax,8), %r15
	leaq	-2(%r10), %rax
	imulq	%r8, %rax
	leaq	(%r11,%r12,8), %r12
	addq	%r9, %rax
	leaq	(%r11,%rax,8), %rcx
	leaq	2(%r10), %rax
	imulq	%r8, %rax
	addq	%r9, %rax
	leaq	(%r11,%rax,8), %r8
	movq	%rdx, %rax
	leaq	(%r11,%rdx,8), %rdx
	movq	%r8, 248(%rsp)
	leaq	0(,%r14,4), %r8
	movq	%r8, 168(%rsp)
	vmovq	%xmm8, %r8
	addq	%r8, %r8
	movq	%rax, 200(%rsp)
	vmovq	%r8, %xmm3
	movq	168(%rsp), %r8
	addq	%r8, %rax
	movq	16(%rbp), %r8
	leaq	(%r11,%rax,8), %rax
	movq	248(%rsp), %r11
	movq	%rax, 120(%rsp)
	movq	200(%rsp), %rax
	addq	%r9, %rax
	leaq	(%r8,%rax,8), %rax
	movq	8(%rsp), %r8
	movq	%rax, 112(%rsp)
	movq	%rsi, %rax
	leaq	-4(%rsi), %rsi
	imulq	%r10, %r8
	movq	%rax, 56(%rsp)
	movq	%rsi, 16(%rsp)
	addq	%r9, %r8
	movq	%r14, %r9
	movq	%r13, %r14
	movq	%r8, 192(%rsp)
	leaq	-5(%rax), %r8
	movq	%rsi, %rax
	shrq	$3, %rsi
	movq	%rsi, 232(%rsp)
	movq	%rax, %rsi
	andq	$-8, %rax
	negq	%r9
	movq	%r8, 88(%rsp)
	leaq	2(%rax), %r8
	salq	$4, %r9
	movq	%rax, 40(%rsp)
	movq	56(%rsp), %rax
	movq	%r8, 48(%rsp)
	leaq	-2(%rax), %r8
	subq	$1, %rax
	cmpq	%rsi, %rax
	movq	%r8, 152(%rsp)
	movq	%rcx, %r8
	movq	%rdi, %rcx
	cmovg	%rsi, %rax
	andl	$7, %esi
	vmovq	%xmm3, %rdi
	movq	%rsi, 64(%rsp)
	movq	%rax, 32(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	200(%rsp), %rax
	leaq	(%r12,%r9), %r13
	movq	-80(%rsp), %r10
	movq	$0, 216(%rsp)
	vmovq	%r13, %xmm8
	leaq	(%r8,%r9), %r13
	movq	%rcx, (%rsp)
	vmovq	%rdi, %xmm12
	movq	%rax, %rsi
	vmovq	%r13, %xmm6
	movq	256(%rsp), %r13
	movq	%rax, 208(%rsp)
	subq	%r10, %rsi
	movq	%rax, %r10
	addq	%rdi, %rax
	movq	$2, 240(%rsp)
	subq	%rdi, %r10
	vmovq	%rax, %xmm17
	leaq	(%r11,%r9), %rax
	movq	%rsi, 184(%rsp)
	addq	%rdi, %rsi
	vmovq	%rax, %xmm5
	movq	120(%rsp), %rax
	movq	%r10, 176(%rsp)
	movq	%rsi, 200(%rsp)
	leaq	(%r14,%r9), %rsi
	movq	-64(%rsp), %r10
	vmovq	%rsi, %xmm7
	movq	112(%rsp), %rsi
	movq	%r12, -8(%rsp)
	addq	%r9, %rax
	movq	%r10, 224(%rsp)
	movq	192(%rsp), %r10
	addq	%r9, %rsi
	movq	%r14, -16(%rsp)
	vmovq	%rsi, %xmm4
	movq	8(%rsp), %rsi
	movq	%r15, -24(%rsp)
	movq	%rbx, -56(%rsp)
	imulq	%rsi, %r13
	movq	%r11, -40(%rsp)
	movq	%r9, -48(%rsp)
	movq	%r8, -32(%rsp)
	vmovq	%r13, %xmm10
	movq	24(%rbp), %r13
	leaq	16(%r13,%r10,8), %rsi
	leaq	16(%r14), %r10
	vmovq	%rsi, %xmm22
	leaq	16(%r15,%r9), %rsi
	vmovq	%r10, %xmm20
	movq	-88(%rsp), %r9
	leaq	16(%r8), %r10
	vmovq	%rsi, %xmm19
	leaq	16(%r11), %rsi
	movq	-96(%rsp), %r11
	leaq	16(%r12), %r13
	movq	%r10, 80(%rsp)
	xorl	%r8d, %r8d
	movq	%rsi, 72(%rsp)
	vmovq	%r13, %xmm21
	leaq	16(%r15), %r13
	vmovq	%r13, %xmm18
	.p2align 4,,10
	.p2align 3
.L13:
	movq	240(%rsp), %rbx
	vmovq	%rbx, %xmm2
	addq	$1, %rbx
	cmpq	$6, 88(%rsp)
	movq	%rbx, 240(%rsp)
	jbe	.L37
	vmovq	%xmm20, %r13
	leaq	24(%rax), %r14
	vmovq	%xmm21, %r12
	leaq	0(%r13,%r8), %rbx
	movq	80(%rsp), %r13
	leaq	(%r12,%r8), %r15
	vmovq	%xmm19, %r10
	vmovq	%rbx, %xmm9
	movq	72(%rsp), %rbx
	leaq	8(%rax), %rdi
	vmovq	%r14, %xmm14
	vmovq	%xmm18, %r14
	vmovq	%rdi, %xmm15
	vmovq	%r15, %xmm11
	leaq	(%r10,%r8), %rdi
	leaq	(%r14,%r8), %r15
	movq	120(%rsp), %r10
	vmovq	%xmm22, %rsi
	leaq	0(%r13,%r8), %r14
	leaq	(%rbx,%r8), %r13
	movq	112(%rsp), %rbx
	addq	%r8, %rsi
	leaq	32(%rax), %r12
	vmovq	%rdi, %xmm0
	leaq	16(%r8,%r10), %rdi
	leaq	16(%r8,%rbx), %r10
	vmovq	%r12, %xmm13
	leaq	16(%rax), %rcx
	xorl	%ebx, %ebx
	vmovq	%r10, %xmm16
	leaq	16(%r8,%rdx), %r12
	xorl	%r10d, %r10d
	testb	$1, 232(%rsp)
	je	.L32
	vmovq	%xmm11, %rbx
	vmovupd	8(%rax), %zmm1
	vmovq	%xmm9, %r10
	vaddpd	16(%rax), %zmm1, %zmm3
	cmpq	$1, 232(%rsp)
	vaddpd	24(%rax), %zmm3, %zmm1
	vaddpd	(%rbx), %zmm1, %zmm3
	vmovq	%xmm0, %rbx
	vaddpd	(%r10), %zmm3, %zmm1
	vaddpd	(%rbx), %zmm1, %zmm3
	vaddpd	(%r15), %zmm3, %zmm1
	movl	$1, %ebx
	vaddpd	(%rax), %zmm1, %zmm3
	vaddpd	32(%rax), %zmm3, %zmm1
	vmovq	%xmm16, %r10
	vaddpd	(%r14), %zmm1, %zmm3
	vaddpd	0(%r13), %zmm3, %zmm1
	vaddpd	(%r12), %zmm1, %zmm3
	vaddpd	(%rdi), %zmm3, %zmm1
	vmulpd	(%rsi), %zmm1, %zmm3
	vmovupd	%zmm3, (%r10)
	movl	$64, %r10d
	je	.L31
.L32:
	movq	%r9, 144(%rsp)
	vmovq	%xmm11, %r9
	movq	%r12, 256(%rsp)
	movq	%rcx, %r12
	movq	%rax, %rcx
	movq	%rdi, 248(%rsp)
	vmovq	%xmm15, %rdi
	vmovq	%r11, %xmm15
	movq	%rsi, %r11
	movq	%r8, 136(%rsp)
	vmovq	%xmm14, %rsi
	vmovq	%xmm9, %r8
	movq	%rdx, 128(%rsp)
	vmovq	%xmm0, %rdx
.L5:
	vmovq	%xmm13, %rax
	vmovupd	(%rdi,%r10), %zmm14
	addq	$2, %rbx
	vaddpd	(%r12,%r10), %zmm14, %zmm11
	vaddpd	(%rsi,%r10), %zmm11, %zmm9
	vaddpd	(%r9,%r10), %zmm9, %zmm0
	vaddpd	(%r8,%r10), %zmm0, %zmm1
	vaddpd	(%rdx,%r10), %zmm1, %zmm3
	vaddpd	(%r15,%r10), %zmm3, %zmm14
	vaddpd	(%rcx,%r10), %zmm14, %zmm11
	vaddpd	(%rax,%r10), %zmm11, %zmm9
	movq	256(%rsp), %rax
	vaddpd	(%r14,%r10), %zmm9, %zmm0
	vaddpd	0(%r13,%r10), %zmm0, %zmm1
	vaddpd	(%rax,%r10), %zmm1, %zmm3
	movq	248(%rsp), %rax
	vmovupd	64(%rdi,%r10), %zmm9
	vaddpd	64(%r12,%r10), %zmm9, %zmm0
	vaddpd	(%rax,%r10), %zmm3, %zmm14
	vmulpd	(%r11,%r10), %zmm14, %zmm11
	vmovq	%xmm16, %rax
	vaddpd	64(%rsi,%r10), %zmm0, %zmm1
	vaddpd	64(%r9,%r10), %zmm1, %zmm3
	vaddpd	64(%r8,%r10), %zmm3, %zmm14
	vmovupd	%zmm11, (%rax,%r10)
	vmovq	%xmm13, %rax
	vaddpd	64(%rdx,%r10), %zmm14, %zmm11
	vaddpd	64(%r15,%r10), %zmm11, %zmm9
	vaddpd	64(%rcx,%r10), %zmm9, %zmm0
	vaddpd	64(%rax,%r10), %zmm0, %zmm1
	movq	256(%rsp), %rax
	vaddpd	64(%r14,%r10), %zmm1, %zmm3
	vaddpd	64(%r13,%r10), %zmm3, %zmm14
	vaddpd	64(%rax,%r10), %zmm14, %zmm11
	movq	248(%rsp), %rax
	vaddpd	64(%rax,%r10), %zmm11, %zmm9
	vmulpd	64(%r11,%r10), %zmm9, %zmm0
	vmovq	%xmm16, %rax
	vmovupd	%zmm0, 64(%rax,%r10)
	subq	$-128, %r10
	cmpq	%rbx, 232(%rsp)
	jne	.L5
	movq	144(%rsp), %r9
	movq	136(%rsp), %r8
	movq	%rcx, %rax
	vmovq	%xmm15, %r11
	movq	128(%rsp), %rdx
.L31:
	cmpq	$0, 64(%rsp)
	je	.L6
	movq	40(%rsp), %r10
	movq	48(%rsp), %rcx
.L11:
	movq	56(%rsp), %r15
	subq	%r10, %r15
	leaq	-4(%r15), %r12
	subq	$5, %r15
	cmpq	$2, %r15
	jbe	.L7
	movq	224(%rsp), %r14
	movq	208(%rsp), %r13
	movq	184(%rsp), %rbx
	leaq	(%r10,%r14), %rdi
	movq	200(%rsp), %r14
	leaq	2(%rdi,%r13), %rsi
	leaq	2(%rbx,%rdi), %r15
	vmovupd	-8(%r11,%rsi,8), %ymm13
	vaddpd	(%r11,%rsi,8), %ymm13, %ymm15
	leaq	2(%r14,%rdi), %rbx
	vaddpd	8(%r11,%rsi,8), %ymm15, %ymm1
	vaddpd	(%r11,%r15,8), %ymm1, %ymm3
	movq	216(%rsp), %r15
	leaq	(%r9,%r10), %r14
	vaddpd	(%r11,%rbx,8), %ymm3, %ymm14
	addq	%r15, %r14
	addq	%r15, %r10
	leaq	2(%r13,%r14), %rbx
	leaq	(%r10,%r13), %r14
	movq	160(%rsp), %r13
	vaddpd	(%r11,%rbx,8), %ymm14, %ymm11
	movq	176(%rsp), %rbx
	leaq	2(%r13,%r14), %r15
	leaq	2(%rdi,%rbx), %r13
	vaddpd	(%r11,%r15,8), %ymm11, %ymm9
	movq	168(%rsp), %rbx
	vmovq	%xmm17, %r15
	vaddpd	-16(%r11,%rsi,8), %ymm9, %ymm0
	vaddpd	16(%r11,%rsi,8), %ymm0, %ymm13
	vaddpd	(%r11,%r13,8), %ymm13, %ymm15
	movq	192(%rsp), %r13
	leaq	2(%r15,%rdi), %rdi
	movq	24(%rbp), %r15
	vaddpd	(%r11,%rdi,8), %ymm15, %ymm1
	leaq	2(%r13,%r10), %r10
	vaddpd	16(%r11,%r14,8), %ymm1, %ymm3
	movq	16(%rbp), %rdi
	leaq	2(%rbx,%r14), %r14
	vaddpd	(%r11,%r14,8), %ymm3, %ymm14
	vmulpd	(%r15,%r10,8), %ymm14, %ymm11
	vmovupd	%ymm11, (%rdi,%rsi,8)
	movq	%r12, %rsi
	andq	$-4, %rsi
	addq	%rsi, %rcx
	andl	$3, %r12d
	je	.L6
.L7:
	vmovq	%xmm2, %r12
	vmovq	%xmm2, %rbx
	leaq	1(%rcx), %rdi
	movq	224(%rsp), %r13
	movq	208(%rsp), %r10
	subq	$1, %r12
	subq	$2, %rbx
	vmovq	%xmm2, %r14
	vmovq	%r12, %xmm26
	movq	32(%rsp), %r12
	addq	$2, %r14
	movq	%rdi, 136(%rsp)
	leaq	0(%r13,%r10), %r15
	vmovq	%rbx, %xmm23
	vmovq	%r14, %xmm9
	addq	%rcx, %r15
	leaq	(%r11,%r15,8), %rsi
	cmpq	%r12, %rdi
	jge	.L14
	vmovq	%xmm2, %r12
	vmovsd	8(%rsi), %xmm25
	leaq	2(%rcx), %rbx
	leaq	3(%rcx), %r10
	imulq	%r9, %r12
	vmovsd	(%rsi), %xmm27
	vaddsd	-8(%rsi), %xmm27, %xmm0
	vmovq	%xmm8, %r13
	vmovq	%xmm7, %r15
	vaddsd	%xmm25, %xmm27, %xmm28
	leaq	(%r12,%rbx), %rdi
	vaddsd	%xmm25, %xmm0, %xmm13
	vmovsd	(%rdx,%rdi,8), %xmm3
	leaq	(%r12,%rcx), %rsi
	leaq	(%r12,%r10), %r14
	vmovsd	8(%rdx,%rdi,8), %xmm1
	vmovsd	(%rdx,%r14,8), %xmm24
	vmovq	%r14, %xmm15
	vmovq	%xmm26, %r14
	vaddsd	%xmm3, %xmm28, %xmm29
	vaddsd	%xmm3, %xmm25, %xmm31
	vunpcklpd	%xmm29, %xmm13, %xmm14
	vaddpd	0(%r13,%rsi,8), %xmm14, %xmm11
	movq	%r9, %r13
	imulq	%r14, %r13
	vaddpd	(%r15,%rsi,8), %xmm11, %xmm0
	leaq	-2(%rcx,%r12), %r14
	vaddsd	%xmm1, %xmm31, %xmm27
	movq	%r13, 144(%rsp)
	leaq	0(%r13,%rcx), %r15
	movq	240(%rsp), %r13
	vaddpd	(%rdx,%r15,8), %xmm0, %xmm13
	vmovq	%xmm6, %r15
	imulq	%r9, %r13
	movq	%r13, 256(%rsp)
	addq	%rcx, %r13
	vaddpd	(%rdx,%r13,8), %xmm13, %xmm14
	vaddpd	(%rdx,%r14,8), %xmm14, %xmm11
	vmovq	%xmm23, %r14
	imulq	%r9, %r14
	vaddpd	(%rdx,%rdi,8), %xmm11, %xmm0
	vmovq	%xmm5, %r13
	vaddpd	(%r15,%rsi,8), %xmm0, %xmm13
	vaddpd	0(%r13,%rsi,8), %xmm13, %xmm14
	movq	%r14, %r15
	movq	%r14, 128(%rsp)
	addq	%rcx, %r14
	vaddpd	(%rdx,%r14,8), %xmm14, %xmm11
	vmovq	%xmm9, %r14
	imulq	%r9, %r14
	leaq	(%r14,%rcx), %r13
	movq	%r14, 248(%rsp)
	vmovq	%xmm10, %r14
	vaddpd	(%rdx,%r13,8), %xmm11, %xmm13
	addq	%r12, %r14
	movq	24(%rbp), %r13
	movq	%r14, 24(%rsp)
	addq	%rcx, %r14
	vmulpd	0(%r13,%r14,8), %xmm13, %xmm14
	vmovq	%xmm4, %r13
	leaq	4(%rcx), %r14
	vmovq	%r14, %xmm30
	addq	%r12, %r14
	vmovsd	(%rdx,%r14,8), %xmm13
	vmovq	%r14, %xmm16
	vmovq	%xmm7, %r14
	vmovupd	%xmm14, 0(%r13,%rsi,8)
	vmovq	%xmm8, %r13
	vaddsd	0(%r13,%rdi,8), %xmm27, %xmm25
	movq	144(%rsp), %r13
	vaddsd	(%r14,%rdi,8), %xmm25, %xmm28
	leaq	0(%r13,%rbx), %r14
	movq	256(%rsp), %r13
	vaddsd	(%rdx,%r14,8), %xmm28, %xmm29
	leaq	0(%r13,%rbx), %r14
	vmovq	%xmm6, %r13
	vaddsd	(%rdx,%r14,8), %xmm29, %xmm31
	vaddsd	(%rdx,%rsi,8), %xmm31, %xmm27
	vmovq	%xmm5, %r14
	vaddsd	%xmm13, %xmm27, %xmm11
	vaddsd	0(%r13,%rdi,8), %xmm11, %xmm0
	vaddsd	(%r14,%rdi,8), %xmm0, %xmm14
	movq	248(%rsp), %r14
	leaq	(%r15,%rbx), %r13
	vaddsd	(%rdx,%r13,8), %xmm14, %xmm11
	movq	24(%rbp), %r15
	vmovq	%xmm4, %r13
	addq	%r14, %rbx
	vaddsd	(%rdx,%rbx,8), %xmm11, %xmm0
	vmovq	%xmm10, %rbx
	addq	%rdi, %rbx
	vmulsd	(%r15,%rbx,8), %xmm0, %xmm14
	vmovsd	%xmm14, 0(%r13,%rdi,8)
	vmovq	%xmm30, %rdi
	cmpq	%rdi, 16(%rsp)
	jg	.L38
.L9:
	vmovq	%xmm2, %rcx
	leaq	1(%r10), %rbx
	vmovq	%xmm8, %rsi
	imulq	%r9, %rcx
	vmovq	%xmm7, %r14
	leaq	2(%r10), %r15
	leaq	(%rcx,%r10), %rdi
	leaq	(%rcx,%rbx), %r13
	addq	%r15, %rcx
	vmovsd	(%rdx,%rdi,8), %xmm2
	vmovsd	-8(%rdx,%rdi,8), %xmm30
	vmovsd	(%rdx,%r13,8), %xmm3
	vmovsd	(%rdx,%rcx,8), %xmm16
	vaddsd	%xmm30, %xmm2, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm11
	vaddsd	(%rsi,%rdi,8), %xmm11, %xmm14
	movq	240(%rsp), %rsi
	vaddsd	(%r14,%rdi,8), %xmm14, %xmm1
	vmovq	%xmm26, %r14
	imulq	%r9, %r14
	imulq	%r9, %rsi
	leaq	(%r14,%r10), %r12
	vaddsd	(%rdx,%r12,8), %xmm1, %xmm13
	leaq	(%rsi,%r10), %r12
	movq	%rsi, 256(%rsp)
	vmovq	%xmm6, %rsi
	vaddsd	(%rdx,%r12,8), %xmm13, %xmm15
	vaddsd	-16(%rdx,%rdi,8), %xmm15, %xmm0
	vmovq	%xmm5, %r12
	vaddsd	%xmm16, %xmm0, %xmm11
	vaddsd	(%rsi,%rdi,8), %xmm11, %xmm14
	vmovq	%xmm23, %rsi
	imulq	%r9, %rsi
	vaddsd	(%r12,%rdi,8), %xmm14, %xmm1
	vmovq	%xmm9, %r12
	imulq	%r9, %r12
	movq	%rsi, 248(%rsp)
	addq	%r10, %rsi
	addq	%r12, %r10
	vaddsd	(%rdx,%rsi,8), %xmm1, %xmm13
	movq	24(%rbp), %rsi
	vaddsd	(%rdx,%r10,8), %xmm13, %xmm9
	vmovq	%xmm10, %r10
	addq	%rdi, %r10
	vmulsd	(%rsi,%r10,8), %xmm9, %xmm15
	vmovq	%xmm4, %r10
	vmovsd	%xmm15, (%r10,%rdi,8)
	cmpq	%rbx, 152(%rsp)
	jle	.L6
	vaddsd	%xmm3, %xmm2, %xmm0
	vmovq	%xmm8, %rsi
	vmovq	%xmm7, %r10
	vmovsd	24(%rdx,%rdi,8), %xmm14
	vaddsd	%xmm16, %xmm0, %xmm11
	vaddsd	(%rsi,%r13,8), %xmm11, %xmm1
	vaddsd	(%r10,%r13,8), %xmm1, %xmm13
	movq	256(%rsp), %r10
	leaq	(%r14,%rbx), %rsi
	vaddsd	(%rdx,%rsi,8), %xmm13, %xmm9
	vmovq	%xmm6, %rsi
	addq	%rbx, %r10
	vaddsd	(%rdx,%r10,8), %xmm9, %xmm15
	vmovq	%xmm5, %r10
	vaddsd	%xmm30, %xmm15, %xmm0
	vaddsd	%xmm14, %xmm0, %xmm11
	vaddsd	(%rsi,%r13,8), %xmm11, %xmm1
	movq	248(%rsp), %rsi
	vaddsd	(%r10,%r13,8), %xmm1, %xmm13
	addq	%rbx, %rsi
	addq	%r12, %rbx
	vaddsd	(%rdx,%rsi,8), %xmm13, %xmm9
	movq	24(%rbp), %rsi
	vaddsd	(%rdx,%rbx,8), %xmm9, %xmm15
	vmovq	%xmm10, %rbx
	leaq	0(%r13,%rbx), %r10
	vmovq	%xmm4, %rbx
	vmulsd	(%rsi,%r10,8), %xmm15, %xmm0
	vmovsd	%xmm0, (%rbx,%r13,8)
	cmpq	%r15, 152(%rsp)
	jle	.L6
	vaddsd	%xmm16, %xmm3, %xmm3
	addq	%r15, %r14
	vmovq	%xmm8, %r13
	addq	%r15, %r12
	vmovq	%xmm7, %r10
	movq	248(%rsp), %rbx
	vmovq	%xmm5, %rsi
	vaddsd	%xmm14, %xmm3, %xmm14
	vaddsd	0(%r13,%rcx,8), %xmm14, %xmm11
	addq	%r15, %rbx
	vaddsd	(%r10,%rcx,8), %xmm11, %xmm1
	vaddsd	(%rdx,%r14,8), %xmm1, %xmm13
	vmovq	%xmm4, %r13
	movq	256(%rsp), %r14
	addq	%r15, %r14
	vmovq	%xmm10, %r15
	vaddsd	(%rdx,%r14,8), %xmm13, %xmm9
	addq	%rcx, %r15
	vaddsd	%xmm2, %xmm9, %xmm2
	vaddsd	32(%rdx,%rdi,8), %xmm2, %xmm15
	vmovq	%xmm6, %rdi
	vaddsd	(%rdi,%rcx,8), %xmm15, %xmm0
	vaddsd	(%rsi,%rcx,8), %xmm0, %xmm3
	vaddsd	(%rdx,%rbx,8), %xmm3, %xmm14
	vaddsd	(%rdx,%r12,8), %xmm14, %xmm11
	movq	24(%rbp), %r12
	vmulsd	(%r12,%r15,8), %xmm11, %xmm1
	vmovsd	%xmm1, 0(%r13,%rcx,8)
.L6:
	movq	104(%rsp), %rcx
	addq	%r9, 224(%rsp)
	addq	%r9, 216(%rsp)
	movq	240(%rsp), %r10
	addq	%rcx, %rax
	addq	%rcx, %r8
	cmpq	%r10, 96(%rsp)
	jne	.L13
	movq	(%rsp), %rcx
	movq	-8(%rsp), %r12
	vmovq	%xmm12, %rdi
	movq	-16(%rsp), %r14
	movq	-24(%rsp), %r15
	movq	-32(%rsp), %r8
	movq	-40(%rsp), %r11
	addq	%rcx, %r12
	addq	%rcx, %rdx
	movq	-56(%rsp), %rbx
	movq	8(%rsp), %rax
	addq	%rcx, %r14
	addq	%rcx, %r15
	addq	%rcx, 120(%rsp)
	movq	-48(%rsp), %r9
	addq	%rcx, %r8
	addq	%rcx, %r11
	addq	%rcx, 112(%rsp)
	addq	%rax, 192(%rsp)
	movq	%rbx, 256(%rsp)
	cmpq	%rbx, -72(%rsp)
	je	.L33
	addq	$1, %rbx
	jmp	.L4
.L37:
	xorl	%r10d, %r10d
	movl	$2, %ecx
	jmp	.L11
.L14:
	movq	%rcx, %r10
	jmp	.L9
.L33:
	vzeroupper
.L34:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
.L38:
	leaq	5(%rcx), %r14
	vaddsd	%xmm3, %xmm1, %xmm31
	vmovq	%xmm8, %rdi
	leaq	(%r12,%r14), %rbx
	vaddsd	%xmm13, %xmm1, %xmm1
	vmovsd	(%rdx,%rbx,8), %xmm0
	leaq	6(%rcx), %r13
	vmovupd	(%rdx,%rbx,8), %xmm30
	vaddsd	%xmm13, %xmm31, %xmm31
	leaq	(%r12,%r13), %r15
	movq	%r13, -104(%rsp)
	vaddsd	%xmm0, %xmm1, %xmm11
	vmovq	%r15, %xmm25
	vaddsd	%xmm0, %xmm13, %xmm13
	vmovupd	(%rdx,%r15,8), %xmm27
	vmovsd	(%rdx,%r15,8), %xmm28
	vmovq	%xmm15, %r15
	vunpckhpd	%xmm27, %xmm27, %xmm29
	vunpcklpd	%xmm11, %xmm31, %xmm14
	vaddpd	(%rdi,%r15,8), %xmm14, %xmm1
	vmovq	%xmm7, %rdi
	vaddpd	(%rdi,%r15,8), %xmm1, %xmm11
	movq	144(%rsp), %r15
	vaddsd	%xmm28, %xmm13, %xmm0
	movq	256(%rsp), %rdi
	addq	%r10, %r15
	vaddpd	(%rdx,%r15,8), %xmm11, %xmm14
	movq	136(%rsp), %r15
	addq	%r10, %rdi
	vaddpd	(%rdx,%rdi,8), %xmm14, %xmm14
	vmovq	%xmm15, %rdi
	addq	%r12, %r15
	vmovsd	(%rdx,%r15,8), %xmm1
	vmovq	%xmm6, %r15
	vunpcklpd	%xmm3, %xmm1, %xmm3
	vaddpd	%xmm3, %xmm14, %xmm11
	vaddpd	%xmm30, %xmm11, %xmm14
	vaddpd	(%r15,%rdi,8), %xmm14, %xmm1
	vmovq	%xmm5, %r15
	vaddpd	(%r15,%rdi,8), %xmm1, %xmm3
	movq	128(%rsp), %rdi
	movq	248(%rsp), %r15
	addq	%r10, %rdi
	vaddpd	(%rdx,%rdi,8), %xmm3, %xmm11
	leaq	(%r15,%r10), %rdi
	movq	24(%rsp), %r15
	vaddpd	(%rdx,%rdi,8), %xmm11, %xmm14
	movq	24(%rbp), %rdi
	addq	%r15, %r10
	vmovq	%xmm15, %r15
	vmulpd	(%rdi,%r10,8), %xmm14, %xmm1
	vmovq	%xmm4, %r10
	leaq	7(%rcx), %rdi
	vmovupd	%xmm1, (%r10,%r15,8)
	leaq	(%r12,%rdi), %r10
	vmovq	%xmm8, %r15
	vmovsd	(%rdx,%r10,8), %xmm15
	vmovq	%xmm7, %r10
	vaddsd	(%r15,%rbx,8), %xmm0, %xmm3
	movq	144(%rsp), %r15
	vaddsd	(%r10,%rbx,8), %xmm3, %xmm11
	movq	256(%rsp), %r10
	addq	%r14, %r15
	addq	%r14, %r10
	vaddsd	(%rdx,%r15,8), %xmm11, %xmm14
	vmovq	%xmm6, %r15
	vaddsd	(%rdx,%r10,8), %xmm14, %xmm1
	vmovq	%xmm5, %r10
	vaddsd	%xmm24, %xmm1, %xmm13
	vaddsd	%xmm29, %xmm13, %xmm0
	vaddsd	(%r15,%rbx,8), %xmm0, %xmm3
	vaddsd	(%r10,%rbx,8), %xmm3, %xmm11
	movq	128(%rsp), %r15
	movq	248(%rsp), %r10
	addq	%r14, %r15
	leaq	(%r10,%r14), %r14
	vaddsd	(%rdx,%r15,8), %xmm11, %xmm14
	vmovq	%xmm10, %r15
	vaddsd	(%rdx,%r14,8), %xmm14, %xmm1
	movq	24(%rbp), %r14
	leaq	(%rbx,%r15), %r10
	vmovq	%xmm4, %r15
	vmulsd	(%r14,%r10,8), %xmm1, %xmm13
	movq	%r13, %r10
	vmovsd	%xmm13, (%r15,%rbx,8)
	cmpq	%rdi, 16(%rsp)
	jle	.L9
	leaq	8(%rcx), %rbx
	vmovddup	%xmm15, %xmm15
	vaddpd	%xmm30, %xmm27, %xmm24
	movq	144(%rsp), %r13
	leaq	(%r12,%rbx), %rdi
	vmovq	%xmm25, %r14
	vmovq	%xmm7, %r12
	vmovhpd	(%rdx,%rdi,8), %xmm15, %xmm0
	leaq	9(%rcx), %r10
	vmovq	%xmm8, %rcx
	vaddpd	%xmm24, %xmm0, %xmm3
	vaddpd	(%rcx,%r14,8), %xmm3, %xmm11
	movq	256(%rsp), %rcx
	vaddpd	(%r12,%r14,8), %xmm11, %xmm14
	movq	-104(%rsp), %r12
	leaq	0(%r13,%r12), %r15
	leaq	0(%r13,%rbx), %r13
	vaddpd	(%rdx,%r15,8), %xmm14, %xmm1
	leaq	(%rcx,%r12), %r15
	vmovq	%xmm16, %rcx
	vaddpd	(%rdx,%r15,8), %xmm1, %xmm13
	vmovq	%xmm6, %r15
	vaddpd	(%rdx,%rcx,8), %xmm13, %xmm15
	vmovq	%xmm5, %rcx
	vaddpd	(%rdx,%rdi,8), %xmm15, %xmm0
	vaddpd	(%r15,%r14,8), %xmm0, %xmm3
	movq	128(%rsp), %r15
	vaddpd	(%rcx,%r14,8), %xmm3, %xmm11
	movq	248(%rsp), %rcx
	vmovsd	(%rdx,%rdi,8), %xmm15
	addq	%r12, %r15
	vmovsd	8(%rdx,%rdi,8), %xmm3
	addq	%r12, %rcx
	vaddpd	(%rdx,%r15,8), %xmm11, %xmm14
	vaddsd	%xmm29, %xmm15, %xmm0
	vaddpd	(%rdx,%rcx,8), %xmm14, %xmm1
	movq	24(%rsp), %rcx
	vmovq	%xmm4, %r15
	addq	%r12, %rcx
	movq	24(%rbp), %r12
	vaddsd	%xmm3, %xmm0, %xmm11
	vmulpd	(%r12,%rcx,8), %xmm1, %xmm13
	movq	256(%rsp), %r12
	vmovq	%xmm7, %rcx
	addq	%rbx, %r12
	vmovupd	%xmm13, (%r15,%r14,8)
	vmovq	%xmm8, %r14
	vmovq	%xmm5, %r15
	vaddsd	(%r14,%rdi,8), %xmm11, %xmm14
	vaddsd	(%rcx,%rdi,8), %xmm14, %xmm1
	vaddsd	(%rdx,%r13,8), %xmm1, %xmm13
	vaddsd	(%rdx,%r12,8), %xmm13, %xmm15
	vmovq	%xmm4, %r12
	movq	128(%rsp), %r14
	vaddsd	%xmm28, %xmm15, %xmm0
	addq	%rbx, %r14
	vaddsd	80(%rdx,%rsi,8), %xmm0, %xmm3
	vmovq	%xmm6, %rsi
	vaddsd	(%rsi,%rdi,8), %xmm3, %xmm11
	vaddsd	(%r15,%rdi,8), %xmm11, %xmm14
	vaddsd	(%rdx,%r14,8), %xmm14, %xmm1
	movq	248(%rsp), %rcx
	movq	24(%rbp), %r13
	addq	%rcx, %rbx
	vaddsd	(%rdx,%rbx,8), %xmm1, %xmm13
	vmovq	%xmm10, %rbx
	addq	%rdi, %rbx
	vmulsd	0(%r13,%rbx,8), %xmm13, %xmm15
	vmovsd	%xmm15, (%r12,%rdi,8)
	jmp	.L9
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
