	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	leaq	0(,%rdx,8), %rcx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	leaq	-1(%rsi), %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	-1(%rdx), %rbx
	andq	$-64, %rsp
	subq	$136, %rsp
	movq	%rdx, -32(%rsp)
	movq	%rbx, -56(%rsp)
	movq	%rcx, 88(%rsp)
	movq	%r14, 16(%rsp)
	cmpq	%r8, %rax
	jge	.L27
	movq	%rcx, %rdi
	shrq	$3, %rdi
	movq	%rdi, -88(%rsp)
	cmpq	$1, %r14
	jle	.L27
	cmpq	$1, %rbx
	jle	.L27
	movq	%rdx, %rbx
	imulq	%rsi, %rdx
	movq	%r8, %r11
	movq	%r9, %r15
	movq	%rdx, %r8
	imulq	%rax, %rdx
	leaq	8(%r9,%rcx), %r9
	movq	%r11, -96(%rsp)
	movq	%rdx, 104(%rsp)
	leaq	-1(%rax), %rdx
	imulq	%r8, %rdx
	movq	%r9, -104(%rsp)
	vmovsd	%xmm0, %xmm0, %xmm5
	movq	%rdx, 72(%rsp)
	leaq	1(%rax), %rdx
	movq	%rdx, %rax
	imulq	%r8, %rax
	vmovddup	%xmm0, %xmm4
	vbroadcastsd	%xmm0, %ymm3
	movq	%rax, 64(%rsp)
	movq	%rbx, %rax
	subq	$3, %rax
	subq	$2, %rbx
	movq	%rax, 8(%rsp)
	movq	%rbx, %rax
	shrq	$3, %rax
	movq	%rax, 128(%rsp)
	movq	%rdi, %rax
	negq	%rax
	salq	$3, %rax
	movq	%rax, -16(%rsp)
	movq	%rbx, %rax
	andq	$-8, %rax
	movq	%rax, -48(%rsp)
	incq	%rax
	movq	%rax, -40(%rsp)
	movq	16(%rbp), %rax
	movq	%rbx, 40(%rsp)
	leaq	8(%rax,%rcx), %r10
	movl	$1, %eax
	subq	%rdi, %rax
	andl	$7, %ebx
	movq	%rax, 32(%rsp)
	movq	%rbx, -24(%rsp)
	movq	%r10, -112(%rsp)
	vbroadcastsd	%xmm0, %zmm2
	movq	%r8, %rsi
	movq	%rdx, %rcx
	.p2align 4,,10
	.p2align 3
.L4:
	movq	72(%rsp), %rbx
	movq	64(%rsp), %r11
	leaq	(%r15,%rbx,8), %r14
	movq	104(%rsp), %rdi
	movq	%r14, 80(%rsp)
	leaq	(%r15,%r11,8), %r14
	movq	%r14, 56(%rsp)
	movq	16(%rbp), %r14
	leaq	0(,%rdi,8), %rax
	addq	%rax, %r14
	movq	%r14, 24(%rsp)
	movq	-104(%rsp), %r14
	leaq	(%r15,%rax), %rdx
	leaq	(%r14,%rax), %r8
	movq	-112(%rsp), %r14
	movq	-88(%rsp), %r12
	addq	%rax, %r14
	movq	%rbx, %rax
	subq	%rdi, %rax
	salq	$3, %rax
	movq	%rax, (%rsp)
	movq	%r11, %rax
	subq	%rdi, %rax
	salq	$3, %rax
	movq	%rax, -8(%rsp)
	movq	$1, 120(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%r14, 112(%rsp)
	movq	%rcx, -80(%rsp)
	movq	%r12, %r13
	.p2align 4,,10
	.p2align 3
.L13:
	movq	120(%rsp), %rax
	movq	%rax, 96(%rsp)
	incq	%rax
	cmpq	$6, 8(%rsp)
	movq	%rax, 120(%rsp)
	jbe	.L30
	movq	-16(%rsp), %rax
	movq	112(%rsp), %r14
	leaq	(%r8,%rax), %r10
	movq	88(%rsp), %rax
	leaq	-8(%r8), %rbx
	leaq	(%rax,%r8), %rcx
	movq	(%rsp), %rax
	leaq	8(%r8), %r11
	leaq	(%r8,%rax), %r9
	movq	-8(%rsp), %rax
	xorl	%esi, %esi
	leaq	(%r8,%rax), %rdi
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L5:
	vmovupd	(%rbx,%rax), %zmm7
	incq	%rsi
	vaddpd	(%r8,%rax), %zmm7, %zmm0
	vaddpd	(%r11,%rax), %zmm0, %zmm0
	vaddpd	(%r10,%rax), %zmm0, %zmm0
	vaddpd	(%rcx,%rax), %zmm0, %zmm0
	vaddpd	(%r9,%rax), %zmm0, %zmm0
	vaddpd	(%rdi,%rax), %zmm0, %zmm0
	vmulpd	%zmm2, %zmm0, %zmm0
	vmovupd	%zmm0, (%r14,%rax)
	addq	$64, %rax
	cmpq	%rsi, 128(%rsp)
	jne	.L5
	cmpq	$0, -24(%rsp)
	movq	%r14, 112(%rsp)
	je	.L6
	movq	-48(%rsp), %rsi
	movq	-40(%rsp), %rax
.L11:
	movq	-32(%rsp), %rdi
	subq	%rsi, %rdi
	leaq	-2(%rdi), %r10
	subq	$3, %rdi
	cmpq	$2, %rdi
	jbe	.L7
	movq	104(%rsp), %rbx
	leaq	(%rsi,%r13), %r9
	leaq	(%r9,%rbx), %r8
	leaq	1(%r8), %rdi
	vmovupd	-8(%r15,%rdi,8), %ymm1
	movq	32(%rsp), %r11
	vaddpd	(%r15,%rdi,8), %ymm1, %ymm0
	addq	%r11, %r8
	addq	%r12, %rsi
	vaddpd	8(%r15,%rdi,8), %ymm0, %ymm0
	addq	%r13, %rsi
	leaq	1(%rbx,%rsi), %rsi
	vaddpd	(%r15,%r8,8), %ymm0, %ymm0
	movq	72(%rsp), %rbx
	vaddpd	(%r15,%rsi,8), %ymm0, %ymm0
	leaq	1(%r9,%rbx), %rsi
	movq	64(%rsp), %rbx
	vaddpd	(%r15,%rsi,8), %ymm0, %ymm0
	leaq	1(%r9,%rbx), %rsi
	movq	16(%rbp), %rbx
	vaddpd	(%r15,%rsi,8), %ymm0, %ymm0
	movq	%r10, %rsi
	andq	$-4, %rsi
	vmulpd	%ymm3, %ymm0, %ymm0
	addq	%rsi, %rax
	andl	$3, %r10d
	vmovupd	%ymm0, (%rbx,%rdi,8)
	je	.L6
.L7:
	movq	96(%rsp), %rdi
	movq	40(%rsp), %r14
	leaq	-1(%rdi), %rbx
	movq	%rbx, 48(%rsp)
	movq	104(%rsp), %rbx
	leaq	1(%rax), %r8
	leaq	0(%r13,%rbx), %rsi
	addq	%rax, %rsi
	leaq	(%r15,%rsi,8), %r10
	cmpq	%r14, %r8
	jge	.L14
	imulq	%r12, %rdi
	vmovsd	(%r10), %xmm0
	movq	48(%rsp), %rbx
	addq	%rdi, %r8
	vmovhpd	(%rdx,%r8,8), %xmm0, %xmm0
	vaddpd	-8(%r10), %xmm0, %xmm0
	vmovupd	(%rdx,%r8,8), %xmm7
	movq	%r12, %r11
	imulq	%rbx, %r11
	vaddpd	%xmm7, %xmm0, %xmm0
	movq	120(%rsp), %r10
	leaq	(%r11,%rax), %r8
	imulq	%r12, %r10
	vaddpd	(%rdx,%r8,8), %xmm0, %xmm0
	movq	80(%rsp), %rbx
	leaq	(%r10,%rax), %r8
	vaddpd	(%rdx,%r8,8), %xmm0, %xmm0
	leaq	(%rdi,%rax), %r8
	leaq	2(%rax), %rsi
	vaddpd	(%rbx,%r8,8), %xmm0, %xmm0
	movq	56(%rsp), %rbx
	leaq	(%rdi,%rsi), %r9
	vaddpd	(%rbx,%r8,8), %xmm0, %xmm0
	movq	24(%rsp), %rbx
	vmovsd	(%rdx,%r9,8), %xmm1
	vmulpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, (%rbx,%r8,8)
	leaq	3(%rax), %r8
	cmpq	%r8, %r14
	jle	.L9
	addq	%rdi, %r8
	vmovhpd	(%rdx,%r8,8), %xmm1, %xmm0
	vaddpd	%xmm7, %xmm0, %xmm0
	vmovupd	(%rdx,%r8,8), %xmm8
	leaq	(%r11,%rsi), %r8
	vaddpd	%xmm8, %xmm0, %xmm0
	leaq	4(%rax), %r14
	addq	%r10, %rsi
	vaddpd	(%rdx,%r8,8), %xmm0, %xmm0
	leaq	(%rdi,%r14), %rbx
	movq	%rbx, -64(%rsp)
	vaddpd	(%rdx,%rsi,8), %xmm0, %xmm0
	vmovsd	(%rdx,%rbx,8), %xmm6
	movq	80(%rsp), %rbx
	movq	24(%rsp), %r8
	vaddpd	(%rbx,%r9,8), %xmm0, %xmm0
	movq	56(%rsp), %rbx
	movq	%r14, %rsi
	vaddpd	(%rbx,%r9,8), %xmm0, %xmm0
	vmulpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, (%r8,%r9,8)
	leaq	5(%rax), %r8
	cmpq	%r8, 40(%rsp)
	jle	.L9
	addq	%r8, %rdi
	vmovhpd	(%rdx,%rdi,8), %xmm6, %xmm0
	vaddpd	%xmm8, %xmm0, %xmm0
	addq	%r14, %r11
	addq	%r14, %r10
	vaddpd	(%rdx,%rdi,8), %xmm0, %xmm0
	leaq	6(%rax), %rsi
	movq	-64(%rsp), %rdi
	vaddpd	(%rdx,%r11,8), %xmm0, %xmm0
	movq	80(%rsp), %rax
	vaddpd	(%rdx,%r10,8), %xmm0, %xmm0
	vaddpd	(%rax,%rdi,8), %xmm0, %xmm0
	movq	24(%rsp), %rax
	vaddpd	(%rbx,%rdi,8), %xmm0, %xmm0
	vmulpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, (%rax,%rdi,8)
.L9:
	movq	96(%rsp), %rax
	leaq	1(%rsi), %r8
	imulq	%r12, %rax
	movq	48(%rsp), %rbx
	movq	24(%rsp), %r14
	leaq	(%rax,%rsi), %rdi
	vmovsd	(%rdx,%rdi,8), %xmm0
	leaq	(%rax,%r8), %r10
	vaddsd	-8(%rdx,%rdi,8), %xmm0, %xmm6
	vmovsd	(%rdx,%r10,8), %xmm1
	imulq	%r12, %rbx
	vaddsd	%xmm1, %xmm6, %xmm6
	leaq	(%rbx,%rsi), %r9
	vaddsd	(%rdx,%r9,8), %xmm6, %xmm6
	movq	120(%rsp), %r9
	movq	%rbx, %r11
	imulq	%r12, %r9
	leaq	(%r9,%rsi), %rbx
	vaddsd	(%rdx,%rbx,8), %xmm6, %xmm6
	movq	80(%rsp), %rbx
	vaddsd	(%rbx,%rdi,8), %xmm6, %xmm6
	movq	56(%rsp), %rbx
	vaddsd	(%rbx,%rdi,8), %xmm6, %xmm6
	vmulsd	%xmm5, %xmm6, %xmm6
	vmovsd	%xmm6, (%r14,%rdi,8)
	cmpq	%r8, -56(%rsp)
	jle	.L6
	addq	$2, %rsi
	vaddsd	%xmm1, %xmm0, %xmm0
	addq	%rsi, %rax
	vmovsd	(%rdx,%rax,8), %xmm6
	leaq	(%r11,%r8), %rbx
	vaddsd	%xmm6, %xmm0, %xmm0
	addq	%r9, %r8
	vaddsd	(%rdx,%rbx,8), %xmm0, %xmm0
	movq	80(%rsp), %rbx
	vaddsd	(%rdx,%r8,8), %xmm0, %xmm0
	movq	56(%rsp), %r8
	vaddsd	(%rbx,%r10,8), %xmm0, %xmm0
	vaddsd	(%r8,%r10,8), %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmovsd	%xmm0, (%r14,%r10,8)
	cmpq	%rsi, -56(%rsp)
	jle	.L6
	vaddsd	%xmm6, %xmm1, %xmm0
	addq	%rsi, %r11
	addq	%rsi, %r9
	vaddsd	24(%rdx,%rdi,8), %xmm0, %xmm0
	vaddsd	(%rdx,%r11,8), %xmm0, %xmm0
	vaddsd	(%rdx,%r9,8), %xmm0, %xmm0
	vaddsd	(%rbx,%rax,8), %xmm0, %xmm0
	vaddsd	(%r8,%rax,8), %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmovsd	%xmm0, (%r14,%rax,8)
.L6:
	movq	88(%rsp), %rax
	movq	%rcx, %r8
	movq	120(%rsp), %rcx
	addq	%rax, 112(%rsp)
	addq	%r12, %r13
	cmpq	%rcx, 16(%rsp)
	jne	.L13
	movq	-72(%rsp), %rsi
	movq	-80(%rsp), %rcx
	addq	%rsi, 104(%rsp)
	addq	%rsi, 72(%rsp)
	addq	%rsi, 64(%rsp)
	cmpq	%rcx, -96(%rsp)
	je	.L26
	incq	%rcx
	jmp	.L4
.L30:
	movq	88(%rsp), %rcx
	xorl	%esi, %esi
	movl	$1, %eax
	addq	%r8, %rcx
	jmp	.L11
.L14:
	movq	%rax, %rsi
	jmp	.L9
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
