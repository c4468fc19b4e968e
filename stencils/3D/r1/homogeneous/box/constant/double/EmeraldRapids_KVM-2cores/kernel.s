	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %rdi
	leaq	-1(%rdi), %rax
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$264, %rsp
	movq	%rdx, 24(%rsp)
	movq	%rcx, %rdx
	leaq	-1(%rsi), %rcx
	movq	%r8, -96(%rsp)
	movq	%rax, -40(%rsp)
	movq	%rcx, 56(%rsp)
	vmovsd	%xmm0, -48(%rsp)
	cmpq	%r8, %rdx
	jge	.L29
	leaq	0(,%rdi,8), %r15
	movq	%r15, %r11
	shrq	$3, %r11
	movq	%r11, 136(%rsp)
	cmpq	$1, %rcx
	jle	.L29
	cmpq	$1, %rax
	jle	.L29
	movq	%r9, %rbx
	movq	%rdi, %r9
	leaq	1(%rdx), %r10
	movq	16(%rbp), %rcx
	imulq	%rsi, %r9
	leaq	-1(%rdx), %r8
	movq	%r10, %r12
	movq	%r15, 40(%rsp)
	leaq	(%r11,%r11), %r13
	salq	$4, %r11
	vmovddup	%xmm0, %xmm3
	movq	%r11, %r14
	leaq	8(%rcx,%r15), %r11
	movq	%rbx, %rcx
	movq	%r13, -88(%rsp)
	movq	%r9, %rsi
	imulq	%r9, %r12
	movq	%r11, -104(%rsp)
	addq	%rbx, %r14
	imulq	%rdx, %rsi
	leaq	-2(%rdi), %rdx
	subq	$3, %rdi
	movq	%rdx, %rax
	movq	%rdi, 48(%rsp)
	movq	%rdx, %rdi
	vbroadcastsd	%xmm0, %ymm30
	andq	$-8, %rax
	imulq	%r9, %r8
	shrq	$3, %rdi
	movq	%rdx, 80(%rsp)
	movq	%rax, 8(%rsp)
	andl	$7, %edx
	addq	$1, %rax
	vbroadcastsd	%xmm0, %zmm5
	movq	%r12, 168(%rsp)
	movq	%rdi, 160(%rsp)
	movq	%rax, 16(%rsp)
	movq	%rdx, 32(%rsp)
	movq	%rsi, 96(%rsp)
	movq	%r14, %rsi
	movq	%r8, 144(%rsp)
	leaq	(%r15,%rbx), %r8
	.p2align 4,,10
	.p2align 3
.L4:
	movq	96(%rsp), %r12
	movq	168(%rsp), %rdx
	movq	$0, 128(%rsp)
	movq	16(%rbp), %r14
	movq	144(%rsp), %r15
	movq	%r9, -56(%rsp)
	salq	$3, %r12
	salq	$3, %rdx
	movq	%r8, -64(%rsp)
	addq	%r12, %r14
	leaq	(%rcx,%r12), %rbx
	leaq	(%r12,%r8), %rdi
	movq	%r10, -80(%rsp)
	leaq	0(,%r15,8), %r13
	movq	%r14, 72(%rsp)
	leaq	(%rcx,%rdx), %r15
	leaq	(%rdx,%r8), %r14
	addq	%rsi, %rdx
	leaq	(%rcx,%r13), %r11
	movq	%rbx, 232(%rsp)
	movq	%rdx, 240(%rsp)
	movq	-104(%rsp), %rdx
	leaq	0(%r13,%r8), %rax
	addq	%rsi, %r13
	movq	%r13, 256(%rsp)
	leaq	(%r12,%rsi), %r13
	addq	%rdx, %r12
	movq	%r11, 224(%rsp)
	movq	%r11, %rdx
	movq	%r12, 176(%rsp)
	movq	-88(%rsp), %r12
	movq	%r15, 208(%rsp)
	movq	%rdi, 216(%rsp)
	movq	%r14, 192(%rsp)
	movq	%r13, 248(%rsp)
	movq	%r12, 112(%rsp)
	movq	$1, 152(%rsp)
	movq	%rax, 200(%rsp)
	movq	%rbx, %rax
	movq	%rsi, -72(%rsp)
	movq	%r15, %rsi
	.p2align 4,,10
	.p2align 3
.L13:
	movq	152(%rsp), %r10
	movq	%r10, 104(%rsp)
	addq	$1, %r10
	cmpq	$6, 48(%rsp)
	movq	%r10, 152(%rsp)
	jbe	.L32
	movq	224(%rsp), %rdi
	movq	200(%rsp), %r10
	vmovq	%rdx, %xmm29
	vmovq	%rsi, %xmm19
	movq	232(%rsp), %r15
	movq	192(%rsp), %r9
	vmovq	%rax, %xmm14
	leaq	8(%rdi), %r11
	leaq	8(%r10), %r12
	movq	216(%rsp), %rbx
	vmovq	%r11, %xmm12
	movq	208(%rsp), %r11
	leaq	8(%r15), %r14
	addq	$16, %r15
	vmovq	%r14, %xmm11
	vmovq	%r12, %xmm9
	leaq	8(%r9), %r14
	leaq	8(%r11), %r13
	vmovq	%r14, %xmm8
	leaq	8(%rbx), %r8
	movq	248(%rsp), %r14
	vmovq	%r13, %xmm10
	vmovq	%r15, %xmm1
	leaq	16(%r11), %r15
	movq	256(%rsp), %r13
	movq	248(%rsp), %r11
	leaq	16(%rdi), %rdi
	vmovq	%r8, %xmm15
	movq	%r15, %rdx
	leaq	8(%r13), %r12
	leaq	8(%r14), %r13
	vmovq	%rdi, %xmm2
	xorl	%edi, %edi
	vmovq	%r12, %xmm0
	vmovq	%r13, %xmm6
	leaq	16(%rbx), %r13
	movq	240(%rsp), %r12
	movq	256(%rsp), %rbx
	leaq	16(%r11), %r11
	movq	%r13, %rsi
	vmovq	%xmm0, %r15
	leaq	8(%r12), %r14
	leaq	16(%r9), %r12
	vmovq	%xmm12, %r13
	xorl	%r9d, %r9d
	vmovq	%r14, %xmm4
	leaq	16(%r10), %r14
	addq	$16, %rbx
	movq	240(%rsp), %r10
	vmovq	%r12, %xmm12
	vmovq	%rbx, %xmm7
	vmovq	%xmm11, %r12
	leaq	16(%r10), %r10
	vmovq	%xmm10, %rbx
	vmovq	%r11, %xmm11
	vmovq	%r10, %xmm13
	vmovq	%rcx, %xmm10
	movq	%r14, %rcx
	vmovq	%xmm4, %r8
	vmovq	%xmm9, %r11
	vmovq	%xmm8, %r10
	vmovq	%xmm6, %r14
	.p2align 4,,10
	.p2align 3
.L5:
	movq	224(%rsp), %rax
	addq	$1, %r9
	vmovupd	(%rax,%rdi), %zmm9
	vmovq	%xmm15, %rax
	vaddpd	(%rax,%rdi), %zmm9, %zmm8
	movq	232(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm8, %zmm0
	movq	208(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm0, %zmm6
	movq	200(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm6, %zmm4
	movq	216(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm4, %zmm9
	movq	192(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm9, %zmm8
	movq	256(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm8, %zmm0
	movq	248(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm0, %zmm6
	movq	240(%rsp), %rax
	vaddpd	(%rax,%rdi), %zmm6, %zmm4
	vmovq	%xmm2, %rax
	vaddpd	0(%r13,%rdi), %zmm4, %zmm9
	vaddpd	(%r12,%rdi), %zmm9, %zmm8
	vaddpd	(%rbx,%rdi), %zmm8, %zmm0
	vaddpd	(%r11,%rdi), %zmm0, %zmm6
	vaddpd	(%r10,%rdi), %zmm6, %zmm4
	vaddpd	(%r15,%rdi), %zmm4, %zmm9
	vaddpd	(%r14,%rdi), %zmm9, %zmm8
	vaddpd	(%r8,%rdi), %zmm8, %zmm0
	vaddpd	(%rax,%rdi), %zmm0, %zmm6
	vmovq	%xmm1, %rax
	vaddpd	(%rax,%rdi), %zmm6, %zmm4
	vmovq	%xmm12, %rax
	vaddpd	(%rdx,%rdi), %zmm4, %zmm9
	vaddpd	(%rcx,%rdi), %zmm9, %zmm8
	vaddpd	(%rsi,%rdi), %zmm8, %zmm0
	vaddpd	(%rax,%rdi), %zmm0, %zmm6
	vmovq	%xmm7, %rax
	vaddpd	(%rax,%rdi), %zmm6, %zmm4
	vmovq	%xmm11, %rax
	vaddpd	(%rax,%rdi), %zmm4, %zmm9
	vmovq	%xmm13, %rax
	vaddpd	(%rax,%rdi), %zmm9, %zmm8
	movq	176(%rsp), %rax
	vmulpd	%zmm5, %zmm8, %zmm0
	vmovupd	%zmm0, (%rax,%rdi)
	addq	$64, %rdi
	cmpq	%r9, 160(%rsp)
	jne	.L5
	cmpq	$0, 32(%rsp)
	vmovq	%xmm14, %rax
	vmovq	%xmm29, %rdx
	vmovq	%xmm19, %rsi
	vmovq	%xmm10, %rcx
	je	.L33
	movq	16(%rsp), %r8
	movq	8(%rsp), %r9
	movq	%r8, 184(%rsp)
.L11:
	movq	24(%rsp), %r15
	movq	136(%rsp), %r12
	movq	128(%rsp), %rbx
	subq	%r9, %r15
	leaq	-2(%r15), %r13
	subq	$3, %r15
	movq	%r13, 88(%rsp)
	cmpq	$2, %r15
	jbe	.L34
	addq	%rbx, %r12
	movq	96(%rsp), %r13
	leaq	(%r9,%rbx), %r11
	movq	144(%rsp), %r14
	movq	168(%rsp), %rdi
	leaq	(%r12,%r9), %r10
	movq	%r12, 120(%rsp)
	leaq	(%r11,%r14), %r8
	leaq	1(%r10,%r13), %r12
	leaq	(%r11,%r13), %rbx
	leaq	(%r10,%r14), %r15
	addq	%rdi, %r11
	addq	%rdi, %r10
	movq	112(%rsp), %rdi
	vmovupd	(%rcx,%r12,8), %ymm2
	vaddpd	(%rcx,%r8,8), %ymm2, %ymm1
	vaddpd	(%rcx,%rbx,8), %ymm1, %ymm14
	addq	%rdi, %r9
	movq	168(%rsp), %rdi
	vaddpd	(%rcx,%r11,8), %ymm14, %ymm15
	addq	%r9, %r13
	addq	%r9, %r14
	vaddpd	(%rcx,%r15,8), %ymm15, %ymm12
	addq	%rdi, %r9
	vaddpd	-8(%rcx,%r12,8), %ymm12, %ymm7
	vaddpd	(%rcx,%r10,8), %ymm7, %ymm11
	vaddpd	(%rcx,%r14,8), %ymm11, %ymm13
	vaddpd	(%rcx,%r13,8), %ymm13, %ymm10
	vaddpd	(%rcx,%r9,8), %ymm10, %ymm6
	vaddpd	8(%rcx,%r8,8), %ymm6, %ymm4
	vaddpd	8(%rcx,%rbx,8), %ymm4, %ymm9
	vaddpd	8(%rcx,%r11,8), %ymm9, %ymm8
	vaddpd	8(%rcx,%r15,8), %ymm8, %ymm0
	vaddpd	8(%rcx,%r10,8), %ymm0, %ymm2
	vaddpd	8(%rcx,%r14,8), %ymm2, %ymm1
	vaddpd	8(%rcx,%r13,8), %ymm1, %ymm14
	vaddpd	8(%rcx,%r9,8), %ymm14, %ymm15
	vaddpd	16(%rcx,%r8,8), %ymm15, %ymm12
	vaddpd	16(%rcx,%rbx,8), %ymm12, %ymm7
	vaddpd	16(%rcx,%r11,8), %ymm7, %ymm11
	vaddpd	16(%rcx,%r15,8), %ymm11, %ymm13
	vaddpd	8(%rcx,%r12,8), %ymm13, %ymm10
	vaddpd	16(%rcx,%r10,8), %ymm10, %ymm6
	vaddpd	16(%rcx,%r14,8), %ymm6, %ymm4
	vaddpd	16(%rcx,%r13,8), %ymm4, %ymm9
	vaddpd	16(%rcx,%r9,8), %ymm9, %ymm8
	movq	88(%rsp), %r10
	movq	16(%rbp), %r9
	vmulpd	%ymm30, %ymm8, %ymm0
	movq	%r10, %r13
	andq	$-4, %r13
	addq	%r13, 184(%rsp)
	andl	$3, %r10d
	vmovupd	%ymm0, (%r9,%r12,8)
	je	.L6
.L7:
	movq	184(%rsp), %r14
	movq	112(%rsp), %r11
	movq	96(%rsp), %r15
	movq	168(%rsp), %rdi
	leaq	(%r14,%r11), %rbx
	movq	144(%rsp), %r13
	movq	104(%rsp), %r12
	leaq	(%rbx,%r15), %r9
	leaq	(%rbx,%rdi), %r8
	leaq	(%rcx,%r9,8), %r11
	movq	120(%rsp), %r9
	addq	%r13, %rbx
	leaq	(%rcx,%r8,8), %r10
	subq	$1, %r12
	leaq	(%rcx,%rbx,8), %rbx
	addq	%r14, %r9
	movq	%r12, 88(%rsp)
	leaq	(%r9,%r13), %r14
	movq	128(%rsp), %r13
	leaq	(%r9,%rdi), %r12
	leaq	(%rcx,%r14,8), %r8
	movq	184(%rsp), %r14
	leaq	(%rcx,%r12,8), %r12
	vmovq	%r8, %xmm20
	addq	%r14, %r13
	movq	%r13, %r8
	leaq	0(%r13,%rdi), %rdi
	leaq	(%rcx,%rdi,8), %r13
	movq	%r15, %rdi
	leaq	(%r8,%r15), %r15
	leaq	(%rcx,%r15,8), %r14
	movq	144(%rsp), %r15
	addq	%rdi, %r9
	movq	184(%rsp), %rdi
	leaq	(%rcx,%r9,8), %r9
	addq	%r15, %r8
	movq	80(%rsp), %r15
	leaq	(%rcx,%r8,8), %r8
	vmovq	%r8, %xmm12
	leaq	1(%rdi), %r8
	cmpq	%r15, %r8
	jge	.L14
	vmovq	%xmm20, %rdi
	vmovsd	(%r14), %xmm28
	movq	%r14, 128(%rsp)
	vmovsd	(%rdi), %xmm26
	movq	88(%rsp), %r14
	movq	%r13, 64(%rsp)
	movq	136(%rsp), %rdi
	vmovsd	0(%r13), %xmm27
	vmovq	%xmm12, %r13
	vmovsd	0(%r13), %xmm0
	vmovsd	(%r10), %xmm21
	movq	%rdi, %r15
	vmovsd	(%r11), %xmm22
	vmovsd	(%rbx), %xmm23
	imulq	%r14, %r15
	movq	104(%rsp), %r14
	vmovsd	(%r12), %xmm24
	vmovsd	(%r9), %xmm25
	leaq	(%r15,%r8), %r13
	vmovupd	(%rdx,%r13,8), %xmm1
	vmovsd	(%rdx,%r13,8), %xmm15
	vmovupd	(%rax,%r13,8), %xmm10
	vmovsd	(%rax,%r13,8), %xmm18
	vmovupd	(%rsi,%r13,8), %xmm9
	vmovsd	(%rsi,%r13,8), %xmm19
	movq	%rdi, %r13
	imulq	%r14, %r13
	leaq	0(%r13,%r8), %r14
	vmovupd	(%rdx,%r14,8), %xmm8
	vmovsd	(%rdx,%r14,8), %xmm14
	vmovupd	(%rax,%r14,8), %xmm7
	vmovsd	(%rax,%r14,8), %xmm13
	vmovupd	(%rsi,%r14,8), %xmm31
	vmovsd	(%rsi,%r14,8), %xmm11
	movq	152(%rsp), %r14
	imulq	%r14, %rdi
	addq	%rdi, %r8
	vmovupd	(%rdx,%r8,8), %xmm2
	vmovsd	(%rdx,%r8,8), %xmm6
	vmovupd	(%rax,%r8,8), %xmm17
	vmovsd	(%rax,%r8,8), %xmm4
	vmovupd	(%rsi,%r8,8), %xmm16
	vmovsd	(%rsi,%r8,8), %xmm29
	vmovq	%xmm12, %r8
	vaddsd	-8(%r8), %xmm25, %xmm12
	movq	128(%rsp), %r8
	movq	184(%rsp), %r14
	vaddsd	-8(%r8), %xmm12, %xmm12
	movq	64(%rsp), %r8
	addq	$2, %r14
	vaddsd	-8(%r8), %xmm12, %xmm12
	vmovq	%xmm20, %r8
	vaddsd	-8(%r8), %xmm12, %xmm12
	vaddsd	-8(%r9), %xmm12, %xmm12
	vaddsd	-8(%r12), %xmm12, %xmm12
	vaddsd	-8(%rbx), %xmm12, %xmm12
	vaddsd	-8(%r11), %xmm12, %xmm12
	vaddsd	-8(%r10), %xmm12, %xmm20
	movq	184(%rsp), %rbx
	movq	72(%rsp), %r10
	vaddsd	%xmm0, %xmm20, %xmm12
	vaddsd	%xmm13, %xmm0, %xmm0
	leaq	0(%r13,%rbx), %r11
	leaq	3(%rbx), %r8
	vaddsd	%xmm28, %xmm0, %xmm0
	vaddsd	%xmm28, %xmm12, %xmm12
	vaddsd	%xmm27, %xmm0, %xmm0
	vaddsd	%xmm27, %xmm12, %xmm12
	vaddsd	%xmm26, %xmm0, %xmm0
	vaddsd	%xmm26, %xmm12, %xmm12
	vaddsd	%xmm25, %xmm0, %xmm0
	vaddsd	%xmm24, %xmm12, %xmm12
	vaddsd	%xmm24, %xmm0, %xmm0
	vaddsd	%xmm23, %xmm12, %xmm12
	vaddsd	%xmm23, %xmm0, %xmm0
	vaddsd	%xmm22, %xmm12, %xmm12
	vaddsd	%xmm22, %xmm0, %xmm0
	vaddsd	%xmm21, %xmm12, %xmm12
	vaddsd	%xmm21, %xmm0, %xmm0
	vaddsd	%xmm15, %xmm0, %xmm0
	vaddsd	%xmm18, %xmm0, %xmm0
	vaddsd	%xmm19, %xmm0, %xmm0
	vaddsd	%xmm14, %xmm0, %xmm0
	vaddsd	%xmm11, %xmm0, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm0
	vaddsd	%xmm4, %xmm0, %xmm0
	vaddsd	%xmm29, %xmm0, %xmm0
	vunpcklpd	%xmm0, %xmm12, %xmm12
	vaddpd	%xmm1, %xmm12, %xmm0
	vaddpd	%xmm10, %xmm0, %xmm12
	vaddpd	%xmm9, %xmm12, %xmm0
	vaddpd	%xmm8, %xmm0, %xmm12
	vaddpd	%xmm7, %xmm12, %xmm0
	vaddpd	%xmm31, %xmm0, %xmm12
	vaddpd	%xmm2, %xmm12, %xmm0
	vaddpd	%xmm17, %xmm0, %xmm12
	vaddpd	%xmm16, %xmm12, %xmm0
	vmulpd	%xmm3, %xmm0, %xmm12
	vmovupd	%xmm12, (%r10,%r11,8)
	cmpq	%r8, 80(%rsp)
	jle	.L9
	vunpckhpd	%xmm7, %xmm7, %xmm7
	leaq	0(%r13,%r8), %r10
	leaq	4(%rbx), %r9
	vmovhpd	%xmm31, 128(%rsp)
	vaddsd	%xmm15, %xmm7, %xmm15
	vunpckhpd	%xmm1, %xmm1, %xmm1
	leaq	(%r15,%r9), %r12
	vmovhpd	%xmm2, 64(%rsp)
	vunpckhpd	%xmm10, %xmm10, %xmm10
	vunpckhpd	%xmm9, %xmm9, %xmm9
	vunpckhpd	%xmm8, %xmm8, %xmm8
	vmovsd	(%rdx,%r12,8), %xmm2
	vmovsd	(%rax,%r12,8), %xmm12
	vunpckhpd	%xmm17, %xmm17, %xmm17
	leaq	0(%r13,%r9), %rbx
	leaq	(%r15,%r8), %r11
	vaddsd	%xmm18, %xmm15, %xmm18
	vmovsd	%xmm2, (%rsp)
	addq	%rdi, %r8
	vmovsd	(%rdx,%rbx,8), %xmm2
	vunpckhpd	%xmm16, %xmm16, %xmm0
	vmovsd	%xmm12, -8(%rsp)
	vmovsd	(%rsi,%rbx,8), %xmm12
	vmovupd	(%rdx,%r11,8), %xmm28
	movq	%rdi, -32(%rsp)
	leaq	(%rdi,%r9), %rdi
	vmovupd	(%rax,%r11,8), %xmm20
	leaq	0(%r13,%r14), %r14
	vaddsd	%xmm19, %xmm18, %xmm19
	vmovupd	(%rsi,%r11,8), %xmm21
	vmovupd	(%rdx,%r10,8), %xmm22
	vmovsd	%xmm2, -16(%rsp)
	vmovupd	(%rax,%r10,8), %xmm23
	vmovupd	(%rsi,%r10,8), %xmm24
	vmovsd	%xmm12, -24(%rsp)
	vmovupd	(%rdx,%r8,8), %xmm25
	vmovupd	(%rax,%r8,8), %xmm26
	vaddsd	%xmm14, %xmm19, %xmm18
	vmovsd	64(%rsp), %xmm14
	vmovupd	(%rsi,%r8,8), %xmm27
	vmovsd	(%rsi,%r12,8), %xmm31
	vmovsd	(%rax,%rbx,8), %xmm2
	vmovsd	(%rdx,%rdi,8), %xmm12
	vmovsd	(%rax,%rdi,8), %xmm16
	vaddsd	%xmm13, %xmm18, %xmm19
	movq	(%rsi,%rdi,8), %r12
	vmovsd	128(%rsp), %xmm13
	vaddsd	%xmm11, %xmm19, %xmm18
	vaddsd	(%rax,%r10,8), %xmm1, %xmm11
	vaddsd	%xmm6, %xmm18, %xmm19
	vaddsd	%xmm10, %xmm11, %xmm6
	vaddsd	%xmm4, %xmm19, %xmm18
	vaddsd	%xmm9, %xmm6, %xmm4
	vaddsd	%xmm29, %xmm18, %xmm29
	vaddsd	%xmm1, %xmm29, %xmm19
	vaddsd	%xmm8, %xmm4, %xmm1
	vaddsd	%xmm10, %xmm19, %xmm18
	vaddsd	%xmm7, %xmm1, %xmm10
	vaddsd	%xmm9, %xmm18, %xmm29
	vaddsd	%xmm13, %xmm10, %xmm9
	vaddsd	%xmm8, %xmm29, %xmm19
	vaddsd	%xmm14, %xmm9, %xmm8
	vaddsd	%xmm13, %xmm19, %xmm18
	vaddsd	%xmm17, %xmm8, %xmm7
	vaddsd	%xmm14, %xmm18, %xmm29
	vaddsd	%xmm17, %xmm29, %xmm19
	vaddsd	%xmm0, %xmm19, %xmm18
	vaddsd	%xmm0, %xmm7, %xmm0
	vaddsd	(%rdx,%r11,8), %xmm0, %xmm15
	vaddsd	(%rax,%r11,8), %xmm15, %xmm13
	vaddsd	(%rsi,%r11,8), %xmm13, %xmm14
	vaddsd	(%rdx,%r10,8), %xmm14, %xmm11
	vaddsd	(%rsi,%r10,8), %xmm11, %xmm6
	vaddsd	(%rdx,%r8,8), %xmm6, %xmm4
	vaddsd	(%rax,%r8,8), %xmm4, %xmm1
	vaddsd	(%rsi,%r8,8), %xmm1, %xmm10
	movq	72(%rsp), %r11
	movq	184(%rsp), %r10
	vunpcklpd	%xmm10, %xmm18, %xmm9
	leaq	5(%r10), %r8
	vaddpd	%xmm28, %xmm9, %xmm8
	vaddpd	%xmm20, %xmm8, %xmm7
	vaddpd	%xmm21, %xmm7, %xmm0
	vaddpd	%xmm22, %xmm0, %xmm15
	vaddpd	%xmm23, %xmm15, %xmm13
	vaddpd	%xmm24, %xmm13, %xmm14
	vaddpd	%xmm25, %xmm14, %xmm11
	vaddpd	%xmm26, %xmm11, %xmm6
	vaddpd	%xmm27, %xmm6, %xmm4
	vmulpd	%xmm3, %xmm4, %xmm1
	vmovupd	%xmm1, (%r11,%r14,8)
	movq	%r9, %r14
	cmpq	%r8, 80(%rsp)
	jle	.L9
	leaq	0(%r13,%r8), %r13
	leaq	(%r15,%r8), %r9
	addq	$6, %r10
	vmovsd	(%rsp), %xmm6
	vmovhpd	(%rax,%r13,8), %xmm2, %xmm2
	vmovsd	-8(%rsp), %xmm1
	movq	-32(%rsp), %r15
	movq	%r10, %r14
	vaddpd	%xmm28, %xmm2, %xmm10
	vmovhpd	(%rdx,%r9,8), %xmm6, %xmm4
	addq	%r8, %r15
	vaddpd	%xmm20, %xmm10, %xmm9
	vmovhpd	(%rax,%r9,8), %xmm1, %xmm10
	vmovsd	%xmm16, %xmm16, %xmm1
	vaddpd	%xmm21, %xmm9, %xmm8
	vaddpd	%xmm22, %xmm8, %xmm7
	vmovsd	%xmm31, %xmm31, %xmm8
	vaddpd	%xmm23, %xmm7, %xmm0
	vmovhpd	(%rsi,%r9,8), %xmm8, %xmm7
	vaddpd	%xmm24, %xmm0, %xmm15
	vaddpd	%xmm25, %xmm15, %xmm13
	vmovsd	-16(%rsp), %xmm15
	vaddpd	%xmm26, %xmm13, %xmm14
	vmovhpd	(%rdx,%r13,8), %xmm15, %xmm13
	vaddpd	%xmm27, %xmm14, %xmm11
	vaddpd	%xmm4, %xmm11, %xmm2
	vmovsd	-24(%rsp), %xmm11
	vmovhpd	(%rdx,%r15,8), %xmm12, %xmm4
	vmovhpd	(%rsi,%r13,8), %xmm11, %xmm6
	vaddpd	%xmm10, %xmm2, %xmm9
	vaddpd	%xmm7, %xmm9, %xmm0
	vmovhpd	(%rax,%r15,8), %xmm1, %xmm9
	vmovq	%r12, %xmm7
	vaddpd	%xmm13, %xmm0, %xmm14
	vmovhpd	(%rsi,%r15,8), %xmm7, %xmm0
	vaddpd	%xmm6, %xmm14, %xmm2
	vaddpd	%xmm4, %xmm2, %xmm10
	vaddpd	%xmm9, %xmm10, %xmm8
	vaddpd	%xmm0, %xmm8, %xmm15
	vaddpd	(%rdx,%r9,8), %xmm15, %xmm13
	vaddpd	(%rax,%r9,8), %xmm13, %xmm14
	vaddpd	(%rsi,%r9,8), %xmm14, %xmm11
	vaddpd	(%rdx,%r13,8), %xmm11, %xmm6
	vaddpd	(%rax,%r13,8), %xmm6, %xmm2
	vaddpd	(%rsi,%r13,8), %xmm2, %xmm12
	vaddpd	(%rdx,%r15,8), %xmm12, %xmm4
	vaddpd	(%rax,%r15,8), %xmm4, %xmm10
	vaddpd	(%rsi,%r15,8), %xmm10, %xmm1
	vmulpd	%xmm3, %xmm1, %xmm9
	vmovupd	%xmm9, (%r11,%rbx,8)
.L9:
	movq	88(%rsp), %r8
	movq	136(%rsp), %r11
	leaq	-1(%r14), %r9
	movq	104(%rsp), %r12
	imulq	%r11, %r8
	imulq	%r11, %r12
	leaq	(%r8,%r14), %rdi
	vmovsd	(%rdx,%rdi,8), %xmm0
	vmovsd	(%rax,%rdi,8), %xmm25
	leaq	(%r12,%r14), %rbx
	vmovsd	(%rsi,%rdi,8), %xmm24
	movq	152(%rsp), %rdi
	vmovsd	(%rax,%rbx,8), %xmm22
	vmovsd	(%rdx,%rbx,8), %xmm23
	imulq	%r11, %rdi
	leaq	1(%r14), %r11
	vmovsd	(%rsi,%rbx,8), %xmm21
	leaq	(%r8,%r11), %r13
	vmovsd	(%rdx,%r13,8), %xmm1
	vmovsd	(%rax,%r13,8), %xmm16
	leaq	(%rdi,%r11), %r15
	vmovsd	(%rsi,%r13,8), %xmm15
	leaq	(%r8,%r9), %r13
	vmovsd	(%rdx,%r15,8), %xmm10
	vaddsd	(%rdx,%r13,8), %xmm22, %xmm7
	leaq	(%rdi,%r14), %r10
	vmovsd	(%rax,%r15,8), %xmm9
	vmovsd	(%rsi,%r15,8), %xmm8
	leaq	(%r12,%r9), %r15
	addq	%rdi, %r9
	vaddsd	(%rax,%r13,8), %xmm7, %xmm11
	vaddsd	(%rsi,%r13,8), %xmm11, %xmm6
	vaddsd	(%rdx,%r15,8), %xmm6, %xmm2
	vaddsd	(%rax,%r15,8), %xmm2, %xmm4
	vaddsd	(%rsi,%r15,8), %xmm4, %xmm7
	vaddsd	(%rdx,%r9,8), %xmm7, %xmm11
	vaddsd	(%rax,%r9,8), %xmm11, %xmm6
	vaddsd	(%rsi,%r9,8), %xmm6, %xmm2
	vmovsd	(%rdx,%r10,8), %xmm20
	vmovsd	(%rax,%r10,8), %xmm19
	vmovsd	(%rsi,%r10,8), %xmm18
	leaq	(%r12,%r11), %r10
	vaddsd	%xmm0, %xmm2, %xmm4
	vmovsd	(%rdx,%r10,8), %xmm14
	vmovsd	(%rax,%r10,8), %xmm13
	vmovsd	(%rsi,%r10,8), %xmm12
	vaddsd	%xmm25, %xmm4, %xmm7
	vaddsd	%xmm24, %xmm7, %xmm11
	vaddsd	%xmm23, %xmm11, %xmm6
	vaddsd	%xmm21, %xmm6, %xmm2
	vaddsd	%xmm20, %xmm2, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm7
	vaddsd	%xmm18, %xmm7, %xmm11
	vaddsd	%xmm1, %xmm11, %xmm6
	vaddsd	%xmm16, %xmm6, %xmm2
	vaddsd	%xmm15, %xmm2, %xmm4
	vaddsd	%xmm14, %xmm4, %xmm7
	vaddsd	%xmm13, %xmm7, %xmm11
	vaddsd	%xmm12, %xmm11, %xmm6
	vaddsd	%xmm10, %xmm6, %xmm2
	vaddsd	%xmm9, %xmm2, %xmm4
	vmovsd	-48(%rsp), %xmm2
	movq	72(%rsp), %r15
	movq	-40(%rsp), %r13
	vaddsd	%xmm8, %xmm4, %xmm7
	vmulsd	%xmm2, %xmm7, %xmm11
	vmovsd	%xmm11, (%r15,%rbx,8)
	cmpq	%r11, %r13
	jle	.L6
	vaddsd	%xmm13, %xmm0, %xmm0
	leaq	2(%r14), %r9
	leaq	(%r8,%r9), %rbx
	leaq	(%r12,%r9), %r11
	vmovsd	(%rdx,%rbx,8), %xmm26
	vmovsd	(%rax,%rbx,8), %xmm28
	vaddsd	%xmm25, %xmm0, %xmm11
	vmovsd	(%rsi,%rbx,8), %xmm29
	vmovsd	(%rdx,%r11,8), %xmm31
	leaq	(%rdi,%r9), %rbx
	vmovsd	(%rax,%r11,8), %xmm27
	vmovsd	(%rsi,%r11,8), %xmm7
	vmovsd	(%rdx,%rbx,8), %xmm6
	vmovsd	(%rax,%rbx,8), %xmm4
	vaddsd	%xmm24, %xmm11, %xmm0
	vmovsd	(%rsi,%rbx,8), %xmm17
	vaddsd	%xmm23, %xmm0, %xmm11
	vaddsd	%xmm22, %xmm11, %xmm0
	vaddsd	%xmm21, %xmm0, %xmm11
	vaddsd	%xmm20, %xmm11, %xmm0
	vaddsd	%xmm19, %xmm0, %xmm11
	vaddsd	%xmm18, %xmm11, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm11
	vaddsd	%xmm16, %xmm11, %xmm0
	vaddsd	%xmm15, %xmm0, %xmm11
	vaddsd	%xmm14, %xmm11, %xmm0
	vaddsd	%xmm12, %xmm0, %xmm11
	vaddsd	%xmm10, %xmm11, %xmm0
	vaddsd	%xmm9, %xmm0, %xmm11
	vaddsd	%xmm8, %xmm11, %xmm0
	vaddsd	%xmm26, %xmm0, %xmm11
	vaddsd	%xmm28, %xmm11, %xmm0
	vaddsd	%xmm29, %xmm0, %xmm11
	vaddsd	%xmm31, %xmm11, %xmm0
	vaddsd	%xmm27, %xmm0, %xmm11
	vaddsd	%xmm7, %xmm11, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm11
	vaddsd	%xmm4, %xmm11, %xmm0
	vaddsd	%xmm17, %xmm0, %xmm11
	vmulsd	%xmm2, %xmm11, %xmm0
	vmovsd	%xmm0, (%r15,%r10,8)
	cmpq	%r9, %r13
	jle	.L6
	vaddsd	%xmm27, %xmm1, %xmm1
	leaq	3(%r14), %r14
	addq	%r14, %r8
	leaq	(%r12,%r14), %r12
	addq	%r14, %rdi
	vaddsd	%xmm16, %xmm1, %xmm11
	vaddsd	%xmm15, %xmm11, %xmm15
	vaddsd	%xmm14, %xmm15, %xmm14
	vaddsd	%xmm13, %xmm14, %xmm13
	vaddsd	%xmm12, %xmm13, %xmm12
	vaddsd	%xmm10, %xmm12, %xmm10
	vaddsd	%xmm9, %xmm10, %xmm9
	vaddsd	%xmm8, %xmm9, %xmm8
	vaddsd	%xmm26, %xmm8, %xmm0
	vaddsd	%xmm28, %xmm0, %xmm1
	vaddsd	%xmm29, %xmm1, %xmm11
	vaddsd	%xmm31, %xmm11, %xmm15
	vaddsd	%xmm7, %xmm15, %xmm7
	vaddsd	%xmm6, %xmm7, %xmm6
	vaddsd	%xmm4, %xmm6, %xmm4
	vaddsd	%xmm17, %xmm4, %xmm14
	vaddsd	(%rdx,%r8,8), %xmm14, %xmm13
	vaddsd	(%rax,%r8,8), %xmm13, %xmm12
	vaddsd	(%rsi,%r8,8), %xmm12, %xmm10
	vaddsd	(%rdx,%r12,8), %xmm10, %xmm9
	vaddsd	(%rax,%r12,8), %xmm9, %xmm8
	vaddsd	(%rsi,%r12,8), %xmm8, %xmm0
	vaddsd	(%rdx,%rdi,8), %xmm0, %xmm1
	vaddsd	(%rax,%rdi,8), %xmm1, %xmm11
	vaddsd	(%rsi,%rdi,8), %xmm11, %xmm15
	vmulsd	%xmm2, %xmm15, %xmm2
	vmovsd	%xmm2, (%r15,%r11,8)
.L6:
	movq	120(%rsp), %rdi
	movq	40(%rsp), %r8
	movq	136(%rsp), %r10
	addq	%r8, 216(%rsp)
	addq	%r8, 224(%rsp)
	movq	152(%rsp), %r13
	addq	%r8, 232(%rsp)
	addq	%r8, 208(%rsp)
	addq	%r8, 200(%rsp)
	addq	%r8, 192(%rsp)
	addq	%r8, 256(%rsp)
	addq	%r8, 248(%rsp)
	addq	%r8, 240(%rsp)
	addq	%r8, 176(%rsp)
	addq	%r10, 112(%rsp)
	movq	%rdi, 128(%rsp)
	cmpq	%r13, 56(%rsp)
	jne	.L13
	movq	-56(%rsp), %r9
	movq	-64(%rsp), %r8
	addq	%r9, 96(%rsp)
	movq	-72(%rsp), %rsi
	addq	%r9, 144(%rsp)
	movq	-80(%rsp), %r10
	addq	%r9, 168(%rsp)
	cmpq	%r10, -96(%rsp)
	je	.L28
	addq	$1, %r10
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	136(%rsp), %r9
	movq	128(%rsp), %rdi
	addq	%rdi, %r9
	movq	%r9, 120(%rsp)
	jmp	.L6
.L32:
	movq	$1, 184(%rsp)
	xorl	%r9d, %r9d
	jmp	.L11
.L34:
	addq	%rbx, %r12
	movq	%r12, 120(%rsp)
	jmp	.L7
.L14:
	movq	184(%rsp), %r14
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
