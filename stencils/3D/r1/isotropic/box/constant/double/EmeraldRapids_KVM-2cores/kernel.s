	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %rax
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	-1(%rax), %rbx
	andq	$-64, %rsp
	subq	$328, %rsp
	movq	%rdx, 72(%rsp)
	movq	%rcx, %rdx
	leaq	-1(%rsi), %rcx
	movq	%r8, -56(%rsp)
	movq	%rbx, -8(%rsp)
	movq	%rcx, 104(%rsp)
	vmovsd	%xmm0, 112(%rsp)
	vmovsd	%xmm2, 144(%rsp)
	vmovsd	%xmm3, 16(%rsp)
	cmpq	%r8, %rdx
	jge	.L29
	leaq	0(,%rax,8), %r14
	movq	%r14, %rdi
	shrq	$3, %rdi
	movq	%rdi, 232(%rsp)
	cmpq	$1, %rcx
	jle	.L29
	cmpq	$1, %rbx
	jle	.L29
	movq	%rax, %r8
	imulq	%rsi, %rax
	movq	%r9, %r11
	movq	16(%rbp), %rcx
	leaq	-1(%rdx), %r9
	leaq	1(%rdx), %r15
	movq	%r14, 80(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm6
	movq	%r15, %r10
	leaq	(%rdi,%rdi), %r13
	salq	$4, %rdi
	vmovddup	%xmm3, %xmm7
	movq	%rax, %rsi
	imulq	%rax, %r9
	movq	%r13, -48(%rsp)
	leaq	(%r14,%r11), %r12
	imulq	%rdx, %rsi
	leaq	-2(%r8), %rdx
	subq	$3, %r8
	vmovapd	%xmm7, 120(%rsp)
	imulq	%rax, %r10
	movq	%rdx, %rbx
	movq	%r8, 96(%rsp)
	leaq	(%rdi,%r11), %r13
	leaq	8(%rcx,%r14), %r8
	movq	%rdx, 152(%rsp)
	shrq	$3, %rdx
	andq	$-8, %rbx
	movq	%rsi, 200(%rsp)
	vmovddup	%xmm2, %xmm3
	vmovddup	%xmm1, %xmm4
	vmovddup	%xmm0, %xmm5
	movq	%rbx, (%rsp)
	addq	$1, %rbx
	vbroadcastsd	%xmm2, %ymm28
	vmovsd	%xmm1, %xmm1, %xmm31
	movq	%r9, 168(%rsp)
	vbroadcastsd	%xmm0, %ymm2
	vbroadcastsd	%xmm6, %ymm18
	vbroadcastsd	%xmm1, %ymm1
	movq	%rdx, 264(%rsp)
	vbroadcastsd	%xmm0, %zmm0
	movq	%r8, -64(%rsp)
	movq	%r10, 176(%rsp)
	movq	%rax, %r10
	movq	%rbx, 8(%rsp)
	movq	%r15, %rbx
	vmovapd	%xmm3, 24(%rsp)
	vmovapd	%xmm4, 40(%rsp)
	vmovapd	%xmm5, 56(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	16(%rbp), %r14
	movq	200(%rsp), %rax
	movq	$0, 224(%rsp)
	vbroadcastsd	%xmm31, %zmm13
	movq	168(%rsp), %rdi
	movq	176(%rsp), %rsi
	movq	%r10, -16(%rsp)
	salq	$3, %rax
	movq	%r13, -24(%rsp)
	vbroadcastsd	144(%rsp), %zmm12
	salq	$3, %rdi
	addq	%rax, %r14
	salq	$3, %rsi
	leaq	(%r11,%rax), %rcx
	leaq	(%r11,%rdi), %r9
	leaq	(%r11,%rsi), %rdx
	movq	%r12, -32(%rsp)
	movq	%rcx, %r8
	movq	%r14, 136(%rsp)
	leaq	(%rdi,%r12), %r14
	addq	%r13, %rdi
	leaq	(%rax,%r12), %r15
	movq	%r14, 312(%rsp)
	leaq	(%rsi,%r12), %r14
	vbroadcastsd	16(%rsp), %zmm11
	movq	%rdi, 280(%rsp)
	leaq	(%rsi,%r13), %rdi
	movq	-64(%rsp), %rsi
	movq	%r14, 304(%rsp)
	leaq	(%rax,%r13), %r14
	movq	%r14, 296(%rsp)
	addq	%rsi, %rax
	movq	152(%rsp), %r14
	movq	%rax, 272(%rsp)
	movq	-48(%rsp), %rax
	andl	$7, %r14d
	movq	%r9, 288(%rsp)
	movq	%rdx, 192(%rsp)
	movq	%rdi, 320(%rsp)
	movq	%rax, 208(%rsp)
	movq	$1, 240(%rsp)
	movq	%r14, 88(%rsp)
	movq	%rcx, 256(%rsp)
	movq	%rdx, 248(%rsp)
	movq	%rbx, -40(%rsp)
	.p2align 4,,10
	.p2align 3
.L13:
	movq	240(%rsp), %r10
	movq	%r10, 184(%rsp)
	addq	$1, %r10
	cmpq	$6, 96(%rsp)
	movq	%r10, 240(%rsp)
	jbe	.L32
	movq	304(%rsp), %rbx
	movq	312(%rsp), %rax
	leaq	16(%r15), %r14
	leaq	8(%r15), %r12
	movq	256(%rsp), %r13
	vmovq	%r14, %xmm14
	movq	320(%rsp), %r14
	vmovq	%r12, %xmm20
	leaq	8(%rbx), %rdi
	leaq	8(%rax), %rdx
	vmovq	%r9, %xmm22
	vmovq	%rdi, %xmm16
	movq	296(%rsp), %rdi
	leaq	8(%r13), %rcx
	leaq	16(%r13), %r13
	vmovq	%rdx, %xmm17
	vmovq	%rcx, %xmm19
	leaq	16(%rax), %rax
	movq	280(%rsp), %rdx
	leaq	8(%rdi), %rsi
	vmovq	%r13, %xmm6
	vmovq	%rax, %xmm5
	xorl	%eax, %eax
	vmovq	%rsi, %xmm15
	leaq	8(%rdx), %rcx
	movq	288(%rsp), %rsi
	vmovq	%r8, %xmm29
	vmovq	%rcx, %xmm4
	leaq	16(%rbx), %rcx
	leaq	8(%rsi), %r10
	leaq	16(%rsi), %r13
	movq	%rcx, %r8
	xorl	%esi, %esi
	vmovq	%r10, %xmm10
	movq	248(%rsp), %r10
	vmovq	%xmm4, %rcx
	leaq	8(%r10), %r12
	leaq	16(%r10), %rbx
	vmovq	%r12, %xmm3
	leaq	8(%r14), %r12
	leaq	16(%rdi), %r14
	movq	320(%rsp), %rdi
	leaq	16(%rdx), %r10
	vmovq	%r12, %xmm7
	movq	%r14, %r9
	movq	248(%rsp), %r14
	leaq	16(%rdi), %rdx
	movq	256(%rsp), %rdi
	vmovq	%rbx, %xmm26
	vmovq	%r10, %xmm8
	vmovq	%xmm10, %r12
	movq	%r15, %r10
	vmovq	%xmm3, %rbx
	vmovq	%xmm15, %r15
	vmovq	%rdx, %xmm21
	vmovq	%r11, %xmm15
	movq	%r13, %r11
	vmovdqa	%xmm7, %xmm9
	vmovq	%xmm14, %r13
	.p2align 4,,10
	.p2align 3
.L5:
	vmovq	%xmm19, %rdx
	addq	$1, %rsi
	vmovupd	(%rdx,%rax), %zmm14
	vmovq	%xmm17, %rdx
	vaddpd	(%r10,%rax), %zmm14, %zmm10
	vaddpd	(%rdx,%rax), %zmm10, %zmm3
	vmovq	%xmm16, %rdx
	vaddpd	(%rdx,%rax), %zmm3, %zmm4
	vaddpd	(%r15,%rax), %zmm4, %zmm7
	vmovq	%xmm20, %rdx
	vaddpd	0(%r13,%rax), %zmm7, %zmm14
	vmulpd	%zmm13, %zmm14, %zmm10
	vfmadd231pd	(%rdx,%rax), %zmm0, %zmm10
	movq	312(%rsp), %rdx
	vmovupd	(%rdx,%rax), %zmm3
	movq	304(%rsp), %rdx
	vaddpd	(%rdi,%rax), %zmm3, %zmm4
	vaddpd	(%rdx,%rax), %zmm4, %zmm7
	movq	296(%rsp), %rdx
	vaddpd	(%rdx,%rax), %zmm7, %zmm14
	vmovq	%xmm9, %rdx
	vaddpd	(%r12,%rax), %zmm14, %zmm3
	vaddpd	(%rbx,%rax), %zmm3, %zmm4
	vaddpd	(%rcx,%rax), %zmm4, %zmm7
	vaddpd	(%rdx,%rax), %zmm7, %zmm14
	vmovq	%xmm6, %rdx
	vaddpd	(%rdx,%rax), %zmm14, %zmm3
	vmovq	%xmm5, %rdx
	vaddpd	(%rdx,%rax), %zmm3, %zmm4
	vaddpd	(%r8,%rax), %zmm4, %zmm7
	vaddpd	(%r9,%rax), %zmm7, %zmm14
	movq	288(%rsp), %rdx
	vfmadd132pd	%zmm12, %zmm10, %zmm14
	vmovupd	(%rdx,%rax), %zmm10
	movq	280(%rsp), %rdx
	vaddpd	(%r14,%rax), %zmm10, %zmm3
	vaddpd	(%rdx,%rax), %zmm3, %zmm4
	movq	320(%rsp), %rdx
	vaddpd	(%rdx,%rax), %zmm4, %zmm7
	vmovq	%xmm26, %rdx
	vaddpd	(%r11,%rax), %zmm7, %zmm10
	vaddpd	(%rdx,%rax), %zmm10, %zmm3
	vmovq	%xmm8, %rdx
	vaddpd	(%rdx,%rax), %zmm3, %zmm4
	vmovq	%xmm21, %rdx
	vaddpd	(%rdx,%rax), %zmm4, %zmm7
	movq	272(%rsp), %rdx
	vfmadd231pd	%zmm11, %zmm7, %zmm14
	vmovupd	%zmm14, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rsi, 264(%rsp)
	jne	.L5
	cmpq	$0, 88(%rsp)
	vmovq	%xmm29, %r8
	movq	%r10, %r15
	movq	%rdi, 256(%rsp)
	movq	%r14, 248(%rsp)
	vmovq	%xmm22, %r9
	vmovq	%xmm15, %r11
	je	.L33
	movq	(%rsp), %rax
	movq	8(%rsp), %rbx
.L11:
	movq	72(%rsp), %r12
	subq	%rax, %r12
	leaq	-2(%r12), %rdi
	subq	$3, %r12
	movq	%rdi, 160(%rsp)
	cmpq	$2, %r12
	jbe	.L34
	movq	224(%rsp), %rsi
	movq	232(%rsp), %rdi
	movq	168(%rsp), %r10
	movq	200(%rsp), %rdx
	addq	%rsi, %rdi
	movq	176(%rsp), %rcx
	addq	%rax, %rsi
	movq	%rdi, 216(%rsp)
	addq	%rax, %rdi
	leaq	1(%rsi,%rdx), %r12
	leaq	1(%rdi,%r10), %r13
	leaq	1(%rdi,%rdx), %r14
	vmovq	%r13, %xmm8
	salq	$3, %r13
	leaq	1(%rcx,%rdi), %rdi
	vmovupd	-8(%r11,%r14,8), %ymm6
	vmovq	%r13, %xmm9
	movq	208(%rsp), %r13
	vmovq	%rdi, %xmm5
	leaq	1(%rcx,%rsi), %rdi
	vaddpd	(%r11,%r12,8), %ymm6, %ymm15
	salq	$3, %rdi
	addq	%r13, %rax
	leaq	1(%rax,%rdx), %r13
	movq	%r10, %rdx
	leaq	1(%rsi,%r10), %r10
	leaq	1(%rax,%rdx), %rsi
	vmovq	%xmm8, %rdx
	leaq	1(%rcx,%rax), %rax
	salq	$3, %r10
	vaddpd	(%r11,%rdx,8), %ymm15, %ymm14
	vmovq	%xmm5, %rcx
	salq	$3, %rsi
	vmovq	%xmm9, %rdx
	vaddpd	(%r11,%rcx,8), %ymm14, %ymm10
	vaddpd	(%r11,%r13,8), %ymm10, %ymm3
	salq	$3, %rax
	vaddpd	8(%r11,%r14,8), %ymm3, %ymm4
	vmovupd	-8(%r11,%r12,8), %ymm8
	vaddpd	-8(%r11,%rdx), %ymm8, %ymm6
	vaddpd	-8(%r11,%rcx,8), %ymm6, %ymm15
	vaddpd	-8(%r11,%r13,8), %ymm15, %ymm14
	vaddpd	(%r11,%r10), %ymm14, %ymm10
	vmulpd	%ymm1, %ymm4, %ymm7
	vaddpd	(%r11,%rdi), %ymm10, %ymm3
	vaddpd	(%r11,%rsi), %ymm3, %ymm4
	vfmadd231pd	(%r11,%r14,8), %ymm2, %ymm7
	vaddpd	(%r11,%rax), %ymm4, %ymm8
	vaddpd	8(%r11,%r12,8), %ymm8, %ymm6
	vaddpd	8(%r11,%rdx), %ymm6, %ymm9
	vaddpd	8(%r11,%rcx,8), %ymm9, %ymm5
	vaddpd	8(%r11,%r13,8), %ymm5, %ymm15
	vfmadd132pd	%ymm28, %ymm7, %ymm15
	vmovupd	-8(%r11,%r10), %ymm7
	vaddpd	-8(%r11,%rdi), %ymm7, %ymm14
	vaddpd	-8(%r11,%rsi), %ymm14, %ymm10
	vaddpd	-8(%r11,%rax), %ymm10, %ymm3
	vaddpd	8(%r11,%r10), %ymm3, %ymm4
	vaddpd	8(%r11,%rdi), %ymm4, %ymm8
	vaddpd	8(%r11,%rsi), %ymm8, %ymm6
	vaddpd	8(%r11,%rax), %ymm6, %ymm9
	movq	16(%rbp), %r13
	vfmadd231pd	%ymm18, %ymm9, %ymm15
	vmovupd	%ymm15, 0(%r13,%r14,8)
	movq	160(%rsp), %r14
	movq	%r14, %r10
	andq	$-4, %r10
	addq	%r10, %rbx
	andl	$3, %r14d
	je	.L6
.L7:
	movq	208(%rsp), %rsi
	movq	176(%rsp), %rdx
	movq	168(%rsp), %r14
	movq	184(%rsp), %rdi
	leaq	(%rbx,%rsi), %rax
	leaq	(%rax,%rdx), %rcx
	leaq	(%rax,%r14), %r10
	subq	$1, %rdi
	leaq	(%r11,%rcx,8), %r12
	movq	%rdi, 160(%rsp)
	leaq	(%r11,%r10,8), %rdi
	vmovq	%r12, %xmm15
	movq	224(%rsp), %r12
	vmovq	%rdi, %xmm5
	movq	200(%rsp), %rdi
	addq	%rbx, %r12
	addq	%rdi, %rax
	leaq	(%r12,%rdx), %rsi
	leaq	(%r11,%rax,8), %rdi
	movq	216(%rsp), %rax
	leaq	(%r11,%rsi,8), %rcx
	movq	200(%rsp), %rsi
	leaq	(%r12,%r14), %r13
	leaq	(%rax,%rbx), %rax
	vmovq	%rcx, %xmm7
	leaq	(%r11,%r13,8), %r10
	movq	152(%rsp), %rcx
	addq	%rsi, %r12
	leaq	(%rax,%rdx), %rdx
	leaq	(%rax,%r14), %r14
	addq	%rsi, %rax
	leaq	(%r11,%r12,8), %r12
	leaq	1(%rbx), %rsi
	leaq	(%r11,%rdx,8), %r13
	leaq	(%r11,%r14,8), %r14
	vmovq	%r12, %xmm14
	leaq	(%r11,%rax,8), %rax
	cmpq	%rcx, %rsi
	jge	.L14
	vmovq	%xmm7, %rcx
	vmovupd	-8(%r10), %xmm25
	vmovq	%xmm15, %rdx
	vmovq	%xmm5, %r12
	vmovupd	-8(%rcx), %xmm4
	vmovq	%xmm14, %rcx
	vmovupd	-8(%rdx), %xmm23
	vmovsd	-8(%rcx), %xmm10
	vaddsd	-8(%r14), %xmm10, %xmm3
	vunpckhpd	%xmm25, %xmm25, %xmm15
	vaddsd	-8(%r13), %xmm3, %xmm6
	vaddsd	-8(%rdi), %xmm6, %xmm9
	vunpckhpd	%xmm4, %xmm4, %xmm10
	movq	232(%rsp), %rdx
	vmovupd	-8(%r12), %xmm24
	vaddpd	%xmm25, %xmm4, %xmm4
	vunpckhpd	%xmm23, %xmm23, %xmm6
	movq	184(%rsp), %r12
	vmovsd	(%rdi), %xmm20
	vaddsd	%xmm15, %xmm9, %xmm14
	vmovsd	(%rcx), %xmm22
	movq	160(%rsp), %rdi
	movq	%rdx, %r10
	imulq	%r12, %r10
	movq	240(%rsp), %rcx
	vmovsd	0(%r13), %xmm21
	movq	%rdx, %r13
	vunpckhpd	%xmm24, %xmm24, %xmm30
	imulq	%rdi, %r13
	vmovsd	(%r14), %xmm5
	movq	192(%rsp), %r14
	vaddsd	%xmm10, %xmm14, %xmm3
	vaddpd	%xmm24, %xmm4, %xmm4
	vmovsd	(%rax), %xmm7
	imulq	%rcx, %rdx
	leaq	(%r10,%rsi), %r12
	leaq	0(%r13,%rsi), %rdi
	vmovupd	(%r14,%r12,8), %xmm14
	vmovupd	(%r8,%r12,8), %xmm8
	vaddsd	%xmm30, %xmm3, %xmm27
	vmovupd	(%r9,%r12,8), %xmm15
	vmovsd	(%r9,%r12,8), %xmm29
	vaddpd	%xmm23, %xmm4, %xmm4
	addq	%rdx, %rsi
	vmovupd	(%r8,%rdi,8), %xmm3
	vmovsd	(%r8,%rdi,8), %xmm9
	vmovddup	%xmm7, %xmm23
	vmovupd	(%r8,%rsi,8), %xmm10
	vmovsd	(%r8,%rsi,8), %xmm26
	vunpcklpd	%xmm8, %xmm23, %xmm24
	vaddsd	%xmm6, %xmm27, %xmm30
	vmovsd	(%r14,%r12,8), %xmm27
	movq	%rdx, %r14
	movq	192(%rsp), %rdx
	vmovupd	(%r9,%rsi,8), %xmm17
	vmovupd	(%r9,%rdi,8), %xmm6
	vmovupd	(%rdx,%rsi,8), %xmm16
	vmovupd	(%rdx,%rdi,8), %xmm19
	vaddsd	-8(%rax), %xmm22, %xmm25
	vaddpd	%xmm6, %xmm4, %xmm4
	movq	136(%rsp), %rcx
	leaq	2(%rbx), %rax
	leaq	(%r10,%rax), %r12
	vaddsd	%xmm5, %xmm25, %xmm23
	vaddsd	%xmm5, %xmm22, %xmm5
	vaddpd	%xmm19, %xmm4, %xmm4
	vaddsd	%xmm21, %xmm23, %xmm25
	vaddsd	%xmm21, %xmm5, %xmm5
	vaddpd	%xmm17, %xmm4, %xmm4
	vaddsd	%xmm20, %xmm25, %xmm23
	vaddsd	%xmm9, %xmm7, %xmm25
	vaddsd	%xmm20, %xmm5, %xmm5
	vaddsd	(%r9,%rdi,8), %xmm5, %xmm5
	vaddsd	(%rdx,%rdi,8), %xmm5, %xmm5
	vaddsd	(%r9,%rsi,8), %xmm5, %xmm5
	vaddsd	(%rdx,%rsi,8), %xmm5, %xmm5
	vaddsd	%xmm29, %xmm25, %xmm25
	vaddpd	%xmm16, %xmm4, %xmm4
	leaq	(%r10,%rbx), %rsi
	vunpcklpd	%xmm5, %xmm30, %xmm5
	vaddsd	%xmm27, %xmm25, %xmm25
	vaddpd	%xmm3, %xmm5, %xmm5
	vaddsd	%xmm26, %xmm25, %xmm25
	vaddpd	%xmm15, %xmm5, %xmm5
	vunpcklpd	%xmm25, %xmm23, %xmm7
	vmovsd	(%r8,%r12,8), %xmm23
	vaddpd	%xmm14, %xmm5, %xmm5
	vaddpd	%xmm8, %xmm7, %xmm7
	vmulpd	40(%rsp), %xmm7, %xmm7
	vfmadd231pd	56(%rsp), %xmm24, %xmm7
	vaddpd	%xmm10, %xmm5, %xmm5
	vfmadd132pd	24(%rsp), %xmm7, %xmm5
	vfmadd231pd	120(%rsp), %xmm4, %xmm5
	vmovupd	%xmm5, (%rcx,%rsi,8)
	leaq	3(%rbx), %rsi
	cmpq	%rsi, 152(%rsp)
	jle	.L9
	vaddsd	%xmm29, %xmm9, %xmm9
	vunpckhpd	%xmm3, %xmm3, %xmm3
	leaq	0(%r13,%rsi), %rdi
	vmovapd	40(%rsp), %xmm29
	vunpckhpd	%xmm15, %xmm15, %xmm15
	leaq	(%r10,%rsi), %rax
	addq	%r14, %rsi
	vmovupd	(%r9,%rdi,8), %xmm25
	vmovsd	(%r8,%rax,8), %xmm30
	vmovupd	(%r9,%rsi,8), %xmm24
	vunpckhpd	%xmm14, %xmm14, %xmm14
	vunpckhpd	%xmm10, %xmm10, %xmm10
	vaddsd	%xmm27, %xmm9, %xmm4
	vunpckhpd	%xmm6, %xmm6, %xmm9
	vaddpd	%xmm19, %xmm6, %xmm6
	vmovupd	(%rdx,%rsi,8), %xmm22
	vunpcklpd	%xmm30, %xmm23, %xmm27
	vmovupd	(%r8,%rax,8), %xmm7
	vmovupd	(%rdx,%rax,8), %xmm20
	vmovupd	(%r8,%rdi,8), %xmm21
	vaddsd	%xmm26, %xmm4, %xmm5
	vaddpd	%xmm17, %xmm6, %xmm6
	vaddsd	%xmm9, %xmm5, %xmm4
	vaddpd	%xmm16, %xmm6, %xmm6
	vunpckhpd	%xmm19, %xmm19, %xmm5
	vaddsd	%xmm5, %xmm4, %xmm9
	vaddpd	%xmm25, %xmm6, %xmm6
	vunpckhpd	%xmm17, %xmm17, %xmm4
	vaddsd	%xmm3, %xmm8, %xmm17
	vunpckhpd	%xmm16, %xmm16, %xmm5
	vunpckhpd	%xmm8, %xmm8, %xmm8
	vaddsd	%xmm15, %xmm3, %xmm3
	vaddsd	%xmm4, %xmm9, %xmm9
	vmovupd	(%rdx,%rdi,8), %xmm4
	vaddsd	%xmm15, %xmm17, %xmm16
	vaddpd	%xmm4, %xmm6, %xmm6
	vaddsd	%xmm14, %xmm3, %xmm15
	vaddsd	%xmm5, %xmm9, %xmm26
	vmovupd	(%r9,%rax,8), %xmm5
	vmovupd	(%r8,%rsi,8), %xmm9
	vaddsd	%xmm14, %xmm16, %xmm23
	vaddpd	%xmm24, %xmm6, %xmm6
	vaddsd	%xmm10, %xmm15, %xmm14
	vaddsd	%xmm10, %xmm23, %xmm30
	vaddsd	(%r9,%rdi,8), %xmm14, %xmm10
	vaddpd	%xmm22, %xmm6, %xmm19
	vaddsd	(%r8,%rdi,8), %xmm8, %xmm6
	vaddsd	(%r9,%rax,8), %xmm6, %xmm8
	vaddsd	(%rdx,%rax,8), %xmm8, %xmm6
	vaddsd	(%r8,%rsi,8), %xmm6, %xmm8
	leaq	4(%rbx), %rax
	leaq	(%r10,%rax), %rdx
	vmovsd	(%r8,%rdx,8), %xmm16
	vunpcklpd	%xmm8, %xmm30, %xmm6
	vmovapd	56(%rsp), %xmm30
	vaddpd	%xmm7, %xmm6, %xmm8
	vmulpd	%xmm29, %xmm8, %xmm6
	vfmadd231pd	%xmm30, %xmm27, %xmm6
	vmovq	%rdx, %xmm27
	movq	192(%rsp), %rdx
	vaddsd	(%rdx,%rdi,8), %xmm10, %xmm8
	vaddsd	(%r9,%rsi,8), %xmm8, %xmm3
	vaddsd	(%rdx,%rsi,8), %xmm3, %xmm15
	vmovq	%xmm27, %rsi
	leaq	0(%r13,%rax), %rdi
	vmovsd	(%rdx,%rdi,8), %xmm17
	vunpcklpd	%xmm15, %xmm26, %xmm14
	vmovapd	24(%rsp), %xmm26
	vaddpd	%xmm21, %xmm14, %xmm10
	vmovsd	(%r8,%rdi,8), %xmm14
	vaddpd	%xmm5, %xmm10, %xmm8
	vmovsd	(%r9,%rsi,8), %xmm10
	vaddpd	%xmm20, %xmm8, %xmm3
	vmovsd	(%rdx,%rsi,8), %xmm8
	leaq	(%r14,%rax), %rsi
	vmovsd	(%r9,%rsi,8), %xmm15
	vmovsd	(%rdx,%rsi,8), %xmm23
	vaddpd	%xmm9, %xmm3, %xmm3
	vfmadd132pd	%xmm26, %xmm6, %xmm3
	vmovsd	(%r9,%rdi,8), %xmm6
	vfmadd231pd	120(%rsp), %xmm19, %xmm3
	vmovsd	(%r8,%rsi,8), %xmm19
	vmovupd	%xmm3, (%rcx,%r12,8)
	leaq	5(%rbx), %r12
	cmpq	%r12, 152(%rsp)
	jle	.L9
	vaddpd	%xmm25, %xmm4, %xmm4
	vaddpd	%xmm21, %xmm5, %xmm5
	leaq	0(%r13,%r12), %r13
	leaq	(%r10,%r12), %r10
	addq	%r14, %r12
	vmovhpd	(%r8,%r13,8), %xmm14, %xmm14
	vmovhpd	(%r9,%r10,8), %xmm10, %xmm10
	leaq	6(%rbx), %rax
	vaddpd	%xmm24, %xmm4, %xmm3
	vaddpd	%xmm7, %xmm14, %xmm7
	vmovhpd	(%rdx,%r10,8), %xmm8, %xmm8
	vmovhpd	(%r9,%r13,8), %xmm6, %xmm6
	vmovhpd	(%r9,%r12,8), %xmm15, %xmm15
	vmovq	%xmm27, %rbx
	vaddpd	%xmm22, %xmm3, %xmm4
	vaddpd	%xmm20, %xmm5, %xmm3
	vmovsd	%xmm16, %xmm16, %xmm5
	vaddpd	(%r9,%r13,8), %xmm4, %xmm4
	vaddpd	%xmm9, %xmm3, %xmm9
	vmovhpd	(%r8,%r10,8), %xmm5, %xmm3
	vaddpd	%xmm10, %xmm7, %xmm5
	vmovsd	%xmm19, %xmm19, %xmm7
	vmovhpd	(%r8,%r12,8), %xmm7, %xmm10
	vaddpd	%xmm8, %xmm5, %xmm14
	vaddpd	%xmm9, %xmm6, %xmm9
	vaddpd	%xmm10, %xmm14, %xmm5
	vaddpd	(%r8,%r10,8), %xmm5, %xmm8
	vmovsd	%xmm17, %xmm17, %xmm5
	vmulpd	%xmm29, %xmm8, %xmm14
	vmovhpd	(%rdx,%r13,8), %xmm5, %xmm8
	vfmadd231pd	%xmm30, %xmm3, %xmm14
	vaddpd	(%rdx,%r13,8), %xmm4, %xmm3
	vaddpd	%xmm8, %xmm9, %xmm4
	vaddpd	(%r9,%r12,8), %xmm3, %xmm7
	vaddpd	(%rdx,%r12,8), %xmm7, %xmm10
	vmovsd	%xmm23, %xmm23, %xmm7
	vmovhpd	(%rdx,%r12,8), %xmm7, %xmm6
	vaddpd	%xmm15, %xmm4, %xmm3
	vaddpd	%xmm6, %xmm3, %xmm9
	vaddpd	(%r8,%r13,8), %xmm9, %xmm5
	vaddpd	(%r9,%r10,8), %xmm5, %xmm8
	vaddpd	(%rdx,%r10,8), %xmm8, %xmm4
	vaddpd	(%r8,%r12,8), %xmm4, %xmm15
	vfmadd132pd	%xmm26, %xmm14, %xmm15
	vfmadd132pd	120(%rsp), %xmm15, %xmm10
	vmovupd	%xmm10, (%rcx,%rbx,8)
.L9:
	movq	232(%rsp), %rcx
	leaq	-1(%rax), %r14
	leaq	1(%rax), %rdi
	movq	184(%rsp), %rsi
	movq	160(%rsp), %rbx
	movq	%r14, 184(%rsp)
	imulq	%rcx, %rsi
	movq	240(%rsp), %r14
	movq	192(%rsp), %rdx
	imulq	%rcx, %rbx
	vmovsd	112(%rsp), %xmm29
	imulq	%rcx, %r14
	leaq	(%rsi,%rdi), %rcx
	leaq	(%rsi,%rax), %r10
	movq	%rsi, 160(%rsp)
	movq	%rcx, 224(%rsp)
	vmovsd	(%r8,%rcx,8), %xmm8
	leaq	(%rbx,%rax), %r13
	movq	184(%rsp), %rcx
	vmovsd	(%r8,%r13,8), %xmm3
	leaq	(%r14,%rax), %r12
	vmovsd	(%r9,%r10,8), %xmm30
	vmovsd	(%rdx,%r10,8), %xmm24
	addq	%rcx, %rsi
	vmovsd	(%r8,%r12,8), %xmm23
	vmovsd	(%r9,%r12,8), %xmm21
	vaddsd	(%r8,%rsi,8), %xmm3, %xmm14
	vmovsd	(%rdx,%r12,8), %xmm20
	movq	224(%rsp), %r12
	vmovsd	(%r9,%r13,8), %xmm22
	vmovsd	(%rdx,%r13,8), %xmm5
	leaq	(%rbx,%rdi), %r13
	vmovsd	(%r8,%r10,8), %xmm25
	vaddsd	%xmm30, %xmm14, %xmm10
	vmovsd	(%r9,%r12,8), %xmm19
	vmovsd	(%rdx,%r12,8), %xmm17
	leaq	(%rbx,%rcx), %r12
	vmovsd	(%r8,%r13,8), %xmm4
	vmovq	%r13, %xmm14
	leaq	(%r14,%rdi), %r13
	vmovsd	(%r8,%r13,8), %xmm16
	vaddsd	%xmm24, %xmm10, %xmm7
	vmovsd	(%r8,%r12,8), %xmm10
	vaddsd	%xmm23, %xmm7, %xmm6
	vaddsd	(%r9,%rsi,8), %xmm10, %xmm7
	vaddsd	%xmm8, %xmm6, %xmm9
	vaddsd	(%rdx,%rsi,8), %xmm7, %xmm6
	leaq	(%r14,%rcx), %rsi
	vmovq	%xmm14, %rcx
	vmulsd	%xmm31, %xmm9, %xmm15
	vaddsd	(%r8,%rsi,8), %xmm6, %xmm9
	vaddsd	%xmm22, %xmm9, %xmm10
	vfmadd231sd	%xmm29, %xmm25, %xmm15
	vaddsd	%xmm5, %xmm10, %xmm7
	vaddsd	%xmm21, %xmm7, %xmm6
	vaddsd	%xmm20, %xmm6, %xmm9
	vaddsd	%xmm4, %xmm9, %xmm10
	vaddsd	%xmm19, %xmm10, %xmm7
	vaddsd	%xmm17, %xmm7, %xmm6
	vaddsd	%xmm16, %xmm6, %xmm7
	vmovsd	(%r9,%rcx,8), %xmm6
	vfmadd132sd	144(%rsp), %xmm15, %xmm7
	vmovsd	(%rdx,%rcx,8), %xmm15
	vmovsd	(%r9,%r12,8), %xmm9
	vaddsd	(%rdx,%r12,8), %xmm9, %xmm9
	vaddsd	(%r9,%rsi,8), %xmm9, %xmm9
	vaddsd	(%rdx,%rsi,8), %xmm9, %xmm9
	vmovsd	(%r9,%r13,8), %xmm14
	vmovsd	(%rdx,%r13,8), %xmm10
	movq	136(%rsp), %rcx
	vaddsd	%xmm6, %xmm9, %xmm9
	vaddsd	%xmm15, %xmm9, %xmm9
	vaddsd	%xmm14, %xmm9, %xmm9
	vaddsd	%xmm10, %xmm9, %xmm9
	vfmadd132sd	16(%rsp), %xmm7, %xmm9
	vmovsd	%xmm9, (%rcx,%r10,8)
	cmpq	%rdi, -8(%rsp)
	jle	.L6
	vaddsd	%xmm4, %xmm25, %xmm7
	vaddsd	%xmm3, %xmm30, %xmm3
	movq	160(%rsp), %r13
	leaq	2(%rax), %rsi
	vaddsd	%xmm5, %xmm22, %xmm5
	vmovsd	16(%rsp), %xmm22
	leaq	0(%r13,%rsi), %r12
	leaq	(%rbx,%rsi), %r10
	vaddsd	%xmm19, %xmm7, %xmm7
	vaddsd	%xmm24, %xmm3, %xmm3
	vmovsd	(%r8,%r12,8), %xmm9
	vmovsd	(%r9,%r10,8), %xmm30
	vaddsd	%xmm21, %xmm5, %xmm5
	vmovsd	(%r9,%r12,8), %xmm27
	leaq	(%r14,%rsi), %rdi
	vmovsd	(%rdx,%r10,8), %xmm24
	vmovsd	(%rdx,%r12,8), %xmm26
	vmovsd	(%r8,%rdi,8), %xmm25
	vaddsd	%xmm17, %xmm7, %xmm7
	vaddsd	%xmm23, %xmm3, %xmm3
	vmovsd	(%r9,%rdi,8), %xmm23
	vaddsd	%xmm20, %xmm5, %xmm5
	vaddsd	%xmm16, %xmm7, %xmm7
	vaddsd	%xmm6, %xmm3, %xmm3
	vaddsd	%xmm30, %xmm5, %xmm5
	vaddsd	%xmm9, %xmm7, %xmm7
	vaddsd	%xmm15, %xmm3, %xmm3
	vaddsd	%xmm24, %xmm5, %xmm5
	vmulsd	%xmm31, %xmm7, %xmm7
	vaddsd	%xmm14, %xmm3, %xmm3
	vaddsd	%xmm23, %xmm5, %xmm5
	vaddsd	%xmm10, %xmm3, %xmm3
	vfmadd231sd	%xmm29, %xmm8, %xmm7
	vmovsd	(%r8,%r10,8), %xmm29
	movq	%rcx, %r10
	movq	224(%rsp), %rcx
	vaddsd	%xmm29, %xmm3, %xmm3
	vaddsd	%xmm27, %xmm3, %xmm3
	vaddsd	%xmm26, %xmm3, %xmm3
	vaddsd	%xmm25, %xmm3, %xmm3
	vfmadd132sd	144(%rsp), %xmm7, %xmm3
	vmovsd	(%rdx,%rdi,8), %xmm7
	vaddsd	%xmm7, %xmm5, %xmm5
	vfmadd132sd	%xmm22, %xmm3, %xmm5
	vmovsd	%xmm5, (%r10,%rcx,8)
	cmpq	%rsi, -8(%rsp)
	jle	.L6
	vaddsd	%xmm29, %xmm8, %xmm8
	vaddsd	%xmm19, %xmm4, %xmm4
	addq	$3, %rax
	addq	%rax, %r13
	vaddsd	%xmm15, %xmm6, %xmm6
	leaq	(%rbx,%rax), %rbx
	addq	%r14, %rax
	vaddsd	%xmm27, %xmm8, %xmm3
	vaddsd	%xmm14, %xmm6, %xmm15
	vaddsd	%xmm26, %xmm3, %xmm5
	vaddsd	%xmm10, %xmm15, %xmm14
	vaddsd	(%r9,%rbx,8), %xmm14, %xmm10
	vaddsd	%xmm25, %xmm5, %xmm8
	vaddsd	(%r8,%r13,8), %xmm8, %xmm3
	vaddsd	%xmm17, %xmm4, %xmm8
	vmulsd	%xmm31, %xmm3, %xmm5
	vaddsd	%xmm16, %xmm8, %xmm3
	vfmadd132sd	112(%rsp), %xmm5, %xmm9
	vaddsd	%xmm30, %xmm3, %xmm5
	vaddsd	%xmm24, %xmm5, %xmm4
	vaddsd	%xmm23, %xmm4, %xmm8
	vaddsd	%xmm7, %xmm8, %xmm7
	vaddsd	(%r8,%rbx,8), %xmm7, %xmm3
	vaddsd	(%r9,%r13,8), %xmm3, %xmm5
	vaddsd	(%rdx,%r13,8), %xmm5, %xmm4
	vaddsd	(%r8,%rax,8), %xmm4, %xmm8
	vfmadd132sd	144(%rsp), %xmm9, %xmm8
	vaddsd	(%rdx,%rbx,8), %xmm10, %xmm9
	vaddsd	(%r9,%rax,8), %xmm9, %xmm7
	vaddsd	(%rdx,%rax,8), %xmm7, %xmm3
	vfmadd132sd	%xmm22, %xmm8, %xmm3
	vmovsd	%xmm3, (%r10,%r12,8)
.L6:
	movq	80(%rsp), %rax
	movq	216(%rsp), %rdx
	movq	232(%rsp), %r14
	addq	%rax, 256(%rsp)
	addq	%rax, 312(%rsp)
	movq	240(%rsp), %rsi
	addq	%rax, %r15
	addq	%rax, 304(%rsp)
	addq	%rax, 296(%rsp)
	addq	%rax, 288(%rsp)
	addq	%rax, 248(%rsp)
	addq	%rax, 280(%rsp)
	addq	%rax, 320(%rsp)
	addq	%rax, 272(%rsp)
	addq	%r14, 208(%rsp)
	movq	%rdx, 224(%rsp)
	cmpq	%rsi, 104(%rsp)
	jne	.L13
	movq	-16(%rsp), %r10
	movq	-24(%rsp), %r13
	addq	%r10, 200(%rsp)
	movq	-32(%rsp), %r12
	addq	%r10, 168(%rsp)
	movq	-40(%rsp), %rbx
	addq	%r10, 176(%rsp)
	cmpq	%rbx, -56(%rsp)
	je	.L28
	addq	$1, %rbx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	232(%rsp), %rax
	movq	224(%rsp), %rsi
	addq	%rsi, %rax
	movq	%rax, 216(%rsp)
	jmp	.L6
.L32:
	xorl	%eax, %eax
	movl	$1, %ebx
	jmp	.L11
.L34:
	movq	232(%rsp), %r10
	movq	224(%rsp), %rcx
	addq	%rcx, %r10
	movq	%r10, 216(%rsp)
	jmp	.L7
.L14:
	movq	%rbx, %rax
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
