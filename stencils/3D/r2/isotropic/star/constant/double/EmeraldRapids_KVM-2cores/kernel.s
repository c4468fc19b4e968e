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
	leaq	0(,%rdx,8), %rbx
	andq	$-64, %rsp
	subq	$264, %rsp
	movq	%rdx, 8(%rsp)
	movq	%r8, -88(%rsp)
	movq	%rbx, 80(%rsp)
	cmpq	%r8, %rcx
	jge	.L36
	movq	%rdx, %rdi
	movq	%rbx, %r15
	leaq	-2(%rsi), %rdx
	movq	%rdx, 72(%rsp)
	shrq	$3, %r15
	cmpq	$4, %rsi
	jle	.L36
	cmpq	$4, %rdi
	jle	.L36
	movq	%rdi, %r14
	movq	%rcx, %rax
	movq	%r9, %r11
	movq	%r15, -112(%rsp)
	imulq	%rsi, %r14
	leaq	1(%rax), %r10
	vmovsd	%xmm0, %xmm0, %xmm13
	leaq	-2(%rax), %r13
	addq	$2, %rax
	movq	%r10, %r8
	leaq	(%r15,%r15), %r12
	vmovddup	%xmm2, %xmm24
	vmovddup	%xmm1, %xmm15
	imulq	%r14, %rax
	movq	%r14, %rsi
	vmovddup	%xmm0, %xmm4
	imulq	%rcx, %rsi
	leaq	-1(%rcx), %rcx
	imulq	%r14, %r8
	leaq	0(,%r14,8), %r9
	imulq	%r14, %rcx
	movq	%rax, 144(%rsp)
	movq	%r11, %rax
	leaq	2(%rsi,%r12), %rdx
	subq	%rbx, %rax
	leaq	-4(%rdi), %rbx
	addq	%r15, %r12
	movq	%rsi, 168(%rsp)
	imulq	%r14, %r13
	leaq	-5(%rdi), %rsi
	movq	%r8, 152(%rsp)
	leaq	0(,%rdx,8), %r8
	movq	%r15, %rdx
	movq	%rax, -80(%rsp)
	movq	%rbx, %rax
	negq	%rdx
	andq	$-8, %rax
	movq	%r12, -96(%rsp)
	movq	%r15, %r12
	salq	$3, %rdx
	movq	%rcx, 160(%rsp)
	movq	%rbx, %rcx
	salq	$4, %r12
	movq	%rsi, 64(%rsp)
	leaq	-2(%rdi), %rsi
	leaq	-1(%rdi), %rdi
	shrq	$3, %rcx
	movq	%rax, -8(%rsp)
	addq	$2, %rax
	cmpq	%rbx, %rdi
	cmovg	%rbx, %rdi
	movq	%rcx, 232(%rsp)
	leaq	2(%r15), %rcx
	movq	%rbx, 120(%rsp)
	movl	$2, %ebx
	movq	%r12, 24(%rsp)
	subq	%r15, %rbx
	movq	%rdx, 16(%rsp)
	movq	%rax, (%rsp)
	movq	%rsi, 104(%rsp)
	movq	%rdi, -24(%rsp)
	movq	%r9, -56(%rsp)
	movq	%rcx, -120(%rsp)
	movq	%rbx, -104(%rsp)
	movq	%r10, %rbx
	.p2align 4,,10
	.p2align 3
.L4:
	leaq	(%r11,%r13,8), %rdi
	movq	168(%rsp), %r12
	movq	160(%rsp), %rdx
	movq	$2, 240(%rsp)
	vmovq	%rdi, %xmm18
	movq	%r13, -64(%rsp)
	movq	152(%rsp), %rsi
	vmovq	%r14, %xmm28
	leaq	(%r11,%rdx,8), %r9
	subq	%r12, %rdx
	leaq	0(,%r12,8), %r10
	movq	%r8, -72(%rsp)
	leaq	(%r11,%r10), %r15
	salq	$3, %rdx
	leaq	(%r11,%rsi,8), %rax
	addq	16(%rbp), %r10
	movq	%rdx, 56(%rsp)
	vmovq	%r9, %xmm20
	movq	%r13, %rdx
	subq	%r12, %rsi
	movq	144(%rsp), %r9
	movq	%r10, 176(%rsp)
	subq	%r12, %rdx
	salq	$3, %rsi
	movq	16(%rbp), %r10
	leaq	0(,%rdx,8), %rdi
	movq	-112(%rsp), %rdx
	movq	%rsi, 48(%rsp)
	leaq	(%r11,%r9,8), %rcx
	subq	%r12, %r9
	movq	-96(%rsp), %rsi
	movq	%rdi, 40(%rsp)
	addq	%r8, %r10
	vmovq	%rcx, %xmm17
	movq	%rdx, %rdi
	movq	-80(%rsp), %rcx
	movq	%r10, 256(%rsp)
	leaq	0(,%r9,8), %r10
	leaq	(%rdx,%r12), %r9
	vmovq	%rax, %xmm19
	movq	%r10, 32(%rsp)
	leaq	2(%r12), %r10
	addq	%r8, %rcx
	leaq	(%r11,%r8), %rax
	movq	%r9, -16(%rsp)
	movq	-104(%rsp), %r9
	vmovq	%r10, %xmm22
	movq	%rdx, %r8
	movq	-120(%rsp), %r10
	movq	%rcx, 248(%rsp)
	vmovq	%rbx, %xmm16
	addq	%r12, %r9
	movq	%rsi, 200(%rsp)
	leaq	2(%r13), %rsi
	addq	%r10, %r12
	movq	%r9, 136(%rsp)
	movq	%r15, %r9
	vmovq	%rsi, %xmm21
	movq	%r12, 128(%rsp)
	vmovq	%xmm17, 184(%rsp)
	.p2align 4,,10
	.p2align 3
.L13:
	movq	240(%rsp), %r14
	vmovq	%r14, %xmm10
	addq	$1, %r14
	cmpq	$6, 64(%rsp)
	movq	%r14, 240(%rsp)
	jbe	.L39
	movq	56(%rsp), %rbx
	movq	248(%rsp), %r10
	leaq	16(%rax), %rsi
	leaq	8(%rax), %r13
	movq	40(%rsp), %rdx
	movq	48(%rsp), %r15
	leaq	-8(%rax), %r14
	vmovq	%rsi, %xmm9
	leaq	(%rax,%rbx), %r12
	movq	24(%rsp), %rbx
	movq	32(%rsp), %rsi
	vmovq	%r13, %xmm12
	vbroadcastsd	%xmm13, %zmm6
	leaq	(%rax,%r15), %r15
	leaq	-16(%rax), %r13
	leaq	(%r10,%rbx), %rcx
	vbroadcastsd	%xmm1, %zmm7
	vbroadcastsd	%xmm2, %zmm5
	vmovq	%rcx, %xmm14
	leaq	(%rax,%rdx), %rcx
	leaq	(%rax,%rsi), %rdx
	vmovq	%rcx, %xmm11
	movq	16(%rsp), %rcx
	leaq	(%rax,%rbx), %rsi
	xorl	%ebx, %ebx
	leaq	(%r10,%rcx), %r10
	vmovq	%r10, %xmm8
	xorl	%r10d, %r10d
	testb	$1, 232(%rsp)
	je	.L34
	vmovupd	(%r15), %zmm3
	vmovupd	8(%rax), %zmm0
	vmovq	%xmm14, %rbx
	vmovq	%xmm11, %r10
	vaddpd	(%r12), %zmm3, %zmm3
	vaddpd	-8(%rax), %zmm0, %zmm0
	movq	248(%rsp), %rcx
	cmpq	$1, 232(%rsp)
	vaddpd	%zmm0, %zmm3, %zmm0
	vmovupd	(%rbx), %zmm3
	vaddpd	(%rcx), %zmm3, %zmm3
	vmovq	%xmm8, %rbx
	vmovupd	(%rbx), %zmm30
	vaddpd	(%rsi), %zmm30, %zmm23
	movl	$1, %ebx
	movq	256(%rsp), %rcx
	vaddpd	%zmm3, %zmm0, %zmm0
	vmovupd	(%r10), %zmm3
	vaddpd	(%rdx), %zmm3, %zmm26
	movl	$64, %r10d
	vmovupd	16(%rax), %zmm3
	vaddpd	-16(%rax), %zmm3, %zmm3
	vmulpd	%zmm7, %zmm0, %zmm0
	vaddpd	%zmm3, %zmm26, %zmm3
	vfmadd231pd	(%rax), %zmm6, %zmm0
	vaddpd	%zmm23, %zmm3, %zmm3
	vfmadd132pd	%zmm5, %zmm0, %zmm3
	vmovupd	%zmm3, (%rcx)
	je	.L33
.L34:
	movq	248(%rsp), %rcx
	movq	%r8, 216(%rsp)
	vmovq	%r9, %xmm25
	vmovq	%xmm14, %r8
	movq	%rdi, 208(%rsp)
	movq	%r14, %r9
	vmovq	%xmm9, %rdi
	vmovq	%xmm12, %r14
	movq	%r11, 192(%rsp)
	vmovq	%rsi, %xmm12
	vmovq	%xmm11, %r11
	movq	%rax, %rsi
.L5:
	vmovupd	(%r15,%r10), %zmm14
	vmovq	%xmm8, %rax
	addq	$2, %rbx
	vaddpd	(%r12,%r10), %zmm14, %zmm9
	vmovupd	(%r14,%r10), %zmm11
	vaddpd	(%r9,%r10), %zmm11, %zmm0
	vmovupd	(%r8,%r10), %zmm3
	vaddpd	%zmm0, %zmm9, %zmm14
	vaddpd	(%rcx,%r10), %zmm3, %zmm9
	vmovupd	(%rdi,%r10), %zmm3
	vaddpd	%zmm9, %zmm14, %zmm11
	vaddpd	0(%r13,%r10), %zmm3, %zmm9
	vmovupd	(%r11,%r10), %zmm14
	vaddpd	(%rdx,%r10), %zmm14, %zmm27
	vmulpd	%zmm7, %zmm11, %zmm0
	vmovupd	(%rax,%r10), %zmm11
	vmovq	%xmm12, %rax
	vaddpd	(%rax,%r10), %zmm11, %zmm29
	vaddpd	%zmm9, %zmm27, %zmm14
	vfmadd231pd	(%rsi,%r10), %zmm6, %zmm0
	movq	256(%rsp), %rax
	vaddpd	%zmm29, %zmm14, %zmm3
	vmovupd	64(%r14,%r10), %zmm14
	vaddpd	64(%r9,%r10), %zmm14, %zmm11
	vfmadd132pd	%zmm5, %zmm0, %zmm3
	vmovupd	64(%r15,%r10), %zmm0
	vaddpd	64(%r12,%r10), %zmm0, %zmm9
	vaddpd	%zmm11, %zmm9, %zmm0
	vmovupd	%zmm3, (%rax,%r10)
	vmovupd	64(%r8,%r10), %zmm3
	vaddpd	64(%rcx,%r10), %zmm3, %zmm9
	vmovq	%xmm8, %rax
	vmovupd	64(%rdi,%r10), %zmm3
	vaddpd	%zmm9, %zmm0, %zmm14
	vaddpd	64(%r13,%r10), %zmm3, %zmm9
	vmovupd	64(%r11,%r10), %zmm0
	vaddpd	64(%rdx,%r10), %zmm0, %zmm31
	vmulpd	%zmm7, %zmm14, %zmm11
	vmovupd	64(%rax,%r10), %zmm14
	vmovq	%xmm12, %rax
	vaddpd	64(%rax,%r10), %zmm14, %zmm17
	vaddpd	%zmm9, %zmm31, %zmm0
	vfmadd231pd	64(%rsi,%r10), %zmm6, %zmm11
	movq	256(%rsp), %rax
	vaddpd	%zmm17, %zmm0, %zmm3
	vfmadd132pd	%zmm5, %zmm11, %zmm3
	vmovupd	%zmm3, 64(%rax,%r10)
	subq	$-128, %r10
	cmpq	%rbx, 232(%rsp)
	jne	.L5
	movq	%rcx, 248(%rsp)
	movq	216(%rsp), %r8
	vmovq	%xmm25, %r9
	movq	%rsi, %rax
	movq	208(%rsp), %rdi
	movq	192(%rsp), %r11
.L33:
	testb	$7, 120(%rsp)
	je	.L40
	movq	-8(%rsp), %r10
	movq	(%rsp), %rdx
.L11:
	movq	8(%rsp), %r15
	leaq	(%r8,%rdi), %rbx
	movq	%rbx, 208(%rsp)
	subq	%r10, %r15
	leaq	-4(%r15), %r13
	subq	$5, %r15
	movq	%r13, 192(%rsp)
	cmpq	$2, %r15
	jbe	.L7
	leaq	(%rbx,%r10), %r15
	movq	168(%rsp), %rcx
	vmovq	%xmm21, %r12
	movq	144(%rsp), %r13
	addq	%r15, %r12
	vbroadcastsd	%xmm13, %ymm12
	vbroadcastsd	%xmm2, %ymm5
	leaq	2(%r15,%rcx), %r14
	vmovq	%r12, %xmm8
	leaq	2(%r15,%r13), %rbx
	movq	136(%rsp), %rcx
	vmovq	%rbx, %xmm7
	movq	128(%rsp), %r13
	movq	200(%rsp), %rbx
	leaq	0(,%r14,8), %rsi
	addq	%rdi, %rcx
	vmovupd	-8(%r11,%rsi), %ymm9
	vaddpd	8(%r11,%rsi), %ymm9, %ymm0
	vbroadcastsd	%xmm1, %ymm9
	leaq	(%rcx,%r10), %r12
	movq	152(%rsp), %rcx
	addq	%rbx, %r13
	movq	%r12, 216(%rsp)
	movq	160(%rsp), %r12
	addq	%r10, %r13
	leaq	2(%r15,%r12), %r12
	leaq	2(%r15,%rcx), %r15
	vmovupd	(%r11,%r15,8), %ymm6
	vaddpd	(%r11,%r12,8), %ymm6, %ymm11
	vmovq	%xmm22, %r12
	addq	%r12, %r10
	movq	16(%rbp), %r15
	leaq	(%r10,%rdi), %rcx
	addq	%rbx, %r10
	vaddpd	%ymm0, %ymm11, %ymm14
	vmovupd	(%r11,%r10,8), %ymm3
	vaddpd	(%r11,%rcx,8), %ymm3, %ymm6
	vmovq	%xmm7, %r10
	vmovupd	(%r11,%r10,8), %ymm7
	vaddpd	%ymm6, %ymm14, %ymm11
	vmovupd	-16(%r11,%rsi), %ymm14
	vaddpd	16(%r11,%rsi), %ymm14, %ymm3
	vmovupd	(%r11,%r13,8), %ymm6
	movq	216(%rsp), %r13
	vmulpd	%ymm9, %ymm11, %ymm0
	vaddpd	(%r11,%r13,8), %ymm6, %ymm9
	vfmadd132pd	(%r11,%r14,8), %ymm0, %ymm12
	vmovq	%xmm8, %r14
	vaddpd	(%r11,%r14,8), %ymm7, %ymm8
	vaddpd	%ymm8, %ymm3, %ymm11
	vaddpd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm5, %ymm12, %ymm0
	vmovupd	%ymm0, (%r15,%rsi)
	movq	192(%rsp), %rsi
	movq	%rsi, %r12
	andq	$-4, %r12
	addq	%r12, %rdx
	andl	$3, %esi
	je	.L6
.L7:
	movq	-16(%rsp), %r14
	vmovq	%xmm10, %rcx
	vmovq	%xmm10, %r10
	movq	-24(%rsp), %rsi
	leaq	-1(%rcx), %rbx
	leaq	-2(%rcx), %r15
	addq	$2, %r10
	addq	%r14, %rdi
	leaq	1(%rdx), %r13
	movq	%r15, 112(%rsp)
	vmovq	%rbx, %xmm11
	addq	%rdx, %rdi
	movq	%r13, -40(%rsp)
	vmovq	%r10, %xmm9
	leaq	(%r11,%rdi,8), %rdi
	cmpq	%rsi, %r13
	jge	.L14
	vmovq	%xmm10, %r12
	leaq	2(%rdx), %r10
	vmovq	%xmm20, %rbx
	vmovupd	(%rdi), %xmm14
	imulq	%r8, %r12
	vmovq	%xmm19, %r13
	vmovddup	8(%rdi), %xmm7
	imulq	%r8, %r15
	leaq	(%r12,%r10), %r14
	leaq	(%r12,%rdx), %rsi
	vmovupd	(%r9,%r14,8), %xmm6
	vmovupd	(%rbx,%rsi,8), %xmm5
	leaq	-2(%rdx,%r12), %rcx
	vaddpd	0(%r13,%rsi,8), %xmm5, %xmm3
	movq	240(%rsp), %r13
	vaddpd	(%r9,%rcx,8), %xmm6, %xmm12
	vunpcklpd	%xmm6, %xmm7, %xmm8
	movq	%r8, %rcx
	vmovsd	(%r9,%r14,8), %xmm23
	imulq	%r8, %r13
	vaddpd	-8(%rdi), %xmm8, %xmm0
	vmovq	%xmm11, %rdi
	imulq	%rdi, %rcx
	movq	184(%rsp), %rdi
	movq	%r13, 88(%rsp)
	addq	%rdx, %r13
	vaddpd	%xmm0, %xmm3, %xmm5
	vmovupd	(%rdi,%rsi,8), %xmm0
	leaq	(%rcx,%rdx), %rbx
	vmovupd	(%r9,%r13,8), %xmm3
	vmovq	%xmm9, %r13
	leaq	3(%rdx), %rdi
	imulq	%r8, %r13
	vaddpd	(%r9,%rbx,8), %xmm3, %xmm7
	vmovq	%xmm18, %rbx
	vmovapd	%xmm0, 216(%rsp)
	movq	%r15, 216(%rsp)
	addq	%rdx, %r15
	movq	%rcx, -48(%rsp)
	leaq	(%rcx,%r10), %rcx
	vaddpd	%xmm7, %xmm5, %xmm8
	vaddpd	(%rbx,%rsi,8), %xmm0, %xmm5
	movq	%r13, 192(%rsp)
	addq	%rdx, %r13
	leaq	(%r12,%rdi), %rbx
	vmovsd	(%r9,%rbx,8), %xmm26
	vmovupd	(%r9,%rbx,8), %xmm29
	vmulpd	%xmm15, %xmm8, %xmm3
	vaddpd	%xmm12, %xmm5, %xmm7
	vmovupd	(%r9,%r13,8), %xmm12
	vaddpd	(%r9,%r15,8), %xmm12, %xmm8
	vmovq	%xmm19, %r13
	movq	176(%rsp), %r15
	vunpckhpd	%xmm29, %xmm29, %xmm27
	vmovsd	%xmm6, %xmm6, %xmm5
	vaddpd	%xmm8, %xmm7, %xmm0
	vfmadd231pd	%xmm4, %xmm14, %xmm3
	vunpckhpd	%xmm14, %xmm14, %xmm14
	vaddsd	%xmm26, %xmm14, %xmm8
	vmovsd	(%r9,%rcx,8), %xmm14
	vmovq	%xmm18, %rcx
	vfmadd132pd	%xmm24, %xmm3, %xmm0
	vmovq	%rbx, %xmm3
	vmovq	%xmm20, %rbx
	vmovsd	(%rbx,%r14,8), %xmm7
	movq	88(%rsp), %rbx
	vaddsd	0(%r13,%r14,8), %xmm7, %xmm12
	leaq	(%rbx,%r10), %r13
	vmovupd	%xmm0, (%r15,%rsi,8)
	vaddsd	%xmm8, %xmm12, %xmm0
	vaddsd	(%r9,%r13,8), %xmm14, %xmm8
	vmovsd	(%rcx,%r14,8), %xmm12
	leaq	4(%rdx), %r13
	vmovq	%r13, %xmm25
	addq	%r12, %r13
	vaddsd	%xmm8, %xmm0, %xmm0
	vmovsd	(%r9,%r13,8), %xmm30
	movq	184(%rsp), %rbx
	vmovq	%r13, %xmm14
	vaddsd	(%r9,%rsi,8), %xmm27, %xmm8
	movq	216(%rsp), %r13
	vmulsd	%xmm1, %xmm0, %xmm7
	vaddsd	(%rbx,%r14,8), %xmm12, %xmm0
	leaq	0(%r13,%r10), %rcx
	movq	192(%rsp), %rbx
	vmovsd	(%r9,%rcx,8), %xmm12
	addq	%rbx, %r10
	vfmadd132sd	%xmm13, %xmm7, %xmm5
	vaddsd	%xmm8, %xmm0, %xmm7
	vaddsd	(%r9,%r10,8), %xmm12, %xmm0
	vmovq	%xmm25, %r10
	vaddsd	%xmm0, %xmm7, %xmm8
	vfmadd132sd	%xmm2, %xmm5, %xmm8
	vmovsd	%xmm8, (%r15,%r14,8)
	cmpq	%r10, 120(%rsp)
	jg	.L41
.L9:
	vmovq	%xmm10, %rdx
	leaq	1(%rdi), %r10
	movq	240(%rsp), %r13
	vmovq	%xmm11, %r15
	imulq	%r8, %rdx
	vmovq	%xmm20, %r12
	vmovq	%xmm19, %rcx
	imulq	%r8, %r15
	imulq	%r8, %r13
	leaq	(%rdx,%rdi), %rsi
	leaq	(%rdx,%r10), %r14
	vmovsd	-8(%r9,%rsi,8), %xmm12
	vmovsd	(%r9,%r14,8), %xmm8
	leaq	(%r15,%rdi), %rbx
	movq	%r15, 216(%rsp)
	vmovsd	(%r12,%rsi,8), %xmm10
	vaddsd	(%rcx,%rsi,8), %xmm10, %xmm3
	vmovq	%xmm18, %r12
	movq	%r13, 192(%rsp)
	vaddsd	%xmm12, %xmm8, %xmm5
	addq	%rdi, %r13
	leaq	2(%rdi), %r15
	vmovsd	(%r9,%rbx,8), %xmm11
	vaddsd	(%r9,%r13,8), %xmm11, %xmm7
	vmovq	%xmm9, %r13
	movq	184(%rsp), %rcx
	addq	%r15, %rdx
	imulq	%r8, %r13
	vmovsd	(%r9,%rdx,8), %xmm11
	vaddsd	-16(%r9,%rsi,8), %xmm11, %xmm10
	vaddsd	%xmm5, %xmm3, %xmm0
	vmovsd	(%r12,%rsi,8), %xmm5
	movq	112(%rsp), %r12
	vmovsd	(%r9,%rsi,8), %xmm6
	imulq	%r8, %r12
	vaddsd	%xmm7, %xmm0, %xmm14
	vaddsd	(%rcx,%rsi,8), %xmm5, %xmm0
	leaq	(%r12,%rdi), %rbx
	addq	%r13, %rdi
	vmulsd	%xmm1, %xmm14, %xmm3
	vaddsd	%xmm0, %xmm10, %xmm7
	vmovsd	(%r9,%rbx,8), %xmm9
	vaddsd	(%r9,%rdi,8), %xmm9, %xmm10
	movq	176(%rsp), %rdi
	vaddsd	%xmm10, %xmm7, %xmm5
	vfmadd231sd	%xmm6, %xmm13, %xmm3
	vfmadd231sd	%xmm5, %xmm2, %xmm3
	vmovsd	%xmm3, (%rdi,%rsi,8)
	cmpq	%r10, 104(%rsp)
	jle	.L6
	vmovq	%xmm20, %rbx
	vmovq	%xmm19, %rdi
	vaddsd	%xmm11, %xmm6, %xmm7
	vmovsd	(%rbx,%r14,8), %xmm3
	movq	216(%rsp), %rbx
	vaddsd	(%rdi,%r14,8), %xmm3, %xmm0
	movq	192(%rsp), %rdi
	leaq	(%rbx,%r10), %rbx
	addq	%r10, %rdi
	vmovsd	(%r9,%rbx,8), %xmm9
	vmovq	%xmm18, %rbx
	vaddsd	%xmm7, %xmm0, %xmm14
	vaddsd	(%r9,%rdi,8), %xmm9, %xmm10
	vmovsd	24(%r9,%rsi,8), %xmm7
	vmovsd	(%rbx,%r14,8), %xmm0
	leaq	(%r12,%r10), %rdi
	addq	%r13, %r10
	vaddsd	%xmm7, %xmm12, %xmm12
	vaddsd	%xmm10, %xmm14, %xmm5
	vaddsd	(%rcx,%r14,8), %xmm0, %xmm14
	vmovsd	(%r9,%rdi,8), %xmm10
	vmulsd	%xmm1, %xmm5, %xmm3
	vaddsd	%xmm12, %xmm14, %xmm9
	vaddsd	(%r9,%r10,8), %xmm10, %xmm5
	movq	176(%rsp), %r10
	vaddsd	%xmm5, %xmm9, %xmm0
	vfmadd231sd	%xmm8, %xmm13, %xmm3
	vfmadd231sd	%xmm0, %xmm2, %xmm3
	vmovsd	%xmm3, (%r10,%r14,8)
	cmpq	%r15, 104(%rsp)
	jle	.L6
	vmovq	%xmm19, %r14
	vaddsd	%xmm7, %xmm8, %xmm8
	addq	%r15, %r13
	addq	%r15, %r12
	vmovq	%xmm20, %rbx
	vmovsd	(%r14,%rdx,8), %xmm3
	movq	192(%rsp), %rdi
	vaddsd	(%rbx,%rdx,8), %xmm3, %xmm14
	movq	216(%rsp), %r14
	addq	%r15, %rdi
	vmovsd	(%rcx,%rdx,8), %xmm0
	vmovq	%xmm18, %rcx
	vaddsd	32(%r9,%rsi,8), %xmm6, %xmm6
	addq	%r15, %r14
	vmovsd	(%r9,%rdi,8), %xmm12
	vaddsd	(%rcx,%rdx,8), %xmm0, %xmm3
	vaddsd	%xmm8, %xmm14, %xmm7
	vaddsd	(%r9,%r14,8), %xmm12, %xmm9
	vmovsd	(%r9,%r13,8), %xmm8
	vaddsd	%xmm6, %xmm3, %xmm14
	vaddsd	%xmm9, %xmm7, %xmm10
	vaddsd	(%r9,%r12,8), %xmm8, %xmm7
	vmulsd	%xmm1, %xmm10, %xmm5
	vaddsd	%xmm7, %xmm14, %xmm12
	vfmadd132sd	%xmm13, %xmm5, %xmm11
	vfmadd132sd	%xmm2, %xmm11, %xmm12
	vmovsd	%xmm12, (%r10,%rdx,8)
.L6:
	movq	80(%rsp), %rdx
	addq	%r8, 200(%rsp)
	addq	%rdx, 248(%rsp)
	movq	208(%rsp), %rdi
	addq	%rdx, 256(%rsp)
	movq	240(%rsp), %rsi
	addq	%rdx, %rax
	cmpq	%rsi, 72(%rsp)
	jne	.L13
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %r8
	vmovq	%xmm28, %r14
	vmovq	%xmm16, %rbx
	movq	-56(%rsp), %r9
	addq	%r14, 168(%rsp)
	addq	%r14, 160(%rsp)
	addq	%r14, %r13
	addq	%r14, 152(%rsp)
	addq	%r9, %r8
	addq	%r14, 144(%rsp)
	cmpq	%rbx, -88(%rsp)
	je	.L35
	addq	$1, %rbx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L40:
	leaq	(%r8,%rdi), %r12
	movq	%r12, 208(%rsp)
	jmp	.L6
.L39:
	xorl	%r10d, %r10d
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
.L41:
	movq	-40(%rsp), %r14
	leaq	5(%rdx), %rbx
	vmovq	%xmm3, %r10
	vmovq	%xmm20, %r13
	leaq	(%r12,%rbx), %rcx
	vmovq	%xmm19, %r15
	addq	%r12, %r14
	vmovupd	(%r9,%rcx,8), %xmm7
	vmovupd	32(%r9,%r14,8), %xmm5
	vunpcklpd	%xmm23, %xmm7, %xmm12
	vmovlpd	(%r9,%r14,8), %xmm5, %xmm0
	vmovddup	%xmm30, %xmm5
	vmovq	%xmm3, %r14
	vaddpd	%xmm0, %xmm12, %xmm8
	vunpcklpd	%xmm7, %xmm5, %xmm0
	vmovupd	0(%r13,%r10,8), %xmm12
	movq	-48(%rsp), %r13
	vaddpd	(%r15,%r10,8), %xmm12, %xmm31
	vaddpd	%xmm6, %xmm0, %xmm6
	movq	88(%rsp), %r15
	leaq	0(%r13,%rdi), %r10
	addq	%rbx, %r13
	addq	%rdi, %r15
	vmovupd	(%r9,%r10,8), %xmm5
	vmovq	%xmm18, %r10
	vaddpd	(%r9,%r15,8), %xmm5, %xmm0
	vaddpd	%xmm6, %xmm31, %xmm12
	movq	184(%rsp), %r15
	vmovupd	(%r15,%r14,8), %xmm5
	movq	216(%rsp), %r15
	vaddpd	%xmm0, %xmm12, %xmm6
	vaddpd	(%r10,%r14,8), %xmm5, %xmm0
	movq	192(%rsp), %r14
	addq	%rdi, %r15
	vmovapd	%xmm5, -40(%rsp)
	addq	%r14, %rdi
	movq	176(%rsp), %r14
	vmulpd	%xmm15, %xmm6, %xmm12
	vaddpd	%xmm8, %xmm0, %xmm6
	vmovupd	(%r9,%rdi,8), %xmm8
	leaq	6(%rdx), %rdi
	vaddpd	(%r9,%r15,8), %xmm8, %xmm5
	leaq	(%r12,%rdi), %r10
	vmovq	%xmm3, %r15
	movq	%rdi, -40(%rsp)
	vmovq	%xmm20, %rdi
	vmovupd	(%r9,%r10,8), %xmm17
	vaddpd	%xmm5, %xmm6, %xmm0
	vmovsd	(%r9,%r10,8), %xmm6
	vunpckhpd	%xmm17, %xmm17, %xmm23
	vfmadd231pd	%xmm4, %xmm29, %xmm12
	vaddsd	%xmm23, %xmm26, %xmm3
	vaddsd	%xmm6, %xmm27, %xmm29
	vfmadd132pd	%xmm24, %xmm12, %xmm0
	vmovsd	(%rdi,%rcx,8), %xmm12
	vmovupd	%xmm0, (%r14,%r15,8)
	vmovq	%xmm19, %r14
	movq	88(%rsp), %r15
	vmovsd	(%r9,%r13,8), %xmm0
	vaddsd	(%r14,%rcx,8), %xmm12, %xmm8
	leaq	7(%rdx), %r14
	leaq	(%r15,%rbx), %rdi
	leaq	(%r12,%r14), %r13
	vmovq	%xmm18, %r15
	vaddsd	(%r9,%rdi,8), %xmm0, %xmm12
	movq	184(%rsp), %rdi
	vaddsd	%xmm29, %xmm8, %xmm5
	vmovsd	(%r15,%rcx,8), %xmm25
	vmovsd	(%r9,%r13,8), %xmm27
	vaddsd	(%rdi,%rcx,8), %xmm25, %xmm30
	movq	216(%rsp), %r13
	movq	192(%rsp), %rdi
	vaddsd	%xmm12, %xmm5, %xmm8
	leaq	0(%r13,%rbx), %r15
	addq	%rbx, %rdi
	vaddsd	%xmm3, %xmm30, %xmm0
	vmovsd	(%r9,%r15,8), %xmm26
	movq	176(%rsp), %rbx
	vaddsd	(%r9,%rdi,8), %xmm26, %xmm31
	movq	-40(%rsp), %rdi
	vmulsd	%xmm1, %xmm8, %xmm5
	vaddsd	%xmm31, %xmm0, %xmm12
	vfmadd231sd	%xmm7, %xmm13, %xmm5
	vfmadd132sd	%xmm2, %xmm5, %xmm12
	vmovsd	%xmm12, (%rbx,%rcx,8)
	cmpq	%r14, 120(%rsp)
	jle	.L9
	leaq	8(%rdx), %rcx
	vmovddup	%xmm27, %xmm0
	vmovq	%xmm14, %r14
	movq	-48(%rsp), %rbx
	addq	%rcx, %r12
	vmovq	%xmm20, %r13
	vmovq	%xmm19, %r15
	vmovupd	(%r9,%r14,8), %xmm14
	vmovhpd	(%r9,%r12,8), %xmm0, %xmm12
	vmovupd	0(%r13,%r10,8), %xmm5
	movq	88(%rsp), %r14
	leaq	(%rbx,%rdi), %r13
	vaddpd	(%r15,%r10,8), %xmm5, %xmm3
	vaddpd	%xmm7, %xmm12, %xmm7
	leaq	(%r14,%rdi), %r15
	leaq	(%rbx,%rcx), %rbx
	addq	%rcx, %r14
	vmovupd	(%r9,%r15,8), %xmm5
	vaddpd	(%r9,%r12,8), %xmm14, %xmm8
	vmovq	%xmm18, %r15
	vaddpd	%xmm7, %xmm3, %xmm14
	vaddpd	(%r9,%r13,8), %xmm5, %xmm3
	movq	184(%rsp), %r13
	vaddsd	80(%r9,%rsi,8), %xmm6, %xmm6
	vmovq	%xmm18, %rsi
	vmovupd	0(%r13,%r10,8), %xmm7
	movq	216(%rsp), %r13
	vaddpd	%xmm3, %xmm14, %xmm0
	vaddpd	(%r15,%r10,8), %xmm7, %xmm14
	movq	192(%rsp), %r15
	addq	%rdi, %r13
	vmovapd	%xmm7, 88(%rsp)
	addq	%r15, %rdi
	movq	176(%rsp), %r15
	vmulpd	%xmm15, %xmm0, %xmm12
	vmovupd	(%r9,%rdi,8), %xmm5
	leaq	9(%rdx), %rdi
	vaddpd	(%r9,%r13,8), %xmm5, %xmm3
	vaddpd	%xmm8, %xmm14, %xmm8
	vmovq	%xmm20, %rdx
	movq	216(%rsp), %r13
	vmovsd	(%rdx,%r12,8), %xmm7
	movq	192(%rsp), %rdx
	vaddpd	%xmm3, %xmm8, %xmm0
	vmovsd	8(%r9,%r12,8), %xmm8
	addq	%rcx, %rdx
	vfmadd231pd	%xmm17, %xmm4, %xmm12
	vaddsd	%xmm23, %xmm8, %xmm5
	vfmadd132pd	%xmm24, %xmm12, %xmm0
	vmovsd	(%r9,%r12,8), %xmm12
	vmovupd	%xmm0, (%r15,%r10,8)
	vmovq	%xmm19, %r10
	vmovsd	(%r9,%rbx,8), %xmm0
	vaddsd	(%r10,%r12,8), %xmm7, %xmm14
	vaddsd	(%r9,%r14,8), %xmm0, %xmm7
	movq	184(%rsp), %r14
	leaq	0(%r13,%rcx), %r10
	vmovsd	(%r9,%r10,8), %xmm0
	vaddsd	%xmm5, %xmm14, %xmm3
	vaddsd	%xmm7, %xmm3, %xmm14
	vmulsd	%xmm1, %xmm14, %xmm8
	vfmadd231sd	%xmm12, %xmm13, %xmm8
	vmovsd	(%rsi,%r12,8), %xmm12
	vaddsd	(%r14,%r12,8), %xmm12, %xmm5
	vaddsd	(%r9,%rdx,8), %xmm0, %xmm7
	vaddsd	%xmm5, %xmm6, %xmm3
	vaddsd	%xmm7, %xmm3, %xmm14
	vfmadd231sd	%xmm14, %xmm2, %xmm8
	vmovsd	%xmm8, (%r15,%r12,8)
	jmp	.L9
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
