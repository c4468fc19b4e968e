	.text
	.file	"-"
	.globl	sweep                           # -- Begin function sweep
	.p2align	4, 0x90
	.type	sweep,@function
sweep:                                  # @sweep
# %bb.0:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$120, %rsp
	movq	%r9, -112(%rsp)                 # 8-byte Spill
	movq	%rdx, -128(%rsp)                # 8-byte Spill
	movq	%r8, -32(%rsp)                  # 8-byte Spill
	cmpq	%r8, %rcx
	jge	.LBB0_15
# %bb.1:
	cmpq	$3, %rsi
	jl	.LBB0_15
# %bb.2:
	cmpq	$3, -128(%rsp)                  # 8-byte Folded Reload
	jl	.LBB0_15
# %bb.3:
	movq	%rcx, %r12
	movq	176(%rsp), %r13
	leaq	-1(%rsi), %rax
	movq	%rax, 88(%rsp)                  # 8-byte Spill
	movq	-128(%rsp), %rax                # 8-byte Reload
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -120(%rsp)                # 8-byte Spill
	leaq	-2(%rax), %r8
	movq	%r8, -96(%rsp)                  # 8-byte Spill
	andq	$-16, %r8
	vbroadcastsd	%xmm0, %ymm1
	movq	%r12, %rdx
	imulq	%rsi, %rdx
	leaq	8(,%rdx,8), %r9
	imulq	%rax, %r9
	movq	%r12, %rbx
	imulq	%rax, %rbx
	imulq	%rsi, %rbx
	movq	-112(%rsp), %rcx                # 8-byte Reload
	leaq	(%rcx,%rbx,8), %r15
	addq	$104, %r15
	leaq	16(,%rdx,8), %rdi
	imulq	%rax, %rdi
	leaq	(%rcx,%rdi), %r14
	addq	$104, %r14
	leaq	-1(%r12), %rdx
	imulq	%rsi, %rdx
	leaq	8(,%rdx,8), %rbp
	imulq	%rax, %rbp
	leaq	(%rcx,%rbp), %r11
	addq	$104, %r11
	leaq	1(%r12), %rdx
	imulq	%rsi, %rdx
	leaq	8(,%rdx,8), %rdx
	imulq	%rax, %rdx
	leaq	(%rcx,%rdx), %rax
	addq	$104, %rax
	leaq	(%r9,%r13), %rsi
	addq	$104, %rsi
	addq	%r9, %r13
	addq	%rcx, %rdx
	addq	%rcx, %rbp
	addq	%rcx, %rdi
	leaq	(%rcx,%rbx,8), %rbx
	leaq	(%rcx,%r9), %r10
	addq	$112, %r10
	leaq	-8(%rcx,%r9), %rcx
	movq	%rax, %r9
	leaq	1(%r8), %rax
	movq	%rax, 64(%rsp)                  # 8-byte Spill
	movq	-120(%rsp), %rax                # 8-byte Reload
	leaq	(,%rax,8), %rax
	movq	%rax, -40(%rsp)                 # 8-byte Spill
	movq	-128(%rsp), %rax                # 8-byte Reload
	leaq	(,%rax,8), %rax
	movq	%rax, 80(%rsp)                  # 8-byte Spill
	movq	-128(%rsp), %rax                # 8-byte Reload
	decq	%rax
	movq	%rax, 72(%rsp)                  # 8-byte Spill
	jmp	.LBB0_4
	.p2align	4, 0x90
.LBB0_14:                               #   in Loop: Header=BB0_4 Depth=1
	movq	-40(%rsp), %rax                 # 8-byte Reload
	addq	%rax, %r10
	movq	40(%rsp), %r15                  # 8-byte Reload
	addq	%rax, %r15
	movq	24(%rsp), %r14                  # 8-byte Reload
	addq	%rax, %r14
	movq	8(%rsp), %r11                   # 8-byte Reload
	addq	%rax, %r11
	movq	-8(%rsp), %r9                   # 8-byte Reload
	addq	%rax, %r9
	movq	-16(%rsp), %rsi                 # 8-byte Reload
	addq	%rax, %rsi
	movq	48(%rsp), %r13                  # 8-byte Reload
	addq	%rax, %r13
	movq	(%rsp), %rdx                    # 8-byte Reload
	addq	%rax, %rdx
	movq	16(%rsp), %rbp                  # 8-byte Reload
	addq	%rax, %rbp
	movq	32(%rsp), %rdi                  # 8-byte Reload
	addq	%rax, %rdi
	movq	-24(%rsp), %rbx                 # 8-byte Reload
	addq	%rax, %rbx
	addq	%rax, %rcx
	movq	56(%rsp), %r12                  # 8-byte Reload
	cmpq	-32(%rsp), %r12                 # 8-byte Folded Reload
	je	.LBB0_15
.LBB0_4:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB0_5 Depth 2
                                        #       Child Loop BB0_8 Depth 3
                                        #       Child Loop BB0_12 Depth 3
	movq	%rcx, -104(%rsp)                # 8-byte Spill
	movq	%r10, 104(%rsp)                 # 8-byte Spill
	movq	%r12, %rax
	imulq	-120(%rsp), %rax                # 8-byte Folded Reload
	movq	-112(%rsp), %rcx                # 8-byte Reload
	leaq	(%rcx,%rax,8), %rax
	movq	%rax, 96(%rsp)                  # 8-byte Spill
	incq	%r12
	movq	%r12, 56(%rsp)                  # 8-byte Spill
	movq	-104(%rsp), %rax                # 8-byte Reload
	movq	%rax, -80(%rsp)                 # 8-byte Spill
	movq	%rbx, -24(%rsp)                 # 8-byte Spill
	movq	%rbx, -88(%rsp)                 # 8-byte Spill
	movq	%rdi, 32(%rsp)                  # 8-byte Spill
	movq	%rbp, 16(%rsp)                  # 8-byte Spill
	movq	%rbp, %rbx
	movq	%rdi, %rbp
	movq	%rdx, (%rsp)                    # 8-byte Spill
	movq	%rdx, %rax
	movl	$1, %edx
	movq	%r13, 48(%rsp)                  # 8-byte Spill
	movq	%r13, %rdi
	movq	%rsi, -16(%rsp)                 # 8-byte Spill
	movq	%rsi, %r12
	movq	%rax, %rsi
	movq	%r9, -8(%rsp)                   # 8-byte Spill
	movq	%r11, 8(%rsp)                   # 8-byte Spill
	movq	%r14, 24(%rsp)                  # 8-byte Spill
	movq	%r15, 40(%rsp)                  # 8-byte Spill
	movq	%r10, %r13
	jmp	.LBB0_5
	.p2align	4, 0x90
.LBB0_13:                               #   in Loop: Header=BB0_5 Depth=2
	movq	80(%rsp), %rax                  # 8-byte Reload
	addq	%rax, %r13
	addq	%rax, %r15
	addq	%rax, %r14
	addq	%rax, %r11
	addq	%rax, %r9
	addq	%rax, %r12
	movq	-72(%rsp), %rdi                 # 8-byte Reload
	addq	%rax, %rdi
	movq	-64(%rsp), %rsi                 # 8-byte Reload
	addq	%rax, %rsi
	movq	-56(%rsp), %rbx                 # 8-byte Reload
	addq	%rax, %rbx
	movq	-48(%rsp), %rbp                 # 8-byte Reload
	addq	%rax, %rbp
	addq	%rax, -88(%rsp)                 # 8-byte Folded Spill
	addq	%rax, -80(%rsp)                 # 8-byte Folded Spill
	movq	112(%rsp), %rdx                 # 8-byte Reload
	cmpq	88(%rsp), %rdx                  # 8-byte Folded Reload
	movq	104(%rsp), %r10                 # 8-byte Reload
	movq	-104(%rsp), %rcx                # 8-byte Reload
	je	.LBB0_14
.LBB0_5:                                #   Parent Loop BB0_4 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB0_8 Depth 3
                                        #       Child Loop BB0_12 Depth 3
	movq	%rdx, %rax
	imulq	-128(%rsp), %rax                # 8-byte Folded Reload
	incq	%rdx
	movq	96(%rsp), %rcx                  # 8-byte Reload
	vmovsd	8(%rcx,%rax,8), %xmm2           # xmm2 = mem[0],zero
	cmpq	$16, -96(%rsp)                  # 8-byte Folded Reload
	movq	%rdx, 112(%rsp)                 # 8-byte Spill
	movq	%rbp, -48(%rsp)                 # 8-byte Spill
	movq	%rbx, -56(%rsp)                 # 8-byte Spill
	movq	%rsi, -64(%rsp)                 # 8-byte Spill
	movq	%rdi, -72(%rsp)                 # 8-byte Spill
	jae	.LBB0_7
# %bb.6:                                #   in Loop: Header=BB0_5 Depth=2
	movl	$1, %eax
	jmp	.LBB0_11
	.p2align	4, 0x90
.LBB0_7:                                #   in Loop: Header=BB0_5 Depth=2
	vbroadcastsd	%xmm2, %ymm2
	xorl	%r10d, %r10d
	.p2align	4, 0x90
.LBB0_8:                                #   Parent Loop BB0_4 Depth=1
                                        #     Parent Loop BB0_5 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovupd	-96(%r13,%r10,8), %ymm3
	vmovupd	-64(%r13,%r10,8), %ymm4
	vmovupd	-32(%r13,%r10,8), %ymm5
	vperm2f128	$33, %ymm3, %ymm2, %ymm6 # ymm6 = ymm2[2,3],ymm3[0,1]
	vmovupd	(%r13,%r10,8), %ymm2
	vshufpd	$5, %ymm3, %ymm6, %ymm6         # ymm6 = ymm6[1],ymm3[0],ymm6[3],ymm3[2]
	vperm2f128	$33, %ymm4, %ymm3, %ymm7 # ymm7 = ymm3[2,3],ymm4[0,1]
	vshufpd	$5, %ymm4, %ymm7, %ymm7         # ymm7 = ymm7[1],ymm4[0],ymm7[3],ymm4[2]
	vperm2f128	$33, %ymm5, %ymm4, %ymm8 # ymm8 = ymm4[2,3],ymm5[0,1]
	vshufpd	$5, %ymm5, %ymm8, %ymm8         # ymm8 = ymm8[1],ymm5[0],ymm8[3],ymm5[2]
	vperm2f128	$33, %ymm2, %ymm5, %ymm9 # ymm9 = ymm5[2,3],ymm2[0,1]
	vshufpd	$5, %ymm2, %ymm9, %ymm9         # ymm9 = ymm9[1],ymm2[0],ymm9[3],ymm2[2]
	vaddpd	-112(%r13,%r10,8), %ymm6, %ymm6
	vaddpd	-80(%r13,%r10,8), %ymm7, %ymm7
	vaddpd	-48(%r13,%r10,8), %ymm8, %ymm8
	vaddpd	-16(%r13,%r10,8), %ymm9, %ymm9
	vaddpd	%ymm3, %ymm6, %ymm3
	vaddpd	%ymm4, %ymm7, %ymm4
	vaddpd	%ymm5, %ymm8, %ymm5
	vaddpd	%ymm2, %ymm9, %ymm6
	vaddpd	-96(%r15,%r10,8), %ymm3, %ymm3
	vaddpd	-64(%r15,%r10,8), %ymm4, %ymm4
	vaddpd	-32(%r15,%r10,8), %ymm5, %ymm5
	vaddpd	(%r15,%r10,8), %ymm6, %ymm6
	vaddpd	-96(%r14,%r10,8), %ymm3, %ymm3
	vaddpd	-64(%r14,%r10,8), %ymm4, %ymm4
	vaddpd	-32(%r14,%r10,8), %ymm5, %ymm5
	vaddpd	(%r14,%r10,8), %ymm6, %ymm6
	vaddpd	-96(%r11,%r10,8), %ymm3, %ymm3
	vaddpd	-64(%r11,%r10,8), %ymm4, %ymm4
	vaddpd	-32(%r11,%r10,8), %ymm5, %ymm5
	vaddpd	(%r11,%r10,8), %ymm6, %ymm6
	vaddpd	-96(%r9,%r10,8), %ymm3, %ymm3
	vaddpd	-64(%r9,%r10,8), %ymm4, %ymm4
	vaddpd	-32(%r9,%r10,8), %ymm5, %ymm5
	vaddpd	(%r9,%r10,8), %ymm6, %ymm6
	vmulpd	%ymm1, %ymm3, %ymm3
	vmulpd	%ymm1, %ymm4, %ymm4
	vmulpd	%ymm1, %ymm5, %ymm5
	vmulpd	%ymm1, %ymm6, %ymm6
	vmovupd	%ymm3, -96(%r12,%r10,8)
	vmovupd	%ymm4, -64(%r12,%r10,8)
	vmovupd	%ymm5, -32(%r12,%r10,8)
	vmovupd	%ymm6, (%r12,%r10,8)
	addq	$16, %r10
	cmpq	%r10, %r8
	jne	.LBB0_8
# %bb.9:                                #   in Loop: Header=BB0_5 Depth=2
	cmpq	%r8, -96(%rsp)                  # 8-byte Folded Reload
	je	.LBB0_13
# %bb.10:                               #   in Loop: Header=BB0_5 Depth=2
	vextractf128	$1, %ymm2, %xmm2
	vpermilpd	$1, %xmm2, %xmm2        # xmm2 = xmm2[1,0]
	movq	64(%rsp), %rax                  # 8-byte Reload
	movq	-48(%rsp), %rbp                 # 8-byte Reload
	movq	-56(%rsp), %rbx                 # 8-byte Reload
	movq	-64(%rsp), %rsi                 # 8-byte Reload
	movq	-72(%rsp), %rdi                 # 8-byte Reload
.LBB0_11:                               #   in Loop: Header=BB0_5 Depth=2
	leaq	(%rdi,%rax,8), %r10
	leaq	(%rsi,%rax,8), %rsi
	leaq	(%rbx,%rax,8), %rbx
	leaq	(%rbp,%rax,8), %rbp
	movq	-88(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rcx,%rax,8), %rdi
	movq	72(%rsp), %rdx                  # 8-byte Reload
	subq	%rax, %rdx
	movq	-80(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rcx,%rax,8), %rax
	xorl	%ecx, %ecx
	.p2align	4, 0x90
.LBB0_12:                               #   Parent Loop BB0_4 Depth=1
                                        #     Parent Loop BB0_5 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vaddsd	(%rax,%rcx,8), %xmm2, %xmm3
	vmovsd	16(%rax,%rcx,8), %xmm2          # xmm2 = mem[0],zero
	vaddsd	%xmm2, %xmm3, %xmm3
	vaddsd	(%rdi,%rcx,8), %xmm3, %xmm3
	vaddsd	(%rbp,%rcx,8), %xmm3, %xmm3
	vaddsd	(%rbx,%rcx,8), %xmm3, %xmm3
	vaddsd	(%rsi,%rcx,8), %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm3
	vmovsd	%xmm3, (%r10,%rcx,8)
	incq	%rcx
	cmpq	%rcx, %rdx
	jne	.LBB0_12
	jmp	.LBB0_13
.LBB0_15:
	addq	$120, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	sweep, .Lfunc_end0-sweep
                                        # -- End function
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack","",@progbits
	.addrsig
