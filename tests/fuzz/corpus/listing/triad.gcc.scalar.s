x	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	movq	8(%rsp), %rax
	cmpq	%rdx, %rsi
	jge	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	vmovsd	(%r9,%rsi,8), %xmm0
	vmovsd	(%r8,%rsi,8), %xmm1
	vfmadd132sd	(%rax,%rsi,8), %xmm1, %xmm0
	vmovsd	%xmm0, (%rcx,%rsi,8)
	incq	%rsi
	cmpq	%rsi, %rdx
	jne	.L3
.L5:
	ret
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
