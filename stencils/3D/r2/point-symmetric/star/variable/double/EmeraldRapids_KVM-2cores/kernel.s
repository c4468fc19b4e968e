	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsi, %rax
	movq	%rdi, %r11
	leaq	0(,%rdx,8), %rsi
	movq	%rsp, %rbp
	pushq	%r15
	movq	%rcx, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %rbx
	imulq	%rax, %rbx
	andq	$-64, %rsp
	subq	$648, %rsp
	imulq	%rbx, %r11
	movq	%r8, -24(%rsp)
	movq	%rsi, 208(%rsp)
	movq	%r11, 360(%rsp)
	movq	24(%rbp), %r13
	cmpq	%r8, %rcx
	jge	.L36
	shrq	$3, %rsi
	movq	%r11, %r14
	vmovq	%rbx, %xmm3
	movq	%r9, %r12
	leaq	0(,%rbx,8), %rcx
	movq	%rdx, %r9
	movq	%rsi, %rbx
	movq	%rcx, %rdi
	leaq	0(,%r11,8), %rdx
	leaq	0(,%r14,4), %r10
	shrq	$3, %rdi
	movq	%r10, 376(%rsp)
	movq	%rdi, 120(%rsp)
	leaq	(%r11,%rsi), %rdi
	salq	$4, %r11
	leaq	(%r10,%r14), %rsi
	addq	%r13, %r11
	movq	%rsi, 368(%rsp)
	leaq	(%rdi,%rdi), %r8
	leaq	0(,%rsi,8), %r10
	movq	%r11, 464(%rsp)
	addq	%rdx, %r11
	movq	%r11, 456(%rsp)
	addq	%rdx, %r11
	movq	%r11, 480(%rsp)
	movq	%r14, %r11
	movq	480(%rsp), %r14
	addq	%rdx, %r14
	addq	%r14, %rdx
	movq	%r14, 448(%rsp)
	movq	%rdx, 472(%rsp)
	leaq	-2(%rax), %rdx
	movq	%rdx, 200(%rsp)
	cmpq	$4, %rax
	jle	.L36
	movq	%r9, 160(%rsp)
	cmpq	$4, %r9
	jle	.L36
	movq	120(%rsp), %rdx
	leaq	(%rbx,%rbx), %rsi
	leaq	(%rbx,%rdi), %rdi
	movq	%rsi, 24(%rsp)
	imulq	%r15, %rdx
	leaq	(%rdx,%rsi), %rax
	addq	%rdx, %rdi
	leaq	(%r8,%rdx), %r8
	leaq	0(%r13,%rax,8), %r14
	leaq	0(%r13,%rdi,8), %r9
	movq	%rax, 640(%rsp)
	movq	%r14, 288(%rsp)
	leaq	-1(%r15), %rdi
	vmovq	%xmm3, %r14
	leaq	0(%r13,%r8,8), %rax
	imulq	%r14, %rdi
	movq	%r9, 280(%rsp)
	movq	%rax, 272(%rsp)
	vmovq	%rdi, %xmm1
	movq	%rsi, %rdi
	vmovq	%xmm1, %rsi
	leaq	(%rdi,%rsi), %r9
	leaq	(%r12,%r9,8), %r8
	leaq	(%r11,%r11,2), %r9
	movq	%r8, 264(%rsp)
	leaq	1(%r15), %r8
	leaq	2(%r11,%r11), %r11
	imulq	%r8, %r14
	movq	%r9, 352(%rsp)
	leaq	(%rdi,%r14), %rax
	movq	%r14, 16(%rsp)
	leaq	(%r12,%rax,8), %rsi
	leaq	(%rdi,%r9), %rax
	addq	%rdx, %rax
	movq	%rsi, 256(%rsp)
	leaq	(%r9,%r9), %r9
	leaq	0(%r13,%rax,8), %rsi
	vmovq	%xmm3, %rax
	movq	%r9, 344(%rsp)
	movq	%rsi, 248(%rsp)
	movq	%r14, %rsi
	leaq	(%r12,%r14,8), %r14
	subq	%rax, %rsi
	vmovq	%r14, %xmm8
	leaq	-2(%r15), %r14
	movq	%rsi, 8(%rsp)
	leaq	(%rbx,%rsi), %rsi
	leaq	(%r12,%rsi,8), %rax
	movq	376(%rsp), %rsi
	movq	%rax, 240(%rsp)
	leaq	(%rdi,%rsi), %rax
	addq	%rdx, %rax
	leaq	0(%r13,%rax,8), %rsi
	movq	368(%rsp), %rax
	movq	%rsi, 232(%rsp)
	leaq	(%rdi,%rax), %rsi
	addq	%rdx, %rsi
	leaq	0(%r13,%rsi,8), %rax
	leaq	(%rdi,%r9), %rsi
	movq	%rax, 224(%rsp)
	vmovq	%xmm1, %rax
	addq	%rdx, %rsi
	leaq	(%r12,%rax,8), %r9
	leaq	0(%r13,%rsi,8), %r13
	vmovq	%xmm3, %rsi
	vmovq	%r9, %xmm7
	imulq	%r15, %rsi
	leaq	2(%r15), %rax
	movq	%r13, 216(%rsp)
	vmovq	%xmm3, %r9
	vmovq	%xmm3, %r13
	imulq	%rax, %r9
	salq	$3, %rax
	imulq	%r13, %r14
	leaq	(%r12,%rsi,8), %rdx
	imulq	%rax, %r13
	vmovq	%rdx, %xmm6
	subq	$16, %rax
	vmovq	%r9, %xmm5
	leaq	(%r12,%r14,8), %rdx
	vmovq	%r14, %xmm4
	vmovdqa64	%xmm5, %xmm17
	leaq	0(%r13,%r12), %r14
	vmovq	%xmm3, %r13
	vmovq	%rdx, %xmm9
	movq	16(%rbp), %rdx
	imulq	%rax, %r13
	leaq	(%rdi,%rsi), %rax
	movq	%r14, -16(%rsp)
	movq	%rdi, %r14
	salq	$3, %rax
	addq	%rbx, %rdi
	leaq	(%r12,%rax), %r9
	movq	%rdi, 32(%rsp)
	addq	16(%rbp), %rax
	leaq	0(,%rbx,4), %rdi
	addq	%r13, %rdx
	vmovq	%r9, %xmm11
	movq	%rdi, 40(%rsp)
	leaq	(%r12,%r13), %r13
	vmovq	%rdx, %xmm10
	movq	160(%rsp), %rdx
	movq	%rax, -8(%rsp)
	movq	%r13, (%rsp)
	leaq	-4(%rdx), %r9
	subq	$5, %rdx
	movq	%rdx, 192(%rsp)
	movq	32(%rsp), %rdx
	movq	%r9, %rdi
	movq	%r9, %rax
	shrq	$3, %rdi
	andq	$-8, %rax
	movq	%r9, 328(%rsp)
	movq	%r9, %r13
	addq	%rsi, %rdx
	movq	%rdi, 560(%rsp)
	leaq	(%r12,%rdx,8), %rdi
	vmovq	%xmm4, %rdx
	addq	%r14, %rdx
	vmovq	%rdi, %xmm12
	leaq	(%r12,%rdx,8), %rdi
	vmovq	%xmm5, %rdx
	vmovq	%rdi, %xmm13
	movq	40(%rsp), %rdi
	addq	%r14, %rdx
	movq	%rax, 144(%rsp)
	leaq	(%r12,%rdx,8), %r14
	addq	$2, %rax
	movq	%r11, 336(%rsp)
	vmovdqa64	%xmm13, %xmm16
	leaq	(%rdi,%rsi), %rdx
	movq	160(%rsp), %rdi
	leaq	(%rbx,%rsi), %rsi
	vmovq	%r14, %xmm14
	movq	%rax, 152(%rsp)
	leaq	(%r12,%rdx,8), %r14
	xorl	%edx, %edx
	movq	472(%rsp), %rax
	vmovq	%r14, %xmm15
	leaq	-2(%rdi), %r14
	subq	$1, %rdi
	movq	%rbx, 592(%rsp)
	subq	%r10, %rax
	leaq	(%r12,%rsi,8), %r9
	leaq	2(%rbx), %r10
	cmpq	%r13, %rdi
	cmovg	%r13, %rdi
	movq	%rdx, 112(%rsp)
	vmovdqa64	%xmm14, %xmm18
	movq	%rax, 432(%rsp)
	movq	%rdi, 128(%rsp)
	movq	%r9, 80(%rsp)
	movq	%r10, -96(%rsp)
	movq	%r12, -88(%rsp)
	movq	640(%rsp), %r12
	movq	%r14, 320(%rsp)
	movq	%r8, %r14
	vmovq	%xmm15, -48(%rsp)
	vmovdqa	%xmm4, %xmm15
	vmovq	%xmm3, -32(%rsp)
	vmovq	%xmm1, -40(%rsp)
	vmovq	%xmm12, 104(%rsp)
	vmovq	%xmm11, 96(%rsp)
	vmovq	%xmm6, -56(%rsp)
	vmovq	%xmm7, -64(%rsp)
	vmovq	%xmm8, -72(%rsp)
	vmovq	%xmm9, -80(%rsp)
	vmovq	%xmm10, 88(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	112(%rsp), %rax
	movq	-56(%rsp), %r8
	vmovq	%xmm15, %r10
	movq	-64(%rsp), %rsi
	movq	-72(%rsp), %rdi
	addq	%rdx, %r10
	leaq	(%rax,%r8), %r13
	movq	-80(%rsp), %r8
	vmovq	%r10, %xmm26
	movq	96(%rsp), %r10
	leaq	(%rax,%rsi), %r9
	vmovq	%xmm17, %rsi
	leaq	(%rax,%rdi), %r11
	movq	88(%rsp), %rdi
	vmovq	%r13, %xmm0
	addq	%rdx, %rsi
	leaq	(%rax,%r8), %r13
	movq	104(%rsp), %r8
	movq	%r9, 440(%rsp)
	movq	-16(%rsp), %r9
	addq	%rax, %r10
	vmovq	%rsi, %xmm28
	vmovq	%xmm16, %rsi
	movq	%r11, 512(%rsp)
	leaq	(%rax,%rdi), %r11
	movq	(%rsp), %rdi
	addq	%rax, %rsi
	addq	%rax, %r9
	movq	%r13, 504(%rsp)
	leaq	(%rax,%r8), %r13
	movq	%r11, 488(%rsp)
	movq	-48(%rsp), %r11
	addq	%rax, %rdi
	movq	%r13, 400(%rsp)
	movq	-8(%rsp), %r13
	movq	%rsi, 184(%rsp)
	movq	80(%rsp), %rsi
	leaq	(%rax,%r11), %r8
	movq	%r9, 496(%rsp)
	addq	%rax, %r13
	vmovq	%xmm18, %r9
	movq	8(%rsp), %rbx
	addq	%rax, %r9
	addq	%rsi, %rax
	movq	%rdi, 392(%rsp)
	movq	24(%rsp), %rdi
	movq	%r9, 176(%rsp)
	movq	32(%rsp), %r9
	leaq	(%rbx,%rdx), %rbx
	movq	%rax, 136(%rsp)
	movq	40(%rsp), %rax
	vmovq	%rbx, %xmm11
	movq	%r8, 384(%rsp)
	movq	%r13, 168(%rsp)
	movq	%rax, 528(%rsp)
	xorl	%eax, %eax
	movq	%r9, 536(%rsp)
	movq	%rdi, 552(%rsp)
	movq	%r12, 544(%rsp)
	movq	120(%rsp), %r11
	movq	-96(%rsp), %r9
	movq	16(%rsp), %r13
	movq	%rcx, 72(%rsp)
	imulq	%r11, %r15
	movq	%r10, 520(%rsp)
	addq	%r9, %rbx
	movq	%rdx, 56(%rsp)
	leaq	2(%r13,%rdx), %rsi
	movq	24(%rbp), %r13
	vmovq	%rbx, %xmm31
	movq	-88(%rsp), %rbx
	movq	%r12, 64(%rsp)
	vmovq	%rsi, %xmm30
	vmovq	%r15, %xmm25
	movq	-40(%rsp), %r15
	movq	$2, 568(%rsp)
	vmovq	%xmm0, %r12
	movq	%r14, 48(%rsp)
	vmovdqa64	%xmm25, %xmm13
	xorl	%r14d, %r14d
	vmovq	%xmm26, 424(%rsp)
	leaq	2(%r15,%rdx), %r8
	vmovq	%r8, %xmm29
	vmovq	%xmm28, 416(%rsp)
	.p2align 4,,10
	.p2align 3
.L14:
	movq	568(%rsp), %rcx
	movq	%rcx, 408(%rsp)
	addq	$1, %rcx
	cmpq	$6, 192(%rsp)
	movq	%rcx, 568(%rsp)
	jbe	.L39
	movq	288(%rsp), %rdx
	movq	280(%rsp), %r11
	movq	272(%rsp), %rcx
	movq	520(%rsp), %rsi
	leaq	16(%rax,%rdx), %r10
	leaq	16(%rax,%r11), %r15
	movq	248(%rsp), %r11
	movq	264(%rsp), %rdx
	leaq	16(%rax,%rcx), %r8
	vmovq	%r10, %xmm12
	leaq	16(%rsi), %rdi
	movq	256(%rsp), %r10
	vmovq	%r8, %xmm8
	leaq	16(%rax,%r11), %rcx
	leaq	24(%rsi), %r9
	movq	240(%rsp), %r8
	movq	232(%rsp), %r11
	vmovq	%rdi, %xmm7
	leaq	16(%rax,%r10), %rdi
	vmovq	%r9, %xmm3
	vmovq	%rdi, %xmm10
	leaq	16(%rax,%rdx), %r9
	leaq	16(%rax,%r8), %rdi
	movq	400(%rsp), %rdx
	movq	224(%rsp), %r8
	vmovq	%rcx, %xmm5
	leaq	16(%rax,%r11), %rcx
	movq	184(%rsp), %r11
	leaq	16(%rax,%rdx), %r10
	vmovq	%rcx, %xmm4
	vmovq	%r15, %xmm14
	leaq	16(%rax,%r8), %rdx
	movq	176(%rsp), %r8
	leaq	16(%rax,%r11), %rcx
	movq	216(%rsp), %r11
	movq	%rdx, 640(%rsp)
	vmovq	%r10, %xmm6
	leaq	8(%rsi), %r15
	leaq	32(%rsi), %r10
	leaq	16(%rax,%r8), %rdx
	movq	392(%rsp), %r8
	movq	%rcx, 616(%rsp)
	leaq	16(%rax,%r11), %rcx
	movq	%rcx, 632(%rsp)
	movq	384(%rsp), %rcx
	leaq	16(%rax,%r8), %r11
	movq	168(%rsp), %r8
	movq	%r11, 608(%rsp)
	leaq	16(%rax,%rcx), %r11
	leaq	16(%rax,%r8), %rcx
	xorl	%r8d, %r8d
	movq	%rcx, 600(%rsp)
	xorl	%ecx, %ecx
	testb	$1, 560(%rsp)
	je	.L34
	vmovq	%xmm14, %r8
	vmovupd	24(%rsi), %zmm2
	vmovq	%xmm12, %rcx
	vaddpd	8(%rsi), %zmm2, %zmm1
	vmulpd	(%r8), %zmm1, %zmm9
	vmovupd	16(%rsi), %zmm0
	vmovq	%xmm10, %r8
	vfmadd231pd	(%rcx), %zmm0, %zmm9
	vmovq	%xmm8, %rcx
	vmovupd	(%r8), %zmm2
	vmovq	%xmm6, %r8
	vaddpd	(%r9), %zmm2, %zmm27
	vfmadd231pd	(%rcx), %zmm27, %zmm9
	vmovq	%xmm5, %rcx
	cmpq	$1, 560(%rsp)
	vmovupd	(%r8), %zmm1
	vmovq	%xmm4, %r8
	vaddpd	(%rdi), %zmm1, %zmm19
	vfmadd132pd	(%rcx), %zmm9, %zmm19
	vmovupd	(%rsi), %zmm9
	movq	616(%rsp), %rcx
	vaddpd	32(%rsi), %zmm9, %zmm0
	vfmadd132pd	(%r8), %zmm19, %zmm0
	movq	640(%rsp), %r8
	vmovupd	(%rcx), %zmm2
	movq	608(%rsp), %rcx
	vaddpd	(%rdx), %zmm2, %zmm20
	vfmadd132pd	(%r8), %zmm0, %zmm20
	movq	632(%rsp), %r8
	vmovupd	(%rcx), %zmm1
	vaddpd	(%r11), %zmm1, %zmm9
	vfmadd132pd	(%r8), %zmm20, %zmm9
	movq	600(%rsp), %rcx
	movl	$1, %r8d
	vmovupd	%zmm9, (%rcx)
	movl	$64, %ecx
	je	.L32
.L34:
	movq	%rax, 296(%rsp)
	movq	%r12, 312(%rsp)
	vmovq	%xmm6, %r12
	movq	%r14, 304(%rsp)
	vmovq	%xmm5, %r14
	movq	%r13, 24(%rbp)
	vmovq	%xmm14, %r13
	vmovq	%xmm4, 584(%rsp)
	vmovq	%rdx, %xmm4
	movq	%r9, %rdx
	vmovq	%xmm3, %r9
	vmovq	%xmm8, 576(%rsp)
	vmovq	%rbx, %xmm3
	vmovq	%r11, %xmm8
	movq	%r15, %r11
	vmovq	%xmm10, %rbx
	movq	%rsi, %r15
.L5:
	vmovq	%xmm7, %rsi
	vmovupd	(%r9,%rcx), %zmm14
	vmovq	%xmm12, %rax
	vaddpd	(%r11,%rcx), %zmm14, %zmm10
	vmovupd	(%rsi,%rcx), %zmm5
	vmulpd	0(%r13,%rcx), %zmm10, %zmm0
	addq	$2, %r8
	movq	576(%rsp), %rsi
	vfmadd231pd	(%rax,%rcx), %zmm5, %zmm0
	vmovupd	(%rbx,%rcx), %zmm6
	movq	584(%rsp), %rax
	vaddpd	(%rdx,%rcx), %zmm6, %zmm21
	vfmadd231pd	(%rsi,%rcx), %zmm21, %zmm0
	vmovupd	(%r12,%rcx), %zmm2
	movq	616(%rsp), %rsi
	vaddpd	(%rdi,%rcx), %zmm2, %zmm22
	vfmadd132pd	(%r14,%rcx), %zmm0, %zmm22
	vmovupd	(%r15,%rcx), %zmm1
	vaddpd	(%r10,%rcx), %zmm1, %zmm9
	vfmadd132pd	(%rax,%rcx), %zmm22, %zmm9
	vmovq	%xmm4, %rax
	vmovupd	(%rsi,%rcx), %zmm14
	vaddpd	(%rax,%rcx), %zmm14, %zmm23
	movq	608(%rsp), %rax
	movq	640(%rsp), %rsi
	vmovupd	64(%r9,%rcx), %zmm5
	vmovupd	(%rax,%rcx), %zmm10
	movq	632(%rsp), %rax
	vfmadd132pd	(%rsi,%rcx), %zmm9, %zmm23
	vmovq	%xmm8, %rsi
	vaddpd	64(%r11,%rcx), %zmm5, %zmm6
	vaddpd	(%rsi,%rcx), %zmm10, %zmm0
	vfmadd132pd	(%rax,%rcx), %zmm23, %zmm0
	vmovq	%xmm7, %rax
	movq	600(%rsp), %rsi
	vmulpd	64(%r13,%rcx), %zmm6, %zmm1
	vmovupd	64(%rax,%rcx), %zmm2
	vmovupd	%zmm0, (%rsi,%rcx)
	vmovq	%xmm12, %rsi
	vfmadd231pd	64(%rsi,%rcx), %zmm2, %zmm1
	movq	576(%rsp), %rax
	vmovupd	64(%rbx,%rcx), %zmm9
	movq	584(%rsp), %rsi
	vaddpd	64(%rdx,%rcx), %zmm9, %zmm24
	vfmadd231pd	64(%rax,%rcx), %zmm24, %zmm1
	vmovupd	64(%r12,%rcx), %zmm14
	movq	616(%rsp), %rax
	vaddpd	64(%rdi,%rcx), %zmm14, %zmm26
	vfmadd132pd	64(%r14,%rcx), %zmm1, %zmm26
	vmovupd	64(%rcx,%r15), %zmm10
	vaddpd	64(%r10,%rcx), %zmm10, %zmm0
	vfmadd132pd	64(%rsi,%rcx), %zmm26, %zmm0
	vmovq	%xmm4, %rsi
	vmovupd	64(%rax,%rcx), %zmm5
	vaddpd	64(%rsi,%rcx), %zmm5, %zmm2
	movq	608(%rsp), %rsi
	movq	640(%rsp), %rax
	vmovupd	64(%rsi,%rcx), %zmm6
	movq	632(%rsp), %rsi
	vfmadd132pd	64(%rax,%rcx), %zmm0, %zmm2
	vmovq	%xmm8, %rax
	vaddpd	64(%rax,%rcx), %zmm6, %zmm1
	vfmadd132pd	64(%rsi,%rcx), %zmm2, %zmm1
	movq	600(%rsp), %rax
	vmovupd	%zmm1, 64(%rax,%rcx)
	subq	$-128, %rcx
	cmpq	%r8, 560(%rsp)
	jne	.L5
	movq	%r15, 520(%rsp)
	movq	312(%rsp), %r12
	vmovq	%xmm3, %rbx
	movq	304(%rsp), %r14
	movq	296(%rsp), %rax
	movq	24(%rbp), %r13
.L32:
	testb	$7, 328(%rsp)
	je	.L40
	movq	144(%rsp), %r8
	movq	152(%rsp), %rdx
.L12:
	movq	160(%rsp), %r10
	subq	%r8, %r10
	leaq	-4(%r10), %rcx
	subq	$5, %r10
	movq	%rcx, 632(%rsp)
	cmpq	$2, %r10
	jbe	.L7
	movq	544(%rsp), %r11
	movq	552(%rsp), %r9
	vmovq	%xmm11, %rcx
	movq	336(%rsp), %rsi
	leaq	(%r8,%r11), %rdi
	leaq	(%r8,%r9), %r10
	vmovq	%xmm29, %r11
	addq	%rdi, %rsi
	addq	%r10, %r11
	leaq	2(%rcx,%r10), %r15
	addq	$2, %rcx
	vmovq	%rsi, %xmm9
	vmovq	%r11, %xmm12
	vmovq	%xmm30, %rsi
	movq	352(%rsp), %r11
	addq	%r10, %rsi
	leaq	0(,%r15,8), %r9
	vmovupd	16(%r13,%rdi,8), %ymm6
	vmovq	%rsi, %xmm3
	leaq	2(%rdi,%r11), %rsi
	vmovq	%xmm31, %r11
	vmovupd	-8(%rbx,%r9), %ymm4
	vmovq	%rsi, %xmm14
	leaq	(%r11,%r14), %rsi
	vaddpd	8(%rbx,%r9), %ymm4, %ymm5
	leaq	(%rsi,%r8), %r11
	movq	536(%rsp), %rsi
	movq	%r11, 640(%rsp)
	movq	376(%rsp), %r11
	addq	%rcx, %rsi
	addq	%r8, %rsi
	movq	%rsi, 616(%rsp)
	leaq	2(%rdi,%r11), %rsi
	movq	368(%rsp), %r11
	vmovq	%rsi, %xmm8
	leaq	2(%rdi,%r11), %rsi
	movq	424(%rsp), %r11
	vmovq	%rsi, %xmm10
	leaq	2(%r11,%r10), %rsi
	movq	416(%rsp), %r11
	vmovq	%rsi, %xmm0
	movq	344(%rsp), %rsi
	leaq	2(%r11,%r10), %r10
	leaq	2(%rdi,%rsi), %r11
	movq	528(%rsp), %rsi
	vmovq	%r10, %xmm7
	leaq	(%rcx,%r14), %r10
	addq	%r8, %r10
	addq	%rsi, %rcx
	addq	%r8, %rcx
	movq	360(%rsp), %r8
	leaq	2(%r8,%rdi), %rsi
	vmovq	%xmm3, %rdi
	vmovq	%xmm9, %r8
	vmovupd	-16(%rbx,%r9), %ymm3
	vmulpd	0(%r13,%rsi,8), %ymm5, %ymm2
	vmovupd	(%rbx,%rdi,8), %ymm1
	vfmadd231pd	(%rbx,%r15,8), %ymm6, %ymm2
	movq	616(%rsp), %rsi
	vmovq	%xmm12, %r15
	movq	640(%rsp), %rdi
	vaddpd	(%rbx,%r15,8), %ymm1, %ymm12
	vmovq	%xmm14, %r15
	vfmadd132pd	0(%r13,%r8,8), %ymm2, %ymm12
	vmovupd	(%rbx,%rsi,8), %ymm9
	vmovq	%xmm8, %r8
	vmovq	%xmm7, %rsi
	vaddpd	(%rbx,%rdi,8), %ymm9, %ymm4
	vfmadd132pd	0(%r13,%r15,8), %ymm12, %ymm4
	vmovq	%xmm0, %rdi
	vaddpd	16(%rbx,%r9), %ymm3, %ymm14
	vmovq	%xmm10, %r15
	vmovupd	(%rbx,%rsi,8), %ymm8
	vfmadd132pd	0(%r13,%r8,8), %ymm4, %ymm14
	vaddpd	(%rbx,%rdi,8), %ymm8, %ymm0
	vfmadd132pd	0(%r13,%r15,8), %ymm14, %ymm0
	vmovupd	(%rbx,%rcx,8), %ymm10
	vaddpd	(%rbx,%r10,8), %ymm10, %ymm7
	vfmadd132pd	0(%r13,%r11,8), %ymm0, %ymm7
	movq	16(%rbp), %rcx
	movq	592(%rsp), %r10
	addq	%r14, %r10
	movq	%r10, 640(%rsp)
	vmovupd	%ymm7, (%rcx,%r9)
	movq	632(%rsp), %r9
	movq	%r9, %r11
	andq	$-4, %r11
	addq	%r11, %rdx
	andl	$3, %r9d
	je	.L6
.L7:
	movq	552(%rsp), %rsi
	vmovq	%xmm11, %r8
	movq	128(%rsp), %r9
	leaq	1(%rdx), %rcx
	leaq	(%r8,%rsi), %rdi
	addq	%rdx, %rdi
	leaq	(%rbx,%rdi,8), %r15
	cmpq	%r9, %rcx
	jge	.L15
	movq	536(%rsp), %r8
	movq	544(%rsp), %rcx
	movq	%rax, 632(%rsp)
	movq	592(%rsp), %r11
	vmovupd	(%r15), %xmm5
	addq	%rdx, %r8
	vmovsd	-8(%r15), %xmm1
	addq	%r14, %r11
	leaq	(%r12,%r8,8), %r9
	leaq	(%rdx,%rcx), %r8
	addq	%rdx, %r14
	leaq	(%rdx,%rsi), %rcx
	movq	136(%rsp), %rsi
	leaq	(%r11,%rdx), %r10
	salq	$3, %r8
	movq	%r11, 640(%rsp)
	leaq	(%r12,%r10,8), %rdi
	leaq	(%r12,%r14,8), %r15
	salq	$3, %rcx
	movq	400(%rsp), %r11
	addq	%rax, %rsi
	movq	528(%rsp), %r14
	vunpckhpd	%xmm5, %xmm5, %xmm14
	movq	392(%rsp), %r10
	vmovq	%rsi, %xmm12
	movq	384(%rsp), %rsi
	addq	%rax, %r11
	addq	%rdx, %r14
	vmovq	%r11, %xmm2
	addq	%rax, %r10
	leaq	(%r12,%r14,8), %r14
	vmovq	%r10, %xmm10
	leaq	(%rax,%rsi), %r11
	vmovq	%xmm2, %r10
.L10:
	vmovsd	16(%r12,%rcx), %xmm2
	addq	$24, %rdi
	addq	$24, %r9
	movq	512(%rsp), %rax
	vmovq	%xmm12, %rsi
	vmovupd	-16(%r12,%rcx), %xmm8
	addq	$24, %r15
	addq	$24, %r14
	vunpcklpd	%xmm1, %xmm2, %xmm1
	vmovupd	(%rax,%rcx), %xmm6
	vmovupd	(%rsi,%rdx,8), %xmm4
	vaddpd	%xmm5, %xmm1, %xmm7
	movq	440(%rsp), %rax
	movq	432(%rsp), %rsi
	vaddpd	(%r10,%rdx,8), %xmm4, %xmm3
	vaddpd	16(%r12,%rcx), %xmm8, %xmm0
	vaddpd	(%rax,%rcx), %xmm6, %xmm9
	vpermilpd	$1, %xmm7, %xmm6
	vmulpd	(%rsi,%r8), %xmm6, %xmm4
	movq	464(%rsp), %rsi
	vfmadd231pd	0(%r13,%r8), %xmm5, %xmm4
	vmovupd	24(%r12,%rcx), %xmm5
	vfmadd132pd	(%rsi,%r8), %xmm4, %xmm9
	movq	456(%rsp), %rsi
	vfmadd132pd	(%rsi,%r8), %xmm9, %xmm3
	movq	480(%rsp), %rsi
	vfmadd132pd	(%rsi,%r8), %xmm3, %xmm0
	movq	504(%rsp), %rsi
	vmovupd	(%rsi,%rcx), %xmm9
	movq	496(%rsp), %rsi
	vaddpd	(%rsi,%rcx), %xmm9, %xmm3
	movq	448(%rsp), %rsi
	vmovapd	%xmm9, 616(%rsp)
	vfmadd132pd	(%rsi,%r8), %xmm0, %xmm3
	vmovq	%xmm10, %rsi
	vmovupd	(%rsi,%rdx,8), %xmm8
	movq	472(%rsp), %rsi
	vaddpd	(%r11,%rdx,8), %xmm8, %xmm0
	vfmadd132pd	(%rsi,%r8), %xmm3, %xmm0
	movq	488(%rsp), %rsi
	vmovupd	%xmm0, (%rsi,%rcx)
	leaq	3(%rdx), %rsi
	addq	$4, %rdx
	movq	%rsi, 616(%rsp)
	movq	432(%rsp), %rsi
	vmovsd	16(%rax,%rcx), %xmm7
	movq	512(%rsp), %rax
	vaddsd	24(%r12,%rcx), %xmm14, %xmm14
	vmulsd	16(%rsi,%r8), %xmm14, %xmm1
	vunpckhpd	%xmm5, %xmm5, %xmm14
	movq	464(%rsp), %rsi
	vaddsd	16(%rax,%rcx), %xmm7, %xmm6
	vfmadd231sd	16(%r13,%r8), %xmm2, %xmm1
	movq	456(%rsp), %rax
	vfmadd132sd	16(%rsi,%r8), %xmm1, %xmm6
	movq	480(%rsp), %rsi
	vmovsd	-8(%rdi), %xmm4
	vaddsd	-8(%r9), %xmm4, %xmm9
	vfmadd132sd	16(%rax,%r8), %xmm6, %xmm9
	movq	496(%rsp), %rax
	vaddsd	(%r12,%rcx), %xmm14, %xmm3
	vfmadd231sd	16(%rsi,%r8), %xmm3, %xmm9
	movq	504(%rsp), %rsi
	vmovsd	16(%rax,%rcx), %xmm8
	movq	448(%rsp), %rax
	vmovsd	-8(%r14), %xmm1
	vaddsd	16(%rsi,%rcx), %xmm8, %xmm0
	movq	472(%rsp), %rsi
	vfmadd132sd	16(%rax,%r8), %xmm9, %xmm0
	vaddsd	-8(%r15), %xmm1, %xmm7
	vfmadd132sd	16(%rsi,%r8), %xmm0, %xmm7
	movq	488(%rsp), %rax
	addq	$24, %r8
	vmovsd	%xmm7, 16(%rax,%rcx)
	addq	$24, %rcx
	cmpq	%rdx, 328(%rsp)
	jg	.L41
	movq	616(%rsp), %r10
	movq	632(%rsp), %rax
.L9:
	movq	408(%rsp), %rcx
	movq	592(%rsp), %r9
	vmovq	%xmm13, %r8
	movq	432(%rsp), %rsi
	leaq	-2(%rcx), %rdi
	leaq	-1(%rcx), %r15
	vmovq	%rdi, %xmm2
	imulq	%r9, %r15
	leaq	2(%rcx), %r14
	imulq	%r9, %rcx
	movq	%r15, 616(%rsp)
	leaq	(%r15,%r10), %r15
	leaq	(%rcx,%r10), %rdi
	movq	%rcx, %rdx
	leaq	1(%r10), %rcx
	vmovsd	(%r12,%r15,8), %xmm8
	leaq	(%rdx,%rcx), %r11
	vmovsd	-8(%r12,%rdi,8), %xmm6
	leaq	(%rdi,%r8), %r8
	vmovsd	(%r12,%rdi,8), %xmm5
	vmovsd	(%r12,%r11,8), %xmm9
	movq	456(%rsp), %r15
	vaddsd	%xmm6, %xmm9, %xmm4
	vmulsd	(%rsi,%r8,8), %xmm4, %xmm14
	movq	440(%rsp), %rsi
	vfmadd231sd	0(%r13,%r8,8), %xmm5, %xmm14
	vmovsd	(%rsi,%rdi,8), %xmm3
	movq	512(%rsp), %rsi
	vaddsd	(%rsi,%rdi,8), %xmm3, %xmm10
	movq	464(%rsp), %rsi
	vfmadd132sd	(%rsi,%r8,8), %xmm14, %xmm10
	movq	568(%rsp), %rsi
	imulq	%r9, %rsi
	leaq	(%rsi,%r10), %r9
	movq	%rsi, 632(%rsp)
	movq	504(%rsp), %rsi
	vaddsd	(%r12,%r9,8), %xmm8, %xmm0
	leaq	2(%r10), %r9
	vfmadd132sd	(%r15,%r8,8), %xmm10, %xmm0
	addq	%r9, %rdx
	movq	496(%rsp), %r15
	vmovsd	(%rsi,%rdi,8), %xmm1
	vmovsd	(%r12,%rdx,8), %xmm12
	movq	%rdx, 600(%rsp)
	movq	480(%rsp), %rdx
	vaddsd	-16(%r12,%rdi,8), %xmm12, %xmm7
	vaddsd	(%r15,%rdi,8), %xmm1, %xmm4
	vmovq	%xmm2, %r15
	vfmadd132sd	(%rdx,%r8,8), %xmm0, %xmm7
	movq	448(%rsp), %rdx
	vfmadd231sd	(%rdx,%r8,8), %xmm4, %xmm7
	movq	592(%rsp), %rdx
	imulq	%rdx, %r15
	imulq	%rdx, %r14
	movq	%r15, 608(%rsp)
	leaq	(%r15,%r10), %r15
	addq	%r14, %r10
	vmovsd	(%r12,%r15,8), %xmm14
	vaddsd	(%r12,%r10,8), %xmm14, %xmm3
	movq	472(%rsp), %r10
	vfmadd132sd	(%r10,%r8,8), %xmm7, %xmm3
	movq	488(%rsp), %r8
	vmovsd	%xmm3, (%r8,%rdi,8)
	cmpq	%rcx, 320(%rsp)
	jle	.L6
	movq	440(%rsp), %rsi
	movq	432(%rsp), %r15
	vaddsd	%xmm5, %xmm12, %xmm10
	vmovq	%xmm13, %r10
	addq	%r11, %r10
	movq	512(%rsp), %r8
	movq	464(%rsp), %rdx
	vmovsd	(%rsi,%r11,8), %xmm8
	movq	616(%rsp), %rsi
	vmulsd	(%r15,%r10,8), %xmm10, %xmm0
	vaddsd	(%r8,%r11,8), %xmm8, %xmm7
	addq	%rcx, %rsi
	vfmadd231sd	0(%r13,%r10,8), %xmm9, %xmm0
	vmovsd	24(%r12,%rdi,8), %xmm3
	vmovq	%rsi, %xmm1
	movq	632(%rsp), %rsi
	vfmadd132sd	(%rdx,%r10,8), %xmm0, %xmm7
	vmovq	%xmm1, %rdx
	vaddsd	%xmm3, %xmm6, %xmm6
	leaq	(%rsi,%rcx), %r8
	vmovsd	(%r12,%rdx,8), %xmm4
	movq	456(%rsp), %rdx
	vaddsd	(%r12,%r8,8), %xmm4, %xmm14
	movq	480(%rsp), %r8
	vfmadd132sd	(%rdx,%r10,8), %xmm7, %xmm14
	movq	504(%rsp), %rdx
	vfmadd132sd	(%r8,%r10,8), %xmm14, %xmm6
	movq	496(%rsp), %r8
	vmovsd	(%rdx,%r11,8), %xmm10
	movq	448(%rsp), %rdx
	vaddsd	(%r8,%r11,8), %xmm10, %xmm0
	movq	608(%rsp), %r8
	vfmadd231sd	(%rdx,%r10,8), %xmm0, %xmm6
	leaq	(%r8,%rcx), %rdx
	addq	%r14, %rcx
	vmovsd	(%r12,%rdx,8), %xmm8
	vaddsd	(%r12,%rcx,8), %xmm8, %xmm7
	movq	472(%rsp), %rcx
	vfmadd132sd	(%rcx,%r10,8), %xmm6, %xmm7
	movq	488(%rsp), %r10
	vmovsd	%xmm7, (%r10,%r11,8)
	cmpq	%r9, 320(%rsp)
	jle	.L6
	vmovq	%xmm13, %rdx
	vaddsd	%xmm3, %xmm9, %xmm9
	addq	%r9, %rsi
	addq	%r9, %r14
	movq	600(%rsp), %r11
	movq	512(%rsp), %rcx
	addq	%r9, %r8
	vaddsd	32(%r12,%rdi,8), %xmm5, %xmm5
	movq	480(%rsp), %rdi
	leaq	(%r11,%rdx), %r10
	movq	464(%rsp), %rdx
	vmovsd	(%r12,%rsi,8), %xmm14
	vmulsd	(%r15,%r10,8), %xmm9, %xmm1
	movq	440(%rsp), %r15
	vfmadd132sd	0(%r13,%r10,8), %xmm1, %xmm12
	movq	504(%rsp), %rsi
	vmovsd	(%r15,%r11,8), %xmm2
	movq	616(%rsp), %r15
	vaddsd	(%rcx,%r11,8), %xmm2, %xmm4
	movq	456(%rsp), %rcx
	vfmadd231sd	(%rdx,%r10,8), %xmm4, %xmm12
	addq	%r9, %r15
	movq	496(%rsp), %rdx
	vaddsd	(%r12,%r15,8), %xmm14, %xmm3
	movq	448(%rsp), %r15
	vfmadd132sd	(%rcx,%r10,8), %xmm12, %xmm3
	vmovsd	(%r12,%r14,8), %xmm10
	vfmadd132sd	(%rdi,%r10,8), %xmm3, %xmm5
	movq	472(%rsp), %r14
	vmovsd	(%rdx,%r11,8), %xmm12
	vaddsd	(%rsi,%r11,8), %xmm12, %xmm6
	vfmadd231sd	(%r15,%r10,8), %xmm6, %xmm5
	vaddsd	(%r12,%r8,8), %xmm10, %xmm0
	vfmadd132sd	(%r14,%r10,8), %xmm5, %xmm0
	movq	488(%rsp), %r9
	vmovsd	%xmm0, (%r9,%r11,8)
.L6:
	movq	208(%rsp), %r8
	movq	592(%rsp), %r10
	addq	%r8, 520(%rsp)
	movq	640(%rsp), %r14
	addq	%r10, 544(%rsp)
	movq	568(%rsp), %r11
	addq	%r8, %rax
	addq	%r10, 552(%rsp)
	addq	%r10, 536(%rsp)
	addq	%r10, 528(%rsp)
	cmpq	%r11, 200(%rsp)
	jne	.L14
	movq	64(%rsp), %r12
	movq	56(%rsp), %rdx
	movq	%r13, 24(%rbp)
	movq	48(%rsp), %r14
	movq	120(%rsp), %rbx
	movq	-32(%rsp), %r13
	movq	72(%rsp), %rcx
	movq	%r14, %r15
	addq	%rcx, 288(%rsp)
	addq	%rbx, %r12
	addq	%rcx, 280(%rsp)
	addq	%r13, %rdx
	addq	%rcx, 272(%rsp)
	addq	%rcx, 264(%rsp)
	addq	%rcx, 256(%rsp)
	addq	%rcx, 248(%rsp)
	addq	%rcx, 240(%rsp)
	addq	%rcx, 232(%rsp)
	addq	%rcx, 224(%rsp)
	addq	%rcx, 216(%rsp)
	addq	%rcx, 112(%rsp)
	cmpq	%r14, -24(%rsp)
	je	.L35
	addq	$1, %r14
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L40:
	movq	592(%rsp), %rdi
	addq	%r14, %rdi
	movq	%rdi, 640(%rsp)
	jmp	.L6
.L39:
	xorl	%r8d, %r8d
	movl	$2, %edx
	jmp	.L12
.L15:
	movq	592(%rsp), %rsi
	movq	%rdx, %r10
	addq	%r14, %rsi
	movq	%rsi, 640(%rsp)
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
	movq	616(%rsp), %rdx
	vmovsd	%xmm2, %xmm2, %xmm1
	jmp	.L10
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
