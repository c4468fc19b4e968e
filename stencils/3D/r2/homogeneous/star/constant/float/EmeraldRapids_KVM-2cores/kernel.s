	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	0(,%rdx,4), %rbx
	andq	$-64, %rsp
	subq	$264, %rsp
	movq	%rdx, 24(%rsp)
	movq	%r8, -80(%rsp)
	movq	%rbx, 64(%rsp)
	cmpq	%r8, %rcx
	jge	.L35
	movq	%rcx, %rax
	movq	%rbx, %rcx
	leaq	-2(%rsi), %rdi
	shrq	$2, %rcx
	movq	%rdi, 56(%rsp)
	movq	%rcx, 176(%rsp)
	cmpq	$4, %rsi
	jle	.L35
	movq	%r9, %r11
	movq	%rdx, %r9
	cmpq	$4, %rdx
	jle	.L35
	imulq	%rdx, %rsi
	leaq	-1(%rax), %rdx
	movq	%rcx, %r8
	movq	%r11, -104(%rsp)
	leaq	(%rcx,%rcx), %r15
	leaq	1(%rax), %r14
	vmovsldup	%xmm0, %xmm6
	vmovq	%r14, %xmm5
	movq	%r15, -72(%rsp)
	vbroadcastss	%xmm0, %ymm2
	vmovaps	%xmm0, %xmm17
	vmovq	%rsi, %xmm1
	movq	%rsi, %r10
	salq	$2, %rsi
	vmovaps	%ymm2, 104(%rsp)
	vmovq	%xmm1, %r12
	imulq	%rax, %r10
	vmovq	%xmm1, %rdi
	vmovq	%xmm1, -96(%rsp)
	imulq	%r12, %rdx
	vbroadcastss	%xmm0, %zmm2
	leaq	(%rbx,%r10), %rbx
	movq	%r10, 168(%rsp)
	addq	%r15, %rdx
	leaq	(%r11,%rdx,4), %r13
	vmovq	%xmm1, %rdx
	imulq	%r14, %rdx
	leaq	(%r15,%rdx), %rcx
	subq	%r12, %rdx
	movq	%r8, %r12
	addq	%rdx, %r12
	leaq	(%r11,%rcx,4), %r14
	leaq	(%r11,%r12,4), %rcx
	movq	%r8, %r12
	leaq	(%r15,%r8), %r8
	addq	%r8, %rdx
	movq	%rcx, 40(%rsp)
	leaq	-2(%rax), %rcx
	addq	$2, %rax
	movq	%r8, -88(%rsp)
	vmovq	%xmm1, %r8
	imulq	%rdi, %rcx
	movq	%r15, %rdi
	imulq	%r8, %rax
	leaq	(%r11,%rdx,4), %rdx
	movq	%rdx, 32(%rsp)
	leaq	(%r11,%rbx,4), %rdx
	leaq	-5(%r9), %rbx
	addq	%r15, %rcx
	movq	%rdx, 160(%rsp)
	movq	%r12, %rdx
	leaq	-4(%r9), %r12
	addq	%rdi, %rax
	leaq	(%r11,%rcx,4), %r15
	movq	16(%rbp), %rcx
	negq	%rdx
	leaq	(%r11,%rax,4), %rax
	movq	%r12, -8(%rsp)
	leaq	(%r8,%r8), %r8
	movq	%rax, 80(%rsp)
	leaq	(%r11,%r10,4), %rax
	leaq	(%r10,%rdi), %r10
	movq	%r13, %r11
	leaq	(%rcx,%r10,4), %rdi
	movq	%r12, %rcx
	movq	%r12, %r10
	movq	%rbx, 48(%rsp)
	andq	$-16, %rcx
	movq	%rdi, 72(%rsp)
	shrq	$4, %r10
	leaq	0(,%rdx,8), %rdi
	leaq	-2(%r9), %rdx
	leaq	-1(%r9), %r9
	movq	%rcx, (%rsp)
	addq	$2, %rcx
	cmpq	%r12, %r9
	movq	%rcx, 8(%rsp)
	vmovq	%xmm5, %r13
	cmovg	%r12, %r9
	andl	$15, %r12d
	movq	%rdx, -32(%rsp)
	movq	%rsi, %rdx
	movq	%r12, 16(%rsp)
	movq	%r10, 248(%rsp)
	vmovq	%r9, %xmm29
	movq	%r8, %r10
	.p2align 4,,10
	.p2align 3
.L4:
	movq	168(%rsp), %r8
	movq	-96(%rsp), %r12
	leaq	(%r11,%rdi), %rbx
	leaq	(%r14,%rdi), %rcx
	vmovq	%rbx, %xmm18
	movq	80(%rsp), %rbx
	vmovq	%rcx, %xmm10
	movq	72(%rsp), %rcx
	movq	%r8, %rsi
	movq	%r8, %r9
	movq	%r8, 192(%rsp)
	vmovq	%r13, %xmm31
	subq	%r12, %rsi
	leaq	(%r10,%r8), %r12
	subq	%r10, %r9
	addq	%rdi, %rbx
	vmovq	%r12, %xmm21
	movq	-88(%rsp), %r12
	addq	%rdi, %rcx
	movq	%r9, 144(%rsp)
	movq	64(%rsp), %r9
	movq	%rsi, 152(%rsp)
	addq	%r10, %rsi
	vmovq	%rbx, %xmm8
	movq	%r11, -40(%rsp)
	movq	-72(%rsp), %rbx
	vmovq	%rcx, %xmm30
	xorl	%ecx, %ecx
	movq	%r12, 240(%rsp)
	movq	176(%rsp), %r12
	movq	%r9, 232(%rsp)
	leaq	2(%r8), %r9
	addq	%r12, %r8
	movq	%rsi, 168(%rsp)
	leaq	(%r15,%rdi), %rsi
	movq	40(%rsp), %r12
	vmovq	%r8, %xmm19
	leaq	8(%r11), %r8
	vmovq	%r9, %xmm20
	movq	$2, 224(%rsp)
	leaq	8(%r14), %r9
	vmovq	%r8, %xmm28
	movq	32(%rsp), %r8
	vmovq	%rsi, %xmm9
	vmovq	%r9, %xmm25
	movq	%r14, -48(%rsp)
	leaq	8(%r15), %r9
	movq	160(%rsp), %rsi
	movq	%r15, -56(%rsp)
	addq	$8, %r12
	addq	$8, %r8
	vmovq	%r9, %xmm22
	movq	%rdi, -64(%rsp)
	movq	-104(%rsp), %r9
	addq	%rdi, %rsi
	vmovq	%r12, %xmm24
	movq	%rbx, 256(%rsp)
	vmovq	%r8, %xmm23
	xorl	%ebx, %ebx
	vmovq	%xmm10, 184(%rsp)
	vmovq	%rdx, %xmm10
	vmovq	%xmm9, 216(%rsp)
	vmovq	%r10, %xmm9
	vmovq	%xmm8, 208(%rsp)
	.p2align 4,,10
	.p2align 3
.L14:
	movq	224(%rsp), %r11
	vmovq	%r11, %xmm12
	addq	$1, %r11
	cmpq	$14, 48(%rsp)
	movq	%r11, 224(%rsp)
	jbe	.L39
	vmovq	%xmm25, %r12
	vmovq	%xmm23, %r11
	leaq	12(%rsi), %r13
	addq	%rcx, %r12
	vmovq	%r13, %xmm13
	leaq	4(%rsi), %r15
	addq	%rcx, %r11
	movq	80(%rsp), %r13
	vmovq	%xmm28, %r14
	vmovq	%r12, %xmm4
	vmovq	%r11, %xmm1
	movq	72(%rsp), %r11
	addq	%rcx, %r14
	leaq	16(%rsi), %r10
	leaq	8(%rsi), %rdi
	movq	160(%rsp), %r12
	vmovq	%xmm22, %rdx
	vmovq	%xmm24, %r8
	vmovq	%r15, %xmm14
	vmovq	%r14, %xmm15
	vmovq	%r10, %xmm7
	leaq	(%rdx,%rcx), %r15
	xorl	%r10d, %r10d
	leaq	8(%rcx,%r13), %r14
	leaq	(%r8,%rcx), %r8
	xorl	%edx, %edx
	leaq	8(%rcx,%rax), %r13
	leaq	8(%rcx,%r12), %r12
	leaq	8(%rcx,%r11), %r11
	testb	$1, 248(%rsp)
	je	.L33
	vmovq	%xmm15, %r10
	vmovups	4(%rsi), %zmm3
	vmovq	%xmm4, %rdx
	vaddps	8(%rsi), %zmm3, %zmm0
	cmpq	$1, 248(%rsp)
	vaddps	12(%rsi), %zmm0, %zmm11
	vaddps	(%r10), %zmm11, %zmm5
	vmovq	%xmm1, %r10
	vaddps	(%rdx), %zmm5, %zmm8
	movl	$64, %edx
	vaddps	(%r8), %zmm8, %zmm3
	vaddps	(%r10), %zmm3, %zmm0
	movl	$1, %r10d
	vaddps	(%rsi), %zmm0, %zmm11
	vaddps	16(%rsi), %zmm11, %zmm5
	vaddps	(%r15), %zmm5, %zmm8
	vaddps	(%r14), %zmm8, %zmm3
	vaddps	0(%r13), %zmm3, %zmm0
	vaddps	(%r12), %zmm0, %zmm11
	vmulps	%zmm2, %zmm11, %zmm5
	vmovups	%zmm5, (%r11)
	je	.L32
.L33:
	movq	%rax, 96(%rsp)
	vmovq	%r12, %xmm8
	vmovq	%xmm14, %r12
	vmovq	%r11, %xmm14
	movq	%rbx, 200(%rsp)
	vmovq	%xmm13, %r11
	movq	%rsi, %rbx
	vmovdqa	%xmm7, %xmm13
	movq	%rcx, 136(%rsp)
	vmovq	%xmm4, %rsi
	vmovq	%xmm1, %rcx
	vmovq	%r9, %xmm4
	movq	%rdi, %r9
	vmovq	%xmm15, %rdi
.L5:
	vmovq	%xmm13, %rax
	vmovups	(%r12,%rdx), %zmm15
	addq	$2, %r10
	vaddps	(%r9,%rdx), %zmm15, %zmm1
	vaddps	(%r11,%rdx), %zmm1, %zmm7
	vaddps	(%rdi,%rdx), %zmm7, %zmm3
	vaddps	(%rsi,%rdx), %zmm3, %zmm0
	vaddps	(%r8,%rdx), %zmm0, %zmm11
	vaddps	(%rcx,%rdx), %zmm11, %zmm5
	vaddps	(%rbx,%rdx), %zmm5, %zmm15
	vaddps	(%rax,%rdx), %zmm15, %zmm1
	vmovq	%xmm8, %rax
	vaddps	(%r15,%rdx), %zmm1, %zmm7
	vaddps	(%r14,%rdx), %zmm7, %zmm3
	vaddps	0(%r13,%rdx), %zmm3, %zmm0
	vaddps	(%rax,%rdx), %zmm0, %zmm11
	vmovq	%xmm14, %rax
	vmovups	64(%r12,%rdx), %zmm15
	vaddps	64(%r9,%rdx), %zmm15, %zmm1
	vaddps	64(%r11,%rdx), %zmm1, %zmm7
	vaddps	64(%rdi,%rdx), %zmm7, %zmm3
	vaddps	64(%rsi,%rdx), %zmm3, %zmm0
	vmulps	%zmm2, %zmm11, %zmm5
	vaddps	64(%r8,%rdx), %zmm0, %zmm11
	vmovups	%zmm5, (%rax,%rdx)
	vmovq	%xmm13, %rax
	vaddps	64(%rcx,%rdx), %zmm11, %zmm5
	vaddps	64(%rdx,%rbx), %zmm5, %zmm15
	vaddps	64(%rax,%rdx), %zmm15, %zmm1
	vmovq	%xmm8, %rax
	vaddps	64(%r15,%rdx), %zmm1, %zmm7
	vaddps	64(%r14,%rdx), %zmm7, %zmm3
	vaddps	64(%r13,%rdx), %zmm3, %zmm0
	vaddps	64(%rax,%rdx), %zmm0, %zmm11
	vmovq	%xmm14, %rax
	vmulps	%zmm2, %zmm11, %zmm5
	vmovups	%zmm5, 64(%rax,%rdx)
	subq	$-128, %rdx
	cmpq	%r10, 248(%rsp)
	jne	.L5
	movq	%rbx, %rsi
	movq	136(%rsp), %rcx
	movq	200(%rsp), %rbx
	vmovq	%xmm4, %r9
	movq	96(%rsp), %rax
.L32:
	cmpq	$0, 16(%rsp)
	je	.L37
	movq	(%rsp), %r10
	movq	8(%rsp), %rdx
.L12:
	movq	24(%rsp), %r8
	subq	%r10, %r8
	leaq	-4(%r8), %r13
	subq	$5, %r8
	cmpq	$6, %r8
	jbe	.L7
	movq	256(%rsp), %r15
	movq	192(%rsp), %r14
	movq	152(%rsp), %r12
	leaq	(%r10,%r15), %r11
	movq	168(%rsp), %r15
	leaq	2(%r14,%r11), %rdi
	leaq	2(%r12,%r11), %r8
	vmovq	%xmm19, %r12
	vmovups	-4(%r9,%rdi,4), %ymm8
	vaddps	(%r9,%rdi,4), %ymm8, %ymm14
	leaq	2(%r15,%r11), %r14
	vaddps	4(%r9,%rdi,4), %ymm14, %ymm13
	vaddps	(%r9,%r8,4), %ymm13, %ymm4
	leaq	(%r12,%r10), %r8
	vaddps	(%r9,%r14,4), %ymm4, %ymm15
	movq	240(%rsp), %r12
	vmovq	%xmm20, %r14
	leaq	2(%rbx,%r8), %r15
	addq	%r14, %r10
	vaddps	(%r9,%r15,4), %ymm15, %ymm1
	movq	144(%rsp), %r15
	leaq	(%r10,%r12), %r8
	vmovq	%xmm21, %r12
	vaddps	(%r9,%r8,4), %ymm1, %ymm7
	leaq	(%r10,%rbx), %r8
	leaq	2(%r11,%r15), %r14
	movq	232(%rsp), %r15
	leaq	2(%r12,%r11), %r11
	vaddps	-8(%r9,%rdi,4), %ymm7, %ymm3
	vaddps	8(%r9,%rdi,4), %ymm3, %ymm0
	addq	%r15, %r10
	vaddps	(%r9,%r14,4), %ymm0, %ymm11
	vaddps	(%r9,%r11,4), %ymm11, %ymm5
	vaddps	(%r9,%r8,4), %ymm5, %ymm8
	vaddps	(%r9,%r10,4), %ymm8, %ymm14
	vmulps	104(%rsp), %ymm14, %ymm13
	movq	16(%rbp), %r10
	vmovups	%ymm13, (%r10,%rdi,4)
	movq	%r13, %rdi
	andq	$-8, %rdi
	addq	%rdi, %rdx
	andl	$7, %r13d
	je	.L37
.L7:
	movq	256(%rsp), %r13
	leaq	1(%rdx), %r10
	movq	192(%rsp), %r14
	vmovq	%xmm29, %r8
	leaq	0(%r13,%r14), %r12
	addq	%rdx, %r12
	leaq	(%r9,%r12,4), %r11
	cmpq	%r8, %r10
	jge	.L40
	movq	240(%rsp), %r10
	movq	256(%rsp), %rdi
	movq	%rcx, 96(%rsp)
	vmovq	%r9, %xmm3
	movq	176(%rsp), %r15
	vmovq	(%r11), %xmm4
	movq	%rsi, 136(%rsp)
	vmovq	%xmm30, %rsi
	addq	%rdx, %r10
	movq	%rax, 88(%rsp)
	vmovq	-4(%r11), %xmm5
	addq	%rbx, %r15
	leaq	(%rax,%r10,4), %r14
	addq	%rdx, %rbx
	vmovss	4(%r11), %xmm13
	leaq	(%rdx,%rdi), %r10
	movq	40(%rsp), %rdi
	leaq	(%rax,%rbx,4), %r13
	movq	232(%rsp), %rbx
	vmovshdup	%xmm4, %xmm0
	movq	%r15, 200(%rsp)
	salq	$2, %r10
	addq	%rdx, %r15
	addq	%rcx, %rdi
	leaq	(%rdx,%rbx), %r12
	movq	32(%rsp), %rbx
	leaq	(%rax,%r15,4), %r15
	vmovq	%rdi, %xmm16
	leaq	(%rax,%r12,4), %r8
	leaq	(%rcx,%rax), %r12
	movq	160(%rsp), %rdi
	addq	%rcx, %rbx
	leaq	(%rax,%r10), %r11
	vmovq	%r12, %xmm14
	movq	%r8, %rax
	addq	%rcx, %rdi
	movq	184(%rsp), %rcx
	vmovq	%rbx, %xmm8
	vmovq	%xmm18, %r12
	vmovq	%xmm16, %r8
.L10:
	vaddps	%xmm4, %xmm5, %xmm1
	vinsertps	$0x10, 8(%r11), %xmm13, %xmm15
	movq	%rdx, %rbx
	vmovq	(%r12,%r10), %xmm11
	addq	$12, %r15
	addq	$12, %r14
	addq	$12, %r11
	addq	$12, %r13
	vmovq	%xmm8, %r9
	vmovq	-4(%r11), %xmm5
	addq	$12, %rax
	addq	$4, %rbx
	vaddps	%xmm1, %xmm15, %xmm7
	vmovq	(%rcx,%r10), %xmm1
	vmovq	(%r11), %xmm4
	vaddss	%xmm0, %xmm5, %xmm26
	vaddss	(%r11), %xmm26, %xmm27
	vmovshdup	%xmm4, %xmm0
	vaddss	8(%r12,%r10), %xmm27, %xmm18
	vaddss	8(%rcx,%r10), %xmm18, %xmm30
	vaddps	%xmm11, %xmm7, %xmm13
	vmovq	(%r8,%rdx,4), %xmm7
	vaddss	-4(%r15), %xmm30, %xmm16
	vaddss	-4(%r14), %xmm16, %xmm26
	vaddss	-12(%r11), %xmm26, %xmm27
	vaddps	%xmm1, %xmm13, %xmm15
	vmovq	(%r9,%rdx,4), %xmm13
	movq	216(%rsp), %r9
	vaddss	%xmm0, %xmm27, %xmm18
	vaddps	%xmm7, %xmm15, %xmm11
	vmovq	-20(%r11), %xmm15
	vaddps	%xmm13, %xmm11, %xmm1
	vmovq	(%r9,%r10), %xmm11
	movq	208(%rsp), %r9
	vaddps	%xmm15, %xmm1, %xmm7
	vmovq	(%r9,%r10), %xmm1
	vmovq	%xmm14, %r9
	vaddps	%xmm5, %xmm7, %xmm13
	vaddps	%xmm11, %xmm13, %xmm15
	vmovq	(%r9,%rdx,4), %xmm13
	movq	216(%rsp), %r9
	vaddss	8(%r9,%r10), %xmm18, %xmm30
	movq	208(%rsp), %r9
	vaddps	%xmm1, %xmm15, %xmm7
	vmovq	(%rdi,%rdx,4), %xmm15
	addq	$3, %rdx
	vaddss	8(%r9,%r10), %xmm30, %xmm16
	vaddss	-4(%r13), %xmm16, %xmm26
	vaddss	-4(%rax), %xmm26, %xmm27
	vaddps	%xmm13, %xmm7, %xmm11
	vmovss	4(%r11), %xmm13
	vmulss	%xmm17, %xmm27, %xmm18
	vaddps	%xmm15, %xmm11, %xmm1
	vmulps	%xmm6, %xmm1, %xmm7
	vmovss	%xmm18, 8(%rsi,%r10)
	vmovlps	%xmm7, (%rsi,%r10)
	addq	$12, %r10
	cmpq	%rbx, -8(%rsp)
	jg	.L10
	vmovq	%rsi, %xmm30
	movq	96(%rsp), %rcx
	leaq	1(%rdx), %r10
	movq	136(%rsp), %rsi
	movq	88(%rsp), %rax
	vmovq	%r12, %xmm18
	vmovq	%xmm3, %r9
.L9:
	vmovq	%xmm12, %r14
	leaq	2(%rdx), %rdi
	movq	176(%rsp), %r15
	vmovq	%xmm12, %rbx
	leaq	2(%r14), %r11
	leaq	-1(%rbx), %r13
	movq	%rdi, -16(%rsp)
	subq	$2, %rbx
	imulq	%r15, %r14
	imulq	%r15, %r13
	imulq	%r15, %rbx
	movq	%r14, %r12
	imulq	%r15, %r11
	leaq	(%r14,%rdx), %r8
	vmovss	(%rax,%r8,4), %xmm16
	leaq	(%r14,%r10), %r14
	vmovss	-4(%rax,%r8,4), %xmm26
	movq	%r12, 88(%rsp)
	vmovss	(%rax,%r14,4), %xmm14
	addq	%rdi, %r12
	movq	184(%rsp), %rdi
	movq	%r13, 136(%rsp)
	vaddss	%xmm26, %xmm16, %xmm5
	vmovq	%r12, %xmm3
	leaq	0(%r13,%rdx), %r13
	vmovss	(%rax,%r12,4), %xmm12
	vmovq	%xmm18, %r12
	vmovq	%r8, %xmm8
	vaddss	%xmm14, %xmm5, %xmm4
	vaddss	(%r12,%r8,4), %xmm4, %xmm15
	movq	224(%rsp), %r12
	vaddss	(%rdi,%r8,4), %xmm15, %xmm1
	vaddss	(%rax,%r13,4), %xmm1, %xmm7
	movq	%r8, %r13
	imulq	%r15, %r12
	leaq	(%r11,%rdx), %r15
	movq	%r12, 96(%rsp)
	addq	%rdx, %r12
	vaddss	(%rax,%r12,4), %xmm7, %xmm13
	vaddss	-8(%rax,%r8,4), %xmm13, %xmm11
	movq	216(%rsp), %r12
	vaddss	%xmm12, %xmm11, %xmm0
	vaddss	(%r12,%r8,4), %xmm0, %xmm5
	vmovq	%xmm8, %r12
	movq	208(%rsp), %r8
	vaddss	(%r8,%r13,4), %xmm5, %xmm4
	leaq	(%rbx,%rdx), %r13
	vaddss	(%rax,%r13,4), %xmm4, %xmm15
	vaddss	(%rax,%r15,4), %xmm15, %xmm1
	vmovq	%xmm30, %r13
	movq	-32(%rsp), %r15
	vmulss	%xmm17, %xmm1, %xmm7
	vmovss	%xmm7, 0(%r13,%r12,4)
	cmpq	%r10, %r15
	jle	.L6
	vaddss	%xmm14, %xmm16, %xmm11
	movq	88(%rsp), %r13
	leaq	3(%rdx), %r12
	movq	%r12, -24(%rsp)
	addq	%r13, %r12
	vmovq	%xmm18, %r13
	vaddss	%xmm12, %xmm11, %xmm0
	vaddss	0(%r13,%r14,4), %xmm0, %xmm5
	movq	96(%rsp), %r13
	vaddss	(%rdi,%r14,4), %xmm5, %xmm4
	movq	136(%rsp), %rdi
	vmovss	(%rax,%r12,4), %xmm13
	addq	%r10, %rdi
	vaddss	(%rax,%rdi,4), %xmm4, %xmm15
	leaq	0(%r13,%r10), %rdi
	movq	216(%rsp), %r13
	vaddss	(%rax,%rdi,4), %xmm15, %xmm1
	vaddss	%xmm26, %xmm1, %xmm7
	vaddss	%xmm13, %xmm7, %xmm11
	vaddss	0(%r13,%r14,4), %xmm11, %xmm0
	leaq	(%rbx,%r10), %r13
	addq	%r11, %r10
	vaddss	(%r8,%r14,4), %xmm0, %xmm5
	vaddss	(%rax,%r13,4), %xmm5, %xmm4
	vaddss	(%rax,%r10,4), %xmm4, %xmm15
	vmovq	%xmm30, %r10
	vmulss	%xmm17, %xmm15, %xmm1
	vmovss	%xmm1, (%r10,%r14,4)
	movq	-16(%rsp), %r14
	cmpq	%r14, %r15
	jle	.L6
	movq	88(%rsp), %rdi
	vaddss	%xmm12, %xmm14, %xmm11
	leaq	4(%rdx), %r10
	leaq	(%rdi,%r10), %r13
	vmovq	%xmm3, %rdi
	vmovss	(%rax,%r13,4), %xmm27
	vmovq	%r13, %xmm7
	vmovq	%xmm18, %r13
	vaddss	%xmm13, %xmm11, %xmm0
	vaddss	0(%r13,%rdi,4), %xmm0, %xmm5
	movq	184(%rsp), %rdi
	vmovq	%xmm3, %r13
	vaddss	(%rdi,%r13,4), %xmm5, %xmm4
	movq	136(%rsp), %r13
	movq	%r14, %rdi
	addq	%r13, %r14
	vmovq	%xmm3, %r13
	vaddss	(%rax,%r14,4), %xmm4, %xmm15
	movq	96(%rsp), %r14
	addq	%rdi, %r14
	vaddss	(%rax,%r14,4), %xmm15, %xmm1
	movq	216(%rsp), %r14
	vaddss	%xmm16, %xmm1, %xmm11
	vaddss	%xmm27, %xmm11, %xmm0
	vaddss	(%r14,%r13,4), %xmm0, %xmm5
	leaq	(%rbx,%rdi), %r14
	leaq	(%r11,%rdi), %rdi
	vaddss	(%r8,%r13,4), %xmm5, %xmm4
	vaddss	(%rax,%r14,4), %xmm4, %xmm15
	vmovq	%xmm3, %r8
	vaddss	(%rax,%rdi,4), %xmm15, %xmm1
	vmovq	%xmm30, %r13
	vmulss	%xmm17, %xmm1, %xmm11
	vmovss	%xmm11, 0(%r13,%r8,4)
	movq	-24(%rsp), %r8
	cmpq	%r8, %r15
	jle	.L6
	movq	88(%rsp), %rdi
	leaq	5(%rdx), %r14
	vaddss	%xmm13, %xmm12, %xmm0
	leaq	(%rdi,%r14), %r13
	vmovq	%xmm18, %rdi
	vmovss	(%rax,%r13,4), %xmm5
	vmovq	%r13, %xmm3
	vaddss	%xmm27, %xmm0, %xmm4
	movq	184(%rsp), %r13
	vaddss	(%rdi,%r12,4), %xmm4, %xmm15
	movq	96(%rsp), %rdi
	vaddss	0(%r13,%r12,4), %xmm15, %xmm1
	movq	136(%rsp), %r13
	addq	%r8, %r13
	vaddss	(%rax,%r13,4), %xmm1, %xmm11
	movq	%r8, %r13
	addq	%rdi, %r13
	movq	216(%rsp), %rdi
	vaddss	(%rax,%r13,4), %xmm11, %xmm0
	movq	208(%rsp), %r13
	vaddss	%xmm14, %xmm0, %xmm14
	vaddss	%xmm5, %xmm14, %xmm4
	vaddss	(%rdi,%r12,4), %xmm4, %xmm15
	movq	%r8, %rdi
	vaddss	0(%r13,%r12,4), %xmm15, %xmm1
	movq	%r8, %r13
	addq	%rbx, %rdi
	addq	%r11, %r13
	vaddss	(%rax,%rdi,4), %xmm1, %xmm11
	vmovq	%xmm30, %r8
	vaddss	(%rax,%r13,4), %xmm11, %xmm0
	vmulss	%xmm17, %xmm0, %xmm14
	vmovss	%xmm14, (%r8,%r12,4)
	cmpq	%r10, %r15
	jle	.L6
	vaddss	%xmm27, %xmm13, %xmm15
	vmovq	%xmm7, %r12
	movq	88(%rsp), %rdi
	movq	184(%rsp), %r8
	vmovq	%xmm18, %r13
	addq	$6, %rdx
	addq	%rdx, %rdi
	vaddss	%xmm5, %xmm15, %xmm1
	vaddss	0(%r13,%r12,4), %xmm1, %xmm11
	movq	96(%rsp), %r13
	vaddss	(%r8,%r12,4), %xmm11, %xmm0
	movq	136(%rsp), %r12
	addq	%r10, %r13
	vmovss	(%rax,%rdi,4), %xmm4
	leaq	(%r12,%r10), %r8
	movq	216(%rsp), %r12
	vaddss	(%rax,%r8,4), %xmm0, %xmm14
	vaddss	(%rax,%r13,4), %xmm14, %xmm15
	vmovq	%xmm7, %r8
	movq	208(%rsp), %r13
	vaddss	%xmm12, %xmm15, %xmm12
	vaddss	%xmm4, %xmm12, %xmm1
	vaddss	(%r12,%r8,4), %xmm1, %xmm7
	leaq	(%rbx,%r10), %r12
	addq	%r11, %r10
	vaddss	0(%r13,%r8,4), %xmm7, %xmm11
	vaddss	(%rax,%r12,4), %xmm11, %xmm0
	vaddss	(%rax,%r10,4), %xmm0, %xmm14
	vmovq	%xmm30, %r10
	vmulss	%xmm17, %xmm14, %xmm15
	vmovss	%xmm15, (%r10,%r8,4)
	cmpq	%r14, %r15
	jle	.L6
	vaddss	%xmm5, %xmm27, %xmm1
	vmovq	%xmm3, %r13
	vmovq	%xmm8, %r8
	movq	184(%rsp), %r10
	vmovq	%xmm18, %r12
	vmovss	28(%rax,%r8,4), %xmm12
	movq	136(%rsp), %r8
	vaddss	%xmm4, %xmm1, %xmm7
	vaddss	(%r12,%r13,4), %xmm7, %xmm11
	movq	96(%rsp), %r12
	vaddss	(%r10,%r13,4), %xmm11, %xmm0
	leaq	(%r8,%r14), %r13
	leaq	(%r12,%r14), %r10
	vaddss	(%rax,%r13,4), %xmm0, %xmm14
	vmovq	%xmm3, %r13
	vaddss	(%rax,%r10,4), %xmm14, %xmm15
	movq	216(%rsp), %r10
	vaddss	%xmm13, %xmm15, %xmm13
	vaddss	%xmm12, %xmm13, %xmm1
	vaddss	(%r10,%r13,4), %xmm1, %xmm3
	movq	208(%rsp), %r10
	vaddss	(%r10,%r13,4), %xmm3, %xmm7
	leaq	(%rbx,%r14), %r10
	addq	%r11, %r14
	vaddss	(%rax,%r10,4), %xmm7, %xmm11
	vaddss	(%rax,%r14,4), %xmm11, %xmm0
	vmovq	%xmm30, %r14
	vmulss	%xmm17, %xmm0, %xmm14
	vmovss	%xmm14, (%r14,%r13,4)
	cmpq	%rdx, %r15
	jle	.L6
	vaddss	%xmm4, %xmm5, %xmm5
	vmovq	%xmm18, %r15
	addq	%rdx, %r8
	addq	%rdx, %r12
	movq	184(%rsp), %r13
	addq	%rdx, %rbx
	addq	%rdx, %r11
	vmovq	%xmm8, %r10
	movq	216(%rsp), %r14
	vmovq	%xmm30, %rdx
	vaddss	%xmm12, %xmm5, %xmm4
	vaddss	(%r15,%rdi,4), %xmm4, %xmm12
	movq	208(%rsp), %r15
	vaddss	0(%r13,%rdi,4), %xmm12, %xmm15
	vaddss	(%rax,%r8,4), %xmm15, %xmm13
	vaddss	(%rax,%r12,4), %xmm13, %xmm1
	vaddss	%xmm27, %xmm1, %xmm3
	vaddss	32(%rax,%r10,4), %xmm3, %xmm8
	vaddss	(%r14,%rdi,4), %xmm8, %xmm7
	vaddss	(%r15,%rdi,4), %xmm7, %xmm11
	vaddss	(%rax,%rbx,4), %xmm11, %xmm0
	vaddss	(%rax,%r11,4), %xmm0, %xmm14
	vmulss	%xmm17, %xmm14, %xmm5
	vmovss	%xmm5, (%rdx,%rdi,4)
.L6:
	movq	64(%rsp), %r11
	movq	176(%rsp), %rdi
	movq	200(%rsp), %rbx
	addq	%rdi, 256(%rsp)
	addq	%rdi, 240(%rsp)
	movq	224(%rsp), %r13
	addq	%r11, %rsi
	addq	%r11, %rcx
	addq	%rdi, 232(%rsp)
	cmpq	%r13, 56(%rsp)
	jne	.L14
	movq	-40(%rsp), %r11
	movq	-48(%rsp), %r14
	vmovq	%xmm10, %rdx
	vmovq	%xmm9, %r10
	movq	-56(%rsp), %r15
	addq	%rdx, 40(%rsp)
	addq	%rdx, %rax
	vmovq	%xmm31, %r13
	addq	%rdx, 32(%rsp)
	movq	-64(%rsp), %rdi
	addq	%rdx, %r11
	addq	%rdx, %r14
	addq	%rdx, 80(%rsp)
	addq	%rdx, %r15
	addq	%rdx, 160(%rsp)
	addq	%rdx, 72(%rsp)
	cmpq	%r13, -80(%rsp)
	je	.L34
	addq	$1, %r13
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L37:
	movq	176(%rsp), %rdx
	addq	%rdx, %rbx
	movq	%rbx, 200(%rsp)
	jmp	.L6
.L39:
	xorl	%r10d, %r10d
	movl	$2, %edx
	jmp	.L12
.L40:
	movq	176(%rsp), %r15
	addq	%r15, %rbx
	movq	%rbx, 200(%rsp)
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
