	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	movq	%rdx, %rdi
	movq	%rsi, %rax
	movq	%rcx, %rdx
	movq	8(%rsp), %rcx
	cmpq	%rdi, %rsi
	jge	.L40
	movq	%rdi, %rsi
	subq	%rax, %rsi
	andl	$7, %esi
	je	.L3
	cmpq	$1, %rsi
	je	.L26
	cmpq	$2, %rsi
	je	.L27
	cmpq	$3, %rsi
	je	.L28
	cmpq	$4, %rsi
	je	.L29
	cmpq	$5, %rsi
	je	.L30
	cmpq	$6, %rsi
	jne	.L42
.L31:
	vmovsd	(%r9,%rax,8), %xmm1
	vmovsd	(%r8,%rax,8), %xmm2
	vfmadd132sd	(%rcx,%rax,8), %xmm2, %xmm1
	vmovsd	%xmm1, (%rdx,%rax,8)
	incq	%rax
.L30:
	vmovsd	(%r9,%rax,8), %xmm3
	vmovsd	(%r8,%rax,8), %xmm6
	vfmadd132sd	(%rcx,%rax,8), %xmm6, %xmm3
	vmovsd	%xmm3, (%rdx,%rax,8)
	incq	%rax
.L29:
	vmovsd	(%r9,%rax,8), %xmm4
	vmovsd	(%r8,%rax,8), %xmm5
	vfmadd132sd	(%rcx,%rax,8), %xmm5, %xmm4
	vmovsd	%xmm4, (%rdx,%rax,8)
	incq	%rax
.L28:
	vmovsd	(%r9,%rax,8), %xmm8
	vmovsd	(%r8,%rax,8), %xmm9
	vfmadd132sd	(%rcx,%rax,8), %xmm9, %xmm8
	vmovsd	%xmm8, (%rdx,%rax,8)
	incq	%rax
.L27:
	vmovsd	(%r9,%rax,8), %xmm10
	vmovsd	(%r8,%rax,8), %xmm11
	vfmadd132sd	(%rcx,%rax,8), %xmm11, %xmm10
	vmovsd	%xmm10, (%rdx,%rax,8)
	incq	%rax
.L26:
	vmovsd	(%r9,%rax,8), %xmm12
	vmovsd	(%r8,%rax,8), %xmm13
	vfmadd132sd	(%rcx,%rax,8), %xmm13, %xmm12
	vmovsd	%xmm12, (%rdx,%rax,8)
	incq	%rax
	cmpq	%rax, %rdi
	je	.L43
.L3:
	vmovsd	(%r9,%rax,8), %xmm14
	vmovsd	(%r8,%rax,8), %xmm15
	vmovsd	8(%r9,%rax,8), %xmm0
	vfmadd132sd	(%rcx,%rax,8), %xmm15, %xmm14
	vmovsd	8(%r8,%rax,8), %xmm7
	vmovsd	16(%r9,%rax,8), %xmm1
	vfmadd132sd	8(%rcx,%rax,8), %xmm7, %xmm0
	vmovsd	16(%r8,%rax,8), %xmm2
	vmovsd	24(%r9,%rax,8), %xmm3
	vfmadd132sd	16(%rcx,%rax,8), %xmm2, %xmm1
	vmovsd	24(%r8,%rax,8), %xmm6
	vmovsd	32(%r9,%rax,8), %xmm4
	vfmadd132sd	24(%rcx,%rax,8), %xmm6, %xmm3
	vmovsd	32(%r8,%rax,8), %xmm5
	vmovsd	%xmm14, (%rdx,%rax,8)
	vfmadd132sd	32(%rcx,%rax,8), %xmm5, %xmm4
	vmovsd	40(%r9,%rax,8), %xmm8
	vmovsd	40(%r8,%rax,8), %xmm9
	vmovsd	48(%r9,%rax,8), %xmm10
	vmovsd	%xmm0, 8(%rdx,%rax,8)
	vfmadd132sd	40(%rcx,%rax,8), %xmm9, %xmm8
	vmovsd	48(%r8,%rax,8), %xmm11
	vmovsd	%xmm1, 16(%rdx,%rax,8)
	vfmadd132sd	48(%rcx,%rax,8), %xmm11, %xmm10
	vmovsd	56(%r9,%rax,8), %xmm12
	vmovsd	56(%r8,%rax,8), %xmm13
	vfmadd132sd	56(%rcx,%rax,8), %xmm13, %xmm12
	vmovsd	%xmm3, 24(%rdx,%rax,8)
	vmovsd	%xmm4, 32(%rdx,%rax,8)
	vmovsd	%xmm8, 40(%rdx,%rax,8)
	vmovsd	%xmm10, 48(%rdx,%rax,8)
	vmovsd	%xmm12, 56(%rdx,%rax,8)
	addq	$8, %rax
	cmpq	%rax, %rdi
	jne	.L3
.L40:
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	vmovsd	(%r9,%rax,8), %xmm0
	vmovsd	(%r8,%rax,8), %xmm7
	vfmadd132sd	(%rcx,%rax,8), %xmm7, %xmm0
	vmovsd	%xmm0, (%rdx,%rax,8)
	incq	%rax
	jmp	.L31
.L43:
	ret
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
