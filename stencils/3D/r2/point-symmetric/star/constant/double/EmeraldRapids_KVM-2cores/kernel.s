	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	leaq	0(,%rdx,8), %rdi
	movq	%rcx, %rax
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$328, %rsp
	movq	%rdx, 32(%rsp)
	movq	%r8, -64(%rsp)
	movq	%rdi, 104(%rsp)
	vmovsd	%xmm0, 296(%rsp)
	cmpq	%r8, %rcx
	jge	.L36
	movq	%rdx, %rcx
	movq	%rdi, %r11
	leaq	-2(%rsi), %rdx
	movq	%rdx, 96(%rsp)
	shrq	$3, %r11
	cmpq	$4, %rsi
	jle	.L36
	cmpq	$4, %rcx
	jle	.L36
	imulq	%rcx, %rsi
	movq	%r9, %rbx
	leaq	-1(%rax), %r14
	movq	%r11, -88(%rsp)
	leaq	1(%rax), %r12
	leaq	-2(%rax), %r9
	movq	%rbx, %rdx
	subq	%rdi, %rdx
	leaq	-4(%rcx), %rdi
	movq	%r12, %r13
	movq	%rsi, %r8
	imulq	%rsi, %r9
	movq	%rdx, -56(%rsp)
	movq	%r11, %rdx
	imulq	%rax, %r8
	addq	$2, %rax
	negq	%rdx
	movq	%rdi, 136(%rsp)
	imulq	%rsi, %rax
	salq	$3, %rdx
	vmovddup	%xmm0, %xmm16
	imulq	%rsi, %r14
	movq	%r9, 184(%rsp)
	leaq	-5(%rcx), %r9
	vmovddup	%xmm6, %xmm29
	movq	%r9, 88(%rsp)
	movq	%rdi, %r9
	imulq	%rsi, %r13
	leaq	0(,%rsi,8), %r10
	andq	$-8, %r9
	movq	%rdx, 40(%rsp)
	vmovddup	%xmm5, %xmm28
	vmovddup	%xmm4, %xmm27
	movq	%rax, 176(%rsp)
	leaq	(%r11,%r11), %rax
	vmovddup	%xmm3, %xmm19
	vmovddup	%xmm2, %xmm18
	leaq	2(%r8,%rax), %r15
	addq	%r11, %rax
	movq	%r9, 16(%rsp)
	addq	$2, %r9
	movq	%rax, -72(%rsp)
	movq	%rdi, %rax
	vmovddup	%xmm1, %xmm17
	shrq	$3, %rax
	movq	%r8, 192(%rsp)
	leaq	0(,%r15,8), %r8
	movq	%r11, %r15
	movq	%rax, 288(%rsp)
	leaq	-2(%rcx), %rax
	leaq	-1(%rcx), %rcx
	salq	$4, %r15
	cmpq	%rdi, %rcx
	movq	%r15, 48(%rsp)
	leaq	2(%r11), %r15
	cmovg	%rdi, %rcx
	movl	$2, %edi
	movq	%r9, 24(%rsp)
	vmovq	%r15, %xmm0
	subq	%r11, %rdi
	movq	%r8, -16(%rsp)
	movq	%r13, %r11
	movq	%rbx, %r15
	movq	%rax, 128(%rsp)
	movq	%r14, %r13
	movq	%r11, %r14
	movq	%rcx, (%rsp)
	movq	%rdi, -80(%rsp)
	movq	%r10, -24(%rsp)
	vmovq	%xmm0, -96(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	192(%rsp), %rcx
	leaq	(%r15,%r14,8), %rdx
	movq	-56(%rsp), %r11
	leaq	(%r15,%r13,8), %rbx
	movq	176(%rsp), %rdi
	movq	%rdx, 264(%rsp)
	vmovq	%rsi, %xmm30
	movq	-16(%rsp), %rdx
	leaq	0(,%rcx,8), %r8
	movq	%rbx, 200(%rsp)
	leaq	(%r15,%rdi,8), %rax
	leaq	(%r15,%r8), %r10
	addq	16(%rbp), %r8
	movq	184(%rsp), %rbx
	leaq	(%rdx,%r11), %r11
	movq	%rax, 280(%rsp)
	leaq	(%r15,%rdx), %rax
	addq	16(%rbp), %rdx
	movq	%r8, 216(%rsp)
	movq	%r13, %r8
	leaq	(%r15,%rbx,8), %r9
	subq	%rcx, %r8
	movq	%rdx, 320(%rsp)
	movq	%rcx, %rdx
	vmovq	%r9, %xmm31
	subq	%rdx, %rbx
	movq	%r14, %r9
	subq	%rdx, %rdi
	movq	%r13, -32(%rsp)
	leaq	0(,%r8,8), %rcx
	subq	%rdx, %r9
	movq	$2, 304(%rsp)
	movq	%rcx, 80(%rsp)
	leaq	0(,%rbx,8), %rcx
	leaq	0(,%r9,8), %r8
	movq	%rcx, 64(%rsp)
	movq	-88(%rsp), %rcx
	leaq	0(,%rdi,8), %r9
	leaq	2(%r13), %rdi
	movq	%rdi, 168(%rsp)
	movq	-96(%rsp), %rdi
	leaq	(%rcx,%rdx), %rbx
	movq	%r8, 72(%rsp)
	movq	-72(%rsp), %r8
	movq	%rbx, 8(%rsp)
	movq	-80(%rsp), %rbx
	movq	%r11, 312(%rsp)
	addq	%rdx, %rbx
	addq	%rdi, %rdx
	movq	%r14, -40(%rsp)
	movq	%rbx, 152(%rsp)
	movq	%rdx, 144(%rsp)
	movq	%r12, -48(%rsp)
	movq	%r8, 224(%rsp)
	leaq	2(%r14), %r8
	movq	%r9, 56(%rsp)
	movq	%rcx, %r9
	movq	%r8, 160(%rsp)
	movq	%r10, %r8
	vmovq	%xmm31, 272(%rsp)
	.p2align 4,,10
	.p2align 3
.L13:
	movq	304(%rsp), %rsi
	vmovq	%rsi, %xmm15
	addq	$1, %rsi
	cmpq	$6, 88(%rsp)
	movq	%rsi, 304(%rsp)
	jbe	.L39
	movq	48(%rsp), %r10
	movq	312(%rsp), %r11
	leaq	16(%rax), %rsi
	leaq	8(%rax), %r12
	vmovq	%rsi, %xmm21
	movq	40(%rsp), %rsi
	leaq	-8(%rax), %r13
	movq	80(%rsp), %rdx
	leaq	(%r11,%r10), %rdi
	movq	72(%rsp), %r14
	vmovq	%r12, %xmm23
	movq	64(%rsp), %r12
	vmovq	%rdi, %xmm24
	movq	56(%rsp), %rdi
	addq	%r11, %rsi
	addq	%rax, %rdx
	leaq	(%rax,%r10), %r11
	vbroadcastsd	%xmm1, %zmm14
	leaq	(%rax,%r14), %r14
	vbroadcastsd	296(%rsp), %zmm13
	addq	%rax, %rdi
	vbroadcastsd	%xmm2, %zmm12
	leaq	-16(%rax), %rbx
	xorl	%r10d, %r10d
	vmovq	%rdi, %xmm22
	vbroadcastsd	%xmm3, %zmm11
	leaq	(%rax,%r12), %r12
	xorl	%edi, %edi
	vbroadcastsd	%xmm4, %zmm10
	vbroadcastsd	%xmm5, %zmm9
	vmovq	%rsi, %xmm20
	vbroadcastsd	%xmm6, %zmm8
	testb	$1, 288(%rsp)
	je	.L34
	vmovupd	8(%rax), %zmm7
	vaddpd	-8(%rax), %zmm7, %zmm0
	vmovq	%xmm24, %r10
	vmovq	%xmm22, %rsi
	movq	312(%rsp), %rdi
	cmpq	$1, 288(%rsp)
	vmulpd	%zmm14, %zmm0, %zmm7
	vmovupd	(%r14), %zmm0
	vfmadd231pd	(%rax), %zmm13, %zmm7
	vmovapd	%zmm7, %zmm26
	vaddpd	(%rdx), %zmm0, %zmm7
	vmovupd	(%r10), %zmm0
	vmovq	%xmm20, %r10
	vfmadd231pd	%zmm7, %zmm12, %zmm26
	vaddpd	(%rdi), %zmm0, %zmm7
	vmovupd	16(%rax), %zmm0
	movq	320(%rsp), %rdi
	vfmadd231pd	%zmm7, %zmm11, %zmm26
	vaddpd	-16(%rax), %zmm0, %zmm7
	vmovupd	(%rsi), %zmm0
	vfmadd231pd	%zmm7, %zmm10, %zmm26
	vaddpd	(%r12), %zmm0, %zmm7
	vmovupd	(%r10), %zmm0
	movl	$1, %r10d
	vfmadd231pd	%zmm7, %zmm9, %zmm26
	vaddpd	(%r11), %zmm0, %zmm7
	vfmadd132pd	%zmm8, %zmm26, %zmm7
	vmovupd	%zmm7, (%rdi)
	movl	$64, %edi
	je	.L33
.L34:
	movq	%r15, 232(%rsp)
	movq	312(%rsp), %r15
	vmovq	%r8, %xmm25
	movq	%r13, %r8
	movq	%rcx, 248(%rsp)
	vmovq	%r11, %xmm31
	movq	%rdx, %r11
	vmovq	%xmm21, %rcx
	movq	%r9, 240(%rsp)
	vmovq	%xmm23, %r13
	movq	%rax, %r9
	vmovq	%xmm20, %rdx
	vmovq	%xmm24, %rsi
.L5:
	vmovupd	0(%r13,%rdi), %zmm0
	vaddpd	(%r8,%rdi), %zmm0, %zmm7
	vmovq	%xmm22, %rax
	addq	$2, %r10
	vmulpd	%zmm14, %zmm7, %zmm0
	vmovupd	(%r14,%rdi), %zmm7
	vaddpd	(%r11,%rdi), %zmm7, %zmm7
	vfmadd231pd	(%r9,%rdi), %zmm13, %zmm0
	vfmadd231pd	%zmm7, %zmm12, %zmm0
	vmovupd	(%rsi,%rdi), %zmm7
	vaddpd	(%r15,%rdi), %zmm7, %zmm7
	vfmadd132pd	%zmm11, %zmm0, %zmm7
	vmovupd	(%rcx,%rdi), %zmm0
	vaddpd	(%rbx,%rdi), %zmm0, %zmm0
	vfmadd132pd	%zmm10, %zmm7, %zmm0
	vmovupd	(%rax,%rdi), %zmm7
	vaddpd	(%r12,%rdi), %zmm7, %zmm7
	vmovq	%xmm31, %rax
	vfmadd132pd	%zmm9, %zmm0, %zmm7
	vmovupd	(%rdx,%rdi), %zmm0
	vaddpd	(%rax,%rdi), %zmm0, %zmm0
	movq	320(%rsp), %rax
	vfmadd132pd	%zmm8, %zmm7, %zmm0
	vmovupd	64(%r13,%rdi), %zmm7
	vmovupd	%zmm0, (%rax,%rdi)
	vaddpd	64(%r8,%rdi), %zmm7, %zmm0
	vmovupd	64(%r14,%rdi), %zmm7
	vmovq	%xmm22, %rax
	vaddpd	64(%r11,%rdi), %zmm7, %zmm7
	vmulpd	%zmm14, %zmm0, %zmm0
	vfmadd231pd	64(%r9,%rdi), %zmm13, %zmm0
	vfmadd231pd	%zmm7, %zmm12, %zmm0
	vmovupd	64(%rsi,%rdi), %zmm7
	vaddpd	64(%rdi,%r15), %zmm7, %zmm7
	vfmadd132pd	%zmm11, %zmm0, %zmm7
	vmovupd	64(%rcx,%rdi), %zmm0
	vaddpd	64(%rbx,%rdi), %zmm0, %zmm0
	vfmadd132pd	%zmm10, %zmm7, %zmm0
	vmovupd	64(%rax,%rdi), %zmm7
	vaddpd	64(%r12,%rdi), %zmm7, %zmm7
	vmovq	%xmm31, %rax
	vfmadd132pd	%zmm9, %zmm0, %zmm7
	vmovupd	64(%rdx,%rdi), %zmm0
	vaddpd	64(%rax,%rdi), %zmm0, %zmm0
	subq	$-128, %rdi
	movq	320(%rsp), %rax
	vfmadd132pd	%zmm8, %zmm7, %zmm0
	vmovupd	%zmm0, -64(%rdi,%rax)
	cmpq	%r10, 288(%rsp)
	jne	.L5
	movq	%r15, 312(%rsp)
	movq	%r9, %rax
	movq	248(%rsp), %rcx
	vmovq	%xmm25, %r8
	movq	240(%rsp), %r9
	movq	232(%rsp), %r15
.L33:
	testb	$7, 136(%rsp)
	je	.L40
	movq	16(%rsp), %rbx
	movq	24(%rsp), %rdx
.L11:
	movq	32(%rsp), %r12
	subq	%rbx, %r12
	leaq	-4(%r12), %r10
	subq	$5, %r12
	movq	%r10, 208(%rsp)
	cmpq	$2, %r12
	jbe	.L41
	leaq	(%rcx,%r9), %rdi
	movq	168(%rsp), %r13
	movq	192(%rsp), %r12
	vbroadcastsd	%xmm1, %ymm7
	leaq	(%rdi,%rbx), %rsi
	movq	160(%rsp), %r14
	movq	%rdi, 232(%rsp)
	vbroadcastsd	%xmm2, %ymm11
	addq	%rsi, %r13
	leaq	2(%rsi,%r12), %r11
	addq	$2, %r12
	vbroadcastsd	296(%rsp), %ymm12
	vmovq	%r13, %xmm23
	leaq	(%r12,%r9), %rdi
	vbroadcastsd	%xmm3, %ymm10
	addq	%rsi, %r14
	vmovq	%r14, %xmm24
	movq	224(%rsp), %r13
	addq	%rbx, %rdi
	vbroadcastsd	%xmm4, %ymm9
	leaq	0(,%r11,8), %r10
	movq	176(%rsp), %r14
	movq	%rdi, 248(%rsp)
	vbroadcastsd	%xmm5, %ymm8
	addq	%r13, %r12
	vmovupd	-8(%r15,%r10), %ymm14
	vaddpd	8(%r15,%r10), %ymm14, %ymm21
	vbroadcastsd	%xmm6, %ymm13
	addq	%rbx, %r12
	leaq	2(%rsi,%r14), %r14
	movq	%r12, 240(%rsp)
	movq	184(%rsp), %r12
	vmulpd	%ymm7, %ymm21, %ymm0
	leaq	2(%rsi,%r12), %rdi
	movq	144(%rsp), %rsi
	movq	152(%rsp), %r12
	vfmadd132pd	(%r15,%r11,8), %ymm0, %ymm12
	vmovq	%xmm23, %r11
	addq	%rsi, %r13
	addq	%r9, %r12
	movq	240(%rsp), %rsi
	addq	%rbx, %r13
	addq	%rbx, %r12
	vmovq	%xmm24, %rbx
	vmovupd	(%r15,%rbx,8), %ymm14
	vaddpd	(%r15,%r11,8), %ymm14, %ymm7
	movq	248(%rsp), %rbx
	vfmadd132pd	%ymm7, %ymm12, %ymm11
	vmovupd	(%r15,%rsi,8), %ymm12
	vaddpd	(%r15,%rbx,8), %ymm12, %ymm0
	vfmadd132pd	%ymm0, %ymm11, %ymm10
	vmovupd	-16(%r15,%r10), %ymm11
	vaddpd	16(%r15,%r10), %ymm11, %ymm14
	vfmadd132pd	%ymm14, %ymm10, %ymm9
	vmovupd	(%r15,%r14,8), %ymm10
	vaddpd	(%r15,%rdi,8), %ymm10, %ymm7
	vfmadd132pd	%ymm7, %ymm9, %ymm8
	vmovupd	(%r15,%r13,8), %ymm9
	movq	16(%rbp), %r13
	vaddpd	(%r15,%r12,8), %ymm9, %ymm12
	vfmadd132pd	%ymm13, %ymm8, %ymm12
	vmovupd	%ymm12, 0(%r13,%r10)
	movq	208(%rsp), %r10
	movq	%r10, %rdi
	andq	$-4, %rdi
	addq	%rdi, %rdx
	andl	$3, %r10d
	je	.L6
.L7:
	movq	8(%rsp), %r11
	vmovq	%xmm15, %r12
	vmovq	%xmm15, %r14
	subq	$2, %r12
	subq	$1, %r14
	addq	%r11, %r9
	vmovq	%r12, %xmm13
	vmovq	%xmm15, %r12
	addq	%rdx, %r9
	addq	$2, %r12
	leaq	1(%rdx), %r11
	leaq	(%r15,%r9,8), %rdi
	movq	(%rsp), %r9
	movq	%r12, 208(%rsp)
	vmovq	%r14, %xmm12
	cmpq	%r9, %r11
	jge	.L14
	vmovq	%xmm15, %rbx
	movq	264(%rsp), %rsi
	movq	200(%rsp), %r13
	vmovddup	8(%rdi), %xmm14
	imulq	%rcx, %rbx
	vmovupd	(%rdi), %xmm8
	imulq	%rcx, %r12
	leaq	(%rbx,%rdx), %r10
	vmovupd	(%rsi,%r10,8), %xmm0
	movq	%rcx, %rsi
	vaddpd	0(%r13,%r10,8), %xmm0, %xmm25
	movq	%r12, 112(%rsp)
	movq	304(%rsp), %r13
	imulq	%r14, %rsi
	addq	%rdx, %r12
	imulq	%rcx, %r13
	leaq	(%rsi,%rdx), %r9
	movq	%rsi, -8(%rsp)
	leaq	0(%r13,%rdx), %r14
	movq	%r13, 240(%rsp)
	leaq	-2(%rdx,%rbx), %r13
	vmovupd	(%r8,%r14,8), %xmm22
	vaddpd	(%r8,%r9,8), %xmm22, %xmm20
	leaq	2(%rdx), %r9
	leaq	(%rbx,%r9), %r14
	addq	%r9, %rsi
	vmovupd	(%r8,%r14,8), %xmm11
	vaddpd	(%r8,%r13,8), %xmm11, %xmm31
	movq	272(%rsp), %r13
	vmovsd	(%r8,%r14,8), %xmm26
	vunpcklpd	%xmm11, %xmm14, %xmm10
	vaddpd	-8(%rdi), %xmm10, %xmm7
	movq	280(%rsp), %rdi
	vmovapd	%xmm31, %xmm0
	vmovupd	(%r8,%r12,8), %xmm10
	movq	216(%rsp), %r12
	vmovupd	(%rdi,%r10,8), %xmm14
	vmovq	%xmm13, %rdi
	vaddpd	0(%r13,%r10,8), %xmm14, %xmm23
	leaq	3(%rdx), %r13
	vmulpd	%xmm17, %xmm7, %xmm9
	imulq	%rcx, %rdi
	vmovapd	%xmm14, 248(%rsp)
	movq	%r13, 248(%rsp)
	leaq	(%rbx,%r13), %r13
	movq	%rdi, 120(%rsp)
	addq	%rdx, %rdi
	vmovsd	(%r8,%r13,8), %xmm24
	vaddpd	(%r8,%rdi,8), %xmm10, %xmm7
	movq	200(%rsp), %rdi
	vfmadd231pd	%xmm16, %xmm8, %xmm9
	vunpckhpd	%xmm8, %xmm8, %xmm8
	vmovupd	(%r8,%r13,8), %xmm22
	vmovsd	(%rdi,%r14,8), %xmm10
	vfmadd132pd	%xmm18, %xmm9, %xmm25
	vaddsd	%xmm24, %xmm8, %xmm9
	vmulsd	%xmm1, %xmm9, %xmm14
	vfmadd231sd	296(%rsp), %xmm11, %xmm14
	vfmadd132pd	%xmm19, %xmm25, %xmm20
	vfmadd132pd	%xmm27, %xmm20, %xmm0
	vunpckhpd	%xmm22, %xmm22, %xmm20
	vfmadd132pd	%xmm28, %xmm0, %xmm23
	vmovq	%rsi, %xmm0
	vfmadd132pd	%xmm29, %xmm23, %xmm7
	vmovupd	%xmm7, (%r12,%r10,8)
	movq	264(%rsp), %rdi
	movq	240(%rsp), %rsi
	vaddsd	(%rdi,%r14,8), %xmm10, %xmm7
	addq	%r9, %rsi
	vmovq	%xmm0, %rdi
	vmovsd	(%r8,%rdi,8), %xmm9
	vaddsd	(%r8,%r10,8), %xmm20, %xmm10
	leaq	4(%rdx), %rdi
	vfmadd132sd	%xmm2, %xmm14, %xmm7
	vaddsd	(%r8,%rsi,8), %xmm9, %xmm14
	movq	272(%rsp), %rsi
	vmovsd	(%rsi,%r14,8), %xmm0
	movq	120(%rsp), %rsi
	addq	%r9, %rsi
	vfmadd132sd	%xmm3, %xmm7, %xmm14
	vmovq	%rdi, %xmm7
	addq	%rbx, %rdi
	vmovsd	(%r8,%rsi,8), %xmm9
	vmovsd	(%r8,%rdi,8), %xmm25
	movq	280(%rsp), %rdi
	vaddsd	(%rdi,%r14,8), %xmm0, %xmm8
	movq	112(%rsp), %rdi
	vfmadd231sd	%xmm10, %xmm4, %xmm14
	addq	%rdi, %r9
	vfmadd132sd	%xmm5, %xmm14, %xmm8
	vaddsd	(%r8,%r9,8), %xmm9, %xmm14
	vfmadd132sd	%xmm6, %xmm8, %xmm14
	vmovsd	%xmm14, (%r12,%r14,8)
	vmovq	%xmm7, %r14
	cmpq	%r14, 136(%rsp)
	jg	.L42
.L9:
	vmovq	%xmm15, %rdx
	movq	248(%rsp), %rdi
	vmovsd	296(%rsp), %xmm0
	vmovq	%xmm12, %rbx
	imulq	%rcx, %rdx
	movq	264(%rsp), %r11
	movq	200(%rsp), %rsi
	movq	304(%rsp), %r12
	imulq	%rcx, %rbx
	leaq	1(%rdi), %r9
	leaq	(%rdx,%rdi), %r14
	leaq	(%rdx,%r9), %r10
	vmovsd	-8(%r8,%r14,8), %xmm9
	imulq	%rcx, %r12
	leaq	(%rbx,%rdi), %r13
	vmovsd	(%r8,%r10,8), %xmm10
	vmovsd	(%r8,%r14,8), %xmm7
	vmovsd	(%rsi,%r14,8), %xmm15
	movq	%rbx, 248(%rsp)
	vaddsd	%xmm9, %xmm10, %xmm26
	vaddsd	(%r11,%r14,8), %xmm15, %xmm8
	vmovsd	(%r8,%r13,8), %xmm12
	movq	%r12, 240(%rsp)
	addq	%rdi, %r12
	leaq	2(%rdi), %r13
	movq	272(%rsp), %r11
	vaddsd	(%r8,%r12,8), %xmm12, %xmm11
	addq	%r13, %rdx
	movq	280(%rsp), %rbx
	vmulsd	%xmm1, %xmm26, %xmm22
	vmovsd	(%r8,%rdx,8), %xmm20
	vaddsd	-16(%r8,%r14,8), %xmm20, %xmm15
	vmovsd	(%r11,%r14,8), %xmm14
	movq	208(%rsp), %r11
	imulq	%rcx, %r11
	vfmadd231sd	%xmm0, %xmm7, %xmm22
	vfmadd132sd	%xmm2, %xmm22, %xmm8
	vfmadd132sd	%xmm3, %xmm8, %xmm11
	vaddsd	(%rbx,%r14,8), %xmm14, %xmm8
	vmovq	%xmm13, %rbx
	imulq	%rcx, %rbx
	leaq	(%rbx,%rdi), %r12
	addq	%r11, %rdi
	vfmadd132sd	%xmm4, %xmm11, %xmm15
	vmovsd	(%r8,%r12,8), %xmm12
	vaddsd	(%r8,%rdi,8), %xmm12, %xmm11
	movq	216(%rsp), %rdi
	vfmadd132sd	%xmm5, %xmm15, %xmm8
	vfmadd132sd	%xmm6, %xmm8, %xmm11
	vmovsd	%xmm11, (%rdi,%r14,8)
	cmpq	%r9, 128(%rsp)
	jle	.L6
	vaddsd	%xmm20, %xmm7, %xmm15
	movq	264(%rsp), %r12
	vmovsd	(%rsi,%r10,8), %xmm8
	movq	240(%rsp), %rdi
	vaddsd	(%r12,%r10,8), %xmm8, %xmm13
	movq	248(%rsp), %r12
	vmulsd	%xmm1, %xmm15, %xmm14
	addq	%r9, %rdi
	addq	%r9, %r12
	vmovsd	(%r8,%r12,8), %xmm12
	vaddsd	(%r8,%rdi,8), %xmm12, %xmm15
	movq	272(%rsp), %r12
	movq	280(%rsp), %rdi
	vfmadd231sd	%xmm0, %xmm10, %xmm14
	vmovsd	(%r12,%r10,8), %xmm11
	vaddsd	(%rdi,%r10,8), %xmm11, %xmm8
	leaq	(%rbx,%r9), %r12
	addq	%r11, %r9
	vfmadd132sd	%xmm2, %xmm14, %xmm13
	vmovsd	24(%r8,%r14,8), %xmm14
	vaddsd	%xmm14, %xmm9, %xmm9
	vfmadd132sd	%xmm3, %xmm13, %xmm15
	vmovsd	(%r8,%r12,8), %xmm13
	vaddsd	(%r8,%r9,8), %xmm13, %xmm12
	movq	216(%rsp), %r9
	vfmadd132sd	%xmm4, %xmm15, %xmm9
	vfmadd132sd	%xmm5, %xmm9, %xmm8
	vfmadd132sd	%xmm6, %xmm8, %xmm12
	vmovsd	%xmm12, (%r9,%r10,8)
	cmpq	%r13, 128(%rsp)
	jle	.L6
	vaddsd	%xmm14, %xmm10, %xmm10
	movq	264(%rsp), %r10
	movq	248(%rsp), %rdi
	leaq	(%r11,%r13), %r11
	vaddsd	32(%r8,%r14,8), %xmm7, %xmm7
	movq	272(%rsp), %r12
	addq	%r13, %rbx
	addq	%r13, %rdi
	movq	280(%rsp), %r14
	vmovsd	(%r8,%r11,8), %xmm12
	vmulsd	%xmm1, %xmm10, %xmm15
	vaddsd	(%r8,%rbx,8), %xmm12, %xmm10
	vmovsd	(%r14,%rdx,8), %xmm8
	vaddsd	(%r12,%rdx,8), %xmm8, %xmm13
	vfmadd231sd	%xmm0, %xmm20, %xmm15
	vmovsd	(%r10,%rdx,8), %xmm0
	vaddsd	(%rsi,%rdx,8), %xmm0, %xmm14
	movq	240(%rsp), %rsi
	addq	%r13, %rsi
	movq	216(%rsp), %r13
	vmovsd	(%r8,%rsi,8), %xmm9
	vaddsd	(%r8,%rdi,8), %xmm9, %xmm11
	vfmadd132sd	%xmm2, %xmm15, %xmm14
	vfmadd132sd	%xmm3, %xmm14, %xmm11
	vfmadd132sd	%xmm4, %xmm11, %xmm7
	vfmadd231sd	%xmm13, %xmm5, %xmm7
	vfmadd132sd	%xmm6, %xmm7, %xmm10
	vmovsd	%xmm10, 0(%r13,%rdx,8)
.L6:
	movq	104(%rsp), %rdx
	addq	%rcx, 224(%rsp)
	addq	%rdx, 312(%rsp)
	movq	232(%rsp), %r9
	addq	%rdx, 320(%rsp)
	movq	304(%rsp), %rbx
	addq	%rdx, %rax
	cmpq	%rbx, 96(%rsp)
	jne	.L13
	movq	-32(%rsp), %r13
	movq	-40(%rsp), %r14
	vmovq	%xmm30, %rsi
	movq	-24(%rsp), %rcx
	addq	%rsi, 192(%rsp)
	addq	%rcx, -16(%rsp)
	movq	-48(%rsp), %r12
	addq	%rsi, %r13
	addq	%rsi, %r14
	addq	%rsi, 184(%rsp)
	addq	%rsi, 176(%rsp)
	cmpq	%r12, -64(%rsp)
	je	.L35
	addq	$1, %r12
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L40:
	leaq	(%rcx,%r9), %r14
	movq	%r14, 232(%rsp)
	jmp	.L6
.L39:
	xorl	%ebx, %ebx
	movl	$2, %edx
	jmp	.L11
.L41:
	leaq	(%rcx,%r9), %rbx
	movq	%rbx, 232(%rsp)
	jmp	.L7
.L14:
	movq	%rdx, 248(%rsp)
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
.L42:
	movq	264(%rsp), %rsi
	movq	200(%rsp), %rdi
	addq	%rbx, %r11
	movq	240(%rsp), %r14
	movq	-8(%rsp), %r9
	vmovupd	(%rsi,%r13,8), %xmm7
	vaddpd	(%rdi,%r13,8), %xmm7, %xmm10
	movq	248(%rsp), %rdi
	vmovupd	32(%r8,%r11,8), %xmm14
	vmovapd	%xmm7, -120(%rsp)
	leaq	(%r14,%rdi), %rsi
	leaq	(%r9,%rdi), %r9
	vmovlpd	(%r8,%r11,8), %xmm14, %xmm7
	movq	272(%rsp), %r14
	vmovupd	(%r8,%rsi,8), %xmm0
	leaq	5(%rdx), %rsi
	vaddpd	(%r8,%r9,8), %xmm0, %xmm8
	vmovddup	%xmm25, %xmm0
	leaq	(%rbx,%rsi), %r9
	movq	280(%rsp), %r11
	vmovupd	(%r8,%r9,8), %xmm21
	vunpcklpd	%xmm21, %xmm0, %xmm14
	vunpcklpd	%xmm26, %xmm21, %xmm9
	vaddpd	%xmm11, %xmm14, %xmm11
	vaddpd	%xmm7, %xmm9, %xmm9
	vmulpd	%xmm17, %xmm11, %xmm7
	vmovapd	%xmm21, %xmm11
	vfmadd231pd	%xmm16, %xmm22, %xmm7
	vfmadd231pd	%xmm18, %xmm10, %xmm7
	vmovupd	(%r11,%r13,8), %xmm10
	movq	120(%rsp), %r11
	vmovapd	%xmm10, 248(%rsp)
	leaq	(%r11,%rdi), %r11
	vfmadd231pd	%xmm19, %xmm8, %xmm7
	vaddpd	(%r14,%r13,8), %xmm10, %xmm8
	movq	112(%rsp), %r14
	addq	%r14, %rdi
	leaq	6(%rdx), %r14
	vmovupd	(%r8,%rdi,8), %xmm0
	vaddpd	(%r8,%r11,8), %xmm0, %xmm14
	leaq	(%rbx,%r14), %rdi
	vmovsd	(%r8,%rdi,8), %xmm26
	vmovq	%rdi, %xmm10
	movq	-8(%rsp), %r11
	vfmadd132pd	%xmm27, %xmm7, %xmm9
	vmovupd	(%r8,%rdi,8), %xmm31
	movq	264(%rsp), %rdi
	vfmadd231pd	%xmm28, %xmm8, %xmm9
	vunpckhpd	%xmm31, %xmm31, %xmm8
	vaddsd	%xmm8, %xmm24, %xmm23
	vfmadd132pd	%xmm29, %xmm9, %xmm14
	vaddsd	%xmm26, %xmm20, %xmm9
	vmulsd	%xmm1, %xmm9, %xmm7
	vfmadd132sd	296(%rsp), %xmm7, %xmm11
	vmovupd	%xmm14, (%r12,%r13,8)
	movq	200(%rsp), %r13
	vmovsd	0(%r13,%r9,8), %xmm0
	vaddsd	(%rdi,%r9,8), %xmm0, %xmm14
	leaq	(%r11,%rsi), %r13
	movq	240(%rsp), %rdi
	vmovsd	(%r8,%r13,8), %xmm9
	leaq	7(%rdx), %r13
	movq	%r14, 248(%rsp)
	leaq	(%rbx,%r13), %r11
	vfmadd231sd	%xmm14, %xmm2, %xmm11
	addq	%rsi, %rdi
	vmovsd	(%r8,%r11,8), %xmm14
	movq	280(%rsp), %r11
	vaddsd	(%r8,%rdi,8), %xmm9, %xmm7
	movq	272(%rsp), %rdi
	vfmadd132sd	%xmm3, %xmm11, %xmm7
	vmovsd	(%rdi,%r9,8), %xmm11
	vaddsd	(%r11,%r9,8), %xmm11, %xmm0
	movq	120(%rsp), %rdi
	movq	112(%rsp), %r11
	addq	%rsi, %rdi
	addq	%rsi, %r11
	vmovsd	(%r8,%rdi,8), %xmm9
	vfmadd132sd	%xmm4, %xmm7, %xmm23
	vaddsd	(%r8,%r11,8), %xmm9, %xmm7
	vfmadd231sd	%xmm0, %xmm5, %xmm23
	vfmadd132sd	%xmm6, %xmm23, %xmm7
	vmovsd	%xmm7, (%r12,%r9,8)
	cmpq	%r13, 136(%rsp)
	jle	.L9
	movq	248(%rsp), %r12
	movq	-8(%rsp), %r9
	vmovq	%xmm10, %rsi
	movq	264(%rsp), %r14
	movq	200(%rsp), %r13
	movq	240(%rsp), %rdi
	vmovupd	(%r14,%rsi,8), %xmm11
	vaddpd	0(%r13,%rsi,8), %xmm11, %xmm22
	leaq	(%r9,%r12), %rsi
	leaq	(%rdi,%r12), %r11
	vmovq	%xmm10, %rdi
	vmovupd	(%r8,%r11,8), %xmm0
	vaddpd	(%r8,%rsi,8), %xmm0, %xmm20
	leaq	8(%rdx), %rsi
	vmovapd	%xmm11, -120(%rsp)
	leaq	(%rbx,%rsi), %r11
	addq	$9, %rdx
	leaq	(%r8,%r11,8), %r9
	vmovupd	-8(%r9), %xmm11
	vshufpd	$1, -24(%r9), %xmm11, %xmm9
	movq	280(%rsp), %r9
	vmovapd	%xmm20, %xmm24
	vmovsd	%xmm14, %xmm11, %xmm14
	vaddpd	%xmm21, %xmm14, %xmm7
	vmovupd	(%r9,%rdi,8), %xmm14
	movq	272(%rsp), %rdi
	vmovq	%xmm10, %r9
	vmovapd	%xmm14, 248(%rsp)
	vaddpd	(%rdi,%r9,8), %xmm14, %xmm21
	movq	112(%rsp), %rdi
	vmulpd	%xmm17, %xmm7, %xmm0
	movq	%rdx, 248(%rsp)
	leaq	(%rbx,%rdx), %rdx
	movq	120(%rsp), %r9
	vmovsd	(%r8,%rdx,8), %xmm23
	vmovsd	(%r14,%r11,8), %xmm14
	addq	%r12, %r9
	addq	%rdi, %r12
	movq	-8(%rsp), %r14
	movq	240(%rsp), %rdi
	vaddsd	%xmm8, %xmm23, %xmm8
	vmovupd	(%r8,%r12,8), %xmm7
	movq	216(%rsp), %rbx
	addq	%rsi, %rdi
	vfmadd231pd	%xmm31, %xmm16, %xmm0
	vaddpd	(%r8,%r9,8), %xmm7, %xmm31
	vmovq	%xmm10, %r9
	vunpckhpd	%xmm11, %xmm11, %xmm10
	vaddsd	0(%r13,%r11,8), %xmm14, %xmm7
	leaq	(%r14,%rsi), %r13
	vmulsd	%xmm1, %xmm8, %xmm11
	vfmadd132sd	296(%rsp), %xmm11, %xmm10
	vfmadd231pd	%xmm18, %xmm22, %xmm0
	vfmadd231sd	%xmm7, %xmm2, %xmm10
	vfmadd132pd	%xmm19, %xmm0, %xmm24
	vunpcklpd	%xmm23, %xmm25, %xmm0
	vaddpd	%xmm9, %xmm0, %xmm9
	vmovsd	(%r8,%r13,8), %xmm0
	vfmadd132pd	%xmm27, %xmm24, %xmm9
	vfmadd231pd	%xmm28, %xmm21, %xmm9
	vfmadd231pd	%xmm29, %xmm31, %xmm9
	vmovupd	%xmm9, (%rbx,%r9,8)
	vaddsd	(%r8,%rdi,8), %xmm0, %xmm9
	vaddsd	80(%r8,%r10,8), %xmm26, %xmm25
	movq	272(%rsp), %r10
	movq	280(%rsp), %r12
	movq	120(%rsp), %rdx
	movq	112(%rsp), %r14
	vfmadd132sd	%xmm3, %xmm10, %xmm9
	vmovsd	(%r10,%r11,8), %xmm10
	vaddsd	(%r12,%r11,8), %xmm10, %xmm8
	leaq	(%rdx,%rsi), %r9
	addq	%rsi, %r14
	vmovsd	(%r8,%r9,8), %xmm11
	vaddsd	(%r8,%r14,8), %xmm11, %xmm14
	vfmadd231sd	%xmm25, %xmm4, %xmm9
	vfmadd132sd	%xmm5, %xmm9, %xmm8
	vfmadd132sd	%xmm6, %xmm8, %xmm14
	vmovsd	%xmm14, (%rbx,%r11,8)
	jmp	.L9
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
