	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%r9, %rax
	movq	%rdx, %r9
	leaq	0(,%rdx,8), %r11
	imulq	%rsi, %r9
	movq	%rsp, %rbp
	pushq	%r15
	movq	%rdi, %r15
	pushq	%r14
	imulq	%r9, %r15
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	0(,%r15,8), %rbx
	andq	$-64, %rsp
	subq	$904, %rsp
	movq	%rdx, 216(%rsp)
	movq	%r8, -48(%rsp)
	movq	%r11, 296(%rsp)
	movq	24(%rbp), %r12
	movq	%r15, 480(%rsp)
	movq	%rbx, 472(%rsp)
	movq	%rcx, 896(%rsp)
	cmpq	%r8, %rcx
	jge	.L29
	movq	%r15, %rdi
	vmovq	%r9, %xmm0
	movq	%rbx, %r10
	movq	%rdx, %r14
	salq	$4, %rdi
	leaq	0(,%r9,8), %r13
	shrq	$3, %r11
	leaq	(%r12,%rdi), %r9
	movq	%r13, %rdx
	leaq	(%r15,%r11), %rcx
	leaq	(%r9,%rbx), %rbx
	shrq	$3, %rdx
	movq	%r9, 704(%rsp)
	leaq	(%rcx,%rcx), %r8
	movq	%rbx, 696(%rsp)
	addq	%r10, %rbx
	movq	%rbx, 688(%rsp)
	addq	%r10, %rbx
	movq	%rbx, 680(%rsp)
	addq	%r10, %rbx
	movq	%rbx, 672(%rsp)
	addq	%r10, %rbx
	movq	%rbx, 664(%rsp)
	addq	%r10, %rbx
	movq	%rbx, 656(%rsp)
	addq	%r10, %rbx
	movq	%rdx, 168(%rsp)
	leaq	0(,%r15,4), %rdx
	movq	%rbx, 648(%rsp)
	addq	%r10, %rbx
	leaq	(%rdx,%r15), %rdi
	movq	%rbx, 720(%rsp)
	leaq	(%rdi,%rdi), %r9
	movq	%rdx, 512(%rsp)
	movq	720(%rsp), %rdx
	leaq	(%r9,%r15), %rbx
	movq	%r9, 496(%rsp)
	leaq	-2(%rsi), %r9
	addq	%r10, %rdx
	movq	%rdi, 504(%rsp)
	leaq	0(,%rbx,8), %rdi
	movq	%rdx, 640(%rsp)
	addq	%r10, %rdx
	movq	%rbx, 488(%rsp)
	movq	%rdx, 712(%rsp)
	movq	%r9, 288(%rsp)
	cmpq	$4, %rsi
	jle	.L29
	movq	%r14, %r9
	cmpq	$4, %r14
	jle	.L29
	movq	896(%rsp), %r14
	movq	168(%rsp), %rdx
	addq	%r11, %rcx
	leaq	(%r11,%r11), %rbx
	movq	%rbx, -16(%rsp)
	imulq	%r14, %rdx
	addq	%rdx, %rcx
	leaq	(%rdx,%rbx), %rsi
	leaq	(%r8,%rdx), %r8
	leaq	(%r12,%rcx,8), %rcx
	movq	%rsi, 888(%rsp)
	leaq	(%r12,%rsi,8), %rsi
	movq	%rcx, 392(%rsp)
	leaq	(%r15,%r15,2), %rcx
	movq	%rsi, 400(%rsp)
	leaq	(%r12,%r8,8), %rsi
	leaq	(%rbx,%rcx), %r8
	addq	%rdx, %r8
	movq	%rsi, 384(%rsp)
	leaq	(%r12,%r8,8), %rsi
	movq	512(%rsp), %r8
	movq	%rsi, 376(%rsp)
	addq	%rbx, %r8
	addq	%rdx, %r8
	leaq	(%r12,%r8,8), %rsi
	movq	504(%rsp), %r8
	movq	%rsi, 368(%rsp)
	addq	%rbx, %r8
	addq	%rdx, %r8
	leaq	(%r12,%r8,8), %rsi
	leaq	(%rcx,%rcx), %r8
	movq	%rsi, 360(%rsp)
	leaq	(%rbx,%r8), %rsi
	addq	%rdx, %rsi
	movq	%r8, 464(%rsp)
	leaq	(%r12,%rsi,8), %r8
	movq	%r8, 352(%rsp)
	movq	%r10, %r8
	subq	%r15, %r10
	movq	%r10, 456(%rsp)
	leaq	(%rbx,%r10), %r10
	addq	%rdx, %r10
	leaq	(%r12,%r10,8), %rsi
	movq	%r8, %r10
	leaq	(%r8,%rbx), %r8
	addq	%rdx, %r8
	addq	%r15, %r10
	movq	%rsi, 344(%rsp)
	leaq	2(%r15,%r15), %r15
	leaq	(%r12,%r8,8), %rsi
	movq	%r10, 448(%rsp)
	leaq	(%rbx,%r10), %r10
	addq	%rdx, %r10
	movq	%rsi, 336(%rsp)
	movq	496(%rsp), %rsi
	leaq	(%r12,%r10,8), %r8
	addq	%rbx, %rsi
	movq	%r8, 328(%rsp)
	movq	488(%rsp), %r8
	addq	%rdx, %rsi
	leaq	(%r12,%rsi,8), %r10
	addq	%rbx, %r8
	addq	%rdx, %r8
	movq	%r10, 320(%rsp)
	leaq	0(,%rcx,4), %r10
	leaq	2(%rcx), %rcx
	leaq	(%r12,%r8,8), %rsi
	leaq	(%rbx,%r10), %r8
	movq	%r10, 440(%rsp)
	vmovq	%xmm0, %r10
	addq	%r8, %rdx
	movq	%rsi, 312(%rsp)
	movq	%r14, %rsi
	leaq	(%r12,%rdx,8), %rdx
	leaq	-1(%rsi), %r8
	movq	%rdx, 304(%rsp)
	vmovq	%xmm0, %rdx
	imulq	%r14, %r10
	imulq	%rdx, %r8
	vmovq	%r10, %xmm1
	leaq	(%rax,%r10,8), %r14
	leaq	(%rax,%r8,8), %r10
	vmovq	%r14, %xmm5
	vmovq	%xmm0, %r14
	vmovq	%r10, %xmm6
	leaq	1(%rsi), %r10
	vmovq	%r8, %xmm2
	imulq	%r10, %r14
	leaq	(%rax,%r14,8), %r8
	movq	%r14, -8(%rsp)
	vmovq	%r8, %xmm7
	leaq	-2(%rsi), %r8
	leaq	2(%rsi), %rsi
	imulq	%rdx, %r8
	leaq	(%rax,%r8,8), %r14
	vmovq	%r8, %xmm3
	vmovq	%xmm0, %r8
	vmovq	%r14, %xmm8
	leaq	0(,%rsi,8), %r14
	imulq	%rsi, %r8
	imulq	%r14, %rdx
	vmovq	%r8, %xmm4
	vmovq	%xmm0, %r8
	leaq	(%rdx,%rax), %rsi
	leaq	-16(%r14), %rdx
	movq	16(%rbp), %r14
	imulq	%r8, %rdx
	movq	%rsi, -40(%rsp)
	vmovq	%xmm1, %rsi
	leaq	(%rbx,%rsi), %rsi
	salq	$3, %rsi
	addq	%rdx, %r14
	leaq	(%rsi,%rax), %r8
	leaq	(%rax,%rdx), %rdx
	vmovq	%r14, %xmm9
	vmovq	%r8, %xmm10
	leaq	(%rbx,%r11), %r14
	leaq	0(,%r11,4), %r8
	movq	%r14, 8(%rsp)
	movq	%r9, %r14
	movq	%r8, (%rsp)
	leaq	-4(%r9), %r8
	subq	$5, %r9
	movq	%r9, 280(%rsp)
	vmovq	%xmm2, %r9
	movq	%r8, 416(%rsp)
	shrq	$3, %r8
	movq	%r8, 808(%rsp)
	leaq	(%rbx,%r9), %r8
	leaq	(%rax,%r8,8), %r9
	movq	%rdx, -24(%rsp)
	vmovq	%r9, %xmm11
	movq	-8(%rsp), %r9
	movq	%rcx, 424(%rsp)
	movq	%r13, %rcx
	movq	%r15, 432(%rsp)
	leaq	(%rbx,%r9), %r8
	movq	%r11, 816(%rsp)
	leaq	(%rax,%r8,8), %r8
	vmovq	%xmm0, -56(%rsp)
	vmovq	%r8, %xmm12
	vmovq	%xmm0, %r8
	vmovq	%xmm1, -64(%rsp)
	subq	%r8, %r9
	vmovq	%xmm2, -72(%rsp)
	leaq	(%r11,%r9), %r8
	vmovq	%xmm11, -80(%rsp)
	leaq	(%rax,%r8,8), %r8
	vmovq	%xmm12, -88(%rsp)
	vmovq	%r8, %xmm13
	movq	8(%rsp), %r8
	vmovq	%xmm3, 144(%rsp)
	vmovq	%xmm13, 160(%rsp)
	addq	%r9, %r8
	vmovq	%xmm10, 104(%rsp)
	leaq	(%rax,%r8,8), %r9
	vmovq	%xmm3, %r8
	vmovq	%xmm4, 128(%rsp)
	vmovq	%r9, %xmm14
	leaq	(%rbx,%r8), %r9
	vmovq	%xmm5, -96(%rsp)
	vmovq	%xmm14, 152(%rsp)
	leaq	(%rax,%r9,8), %r8
	vmovq	%xmm4, %r9
	leaq	(%rbx,%r9), %rbx
	movq	(%rsp), %r9
	vmovq	%r8, %xmm15
	vmovq	%xmm15, 136(%rsp)
	leaq	(%rax,%rbx,8), %r8
	vmovq	%xmm1, %rbx
	vmovq	%r8, %xmm16
	leaq	(%r9,%rbx), %r8
	movq	16(%rbp), %r9
	leaq	(%rax,%r8,8), %rdx
	movq	416(%rsp), %r8
	vmovq	%xmm16, 120(%rsp)
	addq	%rsi, %r9
	vmovq	%rdx, %xmm17
	vmovq	%xmm1, %rdx
	movq	%r8, %rsi
	movq	%r9, -32(%rsp)
	leaq	(%r11,%rdx), %r9
	andq	$-8, %rsi
	vmovq	%xmm17, 112(%rsp)
	leaq	2(%rsi), %rbx
	movq	%rsi, 200(%rsp)
	leaq	(%rax,%r9,8), %rsi
	movq	%rbx, 208(%rsp)
	movq	8(%rsp), %rbx
	vmovq	%rsi, %xmm18
	xorl	%esi, %esi
	addq	%rdx, %rbx
	movq	%r14, %rdx
	leaq	-2(%r14), %r14
	movq	%r14, 408(%rsp)
	movq	712(%rsp), %r14
	leaq	(%rax,%rbx,8), %r9
	xorl	%ebx, %ebx
	subq	%rdi, %r14
	leaq	-1(%rdx), %rdi
	cmpq	%r8, %rdi
	movq	%r14, 632(%rsp)
	movq	888(%rsp), %r14
	cmovg	%r8, %rdi
	movq	%rdi, 176(%rsp)
	movq	%rbx, %rdi
	vmovq	%xmm6, 96(%rsp)
	movq	%rax, -104(%rsp)
	movq	896(%rsp), %rax
	movq	%r9, 56(%rsp)
	movq	%r10, %r9
	vmovq	%xmm7, 88(%rsp)
	vmovq	%xmm8, 80(%rsp)
	vmovq	%xmm9, 72(%rsp)
	vmovq	%xmm18, 64(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-96(%rsp), %r13
	movq	-64(%rsp), %r11
	movq	96(%rsp), %rbx
	movq	-8(%rsp), %r15
	leaq	(%rsi,%r13), %r8
	leaq	(%rdi,%r11), %r10
	movq	88(%rsp), %r11
	vmovq	%r8, %xmm0
	leaq	(%rsi,%rbx), %rdx
	movq	144(%rsp), %r8
	addq	%rdi, %r15
	leaq	(%rsi,%r11), %r13
	vmovq	%rdx, %xmm22
	movq	128(%rsp), %r11
	movq	80(%rsp), %rdx
	leaq	(%rdi,%r8), %rbx
	vmovq	%r15, %xmm31
	movq	-40(%rsp), %r8
	vmovq	%r13, %xmm21
	movq	%rbx, 576(%rsp)
	leaq	(%rdi,%r11), %r13
	leaq	(%rsi,%rdx), %r15
	movq	72(%rsp), %rbx
	movq	%r13, 568(%rsp)
	vmovq	%r15, %xmm27
	movq	-88(%rsp), %r13
	addq	%rsi, %r8
	movq	104(%rsp), %r15
	leaq	(%rsi,%rbx), %rdx
	movq	160(%rsp), %rbx
	vmovq	%r8, %xmm28
	movq	-80(%rsp), %r11
	vmovq	%rdx, %xmm29
	addq	%rsi, %r13
	movq	%r10, 624(%rsp)
	leaq	(%rsi,%rbx), %rdx
	leaq	(%rsi,%r15), %r8
	movq	152(%rsp), %r15
	movq	%r13, 264(%rsp)
	movq	%rdx, 256(%rsp)
	addq	%rsi, %r11
	movq	136(%rsp), %r13
	movq	120(%rsp), %rdx
	movq	%r11, 272(%rsp)
	leaq	(%rsi,%r15), %r11
	leaq	(%rsi,%r13), %rbx
	movq	%r11, 248(%rsp)
	movq	112(%rsp), %r13
	leaq	(%rsi,%rdx), %r15
	movq	-24(%rsp), %r11
	movq	-32(%rsp), %rdx
	movq	%rbx, 240(%rsp)
	leaq	(%rsi,%r13), %rbx
	movq	%r15, 232(%rsp)
	addq	%rsi, %r11
	addq	%rsi, %rdx
	movq	%rbx, 520(%rsp)
	movq	%r11, 528(%rsp)
	movq	%rdx, 224(%rsp)
	movq	64(%rsp), %r15
	movq	56(%rsp), %r13
	movq	(%rsp), %rdx
	movq	%r14, 784(%rsp)
	leaq	(%rsi,%r15), %r11
	movq	8(%rsp), %r15
	movq	$2, 800(%rsp)
	leaq	(%rsi,%r13), %rbx
	movq	%rcx, 48(%rsp)
	xorl	%r13d, %r13d
	movq	%rbx, 184(%rsp)
	movq	168(%rsp), %rbx
	movq	%r11, 192(%rsp)
	movq	-16(%rsp), %r11
	imulq	%rbx, %rax
	movq	%r14, 40(%rsp)
	vmovq	%xmm0, %rbx
	movq	%r11, 792(%rsp)
	movq	816(%rsp), %r11
	movq	%r15, 776(%rsp)
	vmovq	%rax, %xmm30
	movq	-72(%rsp), %rax
	leaq	2(%r11,%r10), %r10
	movq	%r8, 896(%rsp)
	movq	%r10, 552(%rsp)
	leaq	2(%rdi,%rax), %r15
	movq	%rsi, 32(%rsp)
	movq	%r15, 560(%rsp)
	movq	%r9, 16(%rsp)
	movq	%rdi, 24(%rsp)
	movq	-104(%rsp), %rdi
	movq	%rdx, 768(%rsp)
	xorl	%edx, %edx
	vmovq	%xmm22, 760(%rsp)
	vmovq	%xmm31, 544(%rsp)
	vmovq	%xmm21, 752(%rsp)
	vmovq	%xmm27, 744(%rsp)
	vmovq	%xmm28, 736(%rsp)
	vmovq	%xmm29, 728(%rsp)
	.p2align 4,,10
	.p2align 3
.L14:
	movq	800(%rsp), %rsi
	movq	%rsi, 536(%rsp)
	addq	$1, %rsi
	cmpq	$6, 280(%rsp)
	movq	%rsi, 800(%rsp)
	jbe	.L32
	movq	896(%rsp), %r8
	movq	400(%rsp), %r14
	movq	%rbx, 616(%rsp)
	movq	392(%rsp), %r15
	movq	384(%rsp), %r10
	leaq	16(%r8), %rax
	leaq	16(%rdx,%r14), %rcx
	movq	376(%rsp), %r14
	movq	%rax, 864(%rsp)
	leaq	8(%r8), %r11
	leaq	24(%r8), %r9
	leaq	16(%rdx,%r15), %rax
	movq	272(%rsp), %r15
	leaq	16(%rdx,%r10), %rsi
	movq	%rcx, 856(%rsp)
	movq	368(%rsp), %r10
	leaq	16(%rdx,%r14), %rcx
	movq	%r11, 872(%rsp)
	leaq	16(%rdx,%r15), %r11
	movq	%rcx, 896(%rsp)
	movq	360(%rsp), %rcx
	vmovq	%r11, %xmm19
	movq	256(%rsp), %r11
	movq	%rsi, 880(%rsp)
	leaq	16(%rdx,%r10), %rsi
	movq	%r9, 888(%rsp)
	movq	264(%rsp), %r9
	leaq	16(%rdx,%rcx), %r15
	vmovq	%rsi, %xmm20
	leaq	16(%rdx,%r11), %r10
	movq	352(%rsp), %rsi
	vmovq	%r15, %xmm12
	movq	344(%rsp), %r15
	leaq	16(%rdx,%r9), %r14
	vmovq	%r10, %xmm11
	movq	336(%rsp), %r10
	leaq	16(%rdx,%rsi), %r9
	vmovq	%r14, %xmm5
	leaq	16(%rdx,%r15), %r11
	movq	248(%rsp), %r14
	movq	240(%rsp), %r15
	leaq	16(%rdx,%r10), %rsi
	vmovq	%r9, %xmm10
	leaq	32(%r8), %r9
	movq	320(%rsp), %r10
	leaq	16(%rdx,%r14), %rcx
	vmovq	%r9, %xmm6
	movq	328(%rsp), %r14
	movq	232(%rsp), %r9
	vmovq	%rsi, %xmm7
	vmovq	%r11, %xmm8
	leaq	16(%rdx,%r15), %r11
	leaq	16(%rdx,%r10), %rsi
	vmovq	%rcx, %xmm9
	movq	304(%rsp), %r10
	leaq	16(%rdx,%r14), %rcx
	vmovq	%r11, %xmm2
	leaq	16(%rdx,%r9), %r14
	movq	528(%rsp), %r11
	movq	224(%rsp), %r9
	vmovq	%rsi, %xmm1
	movq	520(%rsp), %rsi
	vmovq	%rcx, %xmm4
	vmovq	%r14, %xmm3
	leaq	16(%rdx,%r9), %r9
	movq	312(%rsp), %rcx
	leaq	16(%rdx,%r11), %r14
	vmovq	%xmm2, %rbx
	leaq	16(%rdx,%r10), %r11
	leaq	16(%rdx,%rsi), %r10
	vmovq	%r14, %xmm13
	xorl	%esi, %esi
	movq	%r11, 840(%rsp)
	leaq	16(%rdx,%rcx), %r15
	vmovq	%xmm4, %r11
	xorl	%ecx, %ecx
	movq	%r10, 832(%rsp)
	movq	%r15, %r14
	vmovq	%xmm6, %r10
	vmovq	%xmm13, %r15
	movq	%r9, 824(%rsp)
	vmovq	%xmm7, %r9
	movq	%rdx, 600(%rsp)
	movq	%r13, 608(%rsp)
	vmovq	%xmm3, %r13
	movq	%rdi, 592(%rsp)
	movq	%r8, %rdi
	movq	%rax, %r8
	movq	%r12, 584(%rsp)
	vmovq	%xmm1, %r12
	vmovq	%xmm9, 848(%rsp)
	.p2align 4,,10
	.p2align 3
.L5:
	movq	872(%rsp), %rdx
	movq	864(%rsp), %rax
	addq	$1, %rsi
	vmovupd	(%rdi,%rcx), %zmm1
	vmovupd	(%r9,%rcx), %zmm3
	vmovupd	(%rdx,%rcx), %zmm14
	movq	856(%rsp), %rdx
	vmulpd	(%r8,%rcx), %zmm14, %zmm15
	vmovupd	(%rax,%rcx), %zmm0
	movq	888(%rsp), %rax
	vfmadd231pd	(%rdx,%rcx), %zmm0, %zmm15
	movq	880(%rsp), %rdx
	vmovupd	(%r11,%rcx), %zmm13
	vmovupd	(%rax,%rcx), %zmm9
	vmovq	%xmm19, %rax
	vmovupd	(%r12,%rcx), %zmm14
	vfmadd231pd	(%rdx,%rcx), %zmm9, %zmm15
	movq	896(%rsp), %rdx
	vmovupd	(%rax,%rcx), %zmm7
	vmovq	%xmm5, %rax
	vmovupd	(%r14,%rcx), %zmm0
	vfmadd231pd	(%rdx,%rcx), %zmm7, %zmm15
	vmovq	%xmm20, %rdx
	vmovupd	(%rax,%rcx), %zmm6
	vmovq	%xmm11, %rax
	vfmadd231pd	(%rdx,%rcx), %zmm6, %zmm15
	vmovq	%xmm12, %rdx
	vmovupd	(%rax,%rcx), %zmm4
	vmovq	%xmm10, %rax
	vfmadd231pd	(%rdx,%rcx), %zmm4, %zmm15
	movq	848(%rsp), %rdx
	vmovupd	(%rdx,%rcx), %zmm2
	vfmadd231pd	(%rax,%rcx), %zmm2, %zmm15
	vmovq	%xmm8, %rax
	vfmadd231pd	(%rax,%rcx), %zmm1, %zmm15
	movq	840(%rsp), %rax
	vfmadd231pd	(%r10,%rcx), %zmm3, %zmm15
	vfmadd231pd	(%rbx,%rcx), %zmm13, %zmm15
	vfmadd231pd	0(%r13,%rcx), %zmm14, %zmm15
	vfmadd231pd	(%r15,%rcx), %zmm0, %zmm15
	movq	832(%rsp), %rdx
	vmovupd	(%rax,%rcx), %zmm9
	movq	824(%rsp), %rax
	vfmadd231pd	(%rdx,%rcx), %zmm9, %zmm15
	vmovupd	%zmm15, (%rax,%rcx)
	addq	$64, %rcx
	cmpq	%rsi, 808(%rsp)
	jne	.L5
	movq	%rdi, 896(%rsp)
	movq	616(%rsp), %rbx
	movq	608(%rsp), %r13
	movq	600(%rsp), %rdx
	movq	592(%rsp), %rdi
	movq	584(%rsp), %r12
	testb	$7, 416(%rsp)
	je	.L33
	movq	200(%rsp), %r9
	movq	208(%rsp), %rcx
.L12:
	movq	216(%rsp), %rsi
	subq	%r9, %rsi
	leaq	-4(%rsi), %r14
	subq	$5, %rsi
	movq	%r14, 832(%rsp)
	cmpq	$2, %rsi
	jbe	.L7
	movq	784(%rsp), %r11
	movq	792(%rsp), %r8
	movq	432(%rsp), %rsi
	movq	624(%rsp), %r15
	leaq	(%r9,%r11), %r10
	leaq	(%r9,%r8), %r14
	leaq	(%rsi,%r10), %r8
	movq	424(%rsp), %rsi
	leaq	2(%r15,%r14), %r11
	vmovupd	16(%r12,%r10,8), %ymm11
	leaq	0(,%r11,8), %rax
	addq	%r10, %rsi
	movq	%rsi, 888(%rsp)
	movq	560(%rsp), %rsi
	addq	%r14, %rsi
	movq	%rsi, 880(%rsp)
	movq	512(%rsp), %rsi
	leaq	2(%r10,%rsi), %rsi
	movq	%rsi, 872(%rsp)
	movq	544(%rsp), %rsi
	leaq	2(%rsi,%r14), %rsi
	movq	%rsi, 864(%rsp)
	movq	504(%rsp), %rsi
	leaq	2(%r10,%rsi), %rsi
	vmovq	%rsi, %xmm5
	movq	552(%rsp), %rsi
	addq	%r13, %rsi
	addq	%r9, %rsi
	movq	%rsi, 856(%rsp)
	movq	464(%rsp), %rsi
	leaq	2(%r10,%rsi), %rsi
	vmovq	%rsi, %xmm15
	leaq	2(%r15), %rsi
	movq	776(%rsp), %r15
	addq	%rsi, %r15
	addq	%r9, %r15
	movq	%r15, 848(%rsp)
	movq	456(%rsp), %r15
	leaq	2(%r10,%r15), %r15
	vmovq	%r15, %xmm4
	movq	472(%rsp), %r15
	leaq	2(%r15,%r10), %r15
	vmovq	%r15, %xmm2
	movq	448(%rsp), %r15
	leaq	2(%r10,%r15), %r15
	vmovq	%r15, %xmm1
	movq	576(%rsp), %r15
	leaq	2(%r15,%r14), %r15
	vmovq	%r15, %xmm14
	movq	496(%rsp), %r15
	leaq	2(%r10,%r15), %r15
	vmovq	%r15, %xmm8
	movq	568(%rsp), %r15
	leaq	2(%r15,%r14), %r14
	movq	488(%rsp), %r15
	vmovq	%r14, %xmm7
	leaq	(%rsi,%r13), %r14
	addq	%r9, %r14
	leaq	2(%r10,%r15), %r15
	movq	%r14, 840(%rsp)
	movq	440(%rsp), %r14
	leaq	2(%r10,%r14), %r14
	vmovq	%r14, %xmm23
	movq	768(%rsp), %r14
	addq	%r14, %rsi
	addq	%r9, %rsi
	movq	480(%rsp), %r9
	leaq	2(%r9,%r10), %r14
	vmovupd	(%r12,%r14,8), %ymm12
	vmulpd	-8(%rdi,%rax), %ymm12, %ymm0
	vmovq	%xmm5, %r14
	vfmadd231pd	(%rdi,%r11,8), %ymm11, %ymm0
	movq	888(%rsp), %r10
	movq	880(%rsp), %r11
	vmovupd	(%r12,%r8,8), %ymm10
	movq	872(%rsp), %r9
	movq	864(%rsp), %r8
	vfmadd231pd	8(%rdi,%rax), %ymm10, %ymm0
	vmovupd	(%r12,%r10,8), %ymm6
	movq	856(%rsp), %r10
	vfmadd231pd	(%rdi,%r11,8), %ymm6, %ymm0
	vmovq	%xmm15, %r11
	vmovupd	(%r12,%r9,8), %ymm3
	movq	848(%rsp), %r9
	vfmadd231pd	(%rdi,%r8,8), %ymm3, %ymm0
	vmovupd	(%r12,%r14,8), %ymm13
	vmovq	%xmm4, %r8
	vmovq	%xmm2, %r14
	vfmadd231pd	(%rdi,%r10,8), %ymm13, %ymm0
	vmovupd	(%r12,%r11,8), %ymm9
	vmovq	%xmm14, %r10
	vmovq	%xmm1, %r11
	vfmadd231pd	(%rdi,%r9,8), %ymm9, %ymm0
	vmovupd	(%r12,%r8,8), %ymm5
	vmovq	%xmm7, %r9
	vmovq	%xmm8, %r8
	vfmadd231pd	-16(%rdi,%rax), %ymm5, %ymm0
	vmovupd	(%r12,%r14,8), %ymm15
	vfmadd231pd	16(%rdi,%rax), %ymm15, %ymm0
	vmovupd	(%r12,%r11,8), %ymm4
	movq	840(%rsp), %r14
	vfmadd231pd	(%rdi,%r10,8), %ymm4, %ymm0
	vmovupd	(%r12,%r8,8), %ymm2
	vfmadd231pd	(%rdi,%r9,8), %ymm2, %ymm0
	vmovupd	(%r12,%r15,8), %ymm1
	vmovq	%xmm23, %r15
	vfmadd231pd	(%rdi,%r14,8), %ymm1, %ymm0
	vmovupd	(%r12,%r15,8), %ymm14
	vfmadd231pd	(%rdi,%rsi,8), %ymm14, %ymm0
	movq	16(%rbp), %rsi
	vmovupd	%ymm0, (%rsi,%rax)
	movq	832(%rsp), %rax
	movq	816(%rsp), %r10
	movq	%rax, %r11
	addq	%r13, %r10
	andq	$-4, %r11
	movq	%r10, 888(%rsp)
	addq	%r11, %rcx
	testb	$3, %al
	je	.L6
.L7:
	movq	624(%rsp), %r8
	movq	792(%rsp), %r9
	leaq	1(%rcx), %rsi
	movq	176(%rsp), %rax
	leaq	(%r8,%r9), %r14
	addq	%rcx, %r14
	leaq	(%rdi,%r14,8), %r15
	cmpq	%rax, %rsi
	jge	.L15
	movq	784(%rsp), %r14
	movq	816(%rsp), %r11
	movq	%rdx, 880(%rsp)
	vmovq	%rdi, %xmm11
	movq	776(%rsp), %r8
	vmovupd	(%r15), %xmm10
	addq	%r13, %r11
	leaq	(%rcx,%r14), %rsi
	addq	%rcx, %r13
	vmovupd	-8(%r15), %xmm12
	addq	%rcx, %r8
	movq	%r11, 888(%rsp)
	leaq	0(,%rsi,8), %rax
	addq	%rcx, %r11
	leaq	(%rcx,%r9), %rsi
	movq	192(%rsp), %r9
	leaq	(%rbx,%r11,8), %r10
	vmovsd	8(%r15), %xmm14
	leaq	(%rbx,%r8,8), %r11
	movq	184(%rsp), %r8
	leaq	(%rbx,%r13,8), %r15
	salq	$3, %rsi
	addq	%rdx, %r9
	movq	768(%rsp), %r13
	movq	528(%rsp), %r14
	vunpckhpd	%xmm10, %xmm10, %xmm6
	addq	%rdx, %r8
	vmovq	%r9, %xmm3
	movq	520(%rsp), %r9
	addq	%rdx, %r14
	addq	%rcx, %r13
	vmovq	%r8, %xmm9
	movq	896(%rsp), %r8
	vmovq	%r14, %xmm8
	leaq	(%rbx,%r13,8), %r13
	leaq	(%rdx,%r9), %r14
.L10:
	movq	632(%rsp), %r9
	addq	$24, %r10
	addq	$24, %r11
	movq	704(%rsp), %rdi
	vmovhpd	16(%rbx,%rsi), %xmm14, %xmm0
	movq	760(%rsp), %rdx
	addq	$24, %r15
	addq	$24, %r13
	vmulpd	(%r9,%rax), %xmm12, %xmm7
	vmovupd	16(%rbx,%rsi), %xmm12
	vfmadd132pd	(%r12,%rax), %xmm7, %xmm10
	vfmadd132pd	(%rdi,%rax), %xmm10, %xmm0
	movq	696(%rsp), %rdi
	vmovupd	(%rdx,%rsi), %xmm10
	movq	752(%rsp), %rdx
	vfmadd231pd	(%rdi,%rax), %xmm10, %xmm0
	movq	688(%rsp), %rdi
	vmovupd	(%rdi,%rax), %xmm13
	movq	680(%rsp), %rdi
	vfmadd231pd	(%rdx,%rsi), %xmm13, %xmm0
	vmovq	%xmm3, %rdx
	vmovsd	%xmm12, %xmm12, %xmm13
	vmovupd	(%rdi,%rax), %xmm5
	movq	672(%rsp), %rdi
	vfmadd231pd	(%rdx,%rcx,8), %xmm5, %xmm0
	vmovq	%xmm9, %rdx
	vmovupd	(%rdi,%rax), %xmm15
	movq	664(%rsp), %rdi
	vfmadd231pd	(%rdx,%rcx,8), %xmm15, %xmm0
	movq	656(%rsp), %rdx
	vmovupd	(%rdi,%rax), %xmm4
	vfmadd231pd	-16(%rbx,%rsi), %xmm4, %xmm0
	vfmadd231pd	(%rdx,%rax), %xmm12, %xmm0
	movq	744(%rsp), %rdx
	movq	648(%rsp), %rdi
	vmovupd	(%rdx,%rsi), %xmm2
	movq	720(%rsp), %rdx
	vfmadd231pd	(%rdi,%rax), %xmm2, %xmm0
	movq	736(%rsp), %rdi
	vmovupd	(%rdx,%rax), %xmm1
	movq	640(%rsp), %rdx
	vfmadd231pd	(%rdi,%rsi), %xmm1, %xmm0
	vmovq	%xmm8, %rdi
	vmovupd	24(%rbx,%rsi), %xmm10
	vmovupd	(%rdx,%rax), %xmm14
	movq	712(%rsp), %rdx
	vmulsd	16(%r9,%rax), %xmm6, %xmm6
	vfmadd231pd	(%rdi,%rcx,8), %xmm14, %xmm0
	leaq	3(%rcx), %r9
	vmovupd	(%rdx,%rax), %xmm7
	vfmadd231pd	(%r14,%rcx,8), %xmm7, %xmm0
	addq	$4, %rcx
	movq	728(%rsp), %rdi
	movq	704(%rsp), %rdx
	vfmadd132sd	16(%r12,%rax), %xmm6, %xmm13
	vunpckhpd	%xmm10, %xmm10, %xmm6
	vmovupd	%xmm0, (%rdi,%rsi)
	movq	696(%rsp), %rdi
	vmovsd	24(%rbx,%rsi), %xmm0
	vfmadd231sd	16(%rdx,%rax), %xmm0, %xmm13
	movq	760(%rsp), %rdx
	vmovsd	16(%rdi,%rax), %xmm5
	movq	688(%rsp), %rdi
	vfmadd231sd	16(%rdx,%rsi), %xmm5, %xmm13
	movq	752(%rsp), %rdx
	vmovsd	16(%rdi,%rax), %xmm15
	movq	680(%rsp), %rdi
	vfmadd231sd	16(%rdx,%rsi), %xmm15, %xmm13
	movq	672(%rsp), %rdx
	vmovsd	16(%rdi,%rax), %xmm4
	movq	664(%rsp), %rdi
	vfmadd231sd	-8(%r10), %xmm4, %xmm13
	vmovsd	16(%rdx,%rax), %xmm2
	vfmadd231sd	-8(%r11), %xmm2, %xmm13
	vmovsd	16(%rdi,%rax), %xmm1
	vfmadd231sd	(%rbx,%rsi), %xmm1, %xmm13
	movq	656(%rsp), %rdx
	movq	744(%rsp), %rdi
	vmovsd	32(%rbx,%rsi), %xmm14
	vfmadd231sd	16(%rdx,%rax), %xmm6, %xmm13
	movq	648(%rsp), %rdx
	vmovsd	16(%rdx,%rax), %xmm7
	vfmadd231sd	16(%rdi,%rsi), %xmm7, %xmm13
	movq	720(%rsp), %rdi
	movq	736(%rsp), %rdx
	vmovsd	16(%rdi,%rax), %xmm0
	movq	640(%rsp), %rdi
	vfmadd231sd	16(%rdx,%rsi), %xmm0, %xmm13
	movq	712(%rsp), %rdx
	vmovsd	16(%rdi,%rax), %xmm5
	vfmadd231sd	-8(%r15), %xmm5, %xmm13
	vmovsd	16(%rdx,%rax), %xmm15
	vfmadd231sd	-8(%r13), %xmm15, %xmm13
	addq	$24, %rax
	movq	728(%rsp), %rdi
	vmovsd	%xmm13, 16(%rdi,%rsi)
	addq	$24, %rsi
	cmpq	%rcx, 416(%rsp)
	jg	.L34
	movq	%r8, 896(%rsp)
	movq	880(%rsp), %rdx
	vmovq	%xmm11, %rdi
.L9:
	movq	536(%rsp), %rax
	movq	816(%rsp), %r11
	leaq	1(%r9), %rcx
	movq	632(%rsp), %r8
	leaq	2(%rax), %rsi
	leaq	-1(%rax), %r15
	vmovq	%rsi, %xmm12
	leaq	-2(%rax), %r13
	vmovq	%xmm30, %rsi
	imulq	%r11, %rax
	imulq	%r11, %r15
	leaq	(%rax,%r9), %r10
	leaq	(%rax,%rcx), %r14
	addq	%r10, %rsi
	vmovsd	-8(%rbx,%r10,8), %xmm2
	vmovsd	(%rbx,%r10,8), %xmm13
	vmovq	%r14, %xmm10
	vmulsd	(%r8,%rsi,8), %xmm2, %xmm14
	movq	704(%rsp), %r8
	movq	%r15, 880(%rsp)
	leaq	(%r15,%r9), %r15
	vfmadd231sd	(%r12,%rsi,8), %xmm13, %xmm14
	vmovsd	(%rbx,%r14,8), %xmm5
	vfmadd231sd	(%r8,%rsi,8), %xmm5, %xmm14
	movq	760(%rsp), %r8
	movq	696(%rsp), %r14
	vmovsd	(%rbx,%r15,8), %xmm6
	vmovsd	(%r8,%r10,8), %xmm4
	movq	752(%rsp), %r8
	vfmadd231sd	(%r14,%rsi,8), %xmm4, %xmm14
	movq	688(%rsp), %r14
	vmovsd	(%r8,%r10,8), %xmm1
	movq	800(%rsp), %r8
	vfmadd231sd	(%r14,%rsi,8), %xmm1, %xmm14
	movq	%r11, %r14
	movq	680(%rsp), %r11
	imulq	%r14, %r8
	movq	656(%rsp), %r14
	vmovsd	-16(%rbx,%r10,8), %xmm0
	vfmadd231sd	(%r11,%rsi,8), %xmm6, %xmm14
	movq	672(%rsp), %r11
	leaq	(%r8,%r9), %r15
	movq	%r8, 872(%rsp)
	movq	664(%rsp), %r8
	vmovsd	(%rbx,%r15,8), %xmm7
	vfmadd231sd	(%r11,%rsi,8), %xmm7, %xmm14
	leaq	2(%r9), %r11
	vfmadd231sd	(%r8,%rsi,8), %xmm0, %xmm14
	addq	%r11, %rax
	vmovsd	(%rbx,%rax,8), %xmm15
	vfmadd231sd	(%r14,%rsi,8), %xmm15, %xmm14
	movq	744(%rsp), %r15
	movq	648(%rsp), %r8
	movq	736(%rsp), %r14
	vmovsd	(%r15,%r10,8), %xmm3
	vfmadd231sd	(%r8,%rsi,8), %xmm3, %xmm14
	movq	816(%rsp), %r8
	movq	720(%rsp), %r15
	vmovsd	(%r14,%r10,8), %xmm8
	imulq	%r8, %r13
	vfmadd231sd	(%r15,%rsi,8), %xmm8, %xmm14
	movq	640(%rsp), %r15
	leaq	0(%r13,%r9), %r14
	vmovsd	(%rbx,%r14,8), %xmm11
	vmovq	%xmm12, %r14
	vfmadd231sd	(%r15,%rsi,8), %xmm11, %xmm14
	imulq	%r8, %r14
	movq	712(%rsp), %r15
	vmovsd	(%r15,%rsi,8), %xmm12
	addq	%r14, %r9
	movq	%r14, %r8
	vfmadd231sd	(%rbx,%r9,8), %xmm12, %xmm14
	movq	728(%rsp), %r9
	vmovsd	%xmm14, (%r9,%r10,8)
	cmpq	%rcx, 408(%rsp)
	jle	.L6
	movq	632(%rsp), %r14
	vmovq	%xmm30, %rsi
	vmovq	%xmm10, %r9
	movq	704(%rsp), %r15
	addq	%rsi, %r9
	movq	760(%rsp), %rsi
	vmulsd	(%r14,%r9,8), %xmm13, %xmm14
	movq	696(%rsp), %r14
	vfmadd231sd	(%r12,%r9,8), %xmm5, %xmm14
	vfmadd231sd	(%r15,%r9,8), %xmm15, %xmm14
	vmovq	%xmm10, %r15
	vmovsd	(%r14,%r9,8), %xmm4
	vfmadd231sd	(%rsi,%r15,8), %xmm4, %xmm14
	movq	688(%rsp), %rsi
	movq	752(%rsp), %r14
	vmovsd	(%rsi,%r9,8), %xmm1
	movq	880(%rsp), %rsi
	vfmadd231sd	(%r14,%r15,8), %xmm1, %xmm14
	leaq	(%rsi,%rcx), %r14
	movq	680(%rsp), %rsi
	vmovsd	(%rsi,%r9,8), %xmm7
	movq	872(%rsp), %rsi
	vfmadd231sd	(%rbx,%r14,8), %xmm7, %xmm14
	movq	672(%rsp), %r14
	leaq	(%rsi,%rcx), %r15
	vmovsd	(%r14,%r9,8), %xmm0
	vfmadd231sd	(%rbx,%r15,8), %xmm0, %xmm14
	movq	664(%rsp), %r15
	movq	656(%rsp), %r14
	vfmadd231sd	(%r15,%r9,8), %xmm2, %xmm14
	movq	648(%rsp), %r15
	vmovsd	24(%rbx,%r10,8), %xmm2
	vfmadd231sd	(%r14,%r9,8), %xmm2, %xmm14
	movq	744(%rsp), %r14
	vmovsd	(%r15,%r9,8), %xmm3
	vmovq	%xmm10, %r15
	vfmadd231sd	(%r14,%r15,8), %xmm3, %xmm14
	movq	720(%rsp), %r14
	movq	736(%rsp), %r15
	vmovsd	(%r14,%r9,8), %xmm8
	vmovq	%xmm10, %r14
	vfmadd231sd	(%r15,%r14,8), %xmm8, %xmm14
	leaq	0(%r13,%rcx), %r15
	addq	%r8, %rcx
	vmovq	%r15, %xmm9
	movq	640(%rsp), %r15
	vmovq	%xmm9, %r14
	vmovsd	(%r15,%r9,8), %xmm11
	movq	712(%rsp), %r15
	vfmadd231sd	(%rbx,%r14,8), %xmm11, %xmm14
	movq	408(%rsp), %r14
	vmovsd	(%r15,%r9,8), %xmm12
	vfmadd231sd	(%rbx,%rcx,8), %xmm12, %xmm14
	vmovq	%xmm10, %rcx
	movq	728(%rsp), %r9
	vmovsd	%xmm14, (%r9,%rcx,8)
	cmpq	%r14, %r11
	jge	.L6
	vmovq	%xmm30, %r9
	addq	%r11, %rsi
	addq	%r11, %r13
	addq	%r11, %r8
	movq	632(%rsp), %r15
	addq	%rax, %r9
	movq	704(%rsp), %rcx
	movq	696(%rsp), %r14
	vmulsd	(%r15,%r9,8), %xmm5, %xmm10
	movq	760(%rsp), %r15
	vfmadd132sd	(%r12,%r9,8), %xmm10, %xmm15
	vfmadd132sd	(%rcx,%r9,8), %xmm15, %xmm2
	movq	688(%rsp), %rcx
	vmovsd	(%r14,%r9,8), %xmm15
	movq	752(%rsp), %r14
	vmovsd	(%rcx,%r9,8), %xmm14
	movq	680(%rsp), %rcx
	vmovsd	(%rcx,%r9,8), %xmm4
	movq	656(%rsp), %rcx
	vmovsd	%xmm2, %xmm2, %xmm5
	vfmadd231sd	(%r15,%rax,8), %xmm15, %xmm5
	movq	880(%rsp), %r15
	vfmadd231sd	(%r14,%rax,8), %xmm14, %xmm5
	movq	672(%rsp), %r14
	addq	%r11, %r15
	vfmadd231sd	(%rbx,%r15,8), %xmm4, %xmm5
	movq	664(%rsp), %r15
	vmovsd	(%r14,%r9,8), %xmm1
	vfmadd231sd	(%rbx,%rsi,8), %xmm1, %xmm5
	vfmadd231sd	(%r15,%r9,8), %xmm13, %xmm5
	movq	648(%rsp), %rsi
	vmovsd	32(%rbx,%r10,8), %xmm13
	movq	744(%rsp), %r10
	vfmadd231sd	(%rcx,%r9,8), %xmm13, %xmm5
	movq	736(%rsp), %r15
	movq	720(%rsp), %r14
	vmovsd	(%r10,%rax,8), %xmm6
	vfmadd231sd	(%rsi,%r9,8), %xmm6, %xmm5
	vmovsd	(%r15,%rax,8), %xmm7
	vfmadd231sd	(%r14,%r9,8), %xmm7, %xmm5
	movq	640(%rsp), %rcx
	vmovsd	(%rbx,%r13,8), %xmm0
	movq	712(%rsp), %r13
	vfmadd231sd	(%rcx,%r9,8), %xmm0, %xmm5
	vmovsd	(%rbx,%r8,8), %xmm2
	vfmadd231sd	0(%r13,%r9,8), %xmm2, %xmm5
	movq	728(%rsp), %r11
	vmovsd	%xmm5, (%r11,%rax,8)
.L6:
	movq	296(%rsp), %r9
	movq	816(%rsp), %rax
	addq	%r9, 896(%rsp)
	movq	888(%rsp), %r13
	addq	%rax, 784(%rsp)
	movq	800(%rsp), %r10
	addq	%r9, %rdx
	addq	%rax, 792(%rsp)
	addq	%rax, 776(%rsp)
	addq	%rax, 768(%rsp)
	cmpq	%r10, 288(%rsp)
	jne	.L14
	movq	48(%rsp), %rcx
	movq	40(%rsp), %r14
	movq	32(%rsp), %rsi
	movq	24(%rsp), %rdi
	movq	16(%rsp), %r9
	movq	168(%rsp), %rbx
	addq	%rcx, 400(%rsp)
	addq	%rcx, %rsi
	addq	%rcx, 392(%rsp)
	movq	%r9, %rax
	addq	%rbx, %r14
	addq	%rcx, 384(%rsp)
	addq	%rcx, 376(%rsp)
	addq	%rcx, 368(%rsp)
	addq	%rcx, 360(%rsp)
	addq	%rcx, 352(%rsp)
	addq	%rcx, 344(%rsp)
	addq	%rcx, 336(%rsp)
	addq	%rcx, 328(%rsp)
	addq	%rcx, 320(%rsp)
	addq	%rcx, 312(%rsp)
	addq	%rcx, 304(%rsp)
	movq	-56(%rsp), %rdx
	addq	%rdx, %rdi
	cmpq	%r9, -48(%rsp)
	je	.L28
	addq	$1, %r9
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L33:
	movq	816(%rsp), %rcx
	addq	%r13, %rcx
	movq	%rcx, 888(%rsp)
	jmp	.L6
.L32:
	xorl	%r9d, %r9d
	movl	$2, %ecx
	jmp	.L12
.L15:
	movq	816(%rsp), %rax
	movq	%rcx, %r9
	addq	%r13, %rax
	movq	%rax, 888(%rsp)
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
.L34:
	movq	%r9, %rcx
	jmp	.L10
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
