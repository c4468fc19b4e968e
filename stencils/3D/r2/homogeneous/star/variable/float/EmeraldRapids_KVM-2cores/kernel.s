	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	leaq	0(,%rdx,4), %r11
	movq	%rcx, %rax
	movq	%rdx, %rcx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$264, %rsp
	movq	%rdx, 48(%rsp)
	imulq	%rsi, %rdx
	movq	%r8, -40(%rsp)
	movq	%r11, 88(%rsp)
	cmpq	%r8, %rax
	jge	.L35
	movq	%rsi, %rdi
	leaq	0(,%rdx,4), %rsi
	vmovq	%rdx, %xmm3
	movq	%r11, %r14
	movq	%rsi, %r8
	leaq	-2(%rdi), %rdx
	shrq	$2, %r14
	shrq	$2, %r8
	movq	%rdx, 80(%rsp)
	movq	%r8, 8(%rsp)
	cmpq	$4, %rdi
	jle	.L35
	movq	%rcx, %rdi
	cmpq	$4, %rcx
	jle	.L35
	leaq	-1(%rax), %r13
	leaq	(%r14,%r14), %rcx
	movq	%r9, %r12
	movq	%rsi, -64(%rsp)
	vmovq	%xmm3, %rbx
	vmovq	%xmm3, %rdx
	movq	%rcx, %r10
	movq	%rcx, -32(%rsp)
	imulq	%rbx, %r13
	vmovq	%xmm3, %r9
	movq	%r12, -72(%rsp)
	imulq	%rax, %r9
	vmovq	%xmm3, -56(%rsp)
	imulq	%rax, %r8
	addq	%rcx, %r13
	leaq	(%r12,%r13,4), %r15
	leaq	1(%rax), %r13
	movq	%r9, 184(%rsp)
	imulq	%r13, %rdx
	leaq	(%r11,%r9), %r11
	addq	%rdx, %rcx
	leaq	(%r12,%rcx,4), %rbx
	vmovq	%xmm3, %rcx
	subq	%rcx, %rdx
	leaq	(%r14,%rdx), %rcx
	leaq	(%r12,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	movq	%r10, %rcx
	leaq	(%r10,%r14), %r10
	addq	%r10, %rdx
	movq	%r10, -48(%rsp)
	vmovq	%xmm3, %r10
	leaq	(%r12,%rdx,4), %rdx
	movq	%rdx, 56(%rsp)
	leaq	-2(%rax), %rdx
	imulq	%r10, %rdx
	addq	%rcx, %rdx
	leaq	(%r12,%rdx,4), %rdx
	movq	%rdx, 112(%rsp)
	leaq	2(%rax), %rdx
	imulq	%r10, %rdx
	addq	%rcx, %rdx
	leaq	(%r12,%rdx,4), %r10
	vmovq	%xmm3, %rdx
	addq	%rdx, %rdx
	movq	%r10, 104(%rsp)
	leaq	(%r12,%r9,4), %r10
	vmovq	%rdx, %xmm2
	leaq	(%r12,%r11,4), %rdx
	leaq	(%r9,%rcx), %r11
	movq	16(%rbp), %r9
	movq	%rdx, 176(%rsp)
	vmovq	%xmm2, %rsi
	leaq	(%r9,%r11,4), %rdx
	leaq	(%r8,%rcx), %r9
	movq	%r14, %rcx
	leaq	-4(%rdi), %r11
	negq	%rcx
	movq	%rdx, 96(%rsp)
	leaq	-5(%rdi), %rdx
	leaq	0(,%rcx,8), %r8
	movq	%r11, %rcx
	movq	%rdx, 72(%rsp)
	movq	%r11, %rdx
	shrq	$4, %rcx
	andq	$-16, %rdx
	movq	%r11, 16(%rsp)
	movq	%r9, %r12
	movq	%rcx, 232(%rsp)
	leaq	-2(%rdi), %rcx
	leaq	-1(%rdi), %rdi
	movq	%rdx, 24(%rsp)
	addq	$2, %rdx
	cmpq	%r11, %rdi
	cmovg	%r11, %rdi
	movq	%rdx, 32(%rsp)
	andl	$15, %r11d
	movq	%rcx, 136(%rsp)
	movq	%r8, -80(%rsp)
	movq	8(%rsp), %r8
	vmovq	%rdi, %xmm24
	movq	%r11, 40(%rsp)
	movq	%rax, %r11
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-80(%rsp), %rdx
	movq	184(%rsp), %rax
	imulq	%r8, %r11
	movq	%r12, 224(%rsp)
	movq	-56(%rsp), %r9
	movq	%r15, (%rsp)
	vmovq	%rsi, %xmm28
	leaq	(%r15,%rdx), %rdi
	movq	%rax, %rcx
	leaq	2(%rax), %r8
	movq	%rbx, -8(%rsp)
	vmovq	%rdi, %xmm10
	movq	112(%rsp), %rdi
	subq	%r9, %rcx
	movq	%rax, %r9
	subq	%rsi, %r9
	movq	%rcx, 168(%rsp)
	addq	%rsi, %rcx
	vmovq	%r11, %xmm19
	addq	%rdx, %rdi
	movq	24(%rbp), %r11
	movq	%rcx, 184(%rsp)
	leaq	(%rbx,%rdx), %rcx
	vmovq	%rdi, %xmm7
	movq	96(%rsp), %rdi
	movq	%rax, 192(%rsp)
	vmovq	%rcx, %xmm8
	leaq	(%rsi,%rax), %rcx
	movq	%r9, 160(%rsp)
	addq	%r14, %rax
	movq	104(%rsp), %r9
	addq	%rdx, %rdi
	vmovq	%rcx, %xmm18
	vmovq	%rax, %xmm16
	movq	176(%rsp), %rcx
	leaq	8(%r11,%r12,4), %rax
	addq	%rdx, %r9
	movq	64(%rsp), %r11
	vmovq	%rdi, %xmm5
	vmovq	%rax, %xmm26
	movq	-32(%rsp), %rdi
	movq	56(%rsp), %rax
	addq	%rdx, %rcx
	addq	$8, %r11
	movq	88(%rsp), %rdx
	vmovq	%r9, %xmm6
	movq	$2, 200(%rsp)
	movq	-48(%rsp), %r9
	movq	%r12, -16(%rsp)
	vmovq	%r8, %xmm17
	vmovq	%r11, %xmm21
	movq	%r13, -24(%rsp)
	leaq	8(%rbx), %r8
	addq	$8, %rax
	movq	-72(%rsp), %r11
	movq	%rdi, 240(%rsp)
	leaq	8(%r15), %rdi
	vmovq	%r8, %xmm22
	vmovq	%rax, %xmm20
	movq	%rdx, 208(%rsp)
	vmovq	%rdi, %xmm23
	xorl	%edx, %edx
	movq	%r9, 216(%rsp)
	xorl	%r9d, %r9d
	.p2align 4,,10
	.p2align 3
.L14:
	movq	200(%rsp), %r15
	vmovq	%r15, %xmm11
	addq	$1, %r15
	cmpq	$14, 72(%rsp)
	movq	%r15, 200(%rsp)
	jbe	.L39
	vmovq	%xmm21, %rsi
	leaq	12(%rcx), %r8
	leaq	4(%rcx), %rdi
	addq	%rdx, %rsi
	vmovq	%xmm23, %r15
	leaq	8(%rcx), %rax
	vmovq	%xmm22, %r12
	vmovq	%xmm26, %r13
	addq	%rdx, %r15
	addq	%rdx, %r12
	vmovq	%r8, %xmm13
	movq	112(%rsp), %r8
	vmovq	%rsi, %xmm3
	movq	96(%rsp), %rsi
	leaq	0(%r13,%rdx), %rbx
	vmovq	%rdi, %xmm14
	leaq	16(%rcx), %rdi
	vmovq	%r15, %xmm9
	vmovq	%r12, %xmm4
	movq	104(%rsp), %r15
	movq	176(%rsp), %r12
	vmovq	%xmm20, %r13
	vmovq	%rdi, %xmm12
	leaq	8(%rdx,%r8), %rdi
	addq	%rdx, %r13
	leaq	8(%rdx,%rsi), %r8
	leaq	8(%rdx,%r15), %r15
	xorl	%esi, %esi
	vmovq	%r13, %xmm1
	vmovq	%r8, %xmm2
	leaq	8(%rdx,%r10), %r13
	xorl	%r8d, %r8d
	leaq	8(%rdx,%r12), %r12
	testb	$1, 232(%rsp)
	je	.L33
	vmovq	%xmm9, %rsi
	vmovq	%xmm4, %r8
	vmovups	4(%rcx), %zmm0
	vaddps	8(%rcx), %zmm0, %zmm15
	cmpq	$1, 232(%rsp)
	vaddps	12(%rcx), %zmm15, %zmm0
	vaddps	(%rsi), %zmm0, %zmm15
	vmovq	%xmm3, %rsi
	vaddps	(%r8), %zmm15, %zmm0
	vmovq	%xmm1, %r8
	vaddps	(%rsi), %zmm0, %zmm15
	vmovq	%xmm2, %rsi
	vaddps	(%r8), %zmm15, %zmm0
	vaddps	(%rcx), %zmm0, %zmm15
	movl	$1, %r8d
	vaddps	16(%rcx), %zmm15, %zmm0
	vaddps	(%rdi), %zmm0, %zmm15
	vaddps	(%r15), %zmm15, %zmm0
	vaddps	0(%r13), %zmm0, %zmm15
	vaddps	(%r12), %zmm15, %zmm0
	vmulps	(%rbx), %zmm0, %zmm15
	vmovups	%zmm15, (%rsi)
	movl	$64, %esi
	je	.L32
.L33:
	movq	%r14, 152(%rsp)
	movq	%rcx, %r14
	vmovq	%xmm1, %rcx
	movq	%r13, 256(%rsp)
	movq	%rax, %r13
	movq	%r12, 248(%rsp)
	vmovq	%xmm14, %r12
	vmovq	%r11, %xmm14
	movq	%rbx, %r11
	movq	%r9, 144(%rsp)
	vmovq	%xmm13, %rbx
	vmovq	%xmm3, %r9
	movq	%rdx, 128(%rsp)
	vmovq	%xmm12, %rdx
	movq	%r10, 120(%rsp)
	vmovq	%xmm4, %r10
.L5:
	vmovq	%xmm9, %rax
	vmovups	(%r12,%rsi), %zmm13
	addq	$2, %r8
	vaddps	0(%r13,%rsi), %zmm13, %zmm4
	vaddps	(%rbx,%rsi), %zmm4, %zmm3
	vaddps	(%rax,%rsi), %zmm3, %zmm1
	movq	256(%rsp), %rax
	vaddps	(%r10,%rsi), %zmm1, %zmm12
	vaddps	(%r9,%rsi), %zmm12, %zmm0
	vaddps	(%rcx,%rsi), %zmm0, %zmm15
	vaddps	(%r14,%rsi), %zmm15, %zmm13
	vaddps	(%rdx,%rsi), %zmm13, %zmm4
	vaddps	(%rdi,%rsi), %zmm4, %zmm3
	vaddps	(%r15,%rsi), %zmm3, %zmm1
	vaddps	(%rax,%rsi), %zmm1, %zmm12
	movq	248(%rsp), %rax
	vmovups	64(%r12,%rsi), %zmm13
	vaddps	64(%r13,%rsi), %zmm13, %zmm4
	vaddps	(%rax,%rsi), %zmm12, %zmm0
	vmulps	(%r11,%rsi), %zmm0, %zmm15
	vmovq	%xmm2, %rax
	vaddps	64(%rbx,%rsi), %zmm4, %zmm3
	vmovups	%zmm15, (%rax,%rsi)
	vmovq	%xmm9, %rax
	vaddps	64(%rax,%rsi), %zmm3, %zmm1
	movq	256(%rsp), %rax
	vaddps	64(%r10,%rsi), %zmm1, %zmm12
	vaddps	64(%r9,%rsi), %zmm12, %zmm0
	vaddps	64(%rcx,%rsi), %zmm0, %zmm15
	vaddps	64(%rsi,%r14), %zmm15, %zmm13
	vaddps	64(%rdx,%rsi), %zmm13, %zmm4
	vaddps	64(%rdi,%rsi), %zmm4, %zmm3
	vaddps	64(%r15,%rsi), %zmm3, %zmm1
	vaddps	64(%rax,%rsi), %zmm1, %zmm12
	movq	248(%rsp), %rax
	vaddps	64(%rax,%rsi), %zmm12, %zmm0
	vmulps	64(%r11,%rsi), %zmm0, %zmm15
	vmovq	%xmm2, %rax
	vmovups	%zmm15, 64(%rax,%rsi)
	subq	$-128, %rsi
	cmpq	%r8, 232(%rsp)
	jne	.L5
	movq	%r14, %rcx
	movq	120(%rsp), %r10
	movq	152(%rsp), %r14
	vmovq	%xmm14, %r11
	movq	144(%rsp), %r9
	movq	128(%rsp), %rdx
.L32:
	cmpq	$0, 40(%rsp)
	je	.L37
	movq	24(%rsp), %r12
	movq	32(%rsp), %rsi
.L12:
	movq	48(%rsp), %rdi
	subq	%r12, %rdi
	leaq	-4(%rdi), %rbx
	subq	$5, %rdi
	cmpq	$6, %rdi
	jbe	.L7
	movq	240(%rsp), %r15
	movq	192(%rsp), %r8
	movq	168(%rsp), %r13
	leaq	(%r12,%r15), %rdi
	leaq	2(%r8,%rdi), %rax
	leaq	2(%r13,%rdi), %r15
	movq	184(%rsp), %r8
	vmovups	-4(%r11,%rax,4), %ymm2
	vaddps	(%r11,%rax,4), %ymm2, %ymm9
	vaddps	4(%r11,%rax,4), %ymm9, %ymm14
	vaddps	(%r11,%r15,4), %ymm14, %ymm13
	vmovq	%xmm16, %r15
	leaq	2(%r8,%rdi), %r13
	leaq	(%r15,%r12), %r8
	vmovq	%xmm17, %r15
	vaddps	(%r11,%r13,4), %ymm13, %ymm4
	leaq	2(%r9,%r8), %r13
	vaddps	(%r11,%r13,4), %ymm4, %ymm3
	movq	216(%rsp), %r13
	leaq	(%r15,%r12), %r8
	leaq	(%r8,%r13), %r15
	movq	160(%rsp), %r13
	vaddps	(%r11,%r15,4), %ymm3, %ymm1
	vaddps	-8(%r11,%rax,4), %ymm1, %ymm12
	leaq	2(%rdi,%r13), %r15
	vmovq	%xmm18, %r13
	vaddps	8(%r11,%rax,4), %ymm12, %ymm0
	leaq	2(%r13,%rdi), %rdi
	movq	208(%rsp), %r13
	vaddps	(%r11,%r15,4), %ymm0, %ymm15
	leaq	(%r8,%r9), %r15
	vaddps	(%r11,%rdi,4), %ymm15, %ymm2
	movq	24(%rbp), %rdi
	addq	%r13, %r8
	vaddps	(%r11,%r15,4), %ymm2, %ymm9
	movq	16(%rbp), %r15
	vaddps	(%r11,%r8,4), %ymm9, %ymm14
	movq	224(%rsp), %r8
	leaq	2(%r12,%r8), %r12
	vmulps	(%rdi,%r12,4), %ymm14, %ymm13
	vmovups	%ymm13, (%r15,%rax,4)
	movq	%rbx, %rax
	andq	$-8, %rax
	addq	%rax, %rsi
	andl	$7, %ebx
	je	.L37
.L7:
	movq	240(%rsp), %r13
	movq	192(%rsp), %rbx
	vmovq	%xmm24, %rdi
	leaq	0(%r13,%rbx), %r8
	addq	%rsi, %r8
	leaq	(%r11,%r8,4), %r12
	leaq	1(%rsi), %r8
	cmpq	%rdi, %r8
	jge	.L40
	movq	224(%rsp), %r15
	movq	24(%rbp), %rax
	leaq	(%r14,%r9), %r13
	addq	%rsi, %r9
	vmovq	(%r12), %xmm14
	vmovss	4(%r12), %xmm9
	movq	%r13, 256(%rsp)
	addq	%rsi, %r13
	addq	%rsi, %r15
	vmovq	-4(%r12), %xmm3
	movq	240(%rsp), %r12
	movq	%r14, 248(%rsp)
	leaq	(%rax,%r15,4), %rbx
	movq	64(%rsp), %rax
	movq	216(%rsp), %r8
	vmovshdup	%xmm14, %xmm0
	leaq	(%rsi,%r12), %rdi
	leaq	(%r10,%r9,4), %r12
	movq	208(%rsp), %r9
	movq	%rcx, 152(%rsp)
	addq	%rdx, %rax
	addq	%rsi, %r8
	leaq	(%r10,%r13,4), %r15
	movq	%rdx, 144(%rsp)
	vmovq	%rax, %xmm31
	movq	56(%rsp), %rax
	addq	%rsi, %r9
	leaq	(%r10,%r8,4), %r13
	leaq	(%r10,%r9,4), %r9
	leaq	0(,%rdi,4), %rdi
	movq	%r10, 128(%rsp)
	vmovq	%xmm6, %r14
	addq	%rdx, %rax
	leaq	(%r10,%rdi), %r8
	vmovaps	%xmm9, %xmm15
	vmovq	%rax, %xmm30
	leaq	(%rdx,%r10), %rax
	vmovq	%xmm8, %rcx
	vmovq	%rax, %xmm27
	movq	176(%rsp), %rax
	vmovq	%xmm7, %r10
	vmovq	%r11, %xmm2
	addq	%rdx, %rax
	vmovq	%xmm10, %rdx
	vmovq	%rax, %xmm12
.L10:
	vaddps	%xmm14, %xmm3, %xmm10
	vmovq	%xmm31, %r11
	movq	%rsi, %rax
	vmovq	(%rdx,%rdi), %xmm6
	vinsertps	$0x10, 8(%r8), %xmm15, %xmm8
	vmovq	(%rcx,%rdi), %xmm1
	addq	$12, %rbx
	addq	$12, %r15
	addq	$12, %r13
	addq	$12, %r8
	addq	$12, %r12
	addq	$12, %r9
	vaddps	%xmm10, %xmm8, %xmm7
	vmovq	(%r8), %xmm14
	addq	$4, %rax
	vmovq	(%r11,%rsi,4), %xmm13
	vmovq	%xmm30, %r11
	vmovq	-4(%r8), %xmm3
	vmovq	(%r11,%rsi,4), %xmm10
	vmovq	%xmm27, %r11
	vaddps	%xmm6, %xmm7, %xmm4
	vmovq	-20(%r8), %xmm7
	vaddss	%xmm0, %xmm3, %xmm25
	vmovshdup	%xmm14, %xmm0
	vaddss	(%r8), %xmm25, %xmm29
	vaddss	8(%rdx,%rdi), %xmm29, %xmm25
	vaddss	8(%rcx,%rdi), %xmm25, %xmm29
	vaddss	-4(%r15), %xmm29, %xmm25
	vaddps	%xmm1, %xmm4, %xmm15
	vmovq	(%r10,%rdi), %xmm1
	vaddss	-4(%r13), %xmm25, %xmm29
	vaddss	-12(%r8), %xmm29, %xmm25
	vaddps	%xmm13, %xmm15, %xmm9
	vmovq	(%r14,%rdi), %xmm13
	vaddps	%xmm10, %xmm9, %xmm8
	vmovq	(%r11,%rsi,4), %xmm10
	vmovq	%xmm12, %r11
	vaddps	%xmm7, %xmm8, %xmm6
	vmovq	(%r11,%rsi,4), %xmm7
	addq	$3, %rsi
	vmovq	%xmm5, %r11
	vaddps	%xmm3, %xmm6, %xmm4
	vaddps	%xmm1, %xmm4, %xmm15
	vmovq	-12(%rbx), %xmm4
	vaddps	%xmm13, %xmm15, %xmm9
	vmovss	4(%r8), %xmm15
	vaddps	%xmm10, %xmm9, %xmm8
	vaddss	%xmm0, %xmm25, %xmm9
	vaddss	8(%r10,%rdi), %xmm9, %xmm10
	vaddps	%xmm7, %xmm8, %xmm6
	vaddss	8(%r14,%rdi), %xmm10, %xmm8
	vaddss	-4(%r12), %xmm8, %xmm7
	vmulps	%xmm4, %xmm6, %xmm1
	vaddss	-4(%r9), %xmm7, %xmm6
	vmulss	-4(%rbx), %xmm6, %xmm4
	vmovlps	%xmm1, (%r11,%rdi)
	vmovss	%xmm4, 8(%r11,%rdi)
	addq	$12, %rdi
	cmpq	%rax, 16(%rsp)
	jg	.L10
	vmovq	%rdx, %xmm10
	vmovq	%rcx, %xmm8
	vmovq	%r10, %xmm7
	movq	152(%rsp), %rcx
	vmovq	%r14, %xmm6
	vmovq	%xmm2, %r11
	leaq	1(%rsi), %r8
	movq	248(%rsp), %r14
	movq	144(%rsp), %rdx
	movq	128(%rsp), %r10
.L9:
	vmovq	%xmm11, %rdi
	vmovq	%xmm11, %r15
	leaq	2(%rsi), %rax
	imulq	%r14, %rdi
	leaq	-1(%r15), %r12
	movq	%rax, 128(%rsp)
	leaq	-2(%r15), %rbx
	leaq	2(%r15), %r9
	imulq	%r14, %r12
	leaq	(%rdi,%rsi), %r15
	leaq	(%rdi,%r8), %r13
	addq	%rdi, %rax
	vmovss	(%r10,%r15,4), %xmm11
	vmovss	-4(%r10,%r15,4), %xmm31
	vmovq	%rax, %xmm14
	imulq	%r14, %rbx
	vmovss	(%r10,%r13,4), %xmm2
	vmovss	(%r10,%rax,4), %xmm12
	imulq	%r14, %r9
	vmovq	%xmm10, %rax
	vaddss	%xmm31, %xmm11, %xmm3
	movq	%rbx, 248(%rsp)
	addq	%rsi, %rbx
	movq	%r9, 152(%rsp)
	leaq	(%r9,%rsi), %r9
	vaddss	%xmm2, %xmm3, %xmm1
	vaddss	(%rax,%r15,4), %xmm1, %xmm15
	vmovq	%xmm8, %rax
	vaddss	(%rax,%r15,4), %xmm15, %xmm13
	leaq	(%r12,%rsi), %rax
	vaddss	(%r10,%rax,4), %xmm13, %xmm0
	movq	200(%rsp), %rax
	imulq	%r14, %rax
	movq	%rax, 144(%rsp)
	addq	%rsi, %rax
	vaddss	(%r10,%rax,4), %xmm0, %xmm9
	vaddss	-8(%r10,%r15,4), %xmm9, %xmm4
	vmovq	%xmm7, %rax
	vaddss	%xmm12, %xmm4, %xmm3
	vaddss	(%rax,%r15,4), %xmm3, %xmm1
	vmovq	%xmm6, %rax
	vaddss	(%rax,%r15,4), %xmm1, %xmm15
	vmovq	%xmm19, %rax
	vaddss	(%r10,%rbx,4), %xmm15, %xmm13
	vaddss	(%r10,%r9,4), %xmm13, %xmm0
	movq	24(%rbp), %r9
	leaq	(%r15,%rax), %rbx
	vmovq	%xmm5, %rax
	vmulss	(%r9,%rbx,4), %xmm0, %xmm9
	movq	136(%rsp), %rbx
	vmovss	%xmm9, (%rax,%r15,4)
	cmpq	%r8, %rbx
	jle	.L6
	vaddss	%xmm2, %xmm11, %xmm4
	leaq	3(%rsi), %rax
	leaq	(%rdi,%rax), %r9
	vmovss	(%r10,%r9,4), %xmm30
	vmovq	%r9, %xmm1
	vmovq	%xmm10, %r9
	vaddss	%xmm12, %xmm4, %xmm3
	vaddss	(%r9,%r13,4), %xmm3, %xmm15
	vmovq	%xmm8, %r9
	vaddss	(%r9,%r13,4), %xmm15, %xmm13
	leaq	(%r12,%r8), %r9
	vaddss	(%r10,%r9,4), %xmm13, %xmm0
	movq	144(%rsp), %r9
	addq	%r8, %r9
	vaddss	(%r10,%r9,4), %xmm0, %xmm9
	vmovq	%xmm7, %r9
	vaddss	%xmm31, %xmm9, %xmm4
	vaddss	%xmm30, %xmm4, %xmm3
	vaddss	(%r9,%r13,4), %xmm3, %xmm15
	vmovq	%xmm6, %r9
	vaddss	(%r9,%r13,4), %xmm15, %xmm13
	movq	248(%rsp), %r9
	addq	%r8, %r9
	vaddss	(%r10,%r9,4), %xmm13, %xmm0
	movq	152(%rsp), %r9
	addq	%r9, %r8
	movq	24(%rbp), %r9
	vaddss	(%r10,%r8,4), %xmm0, %xmm9
	vmovq	%xmm19, %r8
	addq	%r13, %r8
	vmulss	(%r9,%r8,4), %xmm9, %xmm4
	vmovq	%xmm5, %r8
	vmovss	%xmm4, (%r8,%r13,4)
	movq	128(%rsp), %r13
	cmpq	%r13, %rbx
	jle	.L6
	vaddss	%xmm12, %xmm2, %xmm15
	leaq	4(%rsi), %r8
	vmovq	%xmm14, %rbx
	leaq	(%rdi,%r8), %r9
	vmovss	(%r10,%r9,4), %xmm27
	vmovq	%r9, %xmm3
	vmovq	%xmm10, %r9
	vaddss	%xmm30, %xmm15, %xmm13
	vaddss	(%r9,%rbx,4), %xmm13, %xmm0
	vmovq	%xmm8, %rbx
	vmovq	%xmm14, %r9
	vaddss	(%rbx,%r9,4), %xmm0, %xmm9
	movq	144(%rsp), %rbx
	movq	%r13, %r9
	leaq	(%r12,%r13), %r13
	vaddss	(%r10,%r13,4), %xmm9, %xmm4
	leaq	(%rbx,%r9), %r13
	vmovq	%xmm7, %rbx
	vaddss	(%r10,%r13,4), %xmm4, %xmm15
	vmovq	%xmm14, %r13
	vaddss	%xmm11, %xmm15, %xmm11
	vaddss	%xmm27, %xmm11, %xmm13
	vaddss	(%rbx,%r13,4), %xmm13, %xmm0
	vmovq	%xmm6, %rbx
	vaddss	(%rbx,%r13,4), %xmm0, %xmm9
	movq	248(%rsp), %r13
	leaq	0(%r13,%r9), %rbx
	movq	152(%rsp), %r13
	vaddss	(%r10,%rbx,4), %xmm9, %xmm4
	vmovq	%xmm14, %rbx
	leaq	0(%r13,%r9), %r9
	vmovq	%xmm19, %r13
	vaddss	(%r10,%r9,4), %xmm4, %xmm15
	movq	24(%rbp), %r9
	addq	%rbx, %r13
	vmovq	%xmm5, %rbx
	vmulss	(%r9,%r13,4), %xmm15, %xmm11
	vmovq	%xmm14, %r13
	vmovss	%xmm11, (%rbx,%r13,4)
	cmpq	%rax, 136(%rsp)
	jle	.L6
	vaddss	%xmm30, %xmm12, %xmm13
	leaq	5(%rsi), %r13
	vmovq	%xmm10, %rbx
	leaq	(%rdi,%r13), %r9
	vmovss	(%r10,%r9,4), %xmm4
	vmovq	%r9, %xmm14
	vmovq	%xmm1, %r9
	vaddss	%xmm27, %xmm13, %xmm0
	vaddss	(%rbx,%r9,4), %xmm0, %xmm9
	vmovq	%xmm8, %rbx
	vaddss	(%rbx,%r9,4), %xmm9, %xmm15
	movq	144(%rsp), %rbx
	leaq	(%r12,%rax), %r9
	vaddss	(%r10,%r9,4), %xmm15, %xmm11
	leaq	(%rbx,%rax), %r9
	vmovq	%xmm7, %rbx
	vaddss	(%r10,%r9,4), %xmm11, %xmm13
	vmovq	%xmm1, %r9
	vaddss	%xmm2, %xmm13, %xmm2
	vaddss	%xmm4, %xmm2, %xmm0
	vaddss	(%rbx,%r9,4), %xmm0, %xmm9
	vmovq	%xmm6, %rbx
	vaddss	(%rbx,%r9,4), %xmm9, %xmm15
	movq	152(%rsp), %rbx
	movq	248(%rsp), %r9
	addq	%rax, %r9
	addq	%rbx, %rax
	movq	24(%rbp), %rbx
	vaddss	(%r10,%r9,4), %xmm15, %xmm11
	vmovq	%xmm19, %r9
	vaddss	(%r10,%rax,4), %xmm11, %xmm13
	vmovq	%xmm1, %rax
	addq	%r9, %rax
	vmovq	%xmm1, %r9
	vmulss	(%rbx,%rax,4), %xmm13, %xmm2
	vmovq	%xmm5, %rax
	vmovss	%xmm2, (%rax,%r9,4)
	cmpq	%r8, 136(%rsp)
	jle	.L6
	vaddss	%xmm27, %xmm30, %xmm0
	vmovq	%xmm3, %rax
	vmovq	%xmm10, %rbx
	addq	$6, %rsi
	vmovq	%xmm8, %r9
	addq	%rsi, %rdi
	vmovss	(%r10,%rdi,4), %xmm1
	vaddss	%xmm4, %xmm0, %xmm9
	vaddss	(%rbx,%rax,4), %xmm9, %xmm15
	vaddss	(%r9,%rax,4), %xmm15, %xmm11
	movq	144(%rsp), %rax
	leaq	(%r12,%r8), %rbx
	vaddss	(%r10,%rbx,4), %xmm11, %xmm13
	vmovq	%xmm7, %rbx
	leaq	(%rax,%r8), %r9
	vmovq	%xmm3, %rax
	vaddss	(%r10,%r9,4), %xmm13, %xmm2
	vmovq	%xmm6, %r9
	vaddss	%xmm12, %xmm2, %xmm12
	vaddss	%xmm1, %xmm12, %xmm0
	vaddss	(%rbx,%rax,4), %xmm0, %xmm9
	movq	248(%rsp), %rbx
	vaddss	(%r9,%rax,4), %xmm9, %xmm15
	movq	152(%rsp), %r9
	leaq	(%rbx,%r8), %rax
	vmovq	%xmm3, %rbx
	addq	%r9, %r8
	vaddss	(%r10,%rax,4), %xmm15, %xmm11
	movq	24(%rbp), %r9
	vaddss	(%r10,%r8,4), %xmm11, %xmm13
	vmovq	%xmm19, %r8
	leaq	(%rbx,%r8), %rax
	vmovq	%xmm5, %rbx
	vmovq	%xmm3, %r8
	vmulss	(%r9,%rax,4), %xmm13, %xmm2
	movq	136(%rsp), %r9
	vmovss	%xmm2, (%rbx,%r8,4)
	cmpq	%r13, %r9
	jle	.L6
	vaddss	%xmm4, %xmm27, %xmm12
	vmovq	%xmm14, %rbx
	vmovq	%xmm10, %r8
	vmovss	28(%r10,%r15,4), %xmm3
	vmovq	%xmm8, %rax
	vaddss	%xmm1, %xmm12, %xmm0
	vaddss	(%r8,%rbx,4), %xmm0, %xmm9
	leaq	(%r12,%r13), %r8
	vaddss	(%rax,%rbx,4), %xmm9, %xmm15
	vaddss	(%r10,%r8,4), %xmm15, %xmm11
	movq	144(%rsp), %r8
	leaq	(%r8,%r13), %rax
	vaddss	(%r10,%rax,4), %xmm11, %xmm13
	vmovq	%xmm7, %rax
	vaddss	%xmm30, %xmm13, %xmm2
	vaddss	%xmm3, %xmm2, %xmm12
	vaddss	(%rax,%rbx,4), %xmm12, %xmm0
	vmovq	%xmm6, %rax
	vaddss	(%rax,%rbx,4), %xmm0, %xmm9
	movq	248(%rsp), %rbx
	leaq	(%rbx,%r13), %rax
	movq	152(%rsp), %rbx
	vaddss	(%r10,%rax,4), %xmm9, %xmm15
	vmovq	%xmm19, %rax
	addq	%rbx, %r13
	movq	24(%rbp), %rbx
	vaddss	(%r10,%r13,4), %xmm15, %xmm11
	vmovq	%xmm14, %r13
	addq	%rax, %r13
	vmovq	%xmm14, %rax
	vmulss	(%rbx,%r13,4), %xmm11, %xmm13
	vmovq	%xmm5, %r13
	vmovss	%xmm13, 0(%r13,%rax,4)
	cmpq	%rsi, %r9
	jle	.L6
	vaddss	%xmm1, %xmm4, %xmm14
	addq	%rsi, %r12
	vmovq	%xmm10, %r9
	addq	%rsi, %r8
	vmovq	%xmm8, %rbx
	movq	248(%rsp), %r13
	movq	152(%rsp), %rax
	vaddss	%xmm3, %xmm14, %xmm4
	vaddss	(%r9,%rdi,4), %xmm4, %xmm1
	addq	%rsi, %r13
	addq	%rsi, %rax
	vaddss	(%rbx,%rdi,4), %xmm1, %xmm3
	movq	24(%rbp), %r9
	vmovq	%xmm19, %rsi
	vmovq	%xmm5, %rbx
	vaddss	(%r10,%r12,4), %xmm3, %xmm2
	vaddss	(%r10,%r8,4), %xmm2, %xmm12
	addq	%rdi, %rsi
	vmovq	%xmm7, %r12
	vaddss	%xmm27, %xmm12, %xmm0
	vaddss	32(%r10,%r15,4), %xmm0, %xmm9
	vmovq	%xmm6, %r15
	vaddss	(%r12,%rdi,4), %xmm9, %xmm15
	vaddss	(%r15,%rdi,4), %xmm15, %xmm11
	vaddss	(%r10,%r13,4), %xmm11, %xmm13
	vaddss	(%r10,%rax,4), %xmm13, %xmm14
	vmulss	(%r9,%rsi,4), %xmm14, %xmm4
	vmovss	%xmm4, (%rbx,%rdi,4)
.L6:
	movq	88(%rsp), %rdi
	addq	%r14, 224(%rsp)
	addq	%r14, 240(%rsp)
	movq	256(%rsp), %r9
	addq	%r14, 216(%rsp)
	movq	200(%rsp), %r8
	addq	%rdi, %rcx
	addq	%rdi, %rdx
	addq	%r14, 208(%rsp)
	cmpq	%r8, 80(%rsp)
	jne	.L14
	movq	-64(%rsp), %rcx
	movq	(%rsp), %r15
	vmovq	%xmm28, %rsi
	movq	-8(%rsp), %rbx
	movq	-16(%rsp), %r12
	movq	-24(%rsp), %r13
	movq	8(%rsp), %rdx
	addq	%rcx, %r15
	addq	%rcx, %r10
	addq	%rcx, 64(%rsp)
	addq	%rcx, %rbx
	addq	%rcx, 56(%rsp)
	movq	%r13, %r11
	addq	%rdx, %r12
	addq	%rcx, 112(%rsp)
	addq	%rcx, 104(%rsp)
	addq	%rcx, 176(%rsp)
	addq	%rcx, 96(%rsp)
	cmpq	%r13, -40(%rsp)
	je	.L34
	addq	$1, %r13
	movq	%rdx, %r8
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L37:
	leaq	(%r14,%r9), %rsi
	movq	%rsi, 256(%rsp)
	jmp	.L6
.L39:
	xorl	%r12d, %r12d
	movl	$2, %esi
	jmp	.L12
.L40:
	leaq	(%r14,%r9), %rbx
	movq	%rbx, 256(%rsp)
	jmp	.L9
.L34:
	vzeroupper
.L35:
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
