	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %rdi
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$584, %rsp
	movq	%rdx, 184(%rsp)
	movq	%rcx, %rdx
	leaq	0(,%rdi,8), %rcx
	movq	%r8, -32(%rsp)
	movq	%rcx, 248(%rsp)
	cmpq	%r8, %rdx
	jge	.L29
	shrq	$3, %rcx
	leaq	-3(%rsi), %rbx
	movq	%rsi, %rax
	movq	%rbx, 240(%rsp)
	movq	%rcx, %r13
	cmpq	$6, %rsi
	jle	.L29
	cmpq	$6, %rdi
	jle	.L29
	imulq	%rdi, %rax
	leaq	-1(%rdx), %r8
	vmovsd	%xmm0, %xmm0, %xmm29
	movq	%r9, %rbx
	leaq	(%r13,%r13), %r15
	leaq	1(%rdx), %r10
	vmovddup	%xmm0, %xmm1
	leaq	(%r15,%r13), %r14
	movq	%r15, -40(%rsp)
	vbroadcastsd	%xmm29, %ymm25
	vbroadcastsd	%xmm29, %zmm15
	imulq	%rax, %r8
	movq	%rax, %rsi
	vmovq	%rax, %xmm0
	movq	%r14, -48(%rsp)
	leaq	0(,%rax,8), %rcx
	vmovq	%r8, %xmm3
	addq	%r14, %r8
	leaq	(%r9,%r8,8), %r9
	movq	%rax, %r8
	imulq	%r10, %r8
	movq	%r8, %rax
	leaq	(%r14,%r8), %r11
	movq	%r8, 8(%rsp)
	leaq	(%rbx,%r8,8), %r8
	subq	%rsi, %rax
	leaq	(%rbx,%r11,8), %r12
	vmovq	%r8, %xmm10
	leaq	(%r15,%rax), %rsi
	movq	%r12, 576(%rsp)
	vmovdqa64	%xmm10, %xmm24
	leaq	(%rbx,%rsi,8), %r11
	leaq	0(,%r13,4), %rsi
	addq	%rsi, %rax
	movq	%r11, 568(%rsp)
	vmovq	%xmm0, %r11
	leaq	(%rbx,%rax,8), %r12
	leaq	-2(%rdx), %rax
	movq	%rsi, (%rsp)
	imulq	%r11, %rax
	movq	%r12, 560(%rsp)
	vmovq	%rax, %xmm4
	addq	%r14, %rax
	leaq	(%rbx,%rax,8), %r12
	leaq	2(%rdx), %rax
	imulq	%r11, %rax
	movq	%r12, 304(%rsp)
	vmovq	%xmm0, %r12
	imulq	%rdx, %r12
	vmovq	%rax, %xmm5
	addq	%r14, %rax
	vmovq	%r12, %xmm2
	leaq	(%rbx,%rax,8), %r11
	movq	%rsi, %rax
	addq	%r13, %r12
	addq	%r13, %rax
	movq	%r11, 296(%rsp)
	movq	%rsi, %r11
	leaq	(%rbx,%r12,8), %r12
	vmovq	%xmm2, %rsi
	movq	%rax, -56(%rsp)
	vmovq	%xmm5, %r8
	vmovq	%r12, %xmm20
	addq	%rsi, %rax
	vmovq	%xmm0, %rsi
	movq	%r12, 288(%rsp)
	leaq	(%rbx,%rax,8), %rax
	movq	%rax, 312(%rsp)
	leaq	-3(%rdx), %rax
	addq	$3, %rdx
	vmovq	312(%rsp), %xmm28
	imulq	%rsi, %rax
	leaq	(%r14,%rax), %rsi
	vmovq	%rax, %xmm6
	leaq	(%rbx,%rsi,8), %rax
	vmovq	%xmm0, %rsi
	imulq	%rdx, %rsi
	movq	%rax, 280(%rsp)
	leaq	(%r14,%rsi), %rax
	vmovq	%rsi, %xmm7
	leaq	(%rbx,%rax,8), %rsi
	vmovq	%xmm2, %rax
	movq	%rsi, 272(%rsp)
	leaq	(%r14,%r14), %rsi
	addq	%rsi, %rax
	movq	%rsi, -64(%rsp)
	leaq	(%rbx,%rax,8), %rsi
	vmovq	%xmm2, %rax
	leaq	(%r14,%rax), %r14
	movq	16(%rbp), %rax
	movq	%rsi, 16(%rsp)
	leaq	0(,%r14,8), %rsi
	vmovq	%xmm2, %r14
	movq	16(%rsp), %r12
	addq	%rsi, %rax
	leaq	(%rbx,%rsi), %rsi
	movq	%rax, 256(%rsp)
	leaq	(%rbx,%r14,8), %rax
	vmovq	%xmm3, %r14
	vmovq	%rax, %xmm8
	leaq	(%rbx,%r14,8), %rax
	vmovq	%xmm4, %r14
	movq	%rsi, -16(%rsp)
	vmovq	%rax, %xmm9
	leaq	(%rbx,%r14,8), %rax
	leaq	(%rbx,%r8,8), %r14
	movq	%r12, 264(%rsp)
	vmovq	%rax, %xmm11
	vmovq	%r14, %xmm12
	vmovq	%xmm6, %rax
	leaq	(%rbx,%rax,8), %r8
	leaq	0(,%rdx,8), %r14
	vmovq	%xmm0, %rdx
	imulq	%r14, %rdx
	vmovq	%xmm0, %rax
	subq	$24, %r14
	imulq	%rax, %r14
	vmovq	%r8, %xmm13
	movq	16(%rbp), %r8
	vmovq	%xmm2, %rax
	addq	%rax, %r11
	leaq	(%r15,%rax), %r15
	xorl	%eax, %eax
	addq	%rbx, %rdx
	leaq	(%rbx,%r15,8), %rsi
	vmovdqa64	%xmm9, %xmm23
	addq	%r14, %r8
	movq	%rdx, -24(%rsp)
	leaq	-6(%rdi), %rdx
	leaq	(%rbx,%r14), %r14
	vmovq	%r8, %xmm14
	movq	%rdi, %r8
	subq	$7, %rdi
	movq	%r14, -8(%rsp)
	movq	%rdi, 232(%rsp)
	movq	%rdx, %rdi
	leaq	-5(%r8), %r15
	leaq	-3(%r8), %r14
	andq	$-8, %rdi
	leaq	-2(%r8), %r8
	movq	%rdx, 192(%rsp)
	shrq	$3, %rdx
	movq	%rdi, 168(%rsp)
	addq	$3, %rdi
	vmovq	%rsi, %xmm22
	vmovdqa64	%xmm13, %xmm30
	movq	%rdi, 176(%rsp)
	leaq	(%rbx,%r11,8), %rdi
	vmovdqa64	%xmm14, %xmm31
	vmovdqa64	%xmm8, %xmm26
	vmovq	%rdi, %xmm21
	xorl	%edi, %edi
	cmpq	%r15, %r8
	movq	%rdx, 544(%rsp)
	cmovg	%r15, %r8
	movq	%r14, 320(%rsp)
	vmovdqa64	%xmm11, %xmm27
	vmovdqa64	%xmm12, %xmm18
	movq	%r15, 112(%rsp)
	movq	%r8, 120(%rsp)
	movq	576(%rsp), %r12
	movq	%r13, 104(%rsp)
	movq	560(%rsp), %r11
	movq	%rbx, -104(%rsp)
	movq	568(%rsp), %rbx
	vmovq	%xmm0, -72(%rsp)
	vmovq	%xmm3, 96(%rsp)
	vmovq	%xmm4, 88(%rsp)
	vmovq	%xmm5, 80(%rsp)
	vmovq	%xmm2, -80(%rsp)
	vmovq	%xmm6, -88(%rsp)
	vmovq	%xmm7, -96(%rsp)
	vmovq	%xmm28, 72(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-80(%rsp), %r13
	movq	96(%rsp), %rdx
	vmovq	%xmm23, %r8
	vmovq	%xmm26, %rsi
	addq	%rax, %r8
	addq	%rax, %rsi
	vmovq	%rcx, %xmm11
	leaq	0(%r13,%rdi), %r14
	movq	8(%rsp), %r13
	leaq	(%rdx,%rdi), %r15
	vmovq	%xmm24, %rdx
	addq	%rax, %rdx
	movq	%r15, 392(%rsp)
	movq	88(%rsp), %r15
	vmovq	%r10, %xmm16
	addq	%rdi, %r13
	movq	%rdx, 480(%rsp)
	movq	80(%rsp), %rdx
	movq	%r13, 384(%rsp)
	vmovq	%xmm27, %r13
	addq	%rax, %r13
	movq	%r8, 488(%rsp)
	leaq	(%r15,%rdi), %r8
	leaq	(%rdx,%rdi), %r15
	movq	%r13, 472(%rsp)
	movq	-88(%rsp), %r13
	vmovq	%xmm30, %rdx
	movq	%r15, 368(%rsp)
	movq	-96(%rsp), %r15
	addq	%rax, %rdx
	addq	%rdi, %r13
	movq	%r8, 376(%rsp)
	vmovq	%xmm18, %r8
	addq	%rdi, %r15
	addq	%rax, %r8
	vmovq	%r13, %xmm0
	movq	%rdx, 456(%rsp)
	vmovq	%xmm31, %r13
	movq	%r8, 464(%rsp)
	movq	-24(%rsp), %r8
	movq	%r15, 360(%rsp)
	addq	%rax, %r13
	movq	-8(%rsp), %r15
	movq	%r13, 440(%rsp)
	movq	-16(%rsp), %rdx
	addq	%rax, %r8
	vmovq	%xmm21, %r13
	addq	%rax, %r15
	addq	%rax, %r13
	movq	%r8, 448(%rsp)
	vmovq	%xmm22, %r8
	movq	%r15, 328(%rsp)
	addq	%rax, %rdx
	movq	72(%rsp), %r15
	addq	%rax, %r8
	movq	%r13, 152(%rsp)
	movq	16(%rsp), %r13
	movq	%rdx, 576(%rsp)
	vmovq	%xmm20, %rdx
	movq	%r8, 160(%rsp)
	addq	%rax, %rdx
	leaq	(%rax,%r15), %r8
	addq	%rax, %r13
	movq	%r14, 432(%rsp)
	movq	%r8, 136(%rsp)
	movq	%r13, 128(%rsp)
	movq	%rdx, 144(%rsp)
	movq	-64(%rsp), %rdx
	movq	-40(%rsp), %r13
	movq	(%rsp), %r8
	movq	$3, 528(%rsp)
	movq	-56(%rsp), %r15
	movq	%rdx, 496(%rsp)
	movq	%r13, 520(%rsp)
	movq	104(%rsp), %r13
	movq	%r15, 504(%rsp)
	leaq	3(%r14), %r15
	movq	-48(%rsp), %rdx
	addq	%r13, %r14
	movq	%r12, 56(%rsp)
	leaq	24(%rbx), %r13
	movq	%r15, 352(%rsp)
	leaq	24(%r12), %r15
	movq	%r14, 344(%rsp)
	leaq	24(%r9), %r14
	movq	%r14, 224(%rsp)
	leaq	24(%r11), %r14
	movq	%r15, 216(%rsp)
	movq	%rbx, 48(%rsp)
	movq	%r11, 40(%rsp)
	movq	%rax, 32(%rsp)
	movq	%r14, 200(%rsp)
	movq	-104(%rsp), %r14
	movq	%r9, 64(%rsp)
	movq	104(%rsp), %r9
	movq	%rdi, 24(%rsp)
	movq	576(%rsp), %rdi
	movq	%r8, 512(%rsp)
	xorl	%r8d, %r8d
	movq	%rdx, 536(%rsp)
	xorl	%edx, %edx
	movq	%r13, 208(%rsp)
	movq	%rsi, %r13
	vmovq	%xmm0, 336(%rsp)
	.p2align 4,,10
	.p2align 3
.L14:
	movq	528(%rsp), %r10
	vmovq	%r10, %xmm8
	addq	$1, %r10
	cmpq	$6, 232(%rsp)
	movq	%r10, 528(%rsp)
	jbe	.L32
	leaq	32(%rdi), %r11
	movq	224(%rsp), %rsi
	leaq	16(%rdi), %rbx
	movq	216(%rsp), %r15
	movq	%r11, 560(%rsp)
	leaq	8(%rdi), %rax
	leaq	24(%rdi), %rcx
	movq	304(%rsp), %r11
	movq	200(%rsp), %r12
	addq	%rdx, %rsi
	addq	%rdx, %r15
	vmovq	%rax, %xmm5
	movq	%rbx, 552(%rsp)
	leaq	40(%rdi), %rbx
	vmovq	%rsi, %xmm10
	movq	208(%rsp), %r10
	leaq	24(%rdx,%r11), %rsi
	addq	%rdx, %r12
	vmovq	%rbx, %xmm4
	movq	312(%rsp), %rbx
	vmovq	%r15, %xmm9
	vmovq	%r12, %xmm6
	vmovq	%rsi, %xmm3
	addq	%rdx, %r10
	movq	296(%rsp), %r15
	leaq	24(%rdx,%rbx), %r11
	movq	288(%rsp), %r12
	vmovq	%r10, %xmm7
	movq	280(%rsp), %rsi
	movq	328(%rsp), %rbx
	movq	%r11, 576(%rsp)
	leaq	24(%rdx,%r15), %r10
	leaq	24(%rdx,%r12), %rax
	movq	264(%rsp), %r11
	movq	272(%rsp), %r12
	leaq	24(%rdx,%rsi), %r15
	movq	256(%rsp), %rsi
	movq	%rdx, 400(%rsp)
	vmovq	%r10, %xmm2
	movq	%rax, 568(%rsp)
	leaq	24(%rdx,%r12), %rax
	leaq	48(%rdi), %r10
	leaq	24(%rdx,%rbx), %r12
	leaq	24(%rdx,%rsi), %rsi
	movq	%r13, 424(%rsp)
	vmovq	%rax, %xmm17
	leaq	24(%rdx,%r11), %rbx
	movq	%r9, 416(%rsp)
	xorl	%eax, %eax
	vmovq	%xmm9, %r9
	vmovq	%r12, %xmm12
	vmovq	%rbx, %xmm13
	movq	%rcx, %r12
	movq	%r8, 408(%rsp)
	vmovq	%xmm10, %rbx
	vmovq	%rsi, %xmm14
	vmovq	%r14, %xmm9
	xorl	%r11d, %r11d
	movq	%rdi, %r14
	vmovq	%xmm2, %r13
	vmovq	%xmm4, %rcx
	vmovq	%xmm5, %rsi
	vmovq	%xmm7, %r8
	vmovdqa	%xmm6, %xmm10
	vmovq	%xmm3, %rdi
	.p2align 4,,10
	.p2align 3
.L5:
	movq	552(%rsp), %rdx
	addq	$1, %r11
	vmovupd	(%rdx,%rax), %zmm0
	movq	560(%rsp), %rdx
	vaddpd	(%r12,%rax), %zmm0, %zmm7
	vaddpd	(%rdx,%rax), %zmm7, %zmm6
	vmovq	%xmm10, %rdx
	vaddpd	(%rbx,%rax), %zmm6, %zmm5
	vaddpd	(%r9,%rax), %zmm5, %zmm4
	vaddpd	(%r8,%rax), %zmm4, %zmm3
	vaddpd	(%rdx,%rax), %zmm3, %zmm2
	movq	568(%rsp), %rdx
	vaddpd	(%rsi,%rax), %zmm2, %zmm0
	vaddpd	(%rcx,%rax), %zmm0, %zmm7
	vaddpd	(%rdi,%rax), %zmm7, %zmm6
	vaddpd	0(%r13,%rax), %zmm6, %zmm5
	vaddpd	(%rdx,%rax), %zmm5, %zmm4
	movq	576(%rsp), %rdx
	vaddpd	(%rdx,%rax), %zmm4, %zmm3
	vmovq	%xmm17, %rdx
	vaddpd	(%r14,%rax), %zmm3, %zmm2
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	vaddpd	(%r15,%rax), %zmm0, %zmm7
	vaddpd	(%rdx,%rax), %zmm7, %zmm6
	vmovq	%xmm12, %rdx
	vaddpd	(%rdx,%rax), %zmm6, %zmm5
	vmovq	%xmm13, %rdx
	vaddpd	(%rdx,%rax), %zmm5, %zmm4
	vmovq	%xmm14, %rdx
	vmulpd	%zmm15, %zmm4, %zmm3
	vmovupd	%zmm3, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%r11, 544(%rsp)
	jne	.L5
	movq	%r14, %rdi
	movq	424(%rsp), %r13
	movq	416(%rsp), %r9
	vmovq	%xmm9, %r14
	movq	408(%rsp), %r8
	movq	400(%rsp), %rdx
	testb	$7, 192(%rsp)
	je	.L33
	movq	168(%rsp), %r12
	movq	176(%rsp), %rax
.L12:
	movq	184(%rsp), %r15
	subq	%r12, %r15
	leaq	-6(%r15), %rbx
	subq	$7, %r15
	cmpq	$2, %r15
	jbe	.L7
	movq	536(%rsp), %r11
	movq	392(%rsp), %r10
	movq	432(%rsp), %rcx
	leaq	(%r12,%r11), %rsi
	movq	384(%rsp), %r11
	leaq	3(%rcx,%rsi), %rcx
	leaq	3(%r10,%rsi), %r15
	vmovupd	-8(%r14,%rcx,8), %ymm12
	leaq	3(%r11,%rsi), %r10
	vaddpd	(%r14,%rcx,8), %ymm12, %ymm13
	vaddpd	8(%r14,%rcx,8), %ymm13, %ymm14
	vaddpd	(%r14,%r15,8), %ymm14, %ymm10
	movq	352(%rsp), %r15
	vaddpd	(%r14,%r10,8), %ymm10, %ymm9
	movq	520(%rsp), %r10
	leaq	(%r15,%r12), %r11
	leaq	(%r11,%r10), %r15
	movq	512(%rsp), %r10
	vaddpd	(%r14,%r15,8), %ymm9, %ymm2
	leaq	(%r11,%r10), %r15
	movq	376(%rsp), %r10
	vaddpd	(%r14,%r15,8), %ymm2, %ymm0
	vaddpd	-16(%r14,%rcx,8), %ymm0, %ymm7
	leaq	3(%r10,%rsi), %r15
	movq	368(%rsp), %r10
	vaddpd	16(%r14,%rcx,8), %ymm7, %ymm6
	vaddpd	(%r14,%r15,8), %ymm6, %ymm5
	leaq	3(%r10,%rsi), %r15
	movq	344(%rsp), %r10
	vaddpd	(%r14,%r15,8), %ymm5, %ymm4
	movq	504(%rsp), %r15
	addq	%r10, %r12
	leaq	3(%r8,%r12), %r12
	leaq	(%r11,%r15), %r10
	vaddpd	(%r14,%r12,8), %ymm4, %ymm3
	movq	336(%rsp), %r12
	vaddpd	(%r14,%r10,8), %ymm3, %ymm12
	movq	360(%rsp), %r10
	leaq	3(%r12,%rsi), %r15
	vaddpd	-24(%r14,%rcx,8), %ymm12, %ymm13
	vaddpd	24(%r14,%rcx,8), %ymm13, %ymm14
	vaddpd	(%r14,%r15,8), %ymm14, %ymm10
	movq	496(%rsp), %r15
	leaq	3(%r10,%rsi), %rsi
	leaq	(%r11,%r8), %r12
	vaddpd	(%r14,%rsi,8), %ymm10, %ymm9
	vaddpd	(%r14,%r12,8), %ymm9, %ymm2
	addq	%r15, %r11
	leaq	(%r9,%r8), %r10
	vaddpd	(%r14,%r11,8), %ymm2, %ymm0
	movq	16(%rbp), %r11
	movq	%r10, 576(%rsp)
	vmulpd	%ymm25, %ymm0, %ymm7
	vmovupd	%ymm7, (%r11,%rcx,8)
	movq	%rbx, %rcx
	andq	$-4, %rcx
	addq	%rcx, %rax
	andl	$3, %ebx
	je	.L6
.L7:
	movq	432(%rsp), %rbx
	movq	536(%rsp), %rsi
	leaq	1(%rax), %r11
	movq	120(%rsp), %rcx
	leaq	(%rbx,%rsi), %r12
	addq	%rax, %r12
	leaq	(%r14,%r12,8), %r15
	cmpq	%rcx, %r11
	jge	.L34
	movq	504(%rsp), %r12
	leaq	(%r9,%r8), %rsi
	addq	%rax, %r8
	vmovupd	8(%r15), %xmm14
	movq	520(%rsp), %r11
	vmovupd	(%r15), %xmm5
	movq	%rdx, 424(%rsp)
	vmovsd	16(%r15), %xmm6
	vmovupd	-24(%r15), %xmm0
	movq	%rsi, 576(%rsp)
	addq	%rax, %rsi
	vmovsd	-16(%r15), %xmm4
	leaq	(%rax,%r12), %r15
	leaq	0(%r13,%r8,8), %r12
	movq	512(%rsp), %rbx
	leaq	(%rax,%r11), %r10
	leaq	0(%r13,%rsi,8), %rsi
	movq	496(%rsp), %r8
	vunpckhpd	%xmm14, %xmm14, %xmm2
	addq	%rax, %rbx
	leaq	0(%r13,%r10,8), %r10
	leaq	0(%r13,%r15,8), %r15
	leaq	(%rax,%r8), %r11
	leaq	0(%r13,%rbx,8), %rcx
	movq	536(%rsp), %r8
	leaq	0(%r13,%r11,8), %rbx
	movq	160(%rsp), %r11
	addq	%rax, %r8
	addq	%rdx, %r11
	salq	$3, %r8
	vmovq	%r11, %xmm19
	movq	152(%rsp), %r11
	addq	%rdx, %r11
	movq	%r11, 568(%rsp)
	movq	144(%rsp), %r11
	addq	%rdx, %r11
	movq	%r11, 560(%rsp)
	movq	136(%rsp), %r11
	addq	%rdx, %r11
	vmovq	%r11, %xmm12
	movq	328(%rsp), %r11
	addq	%rdx, %r11
	vmovq	%r11, %xmm13
	movq	128(%rsp), %r11
	addq	%rdx, %r11
	movq	%r11, 552(%rsp)
.L10:
	vaddpd	-8(%r13,%r8), %xmm5, %xmm5
	movq	%rax, %r11
	addq	$24, %r10
	movq	488(%rsp), %rdx
	addq	$24, %rcx
	addq	$24, %rsi
	addq	$24, %r15
	addq	$24, %r12
	vmovhpd	-8(%r13,%r8), %xmm4, %xmm4
	vmovhpd	24(%r13,%r8), %xmm6, %xmm6
	addq	$24, %rbx
	vaddpd	%xmm14, %xmm5, %xmm3
	vaddpd	(%rdx,%r8), %xmm3, %xmm14
	movq	480(%rsp), %rdx
	vmovupd	24(%r13,%r8), %xmm5
	vaddpd	(%rdx,%r8), %xmm14, %xmm10
	vmovq	%xmm19, %rdx
	vaddpd	(%rdx,%rax,8), %xmm10, %xmm9
	movq	568(%rsp), %rdx
	vaddpd	(%rdx,%rax,8), %xmm9, %xmm7
	movq	472(%rsp), %rdx
	addq	$3, %rax
	vaddpd	%xmm4, %xmm7, %xmm14
	vaddpd	%xmm14, %xmm6, %xmm3
	vaddpd	(%rdx,%r8), %xmm3, %xmm10
	movq	464(%rsp), %rdx
	vaddpd	(%rdx,%r8), %xmm10, %xmm9
	movq	560(%rsp), %rdx
	vaddpd	(%rdx,%r11,8), %xmm9, %xmm7
	vmovq	%xmm12, %rdx
	vaddpd	(%rdx,%r11,8), %xmm7, %xmm4
	movq	456(%rsp), %rdx
	addq	$4, %r11
	vaddpd	%xmm0, %xmm4, %xmm0
	vmovsd	8(%r13,%r8), %xmm4
	vaddpd	%xmm5, %xmm0, %xmm14
	vaddpd	(%rdx,%r8), %xmm14, %xmm6
	movq	448(%rsp), %rdx
	vmovupd	0(%r13,%r8), %xmm0
	vmovupd	32(%r13,%r8), %xmm14
	vaddpd	(%rdx,%r8), %xmm6, %xmm3
	vmovq	%xmm13, %rdx
	vmovsd	40(%r13,%r8), %xmm6
	vaddpd	-24(%rdx,%rax,8), %xmm3, %xmm10
	movq	552(%rsp), %rdx
	vunpckhpd	%xmm0, %xmm0, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm2
	vaddpd	-24(%rdx,%rax,8), %xmm10, %xmm9
	movq	440(%rsp), %rdx
	vmulpd	%xmm1, %xmm9, %xmm7
	vaddsd	%xmm5, %xmm2, %xmm9
	vmovupd	%xmm7, (%rdx,%r8)
	movq	488(%rsp), %rdx
	vaddsd	16(%rdx,%r8), %xmm9, %xmm7
	movq	480(%rsp), %rdx
	vmovsd	0(%r13,%r8), %xmm10
	vaddsd	16(%rdx,%r8), %xmm7, %xmm3
	vaddsd	-8(%r10), %xmm3, %xmm2
	vaddsd	-8(%rcx), %xmm2, %xmm9
	movq	472(%rsp), %rdx
	vaddsd	%xmm10, %xmm9, %xmm7
	vaddsd	32(%r13,%r8), %xmm7, %xmm3
	vaddsd	16(%rdx,%r8), %xmm3, %xmm2
	movq	464(%rsp), %rdx
	vmovsd	-8(%r13,%r8), %xmm3
	vaddsd	16(%rdx,%r8), %xmm2, %xmm9
	vaddsd	-8(%rsi), %xmm9, %xmm10
	vunpckhpd	%xmm14, %xmm14, %xmm2
	vaddsd	-8(%r15), %xmm10, %xmm7
	movq	456(%rsp), %rdx
	vaddsd	%xmm3, %xmm7, %xmm9
	vaddsd	%xmm2, %xmm9, %xmm10
	vaddsd	16(%rdx,%r8), %xmm10, %xmm7
	movq	448(%rsp), %rdx
	vaddsd	16(%rdx,%r8), %xmm7, %xmm3
	vaddsd	-8(%r12), %xmm3, %xmm9
	vaddsd	-8(%rbx), %xmm9, %xmm10
	movq	440(%rsp), %rdx
	vmulsd	%xmm29, %xmm10, %xmm7
	vmovsd	%xmm7, 16(%rdx,%r8)
	addq	$24, %r8
	cmpq	%r11, 112(%rsp)
	jg	.L10
	movq	424(%rsp), %rdx
	leaq	1(%rax), %r11
.L9:
	vmovq	%xmm8, %rcx
	vmovq	%xmm8, %rbx
	subq	$1, %rcx
	leaq	-2(%rbx), %rsi
	leaq	3(%rbx), %r8
	vmovq	%rcx, %xmm12
	vmovq	%xmm8, %rcx
	vmovq	%rsi, %xmm13
	imulq	%r9, %rcx
	leaq	2(%rbx), %r15
	vmovq	%r8, %xmm28
	leaq	-3(%rbx), %r12
	movq	488(%rsp), %rbx
	leaq	2(%rax), %r8
	imulq	%r9, %r15
	leaq	(%rcx,%rax), %rsi
	leaq	(%rcx,%r11), %r10
	addq	%r8, %rcx
	vmovsd	0(%r13,%rsi,8), %xmm14
	vmovsd	-8(%r13,%rsi,8), %xmm5
	imulq	%r9, %r12
	vmovsd	0(%r13,%r10,8), %xmm4
	vmovsd	-16(%r13,%rsi,8), %xmm6
	vaddsd	%xmm5, %xmm14, %xmm0
	vmovsd	0(%r13,%rcx,8), %xmm8
	vmovsd	24(%r13,%rsi,8), %xmm3
	vaddsd	%xmm4, %xmm0, %xmm2
	vaddsd	(%rbx,%rsi,8), %xmm2, %xmm9
	movq	480(%rsp), %rbx
	vaddsd	(%rbx,%rsi,8), %xmm9, %xmm10
	vmovq	%xmm12, %rbx
	imulq	%r9, %rbx
	movq	%rbx, 568(%rsp)
	addq	%rax, %rbx
	vaddsd	0(%r13,%rbx,8), %xmm10, %xmm7
	movq	528(%rsp), %rbx
	imulq	%r9, %rbx
	movq	%rbx, 560(%rsp)
	addq	%rax, %rbx
	vaddsd	0(%r13,%rbx,8), %xmm7, %xmm12
	movq	472(%rsp), %rbx
	vaddsd	%xmm6, %xmm12, %xmm0
	vaddsd	%xmm8, %xmm0, %xmm2
	vaddsd	(%rbx,%rsi,8), %xmm2, %xmm9
	movq	464(%rsp), %rbx
	vaddsd	(%rbx,%rsi,8), %xmm9, %xmm10
	vmovq	%xmm13, %rbx
	imulq	%r9, %rbx
	movq	%rbx, 552(%rsp)
	addq	%rax, %rbx
	vaddsd	0(%r13,%rbx,8), %xmm10, %xmm13
	leaq	(%r15,%rax), %rbx
	vaddsd	0(%r13,%rbx,8), %xmm13, %xmm7
	vaddsd	-24(%r13,%rsi,8), %xmm7, %xmm12
	movq	456(%rsp), %rbx
	vaddsd	%xmm3, %xmm12, %xmm0
	vaddsd	(%rbx,%rsi,8), %xmm0, %xmm2
	movq	448(%rsp), %rbx
	vaddsd	(%rbx,%rsi,8), %xmm2, %xmm9
	leaq	(%r12,%rax), %rbx
	vaddsd	0(%r13,%rbx,8), %xmm9, %xmm10
	vmovq	%xmm28, %rbx
	imulq	%r9, %rbx
	addq	%rbx, %rax
	vaddsd	0(%r13,%rax,8), %xmm10, %xmm13
	movq	440(%rsp), %rax
	vmulsd	%xmm29, %xmm13, %xmm7
	vmovsd	%xmm7, (%rax,%rsi,8)
	movq	320(%rsp), %rax
	cmpq	%rax, %r11
	jge	.L6
	vaddsd	%xmm4, %xmm14, %xmm0
	movq	488(%rsp), %rax
	vmovsd	32(%r13,%rsi,8), %xmm12
	vaddsd	%xmm8, %xmm0, %xmm2
	vaddsd	(%rax,%r10,8), %xmm2, %xmm9
	movq	480(%rsp), %rax
	vaddsd	(%rax,%r10,8), %xmm9, %xmm10
	movq	568(%rsp), %rax
	addq	%r11, %rax
	vaddsd	0(%r13,%rax,8), %xmm10, %xmm13
	movq	560(%rsp), %rax
	addq	%r11, %rax
	vaddsd	0(%r13,%rax,8), %xmm13, %xmm7
	movq	472(%rsp), %rax
	vaddsd	%xmm5, %xmm7, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm2
	vaddsd	(%rax,%r10,8), %xmm2, %xmm9
	movq	464(%rsp), %rax
	vaddsd	(%rax,%r10,8), %xmm9, %xmm10
	movq	552(%rsp), %rax
	addq	%r11, %rax
	vaddsd	0(%r13,%rax,8), %xmm10, %xmm13
	leaq	(%r15,%r11), %rax
	vaddsd	0(%r13,%rax,8), %xmm13, %xmm7
	movq	456(%rsp), %rax
	vaddsd	%xmm6, %xmm7, %xmm6
	vaddsd	%xmm12, %xmm6, %xmm0
	vaddsd	(%rax,%r10,8), %xmm0, %xmm2
	movq	448(%rsp), %rax
	vaddsd	(%rax,%r10,8), %xmm2, %xmm9
	leaq	(%r12,%r11), %rax
	addq	%rbx, %r11
	vaddsd	0(%r13,%rax,8), %xmm9, %xmm10
	vaddsd	0(%r13,%r11,8), %xmm10, %xmm13
	movq	440(%rsp), %r11
	vmulsd	%xmm29, %xmm13, %xmm7
	vmovsd	%xmm7, (%r11,%r10,8)
	cmpq	%r8, 320(%rsp)
	jle	.L6
	vaddsd	%xmm8, %xmm4, %xmm4
	addq	%r8, %r15
	addq	%r8, %r12
	addq	%r8, %rbx
	movq	488(%rsp), %r10
	movq	480(%rsp), %rax
	vaddsd	%xmm3, %xmm4, %xmm8
	vaddsd	(%r10,%rcx,8), %xmm8, %xmm3
	movq	568(%rsp), %r10
	vaddsd	(%rax,%rcx,8), %xmm3, %xmm6
	movq	560(%rsp), %rax
	addq	%r8, %r10
	addq	%r8, %rax
	vaddsd	0(%r13,%r10,8), %xmm6, %xmm0
	movq	472(%rsp), %r10
	vaddsd	0(%r13,%rax,8), %xmm0, %xmm2
	movq	464(%rsp), %rax
	vaddsd	%xmm14, %xmm2, %xmm14
	vaddsd	%xmm12, %xmm14, %xmm12
	vaddsd	(%r10,%rcx,8), %xmm12, %xmm9
	movq	552(%rsp), %r10
	vaddsd	(%rax,%rcx,8), %xmm9, %xmm10
	addq	%r8, %r10
	vaddsd	0(%r13,%r10,8), %xmm10, %xmm13
	vaddsd	0(%r13,%r15,8), %xmm13, %xmm7
	movq	456(%rsp), %r15
	vaddsd	%xmm5, %xmm7, %xmm5
	vaddsd	40(%r13,%rsi,8), %xmm5, %xmm4
	movq	448(%rsp), %rsi
	vaddsd	(%r15,%rcx,8), %xmm4, %xmm8
	vaddsd	(%rsi,%rcx,8), %xmm8, %xmm3
	vaddsd	0(%r13,%r12,8), %xmm3, %xmm6
	vaddsd	0(%r13,%rbx,8), %xmm6, %xmm0
	vmulsd	%xmm29, %xmm0, %xmm2
	vmovsd	%xmm2, (%r11,%rcx,8)
.L6:
	movq	248(%rsp), %rcx
	addq	%r9, 536(%rsp)
	addq	%r9, 520(%rsp)
	movq	576(%rsp), %r8
	addq	%r9, 512(%rsp)
	addq	%rcx, %rdi
	addq	%rcx, %rdx
	movq	528(%rsp), %r12
	addq	%r9, 504(%rsp)
	addq	%r9, 496(%rsp)
	cmpq	%r12, 240(%rsp)
	jne	.L14
	movq	64(%rsp), %r9
	movq	56(%rsp), %r12
	vmovq	%xmm11, %rcx
	vmovq	%xmm16, %r10
	movq	48(%rsp), %rbx
	movq	40(%rsp), %r11
	movq	32(%rsp), %rax
	movq	24(%rsp), %rdi
	addq	%rcx, %r9
	addq	%rcx, %r12
	movq	-72(%rsp), %r13
	addq	%rcx, 304(%rsp)
	addq	%rcx, %rbx
	addq	%rcx, %r11
	addq	%rcx, 296(%rsp)
	addq	%rcx, %rax
	addq	%rcx, 288(%rsp)
	addq	%r13, %rdi
	addq	%rcx, 312(%rsp)
	addq	%rcx, 280(%rsp)
	addq	%rcx, 272(%rsp)
	addq	%rcx, 264(%rsp)
	addq	%rcx, 256(%rsp)
	cmpq	%r10, -32(%rsp)
	je	.L28
	addq	$1, %r10
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	leaq	(%r9,%r8), %r10
	movq	%r10, 576(%rsp)
	jmp	.L6
.L32:
	xorl	%r12d, %r12d
	movl	$3, %eax
	jmp	.L12
.L34:
	leaq	(%r9,%r8), %r10
	movq	%r10, 576(%rsp)
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
