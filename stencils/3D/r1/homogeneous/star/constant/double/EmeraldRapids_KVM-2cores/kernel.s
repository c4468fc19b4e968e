	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	movq	%rdx, %rcx
	leaq	-1(%rsi), %rdi
	movq	%rsp, %rbp
	pushq	%r15
	movq	%r9, %r15
	leaq	0(,%rcx,8), %r9
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$72, %rsp
	movq	%rdx, -56(%rsp)
	subq	$1, %rdx
	movq	%rdx, -80(%rsp)
	movq	%r9, 32(%rsp)
	movq	%rdi, -8(%rsp)
	cmpq	%r8, %rax
	jge	.L45
	movq	%r8, %rbx
	movq	%r9, %r8
	shrq	$3, %r8
	cmpq	$1, %rdi
	jle	.L45
	cmpq	$1, %rdx
	jle	.L45
	imulq	%rcx, %rsi
	movq	%rcx, %r10
	leaq	-1(%rax), %r11
	movq	%r8, %rdi
	leaq	1(%rax), %rcx
	leaq	-2(%r10), %r14
	negq	%rdi
	movq	%rbx, -104(%rsp)
	movq	%rcx, %r12
	leaq	-3(%r10), %r13
	movq	%r14, %r10
	salq	$3, %rdi
	imulq	%rsi, %r11
	movq	%rsi, %rdx
	andq	$-8, %r10
	movq	%r13, -16(%rsp)
	imulq	%rsi, %r12
	movq	%r10, -72(%rsp)
	addq	$1, %r10
	vmovsd	%xmm0, %xmm0, %xmm10
	imulq	%rax, %rdx
	movq	%r14, %rax
	movq	%rdi, -40(%rsp)
	vmovddup	%xmm0, %xmm9
	movq	%r11, 24(%rsp)
	movq	16(%rbp), %r11
	shrq	$3, %rax
	vbroadcastsd	%xmm0, %ymm8
	movq	%r12, 16(%rsp)
	movl	$1, %r12d
	vbroadcastsd	%xmm0, %zmm3
	movq	%rdx, 40(%rsp)
	subq	%r8, %r12
	leaq	8(%r15,%r9), %rdx
	leaq	8(%r11,%r9), %r9
	movq	%rax, 48(%rsp)
	vmovq	%rdx, %xmm19
	movq	%r10, -64(%rsp)
	movq	%r12, (%rsp)
	movq	%r9, -88(%rsp)
	movq	%r14, 8(%rsp)
	andl	$7, %r14d
	movq	%r14, -48(%rsp)
	movq	%r15, %r14
	movq	%rsi, %r15
	.p2align 4,,10
	.p2align 3
.L4:
	movq	40(%rsp), %rsi
	movq	24(%rsp), %rax
	vmovq	%xmm19, %r9
	movq	$1, 64(%rsp)
	movq	16(%rsp), %rdx
	movq	16(%rbp), %r11
	movq	%rcx, -96(%rsp)
	vmovq	%r15, %xmm13
	leaq	(%r14,%rax,8), %rdi
	subq	%rsi, %rax
	leaq	0(,%rsi,8), %r13
	salq	$3, %rax
	leaq	(%r9,%r13), %r12
	addq	%r13, %r11
	movq	%r8, %r9
	movq	%rax, -24(%rsp)
	movq	%rdx, %rax
	leaq	(%r14,%r13), %rbx
	leaq	(%r14,%rdx,8), %r10
	subq	%rsi, %rax
	vmovq	%rdi, %xmm12
	movq	-88(%rsp), %rdi
	vmovq	%r11, %xmm6
	salq	$3, %rax
	vmovq	%r10, %xmm7
	movq	%r14, %r11
	movq	%rax, -32(%rsp)
	addq	%rdi, %r13
	movq	%r13, 56(%rsp)
	movq	%r12, %r13
	.p2align 4,,10
	.p2align 3
.L13:
	movq	64(%rsp), %r15
	vmovq	%r15, %xmm11
	addq	$1, %r15
	cmpq	$6, -16(%rsp)
	movq	%r15, 64(%rsp)
	jbe	.L48
	movq	-32(%rsp), %r14
	movq	-40(%rsp), %r12
	leaq	-8(%r13), %r10
	xorl	%edi, %edi
	movq	-24(%rsp), %rax
	movq	32(%rsp), %rcx
	leaq	8(%r13), %rsi
	movq	48(%rsp), %rdx
	leaq	0(%r13,%r14), %r15
	leaq	0(%r13,%r12), %r14
	xorl	%r12d, %r12d
	addq	%r13, %rax
	addq	%r13, %rcx
	andl	$3, %edx
	je	.L42
	cmpq	$1, %rdx
	je	.L32
	cmpq	$2, %rdx
	je	.L33
	vmovupd	(%r10), %zmm4
	vaddpd	0(%r13), %zmm4, %zmm0
	movl	$1, %r12d
	vaddpd	(%rsi), %zmm0, %zmm1
	vaddpd	(%rax), %zmm1, %zmm2
	vaddpd	(%r15), %zmm2, %zmm5
	vaddpd	(%r14), %zmm5, %zmm14
	vaddpd	(%rcx), %zmm14, %zmm15
	movq	56(%rsp), %rdi
	vmulpd	%zmm3, %zmm15, %zmm4
	vmovupd	%zmm4, (%rdi)
	movl	$64, %edi
.L33:
	vmovupd	(%r10,%rdi), %zmm0
	movq	56(%rsp), %rdx
	addq	$1, %r12
	vaddpd	0(%r13,%rdi), %zmm0, %zmm1
	vaddpd	(%rsi,%rdi), %zmm1, %zmm2
	vaddpd	(%rax,%rdi), %zmm2, %zmm5
	vaddpd	(%r15,%rdi), %zmm5, %zmm14
	vaddpd	(%r14,%rdi), %zmm14, %zmm15
	vaddpd	(%rcx,%rdi), %zmm15, %zmm4
	vmulpd	%zmm3, %zmm4, %zmm0
	vmovupd	%zmm0, (%rdx,%rdi)
	addq	$64, %rdi
.L32:
	vmovupd	(%r10,%rdi), %zmm1
	movq	56(%rsp), %rdx
	addq	$1, %r12
	vaddpd	0(%r13,%rdi), %zmm1, %zmm2
	vaddpd	(%rsi,%rdi), %zmm2, %zmm5
	vaddpd	(%rax,%rdi), %zmm5, %zmm14
	vaddpd	(%r15,%rdi), %zmm14, %zmm15
	vaddpd	(%r14,%rdi), %zmm15, %zmm4
	vaddpd	(%rcx,%rdi), %zmm4, %zmm0
	vmulpd	%zmm3, %zmm0, %zmm1
	vmovupd	%zmm1, (%rdx,%rdi)
	addq	$64, %rdi
	cmpq	%r12, 48(%rsp)
	je	.L41
.L5:
	vmovupd	(%r10,%rdi), %zmm2
	vaddpd	0(%r13,%rdi), %zmm2, %zmm5
	addq	$4, %r12
	vaddpd	(%rsi,%rdi), %zmm5, %zmm14
	vaddpd	(%rax,%rdi), %zmm14, %zmm15
	vaddpd	(%r15,%rdi), %zmm15, %zmm4
	vaddpd	(%r14,%rdi), %zmm4, %zmm0
	vaddpd	(%rcx,%rdi), %zmm0, %zmm1
	vmovupd	64(%r10,%rdi), %zmm5
	vaddpd	64(%r13,%rdi), %zmm5, %zmm14
	vaddpd	64(%rsi,%rdi), %zmm14, %zmm15
	vaddpd	64(%rax,%rdi), %zmm15, %zmm4
	vaddpd	64(%r15,%rdi), %zmm4, %zmm0
	vmulpd	%zmm3, %zmm1, %zmm2
	vaddpd	64(%r14,%rdi), %zmm0, %zmm1
	vmovupd	128(%r10,%rdi), %zmm14
	vaddpd	128(%r13,%rdi), %zmm14, %zmm15
	vaddpd	128(%rsi,%rdi), %zmm15, %zmm4
	vaddpd	128(%rax,%rdi), %zmm4, %zmm0
	vmovupd	192(%r10,%rdi), %zmm15
	vaddpd	192(%r13,%rdi), %zmm15, %zmm4
	vmovupd	%zmm2, (%rdx,%rdi)
	vaddpd	64(%rdi,%rcx), %zmm1, %zmm2
	vaddpd	128(%r15,%rdi), %zmm0, %zmm1
	vaddpd	192(%rsi,%rdi), %zmm4, %zmm0
	vmulpd	%zmm3, %zmm2, %zmm5
	vaddpd	128(%r14,%rdi), %zmm1, %zmm2
	vaddpd	192(%rax,%rdi), %zmm0, %zmm1
	vmovupd	%zmm5, 64(%rdx,%rdi)
	vaddpd	128(%rdi,%rcx), %zmm2, %zmm5
	vaddpd	192(%r15,%rdi), %zmm1, %zmm2
	vmulpd	%zmm3, %zmm5, %zmm14
	vaddpd	192(%r14,%rdi), %zmm2, %zmm5
	vmovupd	%zmm14, 128(%rdx,%rdi)
	vaddpd	192(%rdi,%rcx), %zmm5, %zmm14
	vmulpd	%zmm3, %zmm14, %zmm15
	vmovupd	%zmm15, 192(%rdx,%rdi)
	addq	$256, %rdi
	cmpq	%r12, 48(%rsp)
	jne	.L5
	movq	%rdx, 56(%rsp)
.L41:
	cmpq	$0, -48(%rsp)
	je	.L6
	movq	-72(%rsp), %rdx
	movq	-64(%rsp), %rax
.L11:
	movq	-56(%rsp), %r13
	subq	%rdx, %r13
	leaq	-2(%r13), %rsi
	subq	$3, %r13
	cmpq	$2, %r13
	jbe	.L7
	movq	40(%rsp), %r10
	leaq	(%rdx,%r9), %rdi
	movq	24(%rsp), %r15
	addq	%r8, %rdx
	addq	%r9, %rdx
	leaq	(%rdi,%r10), %r12
	leaq	1(%rdi,%r15), %r13
	movq	16(%rsp), %r15
	leaq	1(%r12), %r14
	leaq	1(%r10,%rdx), %rdx
	movq	16(%rbp), %r10
	vmovupd	-8(%r11,%r14,8), %ymm4
	vaddpd	(%r11,%r14,8), %ymm4, %ymm0
	leaq	1(%rdi,%r15), %rdi
	vaddpd	8(%r11,%r14,8), %ymm0, %ymm1
	vaddpd	(%r11,%r13,8), %ymm1, %ymm2
	movq	(%rsp), %r13
	vaddpd	(%r11,%rdi,8), %ymm2, %ymm5
	addq	%r13, %r12
	vaddpd	(%r11,%r12,8), %ymm5, %ymm14
	vaddpd	(%r11,%rdx,8), %ymm14, %ymm15
	movq	%rsi, %r12
	andq	$-4, %r12
	addq	%r12, %rax
	andl	$3, %esi
	vmulpd	%ymm8, %ymm15, %ymm4
	vmovupd	%ymm4, (%r10,%r14,8)
	je	.L6
.L7:
	movq	40(%rsp), %r15
	vmovq	%xmm11, %rsi
	movq	8(%rsp), %r10
	leaq	-1(%rsi), %r14
	leaq	1(%rax), %rsi
	leaq	(%r9,%r15), %rdi
	vmovq	%r14, %xmm5
	addq	%rax, %rdi
	leaq	(%r11,%rdi,8), %r13
	cmpq	%r10, %rsi
	jge	.L14
	vmovq	%xmm11, %r12
	vmovsd	0(%r13), %xmm0
	vmovq	%xmm7, %rdx
	leaq	2(%rax), %rdi
	imulq	%r8, %r12
	leaq	(%r12,%rsi), %r15
	leaq	(%r12,%rax), %rsi
	vmovhpd	(%rbx,%r15,8), %xmm0, %xmm1
	vaddpd	-8(%r13), %xmm1, %xmm14
	vmovupd	(%rbx,%r15,8), %xmm16
	leaq	(%r12,%rdi), %r14
	vmovq	%xmm12, %r13
	vmovq	%xmm5, %r15
	vmovsd	(%rbx,%r14,8), %xmm2
	vaddpd	%xmm16, %xmm14, %xmm15
	vaddpd	0(%r13,%rsi,8), %xmm15, %xmm4
	vaddpd	(%rdx,%rsi,8), %xmm4, %xmm0
	movq	%r8, %rdx
	imulq	%r15, %rdx
	leaq	(%rdx,%rax), %r13
	vaddpd	(%rbx,%r13,8), %xmm0, %xmm1
	movq	64(%rsp), %r13
	imulq	%r8, %r13
	leaq	0(%r13,%rax), %r15
	vaddpd	(%rbx,%r15,8), %xmm1, %xmm14
	vmovq	%xmm6, %r15
	vmulpd	%xmm9, %xmm14, %xmm15
	vmovupd	%xmm15, (%r15,%rsi,8)
	leaq	3(%rax), %rsi
	cmpq	%rsi, %r10
	jle	.L9
	addq	%r12, %rsi
	leaq	4(%rax), %r15
	vmovhpd	(%rbx,%rsi,8), %xmm2, %xmm2
	vmovupd	(%rbx,%rsi,8), %xmm17
	leaq	(%r12,%r15), %r10
	vmovq	%xmm12, %rsi
	vaddpd	%xmm16, %xmm2, %xmm0
	vmovsd	(%rbx,%r10,8), %xmm4
	vmovq	%r10, %xmm18
	vmovq	%xmm7, %r10
	vaddpd	%xmm17, %xmm0, %xmm1
	vaddpd	(%rsi,%r14,8), %xmm1, %xmm14
	leaq	(%rdx,%rdi), %rsi
	addq	%r13, %rdi
	vaddpd	(%r10,%r14,8), %xmm14, %xmm15
	vaddpd	(%rbx,%rsi,8), %xmm15, %xmm2
	vaddpd	(%rbx,%rdi,8), %xmm2, %xmm0
	vmovq	%xmm6, %rdi
	vmulpd	%xmm9, %xmm0, %xmm1
	vmovupd	%xmm1, (%rdi,%r14,8)
	leaq	5(%rax), %r14
	movq	%r15, %rdi
	cmpq	%r14, 8(%rsp)
	jle	.L9
	addq	%r14, %r12
	addq	%r15, %r13
	leaq	6(%rax), %rdi
	addq	%r15, %rdx
	vmovhpd	(%rbx,%r12,8), %xmm4, %xmm4
	vmovq	%xmm12, %rax
	vaddpd	%xmm17, %xmm4, %xmm14
	vaddpd	(%rbx,%r12,8), %xmm14, %xmm15
	vmovq	%xmm18, %r12
	vaddpd	(%rax,%r12,8), %xmm15, %xmm2
	vaddpd	(%r10,%r12,8), %xmm2, %xmm0
	vaddpd	(%rbx,%rdx,8), %xmm0, %xmm1
	vaddpd	(%rbx,%r13,8), %xmm1, %xmm4
	vmovq	%xmm6, %r13
	vmulpd	%xmm9, %xmm4, %xmm14
	vmovupd	%xmm14, 0(%r13,%r12,8)
.L9:
	vmovq	%xmm11, %rax
	leaq	1(%rdi), %rsi
	movq	64(%rsp), %r13
	vmovq	%xmm12, %r12
	imulq	%r8, %rax
	vmovq	%xmm7, %r10
	imulq	%r8, %r13
	leaq	(%rax,%rdi), %r14
	leaq	(%rax,%rsi), %r15
	vmovsd	(%rbx,%r14,8), %xmm15
	vaddsd	-8(%rbx,%r14,8), %xmm15, %xmm11
	vmovsd	(%rbx,%r15,8), %xmm2
	vaddsd	%xmm2, %xmm11, %xmm0
	vaddsd	(%r12,%r14,8), %xmm0, %xmm1
	vmovq	%xmm5, %r12
	imulq	%r8, %r12
	vaddsd	(%r10,%r14,8), %xmm1, %xmm4
	leaq	0(%r13,%rdi), %r10
	leaq	(%r12,%rdi), %rdx
	vaddsd	(%rbx,%rdx,8), %xmm4, %xmm5
	vaddsd	(%rbx,%r10,8), %xmm5, %xmm14
	vmovq	%xmm6, %rdx
	vmulsd	%xmm10, %xmm14, %xmm11
	vmovsd	%xmm11, (%rdx,%r14,8)
	movq	-80(%rsp), %rdx
	cmpq	%rsi, %rdx
	jle	.L6
	addq	$2, %rdi
	vaddsd	%xmm2, %xmm15, %xmm15
	vmovq	%xmm12, %r10
	addq	%rdi, %rax
	vmovsd	(%rbx,%rax,8), %xmm1
	vaddsd	%xmm1, %xmm15, %xmm0
	vaddsd	(%r10,%r15,8), %xmm0, %xmm4
	vmovq	%xmm7, %r10
	vaddsd	(%r10,%r15,8), %xmm4, %xmm5
	leaq	(%r12,%rsi), %r10
	addq	%r13, %rsi
	vaddsd	(%rbx,%r10,8), %xmm5, %xmm14
	vaddsd	(%rbx,%rsi,8), %xmm14, %xmm11
	vmovq	%xmm6, %rsi
	vmulsd	%xmm10, %xmm11, %xmm15
	vmovsd	%xmm15, (%rsi,%r15,8)
	cmpq	%rdi, %rdx
	jle	.L6
	addq	%rdi, %r12
	vaddsd	%xmm1, %xmm2, %xmm2
	vmovq	%xmm7, %r15
	addq	%r13, %rdi
	vaddsd	24(%rbx,%r14,8), %xmm2, %xmm1
	vmovq	%xmm12, %r14
	vaddsd	(%r14,%rax,8), %xmm1, %xmm0
	vaddsd	(%r15,%rax,8), %xmm0, %xmm4
	vaddsd	(%rbx,%r12,8), %xmm4, %xmm5
	vaddsd	(%rbx,%rdi,8), %xmm5, %xmm14
	vmulsd	%xmm10, %xmm14, %xmm11
	vmovsd	%xmm11, (%rsi,%rax,8)
.L6:
	movq	%rcx, %r13
	movq	64(%rsp), %rax
	movq	32(%rsp), %rcx
	addq	%r8, %r9
	addq	%rcx, 56(%rsp)
	cmpq	%rax, -8(%rsp)
	jne	.L13
	vmovq	%xmm13, %r15
	movq	-96(%rsp), %rcx
	addq	%r15, 40(%rsp)
	movq	%r11, %r14
	addq	%r15, 24(%rsp)
	addq	%r15, 16(%rsp)
	cmpq	%rcx, -104(%rsp)
	je	.L44
	addq	$1, %rcx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L42:
	movq	56(%rsp), %rdx
	jmp	.L5
.L48:
	movq	32(%rsp), %rcx
	xorl	%edx, %edx
	movl	$1, %eax
	addq	%r13, %rcx
	jmp	.L11
.L14:
	movq	%rax, %rdi
	jmp	.L9
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
	ret
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
