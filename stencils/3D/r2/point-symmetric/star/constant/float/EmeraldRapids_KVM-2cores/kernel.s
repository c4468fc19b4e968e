	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	leaq	0(,%rdx,4), %rdi
	movq	%rdx, %r10
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$328, %rsp
	movq	%rdx, 48(%rsp)
	movq	%r8, -64(%rsp)
	movq	%rdi, 72(%rsp)
	cmpq	%r8, %rcx
	jge	.L35
	movq	%rcx, %rdx
	movq	%rdi, %rcx
	movq	%rsi, %rax
	shrq	$2, %rcx
	leaq	-2(%rsi), %rsi
	movq	%rcx, 248(%rsp)
	movq	%rcx, %rbx
	movq	%rsi, 64(%rsp)
	cmpq	$4, %rax
	jle	.L35
	cmpq	$4, %r10
	jle	.L35
	imulq	%r10, %rax
	leaq	-1(%rdx), %r8
	vmovaps	%xmm2, %xmm27
	movq	%r9, %r12
	leaq	(%rcx,%rcx), %r15
	vmovaps	%xmm3, %xmm28
	vmovaps	%xmm0, %xmm16
	movq	%r12, -88(%rsp)
	movq	%r15, -56(%rsp)
	vmovsldup	%xmm4, %xmm2
	vmovsldup	%xmm6, %xmm3
	vmovaps	%xmm4, %xmm26
	imulq	%rax, %r8
	movq	%rax, %r14
	vmovq	%rax, %xmm10
	movq	%rax, %r9
	movq	%rax, %r11
	leaq	0(,%rax,4), %rsi
	vbroadcastss	%xmm27, %ymm30
	vmovq	%xmm10, -80(%rsp)
	imulq	%rdx, %r11
	vmovsldup	%xmm5, %xmm0
	vbroadcastss	%xmm28, %ymm31
	vmovsldup	%xmm28, %xmm4
	vmovsldup	%xmm27, %xmm7
	addq	%r15, %r8
	vmovlps	%xmm3, -32(%rsp)
	vmovsldup	%xmm1, %xmm8
	leaq	(%r12,%r8,4), %r13
	leaq	1(%rdx), %r8
	vmovlps	%xmm2, -8(%rsp)
	imulq	%r8, %r14
	movq	%r13, 112(%rsp)
	movq	%rbx, %r13
	leaq	(%rdi,%r11), %rdi
	vmovsldup	%xmm16, %xmm9
	vmovlps	%xmm0, -24(%rsp)
	vmovlps	%xmm4, (%rsp)
	leaq	(%r15,%r14), %rax
	subq	%r9, %r14
	leaq	-2(%rdx), %r9
	vmovlps	%xmm7, 16(%rsp)
	leaq	(%r12,%rax,4), %rcx
	addq	%r14, %r13
	vmovlps	%xmm8, -16(%rsp)
	movq	%rcx, 104(%rsp)
	movq	%rbx, %rcx
	leaq	(%r15,%rbx), %rbx
	leaq	(%r12,%r13,4), %rax
	addq	%rbx, %r14
	vmovq	%xmm10, %r13
	movq	%rbx, -72(%rsp)
	leaq	2(%rdx), %rbx
	imulq	%r13, %r9
	leaq	(%r12,%r14,4), %r14
	vmovq	%xmm10, %rdx
	movq	%rax, 168(%rsp)
	imulq	%r13, %rbx
	movq	%r14, 160(%rsp)
	leaq	(%r12,%r11,4), %r13
	vmovlps	%xmm9, 8(%rsp)
	addq	%r15, %r9
	addq	%r15, %rbx
	leaq	(%r12,%r9,4), %rax
	leaq	(%r11,%r15), %r15
	movq	%rcx, %r9
	leaq	(%r12,%rbx,4), %r14
	leaq	(%rdx,%rdx), %rbx
	movq	16(%rbp), %rdx
	negq	%rcx
	movq	%rax, 96(%rsp)
	leaq	(%r12,%rdi,4), %rax
	leaq	-4(%r10), %rdi
	movq	%r8, %r12
	movq	%r14, 88(%rsp)
	leaq	(%rdx,%r15,4), %r14
	movq	%rdi, %r15
	movq	%r15, %rdx
	movq	%rax, 216(%rsp)
	andq	$-16, %r15
	leaq	-5(%r10), %rax
	movq	%r14, 80(%rsp)
	leaq	0(,%rcx,8), %r14
	leaq	-2(%r10), %rcx
	leaq	-1(%r10), %r10
	movq	%rdi, 152(%rsp)
	shrq	$4, %rdi
	movq	%r15, 32(%rsp)
	addq	$2, %r15
	cmpq	%rdx, %r10
	cmovg	%rdx, %r10
	movq	%rdi, 296(%rsp)
	leaq	2(%r9), %rdi
	movq	%rax, 56(%rsp)
	movq	%r10, 24(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%r15, 40(%rsp)
	movq	%rbx, %r15
	movq	%rsi, %rbx
	movq	%rcx, 144(%rsp)
	movq	%r11, %rcx
	.p2align 4,,10
	.p2align 3
.L4:
	movq	112(%rsp), %rax
	movq	-80(%rsp), %rsi
	movq	%rcx, %r11
	movq	%rcx, %rdi
	movq	96(%rsp), %r10
	movq	104(%rsp), %rdx
	leaq	(%r15,%rdi), %r9
	movq	%rcx, 224(%rsp)
	addq	%r14, %rax
	subq	%rsi, %r11
	subq	%r15, %rcx
	movq	%r14, -48(%rsp)
	vmovq	%rax, %xmm21
	movq	88(%rsp), %rax
	leaq	(%r10,%r14), %rsi
	leaq	(%r11,%r15), %r8
	movq	72(%rsp), %r10
	addq	%r14, %rdx
	addq	$2, %r11
	movq	%rcx, 200(%rsp)
	addq	%r14, %rax
	movq	%r11, 192(%rsp)
	vmovq	%rdx, %xmm20
	leaq	2(%r8), %r11
	vmovq	%rax, %xmm25
	movq	%r10, 280(%rsp)
	movq	-56(%rsp), %rax
	vbroadcastss	%xmm26, %ymm29
	movq	-96(%rsp), %r10
	movq	80(%rsp), %rdx
	movq	%r9, 208(%rsp)
	vmovq	%r15, %xmm19
	movq	-72(%rsp), %r9
	movq	%rax, 304(%rsp)
	vmovq	%rbx, %xmm22
	vmovq	%r12, %xmm17
	leaq	(%r10,%rdi), %rax
	movq	%r8, -40(%rsp)
	addq	$2, %rdi
	movq	216(%rsp), %rcx
	movq	$2, 272(%rsp)
	addq	%r14, %rdx
	vmovq	%rdi, %xmm18
	movq	-88(%rsp), %rdi
	movq	%r11, 184(%rsp)
	addq	%r14, %rcx
	movq	%rax, 176(%rsp)
	movq	%rsi, 240(%rsp)
	movq	%rdx, 264(%rsp)
	xorl	%edx, %edx
	movq	%r9, 288(%rsp)
	xorl	%r9d, %r9d
	vmovq	%xmm21, 256(%rsp)
	.p2align 4,,10
	.p2align 3
.L14:
	movq	272(%rsp), %r12
	movq	%r12, 136(%rsp)
	addq	$1, %r12
	cmpq	$14, 56(%rsp)
	movq	%r12, 272(%rsp)
	jbe	.L39
	movq	104(%rsp), %r10
	leaq	8(%rcx), %rbx
	leaq	12(%rcx), %r14
	movq	168(%rsp), %r8
	movq	112(%rsp), %r15
	vmovq	%rbx, %xmm24
	leaq	16(%rcx), %rbx
	movq	160(%rsp), %rax
	leaq	8(%rdx,%r10), %r12
	vmovq	%r14, %xmm9
	leaq	4(%rcx), %rsi
	movq	96(%rsp), %r14
	vmovq	%r12, %xmm10
	movq	88(%rsp), %r12
	leaq	8(%rdx,%r8), %r10
	leaq	8(%rdx,%r15), %r11
	vmovq	%rbx, %xmm13
	leaq	8(%rdx,%rax), %r15
	movq	216(%rsp), %rbx
	leaq	8(%rdx,%r13), %rax
	leaq	8(%rdx,%r12), %r8
	movq	%rax, 312(%rsp)
	vbroadcastss	%xmm16, %zmm14
	vbroadcastss	%xmm1, %zmm15
	vbroadcastss	%xmm27, %zmm11
	leaq	8(%rdx,%r14), %r14
	leaq	8(%rdx,%rbx), %r12
	movq	%r8, 320(%rsp)
	movq	80(%rsp), %r8
	vbroadcastss	%xmm28, %zmm8
	vbroadcastss	%xmm26, %zmm7
	vbroadcastss	%xmm5, %zmm4
	vbroadcastss	%xmm6, %zmm3
	leaq	8(%rdx,%r8), %rax
	xorl	%r8d, %r8d
	vmovq	%rax, %xmm12
	xorl	%eax, %eax
	testb	$1, 296(%rsp)
	je	.L33
	vmovups	12(%rcx), %zmm0
	vmovq	%xmm10, %rbx
	leaq	8(%rdx,%r13), %rax
	vaddps	4(%rcx), %zmm0, %zmm2
	vmovups	(%rbx), %zmm0
	vaddps	(%r11), %zmm0, %zmm0
	vmovq	%xmm12, %rbx
	movq	320(%rsp), %r8
	cmpq	$1, 296(%rsp)
	vmulps	%zmm15, %zmm2, %zmm2
	vfmadd231ps	8(%rcx), %zmm14, %zmm2
	vfmadd231ps	%zmm0, %zmm11, %zmm2
	vmovups	(%r15), %zmm0
	vaddps	(%r10), %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm8, %zmm2
	vmovups	16(%rcx), %zmm0
	vaddps	(%rcx), %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm7, %zmm2
	vmovups	(%r8), %zmm0
	vaddps	(%r14), %zmm0, %zmm0
	movl	$1, %r8d
	vfmadd231ps	%zmm0, %zmm4, %zmm2
	vmovups	(%rax), %zmm0
	vaddps	(%r12), %zmm0, %zmm0
	movl	$64, %eax
	vfmadd132ps	%zmm3, %zmm2, %zmm0
	vmovups	%zmm0, (%rbx)
	je	.L32
.L33:
	movq	%rdx, 128(%rsp)
	movq	%rcx, %rbx
	vmovq	%xmm13, %rcx
	movq	%r9, 232(%rsp)
	vmovq	%xmm10, %r9
	vmovq	%r12, %xmm10
	vmovq	%xmm9, %r12
	movq	%r13, 120(%rsp)
	vmovq	%xmm12, %r13
	vmovq	%rdi, %xmm12
	vmovq	%xmm24, %rdi
.L5:
	vmovups	(%r12,%rax), %zmm9
	vaddps	(%rsi,%rax), %zmm9, %zmm13
	addq	$2, %r8
	vmovups	(%r9,%rax), %zmm2
	vaddps	(%r11,%rax), %zmm2, %zmm9
	movq	320(%rsp), %rdx
	vmulps	%zmm15, %zmm13, %zmm0
	vmovups	(%r15,%rax), %zmm13
	vaddps	(%r10,%rax), %zmm13, %zmm13
	vfmadd231ps	(%rdi,%rax), %zmm14, %zmm0
	vmovups	(%rdx,%rax), %zmm2
	movq	312(%rsp), %rdx
	vfmadd231ps	%zmm9, %zmm11, %zmm0
	vfmadd132ps	%zmm8, %zmm0, %zmm13
	vmovups	(%rcx,%rax), %zmm0
	vaddps	(%rbx,%rax), %zmm0, %zmm9
	vmovups	(%rdx,%rax), %zmm0
	vmovq	%xmm10, %rdx
	vfmadd132ps	%zmm7, %zmm13, %zmm9
	vaddps	(%r14,%rax), %zmm2, %zmm13
	vmovups	64(%r12,%rax), %zmm2
	vfmadd132ps	%zmm4, %zmm9, %zmm13
	vaddps	(%rdx,%rax), %zmm0, %zmm9
	movq	320(%rsp), %rdx
	vfmadd132ps	%zmm3, %zmm13, %zmm9
	vaddps	64(%rsi,%rax), %zmm2, %zmm13
	vmulps	%zmm15, %zmm13, %zmm0
	vmovups	64(%r15,%rax), %zmm13
	vfmadd231ps	64(%rdi,%rax), %zmm14, %zmm0
	vmovups	%zmm9, 0(%r13,%rax)
	vmovups	64(%r9,%rax), %zmm9
	vaddps	64(%r11,%rax), %zmm9, %zmm2
	vaddps	64(%r10,%rax), %zmm13, %zmm9
	vfmadd231ps	%zmm2, %zmm11, %zmm0
	vmovups	64(%rdx,%rax), %zmm2
	movq	312(%rsp), %rdx
	vfmadd132ps	%zmm8, %zmm0, %zmm9
	vmovups	64(%rcx,%rax), %zmm0
	vaddps	64(%rax,%rbx), %zmm0, %zmm13
	vmovups	64(%rdx,%rax), %zmm0
	vmovq	%xmm10, %rdx
	vfmadd132ps	%zmm7, %zmm9, %zmm13
	vaddps	64(%r14,%rax), %zmm2, %zmm9
	vfmadd132ps	%zmm4, %zmm13, %zmm9
	vaddps	64(%rdx,%rax), %zmm0, %zmm13
	vfmadd132ps	%zmm3, %zmm9, %zmm13
	vmovups	%zmm13, 64(%r13,%rax)
	subq	$-128, %rax
	cmpq	%r8, 296(%rsp)
	jne	.L5
	movq	232(%rsp), %r9
	movq	128(%rsp), %rdx
	movq	%rbx, %rcx
	vmovq	%xmm12, %rdi
	movq	120(%rsp), %r13
.L32:
	testb	$15, 152(%rsp)
	je	.L37
	movq	32(%rsp), %r8
	movq	40(%rsp), %rax
.L12:
	movq	48(%rsp), %r11
	subq	%r8, %r11
	leaq	-4(%r11), %r10
	subq	$5, %r11
	movq	%r10, 232(%rsp)
	cmpq	$6, %r11
	jbe	.L7
	movq	304(%rsp), %r15
	movq	224(%rsp), %r14
	vbroadcastss	%xmm1, %ymm10
	vbroadcastss	%xmm16, %ymm4
	movq	176(%rsp), %r11
	movq	184(%rsp), %r12
	vbroadcastss	%xmm5, %ymm11
	vbroadcastss	%xmm6, %ymm7
	leaq	(%r8,%r15), %rsi
	movq	192(%rsp), %rbx
	leaq	2(%rsi,%r14), %r15
	addq	%rsi, %r12
	leaq	(%r11,%r9), %r14
	movq	288(%rsp), %r11
	addq	%rsi, %rbx
	vmovq	%r12, %xmm15
	vmovq	%xmm18, %r12
	leaq	0(,%r15,4), %r10
	addq	%r12, %r11
	vmovq	%rbx, %xmm14
	leaq	(%r14,%r8), %rbx
	vmovups	-4(%rdi,%r10), %ymm8
	leaq	(%r11,%r8), %r14
	movq	208(%rsp), %r11
	vaddps	4(%rdi,%r10), %ymm8, %ymm3
	movq	%rbx, 320(%rsp)
	movq	200(%rsp), %rbx
	movq	%r14, 312(%rsp)
	leaq	2(%r11,%rsi), %r14
	vmovq	%xmm18, %r11
	addq	%r9, %r11
	leaq	2(%rsi,%rbx), %r12
	movq	280(%rsp), %rsi
	vmulps	%ymm10, %ymm3, %ymm12
	addq	%r8, %r11
	vmovq	%xmm18, %rbx
	vfmadd132ps	(%rdi,%r15,4), %ymm12, %ymm4
	vmovq	%xmm14, %r15
	vmovups	-8(%rdi,%r10), %ymm14
	addq	%rsi, %rbx
	movq	312(%rsp), %rsi
	addq	%r8, %rbx
	vmovq	%xmm15, %r8
	vaddps	8(%rdi,%r10), %ymm14, %ymm15
	vmovups	(%rdi,%r8,4), %ymm2
	vaddps	(%rdi,%r15,4), %ymm2, %ymm9
	movq	320(%rsp), %r8
	vmovups	(%rdi,%rsi,4), %ymm0
	vmovups	(%rdi,%rbx,4), %ymm3
	vaddps	(%rdi,%r11,4), %ymm3, %ymm10
	vfmadd231ps	%ymm30, %ymm9, %ymm4
	vaddps	(%rdi,%r8,4), %ymm0, %ymm13
	vfmadd132ps	%ymm31, %ymm4, %ymm13
	vmovups	(%rdi,%r14,4), %ymm4
	vaddps	(%rdi,%r12,4), %ymm4, %ymm8
	movq	16(%rbp), %r12
	vfmadd132ps	%ymm29, %ymm13, %ymm15
	vfmadd132ps	%ymm8, %ymm15, %ymm11
	vfmadd132ps	%ymm7, %ymm11, %ymm10
	vmovups	%ymm10, (%r12,%r10)
	movq	232(%rsp), %r10
	movq	%r10, %r14
	andq	$-8, %r14
	addq	%r14, %rax
	andl	$7, %r10d
	je	.L37
.L7:
	movq	304(%rsp), %r11
	movq	224(%rsp), %rbx
	leaq	1(%rax), %r8
	movq	24(%rsp), %r12
	leaq	(%r11,%rbx), %r15
	addq	%rax, %r15
	leaq	(%rdi,%r15,4), %rsi
	cmpq	%r12, %r8
	jge	.L40
	movq	248(%rsp), %r8
	movq	288(%rsp), %r11
	movq	%rcx, 312(%rsp)
	vmovq	%rdi, %xmm13
	vmovq	(%rsi), %xmm12
	movq	304(%rsp), %r15
	movq	%rdx, 232(%rsp)
	vmovq	%xmm25, %rcx
	addq	%r9, %r8
	leaq	(%rax,%r11), %rbx
	addq	%rax, %r9
	vmovq	-4(%rsi), %xmm3
	leaq	(%r8,%rax), %r10
	leaq	0(%r13,%rbx,4), %r12
	movq	%r8, 320(%rsp)
	vmovss	4(%rsi), %xmm2
	leaq	0(%r13,%r10,4), %r14
	leaq	(%rax,%r15), %r8
	movq	168(%rsp), %r10
	movq	160(%rsp), %r15
	leaq	0(%r13,%r9,4), %rbx
	movq	280(%rsp), %r9
	vmovshdup	%xmm12, %xmm8
	salq	$2, %r8
	addq	%rdx, %r10
	addq	%rdx, %r15
	leaq	0(%r13,%r8), %r11
	movq	%r13, 128(%rsp)
	leaq	(%rax,%r9), %rsi
	vmovq	%r10, %xmm11
	vmovq	%r15, %xmm14
	movq	216(%rsp), %r10
	leaq	0(%r13,%rsi,4), %r9
	leaq	(%rdx,%r13), %rsi
	vmovq	%xmm11, %r13
	vmovq	%rsi, %xmm15
	movq	240(%rsp), %rsi
	leaq	(%rdx,%r10), %r10
	vmovq	%xmm20, %rdx
.L10:
	vmovq	(%rdx,%r8), %xmm9
	movq	256(%rsp), %rdi
	movq	%rax, %r15
	addq	$12, %r14
	addq	$12, %r12
	addq	$12, %r11
	addq	$12, %rbx
	addq	$12, %r9
	vmovq	(%rdi,%r8), %xmm7
	vmovq	%xmm14, %rdi
	vaddss	(%r11), %xmm8, %xmm8
	addq	$4, %r15
	vinsertps	$0x10, -4(%r11), %xmm2, %xmm2
	vmovq	(%rdi,%rax,4), %xmm4
	vmovq	%xmm15, %rdi
	vmovq	0(%r13,%rax,4), %xmm0
	vaddps	%xmm9, %xmm7, %xmm10
	vmovaps	%xmm3, %xmm9
	vmovq	-20(%r11), %xmm7
	vaddps	%xmm9, %xmm2, %xmm9
	vmovq	-4(%r11), %xmm3
	vmovq	8(%rsp), %xmm2
	vaddps	%xmm4, %xmm0, %xmm11
	vmovq	-16(%rsp), %xmm0
	vaddps	%xmm3, %xmm7, %xmm4
	vmulps	%xmm0, %xmm9, %xmm7
	vmovq	(%rsp), %xmm9
	vfmadd231ps	%xmm12, %xmm2, %xmm7
	vmovq	16(%rsp), %xmm12
	vmovq	(%rdi,%rax,4), %xmm2
	movq	264(%rsp), %rdi
	vfmadd132ps	%xmm12, %xmm7, %xmm10
	vmovq	-24(%rsp), %xmm7
	vmovq	(%r10,%rax,4), %xmm12
	addq	$3, %rax
	vfmadd132ps	%xmm9, %xmm10, %xmm11
	vmovq	-8(%rsp), %xmm10
	vaddps	%xmm12, %xmm2, %xmm9
	vmovss	-4(%r14), %xmm2
	vmovq	(%r11), %xmm12
	vfmadd132ps	%xmm4, %xmm11, %xmm10
	vmovq	(%rsi,%r8), %xmm11
	vmovq	(%rcx,%r8), %xmm4
	vaddps	%xmm4, %xmm11, %xmm0
	vmovq	-32(%rsp), %xmm11
	vmulss	%xmm1, %xmm8, %xmm4
	vmovshdup	%xmm12, %xmm8
	vfmadd231ps	%xmm7, %xmm0, %xmm10
	vmovss	8(%rdx,%r8), %xmm0
	vfmadd132ps	%xmm11, %xmm10, %xmm9
	vmovaps	%xmm3, %xmm10
	vaddss	-12(%r11), %xmm8, %xmm11
	vfmadd132ss	%xmm16, %xmm4, %xmm10
	vmovlps	%xmm9, (%rdi,%r8)
	movq	256(%rsp), %rdi
	vaddss	-4(%r12), %xmm2, %xmm9
	vmovss	4(%r11), %xmm2
	vaddss	8(%rdi,%r8), %xmm0, %xmm7
	vfmadd132ss	%xmm27, %xmm10, %xmm7
	vmovss	8(%rsi,%r8), %xmm10
	vaddss	8(%rcx,%r8), %xmm10, %xmm0
	vmovss	-4(%rbx), %xmm4
	movq	264(%rsp), %rdi
	vfmadd132ss	%xmm28, %xmm7, %xmm9
	vaddss	-4(%r9), %xmm4, %xmm7
	vfmadd231ss	%xmm11, %xmm26, %xmm9
	vfmadd132ss	%xmm5, %xmm9, %xmm0
	vfmadd132ss	%xmm6, %xmm0, %xmm7
	vmovss	%xmm7, 8(%rdi,%r8)
	addq	$12, %r8
	cmpq	%r15, 152(%rsp)
	jg	.L10
	vmovq	%rdx, %xmm20
	movq	%rsi, 240(%rsp)
	vmovq	%rcx, %xmm25
	movq	232(%rsp), %rdx
	movq	312(%rsp), %rcx
	movq	128(%rsp), %r13
	vmovq	%xmm13, %rdi
	leaq	1(%rax), %r8
.L9:
	movq	136(%rsp), %r9
	movq	248(%rsp), %r11
	movq	256(%rsp), %rsi
	leaq	-1(%r9), %r14
	leaq	-2(%r9), %rbx
	imulq	%r11, %r14
	leaq	2(%r9), %r12
	imulq	%r11, %r9
	leaq	(%r14,%rax), %r15
	leaq	(%r9,%rax), %r10
	movq	%r9, 136(%rsp)
	addq	%r8, %r9
	vmovss	0(%r13,%r15,4), %xmm8
	vmovss	-4(%r13,%r10,4), %xmm15
	vmovss	0(%r13,%r9,4), %xmm2
	leaq	2(%rax), %r15
	vmovss	0(%r13,%r10,4), %xmm14
	vmovss	(%rsi,%r10,4), %xmm3
	vmovq	%xmm20, %rsi
	vaddss	%xmm15, %xmm2, %xmm13
	vaddss	(%rsi,%r10,4), %xmm3, %xmm9
	movq	%r14, %rsi
	movq	272(%rsp), %r14
	imulq	%r11, %r14
	vmulss	%xmm1, %xmm13, %xmm12
	leaq	(%r14,%rax), %r11
	movq	%r14, 232(%rsp)
	movq	136(%rsp), %r14
	vaddss	0(%r13,%r11,4), %xmm8, %xmm11
	movq	240(%rsp), %r11
	leaq	(%r14,%r15), %r14
	vfmadd231ss	%xmm14, %xmm16, %xmm12
	vmovss	0(%r13,%r14,4), %xmm0
	vaddss	-8(%r13,%r10,4), %xmm0, %xmm10
	vmovss	(%r11,%r10,4), %xmm4
	vmovq	%xmm25, %r11
	vaddss	(%r11,%r10,4), %xmm4, %xmm7
	movq	248(%rsp), %r11
	imulq	%r11, %rbx
	vfmadd132ss	%xmm27, %xmm12, %xmm9
	imulq	%r11, %r12
	movq	%rbx, 312(%rsp)
	addq	%rax, %rbx
	leaq	(%r12,%rax), %r11
	vmovss	0(%r13,%rbx,4), %xmm13
	movq	264(%rsp), %rbx
	vaddss	0(%r13,%r11,4), %xmm13, %xmm12
	vfmadd132ss	%xmm28, %xmm9, %xmm11
	vfmadd132ss	%xmm26, %xmm11, %xmm10
	vfmadd132ss	%xmm5, %xmm10, %xmm7
	vfmadd231ss	%xmm12, %xmm6, %xmm7
	vmovss	%xmm7, (%rbx,%r10,4)
	cmpq	%r8, 144(%rsp)
	jle	.L6
	vaddss	%xmm0, %xmm14, %xmm3
	movq	256(%rsp), %r11
	vmovq	%xmm20, %rbx
	vmovss	(%r11,%r9,4), %xmm8
	vaddss	(%rbx,%r9,4), %xmm8, %xmm11
	leaq	(%rsi,%r8), %rbx
	vmulss	%xmm1, %xmm3, %xmm9
	movq	232(%rsp), %r11
	vmovss	0(%r13,%rbx,4), %xmm10
	leaq	3(%rax), %rbx
	movq	%rbx, 128(%rsp)
	addq	%r8, %r11
	vaddss	0(%r13,%r11,4), %xmm10, %xmm4
	movq	136(%rsp), %r11
	vfmadd231ss	%xmm2, %xmm16, %xmm9
	addq	%rbx, %r11
	movq	240(%rsp), %rbx
	vmovss	(%rbx,%r9,4), %xmm7
	vmovq	%xmm25, %rbx
	vaddss	(%rbx,%r9,4), %xmm7, %xmm13
	movq	312(%rsp), %rbx
	vfmadd132ss	%xmm27, %xmm9, %xmm11
	addq	%r8, %rbx
	addq	%r12, %r8
	vmovss	0(%r13,%rbx,4), %xmm12
	vaddss	0(%r13,%r8,4), %xmm12, %xmm3
	movq	264(%rsp), %r8
	vfmadd132ss	%xmm28, %xmm11, %xmm4
	vmovss	0(%r13,%r11,4), %xmm11
	vaddss	%xmm11, %xmm15, %xmm15
	vfmadd132ss	%xmm26, %xmm4, %xmm15
	vfmadd132ss	%xmm5, %xmm15, %xmm13
	vfmadd132ss	%xmm6, %xmm13, %xmm3
	vmovss	%xmm3, (%r8,%r9,4)
	cmpq	%r15, 144(%rsp)
	jle	.L6
	vaddss	%xmm11, %xmm2, %xmm9
	movq	256(%rsp), %r9
	vmovq	%xmm20, %rbx
	movq	232(%rsp), %r8
	vmovss	(%r9,%r14,4), %xmm8
	vaddss	(%rbx,%r14,4), %xmm8, %xmm4
	leaq	(%rsi,%r15), %r9
	addq	%r15, %r8
	vmulss	%xmm1, %xmm9, %xmm10
	vmovss	0(%r13,%r9,4), %xmm15
	leaq	4(%rax), %rbx
	vaddss	0(%r13,%r8,4), %xmm15, %xmm13
	movq	136(%rsp), %r9
	movq	%rbx, 136(%rsp)
	leaq	(%r9,%rbx), %r8
	movq	240(%rsp), %rbx
	vmovss	0(%r13,%r8,4), %xmm8
	vfmadd231ss	%xmm0, %xmm16, %xmm10
	vmovss	(%rbx,%r14,4), %xmm7
	vmovq	%xmm25, %rbx
	vaddss	%xmm8, %xmm14, %xmm14
	vaddss	(%rbx,%r14,4), %xmm7, %xmm12
	movq	312(%rsp), %rbx
	addq	%r15, %rbx
	addq	%r12, %r15
	vmovss	0(%r13,%rbx,4), %xmm3
	vaddss	0(%r13,%r15,4), %xmm3, %xmm9
	vfmadd132ss	%xmm27, %xmm10, %xmm4
	movq	264(%rsp), %r15
	vfmadd132ss	%xmm28, %xmm4, %xmm13
	vfmadd132ss	%xmm26, %xmm13, %xmm14
	vfmadd132ss	%xmm5, %xmm14, %xmm12
	vfmadd132ss	%xmm6, %xmm12, %xmm9
	vmovss	%xmm9, (%r15,%r14,4)
	movq	128(%rsp), %r14
	cmpq	%r14, 144(%rsp)
	jle	.L6
	vaddss	%xmm8, %xmm0, %xmm10
	movq	256(%rsp), %r15
	vmovq	%xmm20, %rbx
	vmovss	(%r15,%r11,4), %xmm15
	vaddss	(%rbx,%r11,4), %xmm15, %xmm14
	movq	%r14, %r15
	leaq	(%rsi,%r14), %r14
	vmulss	%xmm1, %xmm10, %xmm4
	movq	232(%rsp), %rbx
	vmovss	0(%r13,%r14,4), %xmm7
	movq	%r9, %r14
	leaq	(%rbx,%r15), %r15
	leaq	5(%rax), %rbx
	vaddss	0(%r13,%r15,4), %xmm7, %xmm12
	leaq	(%r9,%rbx), %r15
	movq	%rbx, 120(%rsp)
	vmovq	%xmm25, %rbx
	vmovss	0(%r13,%r15,4), %xmm10
	movq	240(%rsp), %r9
	vfmadd231ss	%xmm11, %xmm16, %xmm4
	vaddss	%xmm10, %xmm2, %xmm2
	vmovss	(%r9,%r11,4), %xmm3
	vaddss	(%rbx,%r11,4), %xmm3, %xmm9
	movq	128(%rsp), %r9
	movq	312(%rsp), %rbx
	addq	%r9, %rbx
	addq	%r12, %r9
	vfmadd132ss	%xmm27, %xmm4, %xmm14
	vmovss	0(%r13,%rbx,4), %xmm4
	vaddss	0(%r13,%r9,4), %xmm4, %xmm15
	movq	264(%rsp), %r9
	movq	136(%rsp), %rbx
	vfmadd132ss	%xmm28, %xmm14, %xmm12
	vfmadd132ss	%xmm26, %xmm12, %xmm2
	vfmadd132ss	%xmm5, %xmm2, %xmm9
	vfmadd132ss	%xmm6, %xmm9, %xmm15
	vmovss	%xmm15, (%r9,%r11,4)
	cmpq	%rbx, 144(%rsp)
	jle	.L6
	vaddss	%xmm10, %xmm11, %xmm14
	movq	256(%rsp), %r11
	vmovq	%xmm20, %r9
	addq	$6, %rax
	addq	%rax, %r14
	vmovss	(%r11,%r8,4), %xmm7
	vaddss	(%r9,%r8,4), %xmm7, %xmm12
	leaq	(%rsi,%rbx), %r11
	vmulss	%xmm1, %xmm14, %xmm13
	movq	232(%rsp), %r9
	vmovq	%r11, %xmm2
	vmovss	0(%r13,%r14,4), %xmm15
	leaq	(%r9,%rbx), %r11
	vmovq	%xmm2, %r9
	vaddss	%xmm15, %xmm0, %xmm0
	vmovss	0(%r13,%r9,4), %xmm3
	vaddss	0(%r13,%r11,4), %xmm3, %xmm9
	movq	%r14, %r9
	vmovq	%xmm25, %r11
	movq	240(%rsp), %r14
	vfmadd231ss	%xmm8, %xmm16, %xmm13
	vmovss	(%r14,%r8,4), %xmm4
	vaddss	(%r11,%r8,4), %xmm4, %xmm14
	movq	312(%rsp), %r11
	movq	264(%rsp), %r14
	addq	%rbx, %r11
	leaq	(%r12,%rbx), %rbx
	vfmadd132ss	%xmm27, %xmm13, %xmm12
	vmovss	0(%r13,%r11,4), %xmm13
	vaddss	0(%r13,%rbx,4), %xmm13, %xmm7
	movq	120(%rsp), %rbx
	vfmadd132ss	%xmm28, %xmm12, %xmm9
	vfmadd132ss	%xmm26, %xmm9, %xmm0
	vfmadd132ss	%xmm5, %xmm0, %xmm14
	vfmadd132ss	%xmm6, %xmm14, %xmm7
	vmovss	%xmm7, (%r14,%r8,4)
	cmpq	%rbx, 144(%rsp)
	jle	.L6
	vaddss	%xmm15, %xmm8, %xmm12
	movq	256(%rsp), %r8
	vmovq	%xmm20, %r11
	movq	232(%rsp), %r14
	vmovss	28(%r13,%r10,4), %xmm4
	vmovss	(%r8,%r15,4), %xmm3
	vaddss	(%r11,%r15,4), %xmm3, %xmm9
	leaq	(%r14,%rbx), %r8
	vmulss	%xmm1, %xmm12, %xmm2
	leaq	(%rsi,%rbx), %r11
	vaddss	%xmm4, %xmm11, %xmm11
	vmovss	0(%r13,%r11,4), %xmm0
	vaddss	0(%r13,%r8,4), %xmm0, %xmm14
	vmovq	%xmm25, %r8
	movq	240(%rsp), %r11
	vmovss	(%r11,%r15,4), %xmm13
	vaddss	(%r8,%r15,4), %xmm13, %xmm7
	vfmadd231ss	%xmm10, %xmm16, %xmm2
	movq	312(%rsp), %r8
	movq	264(%rsp), %r11
	addq	%rbx, %r8
	leaq	(%r12,%rbx), %rbx
	vmovss	0(%r13,%r8,4), %xmm12
	vfmadd132ss	%xmm27, %xmm2, %xmm9
	vaddss	0(%r13,%rbx,4), %xmm12, %xmm2
	vfmadd132ss	%xmm28, %xmm9, %xmm14
	vfmadd132ss	%xmm26, %xmm14, %xmm11
	vfmadd132ss	%xmm5, %xmm11, %xmm7
	vfmadd132ss	%xmm6, %xmm7, %xmm2
	vmovss	%xmm2, (%r11,%r15,4)
	cmpq	%rax, 144(%rsp)
	jle	.L6
	vaddss	%xmm4, %xmm10, %xmm10
	vmovq	%xmm20, %r15
	movq	%r14, %rbx
	addq	%rax, %rsi
	movq	256(%rsp), %r8
	addq	%rax, %rbx
	vaddss	32(%r13,%r10,4), %xmm8, %xmm8
	vmovq	%xmm25, %r10
	vmovss	0(%r13,%rbx,4), %xmm0
	vaddss	0(%r13,%rsi,4), %xmm0, %xmm14
	addq	%rax, %r12
	vmulss	%xmm1, %xmm10, %xmm3
	movq	240(%rsp), %r14
	vmovss	(%r10,%r9,4), %xmm4
	movq	312(%rsp), %r11
	vmovss	0(%r13,%r12,4), %xmm13
	vaddss	(%r14,%r9,4), %xmm4, %xmm11
	addq	%rax, %r11
	movq	264(%rsp), %rax
	vaddss	0(%r13,%r11,4), %xmm13, %xmm7
	vfmadd231ss	%xmm15, %xmm16, %xmm3
	vmovss	(%r15,%r9,4), %xmm15
	vaddss	(%r8,%r9,4), %xmm15, %xmm9
	vfmadd132ss	%xmm27, %xmm3, %xmm9
	vfmadd132ss	%xmm28, %xmm9, %xmm14
	vfmadd132ss	%xmm26, %xmm14, %xmm8
	vfmadd132ss	%xmm5, %xmm8, %xmm11
	vfmadd132ss	%xmm6, %xmm11, %xmm7
	vmovss	%xmm7, (%rax,%r9,4)
.L6:
	movq	72(%rsp), %r12
	movq	248(%rsp), %r15
	movq	320(%rsp), %r9
	addq	%r15, 304(%rsp)
	addq	%r15, 288(%rsp)
	movq	272(%rsp), %r8
	addq	%r12, %rcx
	addq	%r12, %rdx
	addq	%r15, 280(%rsp)
	cmpq	%r8, 64(%rsp)
	jne	.L14
	vmovq	%xmm22, %rbx
	movq	-40(%rsp), %rcx
	addq	%rbx, 112(%rsp)
	vmovq	%xmm19, %r15
	addq	%rbx, 104(%rsp)
	movq	-48(%rsp), %r14
	vmovq	%xmm17, %r12
	addq	%rbx, %r13
	addq	%rbx, 168(%rsp)
	addq	%rbx, 160(%rsp)
	addq	%rbx, 96(%rsp)
	addq	%rbx, 88(%rsp)
	addq	%rbx, 216(%rsp)
	addq	%rbx, 80(%rsp)
	cmpq	%r12, -64(%rsp)
	je	.L34
	addq	$1, %r12
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L37:
	movq	248(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, 320(%rsp)
	jmp	.L6
.L39:
	xorl	%r8d, %r8d
	movl	$2, %eax
	jmp	.L12
.L40:
	movq	248(%rsp), %r14
	addq	%r9, %r14
	movq	%r14, 320(%rsp)
	jmp	.L9
.L34:
	vzeroupper
.L35:
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
