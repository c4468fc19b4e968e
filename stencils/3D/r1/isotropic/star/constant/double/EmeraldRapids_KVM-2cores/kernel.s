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
	leaq	0(,%rcx,8), %r11
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$72, %rsp
	movq	%rdx, -56(%rsp)
	subq	$1, %rdx
	movq	%rdx, -88(%rsp)
	movq	%r11, 24(%rsp)
	movq	%rdi, -8(%rsp)
	cmpq	%r8, %rax
	jge	.L45
	movq	%r8, %rbx
	movq	%r11, %r8
	shrq	$3, %r8
	cmpq	$1, %rdi
	jle	.L45
	cmpq	$1, %rdx
	jle	.L45
	imulq	%rcx, %rsi
	movq	%r9, %r10
	movq	%rcx, %r9
	movq	%r8, %rdi
	leaq	1(%rax), %rcx
	leaq	-1(%rax), %r12
	negq	%rdi
	movq	%rbx, -104(%rsp)
	movq	%rcx, %r13
	leaq	-2(%r9), %r14
	leaq	-3(%r9), %r15
	salq	$3, %rdi
	imulq	%rsi, %r13
	movq	%rsi, %rdx
	movq	%r14, -80(%rsp)
	vmovsd	%xmm0, %xmm0, %xmm14
	imulq	%rsi, %r12
	movq	%r15, -16(%rsp)
	vmovddup	%xmm1, %xmm13
	vmovddup	%xmm0, %xmm12
	imulq	%rax, %rdx
	movq	%r14, %rax
	andq	$-8, %r14
	movq	%rdi, -48(%rsp)
	movq	%r13, 8(%rsp)
	movl	$1, %r13d
	shrq	$3, %rax
	leaq	1(%r14), %r9
	movq	%r12, 16(%rsp)
	subq	%r8, %r13
	movq	16(%rbp), %r12
	vbroadcastsd	%xmm0, %ymm11
	movq	%r13, (%rsp)
	vbroadcastsd	%xmm1, %ymm10
	vbroadcastsd	%xmm0, %zmm5
	movq	%rax, 40(%rsp)
	movq	%r14, -72(%rsp)
	movq	%r9, -64(%rsp)
	movq	%rdx, 32(%rsp)
	leaq	8(%r10,%r11), %rdx
	leaq	8(%r12,%r11), %r11
	movq	%r10, %r12
	vmovq	%rdx, %xmm9
	vmovq	%r11, %xmm8
	movq	%rsi, %r10
	.p2align 4,,10
	.p2align 3
.L4:
	movq	32(%rsp), %rbx
	movq	16(%rsp), %rax
	vmovq	%xmm9, %r11
	vmovq	%xmm8, %r13
	movq	8(%rsp), %rdx
	movq	16(%rbp), %r9
	movq	%rcx, -96(%rsp)
	vbroadcastsd	%xmm1, %zmm4
	leaq	(%r12,%rax,8), %rsi
	subq	%rbx, %rax
	leaq	0(,%rbx,8), %r15
	movq	$1, 56(%rsp)
	salq	$3, %rax
	leaq	(%r12,%r15), %r14
	leaq	(%r12,%rdx,8), %rdi
	addq	%r15, %r9
	movq	%rax, -24(%rsp)
	movq	%rdx, %rax
	vmovq	%rsi, %xmm7
	leaq	(%r11,%r15), %rsi
	subq	%rbx, %rax
	movq	-80(%rsp), %rbx
	addq	%r13, %r15
	movq	%r8, %r11
	salq	$3, %rax
	movq	%r15, 48(%rsp)
	movq	%r12, %r15
	vmovq	%rdi, %xmm6
	andl	$7, %ebx
	movq	%rax, -32(%rsp)
	vmovq	%r9, %xmm3
	movq	%r14, %r12
	movq	%rbx, -40(%rsp)
	vmovq	%r10, %xmm21
	.p2align 4,,10
	.p2align 3
.L13:
	movq	56(%rsp), %rcx
	vmovq	%rcx, %xmm23
	addq	$1, %rcx
	cmpq	$6, -16(%rsp)
	movq	%rcx, 56(%rsp)
	jbe	.L48
	movq	-48(%rsp), %rcx
	movq	-24(%rsp), %rdx
	leaq	-8(%rsi), %r14
	xorl	%edi, %edi
	movq	-32(%rsp), %r9
	leaq	8(%rsi), %rax
	leaq	(%rsi,%rcx), %r10
	movq	24(%rsp), %rcx
	leaq	(%rsi,%rdx), %rbx
	movq	40(%rsp), %rdx
	leaq	(%rsi,%r9), %r13
	xorl	%r9d, %r9d
	addq	%rsi, %rcx
	movq	%rcx, 64(%rsp)
	andl	$3, %edx
	je	.L42
	cmpq	$1, %rdx
	je	.L32
	cmpq	$2, %rdx
	je	.L33
	vmovupd	0(%r13), %zmm2
	vmovupd	(%rax), %zmm15
	movl	$1, %r9d
	vaddpd	(%rbx), %zmm2, %zmm0
	vaddpd	(%r14), %zmm15, %zmm18
	vmovupd	(%r10), %zmm2
	vaddpd	(%rcx), %zmm2, %zmm16
	movq	48(%rsp), %rdi
	vaddpd	%zmm18, %zmm0, %zmm0
	vaddpd	%zmm16, %zmm0, %zmm15
	vmulpd	%zmm4, %zmm15, %zmm0
	vfmadd231pd	(%rsi), %zmm5, %zmm0
	vmovupd	%zmm0, (%rdi)
	movl	$64, %edi
.L33:
	vmovupd	(%rax,%rdi), %zmm0
	vaddpd	(%r14,%rdi), %zmm0, %zmm17
	addq	$1, %r9
	vmovupd	0(%r13,%rdi), %zmm2
	vaddpd	(%rbx,%rdi), %zmm2, %zmm15
	movq	64(%rsp), %rdx
	vmovupd	(%r10,%rdi), %zmm2
	movq	48(%rsp), %rcx
	vaddpd	%zmm17, %zmm15, %zmm15
	vaddpd	(%rdx,%rdi), %zmm2, %zmm19
	vaddpd	%zmm19, %zmm15, %zmm0
	vmulpd	%zmm4, %zmm0, %zmm15
	vfmadd231pd	(%rsi,%rdi), %zmm5, %zmm15
	vmovupd	%zmm15, (%rcx,%rdi)
	addq	$64, %rdi
.L32:
	vmovupd	(%rax,%rdi), %zmm15
	vaddpd	(%r14,%rdi), %zmm15, %zmm20
	addq	$1, %r9
	vmovupd	0(%r13,%rdi), %zmm2
	vaddpd	(%rbx,%rdi), %zmm2, %zmm0
	movq	64(%rsp), %rdx
	vmovupd	(%r10,%rdi), %zmm2
	movq	48(%rsp), %rcx
	vaddpd	%zmm20, %zmm0, %zmm0
	vaddpd	(%rdx,%rdi), %zmm2, %zmm22
	vaddpd	%zmm22, %zmm0, %zmm15
	vmulpd	%zmm4, %zmm15, %zmm0
	vfmadd231pd	(%rsi,%rdi), %zmm5, %zmm0
	vmovupd	%zmm0, (%rcx,%rdi)
	addq	$64, %rdi
	cmpq	%r9, 40(%rsp)
	je	.L41
	movq	%rcx, %rdx
	movq	64(%rsp), %rcx
.L5:
	vmovupd	0(%r13,%rdi), %zmm2
	vmovupd	(%rax,%rdi), %zmm0
	addq	$4, %r9
	vaddpd	(%rbx,%rdi), %zmm2, %zmm15
	vaddpd	(%r14,%rdi), %zmm0, %zmm24
	vmovupd	(%r10,%rdi), %zmm2
	vaddpd	(%rcx,%rdi), %zmm2, %zmm25
	vmovupd	64(%r13,%rdi), %zmm2
	vaddpd	%zmm24, %zmm15, %zmm15
	vaddpd	%zmm25, %zmm15, %zmm0
	vmulpd	%zmm4, %zmm0, %zmm15
	vaddpd	64(%rbx,%rdi), %zmm2, %zmm0
	vmovupd	64(%r10,%rdi), %zmm2
	vfmadd231pd	(%rsi,%rdi), %zmm5, %zmm15
	vaddpd	64(%rdi,%rcx), %zmm2, %zmm27
	vmovupd	128(%r13,%rdi), %zmm2
	vmovupd	%zmm15, (%rdx,%rdi)
	vmovupd	64(%rax,%rdi), %zmm15
	vaddpd	64(%r14,%rdi), %zmm15, %zmm26
	vaddpd	%zmm26, %zmm0, %zmm0
	vaddpd	%zmm27, %zmm0, %zmm15
	vmulpd	%zmm4, %zmm15, %zmm0
	vaddpd	128(%rbx,%rdi), %zmm2, %zmm15
	vmovupd	128(%r10,%rdi), %zmm2
	vfmadd231pd	64(%rsi,%rdi), %zmm5, %zmm0
	vaddpd	128(%rdi,%rcx), %zmm2, %zmm29
	vmovupd	192(%r13,%rdi), %zmm2
	vmovupd	%zmm0, 64(%rdx,%rdi)
	vmovupd	128(%rax,%rdi), %zmm0
	vaddpd	128(%r14,%rdi), %zmm0, %zmm28
	vaddpd	%zmm28, %zmm15, %zmm15
	vaddpd	%zmm29, %zmm15, %zmm0
	vmulpd	%zmm4, %zmm0, %zmm15
	vaddpd	192(%rbx,%rdi), %zmm2, %zmm0
	vmovupd	192(%r10,%rdi), %zmm2
	vfmadd231pd	128(%rsi,%rdi), %zmm5, %zmm15
	vaddpd	192(%rdi,%rcx), %zmm2, %zmm31
	vmovupd	%zmm15, 128(%rdx,%rdi)
	vmovupd	192(%rax,%rdi), %zmm15
	vaddpd	192(%r14,%rdi), %zmm15, %zmm30
	vaddpd	%zmm30, %zmm0, %zmm0
	vaddpd	%zmm31, %zmm0, %zmm15
	vmulpd	%zmm4, %zmm15, %zmm0
	vfmadd231pd	192(%rsi,%rdi), %zmm5, %zmm0
	vmovupd	%zmm0, 192(%rdx,%rdi)
	addq	$256, %rdi
	cmpq	%r9, 40(%rsp)
	jne	.L5
	movq	%rdx, 48(%rsp)
	movq	%rcx, 64(%rsp)
.L41:
	cmpq	$0, -40(%rsp)
	je	.L6
	movq	-72(%rsp), %rdi
	movq	-64(%rsp), %rax
.L11:
	movq	-56(%rsp), %rsi
	subq	%rdi, %rsi
	leaq	-2(%rsi), %r14
	subq	$3, %rsi
	cmpq	$2, %rsi
	jbe	.L7
	movq	32(%rsp), %rcx
	leaq	(%rdi,%r11), %r10
	movq	16(%rsp), %r13
	addq	%r8, %rdi
	movq	8(%rsp), %rdx
	addq	%r11, %rdi
	leaq	(%r10,%rcx), %r9
	leaq	1(%r10,%r13), %r13
	leaq	1(%r9), %rbx
	leaq	1(%r10,%rdx), %r10
	leaq	0(,%rbx,8), %rsi
	vmovupd	(%r15,%r10,8), %ymm2
	leaq	1(%rcx,%rdi), %rdi
	vaddpd	(%r15,%r13,8), %ymm2, %ymm0
	vmovupd	-8(%r15,%rsi), %ymm15
	movq	(%rsp), %r13
	vaddpd	8(%r15,%rsi), %ymm15, %ymm2
	vmovupd	(%r15,%rdi,8), %ymm15
	addq	%r13, %r9
	vaddpd	%ymm2, %ymm0, %ymm0
	vaddpd	(%r15,%r9,8), %ymm15, %ymm2
	movq	16(%rbp), %r9
	vaddpd	%ymm2, %ymm0, %ymm0
	vmulpd	%ymm10, %ymm0, %ymm15
	vfmadd231pd	(%r15,%rbx,8), %ymm11, %ymm15
	movq	%r14, %rbx
	andq	$-4, %rbx
	addq	%rbx, %rax
	andl	$3, %r14d
	vmovupd	%ymm15, (%r9,%rsi)
	je	.L6
.L7:
	movq	32(%rsp), %rsi
	vmovq	%xmm23, %r14
	leaq	1(%rax), %rcx
	leaq	-1(%r14), %r13
	leaq	(%r11,%rsi), %rdx
	addq	%rax, %rdx
	leaq	(%r15,%rdx,8), %r10
	movq	-80(%rsp), %rdx
	cmpq	%rdx, %rcx
	jge	.L14
	vmovq	%xmm23, %r9
	vmovsd	(%r10), %xmm2
	movq	%r8, %rsi
	vmovq	%xmm6, %rbx
	imulq	%r8, %r9
	vmovq	%xmm7, %rdi
	imulq	%r13, %rsi
	addq	%r9, %rcx
	leaq	(%r9,%rax), %r14
	vmovupd	(%r12,%rcx,8), %xmm18
	vaddpd	-8(%r10), %xmm18, %xmm16
	vmovhpd	(%r12,%rcx,8), %xmm2, %xmm0
	leaq	(%rsi,%rax), %rcx
	movq	56(%rsp), %r10
	vmovupd	(%rbx,%r14,8), %xmm15
	vaddpd	(%rdi,%r14,8), %xmm15, %xmm2
	leaq	2(%rax), %rdi
	imulq	%r8, %r10
	vaddpd	%xmm16, %xmm2, %xmm15
	leaq	(%r10,%rax), %rbx
	vmovupd	(%r12,%rbx,8), %xmm17
	vaddpd	(%r12,%rcx,8), %xmm17, %xmm19
	leaq	(%r9,%rdi), %rbx
	vmovq	%xmm3, %rcx
	vaddpd	%xmm19, %xmm15, %xmm2
	vmulpd	%xmm13, %xmm2, %xmm15
	vmovsd	(%r12,%rbx,8), %xmm2
	vfmadd132pd	%xmm12, %xmm15, %xmm0
	vmovupd	%xmm0, (%rcx,%r14,8)
	leaq	3(%rax), %r14
	cmpq	%r14, %rdx
	jle	.L9
	addq	%r9, %r14
	vmovq	%xmm7, %rcx
	vmovupd	(%r12,%r14,8), %xmm20
	vmovhpd	(%r12,%r14,8), %xmm2, %xmm15
	vmovq	%xmm6, %r14
	vmovupd	(%rcx,%rbx,8), %xmm0
	vaddpd	(%r14,%rbx,8), %xmm0, %xmm2
	leaq	(%rsi,%rdi), %rcx
	addq	%r10, %rdi
	vaddpd	%xmm20, %xmm18, %xmm22
	vmovupd	(%r12,%rdi,8), %xmm24
	vaddpd	(%r12,%rcx,8), %xmm24, %xmm25
	vmovq	%xmm3, %rcx
	leaq	4(%rax), %rdi
	leaq	(%r9,%rdi), %r14
	vaddpd	%xmm22, %xmm2, %xmm0
	vaddpd	%xmm25, %xmm0, %xmm2
	vmulpd	%xmm13, %xmm2, %xmm0
	vmovq	%r14, %xmm2
	vfmadd132pd	%xmm12, %xmm0, %xmm15
	vmovapd	%xmm15, %xmm26
	vmovsd	(%r12,%r14,8), %xmm15
	vmovupd	%xmm26, (%rcx,%rbx,8)
	leaq	5(%rax), %rbx
	cmpq	%rbx, %rdx
	jle	.L9
	addq	%rbx, %r9
	vmovq	%xmm2, %rcx
	vmovq	%xmm7, %r14
	vmovq	%xmm6, %rdx
	vaddpd	(%r12,%r9,8), %xmm20, %xmm27
	vmovupd	(%r14,%rcx,8), %xmm0
	vmovhpd	(%r12,%r9,8), %xmm15, %xmm15
	vaddpd	(%rdx,%rcx,8), %xmm0, %xmm0
	leaq	(%rsi,%rdi), %r9
	addq	%r10, %rdi
	vmovupd	(%r12,%rdi,8), %xmm28
	vaddpd	(%r12,%r9,8), %xmm28, %xmm29
	leaq	6(%rax), %rdi
	vmovq	%xmm3, %rax
	vaddpd	%xmm27, %xmm0, %xmm0
	vaddpd	%xmm29, %xmm0, %xmm0
	vmulpd	%xmm13, %xmm0, %xmm0
	vfmadd231pd	%xmm15, %xmm12, %xmm0
	vmovupd	%xmm0, (%rax,%rcx,8)
.L9:
	vmovq	%xmm23, %rax
	movq	56(%rsp), %rsi
	movq	%r13, %r9
	leaq	1(%rdi), %r14
	imulq	%r8, %rax
	vmovq	%xmm7, %rcx
	vmovq	%xmm6, %rdx
	imulq	%r8, %r9
	imulq	%r8, %rsi
	leaq	(%rax,%rdi), %r10
	leaq	(%rax,%r14), %rbx
	vmovsd	(%rcx,%r10,8), %xmm30
	vmovsd	(%r12,%rbx,8), %xmm2
	leaq	(%r9,%rdi), %rcx
	vaddsd	(%rdx,%r10,8), %xmm30, %xmm31
	vaddsd	-8(%r12,%r10,8), %xmm2, %xmm15
	vmovq	%xmm3, %rdx
	leaq	(%rsi,%rdi), %r13
	vmovsd	(%r12,%rcx,8), %xmm18
	vmovsd	(%r12,%r10,8), %xmm23
	vaddsd	(%r12,%r13,8), %xmm18, %xmm16
	movq	-88(%rsp), %rcx
	vaddsd	%xmm31, %xmm15, %xmm0
	vaddsd	%xmm16, %xmm0, %xmm15
	vmulsd	%xmm1, %xmm15, %xmm0
	vfmadd231sd	%xmm23, %xmm14, %xmm0
	vmovsd	%xmm0, (%rdx,%r10,8)
	cmpq	%r14, %rcx
	jle	.L6
	addq	$2, %rdi
	vmovq	%xmm7, %r13
	vmovq	%xmm6, %rdx
	addq	%rdi, %rax
	vmovsd	0(%r13,%rbx,8), %xmm15
	vaddsd	(%rdx,%rbx,8), %xmm15, %xmm0
	leaq	(%r9,%r14), %r13
	vmovsd	(%r12,%rax,8), %xmm17
	addq	%rsi, %r14
	vmovsd	(%r12,%r13,8), %xmm20
	vaddsd	(%r12,%r14,8), %xmm20, %xmm22
	vmovq	%xmm3, %r14
	vaddsd	%xmm17, %xmm23, %xmm19
	vaddsd	%xmm19, %xmm0, %xmm15
	vaddsd	%xmm22, %xmm15, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm15
	vfmadd231sd	%xmm2, %xmm14, %xmm15
	vmovsd	%xmm15, (%r14,%rbx,8)
	cmpq	%rdi, %rcx
	jle	.L6
	vmovq	%xmm7, %rcx
	vaddsd	24(%r12,%r10,8), %xmm2, %xmm2
	vmovsd	(%rdx,%rax,8), %xmm0
	addq	%rdi, %r9
	vaddsd	(%rcx,%rax,8), %xmm0, %xmm0
	leaq	(%rsi,%rdi), %r10
	vmovsd	(%r12,%r10,8), %xmm15
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	(%r12,%r9,8), %xmm15, %xmm2
	vaddsd	%xmm2, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm15
	vfmadd231sd	%xmm17, %xmm14, %xmm15
	vmovsd	%xmm15, (%r14,%rax,8)
.L6:
	movq	24(%rsp), %rax
	movq	64(%rsp), %rsi
	addq	%r8, %r11
	addq	%rax, 48(%rsp)
	movq	56(%rsp), %r9
	cmpq	%r9, -8(%rsp)
	jne	.L13
	vmovq	%xmm21, %r10
	movq	-96(%rsp), %rcx
	addq	%r10, 32(%rsp)
	movq	%r15, %r12
	addq	%r10, 16(%rsp)
	addq	%r10, 8(%rsp)
	cmpq	%rcx, -104(%rsp)
	je	.L44
	addq	$1, %rcx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L42:
	movq	48(%rsp), %rdx
	jmp	.L5
.L48:
	movq	24(%rsp), %r10
	xorl	%edi, %edi
	movl	$1, %eax
	addq	%r10, %rsi
	movq	%rsi, 64(%rsp)
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
