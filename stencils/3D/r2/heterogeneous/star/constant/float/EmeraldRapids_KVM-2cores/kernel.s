	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	vmovaps	%xmm2, %xmm30
	vmovaps	%xmm3, %xmm31
	vmovaps	%xmm4, %xmm24
	vmovaps	%xmm5, %xmm28
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %rbx
	andq	$-64, %rsp
	subq	$456, %rsp
	movq	%rdx, 112(%rsp)
	movq	%rcx, %rdx
	movq	%r8, %rcx
	movq	%r8, -56(%rsp)
	movq	%rbx, %r8
	salq	$2, %rbx
	movq	%rbx, 136(%rsp)
	vmovss	24(%rbp), %xmm2
	vmovss	32(%rbp), %xmm3
	vmovss	40(%rbp), %xmm4
	vmovss	48(%rbp), %xmm5
	vmovss	56(%rbp), %xmm9
	cmpq	%rcx, %rdx
	jge	.L38
	movq	%rbx, %rdi
	movq	%rsi, %rax
	leaq	-2(%rsi), %rsi
	shrq	$2, %rdi
	movq	%rsi, 128(%rsp)
	movq	%rdi, 360(%rsp)
	cmpq	$4, %rax
	jle	.L38
	cmpq	$4, %r8
	jle	.L38
	movq	%r9, %rsi
	leaq	1(%rdx), %r12
	leaq	-1(%rdx), %r10
	movq	%r8, %r9
	imulq	%rax, %r9
	movq	%r12, %r15
	leaq	(%rdi,%rdi), %r14
	vmovsldup	%xmm5, %xmm10
	vmovsldup	%xmm4, %xmm11
	vmovaps	%xmm0, %xmm8
	vmovsldup	%xmm3, %xmm12
	vmovsldup	%xmm9, %xmm0
	vbroadcastss	%xmm30, %ymm26
	imulq	%r9, %r15
	vmovsldup	%xmm2, %xmm13
	leaq	0(,%r9,4), %r13
	movq	%r9, -72(%rsp)
	imulq	%r9, %r10
	vmovsldup	%xmm7, %xmm14
	vbroadcastss	%xmm31, %ymm25
	vmovlps	%xmm10, -8(%rsp)
	vmovsldup	%xmm6, %xmm15
	vmovsldup	%xmm24, %xmm10
	vbroadcastss	%xmm24, %ymm23
	leaq	(%r14,%r15), %rcx
	subq	%r9, %r15
	vmovlps	%xmm0, -16(%rsp)
	addq	%r14, %r10
	leaq	(%rsi,%rcx,4), %rax
	leaq	(%r14,%rdi), %rcx
	vmovlps	%xmm11, (%rsp)
	leaq	(%rsi,%r10,4), %r11
	leaq	(%rdi,%r15), %r10
	movq	%rax, 192(%rsp)
	addq	%rcx, %r15
	movq	%r11, 200(%rsp)
	leaq	(%rsi,%r10,4), %r11
	leaq	(%rsi,%r15,4), %r15
	negq	%rdi
	movq	%r11, 184(%rsp)
	leaq	-2(%rdx), %r11
	vmovsldup	%xmm28, %xmm0
	imulq	%r9, %r11
	movq	%rcx, -64(%rsp)
	vmovsldup	%xmm31, %xmm11
	movq	%r15, 176(%rsp)
	vmovlps	%xmm12, 40(%rsp)
	vmovsldup	%xmm30, %xmm12
	leaq	(%r14,%r11), %rax
	vmovlps	%xmm13, 48(%rsp)
	vmovsldup	%xmm1, %xmm13
	leaq	(%rsi,%rax,4), %r10
	leaq	2(%rdx), %rax
	vmovlps	%xmm14, 32(%rsp)
	vmovsldup	%xmm8, %xmm14
	imulq	%r9, %rax
	movq	%r10, 168(%rsp)
	movq	16(%rbp), %r10
	imulq	%r9, %rdx
	vmovlps	%xmm15, 16(%rsp)
	vmovlps	%xmm0, 24(%rsp)
	leaq	(%r14,%rax), %rcx
	vmovlps	%xmm10, 64(%rsp)
	leaq	(%rsi,%rcx,4), %r15
	leaq	(%rsi,%rdx,4), %rcx
	vmovlps	%xmm11, 72(%rsp)
	movq	%r15, 160(%rsp)
	leaq	(%r9,%r9), %r15
	subq	%r15, %rax
	movq	%r15, -80(%rsp)
	leaq	(%rbx,%rax), %rbx
	addq	%r14, %rax
	vmovlps	%xmm12, 80(%rsp)
	leaq	(%rsi,%rbx,4), %rdx
	leaq	(%r10,%rax,4), %rax
	vmovlps	%xmm13, 8(%rsp)
	leaq	-4(%r8), %rbx
	leaq	-5(%r8), %r10
	movq	%rax, 144(%rsp)
	movq	%rbx, %rax
	movq	%rdx, 152(%rsp)
	leaq	0(,%rdi,8), %rdx
	movq	%r10, 120(%rsp)
	movq	%rax, %rdi
	leaq	-2(%r8), %r10
	andq	$-16, %rax
	leaq	-1(%r8), %r8
	movq	%rbx, 216(%rsp)
	shrq	$4, %rbx
	movq	%rax, 96(%rsp)
	addq	$2, %rax
	cmpq	%rdi, %r8
	cmovg	%rdi, %r8
	movq	%rbx, 408(%rsp)
	leaq	(%r15,%r11), %rbx
	movq	%rsi, %r15
	movq	%r10, -24(%rsp)
	movq	%rcx, %rsi
	movq	%r12, %r10
	movq	%rax, 104(%rsp)
	movq	%r8, 88(%rsp)
	vmovlps	%xmm14, 56(%rsp)
	movq	%r13, -88(%rsp)
	movq	%rdx, -104(%rsp)
	movq	%r14, -96(%rsp)
	movq	%rbx, %r14
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-104(%rsp), %r12
	movq	%r14, %r9
	movq	-72(%rsp), %r13
	movq	%r14, 368(%rsp)
	movq	%r11, 272(%rsp)
	movq	%r14, %r11
	movq	192(%rsp), %rcx
	vbroadcastss	%xmm28, %ymm27
	movq	200(%rsp), %r14
	movq	-80(%rsp), %rdx
	subq	%r13, %r11
	movq	$0, 328(%rsp)
	addq	%r12, %rcx
	movq	168(%rsp), %rax
	movq	160(%rsp), %rbx
	movq	$0, 416(%rsp)
	addq	%r12, %r14
	movq	%rcx, 312(%rsp)
	movq	-96(%rsp), %rcx
	addq	%r11, %rdx
	movq	%r14, 320(%rsp)
	addq	%r12, %rax
	addq	%r12, %rbx
	leaq	0(%r13,%rdx), %rdi
	movq	152(%rsp), %r14
	movq	144(%rsp), %r8
	movq	%rax, 304(%rsp)
	movq	136(%rsp), %r13
	movq	%rcx, 424(%rsp)
	addq	%r12, %r8
	leaq	(%r14,%r12), %rax
	movq	360(%rsp), %rcx
	movq	-64(%rsp), %r12
	movq	%rbx, 296(%rsp)
	movq	176(%rsp), %rbx
	movq	%r8, 288(%rsp)
	movq	184(%rsp), %r8
	leaq	2(%r9,%rcx), %r9
	movq	%r13, 392(%rsp)
	leaq	2(%r11), %r13
	movq	%r12, 400(%rsp)
	leaq	2(%rdx), %r12
	movq	%r12, 256(%rsp)
	movq	%rax, %r12
	movq	%rdi, 280(%rsp)
	movq	%rbx, 352(%rsp)
	movq	$2, 336(%rsp)
	movq	%r13, 264(%rsp)
	movq	%r9, 248(%rsp)
	movq	%r11, -32(%rsp)
	movq	%r8, 384(%rsp)
	movq	%r10, -40(%rsp)
	movq	%rdx, -48(%rsp)
	movq	%r14, 344(%rsp)
	movq	%rsi, %r14
	.p2align 4,,10
	.p2align 3
.L15:
	addq	$1, 336(%rsp)
	cmpq	$14, 120(%rsp)
	jbe	.L42
	leaq	12(%r12), %rdx
	movq	328(%rsp), %rcx
	movq	200(%rsp), %rdi
	leaq	8(%r12), %r10
	movq	176(%rsp), %rax
	leaq	4(%r12), %r11
	movq	%rdx, 232(%rsp)
	vbroadcastss	%xmm8, %zmm21
	movq	168(%rsp), %rdx
	leaq	8(%rcx,%rdi), %r13
	movq	192(%rsp), %rbx
	movq	%r10, 376(%rsp)
	leaq	16(%r12), %r10
	movq	184(%rsp), %r9
	movq	160(%rsp), %rdi
	movq	%r11, 224(%rsp)
	leaq	8(%rcx,%rax), %r11
	movq	%r10, 432(%rsp)
	movq	152(%rsp), %rax
	leaq	8(%rcx,%rdx), %r10
	movq	144(%rsp), %rdx
	leaq	8(%rcx,%rbx), %r8
	movq	%r13, 240(%rsp)
	leaq	8(%rcx,%r9), %rbx
	movq	%r8, 440(%rsp)
	leaq	8(%rcx,%rdi), %r9
	leaq	8(%rcx,%rsi), %r8
	vbroadcastss	%xmm1, %zmm22
	leaq	8(%rcx,%rax), %rdi
	vbroadcastss	%xmm30, %zmm20
	xorl	%eax, %eax
	leaq	8(%rcx,%rdx), %rcx
	vbroadcastss	%xmm31, %zmm19
	xorl	%edx, %edx
	vbroadcastss	%xmm24, %zmm18
	vbroadcastss	%xmm28, %zmm17
	vbroadcastss	%xmm6, %zmm16
	vbroadcastss	%xmm7, %zmm15
	vbroadcastss	%xmm2, %zmm14
	vbroadcastss	%xmm3, %zmm13
	vbroadcastss	%xmm4, %zmm12
	vbroadcastss	%xmm5, %zmm11
	vbroadcastss	%xmm9, %zmm10
	testb	$1, 408(%rsp)
	je	.L36
	vmulps	4(%r12), %zmm22, %zmm0
	movq	440(%rsp), %rdx
	movl	$64, %eax
	vfmadd231ps	8(%r12), %zmm21, %zmm0
	cmpq	$1, 408(%rsp)
	vfmadd231ps	12(%r12), %zmm20, %zmm0
	vfmadd231ps	0(%r13), %zmm19, %zmm0
	vfmadd231ps	(%rdx), %zmm18, %zmm0
	movl	$1, %edx
	vfmadd231ps	(%rbx), %zmm17, %zmm0
	vfmadd231ps	(%r11), %zmm16, %zmm0
	vfmadd231ps	(%r12), %zmm15, %zmm0
	vfmadd231ps	16(%r12), %zmm14, %zmm0
	vfmadd231ps	(%r10), %zmm13, %zmm0
	vfmadd231ps	(%r9), %zmm12, %zmm0
	vfmadd231ps	(%r8), %zmm11, %zmm0
	vfmadd231ps	(%rdi), %zmm10, %zmm0
	vmovups	%zmm0, (%rcx)
	je	.L34
.L36:
	movq	%rdx, 448(%rsp)
	movq	%r15, 208(%rsp)
	movq	224(%rsp), %r15
	movq	%r14, 240(%rsp)
	movq	232(%rsp), %r14
	movq	%rsi, 232(%rsp)
	movq	%rcx, %rsi
	movq	%r12, %rcx
.L5:
	movq	376(%rsp), %r12
	vmulps	(%r15,%rax), %zmm22, %zmm0
	movq	440(%rsp), %rdx
	vfmadd231ps	(%r12,%rax), %zmm21, %zmm0
	vfmadd231ps	(%r14,%rax), %zmm20, %zmm0
	vfmadd231ps	0(%r13,%rax), %zmm19, %zmm0
	vfmadd231ps	(%rdx,%rax), %zmm18, %zmm0
	movq	432(%rsp), %rdx
	vfmadd231ps	(%rbx,%rax), %zmm17, %zmm0
	vfmadd231ps	(%r11,%rax), %zmm16, %zmm0
	vfmadd231ps	(%rcx,%rax), %zmm15, %zmm0
	vfmadd231ps	(%rdx,%rax), %zmm14, %zmm0
	movq	432(%rsp), %rdx
	vfmadd231ps	(%r10,%rax), %zmm13, %zmm0
	vfmadd231ps	(%r9,%rax), %zmm12, %zmm0
	vfmadd231ps	(%r8,%rax), %zmm11, %zmm0
	vfmadd231ps	(%rdi,%rax), %zmm10, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	vmulps	64(%r15,%rax), %zmm22, %zmm0
	vfmadd231ps	64(%r12,%rax), %zmm21, %zmm0
	movq	440(%rsp), %r12
	vfmadd231ps	64(%r14,%rax), %zmm20, %zmm0
	vfmadd231ps	64(%r13,%rax), %zmm19, %zmm0
	vfmadd231ps	64(%r12,%rax), %zmm18, %zmm0
	vfmadd231ps	64(%rbx,%rax), %zmm17, %zmm0
	vfmadd231ps	64(%r11,%rax), %zmm16, %zmm0
	vfmadd231ps	64(%rax,%rcx), %zmm15, %zmm0
	vfmadd231ps	64(%rdx,%rax), %zmm14, %zmm0
	vfmadd231ps	64(%r10,%rax), %zmm13, %zmm0
	vfmadd231ps	64(%r9,%rax), %zmm12, %zmm0
	vfmadd231ps	64(%r8,%rax), %zmm11, %zmm0
	vfmadd231ps	64(%rdi,%rax), %zmm10, %zmm0
	vmovups	%zmm0, 64(%rsi,%rax)
	subq	$-128, %rax
	addq	$2, 448(%rsp)
	movq	448(%rsp), %r12
	cmpq	%r12, 408(%rsp)
	jne	.L5
	movq	240(%rsp), %r14
	movq	232(%rsp), %rsi
	movq	%rcx, %r12
	movq	208(%rsp), %r15
.L34:
	testb	$15, 216(%rsp)
	je	.L40
	movq	96(%rsp), %rcx
	movq	104(%rsp), %rax
.L13:
	movq	112(%rsp), %r13
	subq	%rcx, %r13
	leaq	-4(%r13), %r10
	subq	$5, %r13
	cmpq	$6, %r13
	jbe	.L7
	movq	424(%rsp), %rbx
	movq	256(%rsp), %r8
	vbroadcastss	%xmm1, %ymm20
	vbroadcastss	%xmm8, %ymm0
	movq	264(%rsp), %r9
	movq	416(%rsp), %r13
	vbroadcastss	%xmm6, %ymm11
	vbroadcastss	%xmm7, %ymm10
	leaq	(%rcx,%rbx), %rdi
	movq	368(%rsp), %rbx
	vbroadcastss	%xmm2, %ymm22
	vbroadcastss	%xmm3, %ymm15
	addq	%rdi, %r8
	addq	%rdi, %r9
	vbroadcastss	%xmm4, %ymm14
	leaq	2(%rbx,%rdi), %r11
	leaq	2(%rbx), %rdx
	movq	400(%rsp), %rbx
	vmovq	%r8, %xmm21
	vmovq	%r9, %xmm29
	movq	248(%rsp), %r9
	vbroadcastss	%xmm5, %ymm13
	vbroadcastss	%xmm9, %ymm12
	leaq	(%rdx,%rbx), %r8
	vmulps	-4(%r15,%r11,4), %ymm20, %ymm19
	leaq	(%r8,%rcx), %rbx
	movq	272(%rsp), %r8
	leaq	(%r9,%r13), %r9
	vfmadd132ps	(%r15,%r11,4), %ymm19, %ymm0
	movq	%rbx, 448(%rsp)
	addq	%rcx, %r9
	vfmadd231ps	4(%r15,%r11,4), %ymm26, %ymm0
	leaq	2(%r8,%rdi), %rbx
	movq	280(%rsp), %r8
	leaq	2(%r8,%rdi), %r8
	movq	%r13, %rdi
	movq	392(%rsp), %r13
	addq	%rdx, %rdi
	addq	%r13, %rdx
	addq	%rcx, %rdi
	vmovq	%xmm21, %r13
	addq	%rcx, %rdx
	vmovq	%xmm29, %rcx
	vfmadd231ps	(%r15,%rcx,4), %ymm25, %ymm0
	vfmadd231ps	(%r15,%r13,4), %ymm23, %ymm0
	vfmadd231ps	(%r15,%r9,4), %ymm27, %ymm0
	movq	448(%rsp), %r9
	vfmadd132ps	(%r15,%r9,4), %ymm0, %ymm11
	vfmadd132ps	-8(%r15,%r11,4), %ymm11, %ymm10
	vfmadd132ps	8(%r15,%r11,4), %ymm10, %ymm22
	vfmadd132ps	(%r15,%rbx,4), %ymm22, %ymm15
	vfmadd132ps	(%r15,%r8,4), %ymm15, %ymm14
	vfmadd132ps	(%r15,%rdi,4), %ymm14, %ymm13
	vfmadd132ps	(%r15,%rdx,4), %ymm13, %ymm12
	movq	16(%rbp), %rdx
	vmovups	%ymm12, (%rdx,%r11,4)
	movq	%r10, %r11
	andq	$-8, %r11
	addq	%r11, %rax
	andl	$7, %r10d
	je	.L40
.L7:
	movq	368(%rsp), %r10
	movq	424(%rsp), %rbx
	leaq	1(%rax), %rdx
	movq	88(%rsp), %rcx
	leaq	(%r10,%rbx), %r8
	addq	%rax, %r8
	leaq	(%r15,%r8,4), %rdi
	cmpq	%rcx, %rdx
	jge	.L43
	movq	360(%rsp), %r13
	movq	416(%rsp), %r10
	vmovq	(%rdi), %xmm12
	movq	400(%rsp), %rdx
	leaq	0(%r13,%r10), %rbx
	vmovq	-4(%rdi), %xmm15
	addq	%rax, %r10
	vmovss	4(%rdi), %xmm14
	leaq	(%rbx,%rax), %r9
	leaq	(%rax,%rdx), %r8
	movq	424(%rsp), %rdi
	vmovshdup	%xmm12, %xmm11
	movq	392(%rsp), %r13
	leaq	(%rsi,%r9,4), %r11
	leaq	(%rsi,%r8,4), %r9
	leaq	(%rsi,%r10,4), %r8
	movq	%rbx, %r10
	leaq	(%rax,%rdi), %rdx
	movq	%rsi, %rbx
	addq	%rax, %r13
	movq	%r10, 440(%rsp)
	salq	$2, %rdx
	leaq	(%rsi,%r13,4), %rdi
	movq	384(%rsp), %r13
	leaq	(%rsi,%rdx), %rcx
	vmovaps	%xmm11, %xmm18
.L10:
	vmovq	56(%rsp), %xmm10
	vmovq	8(%rsp), %xmm0
	addq	$12, %r11
	addq	$12, %r9
	vinsertps	$0x10, 8(%rcx), %xmm14, %xmm14
	addq	$12, %r8
	addq	$12, %rcx
	movq	320(%rsp), %rsi
	vmulps	%xmm12, %xmm10, %xmm13
	vmovq	80(%rsp), %xmm10
	movq	312(%rsp), %r10
	addq	$12, %rdi
	vmovq	0(%r13,%rax,4), %xmm11
	vmovq	(%r10,%rdx), %xmm12
	movq	%rax, %r10
	addq	$4, %r10
	vfmadd132ps	%xmm15, %xmm13, %xmm0
	vmovq	(%rsi,%rdx), %xmm13
	movq	352(%rsp), %rsi
	vmovq	-4(%rcx), %xmm15
	movq	(%rsi,%rax,4), %rsi
	movq	%rsi, 448(%rsp)
	vfmadd132ps	%xmm10, %xmm0, %xmm14
	vmovq	72(%rsp), %xmm0
	vmovq	%rsi, %xmm10
	movq	304(%rsp), %rsi
	vfmadd132ps	%xmm0, %xmm14, %xmm13
	vmovq	64(%rsp), %xmm14
	vmovq	-20(%rcx), %xmm0
	vfmadd132ps	%xmm14, %xmm13, %xmm12
	vmovq	24(%rsp), %xmm13
	vmovq	32(%rsp), %xmm14
	vfmadd132ps	%xmm13, %xmm12, %xmm11
	vmovq	16(%rsp), %xmm12
	vmovq	48(%rsp), %xmm13
	vfmadd132ps	%xmm12, %xmm11, %xmm10
	vmovq	(%rsi,%rdx), %xmm12
	movq	296(%rsp), %rsi
	vmovaps	%xmm10, %xmm11
	vmovq	(%rsi,%rdx), %xmm10
	movq	344(%rsp), %rsi
	vfmadd231ps	%xmm14, %xmm0, %xmm11
	vmovq	40(%rsp), %xmm0
	vmovq	-8(%rsp), %xmm14
	vfmadd231ps	%xmm15, %xmm13, %xmm11
	vmovq	-16(%rsp), %xmm13
	vfmadd132ps	%xmm12, %xmm11, %xmm0
	vmovq	(%rsp), %xmm11
	vmovq	(%r14,%rax,4), %xmm12
	vfmadd231ps	%xmm11, %xmm10, %xmm0
	vmovaps	%xmm15, %xmm10
	vmulss	%xmm18, %xmm1, %xmm11
	vfmadd132ps	%xmm14, %xmm0, %xmm12
	vmovq	(%rsi,%rax,4), %xmm0
	addq	$3, %rax
	vfmadd132ss	%xmm8, %xmm11, %xmm10
	vfmadd132ps	%xmm13, %xmm12, %xmm0
	vmovq	(%rcx), %xmm12
	movq	288(%rsp), %rsi
	vfmadd231ss	(%rcx), %xmm30, %xmm10
	vmovss	4(%rcx), %xmm14
	vmovlps	%xmm0, (%rsi,%rdx)
	movq	320(%rsp), %rsi
	vmovshdup	%xmm12, %xmm0
	vfmadd231ss	8(%rsi,%rdx), %xmm31, %xmm10
	movq	312(%rsp), %rsi
	vfmadd231ss	8(%rsi,%rdx), %xmm24, %xmm10
	movq	304(%rsp), %rsi
	vmovaps	%xmm0, %xmm18
	vfmadd231ss	-4(%r11), %xmm28, %xmm10
	vfmadd231ss	-4(%r9), %xmm6, %xmm10
	vfmadd231ss	-12(%rcx), %xmm7, %xmm10
	vfmadd231ss	%xmm0, %xmm2, %xmm10
	vfmadd231ss	8(%rsi,%rdx), %xmm3, %xmm10
	movq	296(%rsp), %rsi
	vfmadd231ss	8(%rsi,%rdx), %xmm4, %xmm10
	movq	288(%rsp), %rsi
	vfmadd231ss	-4(%r8), %xmm5, %xmm10
	vfmadd231ss	-4(%rdi), %xmm9, %xmm10
	vmovss	%xmm10, 8(%rsi,%rdx)
	addq	$12, %rdx
	cmpq	%r10, 216(%rsp)
	jg	.L10
	movq	440(%rsp), %r11
	movq	%r13, 384(%rsp)
	movq	%rbx, %rsi
	leaq	1(%rax), %rdx
	movq	%r11, %rbx
.L9:
	movq	424(%rsp), %rcx
	movq	%r12, 448(%rsp)
	movq	%rbx, 440(%rsp)
	movq	312(%rsp), %rdi
	addq	%rcx, %rax
	movq	304(%rsp), %r8
	movq	320(%rsp), %rcx
	movq	296(%rsp), %r9
	movq	288(%rsp), %r10
	salq	$2, %rax
	movq	352(%rsp), %r11
	movq	344(%rsp), %r12
	movq	-24(%rsp), %rbx
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L44:
	addq	$1, %rdx
.L11:
	vmulss	-4(%rsi,%rax), %xmm1, %xmm15
	vfmadd231ss	(%rsi,%rax), %xmm8, %xmm15
	vfmadd231ss	4(%rsi,%rax), %xmm30, %xmm15
	vfmadd231ss	(%rcx,%rax), %xmm31, %xmm15
	vfmadd231ss	(%rdi,%rax), %xmm24, %xmm15
	vfmadd231ss	-4(%r13,%rdx,4), %xmm28, %xmm15
	vfmadd231ss	-4(%r11,%rdx,4), %xmm6, %xmm15
	vfmadd231ss	-8(%rsi,%rax), %xmm7, %xmm15
	vfmadd231ss	8(%rsi,%rax), %xmm2, %xmm15
	vfmadd231ss	(%r8,%rax), %xmm3, %xmm15
	vfmadd231ss	(%r9,%rax), %xmm4, %xmm15
	vfmadd231ss	-4(%r14,%rdx,4), %xmm5, %xmm15
	vfmadd231ss	-4(%r12,%rdx,4), %xmm9, %xmm15
	vmovss	%xmm15, (%r10,%rax)
	addq	$4, %rax
	cmpq	%rbx, %rdx
	jl	.L44
	movq	%r13, 384(%rsp)
	movq	448(%rsp), %r12
	movq	440(%rsp), %r13
.L6:
	movq	136(%rsp), %rax
	movq	360(%rsp), %rdx
	movq	%r13, 416(%rsp)
	addq	%rax, 384(%rsp)
	movq	336(%rsp), %rcx
	addq	%rax, 352(%rsp)
	addq	%rax, %r12
	addq	%rax, %r14
	addq	%rax, 344(%rsp)
	addq	%rdx, 424(%rsp)
	addq	%rdx, 400(%rsp)
	addq	%rdx, 392(%rsp)
	addq	%rax, 328(%rsp)
	cmpq	%rcx, 128(%rsp)
	jne	.L15
	movq	-88(%rsp), %rdi
	movq	-32(%rsp), %r11
	addq	%rdi, 200(%rsp)
	movq	-40(%rsp), %r10
	addq	%rdi, 192(%rsp)
	movq	-48(%rsp), %r14
	addq	%rdi, %rsi
	addq	%rdi, 184(%rsp)
	addq	%rdi, 176(%rsp)
	addq	%rdi, 168(%rsp)
	addq	%rdi, 160(%rsp)
	addq	%rdi, 152(%rsp)
	addq	%rdi, 144(%rsp)
	cmpq	%r10, -56(%rsp)
	je	.L37
	addq	$1, %r10
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L40:
	movq	360(%rsp), %rax
	movq	416(%rsp), %r13
	addq	%rax, %r13
	jmp	.L6
.L42:
	xorl	%ecx, %ecx
	movl	$2, %eax
	jmp	.L13
.L43:
	movq	360(%rsp), %rbx
	movq	416(%rsp), %r9
	movq	384(%rsp), %r13
	addq	%r9, %rbx
	jmp	.L9
.L37:
	vzeroupper
.L38:
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
