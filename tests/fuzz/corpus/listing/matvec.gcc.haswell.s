x	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	movq	16(%rbp), %r15
	cmpq	%rcx, %rdx
	jge	.L22
	movq	%rsi, %rbx
	movq	%rdx, %r10
	movq	%rcx, %r13
	movq	%rdx, %rsi
	movq	%rbx, %rcx
	imulq	%rbx, %r10
	leaq	-1(%rbx), %rax
	movq	%rbx, %r14
	movq	%rax, -8(%rsp)
	shrq	$2, %rcx
	andq	$-4, %r14
	salq	$5, %rcx
.L3:
	testq	%rbx, %rbx
	jle	.L25
	.p2align 4,,10
	.p2align 3
.L9:
	cmpq	$2, -8(%rsp)
	vmovsd	(%r15,%rsi,8), %xmm3
	leaq	(%r8,%r10,8), %rdx
	jbe	.L11
	xorl	%eax, %eax
	vxorpd	%xmm1, %xmm1, %xmm1
	.p2align 4,,10
	.p2align 3
.L5:
	vmovupd	(%rdx,%rax), %ymm5
	vfmadd231pd	(%r9,%rax), %ymm5, %ymm1
	addq	$32, %rax
	cmpq	%rax, %rcx
	jne	.L5
	vextractf128	$0x1, %ymm1, %xmm4
	vaddpd	%xmm1, %xmm4, %xmm2
	vunpckhpd	%xmm2, %xmm2, %xmm0
	vaddpd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm0
	cmpq	%r14, %rbx
	je	.L6
	vaddpd	%xmm4, %xmm1, %xmm1
	movq	%r14, %r11
	movq	%r14, %rax
.L4:
	movq	%rbx, %rdi
	subq	%r11, %rdi
	cmpq	$1, %rdi
	je	.L7
	leaq	(%r11,%r10), %r12
	vmovupd	(%r8,%r12,8), %xmm7
	vfmadd231pd	(%r9,%r11,8), %xmm7, %xmm1
	vunpckhpd	%xmm1, %xmm1, %xmm0
	vaddpd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm0
	testb	$1, %dil
	je	.L6
	andq	$-2, %rdi
	addq	%rdi, %rax
.L7:
	vmovsd	(%rdx,%rax,8), %xmm6
	vfmadd231sd	(%r9,%rax,8), %xmm6, %xmm0
.L6:
	vmovsd	%xmm0, (%r15,%rsi,8)
	incq	%rsi
	addq	%rbx, %r10
	cmpq	%rsi, %r13
	jne	.L9
	vzeroupper
.L22:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
.L25:
	incq	%rsi
	addq	%rbx, %r10
	cmpq	%rsi, %r13
	jne	.L3
	jmp	.L22
.L11:
	vmovsd	%xmm3, %xmm3, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	xorl	%r11d, %r11d
	xorl	%eax, %eax
	jmp	.L4
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
