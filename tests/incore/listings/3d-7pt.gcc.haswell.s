	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	leaq	0(,%rdx,8), %r11
	leaq	-1(%rsi), %rdi
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$104, %rsp
	movq	%rdx, -56(%rsp)
	movq	%r11, 32(%rsp)
	movq	%rdi, -8(%rsp)
	cmpq	%r8, %rcx
	jge	.L27
	movq	%r11, %r14
	shrq	$3, %r14
	cmpq	$1, %rdi
	jle	.L27
	movq	%rdx, %rbx
	cmpq	$2, %rdx
	jle	.L27
	movq	%rdx, %rdi
	leaq	-1(%rcx), %rdx
	movq	%r8, -96(%rsp)
	movq	%r9, %r15
	imulq	%rsi, %rdi
	vmovsd	%xmm0, %xmm0, %xmm2
	vmovddup	%xmm0, %xmm3
	vbroadcastsd	%xmm0, %ymm1
	imulq	%rdi, %rdx
	movq	%rdi, %rsi
	imulq	%rcx, %rsi
	movq	%rdx, 8(%rsp)
	leaq	1(%rcx), %rdx
	leaq	-2(%rbx), %rcx
	movq	%rdx, %rax
	movq	%rsi, 48(%rsp)
	imulq	%rdi, %rax
	movq	%rax, 16(%rsp)
	leaq	-3(%rbx), %rax
	movq	16(%rbp), %rbx
	movq	%rax, -32(%rsp)
	movq	%rcx, %rax
	shrq	$2, %rax
	movq	%rax, 88(%rsp)
	movq	%r14, %rax
	negq	%rax
	salq	$3, %rax
	movq	%rax, -40(%rsp)
	movq	%rcx, %rax
	andl	$3, %ecx
	andq	$-4, %rax
	movq	%rcx, -48(%rsp)
	movq	%rax, -72(%rsp)
	incq	%rax
	movq	%rax, -64(%rsp)
	movq	%r11, %rax
	leaq	8(%r9,%r11), %r11
	leaq	8(%rbx,%rax), %rbx
	movl	$1, %eax
	movq	%r11, -112(%rsp)
	subq	%r14, %rax
	movq	%rbx, -104(%rsp)
	movq	%rax, (%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	8(%rsp), %rcx
	movq	48(%rsp), %rbx
	movq	%r14, 56(%rsp)
	movl	$1, %r13d
	movq	%rdi, -80(%rsp)
	leaq	(%r15,%rcx,8), %r11
	leaq	0(,%rbx,8), %rax
	movq	%rdx, -88(%rsp)
	movq	%r11, 80(%rsp)
	movq	16(%rsp), %r11
	leaq	(%r15,%rax), %rsi
	leaq	(%r15,%r11,8), %r9
	movq	%r9, 72(%rsp)
	movq	16(%rbp), %r9
	addq	%rax, %r9
	movq	%r9, 64(%rsp)
	movq	-112(%rsp), %r9
	leaq	(%r9,%rax), %r8
	movq	-104(%rsp), %r9
	leaq	(%r9,%rax), %r12
	movq	%rcx, %rax
	subq	%rbx, %rax
	movq	%r12, 40(%rsp)
	salq	$3, %rax
	movq	%rax, -16(%rsp)
	movq	%r11, %rax
	subq	%rbx, %rax
	salq	$3, %rax
	movq	%rax, -24(%rsp)
	.p2align 4,,10
	.p2align 3
.L12:
	movq	%r13, %rdx
	incq	%r13
	cmpq	$2, -32(%rsp)
	leaq	-1(%rdx), %rax
	movq	%rax, 96(%rsp)
	jbe	.L30
	movq	-40(%rsp), %rax
	leaq	8(%r8), %rbx
	movq	%rsi, 24(%rsp)
	xorl	%ecx, %ecx
	movq	%rbx, %rsi
	movq	40(%rsp), %rbx
	leaq	-8(%r8), %r12
	leaq	(%rax,%r8), %r11
	movq	32(%rsp), %rax
	leaq	(%rax,%r8), %rdi
	movq	-16(%rsp), %rax
	leaq	(%rax,%r8), %r10
	movq	-24(%rsp), %rax
	leaq	(%rax,%r8), %r9
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L5:
	vmovupd	(%r12,%rax), %ymm4
	vaddpd	(%r8,%rax), %ymm4, %ymm0
	incq	%rcx
	vaddpd	(%rsi,%rax), %ymm0, %ymm0
	vaddpd	(%r11,%rax), %ymm0, %ymm0
	vaddpd	(%rdi,%rax), %ymm0, %ymm0
	vaddpd	(%r10,%rax), %ymm0, %ymm0
	vaddpd	(%r9,%rax), %ymm0, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rbx,%rax)
	addq	$32, %rax
	cmpq	%rcx, 88(%rsp)
	jne	.L5
	movq	56(%rsp), %rax
	cmpq	$0, -48(%rsp)
	movq	%rbx, 40(%rsp)
	movq	24(%rsp), %rsi
	leaq	(%r14,%rax), %r10
	je	.L6
	movq	-72(%rsp), %rcx
	movq	-64(%rsp), %rax
.L10:
	movq	-56(%rsp), %r8
	subq	%rcx, %r8
	leaq	-2(%r8), %r11
	cmpq	$3, %r8
	je	.L31
	movq	56(%rsp), %r12
	movq	48(%rsp), %r10
	movq	(%rsp), %rbx
	leaq	(%r12,%rcx), %r9
	addq	%r9, %r10
	leaq	1(%r10), %r8
	addq	%rbx, %r10
	movq	8(%rsp), %rbx
	vmovupd	-8(%r15,%r8,8), %xmm5
	vaddpd	(%r15,%r8,8), %xmm5, %xmm0
	vaddpd	8(%r15,%r8,8), %xmm0, %xmm0
	vaddpd	(%r15,%r10,8), %xmm0, %xmm0
	leaq	(%r14,%r12), %r10
	movq	48(%rsp), %r12
	addq	%r10, %rcx
	leaq	1(%r12,%rcx), %rcx
	vaddpd	(%r15,%rcx,8), %xmm0, %xmm0
	leaq	1(%rbx,%r9), %rcx
	movq	16(%rsp), %rbx
	vaddpd	(%r15,%rcx,8), %xmm0, %xmm0
	leaq	1(%rbx,%r9), %rcx
	movq	16(%rbp), %rbx
	vaddpd	(%r15,%rcx,8), %xmm0, %xmm0
	vmulpd	%xmm3, %xmm0, %xmm0
	vmovupd	%xmm0, (%rbx,%r8,8)
	testb	$1, %r11b
	je	.L6
	andq	$-2, %r11
	addq	%r11, %rax
.L7:
	movq	96(%rsp), %rcx
	imulq	%r14, %rdx
	imulq	%r14, %rcx
	addq	%rax, %rdx
	vmovsd	-8(%rsi,%rdx,8), %xmm0
	vaddsd	(%rsi,%rdx,8), %xmm0, %xmm0
	addq	%rax, %rcx
	vaddsd	8(%rsi,%rdx,8), %xmm0, %xmm0
	vaddsd	(%rsi,%rcx,8), %xmm0, %xmm0
	movq	%r14, %rcx
	imulq	%r13, %rcx
	addq	%rax, %rcx
	movq	80(%rsp), %rax
	vaddsd	(%rsi,%rcx,8), %xmm0, %xmm0
	vaddsd	(%rax,%rdx,8), %xmm0, %xmm0
	movq	72(%rsp), %rax
	vaddsd	(%rax,%rdx,8), %xmm0, %xmm0
	movq	64(%rsp), %rax
	vmulsd	%xmm2, %xmm0, %xmm0
	vmovsd	%xmm0, (%rax,%rdx,8)
.L6:
	movq	32(%rsp), %rax
	movq	%r10, 56(%rsp)
	movq	%rdi, %r8
	addq	%rax, 40(%rsp)
	cmpq	%r13, -8(%rsp)
	jne	.L12
	movq	-80(%rsp), %rdi
	movq	-88(%rsp), %rdx
	addq	%rdi, 48(%rsp)
	addq	%rdi, 8(%rsp)
	addq	%rdi, 16(%rsp)
	cmpq	%rdx, -96(%rsp)
	je	.L26
	incq	%rdx
	jmp	.L4
.L30:
	movq	32(%rsp), %rdi
	xorl	%ecx, %ecx
	movl	$1, %eax
	addq	%r8, %rdi
	jmp	.L10
.L31:
	movq	56(%rsp), %rbx
	leaq	(%r14,%rbx), %r10
	jmp	.L7
.L26:
	vzeroupper
.L27:
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
