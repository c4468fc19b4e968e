	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	movq	%rdx, %rcx
	movq	%rsp, %rbp
	pushq	%r15
	movq	%rdx, %r15
	pushq	%r14
	imulq	%rsi, %r15
	pushq	%r13
	movq	%r9, %r13
	leaq	0(,%rdx,4), %r9
	pushq	%r12
	pushq	%rbx
	movq	%r15, %rbx
	imulq	%r15, %rdi
	salq	$2, %rbx
	andq	$-64, %rsp
	subq	$776, %rsp
	movq	%r8, -88(%rsp)
	movq	%rbx, -8(%rsp)
	movq	24(%rbp), %r14
	cmpq	%r8, %rax
	jge	.L43
	movq	%rdi, %r12
	vmovq	%r15, %xmm0
	movq	%rbx, %rdx
	movq	%rbx, %r8
	leaq	0(,%rdi,4), %r10
	leaq	(%r14,%r12,8), %r15
	movq	%r9, %rdi
	shrq	$2, %rdx
	shrq	$2, %rdi
	movq	%r15, 720(%rsp)
	addq	%r10, %r15
	leaq	(%r12,%rdi), %r11
	movq	%r9, 352(%rsp)
	movq	%rdi, %r9
	movq	%r12, %rdi
	leaq	(%r15,%r10), %r12
	movq	%rdi, 464(%rsp)
	leaq	(%r10,%rdi), %rdi
	movq	%r12, 744(%rsp)
	addq	%r10, %r12
	leaq	(%r11,%r11), %rbx
	movq	%r15, 752(%rsp)
	leaq	0(,%rdi,4), %r15
	movq	%r12, 736(%rsp)
	addq	%r10, %r12
	vmovq	%r15, %xmm3
	movq	%r10, 456(%rsp)
	leaq	-2(%rsi), %r10
	movq	%rdx, -16(%rsp)
	movq	%rdi, 448(%rsp)
	movq	%r12, 760(%rsp)
	movq	%r10, 344(%rsp)
	cmpq	$4, %rsi
	jle	.L43
	movq	%rcx, 208(%rsp)
	cmpq	$4, %rcx
	jle	.L43
	movq	%rdx, %r10
	leaq	1(%rax), %r15
	leaq	-1(%rax), %rdi
	movq	%rdx, %rsi
	vmovq	%xmm0, %rdx
	vmovq	%r15, %xmm2
	negq	%r10
	movq	%r9, 528(%rsp)
	imulq	%rax, %rdx
	vmovq	%xmm0, %r12
	vmovq	%xmm2, %rcx
	vmovq	%xmm0, %r15
	imulq	%rax, %rsi
	leaq	(%r9,%r9), %r9
	imulq	%rcx, %r15
	leaq	2(%rax), %rcx
	movq	%r9, 8(%rsp)
	vmovdqa64	%xmm3, %xmm20
	imulq	%r12, %rdi
	movq	%rdx, 544(%rsp)
	leaq	-2(%rax), %r12
	vmovq	%xmm0, %rdx
	vmovq	%xmm0, %rax
	imulq	%rdx, %r12
	leaq	(%r8,%r10,4), %r8
	imulq	%rcx, %rax
	vmovq	%r8, %xmm1
	leaq	(%rbx,%rsi), %rbx
	movq	%r15, %r8
	movq	%rdi, 768(%rsp)
	leaq	(%rsi,%r9), %rdi
	salq	$2, %r8
	movq	%r12, 504(%rsp)
	movq	768(%rsp), %r12
	movq	%rax, 496(%rsp)
	movq	%rsi, %rax
	negq	%rax
	movq	%rdi, 728(%rsp)
	leaq	0(,%r12,4), %rdi
	leaq	0(,%rax,4), %rdx
	movq	504(%rsp), %rax
	movq	%r15, 648(%rsp)
	leaq	(%rdi,%rdx), %r9
	leaq	(%rdx,%r8), %r15
	leaq	0(%r13,%r9), %r12
	leaq	0(,%rax,4), %r9
	leaq	0(%r13,%r15), %r10
	leaq	(%rdx,%r9), %r15
	movq	%r10, 200(%rsp)
	leaq	0(%r13,%r15), %r10
	leaq	0(,%rcx,4), %r15
	movq	%r10, 144(%rsp)
	vmovq	%xmm0, %r10
	leaq	-8(%r15), %rax
	leaq	(%rdi,%r13), %rdi
	imulq	%r15, %r10
	vmovq	%xmm0, %r15
	movq	%rdi, -48(%rsp)
	leaq	(%r9,%r13), %r9
	imulq	%rax, %r15
	movq	8(%rsp), %rdi
	leaq	(%r8,%r13), %r8
	movq	%r9, -64(%rsp)
	movq	528(%rsp), %r9
	movq	%r8, -56(%rsp)
	leaq	(%rdx,%r10), %rcx
	leaq	(%r10,%r13), %r10
	leaq	(%rdx,%r15), %rax
	movq	16(%rbp), %rdx
	movq	%r10, -72(%rsp)
	leaq	(%r9,%r11), %r11
	addq	%rsi, %r11
	leaq	0(%r13,%rcx), %rcx
	addq	%rax, %rdx
	leaq	(%r15,%r13), %rax
	movq	%rdx, 192(%rsp)
	movq	16(%rbp), %rdx
	vmovq	%rax, %xmm4
	addq	%r15, %rdx
	movq	544(%rsp), %r15
	movq	%rdx, -80(%rsp)
	leaq	(%r15,%rdi), %rax
	leaq	(%r9,%r15), %r10
	leaq	0(,%rax,4), %rdx
	leaq	0(%r13,%r10,4), %rax
	leaq	(%rdx,%r13), %r8
	vmovq	%rax, %xmm6
	vmovq	%r8, %xmm5
	leaq	(%rdi,%r9), %r8
	leaq	(%r15,%r8), %r10
	movq	%r8, (%rsp)
	movq	352(%rsp), %r8
	leaq	0(%r13,%r10,4), %rax
	addq	%r15, %r8
	vmovq	%rax, %xmm7
	leaq	0(%r13,%r8,4), %r15
	vmovq	%r15, %xmm8
	movq	208(%rsp), %r15
	leaq	-4(%r15), %r10
	leaq	-5(%r15), %rax
	movq	%rax, 336(%rsp)
	movq	%r10, %r8
	movq	728(%rsp), %rax
	shrq	$4, %r8
	movq	%r10, 416(%rsp)
	movq	%r8, 568(%rsp)
	leaq	(%r14,%rax,4), %r8
	leaq	(%r14,%r11,4), %rax
	movq	768(%rsp), %r11
	vmovq	%rax, %xmm10
	vmovq	%r8, %xmm9
	leaq	(%r14,%rbx,4), %r8
	leaq	(%r11,%rdi), %rax
	vmovq	%r8, %xmm21
	movq	648(%rsp), %r8
	leaq	0(%r13,%rax,4), %rbx
	vmovq	%rbx, %xmm22
	movq	464(%rsp), %rbx
	leaq	(%r8,%rdi), %r11
	addq	16(%rbp), %rdx
	leaq	0(%r13,%r11,4), %rax
	movq	%rdi, %r11
	movq	%rdx, -40(%rsp)
	movq	%r10, %rdx
	leaq	(%rbx,%rbx,2), %r8
	vmovq	%rax, %xmm23
	andq	$-16, %rdx
	movq	%r12, 136(%rsp)
	leaq	(%r8,%rdi), %rdi
	movq	%rdx, 160(%rsp)
	addq	$2, %rdx
	vmovq	%xmm2, %r12
	addq	%rsi, %rdi
	vmovq	%xmm21, 112(%rsp)
	vmovdqa64	%xmm4, %xmm21
	leaq	(%r14,%rdi,4), %rax
	vmovq	%xmm0, %rdi
	vmovq	%xmm22, 104(%rsp)
	vmovdqa64	%xmm8, %xmm22
	vmovq	%rax, %xmm24
	movq	648(%rsp), %rax
	vmovq	%xmm23, 96(%rsp)
	vmovdqa64	%xmm7, %xmm23
	vmovq	%xmm24, 88(%rsp)
	vmovdqa64	%xmm5, %xmm24
	subq	%rdi, %rax
	movq	%rdx, 168(%rsp)
	leaq	(%r9,%rax), %rdi
	vmovq	%xmm0, -96(%rsp)
	leaq	2(%r9), %r9
	leaq	0(%r13,%rdi,4), %rdi
	vmovq	%xmm9, -104(%rsp)
	vmovq	%r9, %xmm19
	vmovq	%rdi, %xmm25
	movq	(%rsp), %rdi
	vmovq	%xmm1, 128(%rsp)
	vmovq	%xmm25, 80(%rsp)
	vmovdqa64	%xmm6, %xmm25
	addq	%rdi, %rax
	movq	456(%rsp), %rdi
	vmovq	%xmm10, 120(%rsp)
	leaq	0(%r13,%rax,4), %rax
	addq	%r11, %rdi
	vmovq	%rax, %xmm26
	addq	%rsi, %rdi
	vmovq	%xmm26, 72(%rsp)
	leaq	(%r14,%rdi,4), %rax
	movq	448(%rsp), %rdi
	vmovq	%rax, %xmm27
	leaq	(%rdi,%r11), %rax
	vmovq	%xmm27, 64(%rsp)
	addq	%rsi, %rax
	leaq	(%r14,%rax,4), %rdi
	movq	504(%rsp), %rax
	vmovq	%rdi, %xmm28
	addq	%r11, %rax
	leaq	0(%r13,%rax,4), %rdi
	movq	496(%rsp), %rax
	vmovq	%rdi, %xmm18
	addq	%r11, %rax
	leaq	0(%r13,%rax,4), %rdi
	leaq	(%r8,%r8), %rax
	movq	%rax, 440(%rsp)
	addq	%r11, %rax
	xorl	%r11d, %r11d
	leaq	2(%r8), %r8
	addq	%rsi, %rax
	movq	%rdi, -24(%rsp)
	leaq	-2(%r15), %rdi
	leaq	-1(%r15), %r15
	leaq	(%r14,%rax,4), %rsi
	leaq	2(%rbx,%rbx), %rax
	movq	%rdi, 592(%rsp)
	movq	768(%rsp), %rbx
	movq	%rsi, -32(%rsp)
	xorl	%esi, %esi
	cmpq	%r10, %r15
	cmovg	%r10, %r15
	movq	%rax, 432(%rsp)
	movq	728(%rsp), %r10
	movq	%r11, %rax
	movq	%r8, 424(%rsp)
	movq	%r15, 152(%rsp)
	movq	%rcx, %r15
	vmovq	%xmm28, 56(%rsp)
	movq	%r13, -112(%rsp)
	movq	648(%rsp), %r13
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-48(%rsp), %rdx
	movq	-56(%rsp), %r11
	vmovq	%xmm21, %rcx
	vmovq	%r12, %xmm11
	movq	-80(%rsp), %r9
	movq	-64(%rsp), %rdi
	leaq	(%rsi,%rcx), %rcx
	addq	%rsi, %rdx
	addq	%rsi, %r11
	movq	-72(%rsp), %r8
	movq	%rcx, 512(%rsp)
	movq	%rdx, 184(%rsp)
	addq	%rsi, %r9
	vmovq	%xmm24, %rdx
	addq	%rsi, %rdi
	movq	%r11, 408(%rsp)
	vmovq	%xmm25, %r11
	addq	%rsi, %r8
	movq	%r9, 392(%rsp)
	leaq	(%rsi,%rdx), %r9
	addq	%rsi, %r11
	movq	-104(%rsp), %rdx
	movq	%r11, 768(%rsp)
	leaq	(%rax,%rdx), %r11
	movq	120(%rsp), %rdx
	movq	%rdi, 400(%rsp)
	vmovq	%xmm23, %rdi
	movq	%r11, 328(%rsp)
	movq	112(%rsp), %r11
	addq	%rax, %rdx
	movq	%r8, 176(%rsp)
	leaq	(%rsi,%rdi), %r8
	vmovq	%xmm22, %rdi
	movq	%rdx, 320(%rsp)
	addq	%rax, %r11
	movq	104(%rsp), %rdx
	addq	%rsi, %rdi
	movq	%r11, 312(%rsp)
	movq	96(%rsp), %r11
	addq	%rsi, %rdx
	movq	%rdi, 256(%rsp)
	vmovq	%rdx, %xmm16
	addq	%rsi, %r11
	movq	88(%rsp), %rdx
	vmovq	%r11, %xmm17
	movq	80(%rsp), %r11
	addq	%rax, %rdx
	vmovq	%rdx, %xmm29
	addq	%rsi, %r11
	movq	72(%rsp), %rdx
	vmovq	%r11, %xmm30
	movq	64(%rsp), %r11
	addq	%rsi, %rdx
	vmovq	%rdx, %xmm31
	addq	%rax, %r11
	movq	56(%rsp), %rdx
	movq	%r11, 304(%rsp)
	vmovq	%xmm18, %r11
	addq	%rax, %rdx
	addq	%rsi, %r11
	movq	%rdx, 296(%rsp)
	movq	-24(%rsp), %rdx
	movq	%r11, 288(%rsp)
	movq	-32(%rsp), %r11
	addq	%rsi, %rdx
	addq	%rax, %r11
	movq	%rdx, 280(%rsp)
	movq	%r11, 272(%rsp)
	movq	352(%rsp), %r11
	movq	-40(%rsp), %rdx
	movq	%rcx, 536(%rsp)
	movq	%r11, 552(%rsp)
	movq	8(%rsp), %r11
	movq	760(%rsp), %rcx
	addq	%rsi, %rdx
	movq	%rdi, 648(%rsp)
	vmovq	%xmm20, %rdi
	movq	%r11, 600(%rsp)
	leaq	2(%rbx), %r11
	movq	%r11, 488(%rsp)
	movq	544(%rsp), %r11
	subq	%rdi, %rcx
	vmovq	%xmm19, %rdi
	movq	%rdx, 264(%rsp)
	movq	(%rsp), %rdx
	movq	%rcx, 728(%rsp)
	addq	%r11, %rdi
	leaq	2(%r13), %rcx
	movq	%rdx, 560(%rsp)
	xorl	%edx, %edx
	movq	%rdi, 472(%rsp)
	movq	648(%rsp), %rdi
	movq	%r10, 576(%rsp)
	movq	$0, 584(%rsp)
	movq	$2, 520(%rsp)
	movq	%rcx, 480(%rsp)
	movq	%r9, 712(%rsp)
	movq	%rbx, 48(%rsp)
	movq	%r13, 40(%rsp)
	movq	%r10, 32(%rsp)
	movq	%r15, 384(%rsp)
	movq	%rsi, 24(%rsp)
	movq	%rax, 16(%rsp)
	vmovq	%xmm16, 248(%rsp)
	vmovq	%xmm17, 240(%rsp)
	vmovq	%xmm29, 232(%rsp)
	vmovq	%xmm30, 224(%rsp)
	vmovq	%xmm31, 216(%rsp)
	movq	-112(%rsp), %r9
	.p2align 4,,10
	.p2align 3
.L15:
	addq	$1, 520(%rsp)
	cmpq	$14, 336(%rsp)
	jbe	.L48
	movq	328(%rsp), %r13
	movq	320(%rsp), %rbx
	movq	$0, 648(%rsp)
	movq	712(%rsp), %r15
	movq	312(%rsp), %rsi
	leaq	8(%rdx,%r13), %r12
	movq	248(%rsp), %r13
	leaq	8(%rdx,%rbx), %rcx
	vmovq	%r12, %xmm12
	leaq	8(%r15), %r10
	leaq	12(%r15), %r11
	movq	240(%rsp), %r12
	leaq	8(%rdx,%r13), %rbx
	movq	216(%rsp), %r13
	leaq	8(%rdx,%rsi), %rax
	vmovq	%r10, %xmm13
	leaq	8(%rdx,%r12), %r10
	movq	%rcx, 632(%rsp)
	leaq	4(%r15), %rcx
	vmovq	%r11, %xmm14
	leaq	8(%rdx,%r13), %r12
	movq	232(%rsp), %r11
	vmovq	%rax, %xmm15
	movq	224(%rsp), %rax
	vmovq	%r12, %xmm4
	leaq	16(%r15), %r12
	movq	296(%rsp), %r15
	movq	288(%rsp), %r13
	leaq	8(%rdx,%r11), %rsi
	movq	%r10, 640(%rsp)
	leaq	8(%rdx,%rax), %r11
	movq	304(%rsp), %r10
	leaq	8(%rdx,%r15), %rax
	movq	272(%rsp), %r15
	vmovq	%rsi, %xmm2
	movq	%rax, 624(%rsp)
	leaq	8(%rdx,%r10), %rsi
	leaq	8(%rdx,%r13), %r10
	movq	512(%rsp), %r13
	leaq	8(%rdx,%r15), %rax
	vmovq	%rsi, %xmm3
	movq	256(%rsp), %r15
	movq	280(%rsp), %rsi
	movq	%rax, 616(%rsp)
	movq	264(%rsp), %rax
	vmovq	%r10, %xmm1
	leaq	8(%rdx,%r13), %r10
	movq	%r10, 608(%rsp)
	leaq	8(%rdx,%rsi), %rsi
	leaq	8(%rdx,%r15), %r13
	leaq	8(%rdx,%rax), %r10
	xorl	%eax, %eax
	vmovq	%r10, %xmm7
	testb	$1, 568(%rsp)
	je	.L41
	movq	712(%rsp), %rax
	vmovq	%xmm12, %r10
	movq	632(%rsp), %r15
	cmpq	$1, 568(%rsp)
	vmovups	4(%rax), %zmm0
	vaddps	12(%rax), %zmm0, %zmm5
	vmulps	(%r15), %zmm5, %zmm6
	movq	640(%rsp), %r15
	vmovups	8(%rax), %zmm8
	vfmadd231ps	(%r10), %zmm8, %zmm6
	vmovq	%xmm15, %r10
	vmovups	(%r15), %zmm9
	vmovq	%xmm4, %r15
	vaddps	(%rbx), %zmm9, %zmm26
	vfmadd231ps	(%r10), %zmm26, %zmm6
	vmovq	%xmm2, %r10
	vmovups	16(%rax), %zmm0
	vmovups	(%r15), %zmm10
	vaddps	(%rax), %zmm0, %zmm5
	vmovq	%xmm1, %r15
	vmovq	%xmm3, %rax
	vaddps	(%r11), %zmm10, %zmm27
	vfmadd132ps	(%r10), %zmm6, %zmm27
	vmovaps	%zmm0, 648(%rsp)
	movq	624(%rsp), %r10
	vfmadd132ps	(%rax), %zmm27, %zmm5
	movq	$1, 648(%rsp)
	vmovups	(%r15), %zmm6
	movq	608(%rsp), %rax
	movq	616(%rsp), %r15
	vaddps	(%rsi), %zmm6, %zmm28
	vfmadd132ps	(%r10), %zmm5, %zmm28
	vmovups	(%rax), %zmm8
	vmovq	%xmm7, %r10
	movl	$64, %eax
	vaddps	0(%r13), %zmm8, %zmm9
	vfmadd132ps	(%r15), %zmm28, %zmm9
	vmovups	%zmm9, (%r10)
	je	.L39
.L41:
	movq	%r14, 24(%rbp)
	vmovq	%xmm2, %r10
	vmovq	%xmm1, %r15
	vmovq	%rsi, %xmm2
	movq	%rdx, 360(%rsp)
	movq	%rcx, %rsi
	vmovq	%xmm12, %r14
	movq	%r13, %rcx
	movq	%r8, 376(%rsp)
	vmovq	%xmm15, %r13
	vmovq	%xmm4, %r8
	vmovq	%r9, %xmm15
	movq	%rdi, 368(%rsp)
	movq	%rbx, %r9
	vmovq	%xmm3, %rdi
	vmovq	%xmm13, %rbx
.L5:
	vmovq	%xmm14, %rdx
	vmovups	(%rbx,%rax), %zmm4
	vmovups	(%r8,%rax), %zmm10
	vmovups	(%rdx,%rax), %zmm12
	movq	632(%rsp), %rdx
	vaddps	(%rsi,%rax), %zmm12, %zmm13
	vaddps	(%r11,%rax), %zmm10, %zmm17
	vmulps	(%rdx,%rax), %zmm13, %zmm1
	movq	640(%rsp), %rdx
	vfmadd231ps	(%r14,%rax), %zmm4, %zmm1
	vmovups	(%r15,%rax), %zmm5
	vmovups	(%rdx,%rax), %zmm3
	movq	712(%rsp), %rdx
	vaddps	(%r9,%rax), %zmm3, %zmm16
	vfmadd231ps	0(%r13,%rax), %zmm16, %zmm1
	vmovups	(%rdx,%rax), %zmm0
	vmovq	%xmm2, %rdx
	vfmadd132ps	(%r10,%rax), %zmm1, %zmm17
	vaddps	(%rdx,%rax), %zmm5, %zmm29
	movq	624(%rsp), %rdx
	vaddps	(%r12,%rax), %zmm0, %zmm6
	vfmadd132ps	(%rdi,%rax), %zmm17, %zmm6
	vfmadd132ps	(%rdx,%rax), %zmm6, %zmm29
	movq	608(%rsp), %rdx
	vmovups	64(%rbx,%rax), %zmm4
	vmovups	(%rdx,%rax), %zmm8
	movq	616(%rsp), %rdx
	vaddps	(%rcx,%rax), %zmm8, %zmm9
	vfmadd132ps	(%rdx,%rax), %zmm29, %zmm9
	vmovq	%xmm7, %rdx
	vmovups	%zmm9, (%rdx,%rax)
	vmovq	%xmm14, %rdx
	vmovups	64(%rdx,%rax), %zmm12
	movq	632(%rsp), %rdx
	vaddps	64(%rsi,%rax), %zmm12, %zmm13
	vmulps	64(%rdx,%rax), %zmm13, %zmm1
	vfmadd231ps	64(%r14,%rax), %zmm4, %zmm1
	movq	640(%rsp), %rdx
	vmovups	64(%r8,%rax), %zmm10
	vmovups	64(%r15,%rax), %zmm5
	vmovups	64(%rdx,%rax), %zmm3
	movq	712(%rsp), %rdx
	vaddps	64(%r9,%rax), %zmm3, %zmm30
	vfmadd231ps	64(%r13,%rax), %zmm30, %zmm1
	vmovups	64(%rax,%rdx), %zmm0
	vmovq	%xmm2, %rdx
	vaddps	64(%r11,%rax), %zmm10, %zmm31
	vaddps	64(%rdx,%rax), %zmm5, %zmm26
	vfmadd132ps	64(%r10,%rax), %zmm1, %zmm31
	movq	624(%rsp), %rdx
	vaddps	64(%r12,%rax), %zmm0, %zmm6
	vfmadd132ps	64(%rdi,%rax), %zmm31, %zmm6
	addq	$2, 648(%rsp)
	vfmadd132ps	64(%rdx,%rax), %zmm6, %zmm26
	movq	608(%rsp), %rdx
	vmovups	64(%rdx,%rax), %zmm8
	movq	616(%rsp), %rdx
	vaddps	64(%rcx,%rax), %zmm8, %zmm9
	vfmadd132ps	64(%rdx,%rax), %zmm26, %zmm9
	vmovq	%xmm7, %rdx
	vmovups	%zmm9, 64(%rdx,%rax)
	movq	648(%rsp), %rdx
	subq	$-128, %rax
	cmpq	%rdx, 568(%rsp)
	jne	.L5
	movq	376(%rsp), %r8
	movq	24(%rbp), %r14
	vmovq	%xmm15, %r9
	movq	368(%rsp), %rdi
	movq	360(%rsp), %rdx
.L39:
	testb	$15, 416(%rsp)
	je	.L46
	movq	160(%rsp), %rsi
	movq	168(%rsp), %rax
.L13:
	movq	208(%rsp), %r11
	subq	%rsi, %r11
	leaq	-4(%r11), %r12
	subq	$5, %r11
	movq	%r12, 640(%rsp)
	cmpq	$6, %r11
	jbe	.L7
	movq	576(%rsp), %r10
	movq	600(%rsp), %rbx
	movq	432(%rsp), %r13
	movq	488(%rsp), %r15
	leaq	(%rsi,%r10), %r12
	addq	%rsi, %rbx
	movq	480(%rsp), %r10
	movq	544(%rsp), %rcx
	addq	%r12, %r13
	addq	%rbx, %r15
	vmovups	8(%r14,%r12,4), %ymm0
	vmovq	%r13, %xmm7
	movq	424(%rsp), %r13
	addq	%rbx, %r10
	vmovq	%r15, %xmm15
	movq	584(%rsp), %r15
	vmovq	%r10, %xmm12
	leaq	2(%rbx,%rcx), %r11
	movq	472(%rsp), %r10
	addq	%r12, %r13
	addq	$2, %rcx
	vmovq	%r11, %xmm14
	salq	$2, %r11
	vmovq	%r13, %xmm13
	movq	%r15, %r13
	vmovups	-4(%r9,%r11), %ymm1
	vaddps	4(%r9,%r11), %ymm1, %ymm4
	addq	%r10, %r13
	leaq	0(%r13,%rsi), %r10
	movq	560(%rsp), %r13
	addq	%rcx, %r13
	addq	%rsi, %r13
	movq	%r13, 648(%rsp)
	movq	456(%rsp), %r13
	leaq	2(%r13,%r12), %r13
	vmovq	%r13, %xmm2
	movq	448(%rsp), %r13
	leaq	2(%r12,%r13), %r13
	vmovq	%r13, %xmm10
	movq	504(%rsp), %r13
	leaq	2(%rbx,%r13), %r13
	vmovq	%r13, %xmm6
	movq	496(%rsp), %r13
	leaq	2(%rbx,%r13), %rbx
	movq	440(%rsp), %r13
	vmovq	%rbx, %xmm5
	movq	%r15, %rbx
	movq	552(%rsp), %r15
	addq	%rcx, %rbx
	leaq	2(%r12,%r13), %r13
	addq	%r15, %rcx
	addq	%rsi, %rbx
	addq	%rsi, %rcx
	movq	464(%rsp), %rsi
	leaq	2(%rsi,%r12), %r15
	vmovq	%xmm12, %r12
	vmovq	%xmm14, %rsi
	vmulps	(%r14,%r15,4), %ymm4, %ymm3
	vmovups	(%r9,%r12,4), %ymm8
	vmovq	%xmm15, %r15
	movq	648(%rsp), %r12
	vfmadd231ps	(%r9,%rsi,4), %ymm0, %ymm3
	vmovq	%xmm7, %rsi
	vaddps	(%r9,%r15,4), %ymm8, %ymm9
	vfmadd132ps	(%r14,%rsi,4), %ymm3, %ymm9
	vmovq	%xmm2, %r15
	vmovups	(%r9,%r12,4), %ymm14
	vaddps	(%r9,%r10,4), %ymm14, %ymm7
	vmovq	%xmm13, %r10
	vmovq	%xmm6, %r12
	vfmadd132ps	(%r14,%r10,4), %ymm9, %ymm7
	vmovups	-8(%r9,%r11), %ymm15
	vmovq	%xmm10, %r10
	vmovq	%xmm5, %rsi
	vaddps	8(%r9,%r11), %ymm15, %ymm12
	vfmadd132ps	(%r14,%r15,4), %ymm7, %ymm12
	vmovups	(%r9,%rsi,4), %ymm13
	vaddps	(%r9,%r12,4), %ymm13, %ymm2
	vfmadd132ps	(%r14,%r10,4), %ymm12, %ymm2
	vmovups	(%r9,%rcx,4), %ymm10
	vaddps	(%r9,%rbx,4), %ymm10, %ymm6
	vfmadd132ps	(%r14,%r13,4), %ymm2, %ymm6
	movq	16(%rbp), %rcx
	vmovups	%ymm6, (%rcx,%r11)
	movq	640(%rsp), %r11
	movq	%r11, %r13
	andq	$-8, %r13
	addq	%r13, %rax
	andl	$7, %r11d
	je	.L46
.L7:
	movq	600(%rsp), %r15
	movq	544(%rsp), %rsi
	leaq	1(%rax), %rbx
	movq	152(%rsp), %rcx
	leaq	(%r15,%rsi), %r12
	addq	%rax, %r12
	leaq	(%r9,%r12,4), %r10
	cmpq	%rcx, %rbx
	jge	.L49
	movq	528(%rsp), %r11
	movq	584(%rsp), %r13
	movq	%rdx, 616(%rsp)
	vmovq	%r9, %xmm27
	vmovq	(%r10), %xmm8
	vmovss	-4(%r10), %xmm12
	movq	560(%rsp), %r10
	movq	512(%rsp), %r12
	leaq	(%r11,%r13), %r15
	leaq	(%rax,%r13), %r13
	leaq	(%r15,%rax), %rsi
	vmovshdup	%xmm8, %xmm10
	movq	%r15, 608(%rsp)
	leaq	(%rax,%r10), %rcx
	leaq	(%r12,%rsi,4), %r11
	leaq	(%r12,%rcx,4), %rsi
	movq	552(%rsp), %rcx
	leaq	(%r12,%r13,4), %r10
	movq	%rsi, 648(%rsp)
	movq	600(%rsp), %rsi
	addq	%rax, %rcx
	movq	%r10, 640(%rsp)
	movq	184(%rsp), %r10
	leaq	(%r12,%rcx,4), %r13
	addq	%rax, %rsi
	movq	576(%rsp), %rcx
	salq	$2, %rsi
	leaq	(%r12,%rsi), %rbx
	addq	%rax, %rcx
	movq	176(%rsp), %r12
	salq	$2, %rcx
.L10:
	movq	720(%rsp), %r9
	movq	408(%rsp), %r15
	vmovaps	%xmm12, %xmm2
	movq	%rax, 632(%rsp)
	vmovss	8(%rbx), %xmm12
	vmovq	(%r8,%rax,4), %xmm4
	addq	$12, %r11
	addq	$12, %rbx
	movq	(%r9,%rcx), %rdx
	vmovq	(%r15,%rsi), %xmm1
	addq	$12, %r13
	vunpcklps	%xmm2, %xmm12, %xmm6
	vmovq	(%r10,%rsi), %xmm5
	vmovq	-4(%rbx), %xmm9
	vmovq	%rdx, %xmm14
	movq	752(%rsp), %rdx
	vmovq	-20(%rbx), %xmm15
	vaddps	%xmm1, %xmm5, %xmm7
	movq	(%rdx,%rcx), %r15
	movq	768(%rsp), %rdx
	vaddps	%xmm15, %xmm9, %xmm13
	vmovq	(%rdx,%rax,4), %xmm3
	movq	728(%rsp), %rdx
	vmovq	%r15, %xmm5
	movq	744(%rsp), %r15
	vaddps	%xmm3, %xmm4, %xmm0
	vaddps	%xmm8, %xmm6, %xmm4
	vmovq	(%rdx,%rcx), %xmm1
	vmovq	(%r14,%rcx), %xmm3
	movq	(%r15,%rcx), %r15
	vshufps	$0xe1, %xmm4, %xmm4, %xmm9
	movq	%r15, 624(%rsp)
	vmulps	%xmm9, %xmm1, %xmm15
	vfmadd231ps	%xmm3, %xmm8, %xmm15
	vmovq	(%rdi,%rax,4), %xmm3
	vmovq	(%rbx), %xmm8
	vfmadd231ps	%xmm7, %xmm14, %xmm15
	vmovq	%r15, %xmm14
	movq	400(%rsp), %r15
	vmovq	(%r12,%rsi), %xmm7
	vfmadd231ps	%xmm0, %xmm5, %xmm15
	vmovq	(%r15,%rsi), %xmm0
	movq	736(%rsp), %r15
	vmovq	(%r15,%rcx), %xmm2
	movq	760(%rsp), %r15
	vmovq	(%r15,%rcx), %xmm6
	movq	536(%rsp), %r15
	vfmadd231ps	%xmm13, %xmm14, %xmm15
	vaddps	%xmm0, %xmm7, %xmm13
	vmovq	(%r15,%rax,4), %xmm4
	movq	392(%rsp), %r15
	addq	$3, %rax
	vaddps	%xmm3, %xmm4, %xmm1
	vfmadd132ps	%xmm2, %xmm15, %xmm13
	vfmadd132ps	%xmm1, %xmm13, %xmm6
	vmovlps	%xmm6, (%r15,%rsi)
	vaddss	(%rbx), %xmm10, %xmm10
	vmulss	8(%rdx,%rcx), %xmm10, %xmm9
	movq	408(%rsp), %rdx
	vfmadd231ss	8(%r14,%rcx), %xmm12, %xmm9
	vmovshdup	%xmm8, %xmm10
	vmovss	8(%r10,%rsi), %xmm15
	movq	752(%rsp), %r15
	vaddss	8(%rdx,%rsi), %xmm15, %xmm5
	vfmadd132ss	8(%r9,%rcx), %xmm9, %xmm5
	movq	648(%rsp), %r9
	movq	744(%rsp), %rdx
	vmovss	-4(%r11), %xmm14
	vmovss	8(%r12,%rsi), %xmm13
	vaddss	8(%r9), %xmm14, %xmm7
	vaddss	-12(%rbx), %xmm10, %xmm0
	movq	400(%rsp), %r9
	vmovss	-4(%r13), %xmm6
	vfmadd132ss	8(%r15,%rcx), %xmm5, %xmm7
	movq	736(%rsp), %r15
	vfmadd231ss	8(%rdx,%rcx), %xmm0, %xmm7
	vaddss	8(%r9,%rsi), %xmm13, %xmm2
	movq	640(%rsp), %rdx
	movq	760(%rsp), %r9
	vfmadd132ss	8(%r15,%rcx), %xmm7, %xmm2
	movq	392(%rsp), %r15
	vaddss	8(%rdx), %xmm6, %xmm4
	addq	$12, %rdx
	addq	$12, 648(%rsp)
	vfmadd132ss	8(%r9,%rcx), %xmm2, %xmm4
	movq	%rdx, 640(%rsp)
	addq	$12, %rcx
	movq	632(%rsp), %rdx
	addq	$4, %rdx
	vmovss	%xmm4, 8(%r15,%rsi)
	addq	$12, %rsi
	cmpq	%rdx, 416(%rsp)
	jg	.L10
	movq	616(%rsp), %rdx
	movq	608(%rsp), %r12
	vmovq	%xmm27, %r9
	leaq	1(%rax), %rbx
.L9:
	movq	592(%rsp), %r11
	movq	600(%rsp), %r13
	movq	576(%rsp), %r15
	movq	512(%rsp), %r10
	subq	%rbx, %r11
	leaq	(%rax,%r13), %rcx
	addq	%r15, %rax
	andl	$1, %r11d
	leaq	(%r10,%rcx,4), %rsi
	leaq	0(,%rax,4), %rcx
	jne	.L37
	movq	136(%rsp), %rax
	movq	%rdx, 640(%rsp)
	movq	536(%rsp), %r11
	movq	144(%rsp), %r13
	movq	%rax, 648(%rsp)
.L45:
	movq	%r12, 632(%rsp)
	vmovq	%r9, %xmm4
	movq	384(%rsp), %r15
	movq	%r14, %r9
	movq	200(%rsp), %r12
	movq	192(%rsp), %r14
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L50:
	movq	728(%rsp), %rdx
	leaq	1(%rbx), %rax
	addq	$8, %rsi
	movq	648(%rsp), %r10
	vmovss	-8(%rsi), %xmm12
	vaddss	(%rsi), %xmm12, %xmm3
	addq	$2, %rbx
	vmulss	4(%rdx,%rcx), %xmm3, %xmm8
	movq	720(%rsp), %rdx
	vmovss	4(%rcx,%r10), %xmm9
	vmovss	4(%r9,%rcx), %xmm1
	movq	768(%rsp), %r10
	vfmadd231ss	-4(%rsi), %xmm1, %xmm8
	vaddss	4(%rcx,%r12), %xmm9, %xmm15
	vfmadd132ss	4(%rdx,%rcx), %xmm8, %xmm15
	movq	752(%rsp), %rdx
	vmovss	-4(%r8,%rax,4), %xmm5
	vaddss	-4(%r10,%rax,4), %xmm5, %xmm14
	movq	744(%rsp), %r10
	vfmadd231ss	4(%rdx,%rcx), %xmm14, %xmm15
	movq	736(%rsp), %rdx
	vmovss	-4(%rdi,%rax,4), %xmm2
	vmovss	4(%rsi), %xmm7
	vaddss	-4(%r11,%rax,4), %xmm2, %xmm6
	vaddss	-12(%rsi), %xmm7, %xmm10
	movq	760(%rsp), %rax
	vfmadd132ss	4(%r10,%rcx), %xmm15, %xmm10
	vmovss	4(%rcx,%r15), %xmm0
	vaddss	4(%rcx,%r13), %xmm0, %xmm13
	vfmadd231ss	4(%rdx,%rcx), %xmm13, %xmm10
	vfmadd132ss	4(%rax,%rcx), %xmm10, %xmm6
	addq	$8, %rcx
	vmovss	%xmm6, -4(%rcx,%r14)
.L11:
	movq	728(%rsp), %rdx
	movq	648(%rsp), %r10
	movq	720(%rsp), %rax
	vmovss	-4(%rsi), %xmm12
	vaddss	4(%rsi), %xmm12, %xmm3
	vmulss	(%rdx,%rcx), %xmm3, %xmm8
	vmovss	(%r10,%rcx), %xmm9
	movq	768(%rsp), %rdx
	movq	752(%rsp), %r10
	vmovss	(%r9,%rcx), %xmm1
	vfmadd231ss	(%rsi), %xmm1, %xmm8
	vaddss	(%r12,%rcx), %xmm9, %xmm15
	vfmadd231ss	(%rax,%rcx), %xmm15, %xmm8
	movq	744(%rsp), %rax
	vmovss	-4(%r8,%rbx,4), %xmm5
	vaddss	-4(%rdx,%rbx,4), %xmm5, %xmm14
	movq	736(%rsp), %rdx
	vfmadd132ss	(%r10,%rcx), %xmm8, %xmm14
	vmovss	8(%rsi), %xmm7
	movq	760(%rsp), %r10
	vaddss	-8(%rsi), %xmm7, %xmm10
	vfmadd132ss	(%rax,%rcx), %xmm14, %xmm10
	vmovss	(%r15,%rcx), %xmm0
	vaddss	0(%r13,%rcx), %xmm0, %xmm13
	vfmadd132ss	(%rdx,%rcx), %xmm10, %xmm13
	vmovss	-4(%rdi,%rbx,4), %xmm2
	vaddss	-4(%r11,%rbx,4), %xmm2, %xmm6
	vfmadd132ss	(%r10,%rcx), %xmm13, %xmm6
	movq	592(%rsp), %rax
	vmovss	%xmm6, (%r14,%rcx)
	cmpq	%rax, %rbx
	jl	.L50
	movq	%r15, 384(%rsp)
	movq	640(%rsp), %rdx
	movq	%r9, %r14
	vmovq	%xmm4, %r9
	movq	632(%rsp), %r12
.L6:
	movq	352(%rsp), %rsi
	movq	528(%rsp), %rbx
	movq	%r12, 584(%rsp)
	addq	%rsi, 712(%rsp)
	movq	520(%rsp), %rcx
	addq	%rsi, 768(%rsp)
	addq	%rsi, %r8
	addq	%rsi, %rdi
	addq	%rsi, %rdx
	addq	%rsi, 536(%rsp)
	addq	%rbx, 576(%rsp)
	addq	%rbx, 600(%rsp)
	addq	%rbx, 560(%rsp)
	addq	%rbx, 552(%rsp)
	cmpq	%rcx, 344(%rsp)
	jne	.L15
	movq	-96(%rsp), %r8
	movq	-8(%rsp), %r9
	vmovq	%xmm11, %r12
	movq	128(%rsp), %r11
	movq	48(%rsp), %rbx
	movq	40(%rsp), %r13
	movq	32(%rsp), %r10
	movq	384(%rsp), %r15
	movq	24(%rsp), %rsi
	addq	%r8, %rbx
	movq	16(%rsp), %rax
	movq	-16(%rsp), %rdi
	addq	%r8, %r13
	addq	%r8, 544(%rsp)
	addq	%r11, %r15
	addq	%r9, %rsi
	addq	%r8, 504(%rsp)
	addq	%rdi, %r10
	addq	%r9, %rax
	addq	%r8, 496(%rsp)
	addq	%r11, 136(%rsp)
	addq	%r11, 200(%rsp)
	addq	%r11, 144(%rsp)
	addq	%r11, 192(%rsp)
	cmpq	%r12, -88(%rsp)
	je	.L42
	addq	$1, %r12
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L37:
	movq	728(%rsp), %r13
	vmovss	-4(%rsi), %xmm12
	addq	$4, %rcx
	addq	$4, %rsi
	movq	200(%rsp), %r15
	vaddss	(%rsi), %xmm12, %xmm3
	movq	136(%rsp), %r10
	vmulss	0(%r13,%rax,4), %xmm3, %xmm8
	movq	768(%rsp), %r13
	movq	720(%rsp), %r11
	vmovss	(%r14,%rax,4), %xmm1
	vmovss	(%r10,%rax,4), %xmm9
	vfmadd231ss	-4(%rsi), %xmm1, %xmm8
	vaddss	(%r15,%rax,4), %xmm9, %xmm15
	vmovss	-4(%r8,%rbx,4), %xmm5
	movq	752(%rsp), %r15
	vaddss	-4(%r13,%rbx,4), %xmm5, %xmm14
	movq	384(%rsp), %r13
	vfmadd231ss	(%r11,%rax,4), %xmm15, %xmm8
	movq	744(%rsp), %r11
	vfmadd132ss	(%r15,%rax,4), %xmm8, %xmm14
	vmovss	0(%r13,%rax,4), %xmm0
	movq	736(%rsp), %r15
	movq	144(%rsp), %r13
	vmovss	4(%rsi), %xmm7
	vaddss	-12(%rsi), %xmm7, %xmm10
	vfmadd132ss	(%r11,%rax,4), %xmm14, %xmm10
	vaddss	0(%r13,%rax,4), %xmm0, %xmm13
	movq	760(%rsp), %r11
	vfmadd132ss	(%r15,%rax,4), %xmm10, %xmm13
	movq	536(%rsp), %r15
	vmovss	-4(%rdi,%rbx,4), %xmm2
	vaddss	-4(%r15,%rbx,4), %xmm2, %xmm6
	vfmadd132ss	(%r11,%rax,4), %xmm13, %xmm6
	movq	192(%rsp), %r11
	vmovss	%xmm6, (%r11,%rax,4)
	movq	592(%rsp), %rax
	cmpq	%rax, %rbx
	jge	.L6
	movq	%rdx, 640(%rsp)
	addq	$1, %rbx
	movq	%r15, %r11
	movq	%r10, 648(%rsp)
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L46:
	movq	528(%rsp), %rax
	movq	584(%rsp), %rbx
	leaq	(%rax,%rbx), %r12
	jmp	.L6
.L48:
	xorl	%esi, %esi
	movl	$2, %eax
	jmp	.L13
.L49:
	movq	528(%rsp), %r11
	movq	584(%rsp), %rsi
	leaq	(%r11,%rsi), %r12
	jmp	.L9
.L42:
	vzeroupper
.L43:
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
