	.text
	.globl	sweep
	.type	sweep, @function
sweep:
	cmpq	%rcx, %rdx
	jge	.L26
	leaq	-1(%rsi), %r10
	cmpq	$1, %r10
	jle	.L26
	leaq	0(,%rsi,8), %r11
	pushq	%rbx
	movq	%rdx, %rdi
	movq	%rcx, %r9
	vmovsd	.LC0(%rip), %xmm2
	imulq	%rdx, %rsi
	leaq	(%r8,%rsi,8), %rdx
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$1, %eax
	movq	%r10, %r8
	movq	%rdx, %rsi
	movq	%rdx, %rcx
	subq	%rax, %r8
	vmovsd	8(%rsi), %xmm3
	subq	%r11, %rcx
	addq	%r11, %rdx
	vmovsd	(%rsi), %xmm15
	addq	$1, %rdi
	andl	$3, %r8d
	je	.L5
	cmpq	$1, %r8
	je	.L17
	cmpq	$2, %r8
	je	.L18
	vmovsd	(%rcx), %xmm1
	vaddsd	8(%rcx), %xmm1, %xmm4
	movl	$2, %eax
	vaddsd	16(%rcx), %xmm4, %xmm5
	vaddsd	%xmm15, %xmm5, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm6
	vmovsd	16(%rsi), %xmm3
	vaddsd	%xmm3, %xmm6, %xmm7
	vaddsd	(%rdx), %xmm7, %xmm8
	vaddsd	8(%rdx), %xmm8, %xmm9
	vaddsd	16(%rdx), %xmm9, %xmm10
	vdivsd	%xmm2, %xmm10, %xmm15
	vmovsd	%xmm15, 8(%rsi)
.L18:
	movq	%rax, %rbx
	addq	$1, %rax
	vmovsd	-8(%rcx,%rbx,8), %xmm11
	vaddsd	(%rcx,%rbx,8), %xmm11, %xmm12
	vaddsd	(%rcx,%rax,8), %xmm12, %xmm13
	vaddsd	%xmm15, %xmm13, %xmm14
	vaddsd	%xmm3, %xmm14, %xmm15
	vmovsd	(%rsi,%rax,8), %xmm3
	vaddsd	%xmm3, %xmm15, %xmm1
	vaddsd	-16(%rdx,%rax,8), %xmm1, %xmm4
	vaddsd	-8(%rdx,%rax,8), %xmm4, %xmm5
	vaddsd	(%rdx,%rax,8), %xmm5, %xmm0
	vdivsd	%xmm2, %xmm0, %xmm15
	vmovsd	%xmm15, -8(%rsi,%rax,8)
.L17:
	movq	%rax, %r8
	addq	$1, %rax
	vmovsd	-8(%rcx,%r8,8), %xmm6
	vaddsd	(%rcx,%r8,8), %xmm6, %xmm7
	vaddsd	(%rcx,%rax,8), %xmm7, %xmm8
.L29:
	vaddsd	%xmm15, %xmm8, %xmm9
	vaddsd	%xmm3, %xmm9, %xmm10
	vmovsd	(%rsi,%rax,8), %xmm3
	vaddsd	%xmm3, %xmm10, %xmm11
	vaddsd	-16(%rdx,%rax,8), %xmm11, %xmm12
	vaddsd	-8(%rdx,%rax,8), %xmm12, %xmm13
	vaddsd	(%rdx,%rax,8), %xmm13, %xmm14
	vdivsd	%xmm2, %xmm14, %xmm15
	vmovsd	%xmm15, -8(%rsi,%rax,8)
	cmpq	%rax, %r10
	je	.L31
.L5:
	vmovsd	-8(%rcx,%rax,8), %xmm1
	leaq	1(%rax), %r8
	leaq	2(%rax), %rbx
	vaddsd	(%rcx,%rax,8), %xmm1, %xmm4
	vaddsd	8(%rcx,%rax,8), %xmm4, %xmm5
	vmovsd	(%rsi,%r8,8), %xmm7
	vaddsd	%xmm15, %xmm5, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm6
	vaddsd	%xmm7, %xmm6, %xmm8
	vaddsd	-16(%rdx,%r8,8), %xmm8, %xmm9
	vaddsd	-8(%rdx,%r8,8), %xmm9, %xmm10
	vaddsd	(%rdx,%r8,8), %xmm10, %xmm3
	vdivsd	%xmm2, %xmm3, %xmm11
	vmovsd	%xmm11, -8(%rsi,%r8,8)
	vmovsd	-8(%rcx,%r8,8), %xmm12
	vaddsd	(%rcx,%r8,8), %xmm12, %xmm13
	leaq	3(%rax), %r8
	vaddsd	16(%rcx,%rax,8), %xmm13, %xmm14
	vmovsd	(%rsi,%rbx,8), %xmm4
	vaddsd	%xmm11, %xmm14, %xmm15
	vaddsd	%xmm7, %xmm15, %xmm1
	vaddsd	%xmm4, %xmm1, %xmm5
	vaddsd	-16(%rdx,%rbx,8), %xmm5, %xmm0
	vaddsd	-8(%rdx,%rbx,8), %xmm0, %xmm6
	vaddsd	(%rdx,%rbx,8), %xmm6, %xmm7
	vdivsd	%xmm2, %xmm7, %xmm8
	vmovsd	%xmm8, -8(%rsi,%rbx,8)
	vmovsd	-8(%rcx,%rbx,8), %xmm9
	vaddsd	(%rcx,%rbx,8), %xmm9, %xmm10
	vaddsd	24(%rcx,%rax,8), %xmm10, %xmm3
	addq	$4, %rax
	vaddsd	%xmm8, %xmm3, %xmm11
	vmovsd	(%rsi,%r8,8), %xmm3
	vaddsd	%xmm4, %xmm11, %xmm12
	vaddsd	%xmm3, %xmm12, %xmm13
	vaddsd	-16(%rdx,%r8,8), %xmm13, %xmm14
	vaddsd	-8(%rdx,%r8,8), %xmm14, %xmm15
	vaddsd	(%rdx,%r8,8), %xmm15, %xmm1
	vdivsd	%xmm2, %xmm1, %xmm8
	vmovsd	%xmm8, -8(%rsi,%r8,8)
	vmovsd	-8(%rcx,%r8,8), %xmm4
	vaddsd	(%rcx,%r8,8), %xmm4, %xmm5
	vaddsd	(%rcx,%rax,8), %xmm5, %xmm15
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L31:
	cmpq	%rdi, %r9
	jne	.L4
	popq	%rbx
	ret
.L26:
	ret
	.size	sweep, .-sweep
