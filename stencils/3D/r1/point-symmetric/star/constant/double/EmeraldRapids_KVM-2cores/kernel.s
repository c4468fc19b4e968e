	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rdx, %rdi
	leaq	-1(%rsi), %r11
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	-1(%rdx), %rbx
	andq	$-64, %rsp
	subq	$72, %rsp
	movq	%rdx, -24(%rsp)
	salq	$3, %rdx
	movq	%r8, -88(%rsp)
	movq	%rbx, -48(%rsp)
	movq	%rdx, 32(%rsp)
	movq	%r11, 16(%rsp)
	cmpq	%r8, %rcx
	jge	.L45
	movq	%rcx, %rax
	movq	%rdx, %rcx
	shrq	$3, %rcx
	movq	%rcx, 40(%rsp)
	cmpq	$1, %r11
	jle	.L45
	cmpq	$1, %rbx
	jle	.L45
	movq	%r9, %r8
	movq	%rdi, %r9
	leaq	1(%rax), %rbx
	imulq	%rsi, %rdi
	leaq	-3(%r9), %r12
	vmovsd	%xmm0, %xmm0, %xmm12
	movq	%rbx, %r10
	leaq	-2(%r9), %rsi
	movq	16(%rbp), %r9
	leaq	-1(%rax), %r15
	movq	%r12, 8(%rsp)
	movq	%rsi, %r14
	movq	%rsi, 24(%rsp)
	andq	$-8, %rsi
	vmovddup	%xmm0, %xmm20
	movq	%rdi, %r13
	imulq	%rax, %rdi
	leaq	8(%r9,%rdx), %r12
	shrq	$3, %r14
	movl	$1, %r9d
	leaq	1(%rsi), %r11
	leaq	8(%r8,%rdx), %rax
	movq	%r14, 56(%rsp)
	subq	%rcx, %r9
	imulq	%r13, %r15
	movq	%r11, -32(%rsp)
	vmovq	%rax, %xmm0
	movq	%rdi, 48(%rsp)
	movq	%rcx, %rdi
	imulq	%r13, %r10
	leaq	1(%rcx), %rcx
	negq	%rdi
	movq	%r12, -56(%rsp)
	vmovddup	%xmm3, %xmm23
	vmovddup	%xmm2, %xmm22
	salq	$3, %rdi
	movq	%r9, -96(%rsp)
	vmovddup	%xmm1, %xmm21
	vbroadcastsd	%xmm2, %ymm19
	movq	%rdi, -16(%rsp)
	vbroadcastsd	%xmm3, %ymm18
	movq	%r10, %rdx
	vbroadcastsd	%xmm12, %ymm17
	movq	%rcx, -104(%rsp)
	vmovdqa64	%xmm0, %xmm29
	movq	%rsi, -40(%rsp)
	movq	%r15, %rsi
	.p2align 4,,10
	.p2align 3
.L4:
	movq	48(%rsp), %r15
	movq	16(%rbp), %r11
	leaq	(%r8,%rsi,8), %r10
	leaq	(%r8,%rdx,8), %rdi
	vmovq	%r10, %xmm10
	movq	-56(%rsp), %r10
	vmovq	%xmm29, %rax
	vmovq	%rdi, %xmm11
	leaq	0(,%r15,8), %rcx
	movq	%rsi, %rdi
	movq	%rsi, -64(%rsp)
	vmovq	%r13, %xmm14
	addq	%rcx, %r11
	leaq	(%r8,%rcx), %r12
	leaq	(%rax,%rcx), %r9
	addq	%r10, %rcx
	vmovq	%r11, %xmm8
	movq	%rdx, %r11
	leaq	1(%rsi), %r10
	subq	%r15, %rdi
	subq	%r15, %r11
	vmovq	%r10, %xmm28
	movq	-104(%rsp), %r10
	leaq	0(,%rdi,8), %r14
	leaq	0(,%r11,8), %rax
	movq	%rcx, 64(%rsp)
	movq	40(%rsp), %rdi
	movl	$1, %r11d
	movq	%rax, -8(%rsp)
	movq	-96(%rsp), %rax
	movq	%rdx, -72(%rsp)
	movq	%rbx, -80(%rsp)
	addq	%r15, %rax
	addq	%r10, %r15
	movq	%r14, (%rsp)
	leaq	1(%rdx), %r14
	vmovq	%r15, %xmm16
	vmovq	%rax, %xmm25
	vmovq	%r14, %xmm27
	movq	%r12, %r15
	movq	%r8, %r14
	.p2align 4,,10
	.p2align 3
.L13:
	vmovq	%r11, %xmm15
	addq	$1, %r11
	cmpq	$6, 8(%rsp)
	jbe	.L48
	movq	32(%rsp), %rcx
	movq	(%rsp), %rbx
	leaq	-8(%r9), %r13
	leaq	8(%r9), %r12
	movq	-8(%rsp), %rax
	movq	-16(%rsp), %r10
	vbroadcastsd	%xmm12, %zmm6
	vbroadcastsd	%xmm1, %zmm7
	leaq	(%rcx,%r9), %rsi
	movq	56(%rsp), %rcx
	leaq	(%r9,%rbx), %rbx
	vbroadcastsd	%xmm2, %zmm5
	leaq	(%r9,%rax), %rdx
	leaq	(%r9,%r10), %r8
	vbroadcastsd	%xmm3, %zmm4
	xorl	%eax, %eax
	xorl	%r10d, %r10d
	andl	$3, %ecx
	je	.L42
	cmpq	$1, %rcx
	je	.L32
	cmpq	$2, %rcx
	je	.L33
	vmovupd	(%r12), %zmm9
	vaddpd	0(%r13), %zmm9, %zmm13
	movl	$1, %r10d
	vmovupd	(%rdx), %zmm9
	vaddpd	(%rbx), %zmm9, %zmm26
	movq	64(%rsp), %rax
	vmulpd	%zmm7, %zmm13, %zmm0
	vmovupd	(%r8), %zmm13
	vfmadd231pd	(%r9), %zmm6, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm26
	vaddpd	(%rsi), %zmm13, %zmm0
	vfmadd132pd	%zmm4, %zmm26, %zmm0
	vmovupd	%zmm0, (%rax)
	movl	$64, %eax
.L33:
	vmovupd	(%r12,%rax), %zmm9
	movq	64(%rsp), %rcx
	addq	$1, %r10
	vaddpd	0(%r13,%rax), %zmm9, %zmm13
	vmovupd	(%rdx,%rax), %zmm9
	vaddpd	(%rbx,%rax), %zmm9, %zmm24
	vmulpd	%zmm7, %zmm13, %zmm0
	vmovupd	(%r8,%rax), %zmm13
	vfmadd231pd	(%r9,%rax), %zmm6, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm24
	vaddpd	(%rsi,%rax), %zmm13, %zmm0
	vfmadd132pd	%zmm4, %zmm24, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
.L32:
	vmovupd	(%r12,%rax), %zmm9
	movq	64(%rsp), %rcx
	addq	$1, %r10
	vaddpd	0(%r13,%rax), %zmm9, %zmm13
	vmovupd	(%rdx,%rax), %zmm9
	vaddpd	(%rbx,%rax), %zmm9, %zmm30
	vmulpd	%zmm7, %zmm13, %zmm0
	vmovupd	(%r8,%rax), %zmm13
	vfmadd231pd	(%r9,%rax), %zmm6, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm30
	vaddpd	(%rsi,%rax), %zmm13, %zmm0
	vfmadd132pd	%zmm4, %zmm30, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%r10, 56(%rsp)
	je	.L41
.L5:
	vmovupd	(%r12,%rax), %zmm9
	vaddpd	0(%r13,%rax), %zmm9, %zmm13
	addq	$4, %r10
	vmovupd	(%rdx,%rax), %zmm9
	vaddpd	(%rbx,%rax), %zmm9, %zmm31
	vmovupd	64(%r12,%rax), %zmm9
	vmulpd	%zmm7, %zmm13, %zmm0
	vmovupd	(%r8,%rax), %zmm13
	vfmadd231pd	(%r9,%rax), %zmm6, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm31
	vaddpd	(%rsi,%rax), %zmm13, %zmm0
	vaddpd	64(%r13,%rax), %zmm9, %zmm13
	vmovupd	64(%rdx,%rax), %zmm9
	vaddpd	64(%rbx,%rax), %zmm9, %zmm26
	vmovupd	128(%r12,%rax), %zmm9
	vfmadd132pd	%zmm4, %zmm31, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	vmulpd	%zmm7, %zmm13, %zmm0
	vmovupd	64(%r8,%rax), %zmm13
	vfmadd231pd	64(%r9,%rax), %zmm6, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm26
	vaddpd	64(%rax,%rsi), %zmm13, %zmm0
	vaddpd	128(%r13,%rax), %zmm9, %zmm13
	vmovupd	128(%rdx,%rax), %zmm9
	vaddpd	128(%rbx,%rax), %zmm9, %zmm24
	vmovupd	192(%r12,%rax), %zmm9
	vfmadd132pd	%zmm4, %zmm26, %zmm0
	vmovupd	%zmm0, 64(%rcx,%rax)
	vmulpd	%zmm7, %zmm13, %zmm0
	vmovupd	128(%r8,%rax), %zmm13
	vfmadd231pd	128(%r9,%rax), %zmm6, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm24
	vaddpd	128(%rax,%rsi), %zmm13, %zmm0
	vaddpd	192(%r13,%rax), %zmm9, %zmm13
	vmovupd	192(%rdx,%rax), %zmm9
	vaddpd	192(%rbx,%rax), %zmm9, %zmm30
	vfmadd132pd	%zmm4, %zmm24, %zmm0
	vmovupd	%zmm0, 128(%rcx,%rax)
	vmulpd	%zmm7, %zmm13, %zmm0
	vmovupd	192(%r8,%rax), %zmm13
	vfmadd231pd	192(%r9,%rax), %zmm6, %zmm0
	vfmadd132pd	%zmm5, %zmm0, %zmm30
	vaddpd	192(%rax,%rsi), %zmm13, %zmm0
	vfmadd132pd	%zmm4, %zmm30, %zmm0
	vmovupd	%zmm0, 192(%rcx,%rax)
	addq	$256, %rax
	cmpq	%r10, 56(%rsp)
	jne	.L5
	movq	%rcx, 64(%rsp)
.L41:
	testb	$7, 24(%rsp)
	je	.L6
	movq	-40(%rsp), %rcx
	movq	-32(%rsp), %rdx
.L11:
	movq	-24(%rsp), %r9
	subq	%rcx, %r9
	leaq	-2(%r9), %r8
	subq	$3, %r9
	cmpq	$2, %r9
	jbe	.L7
	movq	48(%rsp), %r13
	leaq	(%rcx,%rdi), %r10
	vmovq	%xmm28, %rbx
	vbroadcastsd	%xmm1, %ymm31
	addq	%r10, %rbx
	vmovq	%xmm27, %r9
	leaq	1(%r10,%r13), %rax
	vmovq	%rbx, %xmm7
	vmovq	%xmm25, %r13
	addq	%r9, %r10
	leaq	0(,%rax,8), %r12
	vmovq	%xmm16, %rbx
	leaq	0(%r13,%rdi), %r9
	vmovupd	(%r14,%r10,8), %ymm9
	vmovupd	-8(%r14,%r12), %ymm6
	addq	%rdi, %rbx
	addq	%rcx, %r9
	movq	16(%rbp), %r10
	vaddpd	8(%r14,%r12), %ymm6, %ymm5
	addq	%rcx, %rbx
	vmovq	%xmm7, %rcx
	vaddpd	(%r14,%rcx,8), %ymm9, %ymm13
	vmovupd	(%r14,%rbx,8), %ymm0
	vaddpd	(%r14,%r9,8), %ymm0, %ymm7
	vmulpd	%ymm31, %ymm5, %ymm4
	vfmadd231pd	(%r14,%rax,8), %ymm17, %ymm4
	movq	%r8, %rax
	andq	$-4, %rax
	addq	%rax, %rdx
	andl	$3, %r8d
	vfmadd132pd	%ymm19, %ymm4, %ymm13
	vfmadd132pd	%ymm18, %ymm13, %ymm7
	vmovupd	%ymm7, (%r10,%r12)
	je	.L6
.L7:
	movq	48(%rsp), %r12
	vmovq	%xmm15, %r8
	movq	24(%rsp), %rcx
	leaq	1(%rdx), %rax
	subq	$1, %r8
	addq	%rdi, %r12
	vmovq	%r8, %xmm9
	addq	%rdx, %r12
	leaq	(%r14,%r12,8), %r13
	cmpq	%rcx, %rax
	jge	.L14
	movq	40(%rsp), %rbx
	vmovq	%xmm15, %r10
	vmovsd	0(%r13), %xmm5
	vmovq	%xmm10, %r12
	vmovq	%xmm11, %r8
	movq	%rbx, %r9
	imulq	%r10, %r9
	addq	%r9, %rax
	leaq	(%r9,%rdx), %r10
	vmovhpd	(%r15,%rax,8), %xmm5, %xmm4
	vmovupd	(%r15,%rax,8), %xmm13
	vaddpd	-8(%r13), %xmm13, %xmm6
	vmovq	%xmm9, %r13
	vmulpd	%xmm20, %xmm4, %xmm0
	vmovupd	(%r12,%r10,8), %xmm7
	vfmadd231pd	%xmm21, %xmm6, %xmm0
	vaddpd	(%r8,%r10,8), %xmm7, %xmm6
	movq	%rbx, %r8
	imulq	%r11, %r8
	imulq	%r13, %rbx
	vmovq	%xmm8, %r13
	leaq	(%r8,%rdx), %r12
	vfmadd132pd	%xmm22, %xmm0, %xmm6
	leaq	(%rbx,%rdx), %rax
	vmovupd	(%r15,%r12,8), %xmm5
	vaddpd	(%r15,%rax,8), %xmm5, %xmm0
	leaq	2(%rdx), %rax
	leaq	(%r9,%rax), %r12
	vmovsd	(%r15,%r12,8), %xmm4
	vfmadd132pd	%xmm23, %xmm6, %xmm0
	vmovupd	%xmm0, 0(%r13,%r10,8)
	leaq	3(%rdx), %r10
	cmpq	%r10, %rcx
	jle	.L9
	addq	%r9, %r10
	vmovq	%xmm11, %r13
	vmovhpd	(%r15,%r10,8), %xmm4, %xmm7
	vmovupd	(%r15,%r10,8), %xmm5
	vmovq	%xmm10, %r10
	vmulpd	%xmm20, %xmm7, %xmm26
	vmovupd	(%r10,%r12,8), %xmm6
	vaddpd	0(%r13,%r12,8), %xmm6, %xmm24
	leaq	(%rbx,%rax), %r10
	vaddpd	%xmm5, %xmm13, %xmm13
	addq	%r8, %rax
	vmovupd	(%r15,%rax,8), %xmm0
	vaddpd	(%r15,%r10,8), %xmm0, %xmm4
	leaq	4(%rdx), %rax
	vmovq	%xmm8, %r10
	leaq	(%r9,%rax), %r13
	vmovsd	(%r15,%r13,8), %xmm7
	vfmadd132pd	%xmm21, %xmm26, %xmm13
	vfmadd132pd	%xmm22, %xmm13, %xmm24
	vmovq	%r13, %xmm13
	vfmadd132pd	%xmm23, %xmm24, %xmm4
	vmovupd	%xmm4, (%r10,%r12,8)
	leaq	5(%rdx), %r12
	cmpq	%r12, %rcx
	jle	.L9
	addq	%r12, %r9
	vmovq	%xmm13, %rcx
	vmovq	%xmm10, %r13
	addq	%rax, %rbx
	vmovhpd	(%r15,%r9,8), %xmm7, %xmm6
	vaddpd	(%r15,%r9,8), %xmm5, %xmm5
	vmovq	%xmm11, %r9
	addq	%r8, %rax
	vmulpd	%xmm20, %xmm6, %xmm0
	vmovupd	0(%r13,%rcx,8), %xmm4
	vaddpd	(%r9,%rcx,8), %xmm4, %xmm13
	vmovupd	(%r15,%rax,8), %xmm7
	leaq	6(%rdx), %rax
	vfmadd132pd	%xmm21, %xmm0, %xmm5
	vfmadd132pd	%xmm22, %xmm5, %xmm13
	vaddpd	(%r15,%rbx,8), %xmm7, %xmm5
	vfmadd132pd	%xmm23, %xmm13, %xmm5
	vmovupd	%xmm5, (%r10,%rcx,8)
.L9:
	movq	40(%rsp), %r13
	vmovq	%xmm15, %rdx
	leaq	1(%rax), %r10
	vmovq	%xmm10, %rbx
	vmovq	%xmm11, %rcx
	imulq	%r13, %rdx
	movq	%r13, %r9
	imulq	%r11, %r13
	leaq	(%rdx,%rax), %r8
	leaq	(%rdx,%r10), %r12
	vmovsd	(%r15,%r12,8), %xmm6
	vaddsd	-8(%r15,%r8,8), %xmm6, %xmm0
	vmovsd	(%r15,%r8,8), %xmm15
	vmovsd	(%rbx,%r8,8), %xmm30
	vmovq	%xmm9, %rbx
	imulq	%rbx, %r9
	vaddsd	(%rcx,%r8,8), %xmm30, %xmm31
	movq	%r13, %rbx
	vmulsd	%xmm1, %xmm0, %xmm4
	leaq	0(%r13,%rax), %r13
	leaq	(%r9,%rax), %rcx
	vmovsd	(%r15,%rcx,8), %xmm13
	vaddsd	(%r15,%r13,8), %xmm13, %xmm7
	vmovq	%xmm8, %r13
	movq	-48(%rsp), %rcx
	vfmadd231sd	%xmm15, %xmm12, %xmm4
	vfmadd132sd	%xmm2, %xmm4, %xmm31
	vfmadd132sd	%xmm3, %xmm31, %xmm7
	vmovsd	%xmm7, 0(%r13,%r8,8)
	cmpq	%r10, %rcx
	jle	.L6
	addq	$2, %rax
	vmovq	%xmm10, %r13
	addq	%rax, %rdx
	vmovsd	0(%r13,%r12,8), %xmm26
	vmovq	%xmm11, %r13
	vmovsd	(%r15,%rdx,8), %xmm0
	vaddsd	0(%r13,%r12,8), %xmm26, %xmm24
	leaq	(%r9,%r10), %r13
	addq	%rbx, %r10
	vmovsd	(%r15,%r13,8), %xmm4
	vaddsd	(%r15,%r10,8), %xmm4, %xmm9
	vmovq	%xmm8, %r10
	vaddsd	%xmm0, %xmm15, %xmm5
	vmulsd	%xmm1, %xmm5, %xmm15
	vfmadd231sd	%xmm6, %xmm12, %xmm15
	vfmadd132sd	%xmm2, %xmm15, %xmm24
	vfmadd132sd	%xmm3, %xmm24, %xmm9
	vmovsd	%xmm9, (%r10,%r12,8)
	cmpq	%rax, %rcx
	jle	.L6
	vaddsd	24(%r15,%r8,8), %xmm6, %xmm6
	vmovq	%xmm10, %r12
	vmovq	%xmm11, %r8
	addq	%rax, %r9
	vmovsd	(%r8,%rdx,8), %xmm7
	vaddsd	(%r12,%rdx,8), %xmm7, %xmm15
	addq	%rbx, %rax
	vmulsd	%xmm1, %xmm6, %xmm13
	vfmadd132sd	%xmm12, %xmm13, %xmm0
	vfmadd132sd	%xmm2, %xmm0, %xmm15
	vmovsd	(%r15,%r9,8), %xmm0
	vaddsd	(%r15,%rax,8), %xmm0, %xmm5
	vfmadd132sd	%xmm3, %xmm15, %xmm5
	vmovsd	%xmm5, (%r10,%rdx,8)
.L6:
	movq	40(%rsp), %rdx
	movq	%rsi, %r9
	movq	32(%rsp), %rsi
	addq	%rsi, 64(%rsp)
	addq	%rdx, %rdi
	cmpq	%r11, 16(%rsp)
	jne	.L13
	movq	-64(%rsp), %rsi
	movq	-72(%rsp), %rdx
	vmovq	%xmm14, %r13
	movq	%r14, %r8
	addq	%r13, 48(%rsp)
	movq	-80(%rsp), %rbx
	addq	%r13, %rsi
	addq	%r13, %rdx
	cmpq	%rbx, -88(%rsp)
	je	.L44
	addq	$1, %rbx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L42:
	movq	64(%rsp), %rcx
	jmp	.L5
.L48:
	movq	32(%rsp), %r8
	xorl	%ecx, %ecx
	movl	$1, %edx
	leaq	(%r8,%r9), %rsi
	jmp	.L11
.L14:
	movq	%rdx, %rax
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
