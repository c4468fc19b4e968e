	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	leaq	0(,%rdx,8), %rdi
	leaq	-1(%rdx), %rcx
	leaq	-1(%rsi), %r10
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$136, %rsp
	movq	%rdx, (%rsp)
	movq	%r8, -56(%rsp)
	movq	%rcx, -24(%rsp)
	movq	%rdi, 88(%rsp)
	movq	%r10, 40(%rsp)
	cmpq	%r8, %rax
	jge	.L45
	movq	%rdi, %rbx
	shrq	$3, %rbx
	movq	%rbx, 104(%rsp)
	cmpq	$1, %r10
	jle	.L45
	cmpq	$1, %rcx
	jle	.L45
	movq	%rdx, %r14
	leaq	-2(%rdx), %r11
	leaq	1(%rax), %r12
	movq	%r9, %r15
	imulq	%rsi, %r14
	leaq	-1(%rax), %r9
	movq	%r11, %r13
	movq	%r11, 48(%rsp)
	movq	%r12, %r8
	andq	$-8, %r11
	leaq	8(%r15,%rdi), %r10
	shrq	$3, %r13
	leaq	1(%r11), %rcx
	movq	%r11, -16(%rsp)
	movl	$1, %r11d
	leaq	-3(%rdx), %rdx
	movq	%r14, %rsi
	imulq	%r14, %r8
	subq	%rbx, %r11
	movq	%rdx, 32(%rsp)
	imulq	%rax, %rsi
	movq	%rbx, %rax
	movq	%r13, 120(%rsp)
	leaq	1(%rbx), %rbx
	negq	%rax
	imulq	%r14, %r9
	movq	%rcx, -8(%rsp)
	vmovsd	%xmm0, %xmm0, %xmm14
	salq	$3, %rax
	movq	%r11, -64(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm25
	vmovddup	%xmm2, %xmm31
	movq	%rsi, 112(%rsp)
	movq	16(%rbp), %rsi
	vmovddup	%xmm0, %xmm13
	vbroadcastsd	%xmm2, %ymm21
	movq	%rax, 8(%rsp)
	vmovq	%rbx, %xmm2
	movq	%r12, %rbx
	vmovddup	%xmm6, %xmm26
	leaq	8(%rsi,%rdi), %rdi
	movq	%r10, -72(%rsp)
	vmovddup	%xmm5, %xmm27
	vmovddup	%xmm4, %xmm28
	vmovq	%rdi, %xmm0
	movq	%r8, %rdi
	movq	104(%rsp), %r8
	vmovddup	%xmm3, %xmm29
	vmovddup	%xmm1, %xmm30
	vbroadcastsd	%xmm3, %ymm20
	vbroadcastsd	%xmm4, %ymm19
	vmovq	%xmm0, -80(%rsp)
	vmovq	%xmm2, -88(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	112(%rsp), %r11
	movq	16(%rbp), %r13
	leaq	(%r15,%rdi,8), %rdx
	movq	%rdi, %r10
	movq	-72(%rsp), %rax
	leaq	(%r15,%r9,8), %r12
	vmovq	%rdx, %xmm17
	movq	%r9, -32(%rsp)
	leaq	0(,%r11,8), %rsi
	vmovq	%r12, %xmm24
	movq	-80(%rsp), %r12
	subq	%r11, %r10
	addq	%rsi, %r13
	leaq	(%rax,%rsi), %rdx
	leaq	1(%r9), %rax
	movq	%rdi, -40(%rsp)
	vmovq	%r13, %xmm15
	movq	%r9, %r13
	leaq	(%r15,%rsi), %rcx
	addq	%r12, %rsi
	subq	%r11, %r13
	movq	%rax, 80(%rsp)
	leaq	1(%rdi), %r12
	salq	$3, %r10
	salq	$3, %r13
	movq	-88(%rsp), %rax
	movq	%r12, 72(%rsp)
	vmovq	%r14, %xmm16
	movq	%r13, 24(%rsp)
	movq	-64(%rsp), %r13
	movq	%rsi, 128(%rsp)
	addq	%r11, %r13
	addq	%rax, %r11
	movq	%rbx, -48(%rsp)
	movq	%r13, 64(%rsp)
	movq	%r11, 56(%rsp)
	movq	%r10, 16(%rsp)
	movl	$1, %r10d
	.p2align 4,,10
	.p2align 3
.L13:
	movq	%r10, 96(%rsp)
	addq	$1, %r10
	cmpq	$6, 32(%rsp)
	jbe	.L48
	movq	88(%rsp), %rsi
	movq	16(%rsp), %r13
	leaq	-8(%rdx), %r11
	xorl	%edi, %edi
	movq	8(%rsp), %rax
	movq	24(%rsp), %r12
	vbroadcastsd	%xmm14, %zmm11
	vbroadcastsd	%xmm1, %zmm12
	leaq	(%rsi,%rdx), %r9
	movq	120(%rsp), %rsi
	leaq	(%rdx,%r13), %r14
	vbroadcastsd	%xmm25, %zmm10
	leaq	(%rdx,%rax), %r13
	leaq	8(%rdx), %rbx
	xorl	%eax, %eax
	leaq	(%rdx,%r12), %r12
	vbroadcastsd	%xmm3, %zmm9
	vbroadcastsd	%xmm4, %zmm8
	vbroadcastsd	%xmm5, %zmm7
	vbroadcastsd	%xmm6, %zmm2
	andl	$3, %esi
	je	.L42
	cmpq	$1, %rsi
	je	.L32
	cmpq	$2, %rsi
	je	.L33
	vmulpd	(%r11), %zmm12, %zmm0
	movq	128(%rsp), %rdi
	movl	$64, %eax
	vfmadd231pd	(%rdx), %zmm11, %zmm0
	vfmadd231pd	(%rbx), %zmm10, %zmm0
	vfmadd231pd	(%r12), %zmm9, %zmm0
	vfmadd231pd	(%r14), %zmm8, %zmm0
	vfmadd231pd	0(%r13), %zmm7, %zmm0
	vfmadd231pd	(%r9), %zmm2, %zmm0
	vmovupd	%zmm0, (%rdi)
	movl	$1, %edi
.L33:
	vmulpd	(%r11,%rax), %zmm12, %zmm0
	movq	128(%rsp), %rsi
	addq	$1, %rdi
	vfmadd231pd	(%rdx,%rax), %zmm11, %zmm0
	vfmadd231pd	(%rbx,%rax), %zmm10, %zmm0
	vfmadd231pd	(%r12,%rax), %zmm9, %zmm0
	vfmadd231pd	(%r14,%rax), %zmm8, %zmm0
	vfmadd231pd	0(%r13,%rax), %zmm7, %zmm0
	vfmadd231pd	(%r9,%rax), %zmm2, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
.L32:
	vmulpd	(%r11,%rax), %zmm12, %zmm0
	movq	128(%rsp), %rsi
	addq	$1, %rdi
	vfmadd231pd	(%rdx,%rax), %zmm11, %zmm0
	vfmadd231pd	(%rbx,%rax), %zmm10, %zmm0
	vfmadd231pd	(%r12,%rax), %zmm9, %zmm0
	vfmadd231pd	(%r14,%rax), %zmm8, %zmm0
	vfmadd231pd	0(%r13,%rax), %zmm7, %zmm0
	vfmadd231pd	(%r9,%rax), %zmm2, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, 120(%rsp)
	je	.L41
.L5:
	vmulpd	(%r11,%rax), %zmm12, %zmm0
	addq	$4, %rdi
	vfmadd231pd	(%rdx,%rax), %zmm11, %zmm0
	vfmadd231pd	(%rbx,%rax), %zmm10, %zmm0
	vfmadd231pd	(%r12,%rax), %zmm9, %zmm0
	vfmadd231pd	(%r14,%rax), %zmm8, %zmm0
	vfmadd231pd	0(%r13,%rax), %zmm7, %zmm0
	vfmadd231pd	(%r9,%rax), %zmm2, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	vmulpd	64(%r11,%rax), %zmm12, %zmm0
	vfmadd231pd	64(%rdx,%rax), %zmm11, %zmm0
	vfmadd231pd	64(%rbx,%rax), %zmm10, %zmm0
	vfmadd231pd	64(%r12,%rax), %zmm9, %zmm0
	vfmadd231pd	64(%r14,%rax), %zmm8, %zmm0
	vfmadd231pd	64(%r13,%rax), %zmm7, %zmm0
	vfmadd231pd	64(%rax,%r9), %zmm2, %zmm0
	vmovupd	%zmm0, 64(%rsi,%rax)
	vmulpd	128(%r11,%rax), %zmm12, %zmm0
	vfmadd231pd	128(%rdx,%rax), %zmm11, %zmm0
	vfmadd231pd	128(%rbx,%rax), %zmm10, %zmm0
	vfmadd231pd	128(%r12,%rax), %zmm9, %zmm0
	vfmadd231pd	128(%r14,%rax), %zmm8, %zmm0
	vfmadd231pd	128(%r13,%rax), %zmm7, %zmm0
	vfmadd231pd	128(%rax,%r9), %zmm2, %zmm0
	vmovupd	%zmm0, 128(%rsi,%rax)
	vmulpd	192(%r11,%rax), %zmm12, %zmm0
	vfmadd231pd	192(%rdx,%rax), %zmm11, %zmm0
	vfmadd231pd	192(%rbx,%rax), %zmm10, %zmm0
	vfmadd231pd	192(%r12,%rax), %zmm9, %zmm0
	vfmadd231pd	192(%r14,%rax), %zmm8, %zmm0
	vfmadd231pd	192(%r13,%rax), %zmm7, %zmm0
	vfmadd231pd	192(%rax,%r9), %zmm2, %zmm0
	vmovupd	%zmm0, 192(%rsi,%rax)
	addq	$256, %rax
	cmpq	%rdi, 120(%rsp)
	jne	.L5
	movq	%rsi, 128(%rsp)
.L41:
	testb	$7, 48(%rsp)
	je	.L6
	movq	-16(%rsp), %rsi
	movq	-8(%rsp), %rdi
.L11:
	movq	(%rsp), %rdx
	subq	%rsi, %rdx
	leaq	-2(%rdx), %r12
	subq	$3, %rdx
	cmpq	$2, %rdx
	jbe	.L7
	movq	112(%rsp), %r11
	leaq	(%rsi,%r8), %r14
	movq	80(%rsp), %rbx
	vbroadcastsd	%xmm1, %ymm9
	movq	72(%rsp), %rdx
	movq	64(%rsp), %rax
	vbroadcastsd	%xmm14, %ymm10
	vbroadcastsd	%xmm5, %ymm11
	leaq	1(%r14,%r11), %r13
	addq	%r14, %rbx
	vbroadcastsd	%xmm6, %ymm12
	movq	%r12, %r11
	vmulpd	-8(%r15,%r13,8), %ymm9, %ymm8
	addq	%r14, %rdx
	movq	56(%rsp), %r14
	addq	%r8, %rax
	vfmadd132pd	(%r15,%r13,8), %ymm8, %ymm10
	addq	%rsi, %rax
	andq	$-4, %r11
	vfmadd231pd	8(%r15,%r13,8), %ymm21, %ymm10
	addq	%r8, %r14
	addq	%r11, %rdi
	vfmadd231pd	(%r15,%rbx,8), %ymm20, %ymm10
	addq	%rsi, %r14
	movq	16(%rbp), %rsi
	andl	$3, %r12d
	vfmadd231pd	(%r15,%rdx,8), %ymm19, %ymm10
	vfmadd132pd	(%r15,%rax,8), %ymm10, %ymm11
	vfmadd132pd	(%r15,%r14,8), %ymm11, %ymm12
	vmovupd	%ymm12, (%rsi,%r13,8)
	je	.L6
.L7:
	movq	112(%rsp), %rbx
	movq	96(%rsp), %r13
	leaq	1(%rdi), %rax
	movq	48(%rsp), %rsi
	addq	%r8, %rbx
	leaq	-1(%r13), %r12
	addq	%rdi, %rbx
	vmovq	%r12, %xmm11
	leaq	(%r15,%rbx,8), %r11
	cmpq	%rsi, %rax
	jge	.L14
	movq	104(%rsp), %r14
	vmovsd	(%r11), %xmm7
	vmovq	%xmm17, %rbx
	movq	%r14, %rdx
	imulq	%r13, %rdx
	vmovq	%xmm24, %r13
	addq	%rdx, %rax
	leaq	(%rdx,%rdi), %r12
	vmovhpd	(%rcx,%rax,8), %xmm7, %xmm2
	vmovupd	(%rcx,%rax,8), %xmm0
	vmulpd	%xmm13, %xmm2, %xmm12
	vfmadd231pd	-8(%r11), %xmm30, %xmm12
	vmovq	%xmm11, %r11
	vfmadd231pd	%xmm31, %xmm0, %xmm12
	vfmadd231pd	0(%r13,%r12,8), %xmm29, %xmm12
	movq	%r14, %r13
	imulq	%r11, %r14
	vfmadd231pd	(%rbx,%r12,8), %xmm28, %xmm12
	imulq	%r10, %r13
	leaq	(%r14,%rdi), %rax
	vfmadd231pd	(%rcx,%rax,8), %xmm27, %xmm12
	leaq	0(%r13,%rdi), %rbx
	leaq	2(%rdi), %rax
	vfmadd231pd	(%rcx,%rbx,8), %xmm26, %xmm12
	vmovq	%xmm15, %rbx
	leaq	(%rdx,%rax), %r11
	vmovsd	(%rcx,%r11,8), %xmm10
	vmovupd	%xmm12, (%rbx,%r12,8)
	leaq	3(%rdi), %r12
	cmpq	%r12, %rsi
	jle	.L9
	addq	%rdx, %r12
	vmovq	%xmm24, %rbx
	vmovhpd	(%rcx,%r12,8), %xmm10, %xmm9
	vmovupd	(%rcx,%r12,8), %xmm8
	vmovq	%xmm17, %r12
	vmulpd	%xmm13, %xmm9, %xmm7
	vfmadd132pd	%xmm30, %xmm7, %xmm0
	vfmadd231pd	%xmm31, %xmm8, %xmm0
	vfmadd231pd	(%rbx,%r11,8), %xmm29, %xmm0
	leaq	(%r14,%rax), %rbx
	addq	%r13, %rax
	vfmadd231pd	(%r12,%r11,8), %xmm28, %xmm0
	vfmadd231pd	(%rcx,%rbx,8), %xmm27, %xmm0
	vmovq	%xmm15, %rbx
	vfmadd231pd	(%rcx,%rax,8), %xmm26, %xmm0
	leaq	4(%rdi), %rax
	leaq	(%rdx,%rax), %r12
	vmovsd	(%rcx,%r12,8), %xmm12
	vmovupd	%xmm0, (%rbx,%r11,8)
	leaq	5(%rdi), %r11
	cmpq	%r11, %rsi
	jle	.L9
	addq	%rdx, %r11
	vmovq	%xmm24, %rdx
	movq	%r12, %rsi
	addq	%rax, %r14
	vmovhpd	(%rcx,%r11,8), %xmm12, %xmm0
	addq	%rax, %r13
	leaq	6(%rdi), %rax
	vmulpd	%xmm13, %xmm0, %xmm10
	vfmadd231pd	%xmm30, %xmm8, %xmm10
	vfmadd231pd	(%rcx,%r11,8), %xmm31, %xmm10
	vfmadd231pd	(%rdx,%r12,8), %xmm29, %xmm10
	vmovq	%xmm17, %r12
	vfmadd231pd	(%r12,%rsi,8), %xmm28, %xmm10
	vfmadd231pd	(%rcx,%r14,8), %xmm27, %xmm10
	vfmadd231pd	(%rcx,%r13,8), %xmm26, %xmm10
	vmovupd	%xmm10, (%rbx,%rsi,8)
.L9:
	movq	104(%rsp), %rsi
	movq	96(%rsp), %rdx
	leaq	1(%rax), %r12
	vmovq	%xmm24, %r13
	vmovq	%xmm17, %rbx
	imulq	%rsi, %rdx
	movq	%rsi, %rdi
	imulq	%r10, %rsi
	leaq	(%rdx,%rax), %r14
	leaq	(%rdx,%r12), %r11
	vmulsd	-8(%rcx,%r14,8), %xmm1, %xmm8
	vmovsd	(%rcx,%r14,8), %xmm9
	vmovsd	(%rcx,%r11,8), %xmm7
	vfmadd231sd	%xmm9, %xmm14, %xmm8
	vfmadd231sd	%xmm7, %xmm25, %xmm8
	vfmadd231sd	0(%r13,%r14,8), %xmm3, %xmm8
	vmovq	%xmm11, %r13
	imulq	%r13, %rdi
	vfmadd231sd	(%rbx,%r14,8), %xmm4, %xmm8
	movq	%rsi, %r13
	leaq	(%rsi,%rax), %rsi
	leaq	(%rdi,%rax), %rbx
	vfmadd231sd	(%rcx,%rbx,8), %xmm5, %xmm8
	vmovq	%xmm15, %rbx
	vfmadd231sd	(%rcx,%rsi,8), %xmm6, %xmm8
	movq	-24(%rsp), %rsi
	vmovsd	%xmm8, (%rbx,%r14,8)
	cmpq	%r12, %rsi
	jle	.L6
	vmulsd	%xmm9, %xmm1, %xmm11
	addq	$2, %rax
	vmovq	%xmm24, %rbx
	addq	%rax, %rdx
	vmovsd	(%rcx,%rdx,8), %xmm12
	vfmadd231sd	%xmm7, %xmm14, %xmm11
	vfmadd231sd	%xmm12, %xmm25, %xmm11
	vfmadd231sd	(%rbx,%r11,8), %xmm3, %xmm11
	vmovq	%xmm17, %rbx
	vfmadd231sd	(%rbx,%r11,8), %xmm4, %xmm11
	leaq	(%rdi,%r12), %rbx
	addq	%r13, %r12
	vfmadd231sd	(%rcx,%rbx,8), %xmm5, %xmm11
	vfmadd231sd	(%rcx,%r12,8), %xmm6, %xmm11
	vmovq	%xmm15, %r12
	vmovsd	%xmm11, (%r12,%r11,8)
	cmpq	%rax, %rsi
	jle	.L6
	vmulsd	%xmm7, %xmm1, %xmm2
	vmovsd	%xmm12, %xmm12, %xmm8
	addq	%rax, %rdi
	addq	%rax, %r13
	vmovq	%xmm17, %r11
	vfmadd132sd	%xmm14, %xmm2, %xmm8
	vfmadd231sd	24(%rcx,%r14,8), %xmm25, %xmm8
	vmovq	%xmm24, %r14
	vfmadd231sd	(%r14,%rdx,8), %xmm3, %xmm8
	vfmadd231sd	(%r11,%rdx,8), %xmm4, %xmm8
	vfmadd231sd	(%rcx,%rdi,8), %xmm5, %xmm8
	vfmadd231sd	(%rcx,%r13,8), %xmm6, %xmm8
	vmovsd	%xmm8, (%r12,%rdx,8)
.L6:
	movq	104(%rsp), %r13
	movq	%r9, %rdx
	movq	88(%rsp), %r9
	addq	%r9, 128(%rsp)
	addq	%r13, %r8
	cmpq	%r10, 40(%rsp)
	jne	.L13
	movq	-32(%rsp), %r9
	movq	-40(%rsp), %rdi
	vmovq	%xmm16, %r14
	movq	-48(%rsp), %rbx
	addq	%r14, 112(%rsp)
	addq	%r14, %r9
	addq	%r14, %rdi
	cmpq	%rbx, -56(%rsp)
	je	.L44
	addq	$1, %rbx
	movq	%r13, %r8
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L42:
	movq	128(%rsp), %rsi
	jmp	.L5
.L48:
	movq	88(%rsp), %r14
	xorl	%esi, %esi
	movl	$1, %edi
	leaq	(%r14,%rdx), %r9
	jmp	.L11
.L14:
	movq	%rdi, %rax
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
