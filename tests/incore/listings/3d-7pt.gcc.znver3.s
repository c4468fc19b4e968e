	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	leaq	-1(%rsi), %rdi
	leaq	0(,%rdx,8), %rcx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$136, %rsp
	movq	%rdx, -48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%rdi, 8(%rsp)
	cmpq	%r8, %rax
	jge	.L27
	movq	%rcx, %r14
	movq	%rdx, %rbx
	shrq	$3, %r14
	leaq	1(%r14), %rdx
	movq	%rdx, -16(%rsp)
	cmpq	$1, %rdi
	jle	.L27
	cmpq	$2, %rbx
	jle	.L27
	imulq	%rbx, %rsi
	leaq	-1(%rax), %rdx
	leaq	8(%r9,%rcx), %r11
	vmovsd	%xmm0, %xmm0, %xmm2
	vmovddup	%xmm0, %xmm3
	vbroadcastsd	%xmm0, %ymm1
	movq	%r8, -88(%rsp)
	movq	%r9, %r13
	movq	%r14, %r15
	movq	%r11, -104(%rsp)
	movq	%rsi, %rdi
	imulq	%rsi, %rdx
	imulq	%rax, %rdi
	movq	%rdx, 24(%rsp)
	leaq	-2(%rbx), %rdx
	movq	%rdi, 80(%rsp)
	leaq	1(%rax), %rdi
	movq	%rdi, %rax
	imulq	%rsi, %rax
	movq	%rax, 32(%rsp)
	leaq	-3(%rbx), %rax
	movq	%rax, -24(%rsp)
	movq	%rdx, %rax
	shrq	$2, %rax
	movq	%rax, 120(%rsp)
	movq	%r14, %rax
	negq	%rax
	salq	$3, %rax
	movq	%rax, -32(%rsp)
	movq	%rdx, %rax
	andl	$3, %edx
	andq	$-4, %rax
	movq	%rdx, -40(%rsp)
	movq	%rax, -64(%rsp)
	incq	%rax
	movq	%rax, -56(%rsp)
	movq	16(%rbp), %rax
	leaq	8(%rax,%rcx), %rbx
	movl	$1, %eax
	subq	%r14, %rax
	movq	%rbx, -96(%rsp)
	movq	%rax, 16(%rsp)
	.p2align 4
	.p2align 3
.L4:
	movq	24(%rsp), %rdx
	movq	%r15, 88(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%rdi, -80(%rsp)
	movq	80(%rsp), %rbx
	leaq	0(%r13,%rdx,8), %r14
	movq	%r14, 112(%rsp)
	movq	32(%rsp), %r14
	leaq	0(,%rbx,8), %rax
	leaq	0(%r13,%rax), %rcx
	leaq	0(%r13,%r14,8), %r10
	movq	%r10, 104(%rsp)
	movq	16(%rbp), %r10
	addq	%rax, %r10
	movq	%r10, 96(%rsp)
	movq	-104(%rsp), %r10
	leaq	(%r10,%rax), %r8
	movq	-96(%rsp), %r10
	leaq	(%r10,%rax), %r12
	movq	%rdx, %rax
	subq	%rbx, %rax
	salq	$3, %rax
	movq	%rax, (%rsp)
	movq	%r14, %rax
	movl	$1, %r14d
	subq	%rbx, %rax
	movq	%r12, %rbx
	salq	$3, %rax
	movq	%rax, -8(%rsp)
	.p2align 4
	.p2align 3
.L12:
	movq	80(%rsp), %rdi
	movq	%r14, %rdx
	incq	%r14
	movq	88(%rsp), %rax
	addq	%rdi, %rax
	movq	-16(%rsp), %rdi
	movq	%rax, 64(%rsp)
	addq	%rdi, %rax
	cmpq	$2, -24(%rsp)
	movq	%rax, 72(%rsp)
	leaq	-1(%rdx), %rax
	movq	%rax, 128(%rsp)
	jbe	.L30
	movq	-32(%rsp), %rdi
	movq	(%rsp), %rsi
	leaq	8(%r8), %rax
	movq	%rcx, 40(%rsp)
	movq	%rax, 48(%rsp)
	movq	48(%rsp), %rcx
	leaq	-8(%r8), %r12
	xorl	%eax, %eax
	leaq	(%rdi,%r8), %r11
	leaq	(%rsi,%r8), %r10
	movq	56(%rsp), %rdi
	movq	-8(%rsp), %rsi
	addq	%r8, %rdi
	leaq	(%rsi,%r8), %r9
	xorl	%esi, %esi
	.p2align 4
	.p2align 3
.L5:
	vmovupd	(%r12,%rax), %ymm4
	incq	%rsi
	vaddpd	(%r8,%rax), %ymm4, %ymm0
	vaddpd	(%rcx,%rax), %ymm0, %ymm0
	vaddpd	(%r11,%rax), %ymm0, %ymm0
	vaddpd	(%rdi,%rax), %ymm0, %ymm0
	vaddpd	(%r10,%rax), %ymm0, %ymm0
	vaddpd	(%r9,%rax), %ymm0, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rbx,%rax)
	addq	$32, %rax
	cmpq	%rsi, 120(%rsp)
	jne	.L5
	cmpq	$0, -40(%rsp)
	movq	40(%rsp), %rcx
	je	.L6
	movq	-64(%rsp), %r9
	movq	-56(%rsp), %rax
.L10:
	movq	-48(%rsp), %rsi
	subq	%r9, %rsi
	leaq	-2(%rsi), %r10
	cmpq	$3, %rsi
	je	.L7
	movq	88(%rsp), %rsi
	movq	64(%rsp), %r11
	movq	16(%rsp), %r12
	leaq	(%rsi,%r9), %r8
	movq	80(%rsp), %rsi
	addq	%r9, %r11
	addq	%r12, %r11
	leaq	1(%rsi,%r8), %rsi
	salq	$3, %rsi
	vmovupd	-8(%r13,%rsi), %xmm5
	vaddpd	0(%r13,%rsi), %xmm5, %xmm0
	vaddpd	8(%r13,%rsi), %xmm0, %xmm0
	vaddpd	0(%r13,%r11,8), %xmm0, %xmm0
	movq	72(%rsp), %r11
	addq	%r9, %r11
	movq	24(%rsp), %r9
	vaddpd	0(%r13,%r11,8), %xmm0, %xmm0
	movq	32(%rsp), %r11
	leaq	1(%r9,%r8), %r9
	vaddpd	0(%r13,%r9,8), %xmm0, %xmm0
	leaq	1(%r11,%r8), %r8
	movq	16(%rbp), %r9
	vaddpd	0(%r13,%r8,8), %xmm0, %xmm0
	vmulpd	%xmm3, %xmm0, %xmm0
	vmovupd	%xmm0, (%r9,%rsi)
	testb	$1, %r10b
	je	.L6
	andq	$-2, %r10
	addq	%r10, %rax
.L7:
	imulq	%r15, %rdx
	leaq	(%rdx,%rax), %rsi
	leaq	-1(%rax,%rdx), %rdx
	vmovsd	(%rcx,%rdx,8), %xmm0
	movq	128(%rsp), %rdx
	vaddsd	(%rcx,%rsi,8), %xmm0, %xmm0
	imulq	%r15, %rdx
	vaddsd	8(%rcx,%rsi,8), %xmm0, %xmm0
	addq	%rax, %rdx
	vaddsd	(%rcx,%rdx,8), %xmm0, %xmm0
	movq	%r15, %rdx
	imulq	%r14, %rdx
	addq	%rax, %rdx
	movq	112(%rsp), %rax
	vaddsd	(%rcx,%rdx,8), %xmm0, %xmm0
	vaddsd	(%rax,%rsi,8), %xmm0, %xmm0
	movq	104(%rsp), %rax
	vaddsd	(%rax,%rsi,8), %xmm0, %xmm0
	movq	96(%rsp), %rax
	vmulsd	%xmm2, %xmm0, %xmm0
	vmovsd	%xmm0, (%rax,%rsi,8)
.L6:
	movq	56(%rsp), %rax
	movq	%rdi, %r8
	addq	%r15, 88(%rsp)
	addq	%rax, %rbx
	cmpq	%r14, 8(%rsp)
	jne	.L12
	movq	-72(%rsp), %rsi
	movq	-80(%rsp), %rdi
	addq	%rsi, 80(%rsp)
	addq	%rsi, 24(%rsp)
	addq	%rsi, 32(%rsp)
	cmpq	%rdi, -88(%rsp)
	je	.L26
	incq	%rdi
	jmp	.L4
.L30:
	movq	56(%rsp), %rdi
	xorl	%r9d, %r9d
	movl	$1, %eax
	addq	%r8, %rdi
	jmp	.L10
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
