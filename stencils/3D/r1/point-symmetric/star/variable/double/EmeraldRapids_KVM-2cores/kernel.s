	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %rax
	movq	%rsi, %r11
	movq	%rcx, %rdx
	imulq	%rax, %r11
	leaq	-1(%rax), %rcx
	movq	%rsp, %rbp
	pushq	%r15
	leaq	-1(%rsi), %r15
	pushq	%r14
	imulq	%r11, %rdi
	pushq	%r13
	leaq	0(,%rax,8), %r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$136, %rsp
	movq	%r8, -96(%rsp)
	movq	%rcx, -56(%rsp)
	movq	%r13, 56(%rsp)
	movq	24(%rbp), %r14
	movq	%r15, 8(%rsp)
	movq	%rax, -32(%rsp)
	movq	%rdi, 24(%rsp)
	cmpq	%r8, %rdx
	jge	.L34
	movq	%rdi, %rsi
	salq	$3, %rdi
	vmovq	%r9, %xmm7
	movq	%r13, %rax
	movq	%rsi, %r9
	vmovq	%rdi, %xmm12
	leaq	0(,%r11,8), %rbx
	shrq	$3, %rax
	salq	$4, %r9
	vmovq	%xmm12, %r10
	movq	%rax, 64(%rsp)
	shrq	$3, %rbx
	leaq	(%r14,%r9), %rdi
	vmovq	%rdi, %xmm11
	addq	%r10, %rdi
	movq	%rdi, 48(%rsp)
	cmpq	$1, %r15
	jle	.L34
	cmpq	$1, %rcx
	jle	.L34
	movq	%rbx, %r8
	leaq	-1(%rdx), %rcx
	movq	%rsi, %r10
	addq	%rsi, %rsi
	imulq	%rdx, %r8
	leaq	(%rax,%rsi), %rdi
	movq	%r11, %r12
	imulq	%r11, %rcx
	leaq	8(%r14,%rdi,8), %rdi
	imulq	%rdx, %r12
	vmovq	%rdi, %xmm5
	movl	$1, %edi
	movq	%r8, 40(%rsp)
	movq	%rax, %r8
	movq	-32(%rsp), %rax
	movq	%rcx, 128(%rsp)
	subq	%r8, %rdi
	leaq	-2(%rax), %rcx
	leaq	-3(%rax), %rax
	movq	%r12, 80(%rsp)
	movq	%rcx, 88(%rsp)
	movq	88(%rsp), %rcx
	leaq	1(%rdx), %r12
	movq	%rax, (%rsp)
	movq	%r8, %rax
	movq	%r12, %r15
	addq	$1, %r8
	shrq	$3, %rcx
	movq	%rdi, -104(%rsp)
	imulq	%r11, %r15
	negq	%rax
	movq	%rcx, 120(%rsp)
	leaq	0(,%rax,8), %rcx
	movq	88(%rsp), %rax
	vmovq	%r8, %xmm25
	movq	%rcx, -24(%rsp)
	leaq	8(%r14,%r13), %rcx
	andq	$-8, %rax
	vmovq	%rcx, %xmm20
	movq	%r12, -64(%rsp)
	movq	%rax, -48(%rsp)
	addq	$1, %rax
	movq	%rax, -40(%rsp)
	vmovq	%xmm7, %rax
	leaq	8(%rax,%r13), %rcx
	movq	16(%rbp), %rax
	vmovq	%rcx, %xmm19
	movq	48(%rsp), %rcx
	leaq	8(%rax,%r13), %r13
	subq	%r9, %rcx
	leaq	1(%rsi), %r9
	leaq	1(%r10,%rsi), %rsi
	movq	128(%rsp), %r10
	movq	%rcx, 32(%rsp)
	vmovq	%r13, %xmm4
	movq	%r11, %r13
	vmovq	%rsi, %xmm3
	vmovq	%r9, %xmm18
	movq	%rbx, %r11
	vmovq	%xmm7, %rsi
	.p2align 4,,10
	.p2align 3
.L4:
	movq	80(%rsp), %rdi
	movq	16(%rbp), %rcx
	leaq	(%rsi,%r10,8), %rbx
	leaq	(%rsi,%r15,8), %r8
	movq	40(%rsp), %r9
	vmovq	%rbx, %xmm13
	vmovq	%xmm20, %rbx
	vmovq	%r8, %xmm10
	vmovq	%xmm19, %r8
	imulq	%r11, %rdx
	leaq	0(,%rdi,8), %rax
	movq	$1, 128(%rsp)
	addq	%rax, %rcx
	leaq	(%rsi,%rax), %r12
	leaq	(%r8,%rax), %r8
	movq	%r10, -80(%rsp)
	leaq	0(,%r9,8), %r9
	vmovq	%rcx, %xmm9
	movq	%r15, -88(%rsp)
	vmovq	%xmm5, %rcx
	addq	%r9, %rbx
	addq	%rcx, %r9
	vmovq	%xmm4, %rcx
	movq	%r11, -72(%rsp)
	addq	%rcx, %rax
	movq	%rbx, 112(%rsp)
	movq	%rdi, %rcx
	movq	%rsi, %r11
	movq	%rax, 72(%rsp)
	movq	%r10, %rax
	vmovq	%rdx, %xmm7
	leaq	1(%r10), %rdx
	subq	%rdi, %rax
	vmovq	%rdx, %xmm17
	movq	-104(%rsp), %rdx
	movq	%r12, %rsi
	salq	$3, %rax
	movq	%r9, 104(%rsp)
	vmovq	%r13, %xmm27
	movq	%rax, -8(%rsp)
	movq	%r15, %rax
	addq	%rcx, %rdx
	subq	%rdi, %rax
	movq	64(%rsp), %rdi
	vmovq	%rdx, %xmm15
	salq	$3, %rax
	movq	%rax, -16(%rsp)
	leaq	1(%r15), %rax
	vmovq	%rax, %xmm16
	vmovq	%xmm25, %rax
	addq	%rcx, %rax
	vmovq	%rax, %xmm14
	.p2align 4,,10
	.p2align 3
.L13:
	movq	128(%rsp), %r15
	vmovq	%r15, %xmm8
	addq	$1, %r15
	cmpq	$6, (%rsp)
	movq	%r15, 128(%rsp)
	jbe	.L37
	movq	112(%rsp), %rbx
	movq	-8(%rsp), %rcx
	vmovq	%xmm12, %r12
	leaq	8(%r8), %r9
	movq	-16(%rsp), %rax
	vmovq	%r9, %xmm23
	movq	104(%rsp), %r9
	leaq	-8(%r8), %rdx
	addq	%rbx, %r12
	vmovq	%xmm12, %r15
	vmovq	%r12, %xmm1
	leaq	(%r8,%rax), %r13
	leaq	(%r8,%rcx), %r12
	movq	56(%rsp), %rax
	movq	-24(%rsp), %rcx
	leaq	(%r15,%r9), %r10
	leaq	(%rax,%r8), %r15
	xorl	%eax, %eax
	addq	%r8, %rcx
	movq	%r15, 96(%rsp)
	vmovq	%rcx, %xmm2
	xorl	%ecx, %ecx
	testb	$1, 120(%rsp)
	jne	.L29
	vmovq	%rsi, %xmm30
	movq	%r10, %rsi
	movq	%r15, %r10
	movq	72(%rsp), %r15
	movq	%rdi, 16(%rsp)
	vmovq	%r11, %xmm31
	vmovq	%xmm23, %rdi
	vmovq	%xmm2, %r11
	movq	%r14, 24(%rbp)
	movq	%r9, %r14
	vmovq	%xmm1, %r9
	.p2align 4,,10
	.p2align 3
.L5:
	vmovupd	(%rdi,%rax), %zmm1
	vaddpd	(%rdx,%rax), %zmm1, %zmm28
	addq	$2, %rcx
	vmulpd	(%r9,%rax), %zmm28, %zmm29
	vmovupd	(%r8,%rax), %zmm2
	vmovupd	(%r11,%rax), %zmm0
	vfmadd231pd	(%rbx,%rax), %zmm2, %zmm29
	vaddpd	(%r10,%rax), %zmm0, %zmm21
	vmovupd	64(%rdi,%rax), %zmm1
	vaddpd	64(%rdx,%rax), %zmm1, %zmm2
	vmulpd	64(%r9,%rax), %zmm2, %zmm0
	vmovupd	(%r12,%rax), %zmm6
	vaddpd	0(%r13,%rax), %zmm6, %zmm23
	vmovupd	64(%r8,%rax), %zmm6
	vfmadd231pd	64(%rbx,%rax), %zmm6, %zmm0
	vfmadd132pd	(%r14,%rax), %zmm29, %zmm23
	vmovupd	64(%r12,%rax), %zmm1
	vaddpd	64(%r13,%rax), %zmm1, %zmm24
	vfmadd132pd	64(%rax,%r14), %zmm0, %zmm24
	vfmadd132pd	(%rsi,%rax), %zmm23, %zmm21
	vmovupd	64(%r11,%rax), %zmm2
	vaddpd	64(%rax,%r10), %zmm2, %zmm22
	vfmadd132pd	64(%rsi,%rax), %zmm24, %zmm22
	vmovupd	%zmm21, (%r15,%rax)
	subq	$-128, %rax
	vmovupd	%zmm22, -64(%rax,%r15)
	cmpq	%rcx, 120(%rsp)
	jne	.L5
	movq	%rbx, 112(%rsp)
	movq	16(%rsp), %rdi
	vmovq	%xmm30, %rsi
	vmovq	%xmm31, %r11
	movq	%r10, 96(%rsp)
	movq	%r14, 104(%rsp)
	movq	24(%rbp), %r14
.L31:
	testb	$7, 88(%rsp)
	je	.L6
	movq	-48(%rsp), %r10
	movq	-40(%rsp), %rdx
.L11:
	movq	-32(%rsp), %r8
	subq	%r10, %r8
	leaq	-2(%r8), %rbx
	subq	$3, %r8
	cmpq	$2, %r8
	jbe	.L7
	movq	40(%rsp), %rax
	movq	80(%rsp), %r12
	leaq	(%r10,%rdi), %rcx
	vmovq	%xmm18, %r15
	vmovq	%xmm17, %r8
	addq	%rdi, %rax
	leaq	1(%rcx,%r12), %r13
	leaq	(%r8,%rcx), %r12
	addq	%r10, %rax
	leaq	0(,%r13,8), %r9
	vmovq	%r13, %xmm26
	addq	%rax, %r15
	vmovq	%xmm16, %r13
	vmovq	%r12, %xmm31
	vmovupd	-8(%r11,%r9), %ymm0
	vmovq	%r15, %xmm30
	leaq	0(%r13,%rcx), %r15
	vmovq	%xmm3, %rcx
	vmovupd	8(%r14,%rax,8), %ymm2
	leaq	(%rcx,%rax), %r13
	vmovq	%xmm15, %r8
	movq	24(%rsp), %rcx
	vmovq	%xmm14, %r12
	addq	%rdi, %r12
	addq	%rdi, %r8
	vaddpd	8(%r11,%r9), %ymm0, %ymm6
	vmovupd	(%r11,%r15,8), %ymm28
	addq	%r10, %r8
	addq	%r12, %r10
	leaq	1(%rcx,%rax), %r12
	vmulpd	(%r14,%r12,8), %ymm6, %ymm1
	vmovq	%xmm26, %rcx
	vmovq	%xmm31, %rax
	vmovupd	(%r11,%r10,8), %ymm0
	vfmadd231pd	(%r11,%rcx,8), %ymm2, %ymm1
	vmovq	%xmm30, %r15
	movq	16(%rbp), %r10
	vaddpd	(%r11,%rax,8), %ymm28, %ymm29
	vfmadd132pd	(%r14,%r15,8), %ymm1, %ymm29
	vaddpd	(%r11,%r8,8), %ymm0, %ymm6
	vfmadd132pd	(%r14,%r13,8), %ymm29, %ymm6
	vmovupd	%ymm6, (%r10,%r9)
	movq	%rbx, %r9
	andq	$-4, %r9
	addq	%r9, %rdx
	andl	$3, %ebx
	je	.L6
.L7:
	movq	80(%rsp), %r8
	vmovq	%xmm8, %r13
	movq	88(%rsp), %rbx
	leaq	1(%rdx), %rax
	subq	$1, %r13
	addq	%rdi, %r8
	vmovq	%r13, %xmm22
	addq	%rdx, %r8
	leaq	(%r11,%r8,8), %r12
	cmpq	%rbx, %rax
	jge	.L14
	movq	64(%rsp), %r10
	vmovq	%xmm8, %r15
	vmovq	%xmm7, %r9
	vmovupd	-8(%r12), %xmm1
	movq	%r10, %rcx
	vunpckhpd	%xmm1, %xmm1, %xmm6
	imulq	%r15, %rcx
	vmovq	%xmm10, %r15
	leaq	(%rcx,%rdx), %r13
	leaq	(%rcx,%r9), %r8
	vmovq	%xmm13, %r9
	addq	%rcx, %rax
	vmovupd	(%r9,%r13,8), %xmm2
	vmovq	%xmm22, %r9
	vaddpd	(%r15,%r13,8), %xmm2, %xmm24
	movq	%r10, %r15
	imulq	%r9, %r10
	vmovupd	(%rsi,%rax,8), %xmm21
	leaq	(%r8,%rdx), %r12
	vaddpd	%xmm1, %xmm21, %xmm26
	vmovsd	(%rsi,%rax,8), %xmm1
	leaq	(%r10,%rdx), %r9
	vmovq	%r9, %xmm0
	movq	128(%rsp), %r9
	imulq	%r9, %r15
	vmovq	%xmm0, %r9
	movq	%r15, 16(%rsp)
	leaq	(%r15,%rdx), %r15
	vmovupd	(%rsi,%r15,8), %xmm23
	vmovq	%xmm7, %r15
	vaddpd	(%rsi,%r9,8), %xmm23, %xmm30
	vmovq	%xmm7, %r9
	addq	%r13, %r15
	addq	%rax, %r9
	movq	48(%rsp), %rax
	vmulsd	(%r14,%r15,8), %xmm6, %xmm2
	movq	32(%rsp), %r15
	vmulsd	(%r14,%r9,8), %xmm1, %xmm0
	vmovq	%xmm11, %r9
	vunpcklpd	%xmm0, %xmm2, %xmm6
	vfmadd231pd	(%r15,%r12,8), %xmm26, %xmm6
	vfmadd231pd	(%r9,%r12,8), %xmm24, %xmm6
	vfmadd231pd	(%rax,%r12,8), %xmm30, %xmm6
	vmovq	%xmm9, %r12
	leaq	2(%rdx), %rax
	vmovupd	%xmm6, (%r12,%r13,8)
	leaq	3(%rdx), %r13
	cmpq	%r13, %rbx
	jle	.L9
	leaq	(%rcx,%rax), %r12
	vmovq	%xmm13, %rbx
	vmovq	%xmm10, %r15
	vmovupd	(%rbx,%r12,8), %xmm2
	leaq	(%rcx,%r13), %r9
	leaq	(%r10,%rax), %rbx
	vaddpd	(%r15,%r12,8), %xmm2, %xmm24
	movq	16(%rsp), %r15
	leaq	(%r8,%rax), %r13
	vmovupd	(%rsi,%r9,8), %xmm29
	vmovsd	(%rsi,%r9,8), %xmm1
	addq	%r15, %rax
	vmovupd	(%rsi,%rax,8), %xmm28
	vaddpd	(%rsi,%rbx,8), %xmm28, %xmm23
	vmovq	%xmm7, %rbx
	vaddpd	%xmm29, %xmm21, %xmm30
	leaq	(%r12,%rbx), %rax
	leaq	(%r9,%rbx), %r15
	vunpckhpd	%xmm21, %xmm21, %xmm21
	movq	48(%rsp), %r9
	vmulsd	(%r14,%rax,8), %xmm21, %xmm26
	vmovq	%xmm11, %rbx
	leaq	4(%rdx), %rax
	vmulsd	(%r14,%r15,8), %xmm1, %xmm0
	movq	32(%rsp), %r15
	vunpcklpd	%xmm0, %xmm26, %xmm6
	vfmadd231pd	(%r15,%r13,8), %xmm30, %xmm6
	vfmadd132pd	(%rbx,%r13,8), %xmm6, %xmm24
	vmovq	%xmm9, %rbx
	vfmadd231pd	(%r9,%r13,8), %xmm23, %xmm24
	leaq	(%rcx,%rax), %r13
	vmovsd	(%rsi,%r13,8), %xmm2
	vmovupd	%xmm24, (%rbx,%r12,8)
	leaq	5(%rdx), %r12
	cmpq	%r12, 88(%rsp)
	jle	.L9
	addq	%rax, %r8
	addq	%r12, %rcx
	vmovq	%xmm13, %rbx
	addq	%rax, %r10
	vmovhpd	(%rsi,%rcx,8), %xmm2, %xmm0
	vaddpd	(%rsi,%rcx,8), %xmm29, %xmm1
	vmovq	%xmm11, %r12
	vmovupd	(%rbx,%r13,8), %xmm6
	vmulpd	(%r14,%r8,8), %xmm0, %xmm31
	vmovq	%xmm10, %rcx
	vfmadd132pd	(%r15,%r8,8), %xmm31, %xmm1
	movq	16(%rsp), %r15
	vaddpd	(%rcx,%r13,8), %xmm6, %xmm29
	vfmadd132pd	(%r12,%r8,8), %xmm1, %xmm29
	addq	%rax, %r15
	leaq	6(%rdx), %rax
	vmovq	%xmm9, %rdx
	vmovupd	(%rsi,%r15,8), %xmm2
	vaddpd	(%rsi,%r10,8), %xmm2, %xmm1
	vfmadd132pd	(%r9,%r8,8), %xmm29, %xmm1
	vmovupd	%xmm1, (%rdx,%r13,8)
.L9:
	movq	64(%rsp), %rbx
	vmovq	%xmm8, %rdx
	movq	32(%rsp), %r10
	leaq	1(%rax), %r8
	vmovq	%xmm7, %rcx
	vmovq	%xmm10, %r9
	imulq	%rbx, %rdx
	leaq	(%rdx,%rax), %r12
	leaq	(%rdx,%r8), %r13
	addq	%r12, %rcx
	vmovsd	(%rsi,%r13,8), %xmm0
	vaddsd	-8(%rsi,%r12,8), %xmm0, %xmm28
	vmulsd	(%r10,%rcx,8), %xmm28, %xmm23
	vmovq	%xmm13, %r10
	vmovsd	(%r9,%r12,8), %xmm30
	vmovq	%xmm11, %r9
	vaddsd	(%r10,%r12,8), %xmm30, %xmm8
	movq	128(%rsp), %r10
	vmovsd	(%rsi,%r12,8), %xmm6
	vfmadd231sd	(%r14,%rcx,8), %xmm6, %xmm23
	imulq	%rbx, %r10
	vfmadd132sd	(%r9,%rcx,8), %xmm23, %xmm8
	leaq	(%r10,%rax), %r15
	vmovq	%r15, %xmm21
	vmovq	%xmm22, %r15
	imulq	%rbx, %r15
	vmovq	%xmm21, %rbx
	vmovsd	(%rsi,%rbx,8), %xmm26
	movq	48(%rsp), %rbx
	leaq	(%r15,%rax), %r9
	vaddsd	(%rsi,%r9,8), %xmm26, %xmm24
	vfmadd132sd	(%rbx,%rcx,8), %xmm8, %xmm24
	vmovq	%xmm9, %rcx
	vmovsd	%xmm24, (%rcx,%r12,8)
	cmpq	%r8, -56(%rsp)
	jle	.L6
	addq	$2, %rax
	movq	32(%rsp), %r9
	vmovq	%xmm7, %rcx
	vmovq	%xmm10, %rbx
	addq	%rax, %rdx
	addq	%r13, %rcx
	vmovsd	(%rbx,%r13,8), %xmm29
	vmovq	%xmm13, %rbx
	vmovsd	(%rsi,%rdx,8), %xmm31
	vaddsd	(%rbx,%r13,8), %xmm29, %xmm28
	vmovq	%xmm11, %rbx
	vaddsd	%xmm6, %xmm31, %xmm2
	vmulsd	(%r9,%rcx,8), %xmm2, %xmm1
	vfmadd231sd	(%r14,%rcx,8), %xmm0, %xmm1
	vfmadd231sd	(%rbx,%rcx,8), %xmm28, %xmm1
	leaq	(%r15,%r8), %rbx
	addq	%r10, %r8
	vmovsd	(%rsi,%rbx,8), %xmm23
	vaddsd	(%rsi,%r8,8), %xmm23, %xmm30
	movq	48(%rsp), %r8
	vfmadd132sd	(%r8,%rcx,8), %xmm1, %xmm30
	vmovq	%xmm9, %rcx
	vmovsd	%xmm30, (%rcx,%r13,8)
	cmpq	%rax, -56(%rsp)
	jle	.L6
	vmovq	%xmm7, %r13
	vaddsd	24(%rsi,%r12,8), %xmm0, %xmm6
	addq	%rax, %r10
	addq	%rax, %r15
	leaq	(%rdx,%r13), %r8
	movq	48(%rsp), %rax
	vmovq	%xmm10, %r12
	vmovq	%xmm11, %rbx
	vmulsd	(%r9,%r8,8), %xmm6, %xmm0
	vmovq	%xmm13, %r9
	vmovsd	(%r12,%rdx,8), %xmm8
	vfmadd132sd	(%r14,%r8,8), %xmm0, %xmm31
	vaddsd	(%r9,%rdx,8), %xmm8, %xmm2
	vfmadd231sd	(%rbx,%r8,8), %xmm2, %xmm31
	vmovsd	(%rsi,%r10,8), %xmm1
	vaddsd	(%rsi,%r15,8), %xmm1, %xmm6
	vfmadd132sd	(%rax,%r8,8), %xmm31, %xmm6
	vmovsd	%xmm6, (%rcx,%rdx,8)
.L6:
	movq	64(%rsp), %rcx
	movq	56(%rsp), %rdx
	movq	96(%rsp), %r8
	addq	%rdx, 112(%rsp)
	addq	%rdx, 104(%rsp)
	movq	128(%rsp), %r13
	addq	%rcx, %rdi
	addq	%rdx, 72(%rsp)
	cmpq	%r13, 8(%rsp)
	jne	.L13
	movq	-80(%rsp), %r10
	movq	-88(%rsp), %r15
	vmovq	%xmm27, %r13
	movq	%r11, %rsi
	movq	-64(%rsp), %rdi
	movq	-72(%rsp), %r11
	addq	%r13, 80(%rsp)
	addq	%r13, %r10
	addq	%r13, %r15
	addq	%r11, 40(%rsp)
	movq	%rdi, %rdx
	cmpq	%rdi, -96(%rsp)
	je	.L33
	addq	$1, %rdi
	movq	%rdi, -64(%rsp)
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L29:
	movq	112(%rsp), %rcx
	vmovq	%xmm1, %r9
	movq	104(%rsp), %rax
	vmovq	%xmm2, %r15
	vmovupd	8(%r8), %zmm6
	vaddpd	-8(%r8), %zmm6, %zmm21
	vmulpd	(%r9), %zmm21, %zmm24
	vmovupd	(%r8), %zmm0
	movq	96(%rsp), %r9
	vfmadd231pd	(%rcx), %zmm0, %zmm24
	vmovupd	(%r12), %zmm6
	vaddpd	0(%r13), %zmm6, %zmm22
	vfmadd132pd	(%rax), %zmm24, %zmm22
	movq	72(%rsp), %rcx
	movl	$64, %eax
	vmovupd	(%r15), %zmm0
	vaddpd	(%r9), %zmm0, %zmm26
	vfmadd132pd	(%r10), %zmm22, %zmm26
	cmpq	$1, 120(%rsp)
	vmovupd	%zmm26, (%rcx)
	movl	$1, %ecx
	je	.L31
	movq	%rdi, 16(%rsp)
	vmovq	%rsi, %xmm30
	movq	%r10, %rsi
	vmovq	%r11, %xmm31
	movq	%r14, 24(%rbp)
	movq	96(%rsp), %r10
	vmovq	%xmm23, %rdi
	vmovq	%xmm2, %r11
	movq	104(%rsp), %r14
	movq	72(%rsp), %r15
	vmovq	%xmm1, %r9
	jmp	.L5
.L37:
	movq	56(%rsp), %r13
	xorl	%r10d, %r10d
	movl	$1, %edx
	addq	%r8, %r13
	movq	%r13, 96(%rsp)
	jmp	.L11
.L14:
	movq	%rdx, %rax
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
