	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%r9, %r10
	leaq	0(,%rdx,4), %r9
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$328, %rsp
	movq	%rdx, 32(%rsp)
	movq	%r8, -32(%rsp)
	movq	%r9, 64(%rsp)
	cmpq	%r8, %rcx
	jge	.L35
	movq	%rcx, %rax
	movq	%r9, %rbx
	leaq	-2(%rsi), %rcx
	movq	%rcx, 56(%rsp)
	shrq	$2, %rbx
	cmpq	$4, %rsi
	jle	.L35
	movq	%rdx, %r15
	cmpq	$4, %rdx
	jle	.L35
	imulq	%rdx, %rsi
	leaq	(%rbx,%rbx), %r8
	vmovsldup	%xmm2, %xmm10
	movq	%r8, %r14
	movq	%r8, -24(%rsp)
	vmovsldup	%xmm1, %xmm12
	vbroadcastss	%xmm0, %ymm4
	vmovsldup	%xmm0, %xmm13
	vmovaps	%xmm0, %xmm21
	vbroadcastss	%xmm2, %ymm16
	vmovaps	%ymm4, 136(%rsp)
	vmovq	%rsi, %xmm6
	movq	%rsi, %rdx
	vbroadcastss	%xmm1, %ymm14
	movq	%rsi, %r11
	leaq	0(,%rsi,4), %r13
	leaq	-1(%rax), %rsi
	vmovq	%xmm6, %r12
	vmovq	%xmm6, -48(%rsp)
	imulq	%rdx, %rsi
	movq	%r13, (%rsp)
	imulq	%rax, %r11
	vmovlps	%xmm10, -56(%rsp)
	addq	%r8, %rsi
	leaq	(%r10,%rsi,4), %rdi
	leaq	1(%rax), %rsi
	movq	%r11, 216(%rsp)
	imulq	%rsi, %r12
	movq	%rdi, %r13
	addq	%r12, %r8
	subq	%rdx, %r12
	leaq	-2(%rax), %rdx
	addq	$2, %rax
	leaq	(%r10,%r8,4), %rcx
	leaq	(%rbx,%r12), %r8
	movq	%rcx, 96(%rsp)
	leaq	(%r10,%r8,4), %rcx
	movq	%r14, %r8
	leaq	(%r14,%rbx), %r14
	movq	%rcx, 184(%rsp)
	vmovq	%xmm6, %rcx
	addq	%r14, %r12
	imulq	%rcx, %rdx
	movq	%r14, -40(%rsp)
	leaq	(%r10,%r12,4), %r12
	imulq	%rcx, %rax
	movq	%r12, 176(%rsp)
	addq	%r8, %rdx
	leaq	(%r10,%rdx,4), %r14
	addq	%r8, %rax
	movq	%r11, %rdx
	leaq	(%r10,%rax,4), %rax
	leaq	(%r9,%rdx), %r9
	movq	%r14, 88(%rsp)
	leaq	(%r10,%r9,4), %r12
	movq	%rax, 80(%rsp)
	movq	16(%rbp), %rax
	leaq	(%rdx,%r8), %r8
	movq	%r12, 208(%rsp)
	leaq	(%rcx,%rcx), %r14
	leaq	-4(%r15), %r12
	movq	%rbx, %rcx
	leaq	(%rax,%r8,4), %rdx
	negq	%rcx
	leaq	-5(%r15), %r8
	movq	%r12, %rax
	leaq	0(,%rcx,8), %r9
	movq	%rdx, 72(%rsp)
	leaq	-2(%r15), %rcx
	movq	%rax, %rdx
	leaq	-1(%r15), %r15
	andq	$-16, %rax
	movq	%r8, 48(%rsp)
	leaq	(%r10,%r11,4), %r11
	movq	%r12, 128(%rsp)
	shrq	$4, %r12
	movq	%rax, 16(%rsp)
	addq	$2, %rax
	cmpq	%rdx, %r15
	cmovg	%rdx, %r15
	movq	%rax, 24(%rsp)
	movq	%rcx, 120(%rsp)
	vmovq	%r15, %xmm31
	movq	%r12, 288(%rsp)
	movq	%r9, %r15
	movq	%r10, %r12
	vmovq	%xmm31, -64(%rsp)
	movq	%rsi, %r10
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-48(%rsp), %rsi
	movq	96(%rsp), %rax
	leaq	0(%r13,%r15), %r8
	movq	$2, 264(%rsp)
	vmovq	%r8, %xmm25
	movq	72(%rsp), %r8
	movq	88(%rsp), %rcx
	movq	%r13, -8(%rsp)
	movq	216(%rsp), %rdi
	addq	%r15, %rax
	movq	%r15, -16(%rsp)
	vbroadcastss	%xmm21, %zmm8
	vmovq	%rax, %xmm28
	movq	64(%rsp), %rax
	addq	%r15, %r8
	vmovq	%xmm25, 296(%rsp)
	movq	%rdi, %rdx
	movq	%rdi, %r9
	vmovq	%r8, %xmm30
	xorl	%r8d, %r8d
	subq	%r14, %rdx
	subq	%rsi, %r9
	movq	%rax, 272(%rsp)
	leaq	2(%rdi), %rax
	movq	%rdx, 320(%rsp)
	movq	-40(%rsp), %rdx
	leaq	(%rcx,%r15), %rsi
	vmovq	%rax, %xmm26
	movq	%r9, 200(%rsp)
	addq	%r14, %r9
	leaq	8(%r13), %rax
	movq	208(%rsp), %rcx
	movq	%r9, 216(%rsp)
	movq	80(%rsp), %r9
	movq	%rax, 40(%rsp)
	vmovq	-56(%rsp), %xmm10
	addq	%r15, %rcx
	movq	%rdx, 280(%rsp)
	movq	320(%rsp), %rdx
	addq	%r15, %r9
	vmovq	%r9, %xmm29
	movq	%rsi, 224(%rsp)
	movq	-24(%rsp), %r9
	addq	$2, %rdx
	movq	%r8, 240(%rsp)
	vmovq	-64(%rsp), %xmm25
	movq	%rdx, 192(%rsp)
	movq	%rdi, 304(%rsp)
	leaq	2(%rdi,%r14), %rdi
	movq	%r9, 312(%rsp)
	vmovq	%rdi, %xmm31
	xorl	%r9d, %r9d
	vmovq	%xmm28, 256(%rsp)
	vmovq	%r14, %xmm28
	vmovq	%xmm29, 248(%rsp)
	vmovq	%r10, %xmm29
	vmovq	%xmm26, 320(%rsp)
	.p2align 4,,10
	.p2align 3
.L14:
	movq	264(%rsp), %r10
	vmovq	%r10, %xmm24
	addq	$1, %r10
	cmpq	$14, 48(%rsp)
	movq	%r10, 264(%rsp)
	jbe	.L39
	movq	240(%rsp), %rax
	movq	96(%rsp), %rdx
	leaq	8(%rcx), %r13
	leaq	12(%rcx), %r15
	vmovq	%r13, %xmm20
	movq	40(%rsp), %r8
	leaq	4(%rcx), %r14
	movq	184(%rsp), %rsi
	leaq	8(%rax,%rdx), %rdi
	movq	88(%rsp), %rdx
	movq	176(%rsp), %r13
	vmovq	%r15, %xmm18
	vmovq	%rdi, %xmm11
	leaq	8(%rax,%rsi), %rdi
	leaq	(%r8,%rax), %r10
	leaq	8(%rax,%rdx), %rsi
	leaq	16(%rcx), %r8
	movq	208(%rsp), %rdx
	vbroadcastss	%xmm1, %zmm17
	leaq	8(%rax,%r13), %r15
	vmovq	%rsi, %xmm22
	movq	80(%rsp), %r13
	movq	72(%rsp), %rsi
	vmovq	%r15, %xmm7
	vmovq	%r8, %xmm3
	leaq	8(%rax,%r11), %r8
	leaq	8(%rax,%r13), %r15
	leaq	8(%rax,%rdx), %r13
	vmovq	%r8, %xmm19
	leaq	8(%rax,%rsi), %rax
	vbroadcastss	%xmm2, %zmm6
	xorl	%esi, %esi
	vmovq	%rax, %xmm9
	xorl	%eax, %eax
	testb	$1, 288(%rsp)
	je	.L33
	vmovq	%xmm11, %r8
	vmovups	12(%rcx), %zmm0
	vaddps	4(%rcx), %zmm0, %zmm4
	vmovq	%xmm7, %rdx
	vmovups	(%r8), %zmm5
	vaddps	(%r10), %zmm5, %zmm15
	vmovq	%xmm22, %rsi
	vmovq	%xmm19, %rax
	vmovups	(%rdx), %zmm5
	vaddps	(%rdi), %zmm5, %zmm0
	vmovq	%xmm9, %r8
	cmpq	$1, 288(%rsp)
	vmovups	16(%rcx), %zmm5
	vaddps	%zmm4, %zmm15, %zmm15
	vaddps	%zmm0, %zmm15, %zmm4
	vmovups	(%rsi), %zmm15
	vaddps	(%r15), %zmm15, %zmm27
	movl	$1, %esi
	vmovups	(%rax), %zmm15
	vaddps	0(%r13), %zmm15, %zmm23
	movl	$64, %eax
	vmulps	%zmm17, %zmm4, %zmm0
	vaddps	(%rcx), %zmm5, %zmm4
	vfmadd231ps	8(%rcx), %zmm8, %zmm0
	vaddps	%zmm4, %zmm27, %zmm5
	vaddps	%zmm23, %zmm5, %zmm4
	vfmadd132ps	%zmm6, %zmm0, %zmm4
	vmovups	%zmm4, (%r8)
	je	.L32
.L33:
	movq	%r11, 112(%rsp)
	vmovq	%xmm20, %r8
	movq	%r14, %rdx
	vmovq	296(%rsp), %xmm26
	movq	%rbx, 232(%rsp)
	vmovq	%r13, %xmm15
	movq	%rcx, %r13
	vmovq	%xmm11, %rbx
	movq	%r9, 168(%rsp)
	vmovq	%r12, %xmm20
	vmovdqa64	%xmm24, %xmm11
	vmovq	%xmm18, %r14
	vmovq	%xmm3, %r9
	vmovq	%xmm7, %r11
	vmovq	%xmm22, %r12
.L5:
	vmovups	(%rbx,%rax), %zmm7
	vmovups	(%r14,%rax), %zmm0
	vmovq	%xmm19, %rcx
	addq	$2, %rsi
	vaddps	(%r10,%rax), %zmm7, %zmm3
	vaddps	(%rdx,%rax), %zmm0, %zmm5
	vmovups	(%r11,%rax), %zmm7
	vaddps	%zmm5, %zmm3, %zmm4
	vaddps	(%rdi,%rax), %zmm7, %zmm3
	vmovups	(%r12,%rax), %zmm5
	vmovups	(%r9,%rax), %zmm7
	vaddps	(%r15,%rax), %zmm5, %zmm24
	vmovups	(%rcx,%rax), %zmm5
	vmovq	%xmm15, %rcx
	vaddps	%zmm3, %zmm4, %zmm0
	vaddps	0(%r13,%rax), %zmm7, %zmm3
	vaddps	(%rcx,%rax), %zmm5, %zmm18
	vmovq	%xmm9, %rcx
	vmulps	%zmm17, %zmm0, %zmm4
	vaddps	%zmm3, %zmm24, %zmm0
	vfmadd231ps	(%r8,%rax), %zmm8, %zmm4
	vaddps	%zmm18, %zmm0, %zmm7
	vmovups	64(%r14,%rax), %zmm0
	vaddps	64(%rdx,%rax), %zmm0, %zmm5
	vfmadd132ps	%zmm6, %zmm4, %zmm7
	vmovups	64(%rbx,%rax), %zmm4
	vaddps	64(%r10,%rax), %zmm4, %zmm3
	vmovups	64(%r11,%rax), %zmm4
	vmovups	%zmm7, (%rcx,%rax)
	vaddps	%zmm5, %zmm3, %zmm7
	vaddps	64(%rdi,%rax), %zmm4, %zmm3
	vmovups	64(%r12,%rax), %zmm5
	vaddps	64(%r15,%rax), %zmm5, %zmm22
	vmovq	%xmm19, %rcx
	vmovups	64(%rcx,%rax), %zmm5
	vmovq	%xmm15, %rcx
	vaddps	%zmm3, %zmm7, %zmm0
	vmovups	64(%r9,%rax), %zmm7
	vaddps	64(%rax,%r13), %zmm7, %zmm3
	vaddps	64(%rcx,%rax), %zmm5, %zmm27
	vmovq	%xmm9, %rcx
	vmulps	%zmm17, %zmm0, %zmm4
	vaddps	%zmm3, %zmm22, %zmm0
	vfmadd231ps	64(%r8,%rax), %zmm8, %zmm4
	vaddps	%zmm27, %zmm0, %zmm7
	vfmadd132ps	%zmm6, %zmm4, %zmm7
	vmovups	%zmm7, 64(%rcx,%rax)
	subq	$-128, %rax
	cmpq	%rsi, 288(%rsp)
	jne	.L5
	movq	232(%rsp), %rbx
	movq	112(%rsp), %r11
	vmovq	%xmm26, 296(%rsp)
	vmovdqa64	%xmm11, %xmm24
	movq	168(%rsp), %r9
	movq	%r13, %rcx
	vmovq	%xmm20, %r12
.L32:
	testb	$15, 128(%rsp)
	je	.L37
	movq	16(%rsp), %rsi
	movq	24(%rsp), %rax
.L12:
	movq	32(%rsp), %r10
	subq	%rsi, %r10
	leaq	-4(%r10), %rdi
	subq	$5, %r10
	movq	%rdi, 232(%rsp)
	cmpq	$6, %r10
	jbe	.L7
	movq	312(%rsp), %r15
	movq	192(%rsp), %rdx
	vmovq	%xmm31, %r13
	movq	304(%rsp), %r8
	vmovaps	136(%rsp), %ymm5
	leaq	(%rsi,%r15), %rdi
	addq	%rdi, %r13
	addq	%rdi, %rdx
	leaq	2(%rdi,%r8), %r14
	vmovq	%r13, %xmm9
	movq	320(%rsp), %r13
	vmovq	%rdx, %xmm6
	movq	272(%rsp), %rdx
	leaq	0(,%r14,4), %r15
	leaq	0(%r13,%r9), %r10
	addq	%rdx, %r13
	movq	216(%rsp), %rdx
	vmovups	-4(%r12,%r15), %ymm4
	leaq	(%r10,%rsi), %r8
	movq	200(%rsp), %r10
	vaddps	4(%r12,%r15), %ymm4, %ymm17
	addq	%rsi, %r13
	vmovups	(%r12,%r13,4), %ymm18
	vaddps	(%r12,%r8,4), %ymm18, %ymm22
	leaq	2(%r10,%rdi), %r10
	leaq	2(%rdx,%rdi), %rdi
	movq	16(%rbp), %r13
	vmovups	(%r12,%rdi,4), %ymm11
	vaddps	(%r12,%r10,4), %ymm11, %ymm15
	leaq	(%rbx,%rsi), %rdx
	movq	304(%rsp), %r10
	vmovups	-8(%r12,%r15), %ymm11
	addq	%r10, %rdx
	movq	280(%rsp), %r10
	vaddps	%ymm17, %ymm15, %ymm3
	vaddps	8(%r12,%r15), %ymm11, %ymm15
	leaq	2(%r9,%rdx), %rdi
	movq	320(%rsp), %rdx
	addq	%rdx, %rsi
	addq	%r10, %rsi
	vmovups	(%r12,%rsi,4), %ymm19
	vaddps	(%r12,%rdi,4), %ymm19, %ymm23
	vmovq	%xmm9, %rsi
	vmovups	(%r12,%rsi,4), %ymm26
	vaddps	%ymm23, %ymm3, %ymm0
	vmulps	%ymm14, %ymm0, %ymm7
	vfmadd231ps	(%r12,%r14,4), %ymm5, %ymm7
	vmovq	%xmm6, %r14
	vaddps	(%r12,%r14,4), %ymm26, %ymm20
	vaddps	%ymm20, %ymm15, %ymm6
	vaddps	%ymm22, %ymm6, %ymm9
	vfmadd231ps	%ymm16, %ymm9, %ymm7
	vmovups	%ymm7, 0(%r13,%r15)
	movq	232(%rsp), %r15
	movq	%r15, %r8
	andq	$-8, %r8
	addq	%r8, %rax
	andl	$7, %r15d
	je	.L37
.L7:
	movq	312(%rsp), %rdi
	leaq	1(%rax), %rsi
	movq	304(%rsp), %rdx
	vmovq	%xmm25, %r14
	addq	%rdi, %rdx
	addq	%rax, %rdx
	leaq	(%r12,%rdx,4), %r10
	cmpq	%r14, %rsi
	jge	.L40
	leaq	(%rbx,%r9), %rsi
	addq	%rax, %r9
	vmovq	(%r10), %xmm9
	movq	280(%rsp), %r13
	vmovq	-4(%r10), %xmm7
	vmovss	4(%r10), %xmm6
	leaq	(%r11,%r9,4), %r10
	movq	%rsi, 232(%rsp)
	movq	272(%rsp), %r9
	addq	%rax, %rsi
	leaq	(%rax,%r13), %r15
	movq	%r11, 104(%rsp)
	movq	312(%rsp), %r8
	leaq	(%r11,%rsi,4), %r14
	leaq	(%r11,%r15,4), %r13
	vmovshdup	%xmm9, %xmm5
	leaq	(%rax,%r9), %rdx
	movq	184(%rsp), %r9
	movq	%rbx, 168(%rsp)
	vmovdqa64	%xmm24, %xmm20
	leaq	(%r11,%rdx,4), %r15
	leaq	(%rax,%r8), %rsi
	movq	176(%rsp), %rdx
	movq	240(%rsp), %r8
	salq	$2, %rsi
	movq	%rcx, 112(%rsp)
	vmovq	%xmm30, %rbx
	movq	%r15, %rcx
	addq	%r8, %rdx
	addq	%r8, %r9
	leaq	(%r11,%rsi), %rdi
	vmovq	%rdx, %xmm17
	movq	208(%rsp), %rdx
	vmovq	%r9, %xmm27
	leaq	(%r8,%r11), %r9
	movq	224(%rsp), %r11
	vmovq	%r9, %xmm26
	vmovq	%xmm27, %r15
	addq	%r8, %rdx
	movq	296(%rsp), %r8
	vmovq	%rdx, %xmm19
.L10:
	vmovq	-8(%rdi), %xmm3
	movq	256(%rsp), %rdx
	vmovaps	%xmm7, %xmm4
	movq	%rax, %r9
	vmovq	8(%rdi), %xmm7
	vmovq	(%r8,%rsi), %xmm0
	addq	$12, %r14
	addq	$12, %r13
	vmovq	(%rdx,%rsi), %xmm15
	vaddss	12(%rdi), %xmm5, %xmm5
	vmovq	%xmm17, %rdx
	addq	$12, %rdi
	vaddps	%xmm7, %xmm3, %xmm11
	addq	$12, %r10
	addq	$12, %rcx
	addq	$4, %r9
	vinsertps	$0x10, -4(%rdi), %xmm6, %xmm6
	vaddps	%xmm0, %xmm15, %xmm3
	vmovq	(%rdx,%rax,4), %xmm0
	vmovq	%xmm26, %rdx
	vmovq	(%r15,%rax,4), %xmm15
	vmovss	-4(%r10), %xmm23
	vaddps	%xmm4, %xmm6, %xmm4
	vaddss	-4(%rcx), %xmm23, %xmm18
	vaddps	%xmm4, %xmm3, %xmm6
	vaddps	%xmm0, %xmm15, %xmm3
	vmovq	(%r11,%rsi), %xmm0
	vaddps	%xmm3, %xmm6, %xmm4
	vmulps	%xmm12, %xmm4, %xmm15
	vfmadd231ps	%xmm9, %xmm13, %xmm15
	vmovq	(%rdx,%rax,4), %xmm9
	vmovq	%xmm19, %rdx
	vmovq	(%rdx,%rax,4), %xmm6
	movq	248(%rsp), %rdx
	addq	$3, %rax
	vmovq	(%rdx,%rsi), %xmm4
	vaddps	%xmm6, %xmm9, %xmm3
	movq	256(%rsp), %rdx
	vaddps	%xmm4, %xmm0, %xmm9
	vaddps	%xmm11, %xmm9, %xmm11
	vmovq	(%rdi), %xmm9
	vaddps	%xmm11, %xmm3, %xmm6
	vmovss	8(%r8,%rsi), %xmm3
	vaddss	8(%rdx,%rsi), %xmm3, %xmm0
	vmovss	-4(%r14), %xmm11
	movq	248(%rsp), %rdx
	vfmadd132ps	%xmm10, %xmm15, %xmm6
	vaddss	%xmm5, %xmm0, %xmm4
	vmovaps	%xmm7, %xmm15
	vmovshdup	%xmm9, %xmm5
	vaddss	-12(%rdi), %xmm5, %xmm24
	vmovlps	%xmm6, (%rbx,%rsi)
	vaddss	-4(%r13), %xmm11, %xmm6
	vaddss	%xmm6, %xmm4, %xmm3
	vmovss	4(%rdi), %xmm6
	vmulss	%xmm1, %xmm3, %xmm0
	vfmadd132ss	%xmm21, %xmm0, %xmm15
	vmovaps	%xmm15, %xmm30
	vmovss	8(%r11,%rsi), %xmm15
	vaddss	8(%rdx,%rsi), %xmm15, %xmm4
	vaddss	%xmm24, %xmm4, %xmm11
	vaddss	%xmm18, %xmm11, %xmm3
	vfmadd132ss	%xmm2, %xmm30, %xmm3
	vmovss	%xmm3, 8(%rbx,%rsi)
	addq	$12, %rsi
	cmpq	%r9, 128(%rsp)
	jg	.L10
	vmovq	%rbx, %xmm30
	movq	112(%rsp), %rcx
	movq	%r8, 296(%rsp)
	vmovdqa64	%xmm20, %xmm24
	movq	168(%rsp), %rbx
	movq	104(%rsp), %r11
	leaq	1(%rax), %rsi
.L9:
	vmovq	%xmm24, %r13
	vmovq	%xmm24, %r8
	movq	296(%rsp), %rdx
	vmovq	%xmm24, %rdi
	imulq	%rbx, %r8
	leaq	-1(%r13), %r9
	subq	$2, %r13
	imulq	%rbx, %r9
	vmovq	%r13, %xmm9
	leaq	2(%rdi), %r10
	movq	256(%rsp), %r13
	imulq	%rbx, %r10
	leaq	(%r8,%rax), %r15
	leaq	(%r8,%rsi), %rdi
	vmovss	(%rdx,%r15,4), %xmm0
	movq	%r9, %rdx
	vaddss	0(%r13,%r15,4), %xmm0, %xmm5
	leaq	(%r9,%rax), %r13
	movq	264(%rsp), %r9
	vmovss	-4(%r11,%r15,4), %xmm7
	vmovq	%r15, %xmm15
	movq	%r10, 104(%rsp)
	vmovss	(%r11,%rdi,4), %xmm6
	vmovss	(%r11,%r13,4), %xmm27
	addq	%rax, %r10
	imulq	%rbx, %r9
	movq	224(%rsp), %r13
	vmovss	(%r11,%r15,4), %xmm4
	vaddss	%xmm7, %xmm6, %xmm22
	vmovss	0(%r13,%r15,4), %xmm20
	movq	248(%rsp), %r13
	movq	%r9, 168(%rsp)
	addq	%rax, %r9
	vaddss	(%r11,%r9,4), %xmm27, %xmm17
	vaddss	%xmm22, %xmm5, %xmm11
	leaq	2(%rax), %r9
	vaddss	0(%r13,%r15,4), %xmm20, %xmm24
	vmovq	%xmm15, %r13
	leaq	(%r8,%r9), %r14
	vaddss	%xmm17, %xmm11, %xmm3
	vmovss	(%r11,%r14,4), %xmm26
	vaddss	-8(%r11,%r15,4), %xmm26, %xmm19
	vmovq	%xmm9, %r15
	imulq	%rbx, %r15
	vmulss	%xmm1, %xmm3, %xmm0
	vaddss	%xmm24, %xmm19, %xmm23
	movq	%r15, 112(%rsp)
	addq	%rax, %r15
	vmovss	(%r11,%r15,4), %xmm18
	vaddss	(%r11,%r10,4), %xmm18, %xmm22
	vmovq	%xmm30, %r10
	vfmadd231ss	%xmm4, %xmm21, %xmm0
	vaddss	%xmm22, %xmm23, %xmm27
	vfmadd231ss	%xmm27, %xmm2, %xmm0
	vmovss	%xmm0, (%r10,%r13,4)
	cmpq	%rsi, 120(%rsp)
	jle	.L6
	movq	296(%rsp), %r15
	movq	256(%rsp), %r10
	vaddss	%xmm26, %xmm4, %xmm17
	movq	168(%rsp), %r13
	vmovss	(%r15,%rdi,4), %xmm9
	vaddss	(%r10,%rdi,4), %xmm9, %xmm5
	movq	%rdx, %r15
	addq	%rsi, %rdx
	addq	%rsi, %r13
	vmovss	(%r11,%rdx,4), %xmm19
	leaq	3(%rax), %r10
	vaddss	(%r11,%r13,4), %xmm19, %xmm20
	movq	224(%rsp), %r13
	leaq	(%r8,%r10), %rdx
	vaddss	%xmm17, %xmm5, %xmm11
	vmovss	(%r11,%rdx,4), %xmm24
	vmovss	0(%r13,%rdi,4), %xmm23
	movq	112(%rsp), %r13
	vaddss	%xmm24, %xmm7, %xmm7
	vaddss	%xmm20, %xmm11, %xmm3
	vmovq	%rdx, %xmm11
	movq	248(%rsp), %rdx
	vaddss	(%rdx,%rdi,4), %xmm23, %xmm18
	leaq	0(%r13,%rsi), %rdx
	movq	104(%rsp), %r13
	vmulss	%xmm1, %xmm3, %xmm0
	vmovss	(%r11,%rdx,4), %xmm22
	addq	%r13, %rsi
	vaddss	(%r11,%rsi,4), %xmm22, %xmm27
	vaddss	%xmm7, %xmm18, %xmm9
	vmovq	%xmm30, %rsi
	vfmadd231ss	%xmm6, %xmm21, %xmm0
	vaddss	%xmm27, %xmm9, %xmm5
	vfmadd231ss	%xmm5, %xmm2, %xmm0
	vmovss	%xmm0, (%rsi,%rdi,4)
	cmpq	%r9, 120(%rsp)
	jle	.L6
	movq	296(%rsp), %rdi
	movq	256(%rsp), %rdx
	vaddss	%xmm24, %xmm6, %xmm7
	movq	168(%rsp), %r13
	vmovss	(%rdi,%r14,4), %xmm3
	vaddss	(%rdx,%r14,4), %xmm3, %xmm0
	movq	%r15, %rdi
	leaq	(%r15,%r9), %r15
	leaq	0(%r13,%r9), %rsi
	vmovss	(%r11,%r15,4), %xmm3
	movq	112(%rsp), %rdx
	movq	224(%rsp), %r15
	movq	248(%rsp), %r13
	vaddss	%xmm7, %xmm0, %xmm9
	vaddss	(%r11,%rsi,4), %xmm3, %xmm0
	leaq	4(%rax), %rsi
	vmovss	(%r15,%r14,4), %xmm19
	leaq	(%rdx,%r9), %r15
	movq	%rsi, 8(%rsp)
	addq	%r8, %rsi
	vaddss	0(%r13,%r14,4), %xmm19, %xmm20
	vaddss	%xmm0, %xmm9, %xmm7
	vmovss	(%r11,%rsi,4), %xmm3
	movq	104(%rsp), %r13
	vmovss	(%r11,%r15,4), %xmm23
	vaddss	%xmm3, %xmm4, %xmm4
	addq	%r13, %r9
	vmulss	%xmm1, %xmm7, %xmm9
	vaddss	(%r11,%r9,4), %xmm23, %xmm18
	vmovq	%xmm30, %r9
	vaddss	%xmm4, %xmm20, %xmm5
	vfmadd231ss	%xmm26, %xmm21, %xmm9
	vaddss	%xmm18, %xmm5, %xmm0
	vfmadd132ss	%xmm2, %xmm9, %xmm0
	vmovss	%xmm0, (%r9,%r14,4)
	cmpq	%r10, 120(%rsp)
	jle	.L6
	movq	296(%rsp), %r14
	movq	256(%rsp), %rdx
	vaddss	%xmm3, %xmm26, %xmm22
	vmovq	%xmm11, %r15
	movq	168(%rsp), %r9
	leaq	(%rdi,%r10), %r13
	vmovss	(%r14,%r15,4), %xmm7
	vaddss	(%rdx,%r15,4), %xmm7, %xmm9
	leaq	5(%rax), %r14
	movq	%r8, %rdx
	leaq	(%r9,%r10), %r15
	vmovss	(%r11,%r13,4), %xmm27
	leaq	(%r8,%r14), %r9
	movq	224(%rsp), %r8
	vaddss	(%r11,%r15,4), %xmm27, %xmm17
	vmovq	%xmm11, %r13
	movq	248(%rsp), %r15
	vaddss	%xmm22, %xmm9, %xmm4
	vmovss	(%r8,%r13,4), %xmm20
	movq	112(%rsp), %r8
	vmovss	(%r11,%r9,4), %xmm19
	vaddss	(%r15,%r13,4), %xmm20, %xmm23
	vmovq	%xmm30, %r15
	leaq	(%r8,%r10), %r13
	vaddss	%xmm17, %xmm4, %xmm5
	vmovq	%r13, %xmm9
	vaddss	%xmm19, %xmm6, %xmm6
	movq	104(%rsp), %r13
	vmovq	%xmm9, %r8
	addq	%r13, %r10
	vmovss	(%r11,%r8,4), %xmm18
	vmulss	%xmm1, %xmm5, %xmm0
	vaddss	(%r11,%r10,4), %xmm18, %xmm22
	vaddss	%xmm6, %xmm23, %xmm7
	vmovq	%xmm11, %r10
	vaddss	%xmm22, %xmm7, %xmm4
	vfmadd231ss	%xmm24, %xmm21, %xmm0
	vfmadd231ss	%xmm4, %xmm2, %xmm0
	vmovss	%xmm0, (%r15,%r10,4)
	movq	8(%rsp), %r15
	cmpq	%r15, 120(%rsp)
	jle	.L6
	movq	296(%rsp), %r10
	movq	256(%rsp), %r8
	vaddss	%xmm19, %xmm24, %xmm0
	addq	$6, %rax
	addq	%rax, %rdx
	vmovss	(%r10,%rsi,4), %xmm11
	vaddss	(%r8,%rsi,4), %xmm11, %xmm5
	movq	%rdi, %r8
	movq	%r15, %rdi
	addq	%r8, %rdi
	movq	%r15, %r10
	vmovq	%rdi, %xmm6
	movq	168(%rsp), %rdi
	vaddss	%xmm0, %xmm5, %xmm7
	vmovss	(%r11,%rdx,4), %xmm0
	addq	%rdi, %r10
	vmovq	%xmm6, %rdi
	vmovss	(%r11,%rdi,4), %xmm9
	vaddss	(%r11,%r10,4), %xmm9, %xmm4
	movq	%rdx, %rdi
	vaddss	%xmm0, %xmm26, %xmm26
	movq	224(%rsp), %rdx
	movq	248(%rsp), %r10
	vaddss	%xmm4, %xmm7, %xmm11
	vmovss	(%rdx,%rsi,4), %xmm27
	vaddss	(%r10,%rsi,4), %xmm27, %xmm20
	vmovq	%xmm30, %rdx
	movq	112(%rsp), %r10
	vmulss	%xmm1, %xmm11, %xmm5
	addq	%r15, %r10
	vaddss	%xmm26, %xmm20, %xmm17
	addq	%r13, %r15
	vmovss	(%r11,%r10,4), %xmm23
	vaddss	(%r11,%r15,4), %xmm23, %xmm18
	vaddss	%xmm18, %xmm17, %xmm22
	vfmadd231ss	%xmm3, %xmm21, %xmm5
	vfmadd231ss	%xmm22, %xmm2, %xmm5
	vmovss	%xmm5, (%rdx,%rsi,4)
	cmpq	%r14, 120(%rsp)
	jle	.L6
	movq	296(%rsp), %rsi
	vaddss	%xmm0, %xmm3, %xmm9
	leaq	(%r8,%r14), %r15
	movq	256(%rsp), %r10
	movq	168(%rsp), %rdx
	vmovss	(%r11,%r15,4), %xmm11
	vmovss	(%rsi,%r9,4), %xmm7
	vaddss	(%r10,%r9,4), %xmm7, %xmm6
	vmovq	%xmm15, %r10
	leaq	(%rdx,%r14), %rsi
	movq	224(%rsp), %r15
	vmovq	%xmm30, %rdx
	vaddss	(%r11,%rsi,4), %xmm11, %xmm5
	vaddss	%xmm9, %xmm6, %xmm4
	vmovss	(%r15,%r9,4), %xmm27
	vmovss	28(%r11,%r10,4), %xmm9
	movq	248(%rsp), %r15
	movq	112(%rsp), %r10
	vaddss	%xmm9, %xmm24, %xmm24
	vaddss	%xmm5, %xmm4, %xmm7
	vaddss	(%r15,%r9,4), %xmm27, %xmm20
	leaq	(%r10,%r14), %rsi
	leaq	0(%r13,%r14), %r14
	vmovss	(%r11,%rsi,4), %xmm17
	vaddss	(%r11,%r14,4), %xmm17, %xmm23
	vmulss	%xmm1, %xmm7, %xmm6
	vaddss	%xmm24, %xmm20, %xmm26
	vaddss	%xmm23, %xmm26, %xmm18
	vfmadd231ss	%xmm19, %xmm21, %xmm6
	vfmadd231ss	%xmm18, %xmm2, %xmm6
	vmovss	%xmm6, (%rdx,%r9,4)
	cmpq	%rax, 120(%rsp)
	jle	.L6
	movq	256(%rsp), %r9
	vaddss	%xmm9, %xmm19, %xmm19
	addq	%rax, %r8
	movq	296(%rsp), %rsi
	movq	168(%rsp), %rdx
	movq	224(%rsp), %r14
	addq	%rax, %r13
	addq	%rax, %r10
	vmovss	(%r9,%rdi,4), %xmm4
	vaddss	(%rsi,%rdi,4), %xmm4, %xmm11
	vmovq	%xmm15, %r9
	addq	%rax, %rdx
	vaddss	32(%r11,%r9,4), %xmm3, %xmm15
	vmovq	%xmm30, %rax
	vmovss	(%r11,%rdx,4), %xmm7
	vaddss	(%r11,%r8,4), %xmm7, %xmm6
	vaddss	%xmm19, %xmm11, %xmm5
	vaddss	%xmm6, %xmm5, %xmm9
	vmovss	(%r11,%r13,4), %xmm5
	vaddss	(%r11,%r10,4), %xmm5, %xmm7
	vmulss	%xmm1, %xmm9, %xmm4
	vfmadd231ss	%xmm0, %xmm21, %xmm4
	vmovss	(%r15,%rdi,4), %xmm0
	vaddss	(%r14,%rdi,4), %xmm0, %xmm11
	vaddss	%xmm15, %xmm11, %xmm3
	vaddss	%xmm7, %xmm3, %xmm6
	vfmadd132ss	%xmm2, %xmm4, %xmm6
	vmovss	%xmm6, (%rax,%rdi,4)
.L6:
	movq	64(%rsp), %rdi
	addq	%rbx, 312(%rsp)
	addq	%rbx, 280(%rsp)
	movq	232(%rsp), %r9
	addq	%rbx, 272(%rsp)
	movq	264(%rsp), %rsi
	addq	%rdi, %rcx
	addq	%rdi, 240(%rsp)
	cmpq	%rsi, 56(%rsp)
	jne	.L14
	movq	(%rsp), %rcx
	movq	-8(%rsp), %r13
	vmovq	%xmm28, %r14
	vmovq	%xmm29, %r10
	addq	%rcx, 96(%rsp)
	movq	-16(%rsp), %r15
	addq	%rcx, 184(%rsp)
	addq	%rcx, %r13
	addq	%rcx, %r11
	addq	%rcx, 176(%rsp)
	addq	%rcx, 88(%rsp)
	addq	%rcx, 80(%rsp)
	addq	%rcx, 208(%rsp)
	addq	%rcx, 72(%rsp)
	cmpq	%r10, -32(%rsp)
	je	.L34
	addq	$1, %r10
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L37:
	leaq	(%rbx,%r9), %rax
	movq	%rax, 232(%rsp)
	jmp	.L6
.L39:
	xorl	%esi, %esi
	movl	$2, %eax
	jmp	.L12
.L40:
	leaq	(%rbx,%r9), %r14
	movq	%r14, 232(%rsp)
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
