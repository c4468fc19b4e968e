	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	movq	%r9, %r10
	leaq	-1(%rdx), %rcx
	leaq	-1(%rsi), %r9
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%r8, %r13
	movq	%rdx, %r8
	pushq	%r12
	imulq	%rsi, %r8
	pushq	%rbx
	leaq	0(,%rdx,8), %rbx
	andq	$-64, %rsp
	subq	$136, %rsp
	movq	%rdx, -24(%rsp)
	movq	%rcx, -56(%rsp)
	movq	%rbx, 72(%rsp)
	movq	24(%rbp), %r14
	movq	%r9, 24(%rsp)
	cmpq	%r13, %rax
	jge	.L34
	movq	%rbx, %rsi
	leaq	0(,%r8,8), %r11
	movq	%rdx, %r15
	shrq	$3, %rsi
	shrq	$3, %r11
	movq	%rsi, 120(%rsp)
	cmpq	$1, %r9
	jle	.L34
	cmpq	$1, %rcx
	jle	.L34
	imulq	%r8, %rdi
	leaq	-1(%rax), %rcx
	movq	%r8, %r12
	movq	%r13, -88(%rsp)
	imulq	%r8, %rcx
	imulq	%rax, %r12
	vmovq	%rdi, %xmm9
	movq	%rdi, %rdx
	movq	%r11, %rdi
	imulq	%rax, %rdi
	movq	%rcx, 56(%rsp)
	leaq	1(%rax), %rcx
	salq	$3, %rdx
	movq	%rcx, %r9
	vmovq	%rdx, %xmm10
	movq	%r12, 80(%rsp)
	vmovq	%xmm9, %rdx
	imulq	%r8, %r9
	movq	%r15, %r12
	leaq	-2(%r15), %r15
	movq	%rdi, 64(%rsp)
	movq	%rsi, %rdi
	subq	$3, %r12
	leaq	(%rdx,%rsi), %rsi
	movq	%rdi, %rdx
	movq	%r15, -48(%rsp)
	movq	%r9, 48(%rsp)
	negq	%rdx
	movq	%r15, %r9
	movq	%r12, 16(%rsp)
	salq	$3, %rdx
	movq	%r15, %r12
	andq	$-8, %r15
	movq	%r15, -40(%rsp)
	addq	$1, %r15
	shrq	$3, %r9
	andl	$7, %r12d
	movq	%rdx, -8(%rsp)
	movl	$1, %edx
	movq	%r15, -32(%rsp)
	leaq	8(%r14,%rsi,8), %r15
	movq	16(%rbp), %rsi
	subq	%rdi, %rdx
	movq	%r9, 104(%rsp)
	leaq	8(%r10,%rbx), %r9
	vmovq	%r15, %xmm19
	vmovq	%r9, %xmm0
	movq	%rdx, 40(%rsp)
	leaq	8(%rsi,%rbx), %r9
	vmovq	%xmm10, %rbx
	addq	%r14, %rbx
	movq	%r12, -16(%rsp)
	vmovq	%r9, %xmm20
	movq	%r10, %r12
	vmovq	%rbx, %xmm3
	movq	%r11, %r9
	movq	%rcx, %rbx
	vmovq	%xmm0, -64(%rsp)
	movq	%r8, %r11
	.p2align 4,,10
	.p2align 3
.L4:
	movq	56(%rsp), %rcx
	movq	80(%rsp), %rsi
	imulq	%r9, %rax
	movq	$1, 128(%rsp)
	movq	16(%rbp), %r15
	movq	-64(%rsp), %rdx
	movq	%r9, -72(%rsp)
	vmovq	%r11, %xmm18
	leaq	(%r12,%rcx,8), %r10
	leaq	0(,%rsi,8), %rdi
	subq	%rsi, %rcx
	movq	%rbx, -80(%rsp)
	vmovq	%r10, %xmm11
	movq	48(%rsp), %r10
	addq	%rdi, %r15
	leaq	(%r12,%rdi), %r13
	vmovq	%r15, %xmm7
	leaq	(%rdx,%rdi), %r15
	movq	64(%rsp), %rdx
	salq	$3, %rcx
	leaq	(%r12,%r10,8), %r8
	subq	%rsi, %r10
	movq	%rcx, 8(%rsp)
	movq	%r13, %rbx
	vmovq	%r8, %xmm8
	vmovq	%xmm19, %r8
	leaq	0(,%r10,8), %rsi
	movq	%r12, %r10
	leaq	(%r8,%rdx,8), %rdx
	vmovq	%xmm20, %r8
	movq	%rsi, (%rsp)
	movq	120(%rsp), %rsi
	addq	%r8, %rdi
	movq	%rdx, 112(%rsp)
	vmovq	%rax, %xmm5
	movq	%r15, %r8
	movq	%rdi, 88(%rsp)
	.p2align 4,,10
	.p2align 3
.L13:
	movq	128(%rsp), %rax
	vmovq	%rax, %xmm22
	addq	$1, %rax
	cmpq	$6, 16(%rsp)
	movq	%rax, 128(%rsp)
	jbe	.L37
	movq	72(%rsp), %rcx
	movq	8(%rsp), %r13
	leaq	8(%r8), %r9
	vmovq	%xmm10, %r12
	movq	112(%rsp), %rdi
	movq	(%rsp), %rax
	vmovq	%r9, %xmm4
	leaq	-8(%r8), %r15
	movq	-8(%rsp), %rdx
	leaq	(%rcx,%r8), %r9
	leaq	(%r8,%r13), %r11
	xorl	%ecx, %ecx
	subq	%r12, %rdi
	movq	%r9, 96(%rsp)
	addq	%r8, %rax
	xorl	%r13d, %r13d
	leaq	(%r8,%rdx), %r12
	testb	$1, 104(%rsp)
	jne	.L29
	movq	%rsi, 32(%rsp)
	movq	%rdi, %rsi
	movq	112(%rsp), %rdi
	vmovq	%xmm4, %rdx
	movq	%r14, 24(%rbp)
	movq	%r9, %r14
	movq	88(%rsp), %r9
	.p2align 4,,10
	.p2align 3
.L5:
	vmovupd	(%rdx,%rcx), %zmm4
	vmovupd	(%r11,%rcx), %zmm15
	addq	$2, %r13
	vaddpd	(%r15,%rcx), %zmm4, %zmm1
	vaddpd	(%rax,%rcx), %zmm15, %zmm13
	vmovupd	(%r12,%rcx), %zmm14
	vaddpd	(%r14,%rcx), %zmm14, %zmm0
	vmovupd	(%r8,%rcx), %zmm4
	vaddpd	%zmm13, %zmm1, %zmm6
	vmovupd	64(%rdx,%rcx), %zmm1
	vmovupd	64(%r11,%rcx), %zmm13
	vaddpd	64(%r15,%rcx), %zmm1, %zmm15
	vmovupd	64(%r8,%rcx), %zmm1
	vaddpd	%zmm0, %zmm6, %zmm12
	vaddpd	64(%rax,%rcx), %zmm13, %zmm6
	vmulpd	(%rdi,%rcx), %zmm12, %zmm2
	vfmadd231pd	(%rsi,%rcx), %zmm4, %zmm2
	vmovupd	64(%r12,%rcx), %zmm0
	vaddpd	64(%rcx,%r14), %zmm0, %zmm12
	vaddpd	%zmm6, %zmm15, %zmm14
	vmovupd	%zmm2, (%r9,%rcx)
	vaddpd	%zmm12, %zmm14, %zmm2
	vmulpd	64(%rdi,%rcx), %zmm2, %zmm4
	vfmadd231pd	64(%rsi,%rcx), %zmm1, %zmm4
	subq	$-128, %rcx
	vmovupd	%zmm4, -64(%rcx,%r9)
	cmpq	%r13, 104(%rsp)
	jne	.L5
	movq	%rdi, 112(%rsp)
	movq	32(%rsp), %rsi
	movq	%r9, 88(%rsp)
	movq	%r14, 96(%rsp)
	movq	24(%rbp), %r14
.L31:
	cmpq	$0, -16(%rsp)
	je	.L6
	movq	-40(%rsp), %rcx
	movq	-32(%rsp), %rax
.L11:
	movq	-24(%rsp), %r13
	subq	%rcx, %r13
	leaq	-2(%r13), %rdx
	subq	$3, %r13
	cmpq	$2, %r13
	jbe	.L7
	movq	56(%rsp), %r9
	leaq	(%rcx,%rsi), %r11
	movq	80(%rsp), %rdi
	movq	64(%rsp), %r8
	leaq	1(%r11,%r9), %r9
	leaq	(%r11,%rdi), %r13
	vmovq	%r9, %xmm15
	movq	48(%rsp), %r9
	leaq	(%rsi,%r8), %r15
	leaq	1(%r13), %r8
	leaq	0(,%r8,8), %r12
	addq	%rcx, %r15
	leaq	1(%r11,%r9), %r11
	vmovq	%xmm15, %r9
	vmovupd	-8(%r10,%r12), %ymm14
	vaddpd	8(%r10,%r12), %ymm14, %ymm0
	vmovupd	(%r10,%r11,8), %ymm13
	vaddpd	(%r10,%r9,8), %ymm13, %ymm6
	movq	120(%rsp), %r9
	movq	40(%rsp), %r11
	vmovupd	8(%r14,%r15,8), %ymm13
	addq	%r9, %rcx
	addq	%r11, %r13
	vaddpd	%ymm0, %ymm6, %ymm2
	addq	%rsi, %rcx
	leaq	1(%rdi,%rcx), %rcx
	vmovq	%xmm9, %rdi
	vmovupd	(%r10,%rcx,8), %ymm12
	vaddpd	(%r10,%r13,8), %ymm12, %ymm4
	leaq	1(%rdi,%r15), %r13
	movq	16(%rbp), %r15
	vaddpd	%ymm4, %ymm2, %ymm1
	vmulpd	(%r14,%r13,8), %ymm1, %ymm15
	vfmadd231pd	(%r10,%r8,8), %ymm13, %ymm15
	movq	%rdx, %r8
	andq	$-4, %r8
	addq	%r8, %rax
	andl	$3, %edx
	vmovupd	%ymm15, (%r15,%r12)
	je	.L6
.L7:
	movq	80(%rsp), %r11
	vmovq	%xmm22, %r12
	leaq	1(%rax), %rcx
	subq	$1, %r12
	leaq	(%rsi,%r11), %r9
	vmovq	%r12, %xmm6
	addq	%rax, %r9
	leaq	(%r10,%r9,8), %rdi
	movq	-48(%rsp), %r9
	cmpq	%r9, %rcx
	jge	.L14
	movq	120(%rsp), %r8
	vmovq	%xmm22, %r13
	vmovq	%xmm5, %rdx
	vmovupd	-8(%rdi), %xmm2
	vmovq	%xmm11, %rdi
	movq	%r8, %r15
	vunpckhpd	%xmm2, %xmm2, %xmm13
	imulq	%r13, %r15
	leaq	(%r15,%rax), %r12
	leaq	(%r15,%rdx), %r13
	vmovq	%xmm8, %rdx
	addq	%r15, %rcx
	vmovupd	(%rdi,%r12,8), %xmm0
	vaddpd	(%rdx,%r12,8), %xmm0, %xmm12
	vmovq	%xmm6, %rdx
	movq	%r8, %rdi
	imulq	%rdx, %r8
	vmovupd	(%rbx,%rcx,8), %xmm14
	leaq	0(%r13,%rax), %r11
	vmovsd	(%rbx,%rcx,8), %xmm0
	vaddpd	%xmm14, %xmm2, %xmm16
	leaq	(%r8,%rax), %rdx
	vmovq	%rdx, %xmm1
	movq	128(%rsp), %rdx
	vaddpd	%xmm16, %xmm12, %xmm4
	imulq	%rdx, %rdi
	vmovq	%xmm1, %rdx
	movq	%rdi, 32(%rsp)
	leaq	(%rdi,%rax), %rdi
	vmovupd	(%rbx,%rdi,8), %xmm17
	vmovq	%xmm5, %rdi
	vaddpd	(%rbx,%rdx,8), %xmm17, %xmm21
	vmovq	%xmm5, %rdx
	addq	%r12, %rdi
	addq	%rcx, %rdx
	vmovq	%xmm3, %rcx
	vmulsd	(%r14,%rdi,8), %xmm13, %xmm2
	vmulsd	(%r14,%rdx,8), %xmm0, %xmm12
	vaddpd	%xmm21, %xmm4, %xmm15
	vunpcklpd	%xmm12, %xmm2, %xmm4
	vfmadd132pd	(%rcx,%r11,8), %xmm4, %xmm15
	leaq	2(%rax), %rcx
	vmovq	%xmm7, %r11
	vmovupd	%xmm15, (%r11,%r12,8)
	leaq	3(%rax), %r12
	cmpq	%r12, %r9
	jle	.L9
	leaq	(%r15,%rcx), %r11
	vmovq	%xmm11, %rdx
	vmovq	%xmm8, %rdi
	addq	%r15, %r12
	vmovupd	(%rdx,%r11,8), %xmm1
	vaddpd	(%rdi,%r11,8), %xmm1, %xmm15
	movq	32(%rsp), %rdi
	vmovupd	(%rbx,%r12,8), %xmm23
	leaq	(%rdi,%rcx), %rdx
	vaddpd	%xmm23, %xmm14, %xmm13
	vunpckhpd	%xmm14, %xmm14, %xmm14
	vmovq	%rdx, %xmm0
	leaq	(%r8,%rcx), %rdx
	vmovupd	(%rbx,%rdx,8), %xmm12
	vmovq	%xmm0, %rdx
	vaddpd	(%rbx,%rdx,8), %xmm12, %xmm4
	leaq	0(%r13,%rcx), %rdx
	vmovq	%xmm5, %rcx
	vaddpd	%xmm13, %xmm15, %xmm2
	addq	%r11, %rcx
	vmovsd	(%rbx,%r12,8), %xmm13
	vmulsd	(%r14,%rcx,8), %xmm14, %xmm15
	vmovq	%xmm5, %rcx
	addq	%r12, %rcx
	vmovq	%xmm3, %r12
	vaddpd	%xmm4, %xmm2, %xmm1
	vmulsd	(%r14,%rcx,8), %xmm13, %xmm2
	leaq	4(%rax), %rcx
	vunpcklpd	%xmm2, %xmm15, %xmm0
	vfmadd231pd	(%r12,%rdx,8), %xmm1, %xmm0
	leaq	(%r15,%rcx), %r12
	vmovq	%xmm7, %rdx
	vmovsd	(%rbx,%r12,8), %xmm12
	vmovupd	%xmm0, (%rdx,%r11,8)
	leaq	5(%rax), %r11
	cmpq	%r11, %r9
	jle	.L9
	addq	%r11, %r15
	vmovq	%xmm11, %r9
	addq	%rcx, %r8
	addq	%rcx, %rdi
	vmovq	%xmm8, %rdx
	addq	%rcx, %r13
	vmovhpd	(%rbx,%r15,8), %xmm12, %xmm4
	vmovupd	(%r9,%r12,8), %xmm1
	vaddpd	(%rbx,%r15,8), %xmm23, %xmm24
	vmovupd	(%rbx,%rdi,8), %xmm25
	leaq	6(%rax), %rcx
	vmovq	%xmm7, %rax
	vaddpd	(%rdx,%r12,8), %xmm1, %xmm14
	vaddpd	(%rbx,%r8,8), %xmm25, %xmm26
	vmovq	%xmm3, %r8
	vaddpd	%xmm24, %xmm14, %xmm15
	vaddpd	%xmm26, %xmm15, %xmm13
	vmulpd	(%r8,%r13,8), %xmm13, %xmm2
	vfmadd231pd	(%r14,%r13,8), %xmm4, %xmm2
	vmovupd	%xmm2, (%rax,%r12,8)
.L9:
	movq	120(%rsp), %r9
	vmovq	%xmm22, %rax
	vmovq	%xmm5, %r15
	leaq	1(%rcx), %r13
	vmovq	%xmm11, %rdx
	vmovq	%xmm8, %rdi
	imulq	%r9, %rax
	leaq	(%rax,%rcx), %r11
	leaq	(%rax,%r13), %r12
	addq	%r11, %r15
	vmovsd	(%rdx,%r11,8), %xmm14
	vmovsd	(%rbx,%r12,8), %xmm12
	vmovq	%r15, %xmm0
	vmovq	%xmm6, %r15
	vaddsd	(%rdi,%r11,8), %xmm14, %xmm15
	vmovsd	(%rbx,%r11,8), %xmm1
	imulq	%r9, %r15
	vaddsd	-8(%rbx,%r11,8), %xmm12, %xmm4
	leaq	(%r15,%rcx), %r8
	vaddsd	%xmm15, %xmm4, %xmm13
	vmovq	%r8, %xmm6
	movq	128(%rsp), %r8
	vmovq	%xmm6, %rdx
	imulq	%r9, %r8
	vmovsd	(%rbx,%rdx,8), %xmm4
	vmovq	%xmm0, %rdx
	leaq	(%r8,%rcx), %r9
	vaddsd	(%rbx,%r9,8), %xmm4, %xmm14
	vmovq	%xmm3, %r9
	vaddsd	%xmm14, %xmm13, %xmm15
	vmulsd	(%r9,%rdx,8), %xmm15, %xmm13
	vmovq	%xmm7, %r9
	vfmadd231sd	(%r14,%rdx,8), %xmm1, %xmm13
	movq	-56(%rsp), %rdx
	vmovsd	%xmm13, (%r9,%r11,8)
	cmpq	%r13, %rdx
	jle	.L6
	addq	$2, %rcx
	vmovq	%xmm5, %rdi
	vmovq	%xmm11, %r9
	addq	%rcx, %rax
	addq	%r12, %rdi
	vmovsd	(%r9,%r12,8), %xmm2
	leaq	(%r15,%r13), %r9
	vmovsd	(%rbx,%rax,8), %xmm6
	vmovq	%rdi, %xmm0
	vmovq	%xmm8, %rdi
	addq	%r8, %r13
	vaddsd	(%rdi,%r12,8), %xmm2, %xmm4
	vmovsd	(%rbx,%r9,8), %xmm15
	vmovq	%xmm0, %rdi
	vaddsd	%xmm6, %xmm1, %xmm1
	vaddsd	(%rbx,%r13,8), %xmm15, %xmm13
	vmovq	%xmm3, %r13
	vaddsd	%xmm1, %xmm4, %xmm14
	vaddsd	%xmm13, %xmm14, %xmm2
	vmulsd	0(%r13,%rdi,8), %xmm2, %xmm4
	vmovq	%xmm7, %r13
	vfmadd231sd	(%r14,%rdi,8), %xmm12, %xmm4
	vmovsd	%xmm4, 0(%r13,%r12,8)
	cmpq	%rcx, %rdx
	jle	.L6
	vmovq	%xmm8, %rdx
	vmovq	%xmm11, %r9
	vaddsd	24(%rbx,%r11,8), %xmm12, %xmm12
	addq	%rcx, %r15
	vmovsd	(%rdx,%rax,8), %xmm0
	vaddsd	(%r9,%rax,8), %xmm0, %xmm1
	leaq	(%r8,%rcx), %r11
	vmovq	%xmm5, %r12
	vmovsd	(%rbx,%r11,8), %xmm15
	vaddsd	(%rbx,%r15,8), %xmm15, %xmm13
	leaq	(%rax,%r12), %rdi
	vmovq	%xmm3, %rcx
	vaddsd	%xmm12, %xmm1, %xmm14
	vaddsd	%xmm13, %xmm14, %xmm2
	vmulsd	(%rcx,%rdi,8), %xmm2, %xmm4
	vfmadd132sd	(%r14,%rdi,8), %xmm4, %xmm6
	vmovsd	%xmm6, 0(%r13,%rax,8)
.L6:
	movq	120(%rsp), %r13
	movq	72(%rsp), %rax
	movq	96(%rsp), %r8
	addq	%rax, 112(%rsp)
	addq	%rax, 88(%rsp)
	movq	128(%rsp), %r12
	addq	%r13, %rsi
	cmpq	%r12, 24(%rsp)
	jne	.L13
	movq	-80(%rsp), %rbx
	vmovq	%xmm18, %r11
	movq	-72(%rsp), %r9
	movq	%r10, %r12
	addq	%r9, 64(%rsp)
	addq	%r11, 80(%rsp)
	movq	%rbx, %rax
	addq	%r11, 56(%rsp)
	addq	%r11, 48(%rsp)
	cmpq	%rbx, -88(%rsp)
	je	.L33
	addq	$1, %rbx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L29:
	vmovupd	(%r11), %zmm1
	vaddpd	(%rax), %zmm1, %zmm15
	movl	$64, %ecx
	vmovupd	8(%r8), %zmm2
	vaddpd	-8(%r8), %zmm2, %zmm12
	vmovupd	(%r12), %zmm6
	vaddpd	(%r9), %zmm6, %zmm14
	movq	112(%rsp), %r13
	vmovupd	(%r8), %zmm2
	vaddpd	%zmm15, %zmm12, %zmm13
	movq	88(%rsp), %r9
	cmpq	$1, 104(%rsp)
	vaddpd	%zmm14, %zmm13, %zmm0
	vmulpd	0(%r13), %zmm0, %zmm12
	movl	$1, %r13d
	vfmadd231pd	(%rdi), %zmm2, %zmm12
	vmovupd	%zmm12, (%r9)
	je	.L31
	movq	%rsi, 32(%rsp)
	vmovq	%xmm4, %rdx
	movq	%rdi, %rsi
	movq	112(%rsp), %rdi
	movq	%r14, 24(%rbp)
	movq	96(%rsp), %r14
	jmp	.L5
.L37:
	movq	72(%rsp), %r11
	xorl	%ecx, %ecx
	movl	$1, %eax
	addq	%r8, %r11
	movq	%r11, 96(%rsp)
	jmp	.L11
.L14:
	movq	%rax, %rcx
	jmp	.L9
.L33:
	vzeroupper
.L34:
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
