x	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	movq	%rdx, %rdi
	movq	%rcx, %r9
	cmpq	%rdx, %rsi
	jge	.L11
	movq	%rdx, %r11
	subq	%rsi, %r11
	leaq	-1(%r11), %rax
	cmpq	$2, %rax
	jbe	.L3
	leaq	0(,%rsi,8), %rdx
	xorl	%eax, %eax
	leaq	(%rcx,%rdx), %r10
	movq	%r11, %rcx
	addq	%r8, %rdx
	shrq	$2, %rcx
	salq	$5, %rcx
	.p2align 4,,10
	.p2align 3
.L4:
	vmovupd	(%r10,%rax), %ymm1
	vmovupd	%ymm1, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rcx, %rax
	jne	.L4
	testb	$3, %r11b
	je	.L10
	andq	$-4, %r11
	addq	%r11, %rsi
	vzeroupper
.L3:
	vmovsd	(%r9,%rsi,8), %xmm0
	leaq	1(%rsi), %rdx
	leaq	0(,%rsi,8), %rax
	vmovsd	%xmm0, (%r8,%rsi,8)
	cmpq	%rdx, %rdi
	jle	.L11
	vmovsd	8(%r9,%rax), %xmm0
	addq	$2, %rsi
	vmovsd	%xmm0, 8(%r8,%rax)
	cmpq	%rsi, %rdi
	jle	.L11
	vmovsd	16(%r9,%rax), %xmm0
	vmovsd	%xmm0, 16(%r8,%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	vzeroupper
.L11:
	ret
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
