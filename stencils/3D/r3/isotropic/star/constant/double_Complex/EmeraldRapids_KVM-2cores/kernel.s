	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%r15
	movq	%rdx, %r10
	movq	%rdx, %rax
	pushq	%r14
	salq	$4, %r10
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$552, %rsp
	movq	%r10, 104(%rsp)
	cmpq	%r8, %rcx
	jge	.L16
	movq	%rcx, %r13
	shrq	$3, %r10
	leaq	-3(%rsi), %rcx
	movq	%r10, 112(%rsp)
	movq	%rcx, 120(%rsp)
	cmpq	$6, %rsi
	jle	.L16
	cmpq	$6, %rdx
	jle	.L16
	imulq	%rax, %rsi
	leaq	(%r10,%r10,2), %rbp
	movq	%r9, %rdi
	movq	%r8, %rdx
	subq	$3, %rax
	leaq	0(,%rbp,8), %r15
	movq	608(%rsp), %r9
	movq	%rdx, 160(%rsp)
	movq	%r15, %r8
	movq	%rax, 24(%rsp)
	vmovsd	%xmm0, %xmm0, %xmm22
	vmovsd	%xmm1, %xmm1, %xmm21
	movq	%rsi, %r14
	movq	%rsi, %rbx
	movq	%r13, %rsi
	movq	%r15, 168(%rsp)
	imulq	%r14, %rsi
	movq	%r14, %rbp
	salq	$4, %rbx
	leaq	0(,%r14,4), %r11
	subq	%r11, %r14
	negq	%rbp
	vunpcklpd	%xmm1, %xmm0, %xmm29
	vmovsd	%xmm2, 176(%rsp)
	salq	$4, %r14
	vunpcklpd	%xmm2, %xmm3, %xmm28
	salq	$5, %rbp
	vunpcklpd	%xmm3, %xmm2, %xmm27
	salq	$4, %rsi
	movq	%r14, %r15
	movq	%r13, %r14
	vmovsd	%xmm3, 184(%rsp)
	leaq	(%rdi,%rsi), %r12
	addq	%rsi, %r9
	vunpcklpd	%xmm4, %xmm5, %xmm26
	vmovsd	%xmm4, 192(%rsp)
	subq	%r12, %r8
	movq	%r9, 16(%rsp)
	vunpcklpd	%xmm5, %xmm4, %xmm25
	vunpcklpd	%xmm6, %xmm7, %xmm24
	movq	%r8, 96(%rsp)
	vunpcklpd	%xmm7, %xmm6, %xmm23
	vmovsd	%xmm5, 200(%rsp)
	vmovsd	%xmm6, 208(%rsp)
	vmovsd	%xmm7, 216(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	168(%rsp), %rax
	leaq	(%rbx,%r12), %r10
	leaq	48(%r12), %rcx
	movq	$2, 88(%rsp)
	movq	%rcx, 40(%rsp)
	movq	%r12, %r11
	leaq	0(%rbp,%r12), %r13
	movq	%r12, %r8
	addq	%r12, %rax
	movq	%r12, %rsi
	movq	%r10, %r9
	movq	$5, 80(%rsp)
	movq	%rax, 56(%rsp)
	subq	%rbx, %r11
	subq	%rbp, %r8
	leaq	(%r15,%r12), %rdi
	movq	$1, 72(%rsp)
	subq	%r15, %rsi
	movq	%r13, %r10
	movq	$6, 64(%rsp)
	movq	$0, 48(%rsp)
	movq	$3, 32(%rsp)
	movq	%rbx, 128(%rsp)
	movq	%r14, 136(%rsp)
	movq	%rbp, 144(%rsp)
	movq	%r15, 152(%rsp)
	.p2align 4,,10
	.p2align 3
.L12:
	movq	56(%rsp), %rbx
	movq	40(%rsp), %r15
	movq	96(%rsp), %rbp
	movq	48(%rsp), %r13
	movq	88(%rsp), %rcx
	vmovsd	56(%rbx), %xmm1
	vmovsd	72(%rbx), %xmm20
	vmovsd	88(%rbx), %xmm19
	vmovsd	8(%rbx), %xmm11
	vmovsd	24(%rbx), %xmm18
	subq	%r13, %rcx
	vmovsd	48(%rbx), %xmm6
	vmovsd	64(%rbx), %xmm17
	vmovsd	80(%rbx), %xmm16
	vmovsd	(%rbx), %xmm10
	vmovsd	16(%rbx), %xmm15
	movq	72(%rsp), %rax
	leaq	(%r15,%rbp), %rbx
	movq	112(%rsp), %rbp
	movq	80(%rsp), %r15
	subq	%r13, %rax
	addq	$1, 32(%rsp)
	movq	64(%rsp), %r14
	imulq	%rbp, %rcx
	subq	%r13, %r15
	movq	32(%rsp), %rdx
	imulq	%rbp, %rax
	subq	%r13, %r14
	imulq	%rbp, %r15
	subq	%r13, %rdx
	movl	$3, %r13d
	vmovq	%rcx, %xmm4
	imulq	%rbp, %rdx
	movq	%r13, 8(%rsp)
	imulq	%rbp, %r14
	movq	%rax, %rcx
	movq	40(%rsp), %rbp
	movq	%r15, %rax
	vmovq	%xmm4, %r15
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L9:
	vmovsd	%xmm15, %xmm15, %xmm10
	vmovsd	%xmm17, %xmm17, %xmm6
	vmovsd	%xmm18, %xmm18, %xmm11
	vmovsd	%xmm16, %xmm16, %xmm17
	vmovsd	%xmm20, %xmm20, %xmm1
	vmovsd	%xmm14, %xmm14, %xmm15
	vmovsd	%xmm19, %xmm19, %xmm20
	vmovsd	%xmm5, %xmm5, %xmm16
	vmovsd	%xmm12, %xmm12, %xmm18
	vmovsd	%xmm7, %xmm7, %xmm19
.L11:
	vmulsd	%xmm1, %xmm21, %xmm0
	vmovddup	%xmm6, %xmm8
	vmulsd	%xmm1, %xmm22, %xmm9
	vunpcklpd	%xmm9, %xmm0, %xmm2
	vfmaddsub132pd	%xmm29, %xmm2, %xmm8
	vunpckhpd	%xmm8, %xmm8, %xmm3
	vucomisd	%xmm8, %xmm3
	jp	.L19
.L5:
	vmovsd	-16(%r12,%rbx), %xmm14
	vmovsd	-8(%r12,%rbx), %xmm12
	vmovsd	(%r9,%rbx), %xmm1
	vmovsd	8(%r9,%rbx), %xmm9
	vaddsd	(%r11,%rbx), %xmm1, %xmm6
	vaddsd	%xmm17, %xmm14, %xmm7
	vmovsd	8(%rbp,%rdx,8), %xmm1
	vaddsd	8(%r11,%rbx), %xmm9, %xmm3
	vaddsd	%xmm20, %xmm12, %xmm2
	vmovsd	0(%rbp,%rdx,8), %xmm4
	vaddsd	0(%rbp,%r15,8), %xmm4, %xmm0
	addq	$1, 8(%rsp)
	vaddsd	%xmm7, %xmm6, %xmm13
	vaddsd	8(%rbp,%r15,8), %xmm1, %xmm6
	vaddsd	%xmm2, %xmm3, %xmm5
	vaddsd	%xmm0, %xmm13, %xmm0
	vaddsd	%xmm6, %xmm5, %xmm1
	vmovddup	%xmm0, %xmm9
	vmovddup	%xmm1, %xmm7
	vmulpd	%xmm28, %xmm7, %xmm13
	vfmaddsub132pd	%xmm27, %xmm13, %xmm9
	vunpckhpd	%xmm9, %xmm9, %xmm4
	vucomisd	%xmm9, %xmm4
	jp	.L20
.L6:
	vaddsd	%xmm16, %xmm15, %xmm5
	vaddsd	%xmm19, %xmm18, %xmm3
	vmovsd	(%r8,%rbx), %xmm0
	vmovsd	8(%r8,%rbx), %xmm13
	vaddsd	(%r10,%rbx), %xmm0, %xmm2
	vaddsd	8(%r10,%rbx), %xmm13, %xmm4
	vaddpd	%xmm8, %xmm9, %xmm9
	vmovsd	0(%rbp,%rax,8), %xmm1
	vaddsd	0(%rbp,%rcx,8), %xmm1, %xmm7
	vaddsd	%xmm5, %xmm2, %xmm6
	vaddsd	%xmm3, %xmm4, %xmm8
	vmovsd	8(%rbp,%rax,8), %xmm2
	vaddsd	8(%rbp,%rcx,8), %xmm2, %xmm5
	vaddsd	%xmm7, %xmm6, %xmm0
	vaddsd	%xmm5, %xmm8, %xmm1
	vmovddup	%xmm0, %xmm3
	vmovddup	%xmm1, %xmm6
	vmulpd	%xmm26, %xmm6, %xmm7
	vfmaddsub132pd	%xmm25, %xmm7, %xmm3
	vunpckhpd	%xmm3, %xmm3, %xmm13
	vucomisd	%xmm3, %xmm13
	jp	.L21
.L7:
	vmovsd	48(%r12,%rbx), %xmm5
	vmovsd	56(%r12,%rbx), %xmm7
	vaddpd	%xmm9, %xmm3, %xmm8
	vmovsd	(%rsi,%rbx), %xmm0
	vmovsd	8(%rsi,%rbx), %xmm4
	vaddsd	%xmm10, %xmm5, %xmm10
	vaddsd	(%rdi,%rbx), %xmm0, %xmm1
	vmovsd	0(%rbp,%r14,8), %xmm6
	vaddsd	8(%rdi,%rbx), %xmm4, %xmm3
	vaddsd	%xmm11, %xmm7, %xmm11
	vaddsd	0(%rbp), %xmm6, %xmm13
	vaddsd	%xmm10, %xmm1, %xmm2
	vmovsd	8(%rbp,%r14,8), %xmm1
	vaddsd	8(%rbp), %xmm1, %xmm10
	vaddsd	%xmm11, %xmm3, %xmm9
	vaddsd	%xmm13, %xmm2, %xmm0
	vaddsd	%xmm10, %xmm9, %xmm1
	vmovddup	%xmm0, %xmm2
	vmovddup	%xmm1, %xmm6
	vmulpd	%xmm24, %xmm6, %xmm13
	vfmaddsub132pd	%xmm23, %xmm13, %xmm2
	vunpckhpd	%xmm2, %xmm2, %xmm3
	vucomisd	%xmm3, %xmm2
	jp	.L22
	vaddpd	%xmm2, %xmm8, %xmm8
	movq	16(%rsp), %r13
	addq	$16, %rbp
	vmovupd	%xmm8, 0(%r13,%rbx)
	movq	24(%rsp), %r13
	addq	$16, %rbx
	cmpq	%r13, 8(%rsp)
	jne	.L9
.L10:
	movq	104(%rsp), %rbx
	addq	$1, 48(%rsp)
	addq	%rbx, 56(%rsp)
	movq	32(%rsp), %r14
	addq	$1, 64(%rsp)
	addq	$1, 72(%rsp)
	addq	$1, 80(%rsp)
	addq	$1, 88(%rsp)
	addq	%rbx, 40(%rsp)
	cmpq	%r14, 120(%rsp)
	jne	.L12
	movq	136(%rsp), %r14
	movq	144(%rsp), %rbp
	movq	128(%rsp), %rbx
	movq	152(%rsp), %r15
	addq	%rbx, 16(%rsp)
	addq	$1, %r14
	leaq	0(%rbp,%rsi), %r12
	subq	%rbx, 96(%rsp)
	cmpq	%r14, 160(%rsp)
	jne	.L4
.L16:
	addq	$552, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L19:
	vmovsd	%xmm21, %xmm21, %xmm3
	vmovsd	%xmm22, %xmm22, %xmm2
	vmovsd	%xmm6, %xmm6, %xmm0
	movq	%rsi, 512(%rsp)
	movq	%rax, 504(%rsp)
	movq	%rcx, 496(%rsp)
	movq	%rdi, 488(%rsp)
	movq	%r8, 480(%rsp)
	movq	%r10, 472(%rsp)
	movq	%rdx, 464(%rsp)
	movq	%r9, 456(%rsp)
	movq	%r11, 448(%rsp)
	vmovsd	%xmm20, 440(%rsp)
	vmovsd	%xmm19, 432(%rsp)
	vmovsd	%xmm11, 424(%rsp)
	vmovsd	%xmm18, 416(%rsp)
	vmovsd	%xmm17, 408(%rsp)
	vmovsd	%xmm16, 384(%rsp)
	vmovsd	%xmm10, 368(%rsp)
	vmovsd	%xmm15, 352(%rsp)
	vmovapd	%xmm29, 336(%rsp)
	vmovapd	%xmm27, 320(%rsp)
	vmovapd	%xmm28, 304(%rsp)
	vmovapd	%xmm25, 288(%rsp)
	vmovapd	%xmm26, 272(%rsp)
	vmovapd	%xmm23, 256(%rsp)
	vmovapd	%xmm24, 240(%rsp)
	vmovsd	%xmm21, 400(%rsp)
	vmovsd	%xmm22, 224(%rsp)
	call	__muldc3@PLT
	movq	512(%rsp), %rsi
	movq	504(%rsp), %rax
	movq	496(%rsp), %rcx
	movq	488(%rsp), %rdi
	vunpcklpd	%xmm1, %xmm0, %xmm8
	movq	480(%rsp), %r8
	movq	472(%rsp), %r10
	movq	464(%rsp), %rdx
	movq	456(%rsp), %r9
	movq	448(%rsp), %r11
	vmovsd	440(%rsp), %xmm20
	vmovsd	432(%rsp), %xmm19
	vmovsd	424(%rsp), %xmm11
	vmovsd	416(%rsp), %xmm18
	vmovsd	408(%rsp), %xmm17
	vmovsd	384(%rsp), %xmm16
	vmovsd	368(%rsp), %xmm10
	vmovsd	352(%rsp), %xmm15
	vmovapd	336(%rsp), %xmm29
	vmovapd	320(%rsp), %xmm27
	vmovapd	304(%rsp), %xmm28
	vmovapd	288(%rsp), %xmm25
	vmovapd	272(%rsp), %xmm26
	vmovapd	256(%rsp), %xmm23
	vmovapd	240(%rsp), %xmm24
	vmovsd	400(%rsp), %xmm21
	vmovsd	224(%rsp), %xmm22
	jmp	.L5
.L22:
	vmovsd	216(%rsp), %xmm3
	movq	%rsi, 536(%rsp)
	addq	$16, %rbp
	vmovsd	208(%rsp), %xmm2
	movq	%rax, 528(%rsp)
	movq	%rcx, 520(%rsp)
	movq	%rdi, 512(%rsp)
	movq	%r8, 504(%rsp)
	movq	%r10, 496(%rsp)
	movq	%rdx, 488(%rsp)
	movq	%r9, 480(%rsp)
	movq	%r11, 472(%rsp)
	vmovsd	%xmm21, 464(%rsp)
	vmovsd	%xmm22, 456(%rsp)
	vmovsd	%xmm20, 448(%rsp)
	vmovsd	%xmm19, 440(%rsp)
	vmovsd	%xmm18, 432(%rsp)
	vmovsd	%xmm17, 424(%rsp)
	vmovsd	%xmm16, 416(%rsp)
	vmovsd	%xmm15, 408(%rsp)
	vmovapd	%xmm29, 384(%rsp)
	vmovapd	%xmm27, 368(%rsp)
	vmovapd	%xmm28, 352(%rsp)
	vmovapd	%xmm25, 336(%rsp)
	vmovapd	%xmm26, 320(%rsp)
	vmovapd	%xmm23, 288(%rsp)
	vmovsd	%xmm14, 272(%rsp)
	vmovsd	%xmm12, 256(%rsp)
	vmovsd	%xmm5, 240(%rsp)
	vmovsd	%xmm7, 400(%rsp)
	vmovapd	%xmm24, 224(%rsp)
	vmovapd	%xmm8, 304(%rsp)
	call	__muldc3@PLT
	movq	16(%rsp), %r11
	vmovapd	304(%rsp), %xmm14
	vunpcklpd	%xmm1, %xmm0, %xmm15
	movq	24(%rsp), %r8
	vmovapd	224(%rsp), %xmm24
	vaddpd	%xmm14, %xmm15, %xmm12
	vmovsd	400(%rsp), %xmm7
	vmovsd	240(%rsp), %xmm5
	vmovsd	272(%rsp), %xmm14
	vmovapd	288(%rsp), %xmm23
	vmovapd	320(%rsp), %xmm26
	vmovapd	336(%rsp), %xmm25
	vmovupd	%xmm12, (%r11,%rbx)
	addq	$16, %rbx
	cmpq	%r8, 8(%rsp)
	vmovsd	256(%rsp), %xmm12
	vmovapd	352(%rsp), %xmm28
	vmovapd	368(%rsp), %xmm27
	vmovapd	384(%rsp), %xmm29
	vmovsd	408(%rsp), %xmm15
	vmovsd	416(%rsp), %xmm16
	vmovsd	424(%rsp), %xmm17
	vmovsd	432(%rsp), %xmm18
	vmovsd	440(%rsp), %xmm19
	movq	472(%rsp), %r11
	movq	480(%rsp), %r9
	movq	488(%rsp), %rdx
	movq	496(%rsp), %r10
	vmovsd	448(%rsp), %xmm20
	movq	504(%rsp), %r8
	vmovsd	456(%rsp), %xmm22
	vmovsd	464(%rsp), %xmm21
	movq	512(%rsp), %rdi
	movq	520(%rsp), %rcx
	movq	528(%rsp), %rax
	movq	536(%rsp), %rsi
	jne	.L9
	jmp	.L10
.L21:
	vmovsd	200(%rsp), %xmm3
	movq	%rsi, 536(%rsp)
	vmovsd	192(%rsp), %xmm2
	movq	%rax, 528(%rsp)
	movq	%rcx, 520(%rsp)
	movq	%rdi, 512(%rsp)
	movq	%r8, 504(%rsp)
	movq	%r10, 496(%rsp)
	movq	%rdx, 488(%rsp)
	movq	%r9, 480(%rsp)
	movq	%r11, 472(%rsp)
	vmovsd	%xmm21, 464(%rsp)
	vmovsd	%xmm22, 456(%rsp)
	vmovsd	%xmm20, 448(%rsp)
	vmovsd	%xmm19, 440(%rsp)
	vmovsd	%xmm11, 432(%rsp)
	vmovsd	%xmm18, 424(%rsp)
	vmovsd	%xmm17, 416(%rsp)
	vmovsd	%xmm16, 408(%rsp)
	vmovsd	%xmm10, 384(%rsp)
	vmovsd	%xmm15, 368(%rsp)
	vmovapd	%xmm29, 352(%rsp)
	vmovapd	%xmm27, 336(%rsp)
	vmovapd	%xmm28, 320(%rsp)
	vmovapd	%xmm9, 304(%rsp)
	vmovapd	%xmm25, 288(%rsp)
	vmovapd	%xmm26, 272(%rsp)
	vmovapd	%xmm23, 256(%rsp)
	vmovsd	%xmm14, 240(%rsp)
	vmovsd	%xmm12, 400(%rsp)
	vmovapd	%xmm24, 224(%rsp)
	call	__muldc3@PLT
	movq	536(%rsp), %rsi
	movq	528(%rsp), %rax
	movq	520(%rsp), %rcx
	movq	512(%rsp), %rdi
	vunpcklpd	%xmm1, %xmm0, %xmm3
	movq	504(%rsp), %r8
	movq	496(%rsp), %r10
	movq	488(%rsp), %rdx
	movq	480(%rsp), %r9
	movq	472(%rsp), %r11
	vmovsd	464(%rsp), %xmm21
	vmovsd	456(%rsp), %xmm22
	vmovsd	448(%rsp), %xmm20
	vmovsd	440(%rsp), %xmm19
	vmovsd	432(%rsp), %xmm11
	vmovsd	424(%rsp), %xmm18
	vmovsd	416(%rsp), %xmm17
	vmovsd	408(%rsp), %xmm16
	vmovsd	384(%rsp), %xmm10
	vmovsd	368(%rsp), %xmm15
	vmovapd	352(%rsp), %xmm29
	vmovapd	336(%rsp), %xmm27
	vmovapd	320(%rsp), %xmm28
	vmovapd	304(%rsp), %xmm9
	vmovapd	288(%rsp), %xmm25
	vmovapd	272(%rsp), %xmm26
	vmovapd	256(%rsp), %xmm23
	vmovsd	240(%rsp), %xmm14
	vmovsd	400(%rsp), %xmm12
	vmovapd	224(%rsp), %xmm24
	jmp	.L7
.L20:
	vmovsd	184(%rsp), %xmm3
	movq	%rsi, 536(%rsp)
	vmovsd	176(%rsp), %xmm2
	movq	%rax, 528(%rsp)
	movq	%rcx, 520(%rsp)
	movq	%rdi, 512(%rsp)
	movq	%r8, 504(%rsp)
	movq	%r10, 496(%rsp)
	movq	%rdx, 488(%rsp)
	movq	%r9, 480(%rsp)
	movq	%r11, 472(%rsp)
	vmovsd	%xmm21, 464(%rsp)
	vmovsd	%xmm22, 456(%rsp)
	vmovsd	%xmm20, 448(%rsp)
	vmovsd	%xmm19, 440(%rsp)
	vmovsd	%xmm11, 432(%rsp)
	vmovsd	%xmm18, 424(%rsp)
	vmovsd	%xmm17, 416(%rsp)
	vmovsd	%xmm16, 408(%rsp)
	vmovsd	%xmm10, 384(%rsp)
	vmovsd	%xmm15, 368(%rsp)
	vmovapd	%xmm29, 352(%rsp)
	vmovapd	%xmm8, 336(%rsp)
	vmovapd	%xmm27, 320(%rsp)
	vmovapd	%xmm28, 304(%rsp)
	vmovapd	%xmm25, 288(%rsp)
	vmovapd	%xmm26, 272(%rsp)
	vmovapd	%xmm23, 256(%rsp)
	vmovsd	%xmm14, 240(%rsp)
	vmovsd	%xmm12, 400(%rsp)
	vmovapd	%xmm24, 224(%rsp)
	call	__muldc3@PLT
	movq	536(%rsp), %rsi
	movq	528(%rsp), %rax
	movq	520(%rsp), %rcx
	movq	512(%rsp), %rdi
	vunpcklpd	%xmm1, %xmm0, %xmm9
	movq	504(%rsp), %r8
	movq	496(%rsp), %r10
	movq	488(%rsp), %rdx
	movq	480(%rsp), %r9
	movq	472(%rsp), %r11
	vmovsd	464(%rsp), %xmm21
	vmovsd	456(%rsp), %xmm22
	vmovsd	448(%rsp), %xmm20
	vmovsd	440(%rsp), %xmm19
	vmovsd	432(%rsp), %xmm11
	vmovsd	424(%rsp), %xmm18
	vmovsd	416(%rsp), %xmm17
	vmovsd	408(%rsp), %xmm16
	vmovsd	384(%rsp), %xmm10
	vmovsd	368(%rsp), %xmm15
	vmovapd	352(%rsp), %xmm29
	vmovapd	336(%rsp), %xmm8
	vmovapd	320(%rsp), %xmm27
	vmovapd	304(%rsp), %xmm28
	vmovapd	288(%rsp), %xmm25
	vmovapd	272(%rsp), %xmm26
	vmovapd	256(%rsp), %xmm23
	vmovsd	240(%rsp), %xmm14
	vmovsd	400(%rsp), %xmm12
	vmovapd	224(%rsp), %xmm24
	jmp	.L6
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
