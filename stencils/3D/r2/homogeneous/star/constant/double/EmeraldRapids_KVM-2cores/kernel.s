	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	leaq	0(,%rdx,8), %rcx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$200, %rsp
	movq	%rdx, -8(%rsp)
	movq	%rcx, 72(%rsp)
	cmpq	%r8, %rax
	jge	.L36
	movq	%rdx, %rbx
	movq	%rcx, %r15
	leaq	-2(%rsi), %rdx
	movq	%rdx, 64(%rsp)
	shrq	$3, %r15
	cmpq	$4, %rsi
	jle	.L36
	cmpq	$4, %rbx
	jle	.L36
	movq	%rbx, %r13
	movq	%r9, %r11
	leaq	-2(%rax), %r12
	movq	%r8, %r10
	imulq	%rsi, %r13
	leaq	1(%rax), %r9
	movq	%r10, -88(%rsp)
	vmovsd	%xmm0, %xmm0, %xmm8
	leaq	-1(%rax), %rsi
	movq	%r9, %r8
	vmovddup	%xmm0, %xmm21
	movq	%r9, %r10
	vbroadcastsd	%xmm0, %ymm14
	vbroadcastsd	%xmm0, %zmm1
	movq	%r13, %rdi
	imulq	%r13, %r8
	leaq	0(,%r13,8), %r14
	imulq	%rax, %rdi
	addq	$2, %rax
	movq	%r14, -56(%rsp)
	imulq	%r13, %rax
	imulq	%r13, %r12
	movq	%r8, 112(%rsp)
	leaq	-5(%rbx), %r8
	imulq	%r13, %rsi
	movq	%rdi, 160(%rsp)
	movq	%rax, 96(%rsp)
	leaq	(%r15,%r15), %rax
	leaq	2(%rdi,%rax), %rdx
	movq	%r11, %rdi
	movq	%r12, 104(%rsp)
	addq	%r15, %rax
	subq	%rcx, %rdi
	leaq	-4(%rbx), %rcx
	movq	%rsi, 120(%rsp)
	leaq	0(,%rdx,8), %rsi
	movq	%rcx, %r12
	movq	%r8, 56(%rsp)
	movq	%r15, %rdx
	movq	%rcx, %r8
	shrq	$3, %r12
	andq	$-8, %r8
	negq	%rdx
	movq	%rax, -72(%rsp)
	movq	%r12, 168(%rsp)
	movq	%r15, %rax
	leaq	-2(%rbx), %r12
	leaq	-1(%rbx), %rbx
	salq	$4, %rax
	salq	$3, %rdx
	movq	%r8, -24(%rsp)
	addq	$2, %r8
	cmpq	%rcx, %rbx
	movq	%rcx, -32(%rsp)
	cmovg	%rcx, %rbx
	movl	$2, %ecx
	movq	%rax, 8(%rsp)
	subq	%r15, %rcx
	movq	%rdx, (%rsp)
	movq	%r8, -16(%rsp)
	vmovq	%rbx, %xmm20
	movq	%r12, -48(%rsp)
	movq	%rcx, 88(%rsp)
	movq	%rdi, -80(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	120(%rsp), %rdx
	movq	160(%rsp), %rbx
	movq	$2, 176(%rsp)
	vmovq	%r10, %xmm25
	movq	112(%rsp), %rdi
	movq	%rsi, -64(%rsp)
	vmovq	%r13, %xmm19
	movq	%r15, %r10
	leaq	(%r11,%rdx,8), %r14
	leaq	0(,%rbx,8), %r9
	subq	%rbx, %rdx
	vmovq	%r14, %xmm7
	leaq	(%r11,%r9), %r12
	addq	16(%rbp), %r9
	salq	$3, %rdx
	movq	104(%rsp), %r14
	leaq	(%r11,%rdi,8), %rax
	subq	%rbx, %rdi
	movq	%r9, 144(%rsp)
	movq	-80(%rsp), %r9
	salq	$3, %rdi
	movq	%rdx, 48(%rsp)
	vmovq	%rax, %xmm6
	leaq	(%r11,%r14,8), %r8
	subq	%rbx, %r14
	movq	%rdi, 40(%rsp)
	leaq	(%r11,%rsi), %rax
	vmovq	%r8, %xmm5
	movq	96(%rsp), %r8
	salq	$3, %r14
	leaq	(%rsi,%r9), %r9
	movq	%r14, 32(%rsp)
	movq	-32(%rsp), %r14
	leaq	(%r11,%r8,8), %rcx
	subq	%rbx, %r8
	movq	%r9, 184(%rsp)
	vmovq	%rcx, %xmm4
	movq	16(%rbp), %rcx
	andl	$7, %r14d
	salq	$3, %r8
	movq	%r14, 16(%rsp)
	addq	%rsi, %rcx
	movq	%r8, 24(%rsp)
	movq	%r12, %r8
	movq	%rcx, 192(%rsp)
	movq	%rbx, %rcx
	movq	-72(%rsp), %rbx
	leaq	(%r15,%rcx), %rdx
	leaq	2(%rcx), %rcx
	movq	%rbx, 152(%rsp)
	vmovq	%rdx, %xmm13
	vmovq	%rcx, %xmm11
	.p2align 4,,10
	.p2align 3
.L13:
	movq	176(%rsp), %r13
	vmovq	%r13, %xmm2
	addq	$1, %r13
	cmpq	$6, 56(%rsp)
	movq	%r13, 176(%rsp)
	jbe	.L39
	movq	48(%rsp), %r9
	movq	40(%rsp), %rcx
	leaq	-8(%rax), %rsi
	leaq	8(%rax), %r12
	movq	8(%rsp), %rdx
	vmovq	%rsi, %xmm16
	leaq	-16(%rax), %rdi
	movq	184(%rsp), %rsi
	leaq	(%rax,%r9), %rbx
	leaq	(%rax,%rcx), %r14
	movq	(%rsp), %rcx
	movq	32(%rsp), %r9
	vmovq	%rbx, %xmm9
	movq	24(%rsp), %rbx
	leaq	(%rsi,%rdx), %r13
	vmovq	%r12, %xmm15
	leaq	16(%rax), %r12
	vmovq	%rdi, %xmm12
	addq	%rsi, %rcx
	addq	%rax, %rdx
	vmovq	%r12, %xmm10
	leaq	(%rax,%rbx), %rbx
	leaq	(%rax,%r9), %r12
	xorl	%edi, %edi
	xorl	%r9d, %r9d
	testb	$1, 168(%rsp)
	je	.L34
	vmovq	%xmm9, %rdi
	vmovupd	-8(%rax), %zmm0
	vaddpd	(%rax), %zmm0, %zmm3
	vaddpd	8(%rax), %zmm3, %zmm0
	vaddpd	(%rdi), %zmm0, %zmm3
	movl	$64, %edi
	vaddpd	(%r14), %zmm3, %zmm0
	vaddpd	(%rsi), %zmm0, %zmm3
	vaddpd	0(%r13), %zmm3, %zmm0
	vaddpd	-16(%rax), %zmm0, %zmm3
	vaddpd	16(%rax), %zmm3, %zmm0
	vaddpd	(%r12), %zmm0, %zmm3
	vaddpd	(%rbx), %zmm3, %zmm0
	vaddpd	(%rcx), %zmm0, %zmm3
	vaddpd	(%rdx), %zmm3, %zmm0
	movq	192(%rsp), %r9
	cmpq	$1, 168(%rsp)
	vmulpd	%zmm1, %zmm0, %zmm3
	vmovupd	%zmm3, (%r9)
	movl	$1, %r9d
	je	.L33
.L34:
	movq	%r15, 136(%rsp)
	vmovq	%r8, %xmm31
	vmovq	%xmm16, %r15
	vmovq	%xmm15, %r8
	movq	%rdx, 184(%rsp)
	vmovq	%xmm9, %rdx
	movq	%r10, 128(%rsp)
	vmovq	%xmm12, %r10
	movq	%r11, 80(%rsp)
	movq	%rax, %r11
.L5:
	vmovq	%xmm10, %rax
	vmovupd	(%r15,%rdi), %zmm15
	addq	$2, %r9
	vaddpd	(%r11,%rdi), %zmm15, %zmm9
	vaddpd	(%r8,%rdi), %zmm9, %zmm12
	vaddpd	(%rdx,%rdi), %zmm12, %zmm0
	vaddpd	(%r14,%rdi), %zmm0, %zmm3
	vaddpd	(%rsi,%rdi), %zmm3, %zmm15
	vaddpd	0(%r13,%rdi), %zmm15, %zmm9
	vaddpd	(%r10,%rdi), %zmm9, %zmm12
	vaddpd	(%rax,%rdi), %zmm12, %zmm0
	movq	184(%rsp), %rax
	vaddpd	(%r12,%rdi), %zmm0, %zmm3
	vaddpd	(%rbx,%rdi), %zmm3, %zmm15
	vaddpd	(%rcx,%rdi), %zmm15, %zmm9
	vaddpd	(%rax,%rdi), %zmm9, %zmm12
	movq	192(%rsp), %rax
	vmovupd	64(%r15,%rdi), %zmm3
	vaddpd	64(%r11,%rdi), %zmm3, %zmm15
	vaddpd	64(%r8,%rdi), %zmm15, %zmm9
	vmulpd	%zmm1, %zmm12, %zmm0
	vaddpd	64(%rdx,%rdi), %zmm9, %zmm12
	vmovupd	%zmm0, (%rax,%rdi)
	vmovq	%xmm10, %rax
	vaddpd	64(%r14,%rdi), %zmm12, %zmm0
	vaddpd	64(%rsi,%rdi), %zmm0, %zmm3
	vaddpd	64(%r13,%rdi), %zmm3, %zmm15
	vaddpd	64(%r10,%rdi), %zmm15, %zmm9
	vaddpd	64(%rax,%rdi), %zmm9, %zmm12
	movq	184(%rsp), %rax
	vaddpd	64(%r12,%rdi), %zmm12, %zmm0
	vaddpd	64(%rbx,%rdi), %zmm0, %zmm3
	vaddpd	64(%rcx,%rdi), %zmm3, %zmm15
	vaddpd	64(%rax,%rdi), %zmm15, %zmm9
	subq	$-128, %rdi
	movq	192(%rsp), %rax
	vmulpd	%zmm1, %zmm9, %zmm12
	vmovupd	%zmm12, -64(%rdi,%rax)
	cmpq	%r9, 168(%rsp)
	jne	.L5
	movq	%rsi, 184(%rsp)
	movq	%r11, %rax
	movq	136(%rsp), %r15
	vmovq	%xmm31, %r8
	movq	128(%rsp), %r10
	movq	80(%rsp), %r11
.L33:
	cmpq	$0, 16(%rsp)
	leaq	(%r15,%r10), %r14
	je	.L6
	movq	-24(%rsp), %rdi
	movq	-16(%rsp), %rdx
.L11:
	movq	-8(%rsp), %rsi
	leaq	(%r15,%r10), %r14
	subq	%rdi, %rsi
	leaq	-4(%rsi), %rbx
	subq	$5, %rsi
	cmpq	$2, %rsi
	jbe	.L7
	movq	160(%rsp), %r13
	leaq	(%r14,%rdi), %r12
	movq	120(%rsp), %r9
	leaq	2(%r12,%r13), %rcx
	movq	112(%rsp), %r13
	leaq	2(%r12,%r9), %rsi
	vmovupd	-8(%r11,%rcx,8), %ymm10
	vaddpd	(%r11,%rcx,8), %ymm10, %ymm0
	leaq	2(%r12,%r13), %r9
	vaddpd	8(%r11,%rcx,8), %ymm0, %ymm3
	vaddpd	(%r11,%rsi,8), %ymm3, %ymm15
	vaddpd	(%r11,%r9,8), %ymm15, %ymm9
	vmovq	%xmm11, %r9
	addq	%rdi, %r9
	leaq	(%r9,%r10), %rsi
	vaddpd	(%r11,%rsi,8), %ymm9, %ymm12
	movq	152(%rsp), %rsi
	addq	%rsi, %r9
	vaddpd	(%r11,%r9,8), %ymm12, %ymm10
	movq	104(%rsp), %r9
	vaddpd	-16(%r11,%rcx,8), %ymm10, %ymm0
	vaddpd	16(%r11,%rcx,8), %ymm0, %ymm3
	leaq	2(%r12,%r9), %r13
	movq	96(%rsp), %r9
	vaddpd	(%r11,%r13,8), %ymm3, %ymm15
	movq	160(%rsp), %r13
	leaq	2(%r12,%r9), %r12
	leaq	(%rdi,%r10), %r9
	addq	%r15, %rdi
	vaddpd	(%r11,%r12,8), %ymm15, %ymm9
	movq	88(%rsp), %r12
	addq	%r13, %r9
	addq	%rsi, %rdi
	leaq	2(%r13,%rdi), %rdi
	addq	%r12, %r9
	vaddpd	(%r11,%r9,8), %ymm9, %ymm12
	vaddpd	(%r11,%rdi,8), %ymm12, %ymm10
	movq	16(%rbp), %r9
	vmulpd	%ymm14, %ymm10, %ymm0
	vmovupd	%ymm0, (%r9,%rcx,8)
	movq	%rbx, %rcx
	andq	$-4, %rcx
	addq	%rcx, %rdx
	andl	$3, %ebx
	je	.L6
.L7:
	vmovq	%xmm2, %rbx
	vmovq	%xmm13, %rdi
	vmovq	%xmm2, %r13
	subq	$1, %rbx
	leaq	(%rdi,%r10), %r10
	leaq	-2(%r13), %r12
	vmovq	%rbx, %xmm0
	leaq	2(%r13), %rsi
	leaq	1(%rdx), %r9
	addq	%rdx, %r10
	vmovq	%xmm20, %rbx
	movq	%r9, -40(%rsp)
	vmovq	%r12, %xmm10
	vmovq	%rsi, %xmm9
	leaq	(%r11,%r10,8), %rcx
	cmpq	%rbx, %r9
	jge	.L14
	vmovq	%xmm2, %rbx
	leaq	2(%rdx), %r9
	leaq	3(%rdx), %rdi
	vmovsd	8(%rcx), %xmm23
	imulq	%r15, %rbx
	vmovsd	(%rcx), %xmm3
	vmovq	%xmm7, %rsi
	leaq	(%rbx,%r9), %r13
	leaq	(%rbx,%rdx), %r10
	vmovsd	8(%r8,%r13,8), %xmm15
	vmovsd	(%r8,%r13,8), %xmm12
	leaq	(%rbx,%rdi), %r12
	vmovsd	(%r8,%r12,8), %xmm22
	vmovq	%r12, %xmm17
	vmovq	%xmm0, %r12
	vmovsd	%xmm15, %xmm15, %xmm24
	vaddsd	-8(%rcx), %xmm3, %xmm15
	vaddsd	%xmm23, %xmm3, %xmm3
	imulq	%r15, %r12
	vmovq	%xmm6, %rcx
	vaddsd	%xmm12, %xmm23, %xmm26
	vaddsd	%xmm23, %xmm15, %xmm15
	vaddsd	%xmm12, %xmm3, %xmm3
	movq	%r12, 136(%rsp)
	addq	%rdx, %r12
	vaddsd	%xmm24, %xmm26, %xmm28
	vunpcklpd	%xmm3, %xmm15, %xmm15
	vaddpd	(%rsi,%r10,8), %xmm15, %xmm3
	movq	176(%rsp), %rsi
	vaddpd	(%rcx,%r10,8), %xmm3, %xmm15
	vaddpd	(%r8,%r12,8), %xmm15, %xmm3
	imulq	%r15, %rsi
	leaq	-2(%rdx,%rbx), %r12
	leaq	(%rsi,%rdx), %rcx
	movq	%rsi, 128(%rsp)
	vmovq	%xmm5, %rsi
	vaddpd	(%r8,%rcx,8), %xmm3, %xmm15
	vmovq	%xmm4, %rcx
	vaddpd	(%r8,%r12,8), %xmm15, %xmm3
	vaddpd	(%r8,%r13,8), %xmm3, %xmm15
	vaddpd	(%rsi,%r10,8), %xmm15, %xmm3
	vmovq	%xmm9, %rsi
	imulq	%r15, %rsi
	vaddpd	(%rcx,%r10,8), %xmm3, %xmm15
	vmovq	%xmm10, %rcx
	imulq	%r15, %rcx
	movq	%rsi, 80(%rsp)
	addq	%rdx, %rsi
	leaq	(%rcx,%rdx), %r12
	vaddpd	(%r8,%r12,8), %xmm15, %xmm3
	vaddpd	(%r8,%rsi,8), %xmm3, %xmm15
	leaq	4(%rdx), %r12
	movq	144(%rsp), %rsi
	vmovq	%r12, %xmm27
	addq	%rbx, %r12
	vmulpd	%xmm21, %xmm15, %xmm3
	vmovq	%r12, %xmm18
	vmovsd	(%r8,%r12,8), %xmm15
	vmovq	%xmm7, %r12
	vaddsd	(%r12,%r13,8), %xmm28, %xmm29
	vmovq	%xmm6, %r12
	vaddsd	(%r12,%r13,8), %xmm29, %xmm30
	movq	136(%rsp), %r12
	addq	%r9, %r12
	vaddsd	(%r8,%r12,8), %xmm30, %xmm16
	movq	128(%rsp), %r12
	vmovupd	%xmm3, (%rsi,%r10,8)
	addq	%r9, %r12
	vaddsd	(%r8,%r12,8), %xmm16, %xmm31
	vaddsd	(%r8,%r10,8), %xmm31, %xmm23
	vmovq	%xmm5, %r12
	vaddsd	%xmm15, %xmm23, %xmm26
	vaddsd	(%r12,%r13,8), %xmm26, %xmm28
	vmovq	%xmm4, %r12
	vaddsd	(%r12,%r13,8), %xmm28, %xmm29
	leaq	(%rcx,%r9), %r12
	vaddsd	(%r8,%r12,8), %xmm29, %xmm30
	movq	80(%rsp), %r12
	addq	%r12, %r9
	vaddsd	(%r8,%r9,8), %xmm30, %xmm16
	vmovq	%xmm27, %r9
	vmulsd	%xmm8, %xmm16, %xmm31
	vmovsd	%xmm31, (%rsi,%r13,8)
	cmpq	%r9, -32(%rsp)
	jg	.L40
.L9:
	vmovq	%xmm2, %rdx
	vmovq	%xmm0, %r13
	leaq	1(%rdi), %r9
	imulq	%r15, %rdx
	vmovq	%xmm7, %rbx
	vmovq	%xmm6, %rsi
	imulq	%r15, %r13
	leaq	2(%rdi), %r10
	leaq	(%rdx,%rdi), %rcx
	leaq	(%rdx,%r9), %r12
	addq	%r10, %rdx
	vmovsd	(%r8,%rcx,8), %xmm22
	vmovsd	-8(%r8,%rcx,8), %xmm18
	movq	%r13, 136(%rsp)
	addq	%rdi, %r13
	vmovsd	(%r8,%r12,8), %xmm15
	vmovsd	(%r8,%rdx,8), %xmm29
	vaddsd	%xmm18, %xmm22, %xmm2
	vaddsd	%xmm15, %xmm2, %xmm12
	vaddsd	(%rbx,%rcx,8), %xmm12, %xmm3
	vaddsd	(%rsi,%rcx,8), %xmm3, %xmm2
	vaddsd	(%r8,%r13,8), %xmm2, %xmm0
	vmovq	%xmm5, %rsi
	movq	176(%rsp), %r13
	imulq	%r15, %r13
	leaq	0(%r13,%rdi), %rbx
	vaddsd	(%r8,%rbx,8), %xmm0, %xmm12
	vaddsd	-16(%r8,%rcx,8), %xmm12, %xmm3
	vmovq	%xmm4, %rbx
	vaddsd	%xmm29, %xmm3, %xmm2
	vaddsd	(%rsi,%rcx,8), %xmm2, %xmm0
	vmovq	%xmm10, %rsi
	imulq	%r15, %rsi
	vaddsd	(%rbx,%rcx,8), %xmm0, %xmm12
	vmovq	%xmm9, %rbx
	imulq	%r15, %rbx
	movq	%rsi, 128(%rsp)
	addq	%rdi, %rsi
	addq	%rbx, %rdi
	vaddsd	(%r8,%rsi,8), %xmm12, %xmm10
	movq	-48(%rsp), %rsi
	vaddsd	(%r8,%rdi,8), %xmm10, %xmm9
	movq	144(%rsp), %rdi
	vmulsd	%xmm8, %xmm9, %xmm3
	vmovsd	%xmm3, (%rdi,%rcx,8)
	cmpq	%r9, %rsi
	jle	.L6
	vaddsd	%xmm15, %xmm22, %xmm2
	vmovq	%xmm7, %rdi
	vmovsd	24(%r8,%rcx,8), %xmm0
	vaddsd	%xmm29, %xmm2, %xmm12
	vaddsd	(%rdi,%r12,8), %xmm12, %xmm10
	vmovq	%xmm6, %rdi
	vaddsd	(%rdi,%r12,8), %xmm10, %xmm9
	movq	136(%rsp), %rdi
	addq	%r9, %rdi
	vaddsd	(%r8,%rdi,8), %xmm9, %xmm3
	leaq	0(%r13,%r9), %rdi
	vaddsd	(%r8,%rdi,8), %xmm3, %xmm2
	vmovq	%xmm5, %rdi
	vaddsd	%xmm18, %xmm2, %xmm12
	vaddsd	%xmm0, %xmm12, %xmm10
	vaddsd	(%rdi,%r12,8), %xmm10, %xmm9
	vmovq	%xmm4, %rdi
	vaddsd	(%rdi,%r12,8), %xmm9, %xmm3
	movq	128(%rsp), %rdi
	addq	%r9, %rdi
	addq	%rbx, %r9
	vaddsd	(%r8,%rdi,8), %xmm3, %xmm2
	vaddsd	(%r8,%r9,8), %xmm2, %xmm12
	movq	144(%rsp), %r9
	vmulsd	%xmm8, %xmm12, %xmm10
	vmovsd	%xmm10, (%r9,%r12,8)
	cmpq	%r10, %rsi
	jle	.L6
	vaddsd	%xmm29, %xmm15, %xmm15
	vmovq	%xmm7, %r12
	leaq	0(%r13,%r10), %r13
	movq	136(%rsp), %rsi
	vmovq	%xmm6, %rdi
	addq	%r10, %rbx
	addq	%r10, %rsi
	vaddsd	%xmm0, %xmm15, %xmm0
	vaddsd	(%r12,%rdx,8), %xmm0, %xmm9
	vmovq	%xmm4, %r12
	vaddsd	(%rdi,%rdx,8), %xmm9, %xmm3
	vaddsd	(%r8,%rsi,8), %xmm3, %xmm2
	vaddsd	(%r8,%r13,8), %xmm2, %xmm12
	movq	128(%rsp), %rdi
	addq	%r10, %rdi
	vaddsd	%xmm22, %xmm12, %xmm10
	vaddsd	32(%r8,%rcx,8), %xmm10, %xmm15
	vmovq	%xmm5, %rcx
	vaddsd	(%rcx,%rdx,8), %xmm15, %xmm0
	vaddsd	(%r12,%rdx,8), %xmm0, %xmm9
	vaddsd	(%r8,%rdi,8), %xmm9, %xmm3
	vaddsd	(%r8,%rbx,8), %xmm3, %xmm2
	vmulsd	%xmm8, %xmm2, %xmm12
	vmovsd	%xmm12, (%r9,%rdx,8)
.L6:
	movq	72(%rsp), %rdx
	movq	%r14, %r10
	addq	%rdx, 184(%rsp)
	addq	%rdx, 192(%rsp)
	movq	176(%rsp), %r14
	addq	%r15, 152(%rsp)
	addq	%rdx, %rax
	cmpq	%r14, 64(%rsp)
	jne	.L13
	movq	-64(%rsp), %rsi
	movq	-56(%rsp), %r8
	vmovq	%xmm19, %r13
	vmovq	%xmm25, %r10
	addq	%r13, 160(%rsp)
	addq	%r13, 120(%rsp)
	addq	%r8, %rsi
	addq	%r13, 112(%rsp)
	addq	%r13, 104(%rsp)
	addq	%r13, 96(%rsp)
	cmpq	%r10, -88(%rsp)
	je	.L35
	addq	$1, %r10
	jmp	.L4
.L39:
	xorl	%edi, %edi
	movl	$2, %edx
	jmp	.L11
.L14:
	movq	%rdx, %rdi
	jmp	.L9
.L35:
	vzeroupper
.L36:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
.L40:
	leaq	5(%rdx), %r12
	vaddsd	%xmm12, %xmm24, %xmm23
	vmovq	%xmm7, %r9
	leaq	(%rbx,%r12), %r13
	vaddsd	%xmm15, %xmm24, %xmm24
	vmovsd	(%r8,%r13,8), %xmm30
	leaq	6(%rdx), %rsi
	vmovupd	(%r8,%r13,8), %xmm29
	vaddsd	%xmm15, %xmm23, %xmm23
	movq	%rsi, -96(%rsp)
	addq	%rbx, %rsi
	vaddsd	%xmm30, %xmm24, %xmm16
	vmovq	%rsi, %xmm31
	vaddsd	%xmm30, %xmm15, %xmm15
	vmovupd	(%r8,%rsi,8), %xmm26
	vmovsd	(%r8,%rsi,8), %xmm27
	vmovq	%xmm17, %rsi
	vunpckhpd	%xmm26, %xmm26, %xmm28
	vunpcklpd	%xmm16, %xmm23, %xmm23
	vaddpd	(%r9,%rsi,8), %xmm23, %xmm24
	vmovq	%xmm6, %rsi
	vmovq	%xmm17, %r9
	vaddpd	(%rsi,%r9,8), %xmm24, %xmm16
	movq	136(%rsp), %rsi
	movq	128(%rsp), %r9
	addq	%rdi, %rsi
	vaddpd	(%r8,%rsi,8), %xmm16, %xmm23
	movq	-40(%rsp), %rsi
	addq	%rdi, %r9
	vaddpd	(%r8,%r9,8), %xmm23, %xmm24
	vmovq	%xmm17, %r9
	addq	%rbx, %rsi
	vmovsd	(%r8,%rsi,8), %xmm3
	vmovq	%xmm5, %rsi
	vunpcklpd	%xmm12, %xmm3, %xmm12
	vaddpd	%xmm12, %xmm24, %xmm3
	vaddpd	%xmm29, %xmm3, %xmm12
	vaddpd	(%rsi,%r9,8), %xmm12, %xmm3
	vmovq	%xmm4, %rsi
	vaddpd	(%rsi,%r9,8), %xmm3, %xmm12
	movq	80(%rsp), %rsi
	leaq	(%rcx,%rdi), %r9
	vaddpd	(%r8,%r9,8), %xmm12, %xmm3
	vmovq	%xmm17, %r9
	addq	%rsi, %rdi
	vaddpd	(%r8,%rdi,8), %xmm3, %xmm12
	movq	144(%rsp), %rdi
	vmulpd	%xmm21, %xmm12, %xmm3
	vmovupd	%xmm3, (%rdi,%r9,8)
	leaq	7(%rdx), %r9
	vaddsd	%xmm27, %xmm15, %xmm3
	vmovq	%xmm7, %rdi
	leaq	(%rbx,%r9), %rsi
	vaddsd	(%rdi,%r13,8), %xmm3, %xmm15
	movq	136(%rsp), %rdi
	vmovsd	(%r8,%rsi,8), %xmm12
	vmovq	%xmm6, %rsi
	vaddsd	(%rsi,%r13,8), %xmm15, %xmm3
	movq	128(%rsp), %rsi
	addq	%r12, %rdi
	vaddsd	(%r8,%rdi,8), %xmm3, %xmm15
	vmovq	%xmm5, %rdi
	addq	%r12, %rsi
	vaddsd	(%r8,%rsi,8), %xmm15, %xmm3
	vmovq	%xmm4, %rsi
	vaddsd	%xmm22, %xmm3, %xmm15
	vaddsd	%xmm28, %xmm15, %xmm3
	vaddsd	(%rdi,%r13,8), %xmm3, %xmm15
	vaddsd	(%rsi,%r13,8), %xmm15, %xmm3
	movq	80(%rsp), %rsi
	leaq	(%rcx,%r12), %rdi
	vaddsd	(%r8,%rdi,8), %xmm3, %xmm15
	leaq	(%rsi,%r12), %r12
	vaddsd	(%r8,%r12,8), %xmm15, %xmm3
	movq	144(%rsp), %rdi
	vmulsd	%xmm8, %xmm3, %xmm15
	vmovsd	%xmm15, (%rdi,%r13,8)
	movq	-96(%rsp), %rdi
	cmpq	%r9, -32(%rsp)
	jle	.L9
	leaq	8(%rdx), %r13
	vmovddup	%xmm12, %xmm12
	leaq	9(%rdx), %rdi
	movq	-96(%rsp), %r12
	vaddpd	%xmm29, %xmm26, %xmm17
	addq	%r13, %rbx
	vmovq	%xmm31, %r9
	vmovhpd	(%r8,%rbx,8), %xmm12, %xmm3
	vmovq	%xmm7, %rdx
	vmovq	%xmm6, %rsi
	vaddpd	%xmm17, %xmm3, %xmm15
	vaddpd	(%rdx,%r9,8), %xmm15, %xmm12
	movq	136(%rsp), %rdx
	vaddpd	(%rsi,%r9,8), %xmm12, %xmm3
	movq	128(%rsp), %rsi
	addq	%r12, %rdx
	addq	%r12, %rsi
	vaddpd	(%r8,%rdx,8), %xmm3, %xmm15
	vmovq	%xmm5, %r12
	vaddpd	(%r8,%rsi,8), %xmm15, %xmm12
	vmovq	%xmm18, %rdx
	vmovq	%xmm4, %rsi
	vaddpd	(%r8,%rdx,8), %xmm12, %xmm3
	vaddpd	(%r8,%rbx,8), %xmm3, %xmm15
	vaddpd	(%r12,%r9,8), %xmm15, %xmm12
	movq	%r9, %r12
	vaddpd	(%rsi,%r9,8), %xmm12, %xmm3
	movq	-96(%rsp), %r9
	movq	80(%rsp), %rsi
	leaq	(%rcx,%r9), %rdx
	addq	%rsi, %r9
	vmovq	%xmm6, %rsi
	vaddpd	(%r8,%rdx,8), %xmm3, %xmm15
	vaddpd	(%r8,%r9,8), %xmm15, %xmm12
	vmovq	%xmm7, %r9
	vmovsd	(%r8,%rbx,8), %xmm15
	movq	144(%rsp), %rdx
	leaq	(%rcx,%r13), %rcx
	vmulpd	%xmm21, %xmm12, %xmm3
	vaddsd	%xmm28, %xmm15, %xmm12
	vmovupd	%xmm3, (%rdx,%r12,8)
	vmovsd	8(%r8,%rbx,8), %xmm3
	movq	136(%rsp), %rdx
	vaddsd	%xmm3, %xmm12, %xmm15
	vaddsd	(%r9,%rbx,8), %xmm15, %xmm12
	movq	128(%rsp), %r9
	vaddsd	(%rsi,%rbx,8), %xmm12, %xmm3
	leaq	(%rdx,%r13), %r12
	vmovq	%xmm4, %rdx
	leaq	(%r9,%r13), %rsi
	vaddsd	(%r8,%r12,8), %xmm3, %xmm15
	movq	80(%rsp), %r12
	vaddsd	(%r8,%rsi,8), %xmm15, %xmm12
	addq	%r13, %r12
	vaddsd	%xmm27, %xmm12, %xmm3
	vaddsd	80(%r8,%r10,8), %xmm3, %xmm15
	vmovq	%xmm5, %r10
	vaddsd	(%r10,%rbx,8), %xmm15, %xmm12
	vaddsd	(%rdx,%rbx,8), %xmm12, %xmm3
	vaddsd	(%r8,%rcx,8), %xmm3, %xmm15
	vaddsd	(%r8,%r12,8), %xmm15, %xmm12
	movq	144(%rsp), %r13
	vmulsd	%xmm8, %xmm12, %xmm3
	vmovsd	%xmm3, 0(%r13,%rbx,8)
	jmp	.L9
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
