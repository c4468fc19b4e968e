	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rdi
	movq	%rdx, %rcx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rsi, %r12
	leaq	-1(%rdx), %rsi
	pushq	%rbx
	leaq	-1(%r12), %r14
	imulq	%rcx, %r12
	andq	$-64, %rsp
	subq	$136, %rsp
	movq	%r12, %rax
	movq	%rdx, -16(%rsp)
	salq	$3, %rdx
	salq	$3, %rax
	movq	%rsi, -40(%rsp)
	movq	%rdx, 88(%rsp)
	movq	%r14, 32(%rsp)
	cmpq	%r8, %rdi
	jge	.L45
	shrq	$3, %rax
	movq	%rdx, %r15
	movq	%rax, %r11
	shrq	$3, %r15
	cmpq	$1, %r14
	jle	.L45
	cmpq	$1, %rsi
	jle	.L45
	movq	%r8, %rbx
	movq	%r12, %r8
	leaq	-1(%rdi), %r10
	movq	%rcx, %r14
	imulq	%rdi, %rax
	leaq	-2(%rcx), %rcx
	subq	$3, %r14
	movq	24(%rbp), %r13
	imulq	%rdi, %r8
	leaq	1(%rdi), %rsi
	movq	%rcx, 56(%rsp)
	vmovq	%r12, %xmm0
	imulq	%r12, %r10
	movq	%r14, 24(%rsp)
	movq	16(%rbp), %r14
	movq	%rax, 80(%rsp)
	movq	%rcx, %rax
	imulq	%rsi, %r12
	movq	%r8, 96(%rsp)
	movq	%r15, %r8
	shrq	$3, %rax
	movq	%r10, 72(%rsp)
	negq	%r8
	movq	%rcx, %r10
	andl	$7, %ecx
	salq	$3, %r8
	andq	$-8, %r10
	movq	%rax, 104(%rsp)
	movl	$1, %eax
	movq	%r8, (%rsp)
	subq	%r15, %rax
	leaq	8(%r9,%rdx), %r8
	movq	%r10, -32(%rsp)
	addq	$1, %r10
	movq	%r10, -24(%rsp)
	movq	%rax, 48(%rsp)
	movq	%rcx, -8(%rsp)
	movq	%rbx, -72(%rsp)
	movq	%r8, -48(%rsp)
	movq	%r12, 64(%rsp)
	leaq	8(%r13,%rdx), %r12
	leaq	8(%r14,%rdx), %rdx
	movq	%r11, %r14
	vmovq	%r12, %xmm17
	movq	%r9, %r11
	vmovq	%xmm0, %r12
	vmovq	%rdx, %xmm11
	.p2align 4,,10
	.p2align 3
.L4:
	movq	64(%rsp), %r10
	movq	96(%rsp), %r8
	imulq	%r14, %rdi
	movq	%r15, 112(%rsp)
	movq	72(%rsp), %rax
	movq	16(%rbp), %r13
	movq	%rsi, -64(%rsp)
	vmovq	%r12, %xmm10
	leaq	(%r11,%r10,8), %rcx
	leaq	0(,%r8,8), %rdx
	subq	%r8, %r10
	movq	$1, 128(%rsp)
	leaq	(%r11,%rax,8), %r9
	vmovq	%rcx, %xmm5
	addq	%rdx, %r13
	subq	%r8, %rax
	movq	80(%rsp), %rcx
	leaq	(%r11,%rdx), %rbx
	salq	$3, %rax
	movq	%r11, %r8
	vmovq	%r9, %xmm6
	vmovq	%xmm17, %r9
	vmovq	%r13, %xmm4
	salq	$3, %r10
	leaq	(%r9,%rcx,8), %r13
	movq	-48(%rsp), %r9
	vmovq	%xmm11, %rcx
	movq	%rax, 16(%rsp)
	movq	%r13, 120(%rsp)
	vmovq	%rdi, %xmm2
	addq	%rdx, %r9
	addq	%rcx, %rdx
	movq	%r10, 8(%rsp)
	movq	120(%rsp), %rcx
	movq	%rdx, 120(%rsp)
	movq	%r14, -56(%rsp)
	movq	%rbx, %r14
	movq	%r9, %rbx
	.p2align 4,,10
	.p2align 3
.L13:
	movq	128(%rsp), %rdi
	vmovq	%rdi, %xmm3
	addq	$1, %rdi
	cmpq	$6, 24(%rsp)
	movq	%rdi, 128(%rsp)
	jbe	.L48
	movq	16(%rsp), %r11
	movq	(%rsp), %r9
	leaq	-8(%rbx), %rax
	leaq	8(%rbx), %r13
	movq	8(%rsp), %rdx
	movq	88(%rsp), %rsi
	movq	104(%rsp), %rdi
	leaq	(%rbx,%r11), %r12
	leaq	(%rbx,%r9), %r11
	xorl	%r9d, %r9d
	leaq	(%rbx,%rdx), %r10
	addq	%rbx, %rsi
	andl	$3, %edi
	je	.L42
	cmpq	$1, %rdi
	je	.L32
	cmpq	$2, %rdi
	je	.L33
	vmovupd	(%rax), %zmm1
	vaddpd	(%rbx), %zmm1, %zmm8
	movl	$1, %r9d
	vaddpd	0(%r13), %zmm8, %zmm7
	vaddpd	(%r12), %zmm7, %zmm9
	vaddpd	(%r10), %zmm9, %zmm12
	vaddpd	(%r11), %zmm12, %zmm13
	vaddpd	(%rsi), %zmm13, %zmm14
	vmulpd	(%rcx), %zmm14, %zmm15
	movq	120(%rsp), %rdx
	vmovupd	%zmm15, (%rdx)
.L33:
	movq	%r9, %rdi
	movq	120(%rsp), %rdx
	addq	$1, %r9
	salq	$6, %rdi
	vmovupd	(%rax,%rdi), %zmm0
	vaddpd	(%rbx,%rdi), %zmm0, %zmm1
	vaddpd	0(%r13,%rdi), %zmm1, %zmm8
	vaddpd	(%r12,%rdi), %zmm8, %zmm7
	vaddpd	(%r10,%rdi), %zmm7, %zmm9
	vaddpd	(%r11,%rdi), %zmm9, %zmm12
	vaddpd	(%rsi,%rdi), %zmm12, %zmm13
	vmulpd	(%rcx,%rdi), %zmm13, %zmm14
	vmovupd	%zmm14, (%rdx,%rdi)
.L32:
	movq	%r9, %rdi
	movq	120(%rsp), %rdx
	addq	$1, %r9
	salq	$6, %rdi
	vmovupd	(%rax,%rdi), %zmm15
	vaddpd	(%rbx,%rdi), %zmm15, %zmm0
	vaddpd	0(%r13,%rdi), %zmm0, %zmm1
	vaddpd	(%r12,%rdi), %zmm1, %zmm8
	vaddpd	(%r10,%rdi), %zmm8, %zmm7
	vaddpd	(%r11,%rdi), %zmm7, %zmm9
	vaddpd	(%rsi,%rdi), %zmm9, %zmm12
	vmulpd	(%rcx,%rdi), %zmm12, %zmm13
	vmovupd	%zmm13, (%rdx,%rdi)
	cmpq	%r9, 104(%rsp)
	je	.L41
.L5:
	movq	%r9, %rdi
	salq	$6, %rdi
	vmovupd	(%rax,%rdi), %zmm14
	vaddpd	(%rbx,%rdi), %zmm14, %zmm15
	vaddpd	0(%r13,%rdi), %zmm15, %zmm0
	vaddpd	(%r12,%rdi), %zmm0, %zmm1
	vaddpd	(%r10,%rdi), %zmm1, %zmm8
	vaddpd	(%r11,%rdi), %zmm8, %zmm7
	vaddpd	(%rsi,%rdi), %zmm7, %zmm9
	vmulpd	(%rcx,%rdi), %zmm9, %zmm12
	vmovupd	%zmm12, (%rdx,%rdi)
	leaq	1(%r9), %rdi
	salq	$6, %rdi
	vmovupd	(%rax,%rdi), %zmm13
	vaddpd	(%rbx,%rdi), %zmm13, %zmm14
	vaddpd	0(%r13,%rdi), %zmm14, %zmm15
	vaddpd	(%r12,%rdi), %zmm15, %zmm0
	vaddpd	(%r10,%rdi), %zmm0, %zmm1
	vaddpd	(%r11,%rdi), %zmm1, %zmm8
	vaddpd	(%rsi,%rdi), %zmm8, %zmm7
	vmulpd	(%rcx,%rdi), %zmm7, %zmm9
	vmovupd	%zmm9, (%rdx,%rdi)
	leaq	2(%r9), %rdi
	salq	$6, %rdi
	vmovupd	(%rax,%rdi), %zmm12
	vaddpd	(%rbx,%rdi), %zmm12, %zmm13
	vaddpd	0(%r13,%rdi), %zmm13, %zmm14
	vaddpd	(%r12,%rdi), %zmm14, %zmm15
	vaddpd	(%r10,%rdi), %zmm15, %zmm0
	vaddpd	(%r11,%rdi), %zmm0, %zmm1
	vaddpd	(%rsi,%rdi), %zmm1, %zmm8
	vmulpd	(%rcx,%rdi), %zmm8, %zmm7
	vmovupd	%zmm7, (%rdx,%rdi)
	leaq	3(%r9), %rdi
	addq	$4, %r9
	salq	$6, %rdi
	vmovupd	(%rax,%rdi), %zmm9
	vaddpd	(%rbx,%rdi), %zmm9, %zmm12
	vaddpd	0(%r13,%rdi), %zmm12, %zmm13
	vaddpd	(%r12,%rdi), %zmm13, %zmm14
	vaddpd	(%r10,%rdi), %zmm14, %zmm15
	vaddpd	(%r11,%rdi), %zmm15, %zmm0
	vaddpd	(%rsi,%rdi), %zmm0, %zmm1
	vmulpd	(%rcx,%rdi), %zmm1, %zmm8
	vmovupd	%zmm8, (%rdx,%rdi)
	cmpq	%r9, 104(%rsp)
	jne	.L5
	movq	%rdx, 120(%rsp)
.L41:
	cmpq	$0, -8(%rsp)
	je	.L6
	movq	-32(%rsp), %rdi
	movq	-24(%rsp), %rax
.L11:
	movq	-16(%rsp), %r13
	subq	%rdi, %r13
	leaq	-2(%r13), %rbx
	subq	$3, %r13
	cmpq	$2, %r13
	jbe	.L7
	movq	112(%rsp), %r13
	movq	96(%rsp), %rdx
	movq	72(%rsp), %r12
	leaq	(%rdi,%r13), %r10
	addq	%r15, %rdi
	leaq	(%r10,%rdx), %r9
	leaq	1(%r10,%r12), %r12
	addq	%r13, %rdi
	movq	80(%rsp), %r13
	leaq	1(%r9), %r11
	leaq	1(%rdx,%rdi), %rdi
	vmovupd	-8(%r8,%r11,8), %ymm7
	vaddpd	(%r8,%r11,8), %ymm7, %ymm9
	vaddpd	8(%r8,%r11,8), %ymm9, %ymm12
	vaddpd	(%r8,%r12,8), %ymm12, %ymm13
	movq	64(%rsp), %r12
	leaq	1(%r10,%r12), %r12
	vaddpd	(%r8,%r12,8), %ymm13, %ymm14
	movq	48(%rsp), %r12
	addq	%r12, %r9
	movq	16(%rbp), %r12
	vaddpd	(%r8,%r9,8), %ymm14, %ymm15
	leaq	1(%r10,%r13), %r9
	movq	24(%rbp), %r10
	vaddpd	(%r8,%rdi,8), %ymm15, %ymm0
	vmulpd	(%r10,%r9,8), %ymm0, %ymm1
	vmovupd	%ymm1, (%r12,%r11,8)
	movq	%rbx, %r11
	andq	$-4, %r11
	addq	%r11, %rax
	andl	$3, %ebx
	je	.L6
.L7:
	movq	112(%rsp), %rdx
	movq	96(%rsp), %rdi
	vmovq	%xmm3, %rbx
	leaq	1(%rax), %r10
	movq	56(%rsp), %r9
	subq	$1, %rbx
	addq	%rdx, %rdi
	vmovq	%rbx, %xmm16
	addq	%rax, %rdi
	leaq	(%r8,%rdi,8), %r13
	cmpq	%r9, %r10
	jge	.L14
	vmovq	%xmm3, %r9
	vmovsd	0(%r13), %xmm8
	vmovq	%xmm6, %rdx
	leaq	2(%rax), %rdi
	imulq	%r15, %r9
	leaq	(%r9,%r10), %r12
	leaq	(%r9,%rax), %rbx
	vmovhpd	(%r14,%r12,8), %xmm8, %xmm9
	vaddpd	-8(%r13), %xmm9, %xmm13
	vmovupd	(%r14,%r12,8), %xmm7
	leaq	(%r9,%rdi), %r11
	vmovq	%xmm16, %r12
	vmovq	%xmm5, %r13
	vmovsd	(%r14,%r11,8), %xmm12
	imulq	%r15, %r12
	vaddpd	%xmm7, %xmm13, %xmm14
	vaddpd	(%rdx,%rbx,8), %xmm14, %xmm15
	movq	128(%rsp), %rdx
	vaddpd	0(%r13,%rbx,8), %xmm15, %xmm0
	vmovq	%xmm2, %r13
	imulq	%r15, %rdx
	leaq	(%r12,%rax), %r10
	vaddpd	(%r14,%r10,8), %xmm0, %xmm1
	leaq	(%r9,%r13), %r10
	leaq	(%r10,%rax), %r13
	movq	%rdx, 40(%rsp)
	addq	%rax, %rdx
	vaddpd	(%r14,%rdx,8), %xmm1, %xmm8
	movq	24(%rbp), %rdx
	vmulpd	(%rdx,%r13,8), %xmm8, %xmm9
	vmovq	%xmm4, %r13
	vmovupd	%xmm9, 0(%r13,%rbx,8)
	leaq	3(%rax), %rbx
	cmpq	%rbx, 56(%rsp)
	jle	.L9
	addq	%r9, %rbx
	leaq	4(%rax), %r13
	vmovhpd	(%r14,%rbx,8), %xmm12, %xmm12
	leaq	(%r9,%r13), %rdx
	vmovupd	(%r14,%rbx,8), %xmm13
	vmovq	%xmm6, %rbx
	vaddpd	%xmm7, %xmm12, %xmm7
	vmovsd	(%r14,%rdx,8), %xmm15
	vmovq	%rdx, %xmm14
	vmovq	%xmm5, %rdx
	vaddpd	%xmm13, %xmm7, %xmm0
	vaddpd	(%rbx,%r11,8), %xmm0, %xmm1
	leaq	(%r12,%rdi), %rbx
	vaddpd	(%rdx,%r11,8), %xmm1, %xmm8
	movq	40(%rsp), %rdx
	vaddpd	(%r14,%rbx,8), %xmm8, %xmm9
	movq	24(%rbp), %rbx
	addq	%rdi, %rdx
	addq	%r10, %rdi
	vaddpd	(%r14,%rdx,8), %xmm9, %xmm12
	vmulpd	(%rbx,%rdi,8), %xmm12, %xmm7
	vmovq	%xmm4, %rdi
	vmovupd	%xmm7, (%rdi,%r11,8)
	leaq	5(%rax), %r11
	movq	%r13, %rdi
	cmpq	%r11, 56(%rsp)
	jle	.L9
	movq	40(%rsp), %rbx
	addq	%r11, %r9
	leaq	(%r12,%r13), %r12
	leaq	(%r10,%r13), %r10
	vmovhpd	(%r14,%r9,8), %xmm15, %xmm15
	leaq	6(%rax), %rdi
	vmovq	%xmm5, %rdx
	addq	%r13, %rbx
	movq	24(%rbp), %r13
	vaddpd	%xmm13, %xmm15, %xmm13
	vmovq	%xmm6, %rax
	vaddpd	(%r14,%r9,8), %xmm13, %xmm0
	vmovq	%xmm14, %r9
	vmovq	%xmm4, %r11
	vaddpd	(%rax,%r9,8), %xmm0, %xmm14
	vaddpd	(%rdx,%r9,8), %xmm14, %xmm1
	vaddpd	(%r14,%r12,8), %xmm1, %xmm8
	vaddpd	(%r14,%rbx,8), %xmm8, %xmm9
	vmulpd	0(%r13,%r10,8), %xmm9, %xmm12
	vmovupd	%xmm12, (%r11,%r9,8)
.L9:
	vmovq	%xmm3, %rax
	leaq	1(%rdi), %rbx
	vmovq	%xmm6, %r9
	imulq	%r15, %rax
	vmovq	%xmm5, %rdx
	leaq	(%rax,%rdi), %r11
	leaq	(%rax,%rbx), %r12
	vmovsd	(%r14,%r11,8), %xmm3
	vaddsd	-8(%r14,%r11,8), %xmm3, %xmm15
	vmovsd	(%r14,%r12,8), %xmm7
	vaddsd	%xmm7, %xmm15, %xmm13
	vaddsd	(%r9,%r11,8), %xmm13, %xmm0
	vmovq	%xmm16, %r9
	imulq	%r15, %r9
	vaddsd	(%rdx,%r11,8), %xmm0, %xmm14
	vmovq	%xmm2, %rdx
	leaq	(%r9,%rdi), %r10
	vaddsd	(%r14,%r10,8), %xmm14, %xmm1
	movq	128(%rsp), %r10
	imulq	%r15, %r10
	leaq	(%r10,%rdi), %r13
	vaddsd	(%r14,%r13,8), %xmm1, %xmm8
	leaq	(%r11,%rdx), %r13
	movq	24(%rbp), %rdx
	vmulsd	(%rdx,%r13,8), %xmm8, %xmm9
	movq	-40(%rsp), %rdx
	vmovq	%xmm4, %r13
	vmovsd	%xmm9, 0(%r13,%r11,8)
	cmpq	%rbx, %rdx
	jle	.L6
	addq	$2, %rdi
	vaddsd	%xmm3, %xmm7, %xmm3
	vmovq	%xmm6, %r13
	addq	%rdi, %rax
	vmovsd	(%r14,%rax,8), %xmm12
	vaddsd	%xmm12, %xmm3, %xmm15
	vaddsd	0(%r13,%r12,8), %xmm15, %xmm13
	vmovq	%xmm5, %r13
	vaddsd	0(%r13,%r12,8), %xmm13, %xmm0
	leaq	(%r9,%rbx), %r13
	addq	%r10, %rbx
	vaddsd	(%r14,%r13,8), %xmm0, %xmm14
	movq	24(%rbp), %r13
	vaddsd	(%r14,%rbx,8), %xmm14, %xmm1
	vmovq	%xmm2, %rbx
	addq	%r12, %rbx
	vmulsd	0(%r13,%rbx,8), %xmm1, %xmm8
	vmovq	%xmm4, %rbx
	vmovsd	%xmm8, (%rbx,%r12,8)
	cmpq	%rdi, %rdx
	jle	.L6
	addq	%rdi, %r9
	vaddsd	%xmm12, %xmm7, %xmm7
	vmovq	%xmm5, %r12
	addq	%r10, %rdi
	vaddsd	24(%r14,%r11,8), %xmm7, %xmm9
	vmovq	%xmm6, %r11
	vaddsd	(%r11,%rax,8), %xmm9, %xmm12
	vaddsd	(%r12,%rax,8), %xmm12, %xmm3
	vaddsd	(%r14,%r9,8), %xmm3, %xmm15
	vaddsd	(%r14,%rdi,8), %xmm15, %xmm13
	vmovq	%xmm2, %rdi
	leaq	(%rax,%rdi), %r9
	vmulsd	0(%r13,%r9,8), %xmm13, %xmm0
	vmovsd	%xmm0, (%rbx,%rax,8)
.L6:
	movq	88(%rsp), %rax
	movq	%rsi, %rbx
	addq	%rax, 120(%rsp)
	addq	%r15, 112(%rsp)
	movq	128(%rsp), %rsi
	addq	%rax, %rcx
	cmpq	%rsi, 32(%rsp)
	jne	.L13
	movq	-64(%rsp), %rsi
	vmovq	%xmm10, %r12
	movq	-56(%rsp), %r14
	movq	%r8, %r11
	addq	%r14, 80(%rsp)
	addq	%r12, 96(%rsp)
	movq	%rsi, %rdi
	addq	%r12, 72(%rsp)
	addq	%r12, 64(%rsp)
	cmpq	%rsi, -72(%rsp)
	je	.L44
	addq	$1, %rsi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L42:
	movq	120(%rsp), %rdx
	jmp	.L5
.L48:
	movq	88(%rsp), %rsi
	xorl	%edi, %edi
	movl	$1, %eax
	addq	%rbx, %rsi
	jmp	.L11
.L14:
	movq	%rax, %rdi
	jmp	.L9
.L44:
	vzeroupper
.L45:
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
