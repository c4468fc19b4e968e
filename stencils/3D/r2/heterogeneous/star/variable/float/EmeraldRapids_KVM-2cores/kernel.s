	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %r11
	movq	%rdi, %r10
	movq	%rsi, %rax
	imulq	%rsi, %r11
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	imulq	%r11, %r10
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %rbx
	andq	$-64, %rsp
	subq	$1032, %rsp
	movq	%r8, -88(%rsp)
	movq	24(%rbp), %r12
	cmpq	%r8, %rcx
	jge	.L31
	leaq	0(,%r10,8), %rsi
	leaq	0(,%r10,4), %rdi
	movq	%rcx, %rdx
	movq	%r9, %r13
	leaq	0(,%r11,4), %rcx
	movq	%r11, %r9
	leaq	(%r12,%rsi), %r11
	movq	%rsi, 632(%rsp)
	movq	%r11, 944(%rsp)
	addq	%rdi, %r11
	leaq	(%rdi,%r10), %rsi
	movq	%rcx, %r14
	movq	%r11, 1008(%rsp)
	addq	%rdi, %r11
	shrq	$2, %r14
	leaq	0(,%rbx,4), %r15
	movq	%r11, 1000(%rsp)
	addq	%rdi, %r11
	movq	%r11, 992(%rsp)
	addq	%rdi, %r11
	movq	%r11, 984(%rsp)
	addq	%rdi, %r11
	movq	%r11, 976(%rsp)
	addq	%rdi, %r11
	movq	%r11, 968(%rsp)
	addq	%rdi, %r11
	movq	%r15, 488(%rsp)
	shrq	$2, %r15
	movq	%r11, 960(%rsp)
	addq	%rdi, %r11
	leaq	(%r10,%r15), %r8
	movq	%r11, 1016(%rsp)
	leaq	(%rsi,%rsi), %r11
	movq	%rsi, 616(%rsp)
	movq	1016(%rsp), %rsi
	movq	%rcx, 16(%rsp)
	leaq	(%r8,%r8), %rcx
	movq	%r8, 928(%rsp)
	leaq	(%r10,%r10,2), %r8
	addq	%rdi, %rsi
	movq	%r15, 752(%rsp)
	leaq	0(,%r8,4), %r15
	movq	%r10, 640(%rsp)
	leaq	(%r11,%r10), %r10
	movq	%r15, 624(%rsp)
	leaq	0(,%r10,4), %r15
	movq	%r11, 608(%rsp)
	leaq	-2(%rax), %r11
	vmovq	%r15, %xmm2
	movq	%rsi, 952(%rsp)
	addq	%rdi, %rsi
	movq	%r14, -8(%rsp)
	movq	%r10, 600(%rsp)
	movq	%rsi, 1024(%rsp)
	movq	%r11, 480(%rsp)
	cmpq	$4, %rax
	jle	.L31
	movq	%rbx, 288(%rsp)
	cmpq	$4, %rbx
	jle	.L31
	movq	%r14, %r11
	movq	%r14, %rsi
	leaq	-2(%rdx), %rbx
	movq	%r9, %r14
	imulq	%r14, %rbx
	leaq	-1(%rdx), %r10
	movq	%r9, %rax
	movq	%r14, %r15
	imulq	%r9, %r10
	movq	%r14, 936(%rsp)
	leaq	1(%rdx), %r9
	imulq	%rdx, %rsi
	vmovq	%r9, %xmm1
	movq	%rbx, 712(%rsp)
	imulq	%rdx, %rax
	leaq	2(%rdx), %rbx
	imulq	%rbx, %r14
	movq	%r10, 920(%rsp)
	movq	752(%rsp), %r10
	imulq	%r9, %r15
	leaq	(%rcx,%rsi), %rcx
	leaq	(%r10,%r10), %r9
	movq	%rax, 768(%rsp)
	movq	%r11, %r10
	leaq	(%rsi,%r9), %rax
	movq	%r14, 696(%rsp)
	movq	16(%rsp), %r14
	negq	%r10
	movq	%rax, 912(%rsp)
	movq	920(%rsp), %rax
	movq	%r9, 8(%rsp)
	leaq	(%r14,%r10,4), %r9
	leaq	0(,%r15,4), %r10
	vmovq	%r9, %xmm0
	leaq	0(,%rax,4), %r9
	movq	%rdx, %rax
	movq	%r11, %rdx
	negq	%rax
	movq	%r15, 704(%rsp)
	leaq	0(,%rax,4), %r14
	imulq	%r14, %rdx
	leaq	(%r9,%rdx), %r11
	leaq	(%rdx,%r10), %rax
	addq	%r13, %r9
	addq	%r13, %r11
	addq	%r13, %rax
	movq	%r9, -48(%rsp)
	leaq	(%r10,%r13), %r9
	movq	%r11, 256(%rsp)
	movq	712(%rsp), %r11
	movq	%rax, 248(%rsp)
	leaq	0(,%r11,4), %r11
	movq	%r9, -56(%rsp)
	leaq	(%rdx,%r11), %r15
	leaq	(%r11,%r13), %r10
	addq	%r13, %r15
	movq	%r10, -64(%rsp)
	movq	8(%rsp), %r10
	movq	%r15, 240(%rsp)
	leaq	0(,%rbx,4), %r15
	movq	936(%rsp), %rbx
	imulq	%r15, %rbx
	leaq	(%rdx,%rbx), %rax
	leaq	(%rbx,%r13), %r11
	movq	16(%rbp), %rbx
	addq	%r13, %rax
	movq	%r11, -72(%rsp)
	movq	%rax, 232(%rsp)
	leaq	-8(%r15), %rax
	movq	936(%rsp), %r15
	imulq	%rax, %r15
	leaq	(%rdx,%r15), %rdx
	addq	16(%rbp), %rdx
	leaq	(%r15,%r13), %rax
	addq	%r15, %rbx
	movq	%rdx, 224(%rsp)
	movq	768(%rsp), %rdx
	vmovq	%rax, %xmm3
	movq	%rbx, -80(%rsp)
	leaq	(%rdx,%r10), %r15
	leaq	0(,%r15,4), %r9
	movq	752(%rsp), %r15
	leaq	(%r9,%r13), %rax
	vmovq	%rax, %xmm4
	movq	%r15, %r11
	movq	%r15, %rax
	addq	%rdx, %r11
	addq	%r10, %rax
	leaq	0(%r13,%r11,4), %rbx
	movq	%rax, (%rsp)
	addq	%rdx, %rax
	leaq	0(%r13,%rax,4), %r11
	vmovq	%rbx, %xmm5
	movq	488(%rsp), %rbx
	vmovq	%r11, %xmm6
	movq	288(%rsp), %r11
	addq	%rdx, %rbx
	leaq	0(%r13,%rbx,4), %rdx
	leaq	-5(%r11), %rbx
	movq	%rbx, 472(%rsp)
	leaq	-4(%r11), %rax
	movq	928(%rsp), %rbx
	vmovq	%rdx, %xmm7
	movq	912(%rsp), %rdx
	movq	%rax, 544(%rsp)
	shrq	$4, %rax
	addq	%r15, %rbx
	movq	%rax, 816(%rsp)
	addq	%rsi, %rbx
	leaq	(%r12,%rdx,4), %rax
	vmovq	%rax, %xmm8
	leaq	(%r12,%rbx,4), %rax
	leaq	(%r12,%rcx,4), %rbx
	movq	%r10, %rcx
	leaq	(%r8,%r10), %r10
	vmovq	%rax, %xmm9
	vmovq	%rbx, %xmm10
	movq	920(%rsp), %rax
	addq	%rsi, %r10
	leaq	(%r12,%r10,4), %rdx
	leaq	(%rdi,%rcx), %r10
	addq	%rcx, %rax
	addq	%rsi, %r10
	vmovq	%rdx, %xmm11
	leaq	0(%r13,%rax,4), %rbx
	leaq	(%r12,%r10,4), %rdx
	movq	704(%rsp), %r10
	vmovq	%rbx, %xmm12
	vmovq	%rdx, %xmm13
	movq	616(%rsp), %rdx
	leaq	(%r10,%rcx), %rax
	leaq	0(%r13,%rax,4), %rbx
	leaq	(%rdx,%rcx), %rax
	addq	%rsi, %rax
	vmovq	%rbx, %xmm14
	leaq	(%r8,%r8), %rdx
	leaq	(%r12,%rax,4), %rbx
	movq	%rdx, 592(%rsp)
	leaq	2(%r8), %r8
	vmovq	%rbx, %xmm15
	movq	936(%rsp), %rbx
	movq	%r8, 560(%rsp)
	subq	%rbx, %r10
	addq	%r10, %r15
	leaq	0(%r13,%r15,4), %rax
	leaq	(%rdx,%rcx), %r15
	movq	(%rsp), %rdx
	addq	%rsi, %r15
	vmovq	%rax, %xmm16
	addq	%r10, %rdx
	leaq	(%r12,%r15,4), %rax
	leaq	0(%r13,%rdx,4), %r10
	movq	632(%rsp), %rdx
	vmovq	%rax, %xmm17
	vmovq	%r10, %xmm18
	movq	640(%rsp), %r10
	movq	%rdx, %r15
	subq	%r10, %r15
	movq	%r15, 584(%rsp)
	addq	%rcx, %r15
	addq	%rsi, %r15
	leaq	(%r12,%r15,4), %rax
	leaq	(%rdx,%rcx), %r15
	addq	%r10, %rdx
	addq	%rsi, %r15
	movq	%rdx, 576(%rsp)
	leaq	(%rdx,%rcx), %rdx
	vmovq	%rax, %xmm19
	leaq	(%r12,%r15,4), %rax
	movq	712(%rsp), %r15
	addq	%rsi, %rdx
	vmovq	%rax, %xmm20
	leaq	(%r12,%rdx,4), %rax
	leaq	(%r15,%rcx), %rdx
	movq	608(%rsp), %r15
	vmovq	%rax, %xmm21
	leaq	0(%r13,%rdx,4), %rax
	leaq	(%r15,%rcx), %rdx
	vmovq	%rax, %xmm22
	movq	696(%rsp), %r15
	addq	%rsi, %rdx
	leaq	(%r12,%rdx,4), %rax
	addq	%rcx, %r15
	vmovq	%rax, %xmm23
	movq	600(%rsp), %rax
	leaq	0(%r13,%r15,4), %rdx
	vmovq	%rdx, %xmm24
	leaq	(%rax,%rcx), %r15
	movq	%rbx, %rax
	addq	%rsi, %r15
	imulq	%r14, %rax
	movq	%r13, %r14
	leaq	(%r12,%r15,4), %rdx
	movq	624(%rsp), %r15
	movq	%rdx, -16(%rsp)
	movq	16(%rbp), %rdx
	subq	%rax, %r14
	leaq	(%r15,%rcx), %rcx
	leaq	-2(%r11), %r15
	addq	%r9, %rdx
	movq	%r14, -24(%rsp)
	movq	544(%rsp), %r9
	addq	%rsi, %rcx
	leaq	(%r12,%rcx,4), %rsi
	movq	%rdx, -40(%rsp)
	xorl	%edx, %edx
	movq	%r9, %rax
	movq	%rsi, -32(%rsp)
	xorl	%esi, %esi
	andq	$-16, %rax
	movq	%r15, 928(%rsp)
	leaq	2(%rax), %r14
	movq	%rax, 272(%rsp)
	vmovq	%xmm0, %rax
	movq	%r14, 280(%rsp)
	leaq	-1(%r11), %r14
	leaq	2(%r10,%r10), %r11
	cmpq	%r9, %r14
	movq	%r11, 568(%rsp)
	vmovq	%xmm1, %r11
	cmovg	%r9, %r14
	addq	$2, %rdi
	movq	%rdi, 552(%rsp)
	movq	%r14, 264(%rsp)
	movq	920(%rsp), %r10
	movq	912(%rsp), %r15
	vmovq	%xmm8, -96(%rsp)
	vmovq	%xmm9, -104(%rsp)
	vmovq	%xmm10, -112(%rsp)
	vmovq	%xmm11, 216(%rsp)
	vmovq	%xmm12, 208(%rsp)
	vmovq	%xmm13, 200(%rsp)
	vmovq	%xmm14, 192(%rsp)
	vmovq	%xmm15, 184(%rsp)
	vmovq	%xmm16, 176(%rsp)
	vmovq	%xmm18, 168(%rsp)
	vmovq	%xmm19, 160(%rsp)
	vmovq	%xmm20, 152(%rsp)
	vmovq	%xmm21, 144(%rsp)
	vmovq	%xmm22, 136(%rsp)
	vmovq	%xmm23, 128(%rsp)
	vmovq	%xmm24, 120(%rsp)
	vmovq	%xmm4, 112(%rsp)
	vmovq	%xmm5, 104(%rsp)
	vmovq	%xmm6, 96(%rsp)
	vmovq	%xmm7, 88(%rsp)
	vmovq	%xmm3, 80(%rsp)
	vmovq	%xmm2, 72(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	80(%rsp), %rdi
	movq	-48(%rsp), %rcx
	vmovq	%r11, %xmm25
	movq	-56(%rsp), %r9
	movq	-64(%rsp), %r14
	addq	%rdx, %rdi
	addq	%rdx, %rcx
	movq	-72(%rsp), %r8
	movq	%rdi, 736(%rsp)
	addq	%rdx, %r9
	addq	%rdx, %r14
	movq	%rdi, 496(%rsp)
	movq	-80(%rsp), %rdi
	addq	%rdx, %r8
	movq	%rcx, 536(%rsp)
	movq	112(%rsp), %rcx
	addq	%rdx, %rdi
	movq	%r9, 528(%rsp)
	vmovq	%rdi, %xmm28
	movq	96(%rsp), %rdi
	leaq	(%rdx,%rcx), %r9
	movq	%r14, 520(%rsp)
	movq	104(%rsp), %r14
	movq	%r9, 936(%rsp)
	leaq	(%rdx,%rdi), %rcx
	movq	-96(%rsp), %r9
	movq	-112(%rsp), %rdi
	movq	%r8, 512(%rsp)
	leaq	(%rdx,%r14), %r8
	movq	%rcx, 744(%rsp)
	movq	88(%rsp), %r14
	movq	%r8, 920(%rsp)
	addq	%rsi, %r9
	movq	-104(%rsp), %r8
	addq	%rsi, %rdi
	vmovq	%r9, %xmm29
	movq	216(%rsp), %rcx
	vmovq	%rdi, %xmm31
	addq	%rdx, %r14
	movq	208(%rsp), %r9
	movq	200(%rsp), %rdi
	addq	%rsi, %r8
	movq	%r14, 320(%rsp)
	addq	%rsi, %rcx
	vmovq	%r8, %xmm30
	movq	%rcx, 464(%rsp)
	leaq	(%rdx,%r9), %r8
	leaq	(%rsi,%rdi), %rcx
	movq	192(%rsp), %r9
	movq	184(%rsp), %rdi
	movq	%r8, 456(%rsp)
	movq	%rcx, 448(%rsp)
	leaq	(%rdx,%r9), %r8
	leaq	(%rsi,%rdi), %rcx
	movq	%r8, 440(%rsp)
	vmovq	%xmm17, %rdi
	movq	%rcx, 432(%rsp)
	movq	176(%rsp), %r9
	addq	%rsi, %rdi
	movq	168(%rsp), %rcx
	movq	%rdi, 416(%rsp)
	leaq	(%rdx,%r9), %r8
	movq	%r15, 792(%rsp)
	movq	%r8, 424(%rsp)
	movq	160(%rsp), %r8
	leaq	(%rdx,%rcx), %r9
	movq	152(%rsp), %rcx
	movq	%r9, 408(%rsp)
	leaq	(%rsi,%r8), %rdi
	movq	144(%rsp), %r8
	leaq	(%rsi,%rcx), %r9
	movq	136(%rsp), %rcx
	movq	%rdi, 400(%rsp)
	leaq	(%rsi,%r8), %rdi
	movq	128(%rsp), %r8
	movq	%r9, 392(%rsp)
	leaq	(%rdx,%rcx), %r9
	movq	120(%rsp), %rcx
	movq	%rdi, 384(%rsp)
	leaq	(%rsi,%r8), %rdi
	movq	%r9, 376(%rsp)
	movq	-16(%rsp), %r8
	leaq	(%rdx,%rcx), %r9
	movq	%rdi, 368(%rsp)
	movq	-32(%rsp), %rcx
	movq	-24(%rsp), %rdi
	movq	%r9, 360(%rsp)
	addq	%rsi, %r8
	movq	-40(%rsp), %r9
	addq	%rsi, %rcx
	movq	%r8, 352(%rsp)
	addq	%rdx, %rdi
	movq	488(%rsp), %r8
	movq	%rcx, 336(%rsp)
	movq	%rdi, 344(%rsp)
	movq	8(%rsp), %rcx
	addq	%rdx, %r9
	movq	(%rsp), %rdi
	movq	%r9, 328(%rsp)
	leaq	2(%r10), %r9
	movq	%r8, 776(%rsp)
	movq	%r14, %r8
	movq	%rdi, 784(%rsp)
	movq	%rcx, 808(%rsp)
	xorl	%ecx, %ecx
	movq	$0, 800(%rsp)
	movq	72(%rsp), %r14
	movq	1024(%rsp), %rdi
	movq	%r9, 688(%rsp)
	movq	752(%rsp), %r9
	movq	%rbx, 64(%rsp)
	subq	%r14, %rdi
	movq	768(%rsp), %r14
	movq	%r10, 56(%rsp)
	movq	$2, 728(%rsp)
	leaq	2(%r9,%r14), %r9
	movq	%rdi, 760(%rsp)
	movq	936(%rsp), %r14
	movq	%rcx, 720(%rsp)
	vmovq	%r9, %xmm27
	movq	920(%rsp), %r9
	movq	%r15, 48(%rsp)
	movq	%rax, 40(%rsp)
	movq	%rdx, 32(%rsp)
	movq	%rsi, 24(%rsp)
	vmovq	%xmm28, 504(%rsp)
	vmovq	%xmm29, 312(%rsp)
	vmovq	%xmm30, 304(%rsp)
	vmovq	%xmm31, 296(%rsp)
	vmovq	%xmm27, 680(%rsp)
	.p2align 4,,10
	.p2align 3
.L15:
	addq	$1, 728(%rsp)
	cmpq	$14, 472(%rsp)
	jbe	.L35
	movq	720(%rsp), %rax
	leaq	8(%r14), %r15
	leaq	4(%r14), %rcx
	movq	312(%rsp), %rbx
	movq	296(%rsp), %r11
	movq	304(%rsp), %r10
	movq	%r15, 864(%rsp)
	leaq	8(%rax,%rbx), %rdx
	leaq	12(%r14), %rbx
	leaq	8(%rax,%r11), %rdi
	leaq	8(%rax,%r10), %rsi
	movq	%rdx, 856(%rsp)
	movq	456(%rsp), %r10
	movq	464(%rsp), %rdx
	movq	%rdi, 872(%rsp)
	movq	448(%rsp), %rdi
	leaq	8(%rax,%r10), %r11
	movq	%rbx, 880(%rsp)
	leaq	8(%rax,%rdx), %r15
	movq	432(%rsp), %r10
	movq	440(%rsp), %rdx
	movq	%r11, 896(%rsp)
	leaq	8(%rax,%rdi), %rbx
	movq	424(%rsp), %rdi
	movq	%r15, 888(%rsp)
	leaq	8(%rax,%r10), %r11
	leaq	8(%rax,%rdx), %r15
	movq	408(%rsp), %r10
	movq	416(%rsp), %rdx
	movq	%rbx, 904(%rsp)
	leaq	8(%rax,%rdi), %rbx
	movq	400(%rsp), %rdi
	movq	%r15, 912(%rsp)
	leaq	8(%rax,%rdx), %r15
	movq	392(%rsp), %rdx
	movq	%r11, 920(%rsp)
	leaq	8(%rax,%r10), %r11
	leaq	16(%r14), %r10
	vmovq	%r15, %xmm10
	movq	%rbx, 936(%rsp)
	leaq	8(%rax,%rdi), %rbx
	vmovq	%r11, %xmm9
	movq	384(%rsp), %r11
	vmovq	%rbx, %xmm8
	movq	376(%rsp), %rbx
	leaq	8(%rax,%rdx), %r15
	vmovq	%r10, %xmm0
	leaq	8(%rax,%r11), %rdi
	movq	%r15, 848(%rsp)
	movq	360(%rsp), %r11
	leaq	8(%rax,%rbx), %rdx
	movq	368(%rsp), %r15
	movq	352(%rsp), %rbx
	vmovq	%rdi, %xmm4
	vmovq	%rdx, %xmm3
	movq	344(%rsp), %rdx
	leaq	8(%rax,%r11), %rdi
	leaq	8(%rax,%r15), %r10
	vmovq	%rdi, %xmm1
	leaq	8(%rax,%rbx), %r15
	vmovq	%r10, %xmm2
	leaq	8(%rax,%rdx), %rbx
	movq	336(%rsp), %r10
	movq	320(%rsp), %rdi
	movq	328(%rsp), %rdx
	movq	%rsi, 832(%rsp)
	leaq	8(%rax,%r10), %r11
	leaq	8(%rax,%rdi), %r10
	movq	%r9, 672(%rsp)
	vmovq	%xmm4, %rdi
	leaq	8(%rax,%rdx), %rax
	vmovq	%xmm2, %r9
	xorl	%edx, %edx
	movq	%r8, 664(%rsp)
	movq	%rax, 840(%rsp)
	xorl	%eax, %eax
	vmovq	%xmm3, %r8
	movq	%r13, 656(%rsp)
	movq	%r10, %r13
	vmovq	%xmm1, %r10
	movq	%r12, 648(%rsp)
	movq	%r11, %r12
	movq	%r15, %r11
	movq	%r14, %r15
	vmovq	%xmm0, 824(%rsp)
	movq	%rcx, %r14
	.p2align 4,,10
	.p2align 3
.L5:
	movq	832(%rsp), %rsi
	vmovups	(%r14,%rax), %zmm5
	addq	$1, %rdx
	movq	864(%rsp), %rcx
	vmovups	(%r15,%rax), %zmm0
	vmulps	(%rsi,%rax), %zmm5, %zmm11
	movq	856(%rsp), %rsi
	vmovups	(%rcx,%rax), %zmm6
	movq	880(%rsp), %rcx
	vfmadd231ps	(%rsi,%rax), %zmm6, %zmm11
	movq	872(%rsp), %rsi
	vmovups	(%rcx,%rax), %zmm7
	movq	896(%rsp), %rcx
	vfmadd231ps	(%rsi,%rax), %zmm7, %zmm11
	movq	888(%rsp), %rsi
	vmovups	(%rcx,%rax), %zmm12
	movq	912(%rsp), %rcx
	vfmadd231ps	(%rsi,%rax), %zmm12, %zmm11
	movq	904(%rsp), %rsi
	vmovups	(%rcx,%rax), %zmm13
	movq	936(%rsp), %rcx
	vfmadd231ps	(%rsi,%rax), %zmm13, %zmm11
	movq	920(%rsp), %rsi
	vmovups	(%rcx,%rax), %zmm14
	vmovq	%xmm9, %rcx
	vmovups	(%rdi,%rax), %zmm3
	vfmadd231ps	(%rsi,%rax), %zmm14, %zmm11
	vmovq	%xmm10, %rsi
	vmovups	(%rcx,%rax), %zmm15
	vmovq	%xmm8, %rcx
	vfmadd231ps	(%rsi,%rax), %zmm15, %zmm11
	movq	848(%rsp), %rsi
	vfmadd231ps	(%rcx,%rax), %zmm0, %zmm11
	movq	824(%rsp), %rcx
	vmovups	(%rsi,%rax), %zmm4
	vfmadd231ps	(%rcx,%rax), %zmm4, %zmm11
	vfmadd231ps	(%r8,%rax), %zmm3, %zmm11
	vmovups	(%r9,%rax), %zmm2
	vfmadd231ps	(%r10,%rax), %zmm2, %zmm11
	vmovups	(%r11,%rax), %zmm1
	vfmadd231ps	(%rbx,%rax), %zmm1, %zmm11
	vmovups	(%r12,%rax), %zmm5
	vfmadd231ps	0(%r13,%rax), %zmm5, %zmm11
	movq	840(%rsp), %rsi
	vmovups	%zmm11, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, 816(%rsp)
	jne	.L5
	movq	672(%rsp), %r9
	movq	664(%rsp), %r8
	movq	%r15, %r14
	movq	656(%rsp), %r13
	movq	648(%rsp), %r12
	testb	$15, 544(%rsp)
	je	.L33
	movq	272(%rsp), %rsi
	movq	280(%rsp), %rax
.L13:
	movq	288(%rsp), %rbx
	subq	%rsi, %rbx
	leaq	-4(%rbx), %rdx
	subq	$5, %rbx
	movq	%rdx, 840(%rsp)
	cmpq	$6, %rbx
	jbe	.L7
	movq	792(%rsp), %rdi
	movq	568(%rsp), %rcx
	movq	560(%rsp), %rbx
	movq	808(%rsp), %r10
	leaq	(%rsi,%rdi), %r11
	movq	688(%rsp), %rdi
	movq	768(%rsp), %rdx
	addq	%r11, %rcx
	addq	%r11, %rbx
	leaq	(%rsi,%r10), %r10
	movq	%rcx, 936(%rsp)
	movq	552(%rsp), %rcx
	addq	%r10, %rdi
	leaq	2(%r10,%rdx), %r15
	movq	%rbx, 920(%rsp)
	addq	$2, %rdx
	movq	704(%rsp), %rbx
	vmovq	%r15, %xmm10
	addq	%r11, %rcx
	movq	%rdi, 912(%rsp)
	leaq	0(,%r15,4), %r15
	leaq	2(%r10,%rbx), %rdi
	movq	%rcx, 904(%rsp)
	movq	616(%rsp), %rcx
	movq	%rdi, 896(%rsp)
	movq	800(%rsp), %rdi
	leaq	2(%r11,%rcx), %rbx
	movq	680(%rsp), %rcx
	movq	%rbx, 888(%rsp)
	movq	%rdi, %rbx
	addq	%rdx, %rdi
	addq	%rcx, %rbx
	addq	%rsi, %rdi
	leaq	(%rbx,%rsi), %rcx
	movq	592(%rsp), %rbx
	movq	%rdi, 848(%rsp)
	leaq	2(%r11,%rbx), %rbx
	movq	%rbx, 880(%rsp)
	movq	784(%rsp), %rbx
	addq	%rdx, %rbx
	addq	%rsi, %rbx
	movq	%rbx, 872(%rsp)
	movq	584(%rsp), %rbx
	leaq	2(%r11,%rbx), %rbx
	movq	%rbx, 864(%rsp)
	movq	632(%rsp), %rbx
	leaq	2(%rbx,%r11), %rbx
	movq	%rbx, 856(%rsp)
	movq	576(%rsp), %rbx
	leaq	2(%r11,%rbx), %rbx
	vmovq	%rbx, %xmm9
	movq	712(%rsp), %rbx
	leaq	2(%r10,%rbx), %rbx
	vmovq	%rbx, %xmm8
	movq	608(%rsp), %rbx
	leaq	2(%r11,%rbx), %rbx
	vmovq	%rbx, %xmm11
	movq	696(%rsp), %rbx
	leaq	2(%r10,%rbx), %rbx
	movq	600(%rsp), %r10
	leaq	2(%r11,%r10), %r10
	vmovq	%r10, %xmm12
	movq	624(%rsp), %r10
	movq	776(%rsp), %rdi
	vmovups	8(%r12,%r11,4), %ymm7
	addq	%rdi, %rdx
	leaq	2(%r11,%r10), %r10
	addq	%rsi, %rdx
	movq	640(%rsp), %rsi
	leaq	2(%rsi,%r11), %rdi
	movq	936(%rsp), %r11
	vmovq	%xmm10, %rsi
	vmovups	(%r12,%rdi,4), %ymm6
	movq	920(%rsp), %rdi
	vmulps	-4(%r13,%r15), %ymm6, %ymm13
	vmovups	(%r12,%r11,4), %ymm14
	vfmadd231ps	0(%r13,%rsi,4), %ymm7, %ymm13
	movq	912(%rsp), %rsi
	vfmadd231ps	4(%r13,%r15), %ymm14, %ymm13
	vmovups	(%r12,%rdi,4), %ymm15
	movq	896(%rsp), %r11
	movq	904(%rsp), %rdi
	vfmadd231ps	0(%r13,%rsi,4), %ymm15, %ymm13
	movq	888(%rsp), %rsi
	vmovups	(%r12,%rdi,4), %ymm0
	vfmadd231ps	0(%r13,%r11,4), %ymm0, %ymm13
	vmovups	(%r12,%rsi,4), %ymm4
	movq	872(%rsp), %rdi
	vfmadd231ps	0(%r13,%rcx,4), %ymm4, %ymm13
	movq	880(%rsp), %rcx
	movq	864(%rsp), %r11
	movq	856(%rsp), %rsi
	vmovups	(%r12,%rcx,4), %ymm3
	vfmadd231ps	0(%r13,%rdi,4), %ymm3, %ymm13
	vmovq	%xmm8, %rcx
	vmovq	%xmm9, %rdi
	vmovups	(%r12,%r11,4), %ymm2
	vfmadd231ps	-8(%r13,%r15), %ymm2, %ymm13
	vmovq	%xmm11, %r11
	vmovups	(%r12,%rsi,4), %ymm1
	vfmadd231ps	8(%r13,%r15), %ymm1, %ymm13
	vmovq	%xmm12, %rsi
	vmovups	(%r12,%rdi,4), %ymm5
	vfmadd231ps	0(%r13,%rcx,4), %ymm5, %ymm13
	vmovups	(%r12,%r11,4), %ymm10
	vfmadd231ps	0(%r13,%rbx,4), %ymm10, %ymm13
	movq	848(%rsp), %rbx
	vmovups	(%r12,%rsi,4), %ymm9
	vmovups	(%r12,%r10,4), %ymm8
	vfmadd231ps	0(%r13,%rbx,4), %ymm9, %ymm13
	vfmadd231ps	0(%r13,%rdx,4), %ymm8, %ymm13
	movq	16(%rbp), %rdx
	vmovups	%ymm13, (%rdx,%r15)
	movq	840(%rsp), %r15
	movq	%r15, %r10
	andq	$-8, %r10
	addq	%r10, %rax
	andl	$7, %r15d
	je	.L33
.L7:
	movq	808(%rsp), %rcx
	movq	768(%rsp), %r11
	leaq	1(%rax), %rdx
	movq	264(%rsp), %rbx
	addq	%r11, %rcx
	addq	%rax, %rcx
	leaq	0(%r13,%rcx,4), %rsi
	cmpq	%rbx, %rdx
	jge	.L36
	movq	752(%rsp), %rdx
	movq	800(%rsp), %r15
	movq	%r14, 880(%rsp)
	movq	496(%rsp), %rcx
	vmovq	(%rsi), %xmm8
	movq	%r8, 912(%rsp)
	leaq	(%rdx,%r15), %r10
	vmovq	-4(%rsi), %xmm2
	movq	808(%rsp), %rdx
	movq	%r13, 872(%rsp)
	vmovss	4(%rsi), %xmm3
	movq	784(%rsp), %rsi
	leaq	(%r10,%rax), %rdi
	leaq	(%rax,%r15), %r15
	leaq	(%rcx,%rdi,4), %r11
	vmovshdup	%xmm8, %xmm5
	movq	776(%rsp), %rdi
	leaq	(%rcx,%r15,4), %r15
	leaq	(%rax,%rsi), %rbx
	leaq	(%rax,%rdx), %rsi
	movq	792(%rsp), %rdx
	movq	%r11, 936(%rsp)
	salq	$2, %rsi
	leaq	(%rax,%rdi), %r11
	movq	760(%rsp), %rdi
	leaq	(%rcx,%rbx,4), %rbx
	addq	%rax, %rdx
	movq	%r10, 920(%rsp)
	leaq	(%rcx,%r11,4), %r11
	leaq	(%rcx,%rsi), %r10
	salq	$2, %rdx
.L10:
	movq	1008(%rsp), %r8
	movq	536(%rsp), %r14
	addq	$12, %rbx
	addq	$12, %r10
	vmovq	(%rdi,%rdx), %xmm12
	vmovq	(%r12,%rdx), %xmm11
	addq	$12, %r15
	addq	$12, %r11
	movq	(%r8,%rdx), %r13
	movq	(%r14,%rsi), %rcx
	movq	1000(%rsp), %r8
	movq	528(%rsp), %r14
	vmulps	%xmm2, %xmm12, %xmm6
	vmovq	%r13, %xmm4
	vmovq	%rcx, %xmm13
	vinsertps	$0x10, -4(%r10), %xmm3, %xmm0
	vmovq	-4(%r10), %xmm2
	movq	(%r8,%rdx), %r13
	movq	(%r14,%rsi), %rcx
	movq	992(%rsp), %r8
	movq	984(%rsp), %r14
	vmovq	%r13, %xmm1
	vmovq	%rcx, %xmm7
	movq	%rax, %rcx
	movq	(%r8,%rdx), %r13
	movq	(%r14,%rdx), %r8
	vfmadd132ps	%xmm8, %xmm6, %xmm11
	addq	$4, %rcx
	vmovq	(%r9,%rax,4), %xmm8
	vmovq	%r13, %xmm14
	vmovq	%r8, %xmm15
	movq	744(%rsp), %r13
	movq	976(%rsp), %r8
	movq	0(%r13,%rax,4), %r14
	movq	(%r8,%rdx), %r13
	movq	%r13, 896(%rsp)
	movq	944(%rsp), %r13
	movq	%r14, 904(%rsp)
	vmovq	904(%rsp), %xmm12
	vmovq	0(%r13,%rdx), %xmm3
	movq	968(%rsp), %r14
	vmovq	896(%rsp), %xmm6
	vfmadd132ps	%xmm0, %xmm11, %xmm3
	vmovaps	%xmm15, %xmm11
	movq	(%r14,%rdx), %r8
	movq	520(%rsp), %r14
	movq	%r8, 888(%rsp)
	vfmadd231ps	%xmm4, %xmm13, %xmm3
	vmovq	-20(%r10), %xmm13
	vfmadd231ps	%xmm7, %xmm1, %xmm3
	vmovq	%r8, %xmm7
	vfmadd231ps	%xmm8, %xmm14, %xmm3
	vmovq	(%r14,%rsi), %xmm14
	movq	960(%rsp), %r8
	movq	512(%rsp), %r14
	vmulss	8(%rdi,%rdx), %xmm5, %xmm5
	vmovq	(%r8,%rdx), %xmm15
	movq	1016(%rsp), %r8
	vmovq	(%r10), %xmm8
	vmovq	(%r8,%rdx), %xmm0
	movq	952(%rsp), %r8
	vfmadd132ps	%xmm12, %xmm3, %xmm11
	vmovq	(%r14,%rsi), %xmm3
	movq	736(%rsp), %r14
	vmovq	(%r8,%rdx), %xmm1
	movq	1024(%rsp), %r8
	vmovq	(%r14,%rax,4), %xmm4
	movq	912(%rsp), %r14
	vmovq	(%r8,%rdx), %xmm9
	vmovss	(%r10), %xmm12
	vmovq	(%r14,%rax,4), %xmm10
	movq	504(%rsp), %r14
	addq	$3, %rax
	vfmadd231ps	%xmm13, %xmm6, %xmm11
	movq	1008(%rsp), %r8
	vmovss	8(%r8,%rdx), %xmm6
	movq	528(%rsp), %r8
	vfmadd132ps	%xmm2, %xmm11, %xmm7
	vmovaps	%xmm2, %xmm11
	vfmadd132ss	8(%r12,%rdx), %xmm5, %xmm11
	vmovshdup	%xmm8, %xmm5
	vfmadd231ss	8(%r13,%rdx), %xmm12, %xmm11
	movq	536(%rsp), %r13
	vfmadd231ss	8(%r13,%rsi), %xmm6, %xmm11
	movq	992(%rsp), %r13
	vfmadd231ps	%xmm15, %xmm14, %xmm7
	vfmadd231ps	%xmm0, %xmm3, %xmm7
	vfmadd231ps	%xmm1, %xmm4, %xmm7
	vfmadd132ps	%xmm9, %xmm7, %xmm10
	vmovlps	%xmm10, (%r14,%rsi)
	movq	1000(%rsp), %r14
	vmovss	8(%r14,%rdx), %xmm13
	movq	936(%rsp), %r14
	vfmadd231ss	8(%r8,%rsi), %xmm13, %xmm11
	vmovss	8(%r13,%rdx), %xmm7
	movq	984(%rsp), %r8
	vfmadd231ss	8(%r14), %xmm7, %xmm11
	addq	$12, %r14
	movq	976(%rsp), %r13
	vmovss	4(%r10), %xmm3
	movq	%r14, 936(%rsp)
	vmovss	8(%r8,%rdx), %xmm14
	movq	968(%rsp), %r8
	vfmadd231ss	-4(%rbx), %xmm14, %xmm11
	vmovss	8(%r13,%rdx), %xmm15
	vfmadd231ss	-12(%r10), %xmm15, %xmm11
	movq	520(%rsp), %r13
	vfmadd231ss	8(%r8,%rdx), %xmm5, %xmm11
	movq	960(%rsp), %r8
	vmovss	8(%r8,%rdx), %xmm0
	vfmadd231ss	8(%r13,%rsi), %xmm0, %xmm11
	movq	1016(%rsp), %r13
	movq	512(%rsp), %r8
	vmovss	8(%r13,%rdx), %xmm4
	movq	952(%rsp), %r13
	vfmadd231ss	8(%r8,%rsi), %xmm4, %xmm11
	movq	1024(%rsp), %r8
	vmovss	8(%r13,%rdx), %xmm1
	vfmadd231ss	-4(%r15), %xmm1, %xmm11
	vmovss	8(%r8,%rdx), %xmm10
	vfmadd231ss	-4(%r11), %xmm10, %xmm11
	addq	$12, %rdx
	movq	504(%rsp), %r13
	vmovss	%xmm11, 8(%r13,%rsi)
	addq	$12, %rsi
	cmpq	%rcx, 544(%rsp)
	jg	.L10
	movq	%rdi, 760(%rsp)
	movq	880(%rsp), %r14
	leaq	1(%rax), %rdx
	movq	912(%rsp), %r8
	movq	872(%rsp), %r13
.L9:
	movq	792(%rsp), %rdi
	movq	808(%rsp), %r10
	movq	%r14, 912(%rsp)
	movq	496(%rsp), %r11
	movq	744(%rsp), %rcx
	movq	%r13, 904(%rsp)
	leaq	(%rax,%r10), %r15
	addq	%rdi, %rax
	movq	256(%rsp), %rbx
	movq	760(%rsp), %rdi
	leaq	(%r11,%r15,4), %rsi
	movq	%rcx, 936(%rsp)
	salq	$2, %rax
	movq	%r12, %rcx
	movq	736(%rsp), %r11
	movq	240(%rsp), %r14
	movq	232(%rsp), %r15
	movq	248(%rsp), %r13
	movq	224(%rsp), %r12
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L37:
	addq	$1, %rdx
.L11:
	movq	944(%rsp), %r10
	vmovss	(%rdi,%rax), %xmm2
	addq	$4, %rsi
	vmulss	-8(%rsi), %xmm2, %xmm9
	vmovss	(%rcx,%rax), %xmm8
	vmovss	(%r10,%rax), %xmm11
	movq	1008(%rsp), %r10
	vfmadd231ss	-4(%rsi), %xmm8, %xmm9
	vmovss	-12(%rsi), %xmm14
	vmovss	(%r10,%rax), %xmm12
	movq	1000(%rsp), %r10
	vfmadd231ss	(%rsi), %xmm11, %xmm9
	vmovss	4(%rsi), %xmm15
	vmovss	(%r10,%rax), %xmm6
	movq	992(%rsp), %r10
	vfmadd231ss	(%rbx,%rax), %xmm12, %xmm9
	vmovss	(%r14,%rax), %xmm3
	vmovss	(%r10,%rax), %xmm13
	movq	984(%rsp), %r10
	vfmadd231ss	0(%r13,%rax), %xmm6, %xmm9
	vmovss	(%r15,%rax), %xmm5
	vmovss	(%r10,%rax), %xmm7
	movq	936(%rsp), %r10
	vfmadd231ss	-4(%r9,%rdx,4), %xmm13, %xmm9
	vfmadd231ss	-4(%r10,%rdx,4), %xmm7, %xmm9
	movq	976(%rsp), %r10
	vfmadd231ss	(%r10,%rax), %xmm14, %xmm9
	movq	968(%rsp), %r10
	vfmadd231ss	(%r10,%rax), %xmm15, %xmm9
	movq	960(%rsp), %r10
	vfmadd231ss	(%r10,%rax), %xmm3, %xmm9
	movq	1016(%rsp), %r10
	vfmadd231ss	(%r10,%rax), %xmm5, %xmm9
	movq	952(%rsp), %r10
	vmovss	-4(%r11,%rdx,4), %xmm0
	vmovss	-4(%r8,%rdx,4), %xmm4
	vfmadd231ss	(%r10,%rax), %xmm0, %xmm9
	movq	1024(%rsp), %r10
	vfmadd231ss	(%r10,%rax), %xmm4, %xmm9
	movq	928(%rsp), %r10
	vmovss	%xmm9, (%r12,%rax)
	addq	$4, %rax
	cmpq	%r10, %rdx
	jl	.L37
	movq	%rdi, 760(%rsp)
	movq	912(%rsp), %r14
	movq	%rcx, %r12
	movq	904(%rsp), %r13
.L6:
	movq	488(%rsp), %rax
	movq	920(%rsp), %rsi
	movq	752(%rsp), %rdx
	addq	%rax, 744(%rsp)
	addq	%rax, 736(%rsp)
	addq	%rax, %r14
	addq	%rax, %r9
	movq	728(%rsp), %rdi
	addq	%rdx, 792(%rsp)
	addq	%rax, %r8
	addq	%rdx, 808(%rsp)
	addq	%rdx, 784(%rsp)
	addq	%rdx, 776(%rsp)
	addq	%rax, 720(%rsp)
	movq	%rsi, 800(%rsp)
	cmpq	%rdi, 480(%rsp)
	jne	.L15
	movq	64(%rsp), %rbx
	movq	16(%rsp), %r8
	vmovq	%xmm25, %r11
	movq	56(%rsp), %r10
	movq	48(%rsp), %r15
	movq	32(%rsp), %rdx
	movq	24(%rsp), %rsi
	movq	-8(%rsp), %r9
	movq	40(%rsp), %rax
	addq	%rbx, %r10
	addq	%rbx, 768(%rsp)
	addq	%r8, %rdx
	addq	%r8, %rsi
	addq	%rbx, 704(%rsp)
	addq	%r9, %r15
	addq	%rbx, 712(%rsp)
	addq	%rbx, 696(%rsp)
	addq	%rax, 256(%rsp)
	addq	%rax, 248(%rsp)
	addq	%rax, 240(%rsp)
	addq	%rax, 232(%rsp)
	addq	%rax, 224(%rsp)
	cmpq	%r11, -88(%rsp)
	je	.L30
	addq	$1, %r11
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	752(%rsp), %rax
	movq	800(%rsp), %rdi
	addq	%rdi, %rax
	movq	%rax, 920(%rsp)
	jmp	.L6
.L35:
	xorl	%esi, %esi
	movl	$2, %eax
	jmp	.L13
.L36:
	movq	752(%rsp), %rsi
	movq	800(%rsp), %rbx
	addq	%rbx, %rsi
	movq	%rsi, 920(%rsp)
	jmp	.L9
.L30:
	vzeroupper
.L31:
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
