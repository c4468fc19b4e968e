	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %rax
	movq	%rcx, %r10
	leaq	-1(%rsi), %rcx
	imulq	%rax, %rsi
	subq	$1, %rdx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	imulq	%rsi, %rdi
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1288, %rsp
	movq	%rdx, 576(%rsp)
	leaq	0(,%rdi,8), %rdx
	movq	%r8, 176(%rsp)
	movq	%rcx, 568(%rsp)
	movq	24(%rbp), %r11
	movq	%rax, 312(%rsp)
	movq	%rdi, 704(%rsp)
	movq	%rdx, 192(%rsp)
	cmpq	%r8, %r10
	jge	.L26
	movq	%rdi, %r15
	movq	%r9, %rbx
	leaq	(%rdi,%rdi), %r9
	salq	$4, %r15
	leaq	0(,%rax,8), %r12
	movq	%rdi, %rax
	leaq	(%r9,%rdi), %rdi
	leaq	(%r11,%r15), %r14
	vmovq	%rsi, %xmm0
	movq	%r12, %r8
	leaq	0(,%rdi,8), %r13
	leaq	0(,%rsi,8), %rcx
	shrq	$3, %r8
	movq	%r15, 696(%rsp)
	movq	%r13, 752(%rsp)
	movq	%rdx, %r13
	leaq	(%r14,%rdx), %rdx
	movq	%rcx, %rsi
	movq	%rdx, 1016(%rsp)
	addq	%r13, %rdx
	shrq	$3, %rsi
	movq	%rdx, 1008(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 1000(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 992(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 984(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 976(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 968(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 960(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 952(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 944(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 936(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 928(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 920(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 912(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 904(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 896(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 888(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 880(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 872(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 864(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 856(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 848(%rsp)
	addq	%r13, %rdx
	movq	%rdx, 840(%rsp)
	addq	%r13, %rdx
	cmpq	$1, 568(%rsp)
	movq	%rsi, 272(%rsp)
	movq	%r14, 1024(%rsp)
	movq	%rdx, 832(%rsp)
	jle	.L26
	cmpq	$1, 576(%rsp)
	jle	.L26
	imulq	%r10, %rsi
	movq	%r8, %r14
	movq	%r10, 1264(%rsp)
	leaq	1(%r9), %r9
	movq	%r14, 1080(%rsp)
	leaq	(%r8,%rsi), %r8
	leaq	(%r11,%r8,8), %rdx
	movq	%r8, 800(%rsp)
	vmovq	%xmm0, %r8
	imulq	%r10, %r8
	movq	%rdx, 536(%rsp)
	movq	%r8, 1056(%rsp)
	movq	%rax, %r8
	addq	%r14, %rax
	leaq	(%rsi,%rax), %r14
	addq	%r8, %rax
	leaq	(%r11,%r14,8), %rdx
	leaq	-1(%r10), %r14
	movq	%rdx, 544(%rsp)
	vmovq	%xmm0, %rdx
	leaq	1(%r10), %r10
	imulq	%rdx, %r14
	movq	%r10, 1256(%rsp)
	movq	%r14, 1048(%rsp)
	movq	%r8, %r14
	leaq	(%rsi,%rax), %r8
	addq	%r14, %rax
	leaq	(%r11,%r8,8), %rdx
	leaq	(%rsi,%rax), %r8
	movq	%rdx, 552(%rsp)
	addq	%r14, %rax
	leaq	(%r11,%r8,8), %rdx
	vmovq	%xmm0, %r8
	imulq	%r10, %r8
	movq	%rdx, 560(%rsp)
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	movq	%rax, 1280(%rsp)
	addq	%rsi, %rax
	leaq	0(,%r14,4), %r10
	leaq	(%r11,%rax,8), %rax
	movq	%r8, 1112(%rsp)
	leaq	(%r11,%rdx,8), %r8
	movq	1056(%rsp), %rdx
	movq	%rax, 520(%rsp)
	movq	1048(%rsp), %rax
	salq	$3, %rdx
	movq	%r8, 528(%rsp)
	leaq	(%r10,%r14), %r8
	movq	%rdx, 1272(%rsp)
	leaq	(%rbx,%rax,8), %rdx
	movq	1112(%rsp), %rax
	vmovq	%rdx, %xmm2
	leaq	(%rbx,%rax,8), %rdx
	vmovq	%rdx, %xmm3
	vmovq	%xmm0, %rdx
	subq	%rdx, %rax
	movq	1080(%rsp), %rdx
	addq	%rdx, %rax
	leaq	(%rbx,%rax,8), %rax
	vmovq	%rax, %xmm4
	movq	%rdx, %rax
	movq	1048(%rsp), %rdx
	addq	%rdx, %rax
	movq	1112(%rsp), %rdx
	leaq	(%rbx,%rax,8), %rax
	vmovq	%rax, %xmm5
	movq	1080(%rsp), %rax
	addq	%rdx, %rax
	movq	1080(%rsp), %rdx
	leaq	(%rbx,%rax,8), %rax
	vmovq	%rax, %xmm6
	movq	1048(%rsp), %rax
	addq	%rdx, %rdx
	movq	%rdx, 208(%rsp)
	addq	%rdx, %rax
	leaq	(%rbx,%rax,8), %rdx
	movq	208(%rsp), %rax
	vmovq	%rdx, %xmm7
	movq	1056(%rsp), %rdx
	addq	%rdx, %rax
	leaq	(%rbx,%rax,8), %rax
	vmovq	%rax, %xmm8
	vmovq	%xmm0, %rax
	addq	%rdx, %rax
	movq	%rax, %rdx
	movq	%rax, 1248(%rsp)
	movq	208(%rsp), %rax
	addq	%rdx, %rax
	leaq	(%rbx,%rax,8), %rdx
	movq	312(%rsp), %rax
	vmovq	%rdx, %xmm9
	leaq	-2(%rax), %rdx
	subq	$3, %rax
	movq	%rax, 464(%rsp)
	leaq	(%rdi,%rdi), %rax
	movq	%rdx, 320(%rsp)
	shrq	$3, %rdx
	vmovq	%rax, %xmm10
	movq	%rdx, 1104(%rsp)
	movq	1280(%rsp), %rax
	addq	%r14, %rax
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm11
	movq	%r13, %rdx
	subq	%r14, %rdx
	movq	%rdx, 200(%rsp)
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm12
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm13
	movq	%r13, %rdx
	addq	%r14, %rdx
	vmovq	%rdx, %xmm1
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm14
	leaq	(%r8,%r8), %rdx
	movq	%rdx, 744(%rsp)
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm15
	movq	744(%rsp), %rdx
	addq	%r14, %rdx
	movq	%rdx, 736(%rsp)
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm16
	leaq	0(,%rdi,4), %rdx
	movq	%rdx, 728(%rsp)
	leaq	(%rsi,%rax), %rdx
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm17
	movq	728(%rsp), %rdx
	addq	%r14, %rdx
	addq	%r14, %rax
	addq	$1, %rdi
	movq	%rdx, 720(%rsp)
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm18
	movq	200(%rsp), %rdx
	addq	%rdx, %rdx
	movq	%rdx, 688(%rsp)
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm19
	movq	%r15, %rdx
	addq	%r14, %r15
	subq	%r14, %rdx
	movq	%r15, 672(%rsp)
	movq	%r14, %r15
	movq	%rdx, 680(%rsp)
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%r11,%rdx,8), %rdx
	vmovq	%rdx, %xmm20
	leaq	(%rsi,%rax), %rdx
	addq	%r14, %rax
	leaq	(%rsi,%rax), %r14
	leaq	(%r11,%rdx,8), %rdx
	addq	%r15, %rax
	vmovq	%rdx, %xmm21
	leaq	(%r11,%r14,8), %rdx
	vmovq	%xmm1, %r14
	addq	%r14, %r14
	vmovq	%rdx, %xmm22
	leaq	(%rsi,%rax), %rdx
	addq	%r15, %rax
	movq	%r14, 664(%rsp)
	addq	%r15, %r14
	leaq	(%r11,%rdx,8), %rdx
	movq	%r14, 656(%rsp)
	leaq	(%rsi,%rax), %r14
	vmovq	%rdx, %xmm23
	addq	%r15, %rax
	leaq	(%r11,%r14,8), %rdx
	leaq	0(,%r8,4), %r14
	movq	%r14, 712(%rsp)
	vmovq	%rdx, %xmm24
	addq	%r15, %r14
	leaq	(%rsi,%rax), %rdx
	addq	%r15, %rax
	leaq	(%r11,%rdx,8), %rdx
	movq	%r14, 648(%rsp)
	leaq	(%rsi,%rax), %r14
	vmovq	%rdx, %xmm25
	addq	%r15, %rax
	leaq	(%r11,%r14,8), %rdx
	movq	736(%rsp), %r14
	vmovq	%rdx, %xmm26
	leaq	(%rsi,%rax), %rdx
	addq	%r15, %rax
	addq	%r14, %r14
	movq	%r14, 640(%rsp)
	leaq	(%r11,%rdx,8), %r14
	movq	752(%rsp), %rdx
	vmovq	%r14, %xmm27
	leaq	(%rsi,%rax), %r14
	addq	%r15, %rax
	subq	%r15, %rdx
	movq	%rdx, 632(%rsp)
	leaq	(%r11,%r14,8), %rdx
	leaq	(%rsi,%rax), %r14
	addq	%r15, %rax
	vmovq	%rdx, %xmm28
	leaq	(%r11,%r14,8), %rdx
	movq	712(%rsp), %r14
	vmovq	%rdx, %xmm29
	leaq	(%rsi,%rax), %rdx
	addq	%r15, %rax
	movq	1056(%rsp), %r15
	addq	%rsi, %rax
	addq	%r8, %r14
	leaq	(%r11,%rax,8), %rsi
	movq	1080(%rsp), %rax
	movq	%r14, 624(%rsp)
	leaq	(%r11,%rdx,8), %r14
	vmovq	%rsi, %xmm31
	movq	720(%rsp), %rdx
	movq	320(%rsp), %rsi
	vmovq	%r14, %xmm30
	addq	%r15, %rax
	movq	16(%rbp), %r14
	movq	1024(%rsp), %r15
	andq	$-8, %rsi
	addq	%rdx, %rdx
	subq	%r13, %r15
	movq	%rdx, 616(%rsp)
	leaq	(%r14,%rax,8), %rdx
	leaq	1(%rsi), %rax
	movq	%rdx, 184(%rsp)
	leaq	1(%r8), %r13
	xorl	%edx, %edx
	movq	%rsi, 296(%rsp)
	xorl	%esi, %esi
	movq	%rax, 304(%rsp)
	movq	%r15, 824(%rsp)
	movq	1272(%rsp), %r8
	movq	%r11, %r15
	movq	%rdi, 600(%rsp)
	leaq	1(%r10), %rdi
	vmovq	%xmm0, %r10
	movq	%r9, 608(%rsp)
	movq	%rdi, 592(%rsp)
	movq	%rcx, %rdi
	movq	%rdx, %rcx
	movq	%r13, 584(%rsp)
	movq	%r12, 328(%rsp)
	vmovq	%xmm17, 168(%rsp)
	vmovq	%xmm11, 160(%rsp)
	vmovq	%xmm12, 152(%rsp)
	vmovq	%xmm13, 144(%rsp)
	vmovq	%xmm14, 136(%rsp)
	vmovq	%xmm15, 128(%rsp)
	vmovq	%xmm16, 120(%rsp)
	vmovq	%xmm18, 112(%rsp)
	vmovq	%xmm19, 104(%rsp)
	vmovq	%xmm20, 96(%rsp)
	vmovq	%xmm21, 88(%rsp)
	vmovq	%xmm22, 80(%rsp)
	vmovq	%xmm23, 72(%rsp)
	vmovq	%xmm24, 64(%rsp)
	vmovq	%xmm25, 56(%rsp)
	vmovq	%xmm26, 48(%rsp)
	vmovq	%xmm27, 40(%rsp)
	vmovq	%xmm28, 32(%rsp)
	vmovq	%xmm29, 24(%rsp)
	vmovq	%xmm30, 16(%rsp)
	vmovq	%xmm31, 8(%rsp)
	vmovq	%xmm4, (%rsp)
	vmovq	%xmm5, -8(%rsp)
	vmovq	%xmm6, -16(%rsp)
	vmovq	%xmm7, -24(%rsp)
	vmovq	%xmm8, -32(%rsp)
	vmovq	%xmm9, -40(%rsp)
	movq	1264(%rsp), %rax
	movq	1256(%rsp), %r9
	movq	1248(%rsp), %r11
	vmovq	%xmm2, -48(%rsp)
	vmovq	%xmm3, -56(%rsp)
	vmovq	%xmm10, -64(%rsp)
	vmovq	%xmm1, -72(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-48(%rsp), %r14
	movq	-56(%rsp), %rdx
	leaq	(%rbx,%r8), %r12
	movq	%r12, 1264(%rsp)
	movq	16(%rbp), %r13
	addq	%rcx, %r14
	addq	%rcx, %rdx
	movq	%r12, 288(%rsp)
	movq	(%rsp), %r12
	movq	%r14, 1256(%rsp)
	addq	%r8, %r13
	movq	%r14, 280(%rsp)
	movq	-8(%rsp), %r14
	addq	%rcx, %r12
	movq	%rdx, 1240(%rsp)
	movq	%rdx, 1064(%rsp)
	movq	-16(%rsp), %rdx
	addq	%rcx, %r14
	movq	%r13, 1040(%rsp)
	movq	-24(%rsp), %r13
	addq	%rcx, %rdx
	movq	%r12, 1248(%rsp)
	movq	-32(%rsp), %r12
	movq	%r14, 1232(%rsp)
	movq	-40(%rsp), %r14
	addq	%rcx, %r13
	movq	%rdx, 1224(%rsp)
	movq	160(%rsp), %rdx
	addq	%rcx, %r12
	addq	%rcx, %r14
	movq	%r13, 1216(%rsp)
	movq	152(%rsp), %r13
	addq	%rsi, %rdx
	movq	%r12, 1280(%rsp)
	movq	144(%rsp), %r12
	movq	%r14, 1272(%rsp)
	movq	136(%rsp), %r14
	addq	%rsi, %r13
	movq	%rdx, 512(%rsp)
	movq	128(%rsp), %rdx
	addq	%rsi, %r12
	addq	%rsi, %r14
	movq	%r12, 448(%rsp)
	addq	%rsi, %rdx
	movq	%r14, 456(%rsp)
	movq	%rdx, 392(%rsp)
	movq	%r13, 416(%rsp)
	movq	120(%rsp), %r13
	movq	112(%rsp), %r14
	movq	168(%rsp), %r12
	addq	%rsi, %r13
	movq	104(%rsp), %rdx
	addq	%rsi, %r14
	movq	%r13, 384(%rsp)
	movq	96(%rsp), %r13
	addq	%rsi, %r12
	movq	%r14, 368(%rsp)
	movq	88(%rsp), %r14
	addq	%rsi, %rdx
	movq	%r12, 376(%rsp)
	leaq	(%rsi,%r13), %r12
	movq	80(%rsp), %r13
	movq	%rdx, 360(%rsp)
	leaq	(%rsi,%r14), %rdx
	movq	72(%rsp), %r14
	movq	%r12, 352(%rsp)
	leaq	(%rsi,%r13), %r12
	movq	56(%rsp), %r13
	addq	%rsi, %r14
	movq	%rdx, 424(%rsp)
	movq	64(%rsp), %rdx
	movq	%r12, 440(%rsp)
	movq	48(%rsp), %r12
	addq	%rsi, %r13
	movq	%r14, 408(%rsp)
	movq	40(%rsp), %r14
	addq	%rsi, %rdx
	addq	%rsi, %r12
	movq	%rdx, 400(%rsp)
	movq	32(%rsp), %rdx
	addq	%rsi, %r14
	movq	%r13, 432(%rsp)
	movq	24(%rsp), %r13
	movq	%r12, 344(%rsp)
	movq	16(%rsp), %r12
	addq	%rsi, %rdx
	movq	%r14, 336(%rsp)
	movq	8(%rsp), %r14
	addq	%rsi, %r13
	addq	%rsi, %r12
	movq	%r13, 480(%rsp)
	addq	%rsi, %r14
	movq	%r12, 488(%rsp)
	movq	%r14, 496(%rsp)
	movq	%rdx, 472(%rsp)
	movq	184(%rsp), %rdx
	movq	272(%rsp), %r12
	movq	208(%rsp), %r13
	movq	$0, 1088(%rsp)
	addq	%rcx, %rdx
	movq	200(%rsp), %r14
	movq	$1, 1096(%rsp)
	imulq	%r12, %rax
	movq	%rdx, 504(%rsp)
	movq	192(%rsp), %rdx
	addq	$1, %r14
	movq	%r13, 1072(%rsp)
	movq	-72(%rsp), %r13
	addq	$1, %rdx
	movq	%r14, 784(%rsp)
	movq	%rax, 1032(%rsp)
	movq	-64(%rsp), %rax
	movq	%rdx, 776(%rsp)
	addq	$1, %rax
	movq	%r10, 264(%rsp)
	addq	$1, %r13
	movq	%rax, 792(%rsp)
	movq	%rdi, 256(%rsp)
	movq	%rsi, 248(%rsp)
	movq	%rcx, 240(%rsp)
	movq	%r8, 232(%rsp)
	movq	%r9, 224(%rsp)
	movq	%r11, 216(%rsp)
	movq	%r13, 768(%rsp)
	xorl	%r13d, %r13d
	.p2align 4,,10
	.p2align 3
.L12:
	movq	1096(%rsp), %r11
	movq	%r11, 760(%rsp)
	addq	$1, %r11
	cmpq	$6, 464(%rsp)
	movq	%r11, 1096(%rsp)
	jbe	.L29
	movq	536(%rsp), %rcx
	movq	560(%rsp), %r12
	vmovq	%rbx, %xmm31
	movq	1248(%rsp), %rax
	movq	528(%rsp), %r11
	leaq	8(%r13,%rcx), %r10
	leaq	8(%r13,%r12), %r14
	movq	544(%rsp), %rsi
	movq	552(%rsp), %r9
	movq	%r10, 1160(%rsp)
	leaq	8(%rax), %r8
	leaq	8(%r13,%r11), %rdx
	movq	520(%rsp), %r10
	movq	%r14, 1184(%rsp)
	movq	448(%rsp), %r14
	leaq	8(%r13,%rsi), %rcx
	leaq	8(%r13,%r9), %rdi
	movq	%r8, 1168(%rsp)
	leaq	8(%r13,%r10), %r8
	movq	512(%rsp), %rsi
	leaq	8(%r13,%r14), %r11
	movq	%rdx, 1192(%rsp)
	movq	456(%rsp), %rdx
	movq	%r8, 1200(%rsp)
	movq	392(%rsp), %r8
	vmovq	%r11, %xmm25
	leaq	8(%r13,%rsi), %r9
	movq	376(%rsp), %r11
	leaq	8(%r13,%rdx), %r10
	movq	%rdi, 1176(%rsp)
	leaq	8(%r13,%r8), %rsi
	movq	416(%rsp), %rdi
	movq	1256(%rsp), %rdx
	vmovq	%r10, %xmm24
	vmovq	%rsi, %xmm23
	leaq	8(%r13,%r11), %r10
	movq	1240(%rsp), %rsi
	movq	%r9, 1208(%rsp)
	leaq	8(%r13,%rdi), %r12
	leaq	8(%rdx), %r9
	movq	384(%rsp), %rdi
	vmovq	%r10, %xmm19
	movq	360(%rsp), %r10
	leaq	8(%rsi), %r8
	vmovq	%r9, %xmm22
	movq	368(%rsp), %r9
	vmovq	%r12, %xmm26
	vmovq	%r8, %xmm28
	leaq	16(%rsi), %rsi
	addq	$16, %rdx
	leaq	8(%r13,%rdi), %r12
	leaq	8(%r13,%r10), %r8
	movq	1264(%rsp), %rdi
	movq	1224(%rsp), %r10
	movq	1232(%rsp), %r11
	vmovq	%r8, %xmm17
	vmovq	%r12, %xmm21
	movq	1216(%rsp), %r8
	leaq	8(%r13,%r9), %r12
	leaq	8(%rdi), %r14
	vmovq	%rdx, %xmm8
	leaq	8(%r10), %r9
	vmovq	%r12, %xmm18
	vmovq	%r14, %xmm20
	movq	352(%rsp), %r12
	leaq	8(%r11), %r14
	vmovq	%r9, %xmm16
	leaq	8(%r8), %r9
	vmovq	%r9, %xmm14
	vmovq	%r14, %xmm27
	movq	1280(%rsp), %r9
	leaq	16(%rdi), %rdi
	leaq	8(%r13,%r12), %r14
	vmovq	%rdi, %xmm6
	leaq	16(%r11), %r11
	movq	424(%rsp), %r12
	vmovq	%r14, %xmm0
	vmovq	%rsi, %xmm4
	vmovq	%r11, %xmm2
	leaq	8(%r13,%r12), %r14
	leaq	8(%r9), %r12
	vmovq	%r14, %xmm13
	vmovq	%r12, %xmm12
	movq	440(%rsp), %r14
	movq	1272(%rsp), %r12
	movq	400(%rsp), %rdx
	movq	336(%rsp), %rdi
	movq	%rcx, 1136(%rsp)
	vmovq	%xmm12, %rbx
	leaq	8(%r13,%r14), %r9
	leaq	8(%r12), %r14
	movq	1280(%rsp), %rsi
	movq	%r13, 816(%rsp)
	vmovq	%r9, %xmm11
	vmovq	%r14, %xmm10
	movq	408(%rsp), %r9
	leaq	8(%r13,%rdx), %r14
	movq	344(%rsp), %rdx
	vmovq	%r14, %xmm7
	movq	%r15, 808(%rsp)
	vmovq	%xmm8, %r15
	leaq	8(%r13,%r9), %r12
	movq	432(%rsp), %r9
	leaq	8(%r13,%rdx), %r14
	vmovq	%r12, %xmm9
	movq	496(%rsp), %rdx
	vmovq	%r14, %xmm3
	leaq	16(%rax), %r14
	leaq	8(%r13,%r9), %r12
	movq	472(%rsp), %rax
	vmovq	%r12, %xmm5
	leaq	8(%r13,%rdi), %r9
	leaq	8(%r13,%rdx), %rdi
	movq	504(%rsp), %rdx
	leaq	8(%r13,%rax), %r12
	movq	1272(%rsp), %rax
	vmovq	%r9, %xmm1
	movq	%r14, 1128(%rsp)
	movq	%r12, 1152(%rsp)
	leaq	16(%r10), %r12
	movq	480(%rsp), %r10
	vmovq	%xmm9, %r14
	movq	%r12, 1120(%rsp)
	vmovq	%rdi, %xmm29
	vmovq	%xmm11, %r12
	vmovq	%xmm17, %rdi
	leaq	8(%r13,%r10), %r11
	leaq	16(%r8), %r10
	vmovdqa64	%xmm18, %xmm9
	movq	488(%rsp), %r8
	vmovq	%r11, %xmm11
	vmovq	%xmm13, %r11
	vmovq	%r10, %xmm13
	leaq	8(%r13,%r8), %r9
	leaq	16(%rsi), %r8
	vmovq	%xmm14, %r10
	leaq	16(%rax), %rsi
	leaq	8(%r13,%rdx), %rax
	vmovq	%r9, %xmm14
	xorl	%edx, %edx
	movq	%rax, 1144(%rsp)
	vmovq	%xmm10, %r13
	xorl	%eax, %eax
	vmovq	%r8, %xmm15
	vmovdqa	%xmm1, %xmm10
	vmovq	%xmm0, %r9
	vmovq	%xmm16, %r8
	vmovq	%rsi, %xmm30
	.p2align 4,,10
	.p2align 3
.L5:
	movq	1256(%rsp), %rcx
	movq	1136(%rsp), %rsi
	addq	$1, %rdx
	vmovupd	(%rcx,%rax), %zmm0
	movq	1168(%rsp), %rcx
	vmulpd	(%rsi,%rax), %zmm0, %zmm12
	movq	1160(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm8
	movq	1264(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	movq	1176(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm1
	movq	1240(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
	movq	1184(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm0
	movq	1232(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
	movq	1192(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm8
	movq	1248(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	movq	1200(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm1
	movq	1224(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
	movq	1208(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm0
	movq	1216(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
	vmovq	%xmm26, %rsi
	vmovupd	(%rcx,%rax), %zmm8
	movq	1280(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	vmovq	%xmm25, %rsi
	vmovupd	(%rcx,%rax), %zmm1
	movq	1272(%rsp), %rcx
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
	vmovq	%xmm24, %rsi
	vmovupd	(%rcx,%rax), %zmm0
	vmovq	%xmm22, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
	vmovq	%xmm23, %rsi
	vmovupd	(%rcx,%rax), %zmm8
	vmovq	%xmm20, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	vmovq	%xmm21, %rsi
	vmovupd	(%rcx,%rax), %zmm1
	vmovq	%xmm19, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
	vmovq	%xmm28, %rsi
	vmovupd	(%rcx,%rax), %zmm0
	vmovq	%xmm27, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
	vmovq	%xmm9, %rsi
	vmovupd	(%rcx,%rax), %zmm8
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	vmovq	%xmm7, %rcx
	vmovq	%xmm6, %rsi
	vmovupd	(%rdi,%rax), %zmm1
	vfmadd231pd	(%r8,%rax), %zmm1, %zmm12
	vmovupd	(%r9,%rax), %zmm0
	vfmadd231pd	(%r10,%rax), %zmm0, %zmm12
	vmovupd	(%r11,%rax), %zmm8
	vfmadd231pd	(%rbx,%rax), %zmm8, %zmm12
	vmovupd	(%r12,%rax), %zmm1
	vfmadd231pd	0(%r13,%rax), %zmm1, %zmm12
	vmovupd	(%r14,%rax), %zmm0
	vfmadd231pd	(%r15,%rax), %zmm0, %zmm12
	vmovupd	(%rcx,%rax), %zmm8
	vmovq	%xmm5, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	vmovq	%xmm4, %rsi
	vmovupd	(%rcx,%rax), %zmm1
	vmovq	%xmm3, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
	vmovq	%xmm2, %rsi
	vmovupd	(%rcx,%rax), %zmm0
	vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
	vmovq	%xmm10, %rcx
	movq	1128(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm8
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	movq	1152(%rsp), %rcx
	movq	1120(%rsp), %rsi
	vmovupd	(%rcx,%rax), %zmm1
	vmovq	%xmm11, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
	vmovq	%xmm13, %rsi
	vmovupd	(%rcx,%rax), %zmm0
	vmovq	%xmm14, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
	vmovq	%xmm15, %rsi
	vmovupd	(%rcx,%rax), %zmm8
	vmovq	%xmm29, %rcx
	vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
	vmovq	%xmm30, %rsi
	vmovupd	(%rcx,%rax), %zmm1
	vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
	movq	1144(%rsp), %rcx
	vmovupd	%zmm12, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rdx, 1104(%rsp)
	jne	.L5
	movq	816(%rsp), %r13
	movq	808(%rsp), %r15
	vmovq	%xmm31, %rbx
	testb	$7, 320(%rsp)
	je	.L30
	movq	304(%rsp), %r14
	movq	296(%rsp), %rdx
	movq	%r14, 1208(%rsp)
.L10:
	movq	312(%rsp), %r12
	subq	%rdx, %r12
	leaq	-2(%r12), %r11
	subq	$3, %r12
	movq	%r11, 1136(%rsp)
	cmpq	$2, %r12
	jbe	.L31
	movq	1088(%rsp), %rsi
	movq	800(%rsp), %rax
	movq	1080(%rsp), %r8
	movq	600(%rsp), %r10
	addq	%rsi, %rax
	movq	1048(%rsp), %r9
	movq	608(%rsp), %rdi
	addq	%rdx, %rax
	addq	%rsi, %r8
	addq	%rdx, %rsi
	addq	%rax, %r10
	leaq	(%r8,%rdx), %rcx
	leaq	(%r9,%rsi), %r12
	addq	%rax, %rdi
	movq	%r8, 1200(%rsp)
	movq	1056(%rsp), %r8
	movq	%r10, 1184(%rsp)
	movq	1112(%rsp), %r10
	leaq	(%r8,%rsi), %r11
	leaq	1(%r8,%rcx), %r14
	addq	%r10, %rsi
	leaq	(%r9,%rcx), %r10
	salq	$3, %r11
	salq	$3, %rsi
	salq	$3, %r10
	movq	%rsi, 1192(%rsp)
	movq	592(%rsp), %rsi
	addq	%rax, %rsi
	movq	%rsi, 1176(%rsp)
	movq	584(%rsp), %rsi
	addq	%rax, %rsi
	movq	%rsi, 1168(%rsp)
	movq	792(%rsp), %rsi
	addq	%rax, %rsi
	movq	%rsi, 1160(%rsp)
	movq	1112(%rsp), %rsi
	addq	%rsi, %rcx
	movq	784(%rsp), %rsi
	salq	$3, %rcx
	addq	%rax, %rsi
	movq	%rsi, 1152(%rsp)
	movq	1072(%rsp), %rsi
	addq	%rsi, %rdx
	movq	776(%rsp), %rsi
	addq	%rdx, %r9
	addq	%rdx, %r8
	salq	$3, %r9
	addq	%rax, %rsi
	salq	$3, %r8
	movq	%rsi, 1144(%rsp)
	movq	768(%rsp), %rsi
	addq	%rax, %rsi
	vmovq	%rsi, %xmm1
	movq	1112(%rsp), %rsi
	addq	%rsi, %rdx
	movq	744(%rsp), %rsi
	salq	$3, %rdx
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm28
	movq	736(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm18
	movq	728(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm27
	movq	720(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm15
	movq	688(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm14
	movq	680(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm13
	movq	696(%rsp), %rsi
	leaq	1(%rsi,%rax), %rsi
	vmovq	%rsi, %xmm12
	movq	672(%rsp), %rsi
	vmovupd	8(%r15,%rax,8), %ymm26
	vmovupd	(%r15,%rdi,8), %ymm25
	movq	1192(%rsp), %rdi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm11
	movq	664(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm10
	movq	656(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm9
	movq	712(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm8
	movq	648(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm7
	movq	640(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm6
	movq	632(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm5
	movq	752(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm4
	movq	624(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm3
	movq	616(%rsp), %rsi
	leaq	1(%rax,%rsi), %rsi
	vmovq	%rsi, %xmm2
	movq	704(%rsp), %rsi
	leaq	1(%rsi,%rax), %rsi
	movq	1184(%rsp), %rax
	vmovupd	(%r15,%rsi,8), %ymm0
	vmulpd	(%rbx,%r12,8), %ymm0, %ymm0
	vfmadd231pd	(%rbx,%r14,8), %ymm26, %ymm0
	movq	1176(%rsp), %rsi
	vfmadd231pd	(%rbx,%r11), %ymm25, %ymm0
	vmovupd	(%r15,%rax,8), %ymm24
	movq	1168(%rsp), %rax
	vfmadd231pd	(%rbx,%rdi), %ymm24, %ymm0
	vmovupd	(%r15,%rsi,8), %ymm23
	movq	1160(%rsp), %rsi
	vfmadd231pd	(%rbx,%r10), %ymm23, %ymm0
	vmovupd	(%r15,%rax,8), %ymm22
	movq	1152(%rsp), %rax
	vfmadd231pd	-8(%rbx,%r14,8), %ymm22, %ymm0
	vmovupd	(%r15,%rsi,8), %ymm21
	vfmadd231pd	(%rbx,%rcx), %ymm21, %ymm0
	vmovupd	(%r15,%rax,8), %ymm20
	vfmadd231pd	(%rbx,%r9), %ymm20, %ymm0
	vmovq	%xmm1, %rax
	movq	1144(%rsp), %rsi
	vmovupd	(%r15,%rax,8), %ymm1
	vmovq	%xmm18, %rax
	vmovupd	(%r15,%rsi,8), %ymm19
	vfmadd231pd	(%rbx,%r8), %ymm19, %ymm0
	vmovq	%xmm28, %rsi
	vfmadd231pd	(%rbx,%rdx), %ymm1, %ymm0
	vmovupd	(%r15,%rsi,8), %ymm1
	vmovq	%xmm27, %rsi
	vfmadd231pd	8(%rbx,%r12,8), %ymm1, %ymm0
	vmovupd	(%r15,%rax,8), %ymm1
	vmovq	%xmm15, %rax
	vfmadd231pd	8(%rbx,%r11), %ymm1, %ymm0
	vmovupd	(%r15,%rsi,8), %ymm1
	vmovq	%xmm14, %rsi
	vfmadd231pd	8(%rbx,%rdi), %ymm1, %ymm0
	vmovupd	(%r15,%rax,8), %ymm15
	vmovq	%xmm13, %rax
	vfmadd231pd	8(%rbx,%r10), %ymm15, %ymm0
	vmovupd	(%r15,%rsi,8), %ymm14
	vmovq	%xmm12, %rsi
	vfmadd231pd	8(%rbx,%rcx), %ymm14, %ymm0
	vmovupd	(%r15,%rax,8), %ymm13
	vmovq	%xmm11, %rax
	vfmadd231pd	8(%rbx,%r9), %ymm13, %ymm0
	vmovupd	(%r15,%rsi,8), %ymm12
	vmovq	%xmm10, %rsi
	vfmadd231pd	8(%rbx,%r8), %ymm12, %ymm0
	vmovupd	(%r15,%rax,8), %ymm11
	vmovq	%xmm5, %rax
	vfmadd231pd	8(%rbx,%rdx), %ymm11, %ymm0
	vmovupd	(%r15,%rsi,8), %ymm10
	vfmadd231pd	16(%rbx,%r12,8), %ymm10, %ymm0
	vmovq	%xmm9, %r12
	vmovupd	(%r15,%r12,8), %ymm9
	vfmadd231pd	16(%rbx,%r11), %ymm9, %ymm0
	vmovq	%xmm8, %r11
	vmovupd	(%r15,%r11,8), %ymm8
	vfmadd231pd	16(%rbx,%rdi), %ymm8, %ymm0
	vmovq	%xmm7, %rdi
	vmovupd	(%r15,%rdi,8), %ymm7
	vfmadd231pd	16(%rbx,%r10), %ymm7, %ymm0
	vmovq	%xmm6, %r10
	vmovupd	(%r15,%r10,8), %ymm6
	vfmadd231pd	8(%rbx,%r14,8), %ymm6, %ymm0
	vmovupd	(%r15,%rax,8), %ymm5
	vfmadd231pd	16(%rbx,%rcx), %ymm5, %ymm0
	vmovq	%xmm4, %rcx
	vmovupd	(%r15,%rcx,8), %ymm4
	vfmadd231pd	16(%rbx,%r9), %ymm4, %ymm0
	vmovq	%xmm3, %r9
	vmovupd	(%r15,%r9,8), %ymm3
	vfmadd231pd	16(%rbx,%r8), %ymm3, %ymm0
	vmovq	%xmm2, %r8
	vmovupd	(%r15,%r8,8), %ymm2
	vfmadd231pd	16(%rbx,%rdx), %ymm2, %ymm0
	movq	16(%rbp), %rdx
	vmovupd	%ymm0, (%rdx,%r14,8)
	movq	1136(%rsp), %r14
	movq	%r14, %rsi
	andq	$-4, %rsi
	addq	%rsi, 1208(%rsp)
	andl	$3, %r14d
	je	.L6
.L7:
	movq	1208(%rsp), %r8
	movq	1072(%rsp), %r11
	movq	1112(%rsp), %rsi
	movq	760(%rsp), %rdi
	leaq	(%r8,%r11), %rdx
	movq	1048(%rsp), %r14
	leaq	(%rdx,%rsi), %r10
	leaq	-1(%rdi), %r12
	leaq	(%rbx,%r10,8), %rax
	movq	1056(%rsp), %r10
	vmovq	%r12, %xmm10
	movq	1200(%rsp), %r12
	vmovq	%rax, %xmm9
	leaq	(%rdx,%r10), %rcx
	addq	%r14, %rdx
	leaq	(%rbx,%rdx,8), %r11
	leaq	(%r12,%r8), %rdx
	leaq	(%rdx,%rsi), %r8
	leaq	(%rdx,%r14), %rax
	addq	%r10, %rdx
	vmovsd	(%r11), %xmm13
	leaq	(%rbx,%rcx,8), %r9
	leaq	(%rbx,%r8,8), %r12
	movq	1208(%rsp), %rcx
	movq	%r14, %r8
	leaq	(%rbx,%rax,8), %r14
	movq	1088(%rsp), %rax
	vmovsd	(%r9), %xmm12
	vmovsd	(%r12), %xmm14
	vmovsd	(%r14), %xmm16
	addq	%rcx, %rax
	movq	%rax, %rcx
	leaq	(%rax,%rsi), %rsi
	leaq	(%rbx,%rsi,8), %rax
	leaq	(%rcx,%r10), %rsi
	vmovq	%xmm9, %r10
	addq	%r8, %rcx
	vmovsd	(%r10), %xmm1
	movq	%rdi, %r10
	movq	1080(%rsp), %rdi
	leaq	(%rbx,%rcx,8), %rcx
	vmovq	%rcx, %xmm8
	leaq	(%rbx,%rsi,8), %rsi
	leaq	(%rbx,%rdx,8), %rcx
	movq	1208(%rsp), %r8
	imulq	%rdi, %r10
	vmovsd	(%rsi), %xmm29
	vmovq	%rsi, %xmm0
	vmovq	%xmm8, %rsi
	vmovsd	(%rsi), %xmm2
	movq	1032(%rsp), %rsi
	movq	824(%rsp), %rdx
	vmovsd	(%rcx), %xmm15
	movq	%r10, 1192(%rsp)
	leaq	(%r8,%r10), %r10
	vmovq	%xmm8, %r8
	vmovsd	(%rax), %xmm17
	addq	%r10, %rsi
	vmovsd	(%rdx,%rsi,8), %xmm11
	movq	1024(%rsp), %rdx
	vmulsd	-8(%r8), %xmm11, %xmm3
	vmovq	%xmm0, %r8
	vmovsd	(%rdx,%rsi,8), %xmm7
	vfmadd231sd	(%r15,%rsi,8), %xmm15, %xmm3
	movq	1016(%rsp), %rdx
	vfmadd231sd	-8(%r8), %xmm7, %xmm3
	vmovq	%xmm9, %r8
	vmovsd	(%rdx,%rsi,8), %xmm6
	vfmadd231sd	-8(%rax), %xmm6, %xmm3
	movq	1008(%rsp), %rax
	vmovsd	-8(%r9), %xmm11
	movq	968(%rsp), %r9
	vmovsd	-8(%r8), %xmm9
	vmovsd	(%rax,%rsi,8), %xmm5
	vfmadd231sd	-8(%r14), %xmm5, %xmm3
	movq	1000(%rsp), %r14
	movq	960(%rsp), %rdx
	movq	952(%rsp), %rax
	vmovsd	(%r14,%rsi,8), %xmm4
	vfmadd231sd	-8(%rcx), %xmm4, %xmm3
	movq	992(%rsp), %rcx
	movq	944(%rsp), %r14
	vmovsd	(%rcx,%rsi,8), %xmm0
	vfmadd231sd	-8(%r12), %xmm0, %xmm3
	movq	984(%rsp), %r12
	movq	936(%rsp), %rcx
	vmovsd	(%r12,%rsi,8), %xmm8
	vfmadd231sd	-8(%r11), %xmm8, %xmm3
	movq	976(%rsp), %r11
	movq	928(%rsp), %r12
	vfmadd231sd	(%r11,%rsi,8), %xmm11, %xmm3
	movq	920(%rsp), %r11
	vfmadd231sd	(%r9,%rsi,8), %xmm9, %xmm3
	movq	912(%rsp), %r9
	vmovsd	%xmm3, %xmm3, %xmm0
	vfmadd231sd	(%rdx,%rsi,8), %xmm2, %xmm0
	vfmadd231sd	(%rax,%rsi,8), %xmm29, %xmm0
	vmovq	%xmm10, %rax
	vfmadd231sd	(%r14,%rsi,8), %xmm17, %xmm0
	imulq	%rdi, %rax
	vfmadd231sd	(%rcx,%rsi,8), %xmm16, %xmm0
	vfmadd231sd	(%r12,%rsi,8), %xmm14, %xmm0
	vfmadd231sd	(%r11,%rsi,8), %xmm13, %xmm0
	vfmadd231sd	(%r9,%rsi,8), %xmm12, %xmm0
	movq	904(%rsp), %r8
	movq	1208(%rsp), %rdx
	movq	280(%rsp), %r14
	movq	896(%rsp), %r12
	vfmadd231sd	(%r8,%rsi,8), %xmm1, %xmm0
	leaq	1(%rdx), %r9
	movq	888(%rsp), %r11
	movq	880(%rsp), %r8
	leaq	(%rax,%r9), %rcx
	movq	1192(%rsp), %rdx
	vmovsd	(%r14,%rcx,8), %xmm10
	vfmadd231sd	(%r12,%rsi,8), %xmm10, %xmm0
	movq	288(%rsp), %r12
	vmovsd	(%r12,%rcx,8), %xmm9
	vfmadd231sd	(%r11,%rsi,8), %xmm9, %xmm0
	movq	1064(%rsp), %r11
	vmovsd	(%r11,%rcx,8), %xmm8
	movq	872(%rsp), %rcx
	vfmadd231sd	(%r8,%rsi,8), %xmm8, %xmm0
	leaq	(%rdx,%r9), %r8
	movq	864(%rsp), %rdx
	vmovsd	(%r14,%r8,8), %xmm7
	vfmadd231sd	(%rcx,%rsi,8), %xmm7, %xmm0
	movq	1096(%rsp), %rcx
	vmovsd	(%r11,%r8,8), %xmm5
	vmovsd	(%r12,%r8,8), %xmm6
	vfmadd231sd	(%rdx,%rsi,8), %xmm6, %xmm0
	movq	%r11, %rdx
	imulq	%rdi, %rcx
	movq	856(%rsp), %r11
	movq	848(%rsp), %rdi
	vfmadd231sd	(%r11,%rsi,8), %xmm5, %xmm0
	leaq	(%rcx,%r9), %r11
	vmovsd	(%r14,%r11,8), %xmm4
	vfmadd231sd	(%rdi,%rsi,8), %xmm4, %xmm0
	movq	840(%rsp), %rdi
	vmovsd	(%r12,%r11,8), %xmm3
	vfmadd231sd	(%rdi,%rsi,8), %xmm3, %xmm0
	vmovsd	(%rdx,%r11,8), %xmm11
	movq	832(%rsp), %r11
	vfmadd231sd	(%r11,%rsi,8), %xmm11, %xmm0
	movq	1040(%rsp), %rsi
	vmovsd	%xmm0, (%rsi,%r10,8)
	cmpq	%r9, 576(%rsp)
	jle	.L6
	movq	1032(%rsp), %rsi
	movq	824(%rsp), %r10
	movq	1024(%rsp), %r9
	movq	1016(%rsp), %rdi
	addq	%r8, %rsi
	movq	1008(%rsp), %rdx
	movq	1000(%rsp), %r11
	vmulsd	(%r10,%rsi,8), %xmm2, %xmm2
	movq	992(%rsp), %r10
	vfmadd231sd	(%r15,%rsi,8), %xmm6, %xmm2
	vfmadd132sd	(%r9,%rsi,8), %xmm2, %xmm29
	movq	984(%rsp), %r9
	vfmadd132sd	(%rdi,%rsi,8), %xmm29, %xmm17
	movq	976(%rsp), %rdi
	vfmadd132sd	(%rdx,%rsi,8), %xmm17, %xmm16
	movq	968(%rsp), %rdx
	vfmadd132sd	(%r11,%rsi,8), %xmm16, %xmm15
	movq	960(%rsp), %r11
	vfmadd132sd	(%r10,%rsi,8), %xmm15, %xmm14
	movq	952(%rsp), %r10
	vfmadd132sd	(%r9,%rsi,8), %xmm14, %xmm13
	movq	944(%rsp), %r9
	vfmadd132sd	(%rdi,%rsi,8), %xmm13, %xmm12
	movq	936(%rsp), %rdi
	vfmadd132sd	(%rdx,%rsi,8), %xmm12, %xmm1
	movq	928(%rsp), %rdx
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd231sd	(%r11,%rsi,8), %xmm10, %xmm0
	movq	920(%rsp), %r11
	vfmadd231sd	(%r10,%rsi,8), %xmm9, %xmm0
	vfmadd231sd	(%r9,%rsi,8), %xmm8, %xmm0
	vfmadd231sd	(%rdi,%rsi,8), %xmm7, %xmm0
	vfmadd231sd	(%rdx,%rsi,8), %xmm5, %xmm0
	vfmadd231sd	(%r11,%rsi,8), %xmm4, %xmm0
	movq	912(%rsp), %r10
	movq	1208(%rsp), %rdi
	movq	904(%rsp), %r9
	vfmadd231sd	(%r10,%rsi,8), %xmm3, %xmm0
	movq	896(%rsp), %r11
	leaq	2(%rdi), %r10
	vfmadd231sd	(%r9,%rsi,8), %xmm11, %xmm0
	movq	888(%rsp), %r9
	leaq	(%rax,%r10), %rdx
	movq	880(%rsp), %rdi
	vmovsd	(%r14,%rdx,8), %xmm30
	vfmadd231sd	(%r11,%rsi,8), %xmm30, %xmm0
	movq	1064(%rsp), %r11
	vmovsd	(%r12,%rdx,8), %xmm15
	vfmadd231sd	(%r9,%rsi,8), %xmm15, %xmm0
	vmovsd	(%r11,%rdx,8), %xmm14
	movq	1192(%rsp), %rdx
	vfmadd231sd	(%rdi,%rsi,8), %xmm14, %xmm0
	movq	872(%rsp), %rdi
	leaq	(%rdx,%r10), %r9
	movq	864(%rsp), %rdx
	vmovsd	(%r14,%r9,8), %xmm13
	vfmadd231sd	(%rdi,%rsi,8), %xmm13, %xmm0
	vmovsd	(%r11,%r9,8), %xmm12
	vmovsd	(%r12,%r9,8), %xmm31
	vfmadd231sd	(%rdx,%rsi,8), %xmm31, %xmm0
	movq	%r11, %rdx
	movq	856(%rsp), %r11
	movq	848(%rsp), %rdi
	vfmadd231sd	(%r11,%rsi,8), %xmm12, %xmm0
	leaq	(%rcx,%r10), %r11
	vmovsd	(%r14,%r11,8), %xmm2
	vfmadd231sd	(%rdi,%rsi,8), %xmm2, %xmm0
	movq	840(%rsp), %rdi
	vmovsd	(%r12,%r11,8), %xmm1
	vmovsd	(%rdx,%r11,8), %xmm28
	vfmadd231sd	(%rdi,%rsi,8), %xmm1, %xmm0
	movq	832(%rsp), %r11
	vfmadd231sd	(%r11,%rsi,8), %xmm28, %xmm0
	movq	1040(%rsp), %rsi
	vmovsd	%xmm0, (%rsi,%r8,8)
	cmpq	%r10, 576(%rsp)
	jle	.L6
	movq	1032(%rsp), %rsi
	movq	824(%rsp), %r8
	movq	1024(%rsp), %r10
	movq	1016(%rsp), %rdi
	addq	%r9, %rsi
	movq	1008(%rsp), %rdx
	movq	1000(%rsp), %r11
	vmulsd	(%r8,%rsi,8), %xmm10, %xmm10
	movq	992(%rsp), %r8
	vfmadd132sd	(%r15,%rsi,8), %xmm10, %xmm31
	vfmadd132sd	(%r10,%rsi,8), %xmm31, %xmm9
	movq	984(%rsp), %r10
	vfmadd132sd	(%rdi,%rsi,8), %xmm9, %xmm8
	movq	976(%rsp), %rdi
	vmovsd	%xmm28, %xmm28, %xmm9
	vfmadd132sd	(%rdx,%rsi,8), %xmm8, %xmm7
	movq	968(%rsp), %rdx
	vfmadd132sd	(%r11,%rsi,8), %xmm7, %xmm6
	movq	960(%rsp), %r11
	vfmadd132sd	(%r8,%rsi,8), %xmm6, %xmm5
	movq	952(%rsp), %r8
	vfmadd132sd	(%r10,%rsi,8), %xmm5, %xmm4
	movq	944(%rsp), %r10
	vfmadd132sd	(%rdi,%rsi,8), %xmm4, %xmm3
	movq	936(%rsp), %rdi
	vfmadd132sd	(%rdx,%rsi,8), %xmm3, %xmm11
	movq	928(%rsp), %rdx
	vfmadd132sd	(%r11,%rsi,8), %xmm11, %xmm30
	movq	920(%rsp), %r11
	vfmadd132sd	(%r8,%rsi,8), %xmm30, %xmm15
	vfmadd132sd	(%r10,%rsi,8), %xmm15, %xmm14
	vfmadd132sd	(%rdi,%rsi,8), %xmm14, %xmm13
	vfmadd132sd	(%rdx,%rsi,8), %xmm13, %xmm12
	vfmadd132sd	(%r11,%rsi,8), %xmm12, %xmm2
	movq	912(%rsp), %r8
	movq	1208(%rsp), %rdi
	movq	904(%rsp), %r10
	vfmadd132sd	(%r8,%rsi,8), %xmm2, %xmm1
	movq	896(%rsp), %rdx
	addq	$3, %rdi
	movq	888(%rsp), %r11
	vfmadd132sd	(%r10,%rsi,8), %xmm1, %xmm9
	addq	%rdi, %rax
	vmovsd	(%rdx,%rsi,8), %xmm8
	addq	%rdi, %rcx
	movq	880(%rsp), %r8
	vfmadd231sd	(%r14,%rax,8), %xmm8, %xmm9
	vmovsd	(%r11,%rsi,8), %xmm7
	movq	1064(%rsp), %r11
	vfmadd231sd	(%r12,%rax,8), %xmm7, %xmm9
	movq	1192(%rsp), %rdx
	vmovsd	(%r8,%rsi,8), %xmm6
	vfmadd231sd	(%r11,%rax,8), %xmm6, %xmm9
	movq	872(%rsp), %rax
	addq	%rdi, %rdx
	movq	864(%rsp), %r10
	movq	856(%rsp), %r8
	vmovsd	(%rax,%rsi,8), %xmm5
	vfmadd231sd	(%r14,%rdx,8), %xmm5, %xmm9
	vmovsd	(%r10,%rsi,8), %xmm4
	movq	848(%rsp), %rdi
	vfmadd231sd	(%r12,%rdx,8), %xmm4, %xmm9
	vmovsd	(%r8,%rsi,8), %xmm3
	vfmadd231sd	(%r11,%rdx,8), %xmm3, %xmm9
	vmovsd	(%rdi,%rsi,8), %xmm11
	vfmadd231sd	(%r14,%rcx,8), %xmm11, %xmm9
	movq	840(%rsp), %r14
	vmovsd	(%r14,%rsi,8), %xmm0
	vfmadd231sd	(%r12,%rcx,8), %xmm0, %xmm9
	movq	832(%rsp), %r12
	vmovsd	(%r12,%rsi,8), %xmm15
	vfmadd231sd	(%r11,%rcx,8), %xmm15, %xmm9
	movq	1040(%rsp), %rcx
	vmovsd	%xmm9, (%rcx,%r9,8)
.L6:
	movq	328(%rsp), %r9
	movq	1200(%rsp), %rsi
	movq	1080(%rsp), %rdx
	addq	%r9, 1248(%rsp)
	addq	%r9, 1256(%rsp)
	movq	1096(%rsp), %rax
	addq	%r9, %r13
	addq	%r9, 1264(%rsp)
	addq	%r9, 1240(%rsp)
	addq	%r9, 1232(%rsp)
	addq	%r9, 1224(%rsp)
	addq	%r9, 1216(%rsp)
	addq	%r9, 1280(%rsp)
	addq	%r9, 1272(%rsp)
	addq	%rdx, 1072(%rsp)
	movq	%rsi, 1088(%rsp)
	cmpq	%rax, 568(%rsp)
	jne	.L12
	movq	256(%rsp), %rdi
	movq	248(%rsp), %rsi
	movq	240(%rsp), %rcx
	movq	232(%rsp), %r8
	movq	224(%rsp), %r9
	movq	216(%rsp), %r11
	addq	%rdi, %rsi
	addq	%rdi, 536(%rsp)
	addq	%rdi, %rcx
	addq	%rdi, %r8
	movq	264(%rsp), %r10
	movq	272(%rsp), %r13
	addq	%rdi, 544(%rsp)
	movq	%r9, %rax
	addq	%r10, 1048(%rsp)
	addq	%rdi, 552(%rsp)
	addq	%rdi, 560(%rsp)
	addq	%r10, 1112(%rsp)
	addq	%rdi, 528(%rsp)
	addq	%rdi, 520(%rsp)
	addq	%r13, 800(%rsp)
	movq	%r11, 1056(%rsp)
	cmpq	%r9, 176(%rsp)
	je	.L25
	addq	$1, %r9
	addq	%r10, %r11
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L30:
	movq	1080(%rsp), %rax
	movq	1088(%rsp), %rdx
	addq	%rdx, %rax
	movq	%rax, 1200(%rsp)
	jmp	.L6
.L29:
	movq	$1, 1208(%rsp)
	xorl	%edx, %edx
	jmp	.L10
.L31:
	movq	1080(%rsp), %r10
	movq	1088(%rsp), %r9
	addq	%r9, %r10
	movq	%r10, 1200(%rsp)
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
