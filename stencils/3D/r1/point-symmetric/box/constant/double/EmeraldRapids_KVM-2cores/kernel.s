	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	leaq	-1(%rdx), %rdi
	leaq	-1(%rsi), %r11
	vmovsd	%xmm1, %xmm1, %xmm28
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	0(,%rdx,8), %rbx
	andq	$-64, %rsp
	subq	$456, %rsp
	movq	%rdx, -16(%rsp)
	movq	%r8, -88(%rsp)
	movq	%rdi, 24(%rsp)
	vmovsd	56(%rbp), %xmm30
	movq	%rbx, 16(%rsp)
	vmovsd	64(%rbp), %xmm1
	movq	%r11, 8(%rsp)
	vmovsd	%xmm2, 192(%rsp)
	vmovsd	%xmm3, 184(%rsp)
	vmovsd	%xmm4, 176(%rsp)
	vmovsd	%xmm5, 168(%rsp)
	vmovsd	%xmm6, 160(%rsp)
	vmovsd	%xmm7, 200(%rsp)
	cmpq	%r8, %rcx
	jge	.L26
	movq	%rcx, %rax
	movq	%rbx, %rcx
	shrq	$3, %rcx
	movq	%rcx, 240(%rsp)
	cmpq	$1, %r11
	jle	.L26
	cmpq	$1, %rdi
	jle	.L26
	movq	%rdx, %r13
	leaq	1(%rax), %rdi
	movq	%rdx, %r12
	movq	%r9, %r10
	imulq	%rsi, %r13
	movq	%rdi, %r8
	leaq	-1(%rax), %rsi
	leaq	-2(%r12), %r14
	leaq	-3(%r12), %r15
	movq	16(%rbp), %r12
	vmovsd	%xmm0, %xmm0, %xmm24
	movq	%r15, (%rsp)
	vbroadcastsd	%xmm2, %ymm17
	vbroadcastsd	%xmm4, %ymm22
	vbroadcastsd	%xmm6, %ymm2
	imulq	%r13, %r8
	movq	%r13, %rdx
	movq	%r14, -8(%rsp)
	vbroadcastsd	%xmm5, %ymm4
	imulq	%rax, %rdx
	movq	%r14, %rax
	andq	$-8, %r14
	vmovapd	%ymm4, 72(%rsp)
	imulq	%r13, %rsi
	movq	%r14, -32(%rsp)
	shrq	$3, %rax
	addq	$1, %r14
	movq	%r8, 152(%rsp)
	leaq	(%rbx,%r9), %r8
	leaq	(%rcx,%rcx), %r9
	salq	$4, %rcx
	leaq	8(%r12,%rbx), %rbx
	movq	%rdx, 136(%rsp)
	leaq	(%rcx,%r10), %r11
	vbroadcastsd	%xmm3, %ymm21
	movq	%rsi, 144(%rsp)
	vmovq	%rbx, %xmm0
	movq	%r10, %rbx
	vmovsd	%xmm1, %xmm1, %xmm23
	movq	%r9, -80(%rsp)
	movq	%rax, 248(%rsp)
	movq	%r14, -24(%rsp)
	vmovapd	%ymm2, 40(%rsp)
	vmovq	%xmm0, -96(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	16(%rbp), %r15
	vbroadcastsd	24(%rbp), %ymm26
	movq	%r13, -48(%rsp)
	vmovapd	%ymm22, %ymm1
	movq	144(%rsp), %rdx
	movq	%r11, -56(%rsp)
	movq	152(%rsp), %rcx
	movq	136(%rsp), %r10
	movq	$0, 216(%rsp)
	vmovapd	%ymm26, %ymm22
	leaq	0(,%rdx,8), %rax
	movq	%r8, -64(%rsp)
	vbroadcastsd	200(%rsp), %ymm25
	vmovapd	%ymm17, %ymm26
	leaq	(%rbx,%rax), %rsi
	salq	$3, %rcx
	salq	$3, %r10
	leaq	(%rax,%r8), %rdx
	leaq	(%rbx,%rcx), %r14
	movq	%rsi, 104(%rsp)
	addq	%r10, %r15
	leaq	(%rbx,%r10), %r9
	movq	%rsi, 384(%rsp)
	leaq	(%rcx,%r8), %rsi
	addq	%r11, %rcx
	leaq	(%r8,%r10), %r12
	movq	%r15, 32(%rsp)
	leaq	(%r11,%r10), %r15
	leaq	(%rax,%r11), %rax
	vmovapd	%ymm25, %ymm3
	movq	%rcx, 376(%rsp)
	movq	-96(%rsp), %rcx
	vmovapd	%ymm21, %ymm25
	vmovapd	%ymm3, %ymm21
	movq	%r9, -40(%rsp)
	vbroadcastsd	32(%rbp), %ymm27
	addq	%rcx, %r10
	movq	%r14, 368(%rsp)
	vbroadcastsd	40(%rbp), %ymm29
	movq	%r10, 344(%rsp)
	movq	-80(%rsp), %r10
	movq	%r14, 128(%rsp)
	vbroadcastsd	48(%rbp), %ymm31
	movq	%r12, 352(%rsp)
	movq	%rsi, 232(%rsp)
	movq	%rax, 360(%rsp)
	movq	%r10, 208(%rsp)
	movq	$1, 224(%rsp)
	movq	%r9, 392(%rsp)
	movq	%rdx, 328(%rsp)
	movq	%rdi, -72(%rsp)
	.p2align 4,,10
	.p2align 3
.L12:
	movq	224(%rsp), %rdi
	movq	%rdi, 112(%rsp)
	addq	$1, %rdi
	cmpq	$6, (%rsp)
	movq	%rdi, 224(%rsp)
	jbe	.L29
	movq	352(%rsp), %r13
	movq	392(%rsp), %r12
	leaq	8(%r15), %r9
	leaq	16(%r15), %rsi
	movq	232(%rsp), %rcx
	vmovq	%r9, %xmm18
	vmovq	%rsi, %xmm16
	movq	%rbx, 120(%rsp)
	leaq	8(%r13), %r8
	addq	$16, %r13
	leaq	8(%r12), %r14
	vbroadcastsd	192(%rsp), %zmm13
	movq	%r13, 312(%rsp)
	movq	328(%rsp), %r13
	leaq	8(%rcx), %rdx
	leaq	16(%rcx), %r10
	leaq	16(%r12), %rax
	movq	384(%rsp), %r12
	movq	368(%rsp), %rcx
	vmovq	%rdx, %xmm20
	leaq	16(%r13), %rdi
	movq	376(%rsp), %rdx
	leaq	8(%r13), %r9
	movq	%r8, 304(%rsp)
	leaq	8(%r12), %r11
	movq	%rdi, 328(%rsp)
	movq	360(%rsp), %rdi
	leaq	16(%rcx), %rsi
	vmovq	%r11, %xmm19
	leaq	8(%rdx), %r11
	movq	%r10, 320(%rsp)
	leaq	8(%rcx), %r10
	leaq	8(%rdi), %r8
	leaq	16(%r12), %rcx
	addq	$16, %rdi
	movq	%r11, %rbx
	vmovq	%r8, %xmm17
	leaq	16(%rdx), %r8
	xorl	%edx, %edx
	movq	%r13, %r11
	movq	%rdi, %r12
	movq	%r9, %r13
	movq	%r8, %rdi
	movq	%rcx, %r9
	vbroadcastsd	184(%rsp), %zmm12
	movq	%r14, %rcx
	vbroadcastsd	176(%rsp), %zmm11
	movq	%rax, 336(%rsp)
	vbroadcastsd	24(%rbp), %zmm7
	vbroadcastsd	32(%rbp), %zmm6
	movq	%rsi, 256(%rsp)
	vbroadcastsd	%xmm24, %zmm15
	vbroadcastsd	168(%rsp), %zmm10
	vbroadcastsd	40(%rbp), %zmm5
	vbroadcastsd	%xmm23, %zmm2
	vmovq	%xmm19, 288(%rsp)
	vbroadcastsd	160(%rsp), %zmm9
	movq	%r10, %rsi
	xorl	%eax, %eax
	movq	%r15, %r10
	vbroadcastsd	48(%rbp), %zmm4
	movq	392(%rsp), %r8
	vmovq	%xmm16, 280(%rsp)
	vmovsd	%xmm23, %xmm23, %xmm19
	movq	232(%rsp), %r14
	vmovsd	%xmm24, %xmm24, %xmm16
	vbroadcastsd	200(%rsp), %zmm8
	vmovq	%xmm18, 264(%rsp)
	vmovapd	%ymm22, %ymm24
	vbroadcastsd	%xmm28, %zmm14
	vbroadcastsd	%xmm30, %zmm3
	vmovq	%xmm17, 296(%rsp)
	vmovsd	%xmm30, %xmm30, %xmm18
	vmovapd	%ymm21, %ymm23
	vmovq	%xmm20, 272(%rsp)
	vmovapd	%ymm1, %ymm22
	.p2align 4,,10
	.p2align 3
.L5:
	movq	352(%rsp), %r15
	addq	$1, %rdx
	vmovupd	(%r15,%rax), %zmm0
	movq	312(%rsp), %r15
	vaddpd	(%r15,%rax), %zmm0, %zmm1
	movq	304(%rsp), %r15
	vmovapd	%zmm0, 392(%rsp)
	vmulpd	%zmm14, %zmm1, %zmm0
	vfmadd231pd	(%r15,%rax), %zmm15, %zmm0
	movq	264(%rsp), %r15
	vmovupd	(%r15,%rax), %zmm1
	vaddpd	(%rcx,%rax), %zmm1, %zmm21
	movq	272(%rsp), %r15
	vfmadd132pd	%zmm13, %zmm0, %zmm21
	vmovupd	(%r15,%rax), %zmm0
	vaddpd	0(%r13,%rax), %zmm0, %zmm0
	movq	280(%rsp), %r15
	vmovupd	(%r15,%rax), %zmm1
	vaddpd	(%r8,%rax), %zmm1, %zmm30
	movq	320(%rsp), %r15
	vfmadd132pd	%zmm12, %zmm21, %zmm0
	vfmadd132pd	%zmm11, %zmm0, %zmm30
	vmovupd	(%r15,%rax), %zmm0
	vaddpd	(%r11,%rax), %zmm0, %zmm0
	movq	328(%rsp), %r15
	vmovupd	(%r15,%rax), %zmm1
	vaddpd	(%r14,%rax), %zmm1, %zmm20
	movq	336(%rsp), %r15
	vfmadd132pd	%zmm10, %zmm30, %zmm0
	vfmadd132pd	%zmm9, %zmm0, %zmm20
	vmovupd	(%r15,%rax), %zmm0
	vaddpd	(%r10,%rax), %zmm0, %zmm0
	movq	288(%rsp), %r15
	vmovupd	(%r15,%rax), %zmm1
	vaddpd	(%rbx,%rax), %zmm1, %zmm17
	movq	296(%rsp), %r15
	vfmadd132pd	%zmm8, %zmm20, %zmm0
	vfmadd132pd	%zmm7, %zmm0, %zmm17
	vmovupd	(%r15,%rax), %zmm0
	vaddpd	(%rsi,%rax), %zmm0, %zmm0
	movq	384(%rsp), %r15
	vmovupd	(%r15,%rax), %zmm1
	vaddpd	(%rdi,%rax), %zmm1, %zmm21
	movq	368(%rsp), %r15
	vfmadd132pd	%zmm6, %zmm17, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm21
	vmovupd	(%r15,%rax), %zmm0
	vaddpd	(%r12,%rax), %zmm0, %zmm0
	movq	360(%rsp), %r15
	vmovupd	(%r15,%rax), %zmm1
	movq	256(%rsp), %r15
	vfmadd132pd	%zmm4, %zmm21, %zmm0
	vaddpd	(%r15,%rax), %zmm1, %zmm30
	movq	376(%rsp), %r15
	vfmadd132pd	%zmm3, %zmm0, %zmm30
	vmovupd	(%r15,%rax), %zmm0
	vaddpd	(%r9,%rax), %zmm0, %zmm1
	movq	344(%rsp), %r15
	vfmadd132pd	%zmm2, %zmm30, %zmm1
	vmovupd	%zmm1, (%r15,%rax)
	addq	$64, %rax
	cmpq	%rdx, 248(%rsp)
	jne	.L5
	vmovapd	%ymm22, %ymm1
	movq	120(%rsp), %rbx
	movq	%r10, %r15
	vmovapd	%ymm23, %ymm21
	vmovapd	%ymm24, %ymm22
	movq	%r8, 392(%rsp)
	vmovsd	%xmm18, %xmm18, %xmm30
	vmovsd	%xmm19, %xmm19, %xmm23
	movq	%r11, 328(%rsp)
	vmovsd	%xmm16, %xmm16, %xmm24
	testb	$7, -8(%rsp)
	je	.L30
	movq	-32(%rsp), %rax
	movq	-24(%rsp), %r11
.L10:
	movq	-16(%rsp), %r12
	subq	%rax, %r12
	leaq	-2(%r12), %rsi
	subq	$3, %r12
	movq	%rsi, 320(%rsp)
	cmpq	$2, %r12
	jbe	.L31
	movq	240(%rsp), %r13
	movq	216(%rsp), %rsi
	vbroadcastsd	%xmm28, %ymm9
	vbroadcastsd	%xmm24, %ymm12
	movq	136(%rsp), %r10
	movq	208(%rsp), %r12
	vbroadcastsd	%xmm30, %ymm14
	vbroadcastsd	%xmm23, %ymm13
	leaq	0(%r13,%rsi), %r9
	addq	%rax, %rsi
	movq	144(%rsp), %r13
	leaq	(%r9,%rax), %rdx
	addq	%r12, %rax
	movq	152(%rsp), %r12
	leaq	1(%r10,%rsi), %r8
	leaq	1(%r10,%rdx), %rcx
	leaq	1(%r10,%rax), %rdi
	movq	%r9, 336(%rsp)
	salq	$3, %r8
	vmovq	%rcx, %xmm15
	leaq	1(%r12,%rdx), %r9
	leaq	1(%r13,%rdx), %r10
	salq	$3, %rdi
	leaq	0(,%rcx,8), %r14
	leaq	1(%r12,%rax), %rdx
	salq	$3, %r10
	salq	$3, %r9
	leaq	1(%r13,%rsi), %rcx
	leaq	1(%r12,%rsi), %rsi
	vmovupd	-8(%rbx,%r14), %ymm11
	vmovq	%xmm15, %r12
	vaddpd	8(%rbx,%r14), %ymm11, %ymm10
	vmovupd	(%rbx,%r8), %ymm7
	salq	$3, %rcx
	salq	$3, %rdx
	vaddpd	(%rbx,%rdi), %ymm7, %ymm6
	vmovupd	(%rbx,%r10), %ymm5
	leaq	1(%r13,%rax), %rax
	salq	$3, %rsi
	vaddpd	(%rbx,%r9), %ymm5, %ymm4
	vmovupd	-8(%rbx,%r8), %ymm3
	salq	$3, %rax
	vmulpd	%ymm9, %ymm10, %ymm8
	vaddpd	8(%rbx,%rdi), %ymm3, %ymm0
	vmovupd	-8(%rbx,%r10), %ymm2
	vfmadd132pd	(%rbx,%r12,8), %ymm8, %ymm12
	vaddpd	8(%rbx,%r9), %ymm2, %ymm15
	vmovupd	8(%rbx,%r8), %ymm10
	vaddpd	-8(%rbx,%rdi), %ymm10, %ymm9
	vmovupd	(%rbx,%rcx), %ymm8
	vmovupd	(%rbx,%rsi), %ymm7
	vaddpd	(%rbx,%rax), %ymm7, %ymm5
	vmovupd	-8(%rbx,%rsi), %ymm3
	vaddpd	8(%rbx,%rax), %ymm3, %ymm2
	vfmadd231pd	%ymm26, %ymm6, %ymm12
	vaddpd	(%rbx,%rdx), %ymm8, %ymm6
	vfmadd132pd	%ymm25, %ymm12, %ymm4
	vmovupd	8(%rbx,%r10), %ymm12
	vaddpd	-8(%rbx,%r9), %ymm12, %ymm11
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vmovupd	-8(%rbx,%rcx), %ymm4
	vfmadd132pd	72(%rsp), %ymm0, %ymm15
	vaddpd	8(%rbx,%rdx), %ymm4, %ymm0
	vfmadd132pd	40(%rsp), %ymm15, %ymm11
	vmovupd	8(%rbx,%rsi), %ymm15
	vaddpd	-8(%rbx,%rax), %ymm15, %ymm12
	movq	16(%rbp), %r8
	vfmadd132pd	%ymm21, %ymm11, %ymm9
	vfmadd132pd	%ymm22, %ymm9, %ymm6
	vfmadd132pd	%ymm27, %ymm6, %ymm5
	vfmadd132pd	%ymm29, %ymm5, %ymm0
	vfmadd132pd	%ymm31, %ymm0, %ymm2
	vfmadd132pd	%ymm14, %ymm2, %ymm12
	vmovupd	8(%rbx,%rcx), %ymm14
	vaddpd	-8(%rbx,%rdx), %ymm14, %ymm11
	vfmadd132pd	%ymm13, %ymm12, %ymm11
	vmovupd	%ymm11, (%r8,%r14)
	movq	320(%rsp), %r14
	movq	%r14, %rdi
	andq	$-4, %rdi
	addq	%rdi, %r11
	andl	$3, %r14d
	je	.L6
.L7:
	movq	208(%rsp), %rcx
	movq	144(%rsp), %rax
	movq	216(%rsp), %r12
	movq	112(%rsp), %r9
	movq	152(%rsp), %r8
	leaq	(%r11,%rcx), %r13
	leaq	0(%r13,%rax), %rdx
	addq	%r11, %r12
	leaq	-1(%r9), %r10
	leaq	0(%r13,%r8), %rdi
	leaq	(%r12,%rax), %rcx
	vmovq	%r10, %xmm9
	leaq	(%rbx,%rdx,8), %rsi
	leaq	(%rbx,%rdi,8), %r10
	movq	136(%rsp), %rdi
	vmovq	%rsi, %xmm15
	leaq	(%rbx,%rcx,8), %rdx
	leaq	(%r12,%r8), %r14
	movq	336(%rsp), %rsi
	vmovq	%rdx, %xmm16
	addq	%rdi, %r13
	leaq	(%rbx,%r14,8), %r14
	addq	%rdi, %r12
	vmovq	%xmm15, %rdx
	leaq	(%rbx,%r13,8), %r13
	leaq	(%rbx,%r12,8), %r12
	addq	%r11, %rsi
	vmovsd	(%rdx), %xmm11
	movq	%r9, %rdx
	vmovq	%r13, %xmm2
	addq	%rsi, %r8
	movq	240(%rsp), %r9
	leaq	(%rsi,%rax), %rax
	addq	%rdi, %rsi
	vmovq	%xmm2, %rdi
	leaq	(%rbx,%rsi,8), %r13
	vmovsd	(%rdi), %xmm0
	leaq	1(%r11), %rdi
	vmovsd	(%r12), %xmm18
	imulq	%r9, %rdx
	vmovq	%r12, %xmm8
	vmovq	%xmm16, %rsi
	movq	-40(%rsp), %r12
	vmovsd	(%rsi), %xmm13
	movq	224(%rsp), %rcx
	leaq	(%rbx,%r8,8), %r8
	leaq	(%rbx,%rax,8), %rax
	vmovsd	(%r8), %xmm19
	vmovsd	0(%r13), %xmm14
	vaddsd	%xmm18, %xmm0, %xmm5
	leaq	(%rdx,%rdi), %rsi
	vmovsd	(%rax), %xmm17
	vmovsd	(%r14), %xmm12
	vmovsd	(%r12,%rsi,8), %xmm10
	imulq	%r9, %rcx
	vaddsd	-8(%r13), %xmm10, %xmm6
	vmovq	%xmm8, %r13
	vaddsd	%xmm17, %xmm19, %xmm4
	vmovsd	(%r10), %xmm20
	vmulsd	%xmm28, %xmm6, %xmm7
	leaq	(%rcx,%rdi), %r9
	vmovsd	(%r12,%r9,8), %xmm6
	vaddsd	-8(%r13), %xmm6, %xmm3
	movq	128(%rsp), %r13
	vfmadd231sd	%xmm14, %xmm24, %xmm7
	vfmadd231sd	192(%rsp), %xmm5, %xmm7
	vfmadd132sd	184(%rsp), %xmm7, %xmm4
	vmovsd	0(%r13,%rsi,8), %xmm7
	vmovq	%xmm2, %r13
	vfmadd132sd	176(%rsp), %xmm4, %xmm3
	vaddsd	-8(%rax), %xmm7, %xmm5
	vfmadd132sd	168(%rsp), %xmm3, %xmm5
	movq	104(%rsp), %rax
	vaddsd	%xmm13, %xmm20, %xmm3
	vmovsd	(%rax,%rsi,8), %xmm8
	vaddsd	-8(%r8), %xmm8, %xmm4
	vmovq	%xmm9, %rax
	movq	240(%rsp), %r8
	vfmadd132sd	160(%rsp), %xmm5, %xmm4
	vaddsd	%xmm11, %xmm12, %xmm5
	imulq	%r8, %rax
	leaq	(%rax,%rdi), %r8
	vmovsd	(%r12,%r8,8), %xmm9
	vaddsd	-8(%r13), %xmm9, %xmm2
	movq	128(%rsp), %r13
	vfmadd132sd	200(%rsp), %xmm4, %xmm2
	vfmadd231sd	24(%rbp), %xmm3, %xmm2
	vfmadd132sd	32(%rbp), %xmm2, %xmm5
	vmovsd	0(%r13,%r9,8), %xmm2
	vmovq	%xmm16, %r13
	vaddsd	-8(%r13), %xmm2, %xmm4
	movq	104(%rsp), %r13
	vfmadd132sd	40(%rbp), %xmm5, %xmm4
	vmovsd	0(%r13,%r9,8), %xmm3
	movq	128(%rsp), %r9
	vaddsd	-8(%r14), %xmm3, %xmm5
	vfmadd132sd	48(%rbp), %xmm4, %xmm5
	vmovq	%xmm15, %r14
	vmovsd	(%r9,%r8,8), %xmm4
	vaddsd	-8(%r14), %xmm4, %xmm15
	vfmadd132sd	%xmm30, %xmm5, %xmm15
	vmovsd	0(%r13,%r8,8), %xmm5
	vaddsd	-8(%r10), %xmm5, %xmm16
	leaq	(%rdx,%r11), %r10
	movq	32(%rsp), %r8
	vfmadd132sd	%xmm23, %xmm15, %xmm16
	vmovsd	%xmm16, (%r8,%r10,8)
	cmpq	%rdi, 24(%rsp)
	jle	.L6
	leaq	2(%r11), %rdi
	movq	%r12, %r14
	leaq	(%rdx,%rdi), %r8
	leaq	(%rcx,%rdi), %r10
	vmovsd	(%r12,%r8,8), %xmm16
	vaddsd	%xmm14, %xmm16, %xmm14
	vmulsd	%xmm28, %xmm14, %xmm15
	vaddsd	%xmm9, %xmm6, %xmm14
	vfmadd231sd	%xmm10, %xmm24, %xmm15
	vfmadd231sd	192(%rsp), %xmm14, %xmm15
	vaddsd	%xmm8, %xmm7, %xmm14
	vfmadd132sd	184(%rsp), %xmm15, %xmm14
	vmovsd	(%r12,%r10,8), %xmm15
	movq	%r9, %r12
	vaddsd	%xmm18, %xmm15, %xmm18
	vfmadd132sd	176(%rsp), %xmm14, %xmm18
	vmovsd	(%r9,%r8,8), %xmm14
	leaq	(%rax,%rdi), %r9
	vaddsd	%xmm14, %xmm17, %xmm17
	vfmadd231sd	168(%rsp), %xmm17, %xmm18
	vmovsd	0(%r13,%r8,8), %xmm17
	vaddsd	%xmm17, %xmm19, %xmm19
	vfmadd132sd	160(%rsp), %xmm18, %xmm19
	vmovsd	(%r14,%r9,8), %xmm18
	vaddsd	%xmm18, %xmm0, %xmm0
	vfmadd132sd	200(%rsp), %xmm19, %xmm0
	vaddsd	%xmm2, %xmm5, %xmm19
	vfmadd231sd	24(%rbp), %xmm19, %xmm0
	vaddsd	%xmm3, %xmm4, %xmm19
	vfmadd132sd	32(%rbp), %xmm0, %xmm19
	vmovsd	(%r12,%r10,8), %xmm0
	vaddsd	%xmm0, %xmm13, %xmm13
	vfmadd132sd	40(%rbp), %xmm19, %xmm13
	vmovsd	0(%r13,%r10,8), %xmm19
	movq	32(%rsp), %r10
	vaddsd	%xmm19, %xmm12, %xmm12
	vfmadd132sd	48(%rbp), %xmm13, %xmm12
	vmovsd	(%r12,%r9,8), %xmm13
	vaddsd	%xmm13, %xmm11, %xmm11
	vfmadd132sd	%xmm30, %xmm12, %xmm11
	vmovsd	0(%r13,%r9,8), %xmm12
	vaddsd	%xmm12, %xmm20, %xmm20
	vfmadd132sd	%xmm23, %xmm11, %xmm20
	vmovsd	%xmm20, (%r10,%rsi,8)
	cmpq	%rdi, 24(%rsp)
	jle	.L6
	leaq	3(%r11), %r11
	vaddsd	%xmm18, %xmm15, %xmm15
	addq	%r11, %rdx
	addq	%r11, %rcx
	vaddsd	%xmm17, %xmm14, %xmm14
	addq	%r11, %rax
	vaddsd	(%r14,%rdx,8), %xmm10, %xmm10
	vaddsd	(%r14,%rcx,8), %xmm9, %xmm9
	vaddsd	(%r12,%rdx,8), %xmm8, %xmm8
	vaddsd	0(%r13,%rdx,8), %xmm7, %xmm7
	vaddsd	(%r14,%rax,8), %xmm6, %xmm6
	vaddsd	%xmm12, %xmm0, %xmm0
	vmulsd	%xmm28, %xmm10, %xmm11
	vaddsd	(%r12,%rcx,8), %xmm5, %xmm5
	vaddsd	0(%r13,%rcx,8), %xmm4, %xmm4
	vaddsd	(%r12,%rax,8), %xmm3, %xmm3
	vaddsd	0(%r13,%rax,8), %xmm2, %xmm2
	vfmadd132sd	%xmm24, %xmm11, %xmm16
	vfmadd132sd	192(%rsp), %xmm16, %xmm15
	vaddsd	%xmm13, %xmm19, %xmm16
	vfmadd132sd	184(%rsp), %xmm15, %xmm14
	vfmadd132sd	176(%rsp), %xmm14, %xmm9
	vfmadd132sd	168(%rsp), %xmm9, %xmm8
	vfmadd132sd	160(%rsp), %xmm8, %xmm7
	vfmadd132sd	200(%rsp), %xmm7, %xmm6
	vfmadd132sd	24(%rbp), %xmm6, %xmm0
	vfmadd132sd	32(%rbp), %xmm0, %xmm16
	vfmadd132sd	40(%rbp), %xmm16, %xmm5
	vfmadd132sd	48(%rbp), %xmm5, %xmm4
	vfmadd132sd	%xmm30, %xmm4, %xmm3
	vfmadd132sd	%xmm23, %xmm3, %xmm2
	vmovsd	%xmm2, (%r10,%r8,8)
.L6:
	movq	16(%rsp), %rdx
	movq	336(%rsp), %rsi
	movq	240(%rsp), %rcx
	addq	%rdx, 352(%rsp)
	addq	%rdx, 392(%rsp)
	movq	224(%rsp), %rax
	addq	%rdx, %r15
	addq	%rdx, 328(%rsp)
	addq	%rdx, 232(%rsp)
	addq	%rdx, 384(%rsp)
	addq	%rdx, 376(%rsp)
	addq	%rdx, 368(%rsp)
	addq	%rdx, 360(%rsp)
	addq	%rdx, 344(%rsp)
	addq	%rcx, 208(%rsp)
	movq	%rsi, 216(%rsp)
	cmpq	%rax, 8(%rsp)
	jne	.L12
	movq	-48(%rsp), %r13
	movq	-56(%rsp), %r11
	vmovapd	%ymm26, %ymm17
	vmovapd	%ymm25, %ymm21
	movq	-64(%rsp), %r8
	movq	-72(%rsp), %rdi
	vmovapd	%ymm1, %ymm22
	addq	%r13, 136(%rsp)
	addq	%r13, 144(%rsp)
	addq	%r13, 152(%rsp)
	cmpq	%rdi, -88(%rsp)
	je	.L25
	addq	$1, %rdi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L30:
	movq	240(%rsp), %rax
	movq	216(%rsp), %rdx
	addq	%rdx, %rax
	movq	%rax, 336(%rsp)
	jmp	.L6
.L29:
	xorl	%eax, %eax
	movl	$1, %r11d
	jmp	.L10
.L31:
	movq	240(%rsp), %rdi
	movq	216(%rsp), %r8
	addq	%r8, %rdi
	movq	%rdi, 336(%rsp)
	jmp	.L7
.L25:
	vzeroupper
.L26:
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
