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
	subq	$208, %rsp
	movq	%r9, -80(%rsp)                  # 8-byte Spill
	movq	%rdx, -112(%rsp)                # 8-byte Spill
	movq	%r8, 56(%rsp)                   # 8-byte Spill
	cmpq	%r8, %rcx
	jge	.LBB0_20
# %bb.1:
	cmpq	$3, %rsi
	jl	.LBB0_20
# %bb.2:
	cmpq	$3, -112(%rsp)                  # 8-byte Folded Reload
	jl	.LBB0_20
# %bb.3:
	movq	-112(%rsp), %rdi                # 8-byte Reload
	movq	%rcx, %r10
	imulq	%rsi, %r10
	leaq	-1(%rsi), %r15
	vbroadcastsd	%xmm0, %ymm1
	movq	%r15, 176(%rsp)                 # 8-byte Spill
	leaq	8(,%r10,8), %rbp
	leaq	16(,%r10,8), %r9
	movq	%rdi, %rax
	imulq	%rsi, %rax
	imulq	%rdi, %rbp
	leaq	-2(%rdi), %r12
	imulq	%rdi, %r9
	movq	%r12, %r8
	andq	$-16, %r8
	movq	%r12, 168(%rsp)                 # 8-byte Spill
	movq	%r8, 152(%rsp)                  # 8-byte Spill
	incq	%r8
	movq	%rax, -88(%rsp)                 # 8-byte Spill
	leaq	-18(%rdi), %rax
	movq	%r8, 112(%rsp)                  # 8-byte Spill
	movq	%rax, 160(%rsp)                 # 8-byte Spill
	shrq	$4, %rax
	incq	%rax
	movl	%eax, %edx
	andl	$3, %edx
	andq	$-4, %rax
	movq	%rdx, -56(%rsp)                 # 8-byte Spill
	leaq	1(%rcx), %rdx
	movq	%rax, 120(%rsp)                 # 8-byte Spill
	movq	-80(%rsp), %rax                 # 8-byte Reload
	imulq	%rsi, %rdx
	leaq	8(,%rdx,8), %r14
	leaq	488(%rax,%r9), %r10
	addq	%rax, %r9
	imulq	%rdi, %r14
	leaq	488(%rax,%r14), %rdx
	addq	%rax, %r14
	movq	%rdx, -72(%rsp)                 # 8-byte Spill
	leaq	-1(%rcx), %rdx
	imulq	%rsi, %rdx
	leaq	8(,%rdx,8), %r13
	imulq	%rdi, %r13
	leaq	488(%rax,%r13), %rdx
	addq	%rax, %r13
	movq	%rdx, -96(%rsp)                 # 8-byte Spill
	movq	%rcx, %rdx
	imulq	%rdi, %rdx
	movq	-96(%rsp), %r8                  # 8-byte Reload
	imulq	%rsi, %rdx
	leaq	488(%rax,%rdx,8), %rsi
	leaq	(%rax,%rdx,8), %rbx
	movq	264(%rsp), %rdx
	movq	%rsi, -104(%rsp)                # 8-byte Spill
	leaq	496(%rax,%rbp), %rsi
	movq	%rsi, -120(%rsp)                # 8-byte Spill
	leaq	(%rax,%rbp), %rsi
	leaq	-8(%rax,%rbp), %rax
	leaq	488(%rdx,%rbp), %r11
	addq	%rbp, %rdx
	movq	-104(%rsp), %rbp                # 8-byte Reload
	movq	%rdx, -128(%rsp)                # 8-byte Spill
	movq	-88(%rsp), %rdx                 # 8-byte Reload
	leaq	(,%rdx,8), %rdx
	movq	%rdx, 48(%rsp)                  # 8-byte Spill
	leaq	(,%rdi,8), %rdx
	movq	%rdx, 200(%rsp)                 # 8-byte Spill
	leaq	-1(%rdi), %rdx
	movq	-128(%rsp), %rdi                # 8-byte Reload
	movq	%rdx, 184(%rsp)                 # 8-byte Spill
	movq	-120(%rsp), %rdx                # 8-byte Reload
	jmp	.LBB0_4
	.p2align	4, 0x90
.LBB0_19:                               #   in Loop: Header=BB0_4 Depth=1
	movq	48(%rsp), %r14                  # 8-byte Reload
	movq	-96(%rsp), %r8                  # 8-byte Reload
	movq	80(%rsp), %r10                  # 8-byte Reload
	movq	-104(%rsp), %rbp                # 8-byte Reload
	movq	96(%rsp), %r13                  # 8-byte Reload
	movq	88(%rsp), %r9                   # 8-byte Reload
	movq	72(%rsp), %rbx                  # 8-byte Reload
	movq	64(%rsp), %rax                  # 8-byte Reload
	addq	%r14, %rcx
	addq	%r14, -64(%rsp)                 # 8-byte Folded Spill
	addq	%r14, %r11
	addq	%r14, -72(%rsp)                 # 8-byte Folded Spill
	addq	%r14, %r8
	addq	%r14, %r10
	addq	%r14, %rbp
	addq	%r14, %rsi
	addq	%r14, %rdi
	addq	%r14, %r13
	addq	%r14, %r9
	addq	%r14, %rbx
	addq	%r14, %rax
	movq	%rcx, %rdx
	movq	104(%rsp), %rcx                 # 8-byte Reload
	movq	-64(%rsp), %r14                 # 8-byte Reload
	cmpq	56(%rsp), %rcx                  # 8-byte Folded Reload
	je	.LBB0_20
.LBB0_4:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB0_5 Depth 2
                                        #       Child Loop BB0_10 Depth 3
                                        #       Child Loop BB0_13 Depth 3
                                        #       Child Loop BB0_17 Depth 3
	movq	%rdi, -128(%rsp)                # 8-byte Spill
	movq	-88(%rsp), %rdi                 # 8-byte Reload
	movq	%rdx, -120(%rsp)                # 8-byte Spill
	movq	-80(%rsp), %rdx                 # 8-byte Reload
	movq	%r11, -40(%rsp)                 # 8-byte Spill
	movq	%rax, %r11
	movq	%rcx, %rax
	movq	%rsi, -48(%rsp)                 # 8-byte Spill
	movq	%r9, 88(%rsp)                   # 8-byte Spill
	movq	%r9, 8(%rsp)                    # 8-byte Spill
	movq	%r14, -64(%rsp)                 # 8-byte Spill
	movq	%r14, -8(%rsp)                  # 8-byte Spill
	movq	%r10, 80(%rsp)                  # 8-byte Spill
	movq	%r10, -32(%rsp)                 # 8-byte Spill
	movq	-72(%rsp), %r14                 # 8-byte Reload
	movq	%r11, 64(%rsp)                  # 8-byte Spill
	movq	%rbx, 72(%rsp)                  # 8-byte Spill
	movq	%r13, 96(%rsp)                  # 8-byte Spill
	movq	%r13, (%rsp)                    # 8-byte Spill
	movq	%rbp, -104(%rsp)                # 8-byte Spill
	movq	%rbp, %r13
	movq	%r8, -96(%rsp)                  # 8-byte Spill
	movq	-40(%rsp), %r9                  # 8-byte Reload
	movq	-120(%rsp), %r10                # 8-byte Reload
	imulq	%rdi, %rax
	leaq	(%rdx,%rax,8), %rsi
	movq	%rsi, -24(%rsp)                 # 8-byte Spill
	leaq	-1(%rcx), %rsi
	incq	%rcx
	imulq	%rdi, %rsi
	movq	%rcx, 104(%rsp)                 # 8-byte Spill
	imulq	%rdi, %rcx
	movq	-48(%rsp), %rdi                 # 8-byte Reload
	leaq	(%rdx,%rsi,8), %rsi
	leaq	(%rdx,%rcx,8), %rcx
	movq	264(%rsp), %rdx
	movq	%rsi, 144(%rsp)                 # 8-byte Spill
	movq	%rbx, %rsi
	movq	%rcx, 136(%rsp)                 # 8-byte Spill
	movq	%r11, %rbx
	movq	%rdi, -16(%rsp)                 # 8-byte Spill
	movq	%rsi, %rbp
	leaq	(%rdx,%rax,8), %rax
	movq	-128(%rsp), %rdx                # 8-byte Reload
	movq	%rax, 128(%rsp)                 # 8-byte Spill
	movl	$1, %eax
	jmp	.LBB0_5
	.p2align	4, 0x90
.LBB0_18:                               #   in Loop: Header=BB0_5 Depth=2
	movq	200(%rsp), %rax                 # 8-byte Reload
	movq	16(%rsp), %rdx                  # 8-byte Reload
	movq	24(%rsp), %rbp                  # 8-byte Reload
	movq	32(%rsp), %rbx                  # 8-byte Reload
	movq	40(%rsp), %rcx                  # 8-byte Reload
	movq	-40(%rsp), %r11                 # 8-byte Reload
	movq	-48(%rsp), %rsi                 # 8-byte Reload
	movq	-128(%rsp), %rdi                # 8-byte Reload
	addq	%rax, %r10
	addq	%rax, %r9
	addq	%rax, %r14
	addq	%rax, %r8
	addq	%rax, -32(%rsp)                 # 8-byte Folded Spill
	addq	%rax, %r13
	addq	%rax, -16(%rsp)                 # 8-byte Folded Spill
	addq	%rax, %rdx
	addq	%rax, -8(%rsp)                  # 8-byte Folded Spill
	addq	%rax, (%rsp)                    # 8-byte Folded Spill
	addq	%rax, 8(%rsp)                   # 8-byte Folded Spill
	addq	%rax, %rbp
	addq	%rax, %rbx
	movq	%rcx, %rax
	cmpq	%r15, %rcx
	movq	-120(%rsp), %rcx                # 8-byte Reload
	je	.LBB0_19
.LBB0_5:                                #   Parent Loop BB0_4 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB0_10 Depth 3
                                        #       Child Loop BB0_13 Depth 3
                                        #       Child Loop BB0_17 Depth 3
	movq	%rax, %rdi
	imulq	-112(%rsp), %rdi                # 8-byte Folded Reload
	leaq	1(%rax), %rcx
	movq	%rbx, 32(%rsp)                  # 8-byte Spill
	movq	%rbp, 24(%rsp)                  # 8-byte Spill
	movq	%rdx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 40(%rsp)                  # 8-byte Spill
	movq	-24(%rsp), %rcx                 # 8-byte Reload
	vmovsd	8(%rcx,%rdi,8), %xmm2           # xmm2 = mem[0],zero
	cmpq	$16, %r12
	jae	.LBB0_7
# %bb.6:                                #   in Loop: Header=BB0_5 Depth=2
	movl	$1, %eax
	jmp	.LBB0_16
	.p2align	4, 0x90
.LBB0_7:                                #   in Loop: Header=BB0_5 Depth=2
	cmpq	$48, 160(%rsp)                  # 8-byte Folded Reload
	vbroadcastsd	%xmm2, %ymm2
	jae	.LBB0_9
# %bb.8:                                #   in Loop: Header=BB0_5 Depth=2
	xorl	%edx, %edx
	jmp	.LBB0_11
	.p2align	4, 0x90
.LBB0_9:                                #   in Loop: Header=BB0_5 Depth=2
	movq	120(%rsp), %r12                 # 8-byte Reload
	movq	-32(%rsp), %rcx                 # 8-byte Reload
	xorl	%edx, %edx
	.p2align	4, 0x90
.LBB0_10:                               #   Parent Loop BB0_4 Depth=1
                                        #     Parent Loop BB0_5 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovupd	-480(%r10,%rdx,8), %ymm4
	vmovupd	-448(%r10,%rdx,8), %ymm5
	vmovupd	-416(%r10,%rdx,8), %ymm6
	vmovupd	-384(%r10,%rdx,8), %ymm3
	vperm2f128	$33, %ymm4, %ymm2, %ymm2 # ymm2 = ymm2[2,3],ymm4[0,1]
	vperm2f128	$33, %ymm5, %ymm4, %ymm7 # ymm7 = ymm4[2,3],ymm5[0,1]
	vperm2f128	$33, %ymm6, %ymm5, %ymm8 # ymm8 = ymm5[2,3],ymm6[0,1]
	vperm2f128	$33, %ymm3, %ymm6, %ymm9 # ymm9 = ymm6[2,3],ymm3[0,1]
	vshufpd	$5, %ymm4, %ymm2, %ymm2         # ymm2 = ymm2[1],ymm4[0],ymm2[3],ymm4[2]
	vshufpd	$5, %ymm5, %ymm7, %ymm7         # ymm7 = ymm7[1],ymm5[0],ymm7[3],ymm5[2]
	vshufpd	$5, %ymm6, %ymm8, %ymm8         # ymm8 = ymm8[1],ymm6[0],ymm8[3],ymm6[2]
	vshufpd	$5, %ymm3, %ymm9, %ymm9         # ymm9 = ymm9[1],ymm3[0],ymm9[3],ymm3[2]
	vaddpd	-496(%r10,%rdx,8), %ymm2, %ymm2
	vaddpd	-464(%r10,%rdx,8), %ymm7, %ymm7
	vaddpd	-432(%r10,%rdx,8), %ymm8, %ymm8
	vaddpd	-400(%r10,%rdx,8), %ymm9, %ymm9
	vaddpd	%ymm4, %ymm2, %ymm2
	vaddpd	%ymm5, %ymm7, %ymm4
	vaddpd	%ymm6, %ymm8, %ymm5
	vaddpd	%ymm3, %ymm9, %ymm6
	vaddpd	-480(%r13,%rdx,8), %ymm2, %ymm2
	vaddpd	-448(%r13,%rdx,8), %ymm4, %ymm4
	vaddpd	-416(%r13,%rdx,8), %ymm5, %ymm5
	vaddpd	-384(%r13,%rdx,8), %ymm6, %ymm6
	vaddpd	-480(%rcx,%rdx,8), %ymm2, %ymm2
	vaddpd	-448(%rcx,%rdx,8), %ymm4, %ymm4
	vaddpd	-416(%rcx,%rdx,8), %ymm5, %ymm5
	vaddpd	-384(%rcx,%rdx,8), %ymm6, %ymm6
	vaddpd	-480(%r8,%rdx,8), %ymm2, %ymm2
	vaddpd	-448(%r8,%rdx,8), %ymm4, %ymm4
	vaddpd	-416(%r8,%rdx,8), %ymm5, %ymm5
	vaddpd	-384(%r8,%rdx,8), %ymm6, %ymm6
	vaddpd	-480(%r14,%rdx,8), %ymm2, %ymm2
	vaddpd	-448(%r14,%rdx,8), %ymm4, %ymm4
	vaddpd	-416(%r14,%rdx,8), %ymm5, %ymm5
	vaddpd	-384(%r14,%rdx,8), %ymm6, %ymm6
	vmulpd	%ymm1, %ymm2, %ymm2
	vmulpd	%ymm1, %ymm4, %ymm4
	vmulpd	%ymm1, %ymm5, %ymm5
	vmulpd	%ymm1, %ymm6, %ymm6
	vmovupd	%ymm2, -480(%r9,%rdx,8)
	vmovupd	%ymm4, -448(%r9,%rdx,8)
	vmovupd	%ymm5, -416(%r9,%rdx,8)
	vmovupd	%ymm6, -384(%r9,%rdx,8)
	vmovupd	-352(%r10,%rdx,8), %ymm4
	vmovupd	-320(%r10,%rdx,8), %ymm5
	vmovupd	-288(%r10,%rdx,8), %ymm6
	vmovupd	-256(%r10,%rdx,8), %ymm2
	vperm2f128	$33, %ymm4, %ymm3, %ymm3 # ymm3 = ymm3[2,3],ymm4[0,1]
	vperm2f128	$33, %ymm5, %ymm4, %ymm7 # ymm7 = ymm4[2,3],ymm5[0,1]
	vperm2f128	$33, %ymm6, %ymm5, %ymm8 # ymm8 = ymm5[2,3],ymm6[0,1]
	vperm2f128	$33, %ymm2, %ymm6, %ymm9 # ymm9 = ymm6[2,3],ymm2[0,1]
	vshufpd	$5, %ymm4, %ymm3, %ymm3         # ymm3 = ymm3[1],ymm4[0],ymm3[3],ymm4[2]
	vshufpd	$5, %ymm5, %ymm7, %ymm7         # ymm7 = ymm7[1],ymm5[0],ymm7[3],ymm5[2]
	vshufpd	$5, %ymm6, %ymm8, %ymm8         # ymm8 = ymm8[1],ymm6[0],ymm8[3],ymm6[2]
	vshufpd	$5, %ymm2, %ymm9, %ymm9         # ymm9 = ymm9[1],ymm2[0],ymm9[3],ymm2[2]
	vaddpd	-368(%r10,%rdx,8), %ymm3, %ymm3
	vaddpd	-336(%r10,%rdx,8), %ymm7, %ymm7
	vaddpd	-304(%r10,%rdx,8), %ymm8, %ymm8
	vaddpd	-272(%r10,%rdx,8), %ymm9, %ymm9
	vaddpd	%ymm4, %ymm3, %ymm3
	vaddpd	%ymm5, %ymm7, %ymm4
	vaddpd	%ymm6, %ymm8, %ymm5
	vaddpd	%ymm2, %ymm9, %ymm6
	vaddpd	-352(%r13,%rdx,8), %ymm3, %ymm3
	vaddpd	-320(%r13,%rdx,8), %ymm4, %ymm4
	vaddpd	-288(%r13,%rdx,8), %ymm5, %ymm5
	vaddpd	-256(%r13,%rdx,8), %ymm6, %ymm6
	vaddpd	-352(%rcx,%rdx,8), %ymm3, %ymm3
	vaddpd	-320(%rcx,%rdx,8), %ymm4, %ymm4
	vaddpd	-288(%rcx,%rdx,8), %ymm5, %ymm5
	vaddpd	-256(%rcx,%rdx,8), %ymm6, %ymm6
	vaddpd	-352(%r8,%rdx,8), %ymm3, %ymm3
	vaddpd	-320(%r8,%rdx,8), %ymm4, %ymm4
	vaddpd	-288(%r8,%rdx,8), %ymm5, %ymm5
	vaddpd	-256(%r8,%rdx,8), %ymm6, %ymm6
	vaddpd	-352(%r14,%rdx,8), %ymm3, %ymm3
	vaddpd	-320(%r14,%rdx,8), %ymm4, %ymm4
	vaddpd	-288(%r14,%rdx,8), %ymm5, %ymm5
	vaddpd	-256(%r14,%rdx,8), %ymm6, %ymm6
	vmulpd	%ymm1, %ymm3, %ymm3
	vmulpd	%ymm1, %ymm4, %ymm4
	vmulpd	%ymm1, %ymm5, %ymm5
	vmulpd	%ymm1, %ymm6, %ymm6
	vmovupd	%ymm3, -352(%r9,%rdx,8)
	vmovupd	%ymm4, -320(%r9,%rdx,8)
	vmovupd	%ymm5, -288(%r9,%rdx,8)
	vmovupd	%ymm6, -256(%r9,%rdx,8)
	vmovupd	-224(%r10,%rdx,8), %ymm4
	vmovupd	-192(%r10,%rdx,8), %ymm5
	vmovupd	-160(%r10,%rdx,8), %ymm6
	vmovupd	-128(%r10,%rdx,8), %ymm3
	vperm2f128	$33, %ymm4, %ymm2, %ymm2 # ymm2 = ymm2[2,3],ymm4[0,1]
	vperm2f128	$33, %ymm5, %ymm4, %ymm7 # ymm7 = ymm4[2,3],ymm5[0,1]
	vperm2f128	$33, %ymm6, %ymm5, %ymm8 # ymm8 = ymm5[2,3],ymm6[0,1]
	vperm2f128	$33, %ymm3, %ymm6, %ymm9 # ymm9 = ymm6[2,3],ymm3[0,1]
	vshufpd	$5, %ymm4, %ymm2, %ymm2         # ymm2 = ymm2[1],ymm4[0],ymm2[3],ymm4[2]
	vshufpd	$5, %ymm5, %ymm7, %ymm7         # ymm7 = ymm7[1],ymm5[0],ymm7[3],ymm5[2]
	vshufpd	$5, %ymm6, %ymm8, %ymm8         # ymm8 = ymm8[1],ymm6[0],ymm8[3],ymm6[2]
	vshufpd	$5, %ymm3, %ymm9, %ymm9         # ymm9 = ymm9[1],ymm3[0],ymm9[3],ymm3[2]
	vaddpd	-240(%r10,%rdx,8), %ymm2, %ymm2
	vaddpd	-208(%r10,%rdx,8), %ymm7, %ymm7
	vaddpd	-176(%r10,%rdx,8), %ymm8, %ymm8
	vaddpd	-144(%r10,%rdx,8), %ymm9, %ymm9
	vaddpd	%ymm4, %ymm2, %ymm2
	vaddpd	%ymm5, %ymm7, %ymm4
	vaddpd	%ymm6, %ymm8, %ymm5
	vaddpd	%ymm3, %ymm9, %ymm6
	vaddpd	-224(%r13,%rdx,8), %ymm2, %ymm2
	vaddpd	-192(%r13,%rdx,8), %ymm4, %ymm4
	vaddpd	-160(%r13,%rdx,8), %ymm5, %ymm5
	vaddpd	-128(%r13,%rdx,8), %ymm6, %ymm6
	vaddpd	-224(%rcx,%rdx,8), %ymm2, %ymm2
	vaddpd	-192(%rcx,%rdx,8), %ymm4, %ymm4
	vaddpd	-160(%rcx,%rdx,8), %ymm5, %ymm5
	vaddpd	-128(%rcx,%rdx,8), %ymm6, %ymm6
	vaddpd	-224(%r8,%rdx,8), %ymm2, %ymm2
	vaddpd	-192(%r8,%rdx,8), %ymm4, %ymm4
	vaddpd	-160(%r8,%rdx,8), %ymm5, %ymm5
	vaddpd	-128(%r8,%rdx,8), %ymm6, %ymm6
	vaddpd	-224(%r14,%rdx,8), %ymm2, %ymm2
	vaddpd	-192(%r14,%rdx,8), %ymm4, %ymm4
	vaddpd	-160(%r14,%rdx,8), %ymm5, %ymm5
	vaddpd	-128(%r14,%rdx,8), %ymm6, %ymm6
	vmulpd	%ymm1, %ymm2, %ymm2
	vmulpd	%ymm1, %ymm4, %ymm4
	vmulpd	%ymm1, %ymm5, %ymm5
	vmulpd	%ymm1, %ymm6, %ymm6
	vmovupd	%ymm2, -224(%r9,%rdx,8)
	vmovupd	%ymm4, -192(%r9,%rdx,8)
	vmovupd	%ymm5, -160(%r9,%rdx,8)
	vmovupd	%ymm6, -128(%r9,%rdx,8)
	vmovupd	-96(%r10,%rdx,8), %ymm4
	vmovupd	-64(%r10,%rdx,8), %ymm5
	vmovupd	-32(%r10,%rdx,8), %ymm6
	vmovupd	(%r10,%rdx,8), %ymm2
	vperm2f128	$33, %ymm4, %ymm3, %ymm3 # ymm3 = ymm3[2,3],ymm4[0,1]
	vperm2f128	$33, %ymm5, %ymm4, %ymm7 # ymm7 = ymm4[2,3],ymm5[0,1]
	vperm2f128	$33, %ymm6, %ymm5, %ymm8 # ymm8 = ymm5[2,3],ymm6[0,1]
	vperm2f128	$33, %ymm2, %ymm6, %ymm9 # ymm9 = ymm6[2,3],ymm2[0,1]
	vshufpd	$5, %ymm4, %ymm3, %ymm3         # ymm3 = ymm3[1],ymm4[0],ymm3[3],ymm4[2]
	vshufpd	$5, %ymm5, %ymm7, %ymm7         # ymm7 = ymm7[1],ymm5[0],ymm7[3],ymm5[2]
	vshufpd	$5, %ymm6, %ymm8, %ymm8         # ymm8 = ymm8[1],ymm6[0],ymm8[3],ymm6[2]
	vshufpd	$5, %ymm2, %ymm9, %ymm9         # ymm9 = ymm9[1],ymm2[0],ymm9[3],ymm2[2]
	vaddpd	-112(%r10,%rdx,8), %ymm3, %ymm3
	vaddpd	-80(%r10,%rdx,8), %ymm7, %ymm7
	vaddpd	-48(%r10,%rdx,8), %ymm8, %ymm8
	vaddpd	-16(%r10,%rdx,8), %ymm9, %ymm9
	vaddpd	%ymm4, %ymm3, %ymm3
	vaddpd	%ymm5, %ymm7, %ymm4
	vaddpd	%ymm6, %ymm8, %ymm5
	vaddpd	%ymm2, %ymm9, %ymm6
	vaddpd	-96(%r13,%rdx,8), %ymm3, %ymm3
	vaddpd	-64(%r13,%rdx,8), %ymm4, %ymm4
	vaddpd	-32(%r13,%rdx,8), %ymm5, %ymm5
	vaddpd	(%r13,%rdx,8), %ymm6, %ymm6
	vaddpd	-96(%rcx,%rdx,8), %ymm3, %ymm3
	vaddpd	-64(%rcx,%rdx,8), %ymm4, %ymm4
	vaddpd	-32(%rcx,%rdx,8), %ymm5, %ymm5
	vaddpd	(%rcx,%rdx,8), %ymm6, %ymm6
	vaddpd	-96(%r8,%rdx,8), %ymm3, %ymm3
	vaddpd	-64(%r8,%rdx,8), %ymm4, %ymm4
	vaddpd	-32(%r8,%rdx,8), %ymm5, %ymm5
	vaddpd	(%r8,%rdx,8), %ymm6, %ymm6
	vaddpd	-96(%r14,%rdx,8), %ymm3, %ymm3
	vaddpd	-64(%r14,%rdx,8), %ymm4, %ymm4
	vaddpd	-32(%r14,%rdx,8), %ymm5, %ymm5
	vaddpd	(%r14,%rdx,8), %ymm6, %ymm6
	vmulpd	%ymm1, %ymm3, %ymm3
	vmulpd	%ymm1, %ymm4, %ymm4
	vmulpd	%ymm1, %ymm5, %ymm5
	vmulpd	%ymm1, %ymm6, %ymm6
	vmovupd	%ymm3, -96(%r9,%rdx,8)
	vmovupd	%ymm4, -64(%r9,%rdx,8)
	vmovupd	%ymm5, -32(%r9,%rdx,8)
	vmovupd	%ymm6, (%r9,%rdx,8)
	addq	$64, %rdx
	addq	$-4, %r12
	jne	.LBB0_10
.LBB0_11:                               #   in Loop: Header=BB0_5 Depth=2
	movq	%r13, 192(%rsp)                 # 8-byte Spill
	cmpq	$0, -56(%rsp)                   # 8-byte Folded Reload
	movq	-16(%rsp), %r13                 # 8-byte Reload
	vmovapd	%ymm2, %ymm3
	je	.LBB0_14
# %bb.12:                               #   in Loop: Header=BB0_5 Depth=2
	movq	-112(%rsp), %rsi                # 8-byte Reload
	movq	40(%rsp), %rcx                  # 8-byte Reload
	decq	%rax
	movq	-24(%rsp), %r11                 # 8-byte Reload
	imulq	%rsi, %rax
	imulq	%rsi, %rcx
	movq	136(%rsp), %rsi                 # 8-byte Reload
	leaq	(%r11,%rdi,8), %r12
	leaq	(%r11,%rax,8), %rbp
	leaq	(%r11,%rcx,8), %rbx
	movq	144(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rsi,%rdi,8), %rax
	movq	128(%rsp), %rsi                 # 8-byte Reload
	leaq	(%rcx,%rdi,8), %rcx
	leaq	(%rsi,%rdi,8), %rdi
	movq	-56(%rsp), %rsi                 # 8-byte Reload
	.p2align	4, 0x90
.LBB0_13:                               #   Parent Loop BB0_4 Depth=1
                                        #     Parent Loop BB0_5 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	leaq	(,%rdx,8), %r11
	movq	%r11, %r15
	orq	$16, %r15
	orq	$8, %r11
	vmovupd	(%r12,%r15), %ymm4
	vmovupd	32(%r12,%r15), %ymm5
	vmovupd	64(%r12,%r15), %ymm6
	vmovupd	96(%r12,%r15), %ymm3
	vperm2f128	$33, %ymm4, %ymm2, %ymm2 # ymm2 = ymm2[2,3],ymm4[0,1]
	vperm2f128	$33, %ymm5, %ymm4, %ymm7 # ymm7 = ymm4[2,3],ymm5[0,1]
	vperm2f128	$33, %ymm6, %ymm5, %ymm8 # ymm8 = ymm5[2,3],ymm6[0,1]
	vperm2f128	$33, %ymm3, %ymm6, %ymm9 # ymm9 = ymm6[2,3],ymm3[0,1]
	vshufpd	$5, %ymm4, %ymm2, %ymm2         # ymm2 = ymm2[1],ymm4[0],ymm2[3],ymm4[2]
	vshufpd	$5, %ymm5, %ymm7, %ymm7         # ymm7 = ymm7[1],ymm5[0],ymm7[3],ymm5[2]
	vshufpd	$5, %ymm6, %ymm8, %ymm8         # ymm8 = ymm8[1],ymm6[0],ymm8[3],ymm6[2]
	vshufpd	$5, %ymm3, %ymm9, %ymm9         # ymm9 = ymm9[1],ymm3[0],ymm9[3],ymm3[2]
	vaddpd	(%r13,%rdx,8), %ymm2, %ymm2
	vaddpd	32(%r13,%rdx,8), %ymm7, %ymm7
	vaddpd	64(%r13,%rdx,8), %ymm8, %ymm8
	vaddpd	96(%r13,%rdx,8), %ymm9, %ymm9
	addq	$16, %rdx
	decq	%rsi
	vaddpd	%ymm4, %ymm2, %ymm2
	vaddpd	%ymm5, %ymm7, %ymm4
	vaddpd	%ymm6, %ymm8, %ymm5
	vaddpd	%ymm3, %ymm9, %ymm6
	vaddpd	(%rbp,%r11), %ymm2, %ymm2
	vaddpd	32(%rbp,%r11), %ymm4, %ymm4
	vaddpd	64(%rbp,%r11), %ymm5, %ymm5
	vaddpd	96(%rbp,%r11), %ymm6, %ymm6
	vaddpd	(%rbx,%r11), %ymm2, %ymm2
	vaddpd	32(%rbx,%r11), %ymm4, %ymm4
	vaddpd	64(%rbx,%r11), %ymm5, %ymm5
	vaddpd	96(%rbx,%r11), %ymm6, %ymm6
	vaddpd	(%rcx,%r11), %ymm2, %ymm2
	vaddpd	32(%rcx,%r11), %ymm4, %ymm4
	vaddpd	64(%rcx,%r11), %ymm5, %ymm5
	vaddpd	96(%rcx,%r11), %ymm6, %ymm6
	vaddpd	(%rax,%r11), %ymm2, %ymm2
	vaddpd	32(%rax,%r11), %ymm4, %ymm4
	vaddpd	64(%rax,%r11), %ymm5, %ymm5
	vaddpd	96(%rax,%r11), %ymm6, %ymm6
	vmulpd	%ymm1, %ymm2, %ymm2
	vmulpd	%ymm1, %ymm4, %ymm4
	vmulpd	%ymm1, %ymm5, %ymm5
	vmulpd	%ymm1, %ymm6, %ymm6
	vmovupd	%ymm2, (%rdi,%r11)
	vmovupd	%ymm4, 32(%rdi,%r11)
	vmovupd	%ymm5, 64(%rdi,%r11)
	vmovapd	%ymm3, %ymm2
	vmovupd	%ymm6, 96(%rdi,%r11)
	jne	.LBB0_13
.LBB0_14:                               #   in Loop: Header=BB0_5 Depth=2
	movq	168(%rsp), %r12                 # 8-byte Reload
	movq	176(%rsp), %r15                 # 8-byte Reload
	movq	192(%rsp), %r13                 # 8-byte Reload
	cmpq	152(%rsp), %r12                 # 8-byte Folded Reload
	je	.LBB0_18
# %bb.15:                               #   in Loop: Header=BB0_5 Depth=2
	vextractf128	$1, %ymm3, %xmm2
	movq	112(%rsp), %rax                 # 8-byte Reload
	movq	32(%rsp), %rbx                  # 8-byte Reload
	movq	24(%rsp), %rbp                  # 8-byte Reload
	movq	16(%rsp), %rdx                  # 8-byte Reload
	vpermilpd	$1, %xmm2, %xmm2        # xmm2 = xmm2[1,0]
.LBB0_16:                               #   in Loop: Header=BB0_5 Depth=2
	movq	-8(%rsp), %rcx                  # 8-byte Reload
	movq	8(%rsp), %rsi                   # 8-byte Reload
	leaq	(%rdx,%rax,8), %r11
	movq	(%rsp), %rdx                    # 8-byte Reload
	leaq	(%rbp,%rax,8), %rdi
	movq	184(%rsp), %rbp                 # 8-byte Reload
	leaq	(%rbx,%rax,8), %rbx
	leaq	(%rcx,%rax,8), %rcx
	leaq	(%rdx,%rax,8), %rdx
	leaq	(%rsi,%rax,8), %rsi
	subq	%rax, %rbp
	xorl	%eax, %eax
	.p2align	4, 0x90
.LBB0_17:                               #   Parent Loop BB0_4 Depth=1
                                        #     Parent Loop BB0_5 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vaddsd	(%rbx,%rax,8), %xmm2, %xmm3
	vmovsd	16(%rbx,%rax,8), %xmm2          # xmm2 = mem[0],zero
	vaddsd	%xmm2, %xmm3, %xmm3
	vaddsd	(%rdi,%rax,8), %xmm3, %xmm3
	vaddsd	(%rsi,%rax,8), %xmm3, %xmm3
	vaddsd	(%rdx,%rax,8), %xmm3, %xmm3
	vaddsd	(%rcx,%rax,8), %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm3
	vmovsd	%xmm3, (%r11,%rax,8)
	incq	%rax
	cmpq	%rax, %rbp
	jne	.LBB0_17
	jmp	.LBB0_18
.LBB0_20:
	addq	$208, %rsp
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
