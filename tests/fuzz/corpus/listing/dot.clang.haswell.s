x	.text
	.file	"-"
	.globl	sweep                           # -- Begin function sweep
	.p2align	4, 0x90
	.type	sweep,@function
sweep:                                  # @sweep
# %bb.0:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	vmovq	(%r9), %xmm0                    # xmm0 = mem[0],zero
	movq	%rdx, %r14
	subq	%rsi, %r14
	jle	.LBB0_11
# %bb.1:
	cmpq	$16, %r14
	jb	.LBB0_10
# %bb.2:
	movq	%r14, %r10
	andq	$-16, %r10
	vmovq	%xmm0, %xmm0                    # xmm0 = xmm0[0],zero
	leaq	-16(%r10), %rax
	movq	%rax, %r11
	shrq	$4, %r11
	incq	%r11
	testq	%rax, %rax
	je	.LBB0_3
# %bb.4:
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	(%r8,%rsi,8), %rax
	addq	$224, %rax
	leaq	(%rcx,%rsi,8), %rbx
	addq	$224, %rbx
	vxorpd	%xmm1, %xmm1, %xmm1
	xorl	%edi, %edi
	vxorpd	%xmm2, %xmm2, %xmm2
	vxorpd	%xmm3, %xmm3, %xmm3
	.p2align	4, 0x90
.LBB0_5:                                # =>This Inner Loop Header: Depth=1
	vmovupd	-224(%rax,%rdi,8), %ymm4
	vmovupd	-192(%rax,%rdi,8), %ymm5
	vmovupd	-160(%rax,%rdi,8), %ymm6
	vmovupd	-128(%rax,%rdi,8), %ymm7
	vfmadd132pd	-224(%rbx,%rdi,8), %ymm0, %ymm4 # ymm4 = (ymm4 * mem) + ymm0
	vfmadd132pd	-192(%rbx,%rdi,8), %ymm1, %ymm5 # ymm5 = (ymm5 * mem) + ymm1
	vfmadd132pd	-160(%rbx,%rdi,8), %ymm2, %ymm6 # ymm6 = (ymm6 * mem) + ymm2
	vfmadd132pd	-128(%rbx,%rdi,8), %ymm3, %ymm7 # ymm7 = (ymm7 * mem) + ymm3
	vmovupd	-96(%rax,%rdi,8), %ymm0
	vmovupd	-64(%rax,%rdi,8), %ymm1
	vmovupd	-32(%rax,%rdi,8), %ymm2
	vmovupd	(%rax,%rdi,8), %ymm3
	vfmadd132pd	-96(%rbx,%rdi,8), %ymm4, %ymm0 # ymm0 = (ymm0 * mem) + ymm4
	vfmadd132pd	-64(%rbx,%rdi,8), %ymm5, %ymm1 # ymm1 = (ymm1 * mem) + ymm5
	vfmadd132pd	-32(%rbx,%rdi,8), %ymm6, %ymm2 # ymm2 = (ymm2 * mem) + ymm6
	vfmadd132pd	(%rbx,%rdi,8), %ymm7, %ymm3 # ymm3 = (ymm3 * mem) + ymm7
	addq	$32, %rdi
	addq	$-2, %r15
	jne	.LBB0_5
# %bb.6:
	testb	$1, %r11b
	je	.LBB0_8
.LBB0_7:
	addq	%rsi, %rdi
	vmovupd	(%r8,%rdi,8), %ymm4
	vmovupd	32(%r8,%rdi,8), %ymm5
	vmovupd	64(%r8,%rdi,8), %ymm6
	vmovupd	96(%r8,%rdi,8), %ymm7
	vfmadd231pd	(%rcx,%rdi,8), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231pd	32(%rcx,%rdi,8), %ymm5, %ymm1 # ymm1 = (ymm5 * mem) + ymm1
	vfmadd231pd	64(%rcx,%rdi,8), %ymm6, %ymm2 # ymm2 = (ymm6 * mem) + ymm2
	vfmadd231pd	96(%rcx,%rdi,8), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
.LBB0_8:
	vaddpd	%ymm3, %ymm1, %ymm1
	vaddpd	%ymm2, %ymm0, %ymm0
	vaddpd	%ymm1, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vaddpd	%xmm1, %xmm0, %xmm0
	vpermilpd	$1, %xmm0, %xmm1        # xmm1 = xmm0[1,0]
	vaddsd	%xmm1, %xmm0, %xmm0
	cmpq	%r10, %r14
	je	.LBB0_11
# %bb.9:
	addq	%r10, %rsi
	.p2align	4, 0x90
.LBB0_10:                               # =>This Inner Loop Header: Depth=1
	vmovsd	(%r8,%rsi,8), %xmm1             # xmm1 = mem[0],zero
	vfmadd231sd	(%rcx,%rsi,8), %xmm1, %xmm0 # xmm0 = (xmm1 * mem) + xmm0
	incq	%rsi
	cmpq	%rsi, %rdx
	jne	.LBB0_10
.LBB0_11:
	vmovsd	%xmm0, (%r9)
	popq	%rbx
	popq	%r14
	popq	%r15
	vzeroupper
	retq
.LBB0_3:
	vxorpd	%xmm1, %xmm1, %xmm1
	xorl	%edi, %edi
	vxorpd	%xmm2, %xmm2, %xmm2
	vxorpd	%xmm3, %xmm3, %xmm3
	testb	$1, %r11b
	jne	.LBB0_7
	jmp	.LBB0_8
.Lfunc_end0:
	.size	sweep, .Lfunc_end0-sweep
                                        # -- End function
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack","",@progbits
	.addrsig
