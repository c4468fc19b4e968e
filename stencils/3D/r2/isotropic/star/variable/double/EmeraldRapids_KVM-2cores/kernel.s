	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsi, %rax
	movq	%rdx, %r11
	leaq	0(,%rdx,8), %rsi
	imulq	%rax, %r11
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	imulq	%r11, %rdi
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$264, %rsp
	movq	%rdx, -8(%rsp)
	movq	%r8, -72(%rsp)
	movq	%rsi, 24(%rsp)
	cmpq	%r8, %rcx
	jge	.L34
	shrq	$3, %rsi
	movq	%rdx, %r15
	movq	%rdi, %rdx
	movq	%rcx, %r10
	salq	$4, %rdx
	leaq	(%rdi,%rsi), %rcx
	addq	24(%rbp), %rdx
	movq	%rsi, %r12
	leaq	-2(%rax), %r14
	leaq	0(,%r11,8), %rbx
	movq	%rdi, 152(%rsp)
	movq	%rbx, 256(%rsp)
	leaq	(%rcx,%rcx), %r13
	shrq	$3, %rbx
	movq	%rdx, 200(%rsp)
	movq	%r14, 16(%rsp)
	cmpq	$4, %rax
	jle	.L34
	movq	%r15, %rdi
	cmpq	$4, %r15
	jle	.L34
	movq	%rbx, %rdx
	leaq	(%rsi,%rsi), %r8
	movq	24(%rbp), %rsi
	leaq	(%r12,%rcx), %r14
	imulq	%r10, %rdx
	movq	24(%rbp), %rcx
	movq	%r11, -88(%rsp)
	movq	%r12, -96(%rsp)
	movq	%r9, -112(%rsp)
	leaq	(%rdx,%r8), %rax
	addq	%rdx, %r14
	leaq	0(%r13,%rdx), %r13
	movq	%r8, -104(%rsp)
	leaq	(%rsi,%rax,8), %r15
	leaq	-1(%r10), %rsi
	movq	%rax, 176(%rsp)
	imulq	%r11, %rsi
	leaq	(%rcx,%r14,8), %rax
	movq	%r15, 56(%rsp)
	movq	%r11, %r15
	movq	%rax, 48(%rsp)
	imulq	%r10, %r15
	addq	%r8, %rsi
	leaq	(%r9,%rsi,8), %r14
	movq	%r15, 184(%rsp)
	movq	%r14, 104(%rsp)
	leaq	1(%r10), %r14
	movq	%r14, %rax
	imulq	%r11, %rax
	leaq	(%r8,%rax), %rcx
	subq	%r11, %rax
	leaq	(%r9,%rcx,8), %rsi
	leaq	-2(%r10), %rcx
	addq	%r12, %rax
	movq	%rsi, 96(%rsp)
	movq	24(%rbp), %rsi
	imulq	%r11, %rcx
	leaq	(%r9,%rax,8), %rax
	movq	%rax, 88(%rsp)
	leaq	(%rsi,%r13,8), %rdx
	leaq	2(%r10), %r13
	imulq	%r11, %r13
	addq	%r8, %rcx
	movq	%rdx, 40(%rsp)
	leaq	(%r9,%rcx,8), %rax
	leaq	(%r11,%r11), %rcx
	movq	%rax, 80(%rsp)
	vmovq	%rcx, %xmm2
	addq	%r8, %r13
	leaq	(%r9,%r13,8), %rdx
	leaq	(%r9,%r15,8), %r13
	movq	%rdx, 72(%rsp)
	leaq	0(,%r12,4), %rdx
	leaq	(%r15,%rdx), %rax
	leaq	(%r8,%r15), %r15
	leaq	(%r9,%rax,8), %rcx
	movq	16(%rbp), %rax
	leaq	2(%rdx), %rdx
	movq	%rcx, 32(%rsp)
	leaq	(%rax,%r15,8), %rcx
	leaq	-5(%rdi), %rax
	movq	%r12, %r15
	movq	%rdx, -80(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	-4(%rdi), %rcx
	negq	%r15
	movq	%rcx, 144(%rsp)
	salq	$4, %r15
	movq	%rax, 8(%rsp)
	movq	%rcx, %rax
	shrq	$3, %rcx
	movq	%rcx, 224(%rsp)
	leaq	(%r8,%r12), %rcx
	movq	256(%rsp), %r8
	vmovq	%rcx, %xmm24
	movq	%rax, %rcx
	andq	$-8, %rax
	movq	%rax, -24(%rsp)
	addq	$2, %rax
	movq	%rax, -16(%rsp)
	leaq	-2(%rdi), %rax
	leaq	-1(%rdi), %rdi
	cmpq	%rcx, %rdi
	movq	%rax, 136(%rsp)
	movq	152(%rsp), %rax
	cmovg	%rcx, %rdi
	movq	152(%rsp), %rcx
	leaq	(%rsi,%rax,8), %rsi
	leaq	2(%rcx,%rcx), %rax
	vmovq	%rdi, %xmm26
	vmovq	%rsi, %xmm20
	vmovq	%rax, %xmm23
	vmovq	%xmm2, %rdi
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-88(%rsp), %r11
	movq	96(%rsp), %rcx
	imulq	%rbx, %r10
	movq	$2, 232(%rsp)
	movq	104(%rsp), %rsi
	movq	72(%rsp), %rdx
	movq	%r8, -40(%rsp)
	vmovq	%rdi, %xmm30
	movq	184(%rsp), %r12
	addq	%r15, %rcx
	movq	80(%rsp), %rax
	movq	%rbx, -48(%rsp)
	addq	%r15, %rsi
	vmovq	%rcx, %xmm15
	movq	88(%rsp), %rcx
	addq	%r15, %rdx
	movq	%r12, %r9
	vmovq	%rsi, %xmm16
	movq	%r13, %rsi
	addq	%r15, %rax
	subq	%r11, %r9
	movq	%r12, %r11
	vmovq	%rdx, %xmm13
	subq	%r15, %rsi
	subq	%rdi, %r11
	movq	%r9, 168(%rsp)
	addq	%rdi, %r9
	xorl	%edx, %edx
	addq	$2, %r11
	subq	%r15, %rcx
	movq	%r9, 184(%rsp)
	movq	64(%rsp), %r9
	vmovq	%rax, %xmm14
	movq	%r11, 160(%rsp)
	movq	-80(%rsp), %r11
	vmovq	%r10, %xmm17
	movq	-104(%rsp), %rax
	addq	%r15, %r9
	movq	%rcx, (%rsp)
	leaq	2(%r12,%rdi), %r10
	movq	%r15, -56(%rsp)
	vmovq	%r9, %xmm9
	movq	-96(%rsp), %rdi
	vmovq	%r10, %xmm19
	movq	%rsi, 208(%rsp)
	movq	-112(%rsp), %r9
	movq	%rdx, 256(%rsp)
	movq	%r14, -64(%rsp)
	movq	%r12, 192(%rsp)
	addq	%r11, %r12
	movq	%rax, 216(%rsp)
	vmovq	%r12, %xmm18
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L13:
	movq	232(%rsp), %rbx
	vmovq	%rbx, %xmm8
	addq	$1, %rbx
	cmpq	$6, 8(%rsp)
	movq	%rbx, 232(%rsp)
	jbe	.L37
	movq	56(%rsp), %r8
	movq	96(%rsp), %r10
	movq	48(%rsp), %r12
	movq	104(%rsp), %rdx
	leaq	16(%rax,%r8), %r14
	leaq	16(%rax,%r10), %r11
	movq	208(%rsp), %r8
	leaq	16(%rax,%r12), %rsi
	vmovq	%r14, %xmm3
	movq	(%rsp), %r12
	movq	88(%rsp), %r14
	leaq	16(%rax,%rdx), %rbx
	vmovq	%r11, %xmm7
	leaq	24(%r8), %rcx
	movq	40(%rsp), %rdx
	movq	80(%rsp), %r11
	vmovq	%rsi, %xmm4
	vmovq	%rcx, %xmm12
	leaq	16(%r8), %r15
	leaq	16(%rax,%r12), %rcx
	vmovq	%r15, %xmm22
	leaq	16(%rax,%rdx), %r10
	leaq	16(%rax,%r14), %rsi
	leaq	16(%rax,%r11), %r14
	movq	64(%rsp), %r11
	vmovq	%rcx, %xmm5
	leaq	16(%rax,%r13), %rdx
	movq	72(%rsp), %rcx
	vmovq	%r10, %xmm6
	movq	32(%rsp), %r10
	vmovq	%rdx, %xmm10
	leaq	16(%rax,%r11), %rdx
	leaq	8(%r8), %r15
	xorl	%r11d, %r11d
	vmovq	%r14, %xmm11
	leaq	32(%r8), %r12
	leaq	16(%rax,%r10), %r14
	xorl	%r10d, %r10d
	leaq	16(%rax,%rcx), %rcx
	vmovq	%rdx, %xmm2
	testb	$1, 224(%rsp)
	je	.L32
	vmovq	%xmm7, %r11
	vmovupd	24(%r8), %zmm0
	vaddpd	8(%r8), %zmm0, %zmm0
	vmovq	%xmm5, %rdx
	vmovupd	(%r11), %zmm1
	vaddpd	(%rbx), %zmm1, %zmm1
	vmovq	%xmm4, %r11
	vmovq	%xmm11, %r10
	cmpq	$1, 224(%rsp)
	vaddpd	%zmm0, %zmm1, %zmm0
	vmovupd	(%rdx), %zmm1
	vaddpd	(%rsi), %zmm1, %zmm1
	vmovq	%xmm3, %rdx
	vaddpd	%zmm1, %zmm0, %zmm0
	vmulpd	(%r11), %zmm0, %zmm0
	vmovupd	16(%r8), %zmm1
	vmovq	%xmm10, %r11
	vfmadd231pd	(%rdx), %zmm1, %zmm0
	vmovupd	(%r8), %zmm1
	vmovq	%xmm6, %rdx
	vaddpd	32(%r8), %zmm1, %zmm25
	vmovupd	(%r10), %zmm1
	vmovq	%xmm2, %r10
	vaddpd	(%rcx), %zmm1, %zmm1
	vmovupd	(%r11), %zmm31
	movl	$1, %r11d
	vaddpd	(%r14), %zmm31, %zmm21
	vaddpd	%zmm1, %zmm25, %zmm1
	vaddpd	%zmm21, %zmm1, %zmm1
	vfmadd132pd	(%rdx), %zmm0, %zmm1
	vmovupd	%zmm1, (%r10)
	movl	$64, %r10d
	je	.L31
.L32:
	movq	%rax, 120(%rsp)
	movq	%r14, %rdx
	vmovq	%xmm4, %r14
	movq	%rdi, 128(%rsp)
	vmovq	%xmm7, %rdi
	vmovq	%rcx, %xmm7
	vmovq	%xmm12, %rcx
	movq	%r13, 112(%rsp)
	vmovq	%r9, %xmm12
	vmovq	%xmm3, %r13
	vmovq	%xmm22, %r9
	vmovq	%xmm6, 248(%rsp)
	vmovq	%xmm5, 240(%rsp)
.L5:
	vmovupd	(%rdi,%r10), %zmm3
	vmovupd	(%rcx,%r10), %zmm5
	addq	$2, %r11
	vaddpd	(%rbx,%r10), %zmm3, %zmm4
	vaddpd	(%r15,%r10), %zmm5, %zmm6
	movq	240(%rsp), %rax
	vmovupd	(%r9,%r10), %zmm5
	vmovupd	(%rax,%r10), %zmm1
	vaddpd	%zmm6, %zmm4, %zmm0
	vaddpd	(%rsi,%r10), %zmm1, %zmm3
	vmovq	%xmm11, %rax
	vmovupd	(%rax,%r10), %zmm1
	vmovq	%xmm7, %rax
	vmovupd	(%r8,%r10), %zmm6
	vaddpd	(%r12,%r10), %zmm6, %zmm27
	vaddpd	%zmm3, %zmm0, %zmm4
	vaddpd	(%rax,%r10), %zmm1, %zmm3
	vmulpd	(%r14,%r10), %zmm4, %zmm0
	vmovq	%xmm10, %rax
	vfmadd231pd	0(%r13,%r10), %zmm5, %zmm0
	vmovupd	(%rax,%r10), %zmm5
	vaddpd	(%rdx,%r10), %zmm5, %zmm28
	vaddpd	%zmm3, %zmm27, %zmm4
	movq	248(%rsp), %rax
	vmovupd	64(%rcx,%r10), %zmm3
	vaddpd	%zmm28, %zmm4, %zmm6
	vfmadd132pd	(%rax,%r10), %zmm0, %zmm6
	vaddpd	64(%r15,%r10), %zmm3, %zmm4
	vmovupd	64(%rdi,%r10), %zmm0
	vmovq	%xmm2, %rax
	vaddpd	64(%rbx,%r10), %zmm0, %zmm1
	vmovupd	64(%r9,%r10), %zmm3
	vmovupd	%zmm6, (%rax,%r10)
	movq	240(%rsp), %rax
	vaddpd	%zmm4, %zmm1, %zmm6
	vmovupd	64(%r8,%r10), %zmm4
	vaddpd	64(%r12,%r10), %zmm4, %zmm29
	vmovupd	64(%rax,%r10), %zmm5
	vaddpd	64(%rsi,%r10), %zmm5, %zmm0
	vmovq	%xmm11, %rax
	vaddpd	%zmm0, %zmm6, %zmm1
	vmovupd	64(%rax,%r10), %zmm6
	vmulpd	64(%r14,%r10), %zmm1, %zmm0
	vmovq	%xmm7, %rax
	vfmadd231pd	64(%r13,%r10), %zmm3, %zmm0
	vaddpd	64(%rax,%r10), %zmm6, %zmm5
	vmovq	%xmm10, %rax
	vmovupd	64(%rax,%r10), %zmm3
	vaddpd	64(%rdx,%r10), %zmm3, %zmm22
	movq	248(%rsp), %rax
	vaddpd	%zmm5, %zmm29, %zmm1
	vaddpd	%zmm22, %zmm1, %zmm4
	vfmadd132pd	64(%rax,%r10), %zmm0, %zmm4
	vmovq	%xmm2, %rax
	vmovupd	%zmm4, 64(%rax,%r10)
	subq	$-128, %r10
	cmpq	%r11, 224(%rsp)
	jne	.L5
	movq	120(%rsp), %rax
	movq	112(%rsp), %r13
	movq	%r8, 208(%rsp)
	vmovq	%xmm12, %r9
	movq	128(%rsp), %rdi
.L31:
	testb	$7, 144(%rsp)
	je	.L6
	movq	-24(%rsp), %r10
	movq	-16(%rsp), %r11
.L11:
	movq	-8(%rsp), %r8
	subq	%r10, %r8
	leaq	-4(%r8), %r15
	subq	$5, %r8
	movq	%r15, 240(%rsp)
	cmpq	$2, %r8
	jbe	.L7
	movq	256(%rsp), %r12
	movq	176(%rsp), %rbx
	vmovq	%xmm23, %rdx
	movq	216(%rsp), %rsi
	movq	192(%rsp), %r8
	leaq	(%r12,%rbx), %rbx
	addq	%r10, %rbx
	leaq	(%r10,%rsi), %r15
	leaq	2(%r8,%r12), %r14
	addq	%rbx, %rdx
	vmovq	%xmm18, %r12
	leaq	2(%r15,%r8), %rcx
	vmovq	%rdx, %xmm11
	movq	160(%rsp), %rdx
	leaq	0(,%rcx,8), %rsi
	vmovupd	-8(%r9,%rsi), %ymm0
	vaddpd	8(%r9,%rsi), %ymm0, %ymm6
	addq	%r15, %rdx
	vmovupd	-16(%r9,%rsi), %ymm0
	vmovq	%rdx, %xmm10
	vmovq	%xmm19, %rdx
	addq	%r15, %rdx
	vmovq	%rdx, %xmm7
	leaq	(%r14,%r10), %rdx
	movq	256(%rsp), %r14
	movq	%rdx, 248(%rsp)
	movq	168(%rsp), %rdx
	leaq	(%r12,%r14), %r14
	leaq	2(%rdx,%r15), %r12
	movq	184(%rsp), %rdx
	addq	%r10, %r14
	leaq	2(%rdx,%r15), %r15
	vmovq	%xmm24, %rdx
	vmovupd	(%r9,%r15,8), %ymm2
	vaddpd	(%r9,%r12,8), %ymm2, %ymm12
	leaq	(%rdi,%r10), %r15
	addq	%r8, %r10
	movq	256(%rsp), %r12
	addq	%r8, %r15
	movq	152(%rsp), %r8
	addq	%r12, %r10
	leaq	2(%r12,%r15), %r15
	vaddpd	%ymm6, %ymm12, %ymm5
	leaq	2(%rdx,%r10), %r10
	leaq	2(%r8,%rbx), %r12
	vmovq	%xmm11, %rdx
	movq	16(%rbp), %r8
	vmovupd	(%r9,%r10,8), %ymm1
	vaddpd	(%r9,%r15,8), %ymm1, %ymm3
	movq	24(%rbp), %r15
	vaddpd	16(%r9,%rsi), %ymm0, %ymm6
	vmovupd	(%r9,%r14,8), %ymm1
	movq	248(%rsp), %r14
	vaddpd	%ymm3, %ymm5, %ymm4
	vmulpd	(%r15,%r12,8), %ymm4, %ymm12
	vmovupd	16(%r15,%rbx,8), %ymm2
	vmovq	%xmm7, %rbx
	vfmadd231pd	(%r9,%rcx,8), %ymm2, %ymm12
	vmovq	%xmm10, %rcx
	vmovupd	(%r9,%rbx,8), %ymm7
	vaddpd	(%r9,%rcx,8), %ymm7, %ymm10
	vaddpd	(%r9,%r14,8), %ymm1, %ymm3
	movq	24(%rbp), %r10
	vaddpd	%ymm10, %ymm6, %ymm5
	vaddpd	%ymm3, %ymm5, %ymm4
	vfmadd231pd	(%r10,%rdx,8), %ymm4, %ymm12
	vmovupd	%ymm12, (%r8,%rsi)
	movq	240(%rsp), %rsi
	movq	%rsi, %r12
	andq	$-4, %r12
	addq	%r12, %r11
	andl	$3, %esi
	je	.L6
.L7:
	movq	216(%rsp), %r10
	movq	192(%rsp), %rdx
	vmovq	%xmm8, %r15
	leaq	1(%r11), %r12
	leaq	-1(%r15), %rbx
	leaq	-2(%r15), %rcx
	movq	%r12, 120(%rsp)
	leaq	(%r10,%rdx), %r8
	leaq	2(%r15), %r14
	vmovq	%xmm26, %r15
	addq	%r11, %r8
	vmovq	%rbx, %xmm10
	vmovq	%rcx, %xmm21
	vmovq	%r14, %xmm2
	leaq	(%r9,%r8,8), %rsi
	cmpq	%r15, %r12
	jge	.L14
	vmovq	%xmm8, %rcx
	leaq	2(%r11), %r15
	vmovq	%xmm17, %rbx
	vmovddup	8(%rsi), %xmm5
	imulq	%rdi, %rcx
	vmovq	%xmm15, %rdx
	vmovq	%xmm16, %r8
	vmovupd	(%rsi), %xmm7
	leaq	(%rcx,%r15), %r12
	addq	%rcx, %rbx
	leaq	-2(%r11,%rcx), %r14
	vmovupd	0(%r13,%r12,8), %xmm4
	leaq	(%rbx,%r11), %r10
	vaddpd	0(%r13,%r14,8), %xmm4, %xmm12
	movq	%rbx, 112(%rsp)
	movq	232(%rsp), %r14
	leaq	(%rcx,%r11), %rbx
	vmovsd	0(%r13,%r12,8), %xmm11
	vmovupd	(%rdx,%rbx,8), %xmm0
	vmovq	%xmm10, %rdx
	vaddpd	(%r8,%rbx,8), %xmm0, %xmm6
	vunpcklpd	%xmm4, %xmm5, %xmm1
	imulq	%rdi, %rdx
	vaddpd	-8(%rsi), %xmm1, %xmm3
	vmovq	%xmm20, %r8
	imulq	%rdi, %r14
	leaq	(%rdx,%r11), %rsi
	vaddpd	%xmm3, %xmm6, %xmm0
	movq	%rdx, -32(%rsp)
	movq	%r14, 240(%rsp)
	addq	%r11, %r14
	leaq	(%rdx,%r15), %rdx
	vmovupd	0(%r13,%r14,8), %xmm6
	vaddpd	0(%r13,%rsi,8), %xmm6, %xmm5
	vmovq	%xmm14, %r14
	movq	24(%rbp), %rsi
	vaddpd	%xmm5, %xmm0, %xmm1
	vmulpd	(%r8,%r10,8), %xmm1, %xmm0
	vmovq	%xmm13, %r8
	vfmadd231pd	(%rsi,%r10,8), %xmm7, %xmm0
	vmovupd	(%r8,%rbx,8), %xmm3
	vmovq	%xmm21, %rsi
	vmovq	%xmm2, %r8
	imulq	%rdi, %rsi
	vaddpd	(%r14,%rbx,8), %xmm3, %xmm6
	movq	200(%rsp), %r14
	vunpckhpd	%xmm7, %xmm7, %xmm7
	imulq	%rdi, %r8
	movq	%rsi, 128(%rsp)
	addq	%r11, %rsi
	vaddpd	%xmm12, %xmm6, %xmm12
	vmovsd	%xmm4, %xmm4, %xmm6
	movq	%r8, 248(%rsp)
	addq	%r11, %r8
	vmovupd	0(%r13,%r8,8), %xmm5
	vaddpd	0(%r13,%rsi,8), %xmm5, %xmm1
	vmovq	%xmm9, %r8
	vaddpd	%xmm1, %xmm12, %xmm3
	vfmadd231pd	(%r14,%r10,8), %xmm3, %xmm0
	leaq	3(%r11), %r10
	leaq	(%rcx,%r10), %rsi
	vmovq	%rdx, %xmm3
	vmovq	%xmm17, %r14
	vmovsd	0(%r13,%rsi,8), %xmm25
	vmovupd	0(%r13,%rsi,8), %xmm31
	addq	%r12, %r14
	vaddsd	%xmm25, %xmm7, %xmm5
	vunpckhpd	%xmm31, %xmm31, %xmm27
	vmovupd	%xmm0, (%r8,%rbx,8)
	vmovq	%xmm16, %r8
	vmovsd	(%r8,%r12,8), %xmm0
	vmovq	%xmm15, %r8
	vaddsd	(%r8,%r12,8), %xmm0, %xmm12
	movq	240(%rsp), %r8
	leaq	(%r8,%r15), %rdx
	vmovq	%xmm3, %r8
	vaddsd	%xmm5, %xmm12, %xmm1
	vmovsd	0(%r13,%r8,8), %xmm12
	vaddsd	0(%r13,%rdx,8), %xmm12, %xmm7
	vmovq	%xmm20, %r8
	movq	24(%rbp), %rdx
	vaddsd	%xmm7, %xmm1, %xmm5
	vmulsd	(%r8,%r14,8), %xmm5, %xmm1
	leaq	4(%r11), %r8
	vfmadd132sd	(%rdx,%r14,8), %xmm1, %xmm6
	vmovq	%xmm14, %rdx
	vmovq	%r8, %xmm3
	addq	%rcx, %r8
	vmovsd	(%rdx,%r12,8), %xmm0
	movq	128(%rsp), %rdx
	vmovsd	0(%r13,%r8,8), %xmm29
	vmovq	%xmm13, %r8
	vaddsd	0(%r13,%rbx,8), %xmm27, %xmm7
	vaddsd	(%r8,%r12,8), %xmm0, %xmm12
	leaq	(%rdx,%r15), %r8
	movq	248(%rsp), %rdx
	vmovsd	0(%r13,%r8,8), %xmm1
	addq	%rdx, %r15
	vaddsd	0(%r13,%r15,8), %xmm1, %xmm0
	vaddsd	%xmm7, %xmm12, %xmm5
	movq	200(%rsp), %r15
	vaddsd	%xmm0, %xmm5, %xmm12
	vfmadd132sd	(%r15,%r14,8), %xmm6, %xmm12
	vmovq	%xmm9, %r14
	vmovsd	%xmm12, (%r14,%r12,8)
	vmovq	%xmm3, %r12
	cmpq	%r12, 144(%rsp)
	jg	.L38
.L9:
	vmovq	%xmm8, %rcx
	vmovq	%xmm17, %rbx
	leaq	1(%r10), %r11
	imulq	%rdi, %rcx
	vmovq	%xmm10, %r8
	vmovq	%xmm16, %r15
	imulq	%rdi, %r8
	vmovq	%xmm15, %r12
	leaq	(%rcx,%r10), %rsi
	leaq	(%rcx,%r11), %r14
	addq	%rsi, %rbx
	vmovsd	-8(%r13,%rsi,8), %xmm6
	leaq	(%r8,%r10), %rdx
	vmovsd	0(%r13,%r14,8), %xmm4
	vmovq	%rbx, %xmm1
	movq	232(%rsp), %rbx
	vmovsd	(%r15,%rsi,8), %xmm8
	movq	%r8, 248(%rsp)
	vaddsd	(%r12,%rsi,8), %xmm8, %xmm12
	vaddsd	%xmm6, %xmm4, %xmm7
	vmovsd	0(%r13,%rdx,8), %xmm10
	vmovq	%xmm1, %r8
	imulq	%rdi, %rbx
	vmovq	%xmm20, %r12
	movq	24(%rbp), %rdx
	vmovsd	0(%r13,%rsi,8), %xmm11
	vaddsd	%xmm7, %xmm12, %xmm3
	leaq	(%rbx,%r10), %r15
	movq	%rbx, 240(%rsp)
	vmovq	%xmm14, %rbx
	vaddsd	0(%r13,%r15,8), %xmm10, %xmm5
	vmovsd	(%rbx,%rsi,8), %xmm12
	leaq	2(%r10), %r15
	vmovq	%xmm21, %rbx
	imulq	%rdi, %rbx
	addq	%r15, %rcx
	vmovsd	0(%r13,%rcx,8), %xmm10
	vaddsd	-16(%r13,%rsi,8), %xmm10, %xmm8
	vaddsd	%xmm5, %xmm3, %xmm0
	vmulsd	(%r12,%r8,8), %xmm0, %xmm3
	vmovq	%xmm13, %r12
	vaddsd	(%r12,%rsi,8), %xmm12, %xmm7
	vmovq	%xmm2, %r12
	imulq	%rdi, %r12
	vfmadd231sd	(%rdx,%r8,8), %xmm11, %xmm3
	leaq	(%rbx,%r10), %r8
	vmovsd	0(%r13,%r8,8), %xmm2
	vmovq	%xmm1, %r8
	vmovq	%xmm9, %rdx
	vaddsd	%xmm7, %xmm8, %xmm5
	addq	%r12, %r10
	vaddsd	0(%r13,%r10,8), %xmm2, %xmm8
	movq	200(%rsp), %r10
	vaddsd	%xmm8, %xmm5, %xmm12
	vfmadd132sd	(%r10,%r8,8), %xmm3, %xmm12
	vmovsd	%xmm12, (%rdx,%rsi,8)
	cmpq	%r11, 136(%rsp)
	jle	.L6
	vmovq	%xmm16, %r8
	vmovq	%xmm15, %rdx
	vaddsd	%xmm10, %xmm11, %xmm7
	vmovsd	(%r8,%r14,8), %xmm1
	movq	248(%rsp), %r8
	vmovq	%xmm17, %r10
	vaddsd	(%rdx,%r14,8), %xmm1, %xmm3
	leaq	(%r14,%r10), %r10
	leaq	(%r8,%r11), %rdx
	vmovq	%rdx, %xmm0
	movq	240(%rsp), %rdx
	vaddsd	%xmm7, %xmm3, %xmm5
	leaq	(%rdx,%r11), %r8
	vmovq	%r8, %xmm2
	vmovq	%xmm0, %r8
	vmovsd	0(%r13,%r8,8), %xmm8
	vmovq	%xmm2, %r8
	vaddsd	0(%r13,%r8,8), %xmm8, %xmm12
	vmovq	%xmm20, %r8
	vaddsd	%xmm12, %xmm5, %xmm1
	vmulsd	(%r8,%r10,8), %xmm1, %xmm3
	movq	24(%rbp), %r8
	vmovsd	24(%r13,%rsi,8), %xmm5
	vfmadd231sd	(%r8,%r10,8), %xmm4, %xmm3
	vmovq	%xmm14, %r8
	vmovsd	(%r8,%r14,8), %xmm7
	vmovq	%xmm13, %r8
	vaddsd	%xmm5, %xmm6, %xmm6
	vaddsd	(%r8,%r14,8), %xmm7, %xmm0
	leaq	(%rbx,%r11), %r8
	addq	%r12, %r11
	vmovsd	0(%r13,%r8,8), %xmm8
	vaddsd	0(%r13,%r11,8), %xmm8, %xmm12
	movq	200(%rsp), %r11
	vaddsd	%xmm6, %xmm0, %xmm2
	vaddsd	%xmm12, %xmm2, %xmm1
	vfmadd132sd	(%r11,%r10,8), %xmm3, %xmm1
	vmovq	%xmm9, %r10
	vmovsd	%xmm1, (%r10,%r14,8)
	cmpq	%r15, 136(%rsp)
	jle	.L6
	vmovq	%xmm17, %r14
	addq	%r15, %rdx
	vaddsd	%xmm5, %xmm4, %xmm4
	addq	%r15, %r12
	leaq	(%rcx,%r14), %r11
	movq	248(%rsp), %r14
	vmovq	%xmm15, %r8
	vmovq	%xmm16, %r10
	vmovsd	(%r8,%rcx,8), %xmm3
	vaddsd	(%r10,%rcx,8), %xmm3, %xmm7
	addq	%r15, %rbx
	vmovq	%xmm20, %r8
	addq	%r15, %r14
	vmovsd	0(%r13,%rdx,8), %xmm0
	vmovq	%xmm13, %rdx
	vaddsd	32(%r13,%rsi,8), %xmm11, %xmm11
	vaddsd	0(%r13,%r14,8), %xmm0, %xmm6
	vmovq	%xmm14, %r14
	vmovsd	(%rdx,%rcx,8), %xmm12
	vmovq	%xmm9, %r15
	vaddsd	(%r14,%rcx,8), %xmm12, %xmm1
	vaddsd	%xmm4, %xmm7, %xmm5
	movq	24(%rbp), %r10
	vmovsd	0(%r13,%r12,8), %xmm7
	vaddsd	0(%r13,%rbx,8), %xmm7, %xmm4
	movq	200(%rsp), %rsi
	vaddsd	%xmm11, %xmm1, %xmm3
	vaddsd	%xmm6, %xmm5, %xmm2
	vmulsd	(%r8,%r11,8), %xmm2, %xmm8
	vfmadd132sd	(%r10,%r11,8), %xmm8, %xmm10
	vaddsd	%xmm4, %xmm3, %xmm5
	vfmadd132sd	(%rsi,%r11,8), %xmm10, %xmm5
	vmovsd	%xmm5, (%r15,%rcx,8)
.L6:
	movq	24(%rsp), %rcx
	addq	%rdi, 216(%rsp)
	addq	%rcx, 208(%rsp)
	movq	232(%rsp), %rbx
	addq	%rdi, 256(%rsp)
	addq	%rcx, %rax
	cmpq	%rbx, 16(%rsp)
	jne	.L13
	movq	-40(%rsp), %r8
	movq	-64(%rsp), %r14
	vmovq	%xmm30, %rdi
	movq	-48(%rsp), %rbx
	addq	%r8, 56(%rsp)
	addq	%r8, 48(%rsp)
	movq	-56(%rsp), %r15
	movq	%r14, %r10
	addq	%r8, %r13
	addq	%r8, 104(%rsp)
	addq	%r8, 96(%rsp)
	addq	%r8, 88(%rsp)
	addq	%r8, 40(%rsp)
	addq	%r8, 80(%rsp)
	addq	%r8, 72(%rsp)
	addq	%r8, 32(%rsp)
	addq	%r8, 64(%rsp)
	addq	%rbx, 176(%rsp)
	cmpq	%r14, -72(%rsp)
	je	.L33
	addq	$1, %r14
	jmp	.L4
.L37:
	xorl	%r10d, %r10d
	movl	$2, %r11d
	jmp	.L11
.L14:
	movq	%r11, %r10
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
	movq	112(%rsp), %r8
	movq	120(%rsp), %r15
	vmovddup	%xmm29, %xmm12
	vmovq	%xmm16, %r12
	vmovq	%xmm15, %r14
	vmovupd	(%r12,%rsi,8), %xmm0
	movq	-32(%rsp), %r12
	addq	%r10, %r8
	addq	%rcx, %r15
	vmovq	%r8, %xmm3
	leaq	5(%r11), %r8
	vmovupd	32(%r13,%r15,8), %xmm6
	leaq	(%rcx,%r8), %rdx
	vmovupd	0(%r13,%rdx,8), %xmm7
	vmovlpd	0(%r13,%r15,8), %xmm6, %xmm5
	leaq	(%r12,%r10), %r15
	addq	%r8, %r12
	vunpcklpd	%xmm7, %xmm12, %xmm6
	vunpcklpd	%xmm11, %xmm7, %xmm11
	vaddpd	%xmm5, %xmm11, %xmm1
	vaddpd	%xmm4, %xmm6, %xmm4
	vaddpd	(%r14,%rsi,8), %xmm0, %xmm11
	movq	240(%rsp), %r14
	addq	%r10, %r14
	vaddpd	%xmm4, %xmm11, %xmm0
	vmovupd	0(%r13,%r14,8), %xmm5
	vaddpd	0(%r13,%r15,8), %xmm5, %xmm11
	vmovq	%xmm3, %r14
	vmovq	%xmm20, %r15
	vaddpd	%xmm11, %xmm0, %xmm12
	vmulpd	(%r15,%r14,8), %xmm12, %xmm4
	movq	24(%rbp), %r15
	vfmadd231pd	(%r15,%r14,8), %xmm31, %xmm4
	vmovq	%xmm14, %r15
	vmovq	%xmm13, %r14
	vmovupd	(%r15,%rsi,8), %xmm6
	movq	128(%rsp), %r15
	vaddpd	(%r14,%rsi,8), %xmm6, %xmm0
	movq	248(%rsp), %r14
	addq	%r10, %r15
	addq	%r14, %r10
	leaq	6(%r11), %r14
	vmovupd	0(%r13,%r10,8), %xmm5
	vaddpd	%xmm1, %xmm0, %xmm1
	movq	%r14, 120(%rsp)
	vaddpd	0(%r13,%r15,8), %xmm5, %xmm11
	movq	200(%rsp), %r10
	vmovq	%xmm3, %r15
	vmovsd	%xmm7, %xmm7, %xmm5
	vaddpd	%xmm11, %xmm1, %xmm6
	vfmadd132pd	(%r10,%r15,8), %xmm4, %xmm6
	vmovq	%xmm9, %r10
	leaq	(%rcx,%r14), %r15
	vmovsd	0(%r13,%r15,8), %xmm4
	vmovupd	0(%r13,%r15,8), %xmm28
	vaddsd	%xmm4, %xmm27, %xmm22
	vunpckhpd	%xmm28, %xmm28, %xmm12
	vmovupd	%xmm6, (%r10,%rsi,8)
	vmovq	%xmm17, %rsi
	vmovq	%xmm16, %r10
	vmovsd	0(%r13,%r12,8), %xmm6
	addq	%rdx, %rsi
	vmovsd	(%r10,%rdx,8), %xmm0
	vmovq	%xmm20, %r12
	movq	240(%rsp), %r10
	vmovq	%rsi, %xmm3
	vmovq	%xmm15, %rsi
	vaddsd	(%rsi,%rdx,8), %xmm0, %xmm1
	leaq	(%r10,%r8), %rsi
	vmovq	%xmm3, %r10
	vaddsd	0(%r13,%rsi,8), %xmm6, %xmm0
	vaddsd	%xmm12, %xmm25, %xmm6
	vaddsd	%xmm22, %xmm1, %xmm11
	vaddsd	%xmm0, %xmm11, %xmm1
	vmulsd	(%r12,%r10,8), %xmm1, %xmm11
	movq	24(%rbp), %rsi
	leaq	7(%r11), %r12
	vfmadd132sd	(%rsi,%r10,8), %xmm11, %xmm5
	vmovq	%xmm14, %rsi
	leaq	(%rcx,%r12), %r10
	vmovsd	(%rsi,%rdx,8), %xmm31
	movq	128(%rsp), %rsi
	vmovsd	0(%r13,%r10,8), %xmm1
	vmovq	%xmm13, %r10
	vaddsd	(%r10,%rdx,8), %xmm31, %xmm27
	leaq	(%rsi,%r8), %r10
	movq	248(%rsp), %rsi
	vmovsd	0(%r13,%r10,8), %xmm25
	vmovq	%xmm3, %r10
	addq	%r8, %rsi
	movq	200(%rsp), %r8
	vaddsd	0(%r13,%rsi,8), %xmm25, %xmm22
	vaddsd	%xmm6, %xmm27, %xmm0
	vmovq	%xmm9, %rsi
	vaddsd	%xmm22, %xmm0, %xmm11
	vfmadd132sd	(%r8,%r10,8), %xmm5, %xmm11
	movq	%r14, %r10
	vmovsd	%xmm11, (%rsi,%rdx,8)
	cmpq	%r12, 144(%rsp)
	jle	.L9
	movq	112(%rsp), %rdx
	leaq	8(%r11), %rsi
	vmovq	%xmm16, %r8
	vaddsd	80(%r13,%rbx,8), %xmm4, %xmm4
	vmovupd	(%r8,%r15,8), %xmm5
	movq	-32(%rsp), %r8
	vmovq	%xmm14, %rbx
	addq	%r14, %rdx
	leaq	(%rcx,%rsi), %r14
	leaq	0(%r13,%r14,8), %r12
	vmovq	%r14, %xmm6
	vmovq	%xmm15, %r14
	vmovupd	-8(%r12), %xmm11
	vshufpd	$1, -24(%r12), %xmm11, %xmm31
	leaq	(%r8,%r10), %r12
	leaq	(%r8,%rsi), %r8
	vmovsd	%xmm1, %xmm11, %xmm3
	vaddpd	(%r14,%r15,8), %xmm5, %xmm1
	movq	240(%rsp), %r14
	vunpckhpd	%xmm11, %xmm11, %xmm11
	vaddpd	%xmm7, %xmm3, %xmm7
	addq	%r14, %r10
	leaq	(%r14,%rsi), %r14
	vmovupd	0(%r13,%r10,8), %xmm0
	vaddpd	0(%r13,%r12,8), %xmm0, %xmm5
	vmovq	%xmm20, %r12
	vaddpd	%xmm1, %xmm7, %xmm3
	movq	24(%rbp), %r10
	vaddpd	%xmm5, %xmm3, %xmm1
	vmulpd	(%r12,%rdx,8), %xmm1, %xmm5
	vmovq	%xmm13, %r12
	vfmadd231pd	(%r10,%rdx,8), %xmm28, %xmm5
	leaq	9(%r11), %r10
	leaq	(%rcx,%r10), %r11
	vmovq	%xmm14, %rcx
	vmovsd	0(%r13,%r11,8), %xmm7
	vmovupd	(%rcx,%r15,8), %xmm3
	movq	120(%rsp), %r11
	vaddpd	(%r12,%r15,8), %xmm3, %xmm28
	movq	128(%rsp), %r12
	vunpcklpd	%xmm7, %xmm29, %xmm0
	vaddsd	%xmm12, %xmm7, %xmm12
	vaddpd	%xmm31, %xmm0, %xmm1
	leaq	(%r12,%r11), %rcx
	leaq	(%r12,%rsi), %r12
	vmovq	%rcx, %xmm3
	movq	248(%rsp), %rcx
	vaddpd	%xmm1, %xmm28, %xmm0
	addq	%rcx, %r11
	movq	200(%rsp), %rcx
	vmovupd	0(%r13,%r11,8), %xmm29
	vmovq	%xmm3, %r11
	vmovsd	0(%r13,%r14,8), %xmm3
	vmovq	%xmm13, %r14
	vaddpd	0(%r13,%r11,8), %xmm29, %xmm27
	vmovq	%xmm6, %r11
	vaddpd	%xmm27, %xmm0, %xmm1
	vfmadd132pd	(%rcx,%rdx,8), %xmm5, %xmm1
	vmovq	%xmm9, %rdx
	vmovupd	%xmm1, (%rdx,%r15,8)
	vmovq	%xmm17, %r15
	vmovq	%xmm15, %rdx
	vaddsd	0(%r13,%r8,8), %xmm3, %xmm1
	leaq	(%r11,%r15), %rcx
	vmovq	%xmm16, %r15
	vmovsd	(%rdx,%r11,8), %xmm5
	vmovq	%xmm20, %rdx
	vaddsd	(%r15,%r11,8), %xmm5, %xmm0
	movq	24(%rbp), %r11
	vmovq	%xmm6, %r15
	vaddsd	%xmm12, %xmm0, %xmm7
	vmovsd	(%rbx,%r15,8), %xmm12
	vaddsd	%xmm1, %xmm7, %xmm5
	vmulsd	(%rdx,%rcx,8), %xmm5, %xmm0
	vfmadd132sd	(%r11,%rcx,8), %xmm0, %xmm11
	vaddsd	(%r14,%r15,8), %xmm12, %xmm7
	movq	248(%rsp), %r8
	vmovsd	0(%r13,%r12,8), %xmm3
	movq	200(%rsp), %rdx
	leaq	(%r8,%rsi), %rsi
	vaddsd	%xmm7, %xmm4, %xmm1
	vaddsd	0(%r13,%rsi,8), %xmm3, %xmm5
	vaddsd	%xmm5, %xmm1, %xmm0
	vfmadd132sd	(%rdx,%rcx,8), %xmm11, %xmm0
	vmovq	%xmm9, %rcx
	vmovsd	%xmm0, (%rcx,%r15,8)
	jmp	.L9
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
