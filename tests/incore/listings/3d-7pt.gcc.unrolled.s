	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
.LFB0:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leaq	-1(%rsi), %rdi
	movq	%rcx, %rax
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 13, -40
	.cfi_offset 12, -48
	.cfi_offset 3, -56
	leaq	0(,%rdx,8), %rbx
	andq	$-32, %rsp
	subq	$136, %rsp
	movq	%rdx, -64(%rsp)
	movq	%rbx, 40(%rsp)
	movq	%rdi, 8(%rsp)
	cmpq	%r8, %rcx
	jge	.L45
	movq	%rbx, %r14
	movq	%rdx, %rcx
	shrq	$3, %r14
	leaq	1(%r14), %rdx
	movq	%rdx, -16(%rsp)
	cmpq	$1, %rdi
	jle	.L45
	cmpq	$2, %rcx
	jle	.L45
	movq	%r8, %r12
	movq	%rcx, %r8
	movq	%r9, %r13
	leaq	-1(%rax), %r9
	imulq	%rsi, %rcx
	leaq	1(%rax), %r10
	leaq	-2(%r8), %r15
	movq	%r14, %rdx
	movq	%r10, %r11
	movq	%r15, %rdi
	negq	%rdx
	vmovsd	%xmm0, %xmm0, %xmm2
	shrq	$2, %rdi
	salq	$3, %rdx
	vmovddup	%xmm0, %xmm3
	vbroadcastsd	%xmm0, %ymm1
	imulq	%rcx, %r9
	movq	%rcx, %rsi
	movq	%rdi, 72(%rsp)
	movq	%rdx, -48(%rsp)
	imulq	%rcx, %r11
	movq	%r12, -104(%rsp)
	imulq	%rax, %rsi
	leaq	-3(%r8), %rax
	movq	%r15, %r8
	andl	$3, %r15d
	movq	%r9, 24(%rsp)
	movq	16(%rbp), %r9
	andq	$-4, %r8
	movq	%r15, -56(%rsp)
	movq	%r11, 32(%rsp)
	movl	$1, %r11d
	movq	%r8, -80(%rsp)
	incq	%r8
	movq	%rsi, 64(%rsp)
	subq	%r14, %r11
	leaq	8(%r13,%rbx), %rsi
	movq	%rax, -24(%rsp)
	movq	%r8, -72(%rsp)
	movq	%r11, 16(%rsp)
	movq	%r14, %r15
	movq	%rsi, -120(%rsp)
	leaq	8(%r9,%rbx), %rbx
	movq	%rbx, -112(%rsp)
	.p2align 4
	.p2align 3
.L4:
	movq	64(%rsp), %rdi
	movq	%r10, -96(%rsp)
	movq	%r15, 96(%rsp)
	movq	%rcx, -88(%rsp)
	movq	16(%rbp), %rsi
	movq	32(%rsp), %rdx
	movq	-112(%rsp), %r9
	movq	24(%rsp), %rax
	leaq	0(,%rdi,8), %r12
	leaq	0(%r13,%r12), %rbx
	addq	%r12, %rsi
	leaq	0(%r13,%rdx,8), %r8
	movq	%rsi, 104(%rsp)
	movq	-120(%rsp), %rsi
	leaq	(%r9,%r12), %r11
	leaq	0(%r13,%rax,8), %r14
	subq	%rdi, %rax
	movq	%r14, 120(%rsp)
	movq	%r8, 112(%rsp)
	movl	$1, %r14d
	salq	$3, %rax
	movq	%r11, %r10
	movq	%rax, (%rsp)
	addq	%r12, %rsi
	movq	%rdx, %r12
	subq	%rdi, %r12
	salq	$3, %r12
	movq	%r12, -8(%rsp)
	.p2align 4
	.p2align 3
.L12:
	movq	96(%rsp), %rdi
	movq	%r14, %r11
	incq	%r14
	movq	64(%rsp), %rcx
	movq	-16(%rsp), %rdx
	leaq	-1(%r11), %r8
	movq	%r8, 128(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 48(%rsp)
	addq	%rdx, %rdi
	cmpq	$2, -24(%rsp)
	movq	%rdi, 56(%rsp)
	jbe	.L48
	movq	-48(%rsp), %rdx
	movq	40(%rsp), %r8
	leaq	8(%rsi), %r9
	leaq	-8(%rsi), %r12
	movq	(%rsp), %rdi
	movq	-8(%rsp), %rax
	movq	%r9, 80(%rsp)
	addq	%rsi, %rdx
	leaq	(%r8,%rsi), %rcx
	movq	%rdx, 88(%rsp)
	movq	72(%rsp), %rdx
	leaq	(%rdi,%rsi), %r9
	leaq	(%rax,%rsi), %r8
	xorl	%edi, %edi
	xorl	%eax, %eax
	andl	$3, %edx
	je	.L43
	cmpq	$1, %rdx
	je	.L31
	cmpq	$2, %rdx
	je	.L32
	movq	80(%rsp), %rdi
	vmovupd	(%r12), %ymm4
	vaddpd	(%rsi), %ymm4, %ymm0
	movq	88(%rsp), %rax
	vaddpd	(%rdi), %ymm0, %ymm5
	movl	$1, %edi
	vaddpd	(%rax), %ymm5, %ymm6
	movl	$32, %eax
	vaddpd	(%rcx), %ymm6, %ymm7
	vaddpd	(%r9), %ymm7, %ymm8
	vaddpd	(%r8), %ymm8, %ymm9
	vmulpd	%ymm1, %ymm9, %ymm10
	vmovupd	%ymm10, (%r10)
.L32:
	vmovupd	(%r12,%rax), %ymm11
	incq	%rdi
	movq	80(%rsp), %rdx
	vaddpd	(%rsi,%rax), %ymm11, %ymm12
	vaddpd	(%rdx,%rax), %ymm12, %ymm13
	movq	88(%rsp), %rdx
	vaddpd	(%rdx,%rax), %ymm13, %ymm14
	vaddpd	(%rcx,%rax), %ymm14, %ymm15
	vaddpd	(%r9,%rax), %ymm15, %ymm4
	vaddpd	(%r8,%rax), %ymm4, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm5
	vmovupd	%ymm5, (%r10,%rax)
	addq	$32, %rax
.L31:
	vmovupd	(%r12,%rax), %ymm6
	incq	%rdi
	movq	80(%rsp), %rdx
	vaddpd	(%rsi,%rax), %ymm6, %ymm7
	vaddpd	(%rdx,%rax), %ymm7, %ymm8
	movq	88(%rsp), %rdx
	vaddpd	(%rdx,%rax), %ymm8, %ymm9
	vaddpd	(%rcx,%rax), %ymm9, %ymm10
	vaddpd	(%r9,%rax), %ymm10, %ymm11
	vaddpd	(%r8,%rax), %ymm11, %ymm12
	vmulpd	%ymm1, %ymm12, %ymm13
	vmovupd	%ymm13, (%r10,%rax)
	addq	$32, %rax
	cmpq	%rdi, 72(%rsp)
	je	.L41
.L43:
	movq	%rbx, -32(%rsp)
	movq	%r15, -40(%rsp)
	movq	88(%rsp), %rbx
	movq	80(%rsp), %r15
.L5:
	vmovupd	(%r12,%rax), %ymm14
	vmovupd	32(%r12,%rax), %ymm9
	addq	$4, %rdi
	vaddpd	(%rsi,%rax), %ymm14, %ymm15
	vaddpd	32(%rax,%rsi), %ymm9, %ymm10
	vaddpd	(%r15,%rax), %ymm15, %ymm4
	vaddpd	32(%r15,%rax), %ymm10, %ymm11
	vaddpd	(%rbx,%rax), %ymm4, %ymm0
	vaddpd	32(%rbx,%rax), %ymm11, %ymm12
	vaddpd	(%rcx,%rax), %ymm0, %ymm5
	vaddpd	32(%rax,%rcx), %ymm12, %ymm13
	vmovupd	64(%r12,%rax), %ymm0
	vmovupd	96(%r12,%rax), %ymm12
	vaddpd	(%r9,%rax), %ymm5, %ymm6
	vaddpd	32(%r9,%rax), %ymm13, %ymm14
	vaddpd	64(%rax,%rsi), %ymm0, %ymm5
	vaddpd	96(%rax,%rsi), %ymm12, %ymm13
	vaddpd	(%r8,%rax), %ymm6, %ymm7
	vaddpd	32(%r8,%rax), %ymm14, %ymm15
	vaddpd	64(%r15,%rax), %ymm5, %ymm6
	vaddpd	96(%r15,%rax), %ymm13, %ymm14
	vmulpd	%ymm1, %ymm7, %ymm8
	vmulpd	%ymm1, %ymm15, %ymm4
	vaddpd	64(%rbx,%rax), %ymm6, %ymm7
	vaddpd	96(%rbx,%rax), %ymm14, %ymm15
	vmovupd	%ymm8, (%r10,%rax)
	vmovupd	%ymm4, 32(%rax,%r10)
	vaddpd	64(%rax,%rcx), %ymm7, %ymm8
	vaddpd	96(%rax,%rcx), %ymm15, %ymm4
	vaddpd	64(%r9,%rax), %ymm8, %ymm9
	vaddpd	96(%r9,%rax), %ymm4, %ymm0
	vaddpd	64(%r8,%rax), %ymm9, %ymm10
	vaddpd	96(%r8,%rax), %ymm0, %ymm5
	subq	$-128, %rax
	vmulpd	%ymm1, %ymm10, %ymm11
	vmulpd	%ymm1, %ymm5, %ymm6
	vmovupd	%ymm11, -64(%rax,%r10)
	vmovupd	%ymm6, -32(%rax,%r10)
	cmpq	%rdi, 72(%rsp)
	jne	.L5
	movq	-32(%rsp), %rbx
	movq	-40(%rsp), %r15
.L41:
	cmpq	$0, -56(%rsp)
	je	.L6
	movq	-80(%rsp), %rdi
	movq	-72(%rsp), %rax
.L10:
	movq	-64(%rsp), %rsi
	subq	%rdi, %rsi
	leaq	-2(%rsi), %r9
	cmpq	$3, %rsi
	je	.L7
	movq	96(%rsp), %r12
	movq	64(%rsp), %r8
	leaq	(%r12,%rdi), %rsi
	movq	16(%rsp), %r12
	leaq	1(%r8,%rsi), %rdx
	movq	48(%rsp), %r8
	salq	$3, %rdx
	vmovupd	-8(%r13,%rdx), %xmm7
	vaddpd	0(%r13,%rdx), %xmm7, %xmm8
	addq	%rdi, %r8
	addq	%r12, %r8
	vaddpd	8(%r13,%rdx), %xmm8, %xmm9
	vaddpd	0(%r13,%r8,8), %xmm9, %xmm10
	movq	56(%rsp), %r8
	addq	%rdi, %r8
	movq	24(%rsp), %rdi
	vaddpd	0(%r13,%r8,8), %xmm10, %xmm11
	movq	32(%rsp), %r8
	leaq	1(%rdi,%rsi), %r12
	movq	16(%rbp), %rdi
	vaddpd	0(%r13,%r12,8), %xmm11, %xmm12
	leaq	1(%r8,%rsi), %rsi
	vaddpd	0(%r13,%rsi,8), %xmm12, %xmm13
	vmulpd	%xmm3, %xmm13, %xmm14
	vmovupd	%xmm14, (%rdi,%rdx)
	testb	$1, %r9b
	je	.L6
	andq	$-2, %r9
	addq	%r9, %rax
.L7:
	imulq	%r15, %r11
	movq	128(%rsp), %r12
	movq	%r15, %r8
	movq	112(%rsp), %rsi
	imulq	%r14, %r8
	movq	104(%rsp), %rdi
	leaq	-1(%rax,%r11), %rdx
	leaq	(%r11,%rax), %r9
	vmovsd	(%rbx,%rdx,8), %xmm15
	imulq	%r15, %r12
	addq	%rax, %r8
	vaddsd	(%rbx,%r9,8), %xmm15, %xmm4
	addq	%rax, %r12
	movq	120(%rsp), %rax
	vaddsd	8(%rbx,%r9,8), %xmm4, %xmm0
	vaddsd	(%rbx,%r12,8), %xmm0, %xmm5
	vaddsd	(%rbx,%r8,8), %xmm5, %xmm6
	vaddsd	(%rax,%r9,8), %xmm6, %xmm7
	vaddsd	(%rsi,%r9,8), %xmm7, %xmm8
	vmulsd	%xmm2, %xmm8, %xmm9
	vmovsd	%xmm9, (%rdi,%r9,8)
.L6:
	movq	%rcx, %rsi
	movq	40(%rsp), %rcx
	addq	%r15, 96(%rsp)
	addq	%rcx, %r10
	cmpq	%r14, 8(%rsp)
	jne	.L12
	movq	-88(%rsp), %rcx
	movq	-96(%rsp), %r10
	addq	%rcx, 64(%rsp)
	addq	%rcx, 24(%rsp)
	addq	%rcx, 32(%rsp)
	cmpq	%r10, -104(%rsp)
	je	.L44
	incq	%r10
	jmp	.L4
.L48:
	movq	40(%rsp), %rcx
	xorl	%edi, %edi
	movl	$1, %eax
	addq	%rsi, %rcx
	jmp	.L10
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
	.cfi_def_cfa 7, 8
	ret
	.cfi_endproc
.LFE0:
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
