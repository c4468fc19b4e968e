	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsi, %rax
	movq	%rcx, %r10
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	movq	%rdx, %r14
	pushq	%r13
	imulq	%rsi, %r14
	pushq	%r12
	pushq	%rbx
	imulq	%r14, %rdi
	andq	$-64, %rsp
	subq	$328, %rsp
	movq	%rdx, 64(%rsp)
	movq	%r8, -32(%rsp)
	movq	24(%rbp), %r11
	cmpq	%r8, %rcx
	jge	.L35
	vmovq	%rdi, %xmm29
	movq	%rdi, %rcx
	leaq	-2(%rax), %r15
	movq	%rdx, %rsi
	leaq	0(,%rdx,4), %rbx
	vmovq	%xmm29, %r8
	movq	%r15, 80(%rsp)
	leaq	0(,%r14,4), %r13
	movq	%rbx, 136(%rsp)
	movq	%r13, %rdx
	shrq	$2, %rbx
	leaq	(%r11,%r8,8), %r12
	shrq	$2, %rdx
	addq	%rbx, %rcx
	vmovq	%r14, %xmm1
	movq	%rdx, 16(%rsp)
	leaq	(%rcx,%rcx), %rdi
	vmovq	%r12, %xmm20
	cmpq	$4, %rax
	jle	.L35
	movq	%rsi, %r14
	cmpq	$4, %rsi
	jle	.L35
	movq	%rdx, %rsi
	leaq	(%rbx,%rcx), %rax
	leaq	-1(%r10), %r8
	movq	%r9, %r12
	imulq	%r10, %rsi
	leaq	(%rbx,%rbx), %r15
	vmovq	%xmm1, %r9
	movq	%r13, -56(%rsp)
	imulq	%r10, %r9
	movq	%r15, 8(%rsp)
	vmovdqa64	%xmm20, %xmm8
	movq	%rbx, 304(%rsp)
	addq	%rsi, %rax
	leaq	(%rdi,%rsi), %rdi
	leaq	(%rsi,%r15), %rdx
	movq	%rsi, %r13
	leaq	(%r11,%rax,4), %rcx
	vmovq	%xmm1, %rax
	movq	%r9, 216(%rsp)
	imulq	%rax, %r8
	movq	%rcx, 320(%rsp)
	vmovq	%xmm1, -48(%rsp)
	vmovq	%xmm29, -64(%rsp)
	addq	%r15, %r8
	leaq	(%r12,%r8,4), %rcx
	leaq	1(%r10), %r8
	imulq	%r8, %rax
	movq	%rcx, 128(%rsp)
	movq	%r8, (%rsp)
	leaq	(%r15,%rax), %rcx
	leaq	(%r12,%rcx,4), %rcx
	movq	%rcx, 120(%rsp)
	vmovq	%xmm1, %rcx
	subq	%rcx, %rax
	leaq	(%rbx,%rax), %rcx
	leaq	(%r12,%rcx,4), %rcx
	movq	%rcx, 184(%rsp)
	leaq	(%r15,%rbx), %rcx
	addq	%rcx, %rax
	movq	%rcx, -40(%rsp)
	leaq	(%r11,%rdi,4), %rcx
	leaq	(%r12,%rax,4), %rax
	movq	%rcx, 88(%rsp)
	movq	%r10, %rcx
	leaq	-2(%r10), %r10
	movq	%rax, 176(%rsp)
	vmovq	%xmm1, %rax
	imulq	%rax, %r10
	addq	%r15, %r10
	leaq	(%r12,%r10,4), %rdi
	leaq	2(%rcx), %r10
	imulq	%rax, %r10
	movq	136(%rsp), %rax
	movq	%rdi, 112(%rsp)
	addq	%r9, %rax
	addq	%r15, %r10
	leaq	(%r12,%rax,4), %rax
	leaq	(%r12,%r10,4), %rdi
	leaq	(%r12,%r9,4), %r10
	movq	%rax, 208(%rsp)
	leaq	(%r15,%r9), %r9
	movq	16(%rbp), %r15
	movq	%rdi, 104(%rsp)
	vmovq	%xmm1, %rdi
	addq	%rdi, %rdi
	leaq	(%r15,%r9,4), %rax
	movq	%r14, %r15
	leaq	-4(%r14), %r14
	movq	%rbx, %r9
	movq	%rax, 96(%rsp)
	leaq	-5(%r15), %rax
	negq	%r9
	leaq	(%r11,%rdx,4), %rbx
	movq	%r14, 32(%rsp)
	leaq	0(,%r9,8), %r9
	movq	%rax, 72(%rsp)
	movq	%r14, %rax
	shrq	$4, %r14
	movq	%r14, 296(%rsp)
	movq	%rax, %r14
	andq	$-16, %rax
	movq	%rax, 40(%rsp)
	addq	$2, %rax
	movq	%rax, 48(%rsp)
	vmovq	%xmm29, %rax
	leaq	(%r11,%rax,4), %rax
	movq	%r9, -72(%rsp)
	movq	%r12, %r9
	movq	320(%rsp), %r12
	vmovq	%rax, %xmm28
	leaq	-2(%r15), %rax
	leaq	-1(%r15), %r15
	cmpq	%r14, %r15
	movq	%rax, 160(%rsp)
	vmovq	%xmm29, %rax
	cmovg	%r14, %r15
	andl	$15, %r14d
	movq	%r14, 56(%rsp)
	movq	%rdi, %r14
	vmovq	%r15, %xmm31
	leaq	2(%rax,%rax), %r15
	vmovq	%r15, %xmm30
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-48(%rsp), %rsi
	movq	-72(%rsp), %rax
	movq	%rdx, 288(%rsp)
	movq	216(%rsp), %r11
	movq	120(%rsp), %r15
	movq	$2, 264(%rsp)
	movq	128(%rsp), %r8
	movq	136(%rsp), %rdx
	movq	%r13, -8(%rsp)
	movq	%r11, %rdi
	addq	%rax, %r15
	movq	%r12, -24(%rsp)
	vmovq	-64(%rsp), %xmm18
	subq	%rsi, %rdi
	movq	112(%rsp), %rsi
	vmovq	%r15, %xmm12
	movq	96(%rsp), %r15
	addq	%rax, %r8
	movq	%rdi, 200(%rsp)
	addq	%r14, %rdi
	addq	%rax, %rsi
	addq	%rax, %r15
	vmovq	%r8, %xmm13
	movq	104(%rsp), %r8
	vmovq	%rsi, %xmm29
	movq	208(%rsp), %rsi
	vmovq	%r15, %xmm6
	movq	%rdi, 216(%rsp)
	movq	%r11, %rdi
	addq	%rax, %r8
	movq	%rdx, 272(%rsp)
	xorl	%edx, %edx
	leaq	(%rsi,%rax), %r15
	movq	16(%rsp), %rsi
	subq	%r14, %rdi
	movq	-40(%rsp), %rax
	vmovq	%r8, %xmm7
	leaq	2(%rdi), %rdi
	movq	8(%rsp), %r8
	movq	%r15, 256(%rsp)
	imulq	%rsi, %rcx
	movq	%rdi, 192(%rsp)
	leaq	8(%r12), %rsi
	movq	%rdx, 240(%rsp)
	vmovq	%rsi, %xmm26
	movq	%r11, 312(%rsp)
	movq	%rax, 280(%rsp)
	vmovq	%rcx, %xmm24
	leaq	8(%rbx), %rax
	leaq	2(%r11), %rcx
	leaq	2(%r11,%r14), %r11
	movq	%rbx, -16(%rsp)
	vmovq	%rcx, %xmm20
	vmovq	%rax, %xmm25
	movq	%r8, 320(%rsp)
	xorl	%r8d, %r8d
	vmovq	%r11, %xmm19
	vmovq	%xmm6, 248(%rsp)
	movq	%r8, %rbx
	vmovq	%r14, %xmm6
	.p2align 4,,10
	.p2align 3
.L14:
	movq	264(%rsp), %r13
	vmovq	%r13, %xmm22
	addq	$1, %r13
	cmpq	$14, 72(%rsp)
	movq	%r13, 264(%rsp)
	jbe	.L39
	movq	256(%rsp), %r15
	movq	120(%rsp), %r11
	vmovq	%xmm26, %r8
	vmovq	%xmm25, %r12
	movq	240(%rsp), %rax
	movq	184(%rsp), %rsi
	leaq	8(%r15), %rdx
	leaq	12(%r15), %rcx
	movq	128(%rsp), %rdi
	vmovq	%rdx, %xmm17
	vmovq	%rcx, %xmm15
	leaq	(%r12,%rax), %r14
	addq	%rax, %r8
	leaq	8(%rax,%rsi), %rcx
	movq	112(%rsp), %rsi
	leaq	4(%r15), %r12
	movq	176(%rsp), %rdx
	leaq	8(%rax,%r11), %r13
	movq	88(%rsp), %r11
	vmovq	%r8, %xmm1
	leaq	8(%rax,%rdi), %rdi
	leaq	8(%rax,%rdx), %r8
	leaq	8(%rax,%rsi), %rdx
	vmovq	%r13, %xmm10
	leaq	8(%rax,%r10), %rsi
	leaq	8(%rax,%r11), %r13
	vmovq	%rdx, %xmm14
	movq	104(%rsp), %r11
	movq	208(%rsp), %rdx
	vmovq	%rsi, %xmm11
	movq	96(%rsp), %rsi
	vmovq	%r13, %xmm9
	leaq	8(%rax,%r11), %r13
	vmovq	%r8, %xmm4
	leaq	16(%r15), %r8
	leaq	8(%rax,%rdx), %r11
	leaq	8(%rax,%rsi), %rax
	xorl	%esi, %esi
	vmovq	%rax, %xmm0
	xorl	%eax, %eax
	testb	$1, 296(%rsp)
	jne	.L28
	vmovdqa64	%xmm17, %xmm16
	vmovq	%r14, %xmm23
	vmovdqa64	%xmm22, %xmm17
	vmovq	%rcx, %xmm21
	vmovq	%r13, %xmm22
	movq	%r15, %r13
	vmovq	%xmm1, %r14
.L37:
	movq	%rbx, 232(%rsp)
	vmovq	%xmm10, %r15
	vmovq	%xmm4, %rbx
	movq	%r10, 224(%rsp)
	vmovq	%xmm9, %r10
	vmovq	%r9, %xmm9
	movq	%r11, %r9
	vmovq	%xmm15, %r11
.L5:
	vmovq	%xmm21, %rcx
	vmovups	(%r15,%rax), %zmm1
	vmovups	(%r11,%rax), %zmm2
	vmovq	%xmm16, %rdx
	vaddps	(%rdi,%rax), %zmm1, %zmm3
	vaddps	(%r12,%rax), %zmm2, %zmm5
	addq	$2, %rsi
	vmovups	(%rbx,%rax), %zmm4
	vaddps	(%rcx,%rax), %zmm4, %zmm15
	vmovq	%xmm23, %rcx
	vaddps	%zmm5, %zmm3, %zmm10
	vmovups	(%rdx,%rax), %zmm3
	vmovq	%xmm14, %rdx
	vmovups	0(%r13,%rax), %zmm5
	vaddps	(%r8,%rax), %zmm5, %zmm27
	vaddps	%zmm15, %zmm10, %zmm1
	vmovups	(%rdx,%rax), %zmm10
	vmovq	%xmm22, %rdx
	vaddps	(%rdx,%rax), %zmm10, %zmm4
	vmovq	%xmm11, %rdx
	vmovups	64(%r11,%rax), %zmm10
	vmulps	(%r14,%rax), %zmm1, %zmm2
	vmovups	(%rdx,%rax), %zmm1
	vmovq	%xmm0, %rdx
	vfmadd231ps	(%rcx,%rax), %zmm3, %zmm2
	vaddps	%zmm4, %zmm27, %zmm15
	vaddps	(%r9,%rax), %zmm1, %zmm27
	vmovups	64(%rbx,%rax), %zmm1
	vaddps	64(%r12,%rax), %zmm10, %zmm4
	vaddps	%zmm27, %zmm15, %zmm3
	vfmadd132ps	(%r10,%rax), %zmm2, %zmm3
	vmovups	64(%r15,%rax), %zmm2
	vaddps	64(%rdi,%rax), %zmm2, %zmm5
	vaddps	%zmm4, %zmm5, %zmm15
	vmovups	64(%rax,%r13), %zmm4
	vaddps	64(%r8,%rax), %zmm4, %zmm27
	vmovups	%zmm3, (%rdx,%rax)
	vmovq	%xmm21, %rdx
	vaddps	64(%rdx,%rax), %zmm1, %zmm3
	vmovq	%xmm16, %rdx
	vmovups	64(%rdx,%rax), %zmm5
	vmovq	%xmm22, %rdx
	vaddps	%zmm3, %zmm15, %zmm2
	vmulps	64(%r14,%rax), %zmm2, %zmm10
	vfmadd231ps	64(%rcx,%rax), %zmm5, %zmm10
	vmovq	%xmm14, %rcx
	vmovups	64(%rcx,%rax), %zmm15
	vaddps	64(%rdx,%rax), %zmm15, %zmm1
	vmovq	%xmm11, %rcx
	vmovq	%xmm0, %rdx
	vmovups	64(%rcx,%rax), %zmm2
	vaddps	%zmm1, %zmm27, %zmm3
	vaddps	64(%r9,%rax), %zmm2, %zmm27
	vaddps	%zmm27, %zmm3, %zmm5
	vfmadd132ps	64(%r10,%rax), %zmm10, %zmm5
	vmovups	%zmm5, 64(%rdx,%rax)
	subq	$-128, %rax
	cmpq	%rsi, 296(%rsp)
	jne	.L5
	movq	%r13, 256(%rsp)
	movq	232(%rsp), %rbx
	vmovdqa64	%xmm17, %xmm22
	vmovq	%xmm9, %r9
	movq	224(%rsp), %r10
.L32:
	cmpq	$0, 56(%rsp)
	je	.L40
	movq	40(%rsp), %rsi
	movq	48(%rsp), %rax
.L12:
	movq	64(%rsp), %rdi
	subq	%rsi, %rdi
	leaq	-4(%rdi), %r12
	subq	$5, %rdi
	cmpq	$6, %rdi
	jbe	.L7
	movq	288(%rsp), %r8
	movq	320(%rsp), %r14
	vmovq	%xmm30, %rdx
	movq	312(%rsp), %r15
	movq	192(%rsp), %rdi
	leaq	(%rsi,%r8), %r13
	leaq	(%rsi,%r14), %r11
	vmovq	%xmm19, %r8
	leaq	2(%r11,%r15), %r14
	addq	%r13, %rdx
	addq	%r11, %rdi
	addq	%r11, %r8
	vmovq	%xmm20, %r15
	vmovq	%rdi, %xmm10
	vmovq	%rdx, %xmm14
	movq	272(%rsp), %rdi
	leaq	(%r15,%rbx), %rdx
	movq	200(%rsp), %r15
	vmovq	%r8, %xmm11
	vmovq	%xmm20, %r8
	addq	%rdi, %r8
	leaq	0(,%r14,4), %rcx
	leaq	(%rdx,%rsi), %rdx
	leaq	2(%r15,%r11), %rdi
	movq	216(%rsp), %r15
	addq	%rsi, %r8
	vmovups	-4(%r9,%rcx), %ymm4
	vaddps	4(%r9,%rcx), %ymm4, %ymm21
	vmovups	-8(%r9,%rcx), %ymm5
	leaq	2(%r15,%r11), %r11
	movq	304(%rsp), %r15
	vmovups	(%r9,%r8,4), %ymm4
	vmovq	%xmm14, %r8
	vmovups	(%r9,%r11,4), %ymm0
	vaddps	(%r9,%rdi,4), %ymm0, %ymm9
	movq	312(%rsp), %rdi
	leaq	(%r15,%rsi), %r11
	vaddps	8(%r9,%rcx), %ymm5, %ymm0
	addq	%rdi, %r11
	vmovq	%xmm20, %rdi
	vaddps	%ymm21, %ymm9, %ymm15
	addq	%rdi, %rsi
	movq	280(%rsp), %rdi
	leaq	2(%rbx,%r11), %r11
	addq	%rdi, %rsi
	movq	16(%rbp), %rdi
	vmovups	(%r9,%rsi,4), %ymm16
	vmovq	%xmm18, %rsi
	vaddps	(%r9,%r11,4), %ymm16, %ymm23
	leaq	2(%rsi,%r13), %r11
	movq	24(%rbp), %rsi
	vaddps	%ymm23, %ymm15, %ymm1
	vmulps	(%rsi,%r11,4), %ymm1, %ymm2
	vmovups	8(%rsi,%r13,4), %ymm3
	vmovq	%xmm11, %r13
	vfmadd231ps	(%r9,%r14,4), %ymm3, %ymm2
	vmovq	%xmm10, %r14
	vmovups	(%r9,%r13,4), %ymm11
	vaddps	(%r9,%r14,4), %ymm11, %ymm10
	vaddps	(%r9,%rdx,4), %ymm4, %ymm15
	movq	24(%rbp), %rdx
	vaddps	%ymm10, %ymm0, %ymm9
	vaddps	%ymm15, %ymm9, %ymm1
	vfmadd231ps	(%rdx,%r8,4), %ymm1, %ymm2
	vmovups	%ymm2, (%rdi,%rcx)
	movq	%r12, %rcx
	andq	$-8, %rcx
	addq	%rcx, %rax
	andl	$7, %r12d
	je	.L41
.L7:
	movq	320(%rsp), %r12
	movq	312(%rsp), %r11
	vmovq	%xmm31, %r14
	leaq	(%r12,%r11), %rsi
	addq	%rax, %rsi
	leaq	(%r9,%rsi,4), %r13
	leaq	1(%rax), %rsi
	cmpq	%r14, %rsi
	jge	.L42
	movq	288(%rsp), %rdx
	movq	280(%rsp), %rcx
	vmovq	%xmm8, %r12
	vmovq	%xmm28, %r8
	vmovq	0(%r13), %xmm1
	vmovq	-4(%r13), %xmm11
	movq	%r10, 168(%rsp)
	vmovdqa64	%xmm8, %xmm17
	leaq	(%rax,%rdx), %rsi
	leaq	(%rax,%rcx), %r15
	movq	320(%rsp), %rdx
	vmovss	4(%r13), %xmm4
	leaq	(%r10,%r15,4), %r13
	movq	184(%rsp), %r15
	movq	24(%rbp), %r11
	salq	$2, %rsi
	addq	%rax, %rdx
	leaq	(%r8,%rsi), %r8
	movq	304(%rsp), %rdi
	vmovq	%r9, %xmm27
	leaq	0(,%rdx,4), %rcx
	vmovshdup	%xmm1, %xmm2
	addq	%rsi, %r11
	movq	240(%rsp), %rdx
	addq	%rbx, %rdi
	addq	%rax, %rbx
	addq	%r12, %rsi
	addq	%rdx, %r15
	leaq	(%r10,%rbx,4), %r12
	movq	272(%rsp), %rbx
	movq	%rdi, 232(%rsp)
	vmovq	%r15, %xmm16
	movq	176(%rsp), %r15
	addq	%rax, %rdi
	addq	%rax, %rbx
	leaq	(%r10,%rdi,4), %r14
	leaq	(%r10,%rcx), %rdi
	addq	%rdx, %r15
	leaq	(%r10,%rbx,4), %rbx
	vmovq	%r15, %xmm3
	leaq	(%rdx,%r10), %r15
	vmovq	%xmm13, %r10
	vmovq	%r15, %xmm15
	movq	208(%rsp), %r15
	vmovdqa	%xmm3, %xmm13
	addq	%r15, %rdx
	vmovq	%xmm12, %r15
	vmovdqa64	%xmm16, %xmm12
	vmovq	%rdx, %xmm14
	vmovq	%xmm29, %rdx
.L10:
	vmovaps	%xmm11, %xmm8
	vmovq	%xmm12, %r9
	addq	$12, %r11
	vmovq	(%r10,%rcx), %xmm0
	vmovq	(%r15,%rcx), %xmm9
	vaddss	12(%rdi), %xmm2, %xmm2
	addq	$12, %r8
	movq	%rax, 224(%rsp)
	vinsertps	$0x10, 8(%rdi), %xmm4, %xmm4
	addq	$12, %r14
	addq	$12, %r13
	vmovq	8(%rdi), %xmm11
	vaddps	%xmm9, %xmm0, %xmm3
	addq	$12, %rsi
	addq	$12, %rdi
	addq	$12, %r12
	vmovq	(%r9,%rax,4), %xmm0
	vaddps	%xmm8, %xmm4, %xmm8
	vmovq	%xmm13, %r9
	vmovq	-20(%rdi), %xmm5
	vmovq	(%r9,%rax,4), %xmm9
	vmovq	%xmm15, %r9
	vmovss	-4(%r12), %xmm21
	addq	$12, %rbx
	vaddps	%xmm11, %xmm5, %xmm10
	vaddss	-4(%rbx), %xmm21, %xmm23
	vaddps	%xmm8, %xmm3, %xmm5
	vaddps	%xmm9, %xmm0, %xmm3
	vmovq	-12(%r8), %xmm8
	vmovq	(%r9,%rax,4), %xmm9
	vmovq	-12(%r11), %xmm0
	vmovq	%xmm14, %r9
	vaddps	%xmm3, %xmm5, %xmm4
	vmovq	(%r9,%rax,4), %xmm3
	addq	$3, %rax
	vmovq	%xmm7, %r9
	vmulps	%xmm8, %xmm4, %xmm5
	vmovq	(%r9,%rcx), %xmm8
	vaddps	%xmm3, %xmm9, %xmm4
	vmovq	-12(%rsi), %xmm3
	movq	248(%rsp), %r9
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vmovq	(%rdx,%rcx), %xmm5
	vaddps	%xmm5, %xmm8, %xmm0
	vmovaps	%xmm11, %xmm8
	vaddps	%xmm10, %xmm0, %xmm10
	vaddps	%xmm10, %xmm4, %xmm9
	vmovss	8(%r15,%rcx), %xmm4
	vaddss	8(%r10,%rcx), %xmm4, %xmm5
	vmovss	-4(%r13), %xmm10
	vfmadd132ps	%xmm3, %xmm1, %xmm9
	vaddss	%xmm2, %xmm5, %xmm0
	vmovq	(%rdi), %xmm1
	vmovss	8(%rdx,%rcx), %xmm5
	vmovshdup	%xmm1, %xmm2
	vaddss	-12(%rdi), %xmm2, %xmm29
	vmovlps	%xmm9, (%r9,%rcx)
	vaddss	-4(%r14), %xmm10, %xmm9
	vmovq	%xmm7, %r9
	vaddss	%xmm9, %xmm0, %xmm3
	vaddss	8(%r9,%rcx), %xmm5, %xmm0
	vmulss	-4(%r8), %xmm3, %xmm4
	vfmadd132ss	-4(%r11), %xmm4, %xmm8
	vmovss	4(%rdi), %xmm4
	vaddss	%xmm29, %xmm0, %xmm10
	vaddss	%xmm23, %xmm10, %xmm9
	vfmadd132ss	-4(%rsi), %xmm8, %xmm9
	movq	248(%rsp), %r9
	vmovss	%xmm9, 8(%r9,%rcx)
	movq	224(%rsp), %r9
	addq	$12, %rcx
	addq	$4, %r9
	cmpq	%r9, 32(%rsp)
	jg	.L10
	vmovq	%r10, %xmm13
	vmovq	%r15, %xmm12
	leaq	1(%rax), %rsi
	movq	168(%rsp), %r10
	vmovdqa64	%xmm17, %xmm8
	vmovq	%rdx, %xmm29
	vmovq	%xmm27, %r9
.L9:
	movq	304(%rsp), %rbx
	vmovq	%xmm22, %r15
	vmovq	%xmm22, %r8
	vmovq	%xmm13, %rdx
	leaq	-1(%r8), %r12
	vmovq	%xmm12, %r11
	vmovq	%xmm24, %r13
	imulq	%rbx, %r15
	leaq	-2(%r8), %rdi
	imulq	%rbx, %r12
	leaq	2(%r8), %r8
	leaq	(%r15,%rax), %r14
	leaq	(%r15,%rsi), %rcx
	vmovss	(%rdx,%r14,4), %xmm11
	movq	%rbx, %rdx
	movq	264(%rsp), %rbx
	movq	%r12, 144(%rsp)
	vmovss	-4(%r10,%r14,4), %xmm16
	vaddss	(%r11,%r14,4), %xmm11, %xmm1
	addq	%rax, %r12
	leaq	(%r14,%r13), %r13
	vmovss	(%r10,%rcx,4), %xmm14
	imulq	%rdx, %rbx
	vmovss	(%r10,%r12,4), %xmm22
	vmovq	%xmm28, %r12
	movq	24(%rbp), %r11
	imulq	%rdx, %rdi
	vmovss	(%r10,%r14,4), %xmm15
	vaddss	%xmm16, %xmm14, %xmm17
	movq	%rbx, 152(%rsp)
	addq	%rax, %rbx
	vaddss	(%r10,%rbx,4), %xmm22, %xmm27
	leaq	2(%rax), %rbx
	movq	%rdi, 168(%rsp)
	vaddss	%xmm17, %xmm1, %xmm3
	vaddss	%xmm27, %xmm3, %xmm4
	vmulss	(%r12,%r13,4), %xmm4, %xmm5
	vmovq	%xmm29, %r12
	vmovss	(%r12,%r14,4), %xmm23
	vmovq	%xmm7, %r12
	vfmadd231ss	(%r11,%r13,4), %xmm15, %xmm5
	leaq	(%r15,%rbx), %r11
	vaddss	(%r12,%r14,4), %xmm23, %xmm22
	movq	%rdx, %r12
	vmovss	(%r10,%r11,4), %xmm21
	movq	%rdi, %rdx
	imulq	%r12, %r8
	vaddss	-8(%r10,%r14,4), %xmm21, %xmm17
	addq	%rax, %rdx
	vmovq	%xmm8, %r12
	leaq	(%r8,%rax), %rdi
	vaddss	%xmm22, %xmm17, %xmm27
	vmovss	(%r10,%rdx,4), %xmm17
	movq	%r8, 224(%rsp)
	vaddss	(%r10,%rdi,4), %xmm17, %xmm23
	vaddss	%xmm23, %xmm27, %xmm22
	vfmadd132ss	(%r12,%r13,4), %xmm5, %xmm22
	movq	248(%rsp), %r13
	vmovss	%xmm22, 0(%r13,%r14,4)
	cmpq	%rsi, 160(%rsp)
	jle	.L6
	vmovq	%xmm13, %r8
	vmovq	%xmm12, %rdi
	vaddss	%xmm21, %xmm15, %xmm10
	movq	144(%rsp), %r12
	vmovss	(%r8,%rcx,4), %xmm0
	movq	152(%rsp), %r13
	vmovq	%xmm24, %rdx
	vmovq	%xmm28, %r8
	vaddss	(%rdi,%rcx,4), %xmm0, %xmm2
	addq	%rsi, %r12
	leaq	(%rcx,%rdx), %rdx
	movq	24(%rbp), %rdi
	addq	%rsi, %r13
	vmovss	(%r10,%r12,4), %xmm11
	vaddss	(%r10,%r13,4), %xmm11, %xmm1
	leaq	3(%rax), %r13
	vaddss	%xmm10, %xmm2, %xmm9
	leaq	(%r15,%r13), %r12
	vmovss	(%r10,%r12,4), %xmm27
	vaddss	%xmm1, %xmm9, %xmm3
	vmulss	(%r8,%rdx,4), %xmm3, %xmm4
	vmovq	%xmm29, %r8
	vmovss	(%r8,%rcx,4), %xmm5
	movq	168(%rsp), %r8
	vaddss	%xmm27, %xmm16, %xmm16
	vfmadd231ss	(%rdi,%rdx,4), %xmm14, %xmm4
	vmovq	%xmm7, %rdi
	vaddss	(%rdi,%rcx,4), %xmm5, %xmm0
	leaq	(%r8,%rsi), %rdi
	vmovq	%rdi, %xmm10
	movq	224(%rsp), %rdi
	addq	%rdi, %rsi
	vmovq	%xmm10, %rdi
	vaddss	%xmm16, %xmm0, %xmm2
	vmovss	(%r10,%rdi,4), %xmm17
	vaddss	(%r10,%rsi,4), %xmm17, %xmm23
	vmovq	%xmm8, %rsi
	vaddss	%xmm23, %xmm2, %xmm9
	vfmadd132ss	(%rsi,%rdx,4), %xmm4, %xmm9
	movq	248(%rsp), %rdx
	vmovss	%xmm9, (%rdx,%rcx,4)
	cmpq	%rbx, 160(%rsp)
	jle	.L6
	vmovq	%xmm24, %rcx
	vmovq	%xmm13, %rdi
	vmovq	%xmm12, %rsi
	leaq	(%r11,%rcx), %rdx
	vmovss	(%rdi,%r11,4), %xmm11
	vaddss	%xmm27, %xmm14, %xmm3
	movq	144(%rsp), %rcx
	vaddss	(%rsi,%r11,4), %xmm11, %xmm1
	movq	152(%rsp), %rsi
	leaq	(%rcx,%rbx), %rdi
	vmovq	%xmm28, %rcx
	addq	%rbx, %rsi
	vmovss	(%r10,%rdi,4), %xmm5
	movq	24(%rbp), %rdi
	vaddss	(%r10,%rsi,4), %xmm5, %xmm0
	vaddss	%xmm3, %xmm1, %xmm4
	leaq	4(%rax), %rsi
	movq	%rsi, 24(%rsp)
	addq	%r15, %rsi
	vaddss	%xmm0, %xmm4, %xmm2
	vmovss	(%r10,%rsi,4), %xmm16
	vmulss	(%rcx,%rdx,4), %xmm2, %xmm11
	movq	%r15, %rcx
	vfmadd231ss	(%rdi,%rdx,4), %xmm21, %xmm11
	vmovq	%xmm29, %r15
	vmovq	%xmm7, %rdi
	vmovss	(%r15,%r11,4), %xmm10
	vaddss	%xmm16, %xmm15, %xmm15
	leaq	(%r8,%rbx), %r15
	vaddss	(%rdi,%r11,4), %xmm10, %xmm9
	movq	224(%rsp), %rdi
	vmovss	(%r10,%r15,4), %xmm4
	addq	%rdi, %rbx
	vaddss	(%r10,%rbx,4), %xmm4, %xmm5
	vaddss	%xmm15, %xmm9, %xmm1
	vmovq	%xmm8, %rbx
	vaddss	%xmm5, %xmm1, %xmm0
	vfmadd132ss	(%rbx,%rdx,4), %xmm11, %xmm0
	movq	248(%rsp), %rdx
	vmovss	%xmm0, (%rdx,%r11,4)
	cmpq	%r13, 160(%rsp)
	jle	.L6
	vmovq	%xmm13, %rdi
	vaddss	%xmm16, %xmm21, %xmm10
	vmovq	%xmm12, %r15
	movq	152(%rsp), %rbx
	vmovss	(%rdi,%r12,4), %xmm2
	vaddss	(%r15,%r12,4), %xmm2, %xmm11
	vmovq	%xmm24, %r11
	leaq	(%r8,%r13), %r8
	movq	144(%rsp), %r15
	leaq	(%r12,%r11), %rdx
	addq	%r13, %rbx
	vmovq	%xmm28, %rdi
	leaq	(%r15,%r13), %r11
	vaddss	%xmm10, %xmm11, %xmm9
	vmovss	(%r10,%r8,4), %xmm10
	vmovss	(%r10,%r11,4), %xmm15
	vaddss	(%r10,%rbx,4), %xmm15, %xmm1
	movq	24(%rbp), %r11
	vaddss	%xmm1, %xmm9, %xmm3
	vmulss	(%rdi,%rdx,4), %xmm3, %xmm4
	vmovq	%xmm29, %rdi
	vfmadd231ss	(%r11,%rdx,4), %xmm27, %xmm4
	leaq	5(%rax), %r11
	vmovss	(%rdi,%r12,4), %xmm5
	vmovq	%xmm7, %rdi
	leaq	(%rcx,%r11), %rbx
	vaddss	(%rdi,%r12,4), %xmm5, %xmm0
	movq	224(%rsp), %rdi
	vmovss	(%r10,%rbx,4), %xmm17
	addq	%rdi, %r13
	vaddss	%xmm17, %xmm14, %xmm14
	vaddss	(%r10,%r13,4), %xmm10, %xmm9
	vmovq	%xmm8, %r13
	vaddss	%xmm14, %xmm0, %xmm2
	vaddss	%xmm9, %xmm2, %xmm15
	vfmadd132ss	0(%r13,%rdx,4), %xmm4, %xmm15
	movq	248(%rsp), %rdx
	vmovss	%xmm15, (%rdx,%r12,4)
	movq	24(%rsp), %r12
	cmpq	%r12, 160(%rsp)
	jle	.L6
	vmovq	%xmm13, %r8
	vmovq	%xmm12, %rdx
	vaddss	%xmm17, %xmm27, %xmm4
	addq	$6, %rax
	vmovss	(%r8,%rsi,4), %xmm1
	vmovq	%xmm24, %rdi
	movq	%r12, %r8
	addq	%rax, %rcx
	vaddss	(%rdx,%rsi,4), %xmm1, %xmm3
	leaq	(%r15,%r12), %rdx
	movq	152(%rsp), %r12
	leaq	(%rsi,%rdi), %r13
	movq	%r8, %rdi
	vmovss	(%r10,%rdx,4), %xmm0
	vmovq	%xmm28, %rdx
	addq	%r12, %rdi
	vmovss	(%r10,%rcx,4), %xmm9
	vaddss	%xmm4, %xmm3, %xmm5
	vaddss	(%r10,%rdi,4), %xmm0, %xmm14
	movq	24(%rbp), %rdi
	vaddss	%xmm9, %xmm21, %xmm21
	vaddss	%xmm14, %xmm5, %xmm2
	vmulss	(%rdx,%r13,4), %xmm2, %xmm11
	vmovq	%xmm29, %rdx
	vfmadd231ss	(%rdi,%r13,4), %xmm16, %xmm11
	vmovq	%xmm7, %rdi
	vmovss	(%rdx,%rsi,4), %xmm10
	movq	%r8, %rdx
	vaddss	(%rdi,%rsi,4), %xmm10, %xmm15
	movq	%r8, %rdi
	movq	168(%rsp), %r8
	addq	%r8, %rdi
	vmovq	%rdi, %xmm3
	movq	%rdx, %rdi
	vaddss	%xmm21, %xmm15, %xmm1
	movq	224(%rsp), %rdx
	vmovq	%xmm3, %r8
	addq	%rdi, %rdx
	vmovss	(%r10,%r8,4), %xmm22
	vmovq	%xmm8, %rdi
	movq	160(%rsp), %r8
	vaddss	(%r10,%rdx,4), %xmm22, %xmm23
	vaddss	%xmm23, %xmm1, %xmm4
	vfmadd132ss	(%rdi,%r13,4), %xmm11, %xmm4
	movq	248(%rsp), %r13
	vmovss	%xmm4, 0(%r13,%rsi,4)
	cmpq	%r11, %r8
	jle	.L6
	vmovq	%xmm13, %rdx
	vmovq	%xmm12, %rdi
	vaddss	%xmm9, %xmm16, %xmm14
	vmovss	28(%r10,%r14,4), %xmm3
	vmovss	(%rdx,%rbx,4), %xmm5
	vaddss	(%rdi,%rbx,4), %xmm5, %xmm0
	leaq	(%r15,%r11), %rdx
	vmovq	%xmm24, %rsi
	leaq	(%r12,%r11), %r13
	vmovss	(%r10,%rdx,4), %xmm11
	addq	%rbx, %rsi
	movq	24(%rbp), %rdx
	vaddss	(%r10,%r13,4), %xmm11, %xmm10
	vmovq	%xmm28, %rdi
	vmovq	%xmm29, %r13
	vaddss	%xmm14, %xmm0, %xmm2
	vmovss	0(%r13,%rbx,4), %xmm4
	vaddss	%xmm3, %xmm27, %xmm27
	vaddss	%xmm10, %xmm2, %xmm15
	vmulss	(%rdi,%rsi,4), %xmm15, %xmm1
	vmovq	%xmm7, %rdi
	vfmadd231ss	(%rdx,%rsi,4), %xmm17, %xmm1
	vaddss	(%rdi,%rbx,4), %xmm4, %xmm5
	movq	168(%rsp), %rdx
	movq	224(%rsp), %rdi
	leaq	(%rdx,%r11), %r13
	addq	%r11, %rdi
	vaddss	%xmm27, %xmm5, %xmm0
	movq	248(%rsp), %rdx
	vmovss	(%r10,%r13,4), %xmm21
	vaddss	(%r10,%rdi,4), %xmm21, %xmm22
	vmovq	%xmm8, %r11
	vaddss	%xmm22, %xmm0, %xmm14
	vfmadd132ss	(%r11,%rsi,4), %xmm1, %xmm14
	vmovss	%xmm14, (%rdx,%rbx,4)
	cmpq	%rax, %r8
	jle	.L6
	vmovq	%xmm12, %r8
	vaddss	%xmm3, %xmm17, %xmm17
	addq	%rax, %r12
	addq	%rax, %r15
	vmovq	%xmm13, %r13
	vmovq	%xmm24, %rbx
	vmovss	(%r8,%rcx,4), %xmm2
	vmovq	%xmm7, %r11
	vaddss	0(%r13,%rcx,4), %xmm2, %xmm11
	leaq	(%rcx,%rbx), %rsi
	vmovq	%xmm29, %rbx
	vmovss	(%r11,%rcx,4), %xmm5
	vaddss	32(%r10,%r14,4), %xmm16, %xmm16
	vaddss	(%rbx,%rcx,4), %xmm5, %xmm0
	movq	224(%rsp), %r14
	movq	168(%rsp), %r8
	vaddss	%xmm17, %xmm11, %xmm10
	vmovss	(%r10,%r12,4), %xmm15
	movq	24(%rbp), %rdi
	vmovq	%xmm28, %r12
	vaddss	(%r10,%r15,4), %xmm15, %xmm1
	addq	%rax, %r14
	vaddss	%xmm16, %xmm0, %xmm14
	addq	%rax, %r8
	vmovss	(%r10,%r14,4), %xmm2
	vaddss	(%r10,%r8,4), %xmm2, %xmm11
	vmovq	%xmm8, %rax
	vaddss	%xmm1, %xmm10, %xmm3
	vmulss	(%r12,%rsi,4), %xmm3, %xmm4
	vfmadd132ss	(%rdi,%rsi,4), %xmm4, %xmm9
	vaddss	%xmm11, %xmm14, %xmm10
	vfmadd132ss	(%rax,%rsi,4), %xmm9, %xmm10
	vmovss	%xmm10, (%rdx,%rcx,4)
.L6:
	movq	304(%rsp), %rdx
	movq	136(%rsp), %rcx
	addq	%rdx, 288(%rsp)
	movq	232(%rsp), %rbx
	addq	%rcx, 256(%rsp)
	movq	264(%rsp), %rsi
	addq	%rdx, 320(%rsp)
	addq	%rdx, 280(%rsp)
	addq	%rdx, 272(%rsp)
	addq	%rcx, 240(%rsp)
	cmpq	%rsi, 80(%rsp)
	jne	.L14
	movq	-56(%rsp), %r11
	movq	-8(%rsp), %r13
	vmovq	%xmm6, %r14
	movq	-16(%rsp), %rbx
	movq	-24(%rsp), %r12
	movq	(%rsp), %r15
	movq	16(%rsp), %rdi
	addq	%r11, %r10
	addq	%r11, 128(%rsp)
	addq	%r11, %rbx
	addq	%r11, %r12
	addq	%r11, 120(%rsp)
	movq	%r15, %rcx
	addq	%rdi, %r13
	addq	%r11, 184(%rsp)
	addq	%r11, 176(%rsp)
	addq	%r11, 88(%rsp)
	addq	%r11, 112(%rsp)
	addq	%r11, 104(%rsp)
	addq	%r11, 208(%rsp)
	addq	%r11, 96(%rsp)
	cmpq	%r15, -32(%rsp)
	je	.L34
	movq	8(%rsp), %r8
	leaq	1(%r15), %rax
	movq	%rax, (%rsp)
	leaq	0(%r13,%r8), %rdx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L28:
	vmovq	%xmm10, %rdx
	vmovups	12(%r15), %zmm2
	vmovq	%xmm4, %rsi
	vmovq	%xmm1, %rax
	cmpq	$1, 296(%rsp)
	vmovups	(%rdx), %zmm5
	vmovq	%xmm11, %rdx
	vaddps	(%rdi), %zmm5, %zmm3
	vaddps	4(%r15), %zmm2, %zmm5
	vaddps	%zmm5, %zmm3, %zmm2
	vmovups	(%rsi), %zmm3
	vaddps	(%rcx), %zmm3, %zmm5
	vmovq	%xmm9, %rsi
	vmovups	8(%r15), %zmm3
	vaddps	%zmm5, %zmm2, %zmm2
	vmovups	(%r15), %zmm5
	vmulps	(%rax), %zmm2, %zmm2
	vmovq	%xmm0, %rax
	vaddps	16(%r15), %zmm5, %zmm27
	vmovq	%xmm14, %r15
	vfmadd231ps	(%r14), %zmm3, %zmm2
	vmovups	(%r15), %zmm3
	vaddps	0(%r13), %zmm3, %zmm5
	vaddps	%zmm5, %zmm27, %zmm3
	vmovups	(%rdx), %zmm5
	vaddps	(%r11), %zmm5, %zmm16
	vaddps	%zmm16, %zmm3, %zmm3
	vfmadd132ps	(%rsi), %zmm2, %zmm3
	movl	$1, %esi
	vmovups	%zmm3, (%rax)
	movl	$64, %eax
	je	.L32
	vmovdqa64	%xmm17, %xmm16
	vmovq	%r14, %xmm23
	vmovdqa64	%xmm22, %xmm17
	vmovq	%rcx, %xmm21
	vmovq	%r13, %xmm22
	vmovq	%xmm1, %r14
	movq	256(%rsp), %r13
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L41:
	addq	%rbx, %r15
	movq	%r15, 232(%rsp)
	jmp	.L6
.L39:
	xorl	%esi, %esi
	movl	$2, %eax
	jmp	.L12
.L42:
	movq	304(%rsp), %r11
	addq	%r11, %rbx
	movq	%rbx, 232(%rsp)
	jmp	.L9
.L40:
	movq	304(%rsp), %rsi
	addq	%rbx, %rsi
	movq	%rsi, 232(%rsp)
	jmp	.L6
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
