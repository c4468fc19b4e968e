	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%r9, %r11
	movq	%rdx, %r9
	movq	%rdi, %r10
	imulq	%rsi, %r9
	movq	%rcx, %rdi
	leaq	0(,%rdx,8), %rcx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	movq	%rdx, %r14
	pushq	%r13
	leaq	-1(%rsi), %r13
	pushq	%r12
	pushq	%rbx
	leaq	-1(%rdx), %rbx
	andq	$-64, %rsp
	subq	$200, %rsp
	movq	%rdx, -8(%rsp)
	movq	%r10, %rdx
	imulq	%r9, %rdx
	movq	%r8, -80(%rsp)
	movq	%rbx, -32(%rsp)
	movq	24(%rbp), %r15
	movq	%rcx, 104(%rsp)
	movq	%r13, 32(%rsp)
	movq	%rdx, 72(%rsp)
	cmpq	%r8, %rdi
	jge	.L34
	movq	%rdx, %rsi
	salq	$3, %rdx
	leaq	0(,%r9,8), %r12
	movq	%rcx, %r10
	movq	%rsi, %rax
	leaq	0(,%rsi,4), %r8
	vmovq	%rdx, %xmm9
	shrq	$3, %rcx
	salq	$4, %rax
	vmovq	%r8, %xmm21
	addq	%rsi, %r8
	movq	%rcx, 120(%rsp)
	addq	%r15, %rax
	vmovq	%r8, %xmm22
	shrq	$3, %r12
	movq	%rax, 112(%rsp)
	addq	%rdx, %rax
	vmovq	%rax, %xmm15
	addq	%rdx, %rax
	movq	%rsi, %rdx
	leaq	0(,%r8,8), %rsi
	vmovq	%xmm9, %r8
	vmovq	%rax, %xmm16
	addq	%r8, %rax
	vmovq	%rax, %xmm17
	addq	%r8, %rax
	movq	%rax, 96(%rsp)
	cmpq	$1, %r13
	jle	.L34
	cmpq	$1, %rbx
	jle	.L34
	movq	%r9, %r13
	movq	%r12, %rbx
	leaq	-1(%rdi), %rax
	vmovq	%xmm9, -96(%rsp)
	imulq	%rdi, %r13
	imulq	%rdi, %rbx
	imulq	%r9, %rax
	movq	%r13, 128(%rsp)
	leaq	1(%rdi), %r13
	movq	%r13, %r8
	movq	%rbx, 88(%rsp)
	vmovq	%xmm21, %rbx
	imulq	%r9, %r8
	movq	%rax, -40(%rsp)
	movq	%rcx, %rax
	movq	%r8, 80(%rsp)
	leaq	(%rcx,%rbx), %r8
	leaq	-2(%r14), %rcx
	movq	%rax, %rbx
	leaq	-3(%r14), %r14
	movq	%rcx, 136(%rsp)
	negq	%rax
	leaq	8(%r15,%r8,8), %r8
	movq	%r14, 24(%rsp)
	movq	%rcx, %r14
	shrq	$3, %rcx
	vmovq	%r8, %xmm0
	movq	%rcx, 152(%rsp)
	movq	%rdx, %rcx
	leaq	(%rdx,%rdx), %rdx
	salq	$3, %rax
	addq	%rdx, %rcx
	movq	%rax, (%rsp)
	andq	$-8, %r14
	leaq	1(%rbx), %r8
	leaq	(%rcx,%rcx), %rax
	movq	%r14, -24(%rsp)
	addq	$1, %r14
	leaq	1(%rcx), %rcx
	vmovq	%rax, %xmm23
	leaq	8(%r11,%r10), %rax
	movq	%r14, -16(%rsp)
	leaq	8(%r15,%r10), %r14
	vmovq	%rax, %xmm3
	movq	96(%rsp), %rax
	vmovq	%r14, %xmm4
	movq	16(%rbp), %r14
	movq	%rcx, 56(%rsp)
	subq	%rsi, %rax
	leaq	1(%rdx), %rsi
	movl	$1, %edx
	vmovq	%xmm4, -48(%rsp)
	subq	%rbx, %rdx
	movq	%rax, 48(%rsp)
	leaq	8(%r14,%r10), %r10
	movq	%r13, %r14
	movq	%rsi, 64(%rsp)
	vmovq	%r10, %xmm5
	movq	%r11, %r13
	movq	%r9, %r10
	movq	%rdx, -88(%rsp)
	vmovdqa	%xmm0, %xmm4
	movq	%r12, %r11
	vmovq	%xmm3, -56(%rsp)
	vmovq	%r8, %xmm3
	.p2align 4,,10
	.p2align 3
.L4:
	movq	128(%rsp), %rdx
	movq	-40(%rsp), %rax
	imulq	%r11, %rdi
	movq	$1, 168(%rsp)
	movq	16(%rbp), %rcx
	movq	88(%rsp), %rbx
	movq	%r11, -64(%rsp)
	vmovq	%r10, %xmm31
	leaq	0(,%rdx,8), %r8
	leaq	0(%r13,%rax,8), %r12
	subq	%rdx, %rax
	movq	%r14, -72(%rsp)
	leaq	0(%r13,%r8), %r9
	addq	%r8, %rcx
	vmovq	%r12, %xmm13
	vmovq	-96(%rsp), %xmm1
	vmovq	%r9, %xmm6
	movq	80(%rsp), %r9
	vmovq	%xmm4, %r12
	vmovq	%rcx, %xmm11
	leaq	0(,%rbx,8), %rcx
	movq	-56(%rsp), %rbx
	leaq	0(,%rax,8), %rax
	vmovq	%rdi, %xmm10
	leaq	0(%r13,%r9,8), %rsi
	movq	%rax, 16(%rsp)
	movq	-40(%rsp), %rdi
	vmovq	%xmm6, %r10
	vmovq	%rsi, %xmm12
	movq	-48(%rsp), %rsi
	addq	%r8, %rbx
	movq	-88(%rsp), %rax
	addq	$1, %rdi
	addq	%rcx, %rsi
	addq	%r12, %rcx
	vmovq	%xmm5, %r12
	addq	%r12, %r8
	movq	%r9, %r12
	movq	%rdx, %r9
	movq	%rsi, 160(%rsp)
	subq	%rdx, %r12
	movq	%rcx, 184(%rsp)
	addq	%r9, %rax
	vmovq	%rdi, %xmm19
	leaq	0(,%r12,8), %rdx
	vmovq	%xmm3, %r12
	movq	%r8, 192(%rsp)
	movq	%r13, %r8
	movq	%rdx, 8(%rsp)
	addq	%r9, %r12
	movq	120(%rsp), %rdx
	vmovq	%rax, %xmm18
	vmovq	%r12, %xmm14
	.p2align 4,,10
	.p2align 3
.L13:
	movq	168(%rsp), %r11
	vmovq	%r11, %xmm20
	addq	$1, %r11
	cmpq	$6, 24(%rsp)
	movq	%r11, 168(%rsp)
	jbe	.L37
	movq	160(%rsp), %rcx
	vmovq	%xmm1, %rsi
	vmovq	%xmm1, %r9
	leaq	8(%rbx), %r11
	movq	16(%rsp), %rax
	vmovq	%r11, %xmm25
	movq	(%rsp), %r11
	leaq	-8(%rbx), %rdi
	leaq	(%rsi,%rcx), %r14
	vmovq	%xmm1, %r12
	vmovq	%rdi, %xmm26
	xorl	%edi, %edi
	leaq	(%rsi,%r14), %r13
	movq	8(%rsp), %rsi
	addq	%rbx, %rax
	addq	%rbx, %r11
	addq	%r13, %r9
	vmovq	%rax, %xmm24
	vmovq	%xmm1, %rax
	addq	%rbx, %rsi
	vmovq	%r9, %xmm8
	movq	104(%rsp), %r9
	vmovq	%r11, %xmm6
	vmovq	%rsi, %xmm7
	movq	184(%rsp), %rsi
	xorl	%r11d, %r11d
	leaq	(%r9,%rbx), %r9
	leaq	(%r12,%rsi), %r12
	movq	%r9, 144(%rsp)
	addq	%r12, %rax
	testb	$1, 152(%rsp)
	jne	.L29
	movq	%r15, 24(%rbp)
	movq	160(%rsp), %r15
	vmovq	%r10, %xmm30
	vmovq	%xmm8, %rcx
	movq	%rdx, 40(%rsp)
	movq	%rax, %r10
	vmovq	%r8, %xmm8
	movq	%rsi, %rax
	movq	%r13, 184(%rsp)
	vmovdqa64	%xmm24, %xmm9
	movq	%r9, %r13
	vmovq	%xmm6, %r8
	movq	%r12, 176(%rsp)
	vmovq	%xmm25, %rsi
	movq	%r14, %r12
	vmovq	%xmm26, %r9
	vmovq	%xmm7, %r14
	.p2align 4,,10
	.p2align 3
.L5:
	vmovupd	(%r9,%rdi), %zmm7
	movq	184(%rsp), %rdx
	addq	$2, %r11
	vmulpd	(%r12,%rdi), %zmm7, %zmm6
	vmovupd	(%rbx,%rdi), %zmm0
	vfmadd231pd	(%r15,%rdi), %zmm0, %zmm6
	vmovupd	(%rsi,%rdi), %zmm2
	vfmadd231pd	(%rdx,%rdi), %zmm2, %zmm6
	vmovq	%xmm9, %rdx
	vmovupd	(%rax,%rdi), %zmm0
	vmovupd	(%rdx,%rdi), %zmm7
	movq	176(%rsp), %rdx
	vfmadd231pd	(%rcx,%rdi), %zmm7, %zmm6
	vmovupd	(%r10,%rdi), %zmm7
	vfmadd231pd	(%r14,%rdi), %zmm0, %zmm6
	vmovupd	(%rdx,%rdi), %zmm2
	vfmadd231pd	(%r8,%rdi), %zmm2, %zmm6
	movq	192(%rsp), %rdx
	vfmadd231pd	0(%r13,%rdi), %zmm7, %zmm6
	vmovupd	64(%rbx,%rdi), %zmm2
	vmovupd	64(%rsi,%rdi), %zmm7
	vmovupd	%zmm6, (%rdx,%rdi)
	vmovupd	64(%r9,%rdi), %zmm6
	movq	184(%rsp), %rdx
	vmulpd	64(%rdi,%r12), %zmm6, %zmm0
	vfmadd231pd	64(%r15,%rdi), %zmm2, %zmm0
	vmovupd	64(%rdi,%rax), %zmm2
	vfmadd231pd	64(%rdi,%rdx), %zmm7, %zmm0
	vmovq	%xmm9, %rdx
	vmovupd	64(%rdx,%rdi), %zmm6
	movq	176(%rsp), %rdx
	vfmadd231pd	64(%rcx,%rdi), %zmm6, %zmm0
	vfmadd231pd	64(%r14,%rdi), %zmm2, %zmm0
	vmovupd	64(%rdi,%rdx), %zmm7
	vfmadd231pd	64(%r8,%rdi), %zmm7, %zmm0
	vmovupd	64(%r10,%rdi), %zmm6
	subq	$-128, %rdi
	vfmadd231pd	-64(%rdi,%r13), %zmm6, %zmm0
	movq	192(%rsp), %rdx
	vmovupd	%zmm0, -64(%rdi,%rdx)
	cmpq	%r11, 152(%rsp)
	jne	.L5
	movq	%rax, 184(%rsp)
	movq	40(%rsp), %rdx
	vmovq	%xmm30, %r10
	vmovq	%xmm8, %r8
	movq	%r13, 144(%rsp)
	movq	%r15, 160(%rsp)
	movq	24(%rbp), %r15
.L31:
	testb	$7, 136(%rsp)
	je	.L6
	movq	-24(%rsp), %r9
	movq	-16(%rsp), %rax
.L11:
	movq	-8(%rsp), %r11
	subq	%r9, %r11
	leaq	-2(%r11), %rcx
	subq	$3, %r11
	cmpq	$2, %r11
	jbe	.L7
	movq	88(%rsp), %rdi
	movq	64(%rsp), %r14
	leaq	(%r9,%rdx), %rbx
	vmovq	%xmm19, %r11
	movq	56(%rsp), %rsi
	addq	%rbx, %r11
	movq	128(%rsp), %r12
	addq	%rdx, %rdi
	vmovq	%r11, %xmm28
	movq	80(%rsp), %r11
	addq	%r9, %rdi
	leaq	1(%rbx,%r12), %r12
	addq	%rdi, %r14
	addq	%rdi, %rsi
	leaq	1(%rbx,%r11), %rbx
	vmovupd	8(%r15,%rdi,8), %ymm2
	vmovq	%r14, %xmm27
	vmovq	%xmm21, %r14
	vmovq	%rsi, %xmm29
	leaq	1(%rdi,%r14), %rsi
	vmovq	%xmm22, %r14
	vmovq	%rbx, %xmm25
	vmovq	%rsi, %xmm26
	leaq	1(%rdi,%r14), %rsi
	vmovq	%xmm14, %rbx
	vmovq	%rsi, %xmm9
	vmovq	%xmm18, %rsi
	addq	%rdx, %rbx
	addq	%rdx, %rsi
	addq	%r9, %rbx
	vmovq	%xmm23, %r11
	addq	%r9, %rsi
	movq	72(%rsp), %r9
	leaq	0(,%r12,8), %r13
	leaq	1(%rdi,%r11), %r14
	leaq	1(%r9,%rdi), %r11
	vmovq	%xmm27, %rdi
	vmovq	%xmm29, %r9
	vmovupd	(%r15,%r11,8), %ymm8
	vmulpd	-8(%r8,%r13), %ymm8, %ymm0
	vmovq	%xmm26, %r11
	vfmadd231pd	(%r8,%r12,8), %ymm2, %ymm0
	vmovupd	(%r15,%rdi,8), %ymm7
	vmovq	%xmm28, %r12
	vmovq	%xmm25, %rdi
	vfmadd231pd	8(%r8,%r13), %ymm7, %ymm0
	vmovupd	(%r15,%r9,8), %ymm6
	vmovq	%xmm9, %r9
	vfmadd231pd	(%r8,%r12,8), %ymm6, %ymm0
	vmovupd	(%r15,%r11,8), %ymm8
	vfmadd231pd	(%r8,%rdi,8), %ymm8, %ymm0
	vmovupd	(%r15,%r9,8), %ymm9
	vfmadd231pd	(%r8,%rsi,8), %ymm9, %ymm0
	vmovupd	(%r15,%r14,8), %ymm2
	vfmadd231pd	(%r8,%rbx,8), %ymm2, %ymm0
	movq	16(%rbp), %r14
	vmovupd	%ymm0, (%r14,%r13)
	movq	%rcx, %r13
	andq	$-4, %r13
	addq	%r13, %rax
	andl	$3, %ecx
	je	.L6
.L7:
	movq	128(%rsp), %r12
	vmovq	%xmm20, %rbx
	movq	136(%rsp), %rsi
	leaq	1(%rax), %rdi
	subq	$1, %rbx
	leaq	(%rdx,%r12), %r11
	vmovq	%rbx, %xmm24
	addq	%rax, %r11
	leaq	(%r8,%r11,8), %r12
	cmpq	%rsi, %rdi
	jge	.L14
	movq	120(%rsp), %r14
	vmovq	%xmm20, %r13
	vmovq	%xmm10, %rcx
	vmovsd	(%r12), %xmm7
	movq	48(%rsp), %rbx
	movq	%r14, %r11
	imulq	%r13, %r11
	leaq	(%r11,%rcx), %r9
	addq	%r11, %rdi
	vmovq	%xmm13, %rcx
	leaq	(%r9,%rax), %r13
	vmovhpd	(%r10,%rdi,8), %xmm7, %xmm6
	vmovupd	(%r10,%rdi,8), %xmm0
	vmovq	%xmm15, %rdi
	vmulpd	(%r15,%r13,8), %xmm6, %xmm8
	vmovupd	(%rbx,%r13,8), %xmm9
	leaq	(%r11,%rax), %rbx
	vfmadd231pd	-8(%r12), %xmm9, %xmm8
	movq	112(%rsp), %r12
	vmovupd	(%rdi,%r13,8), %xmm2
	vmovq	%xmm16, %rdi
	vfmadd231pd	(%r12,%r13,8), %xmm0, %xmm8
	vmovq	%xmm12, %r12
	vmovupd	(%rdi,%r13,8), %xmm7
	vfmadd231pd	(%rcx,%rbx,8), %xmm2, %xmm8
	vmovq	%xmm24, %rcx
	vfmadd231pd	(%r12,%rbx,8), %xmm7, %xmm8
	movq	%r14, %r12
	imulq	%rcx, %r12
	vmovq	%xmm17, %rcx
	vmovupd	(%rcx,%r13,8), %xmm6
	movq	96(%rsp), %rcx
	leaq	(%r12,%rax), %rdi
	vmovupd	(%rcx,%r13,8), %xmm9
	vmovq	%xmm11, %r13
	vfmadd231pd	(%r10,%rdi,8), %xmm6, %xmm8
	movq	168(%rsp), %rdi
	imulq	%rdi, %r14
	leaq	(%r14,%rax), %rdi
	vfmadd231pd	(%r10,%rdi,8), %xmm9, %xmm8
	leaq	2(%rax), %rdi
	vmovupd	%xmm8, 0(%r13,%rbx,8)
	leaq	3(%rax), %r13
	cmpq	%r13, %rsi
	jle	.L9
	leaq	(%r12,%rdi), %rsi
	leaq	(%r9,%rdi), %rbx
	vunpckhpd	%xmm0, %xmm0, %xmm8
	addq	%r11, %r13
	leaq	(%r11,%rdi), %rcx
	vmovq	%rsi, %xmm29
	leaq	(%r14,%rdi), %rsi
	vmovsd	(%r10,%r13,8), %xmm7
	vmovq	%xmm10, %rdi
	vmovq	%rcx, %xmm27
	vmovupd	(%r10,%r13,8), %xmm30
	addq	%rcx, %rdi
	vmovq	%xmm10, %rcx
	vmulsd	(%r15,%rdi,8), %xmm8, %xmm2
	leaq	0(%r13,%rcx), %rdi
	movq	48(%rsp), %r13
	vmulsd	(%r15,%rdi,8), %xmm7, %xmm6
	movq	112(%rsp), %rcx
	vmovq	%xmm13, %rdi
	vunpcklpd	%xmm6, %xmm2, %xmm9
	vfmadd231pd	0(%r13,%rbx,8), %xmm0, %xmm9
	vmovq	%xmm27, %r13
	vfmadd231pd	(%rcx,%rbx,8), %xmm30, %xmm9
	vmovupd	(%rdi,%r13,8), %xmm0
	vmovq	%xmm15, %rcx
	vmovq	%xmm16, %rdi
	vfmadd231pd	(%rcx,%rbx,8), %xmm0, %xmm9
	vmovupd	(%rdi,%rbx,8), %xmm8
	vmovq	%xmm12, %r13
	vmovq	%xmm27, %rcx
	vmovq	%xmm17, %rdi
	vfmadd231pd	0(%r13,%rcx,8), %xmm8, %xmm9
	vmovq	%xmm29, %r13
	vmovupd	(%rdi,%rbx,8), %xmm2
	movq	96(%rsp), %rdi
	vfmadd231pd	(%r10,%r13,8), %xmm2, %xmm9
	vmovupd	(%rdi,%rbx,8), %xmm7
	vfmadd231pd	(%r10,%rsi,8), %xmm7, %xmm9
	leaq	4(%rax), %rdi
	vmovq	%xmm11, %rbx
	leaq	(%r11,%rdi), %r13
	leaq	5(%rax), %rsi
	vmovsd	(%r10,%r13,8), %xmm6
	vmovupd	%xmm9, (%rbx,%rcx,8)
	cmpq	%rsi, 136(%rsp)
	jle	.L9
	movq	%r9, %rbx
	addq	%rsi, %r11
	movq	48(%rsp), %r9
	movq	112(%rsp), %rcx
	addq	%rdi, %rbx
	vmovhpd	(%r10,%r11,8), %xmm6, %xmm9
	addq	%rdi, %r12
	addq	%rdi, %r14
	vmulpd	(%r15,%rbx,8), %xmm9, %xmm0
	vmovupd	(%rcx,%rbx,8), %xmm8
	vmovq	%xmm13, %rsi
	leaq	6(%rax), %rdi
	vfmadd231pd	(%r9,%rbx,8), %xmm30, %xmm0
	vmovq	%xmm16, %rcx
	vmovq	%xmm12, %r9
	vfmadd231pd	(%r10,%r11,8), %xmm8, %xmm0
	vmovq	%xmm15, %r11
	vmovupd	(%rcx,%rbx,8), %xmm7
	vmovq	%xmm11, %rax
	vmovupd	(%r11,%rbx,8), %xmm2
	vfmadd231pd	(%rsi,%r13,8), %xmm2, %xmm0
	vmovq	%xmm17, %r11
	vfmadd231pd	(%r9,%r13,8), %xmm7, %xmm0
	vmovupd	(%r11,%rbx,8), %xmm6
	vfmadd231pd	(%r10,%r12,8), %xmm6, %xmm0
	movq	96(%rsp), %r12
	vmovupd	(%r12,%rbx,8), %xmm9
	vfmadd231pd	(%r10,%r14,8), %xmm9, %xmm0
	vmovupd	%xmm0, (%rax,%r13,8)
.L9:
	movq	120(%rsp), %rcx
	vmovq	%xmm20, %rax
	vmovq	%xmm10, %r14
	movq	48(%rsp), %r9
	movq	112(%rsp), %rsi
	leaq	1(%rdi), %rbx
	imulq	%rcx, %rax
	leaq	(%rax,%rdi), %r13
	leaq	(%rax,%rbx), %r11
	leaq	0(%r13,%r14), %r12
	vmovsd	-8(%r10,%r13,8), %xmm0
	vmovsd	(%r10,%r13,8), %xmm8
	vmovq	%xmm15, %r14
	vmulsd	(%r9,%r12,8), %xmm0, %xmm2
	vmovsd	(%r10,%r11,8), %xmm20
	vfmadd231sd	(%r15,%r12,8), %xmm8, %xmm2
	vmovsd	(%r14,%r12,8), %xmm7
	vmovq	%xmm12, %r14
	vfmadd231sd	(%rsi,%r12,8), %xmm20, %xmm2
	vmovq	%xmm13, %rsi
	vfmadd231sd	(%rsi,%r13,8), %xmm7, %xmm2
	vmovq	%xmm16, %rsi
	vmovsd	(%rsi,%r12,8), %xmm6
	vfmadd231sd	(%r14,%r13,8), %xmm6, %xmm2
	vmovq	%xmm24, %r14
	vmovq	%xmm17, %rsi
	imulq	%rcx, %r14
	vmovsd	(%rsi,%r12,8), %xmm9
	movq	%r14, 176(%rsp)
	addq	%rdi, %r14
	vfmadd231sd	(%r10,%r14,8), %xmm9, %xmm2
	movq	168(%rsp), %r14
	imulq	%rcx, %r14
	movq	96(%rsp), %rcx
	leaq	(%r14,%rdi), %rsi
	vmovsd	(%r10,%rsi,8), %xmm0
	vfmadd231sd	(%rcx,%r12,8), %xmm0, %xmm2
	vmovq	%xmm11, %r12
	vmovsd	%xmm2, (%r12,%r13,8)
	cmpq	%rbx, -32(%rsp)
	jle	.L6
	vmovq	%xmm10, %rsi
	movq	%r9, %rcx
	addq	$2, %rdi
	leaq	(%r11,%rsi), %r12
	vmovq	%xmm13, %rsi
	addq	%rdi, %rax
	vmulsd	(%r9,%r12,8), %xmm8, %xmm8
	movq	112(%rsp), %r9
	vmovsd	(%rsi,%r11,8), %xmm7
	vfmadd231sd	(%r15,%r12,8), %xmm20, %xmm8
	vmovq	%xmm16, %rsi
	vmovsd	(%rsi,%r12,8), %xmm6
	vmovsd	(%r10,%rax,8), %xmm2
	movq	176(%rsp), %rsi
	vfmadd231sd	(%r9,%r12,8), %xmm2, %xmm8
	vmovq	%xmm15, %r9
	vfmadd231sd	(%r9,%r12,8), %xmm7, %xmm8
	vmovq	%xmm12, %r9
	vfmadd231sd	(%r9,%r11,8), %xmm6, %xmm8
	leaq	(%rsi,%rbx), %r9
	addq	%r14, %rbx
	vmovq	%xmm17, %rsi
	vmovsd	(%rsi,%r12,8), %xmm0
	vfmadd231sd	(%r10,%r9,8), %xmm0, %xmm8
	movq	96(%rsp), %r9
	vmovsd	(%r9,%r12,8), %xmm7
	vfmadd231sd	(%r10,%rbx,8), %xmm7, %xmm8
	vmovq	%xmm11, %rbx
	vmovsd	%xmm8, (%rbx,%r11,8)
	cmpq	%rdi, -32(%rsp)
	jle	.L6
	vmovq	%xmm10, %r11
	vmovq	%xmm15, %rsi
	vmovq	%xmm12, %rbx
	addq	%rdi, %r14
	leaq	(%rax,%r11), %r12
	vmovq	%xmm16, %r11
	vmovsd	(%rbx,%rax,8), %xmm9
	vmovsd	(%r10,%r14,8), %xmm7
	vmulsd	(%rcx,%r12,8), %xmm20, %xmm28
	movq	112(%rsp), %rcx
	vfmadd132sd	(%r15,%r12,8), %xmm28, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm8
	vmovsd	24(%r10,%r13,8), %xmm2
	vmovq	%xmm13, %r13
	vfmadd231sd	(%rcx,%r12,8), %xmm2, %xmm8
	movq	176(%rsp), %rcx
	vmovsd	0(%r13,%rax,8), %xmm6
	vfmadd231sd	(%rsi,%r12,8), %xmm6, %xmm8
	vmovq	%xmm17, %r13
	addq	%rdi, %rcx
	vfmadd231sd	(%r11,%r12,8), %xmm9, %xmm8
	vmovq	%xmm11, %rdi
	vmovsd	(%r10,%rcx,8), %xmm0
	vfmadd231sd	0(%r13,%r12,8), %xmm0, %xmm8
	vfmadd231sd	(%r9,%r12,8), %xmm7, %xmm8
	vmovsd	%xmm8, (%rdi,%rax,8)
.L6:
	movq	120(%rsp), %r14
	movq	104(%rsp), %rax
	movq	144(%rsp), %rbx
	addq	%rax, 160(%rsp)
	addq	%rax, 184(%rsp)
	movq	168(%rsp), %r9
	addq	%r14, %rdx
	addq	%rax, 192(%rsp)
	cmpq	%r9, 32(%rsp)
	jne	.L13
	movq	-72(%rsp), %r14
	vmovq	%xmm31, %r10
	movq	-64(%rsp), %r11
	movq	%r8, %r13
	addq	%r11, 88(%rsp)
	addq	%r10, 128(%rsp)
	movq	%r14, %rdi
	addq	%r10, -40(%rsp)
	addq	%r10, 80(%rsp)
	cmpq	%r14, -80(%rsp)
	je	.L33
	addq	$1, %r14
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L29:
	vmovupd	-8(%rbx), %zmm2
	vmulpd	(%r14), %zmm2, %zmm9
	vmovq	%xmm24, %rsi
	vmovq	%xmm8, %rdi
	vmovupd	(%rbx), %zmm0
	vfmadd231pd	(%rcx), %zmm0, %zmm9
	vmovq	%xmm7, %r11
	vmovq	%xmm6, %rcx
	vmovupd	8(%rbx), %zmm2
	vfmadd231pd	0(%r13), %zmm2, %zmm9
	movq	184(%rsp), %r9
	vmovupd	(%rsi), %zmm0
	vfmadd231pd	(%rdi), %zmm0, %zmm9
	vmovupd	(%r12), %zmm0
	vmovupd	(%r9), %zmm2
	vfmadd231pd	(%r11), %zmm2, %zmm9
	movl	$1, %r11d
	movq	144(%rsp), %rsi
	vfmadd231pd	(%rcx), %zmm0, %zmm9
	vmovupd	(%rax), %zmm2
	movq	192(%rsp), %rdi
	cmpq	$1, 152(%rsp)
	vfmadd231pd	(%rsi), %zmm2, %zmm9
	vmovupd	%zmm9, (%rdi)
	movl	$64, %edi
	je	.L31
	movq	%r15, 24(%rbp)
	vmovq	%r10, %xmm30
	movq	%rax, %r10
	vmovq	%xmm8, %rcx
	movq	%r12, 176(%rsp)
	movq	184(%rsp), %rax
	movq	%r14, %r12
	vmovq	%r8, %xmm8
	movq	%r13, 184(%rsp)
	movq	160(%rsp), %r15
	vmovdqa64	%xmm24, %xmm9
	vmovq	%xmm7, %r14
	movq	%rdx, 40(%rsp)
	movq	144(%rsp), %r13
	vmovq	%xmm6, %r8
	vmovq	%xmm25, %rsi
	vmovq	%xmm26, %r9
	jmp	.L5
.L37:
	movq	104(%rsp), %r13
	xorl	%r9d, %r9d
	movl	$1, %eax
	leaq	0(%r13,%rbx), %r14
	movq	%r14, 144(%rsp)
	jmp	.L11
.L14:
	movq	%rax, %rdi
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
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
