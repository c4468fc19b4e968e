	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rcx, %rax
	leaq	0(,%rdx,8), %rcx
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$520, %rsp
	movq	%rdx, 208(%rsp)
	movq	%r8, -72(%rsp)
	movq	%rcx, 232(%rsp)
	vmovsd	24(%rbp), %xmm26
	vmovsd	32(%rbp), %xmm27
	vmovsd	40(%rbp), %xmm28
	vmovsd	48(%rbp), %xmm30
	vmovsd	56(%rbp), %xmm10
	cmpq	%r8, %rax
	jge	.L36
	shrq	$3, %rcx
	leaq	-2(%rsi), %rbx
	movq	%rbx, 224(%rsp)
	movq	%rcx, %r11
	cmpq	$4, %rsi
	jle	.L36
	movq	%rdx, %rdi
	cmpq	$4, %rdx
	jle	.L36
	imulq	%rdx, %rsi
	leaq	-1(%rax), %r8
	vmovsd	%xmm4, %xmm4, %xmm12
	movq	%r9, %rbx
	leaq	1(%rax), %r13
	vmovsd	%xmm2, %xmm2, %xmm29
	vmovsd	%xmm3, %xmm3, %xmm21
	vmovsd	%xmm0, %xmm0, %xmm23
	vmovsd	%xmm1, %xmm1, %xmm25
	vmovsd	%xmm6, %xmm6, %xmm24
	vmovq	%rsi, %xmm15
	movq	%rsi, %r12
	leaq	0(,%rsi,8), %rdx
	vmovq	%xmm15, %r14
	vmovq	%xmm15, %r10
	leaq	(%rcx,%rcx), %rsi
	vmovq	%xmm15, -88(%rsp)
	imulq	%r14, %r8
	movq	%rsi, %r15
	movq	%rsi, -56(%rsp)
	vmovsd	%xmm5, %xmm5, %xmm31
	imulq	%r13, %r10
	vmovddup	%xmm10, %xmm6
	vmovddup	%xmm26, %xmm2
	imulq	%rax, %r12
	vmovddup	%xmm7, %xmm3
	vmovsd	%xmm7, %xmm7, %xmm22
	vmovapd	%xmm6, -24(%rsp)
	addq	%rsi, %r8
	vmovddup	%xmm30, %xmm5
	vmovddup	%xmm28, %xmm0
	vmovapd	%xmm2, 24(%rsp)
	addq	%r10, %rsi
	subq	%r14, %r10
	leaq	(%r9,%r8,8), %r9
	vmovapd	%xmm5, -8(%rsp)
	leaq	(%rbx,%rsi,8), %rcx
	vmovq	%xmm15, %rsi
	leaq	(%r11,%r10), %r8
	movq	%r9, 272(%rsp)
	movq	%rcx, 264(%rsp)
	leaq	-2(%rax), %rcx
	addq	$2, %rax
	leaq	(%rbx,%r8,8), %r14
	imulq	%rsi, %rcx
	leaq	(%r15,%r11), %r9
	movq	%r14, 304(%rsp)
	vmovddup	%xmm27, %xmm1
	imulq	%rsi, %rax
	addq	%r9, %r10
	movq	%r9, -80(%rsp)
	leaq	(%rsi,%rsi), %r9
	leaq	(%rbx,%r10,8), %r10
	vmovddup	%xmm24, %xmm4
	vmovddup	%xmm12, %xmm7
	vmovapd	%xmm0, 120(%rsp)
	addq	%r15, %rcx
	vmovddup	%xmm21, %xmm9
	vmovddup	%xmm29, %xmm11
	movq	%r10, 296(%rsp)
	leaq	(%rbx,%rcx,8), %r8
	addq	%r15, %rax
	leaq	(%r12,%r15), %r15
	vmovapd	%xmm1, 8(%rsp)
	movq	%r8, 256(%rsp)
	movq	16(%rbp), %r8
	leaq	(%rbx,%rax,8), %rax
	leaq	0(,%r11,4), %rcx
	movq	%rcx, -64(%rsp)
	addq	%r12, %rcx
	leaq	(%rbx,%r12,8), %r10
	vmovddup	%xmm25, %xmm13
	leaq	(%rbx,%rcx,8), %rsi
	leaq	-4(%rdi), %rcx
	movq	%rax, 248(%rsp)
	vmovddup	%xmm23, %xmm14
	leaq	(%r8,%r15,8), %r14
	movq	%rcx, %r15
	movq	%r11, %r8
	movq	%rsi, 384(%rsp)
	movq	%r14, 240(%rsp)
	movq	%r15, %rsi
	leaq	-2(%rdi), %r14
	andq	$-8, %r15
	negq	%r8
	leaq	-5(%rdi), %rax
	leaq	-1(%rdi), %rdi
	movq	%rcx, 288(%rsp)
	movq	%r15, 192(%rsp)
	shrq	$3, %rcx
	addq	$2, %r15
	salq	$4, %r8
	cmpq	%rsi, %rdi
	movq	%r14, 184(%rsp)
	vbroadcastsd	%xmm29, %ymm20
	vmovddup	%xmm31, %xmm8
	cmovg	%rsi, %rdi
	movq	%rax, 216(%rsp)
	vbroadcastsd	%xmm21, %ymm6
	vmovapd	%ymm20, %ymm2
	movq	%rcx, 472(%rsp)
	vbroadcastsd	%xmm12, %ymm17
	movq	%r12, %r14
	movq	%r15, 200(%rsp)
	vmovapd	%xmm8, %xmm19
	vmovsd	%xmm12, %xmm12, %xmm20
	vmovapd	%ymm6, %ymm16
	movq	%rdi, 176(%rsp)
	vmovapd	%xmm3, 104(%rsp)
	vmovapd	%xmm4, 72(%rsp)
	vmovapd	%xmm7, 136(%rsp)
	vmovapd	%xmm9, 152(%rsp)
	vmovapd	%xmm11, 40(%rsp)
	vmovapd	%xmm13, 56(%rsp)
	vmovapd	%xmm14, 88(%rsp)
	movq	%r11, 496(%rsp)
	movq	%rdx, -96(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	-88(%rsp), %r12
	movq	%r14, %rsi
	movq	%r14, %r11
	movq	%r9, -32(%rsp)
	movq	264(%rsp), %rax
	movq	272(%rsp), %rdx
	movq	%rsi, %r15
	movq	%r14, 400(%rsp)
	movq	256(%rsp), %rdi
	subq	%r12, %r11
	leaq	(%r9,%rsi), %r12
	subq	%r9, %r15
	addq	%r8, %rax
	leaq	(%rdx,%r8), %rcx
	leaq	(%r11,%r9), %r14
	addq	$2, %r11
	movq	248(%rsp), %rdx
	addq	%r8, %rdi
	movq	%rax, 440(%rsp)
	vbroadcastsd	%xmm31, %ymm18
	movq	384(%rsp), %rax
	movq	%rdi, 432(%rsp)
	vmovapd	%ymm16, %ymm0
	vmovapd	%ymm18, %ymm5
	addq	%r8, %rdx
	movq	%r12, 352(%rsp)
	movq	-80(%rsp), %r12
	vmovsd	%xmm29, %xmm29, %xmm15
	leaq	(%rax,%r8), %rdi
	movq	496(%rsp), %rax
	movq	%rdx, 424(%rsp)
	vmovapd	%xmm19, %xmm16
	movq	-56(%rsp), %rdx
	movq	%rcx, 416(%rsp)
	vmovapd	%ymm17, %ymm18
	vmovapd	%ymm0, %ymm19
	movq	%r15, 344(%rsp)
	leaq	2(%rax,%rsi), %rsi
	movq	-64(%rsp), %r15
	vmovapd	%ymm5, %ymm17
	movq	%r11, 336(%rsp)
	movq	240(%rsp), %rcx
	leaq	2(%r14), %r11
	vmovapd	%ymm2, %ymm29
	movq	%r12, 456(%rsp)
	movq	%rdx, 464(%rsp)
	addq	%r8, %rcx
	movq	$2, 480(%rsp)
	movq	%r11, 328(%rsp)
	movq	%rsi, 320(%rsp)
	movq	%rdi, 504(%rsp)
	movq	%r8, -40(%rsp)
	movq	%r13, -48(%rsp)
	movq	%r15, 448(%rsp)
	xorl	%r15d, %r15d
	movq	%rcx, 408(%rsp)
	xorl	%ecx, %ecx
	movq	%r14, 168(%rsp)
	movq	%r15, %r14
	movq	%r10, %r15
	.p2align 4,,10
	.p2align 3
.L14:
	movq	480(%rsp), %r13
	movq	%r13, 312(%rsp)
	addq	$1, %r13
	cmpq	$6, 216(%rsp)
	movq	%r13, 480(%rsp)
	jbe	.L39
	movq	504(%rsp), %rax
	movq	272(%rsp), %rdi
	vbroadcastsd	%xmm23, %zmm13
	vbroadcastsd	%xmm25, %zmm14
	movq	264(%rsp), %rdx
	movq	304(%rsp), %r11
	vbroadcastsd	%xmm15, %zmm12
	vbroadcastsd	%xmm21, %zmm11
	leaq	16(%rax), %r9
	leaq	8(%rax), %r10
	movq	296(%rsp), %rsi
	vbroadcastsd	%xmm20, %zmm9
	leaq	24(%rax), %r8
	addq	$32, %rax
	leaq	16(%r14,%rdi), %r12
	movq	%r9, 360(%rsp)
	movq	%rax, 488(%rsp)
	movq	248(%rsp), %r9
	leaq	16(%r14,%rdx), %r13
	vbroadcastsd	%xmm31, %zmm8
	movq	256(%rsp), %rax
	movq	240(%rsp), %rdx
	movq	%r10, 368(%rsp)
	vbroadcastsd	%xmm24, %zmm7
	movq	384(%rsp), %rdi
	movq	%r8, 376(%rsp)
	vbroadcastsd	%xmm22, %zmm6
	vbroadcastsd	%xmm26, %zmm5
	leaq	16(%r14,%rax), %r10
	movq	%r12, 392(%rsp)
	leaq	16(%r14,%r9), %r9
	vbroadcastsd	%xmm27, %zmm4
	leaq	16(%r14,%r11), %r12
	vbroadcastsd	%xmm28, %zmm3
	leaq	16(%r14,%rsi), %r11
	xorl	%eax, %eax
	leaq	16(%r14,%rdx), %rsi
	leaq	16(%r14,%r15), %r8
	xorl	%edx, %edx
	vbroadcastsd	%xmm30, %zmm2
	leaq	16(%r14,%rdi), %rdi
	vbroadcastsd	%xmm10, %zmm1
	testb	$1, 472(%rsp)
	je	.L34
	movq	504(%rsp), %rax
	movq	392(%rsp), %rdx
	cmpq	$1, 472(%rsp)
	vmulpd	8(%rax), %zmm14, %zmm0
	vfmadd231pd	16(%rax), %zmm13, %zmm0
	vfmadd231pd	24(%rax), %zmm12, %zmm0
	vfmadd231pd	(%rdx), %zmm11, %zmm0
	movl	$1, %edx
	vfmadd231pd	0(%r13), %zmm9, %zmm0
	vfmadd231pd	(%r12), %zmm8, %zmm0
	vfmadd231pd	(%r11), %zmm7, %zmm0
	vfmadd231pd	(%rax), %zmm6, %zmm0
	vfmadd231pd	32(%rax), %zmm5, %zmm0
	movl	$64, %eax
	vfmadd231pd	(%r10), %zmm4, %zmm0
	vfmadd231pd	(%r9), %zmm3, %zmm0
	vfmadd231pd	(%r8), %zmm2, %zmm0
	vfmadd231pd	(%rdi), %zmm1, %zmm0
	vmovupd	%zmm0, (%rsi)
	je	.L32
.L34:
	movq	%rdx, 512(%rsp)
	movq	%rcx, 280(%rsp)
	movq	%rsi, %rcx
	movq	360(%rsp), %rsi
	movq	%r14, 360(%rsp)
	movq	376(%rsp), %r14
	movq	%r15, 376(%rsp)
	movq	368(%rsp), %r15
	movq	%rbx, 368(%rsp)
	movq	392(%rsp), %rbx
	vmovsd	%xmm23, 392(%rsp)
	vmovsd	%xmm15, %xmm15, %xmm23
	vmovapd	%xmm16, %xmm15
.L5:
	vmulpd	(%r15,%rax), %zmm14, %zmm0
	movq	504(%rsp), %rdx
	vfmadd231pd	(%rsi,%rax), %zmm13, %zmm0
	vfmadd231pd	(%r14,%rax), %zmm12, %zmm0
	vfmadd231pd	(%rbx,%rax), %zmm11, %zmm0
	vfmadd231pd	0(%r13,%rax), %zmm9, %zmm0
	vfmadd231pd	(%r12,%rax), %zmm8, %zmm0
	vfmadd231pd	(%r11,%rax), %zmm7, %zmm0
	vfmadd231pd	(%rdx,%rax), %zmm6, %zmm0
	movq	488(%rsp), %rdx
	vfmadd231pd	(%rdx,%rax), %zmm5, %zmm0
	movq	504(%rsp), %rdx
	vfmadd231pd	(%r10,%rax), %zmm4, %zmm0
	vfmadd231pd	(%r9,%rax), %zmm3, %zmm0
	vfmadd231pd	(%r8,%rax), %zmm2, %zmm0
	vfmadd231pd	(%rdi,%rax), %zmm1, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	vmulpd	64(%r15,%rax), %zmm14, %zmm0
	vfmadd231pd	64(%rsi,%rax), %zmm13, %zmm0
	vfmadd231pd	64(%r14,%rax), %zmm12, %zmm0
	vfmadd231pd	64(%rbx,%rax), %zmm11, %zmm0
	vfmadd231pd	64(%r13,%rax), %zmm9, %zmm0
	vfmadd231pd	64(%r12,%rax), %zmm8, %zmm0
	vfmadd231pd	64(%r11,%rax), %zmm7, %zmm0
	vfmadd231pd	64(%rax,%rdx), %zmm6, %zmm0
	movq	488(%rsp), %rdx
	vfmadd231pd	64(%rdx,%rax), %zmm5, %zmm0
	vfmadd231pd	64(%r10,%rax), %zmm4, %zmm0
	vfmadd231pd	64(%r9,%rax), %zmm3, %zmm0
	vfmadd231pd	64(%r8,%rax), %zmm2, %zmm0
	vfmadd231pd	64(%rdi,%rax), %zmm1, %zmm0
	vmovupd	%zmm0, 64(%rcx,%rax)
	subq	$-128, %rax
	addq	$2, 512(%rsp)
	movq	512(%rsp), %rdx
	cmpq	%rdx, 472(%rsp)
	jne	.L5
	vmovapd	%xmm15, %xmm16
	movq	280(%rsp), %rcx
	vmovsd	%xmm23, %xmm23, %xmm15
	movq	360(%rsp), %r14
	movq	376(%rsp), %r15
	movq	368(%rsp), %rbx
	vmovsd	392(%rsp), %xmm23
.L32:
	testb	$7, 288(%rsp)
	je	.L40
	movq	192(%rsp), %rsi
	movq	200(%rsp), %rax
.L12:
	movq	208(%rsp), %r12
	subq	%rsi, %r12
	leaq	-4(%r12), %r10
	subq	$5, %r12
	cmpq	$2, %r12
	jbe	.L7
	movq	464(%rsp), %rdi
	movq	328(%rsp), %r13
	vbroadcastsd	%xmm25, %ymm8
	vbroadcastsd	%xmm23, %ymm3
	movq	400(%rsp), %rdx
	movq	336(%rsp), %r9
	vbroadcastsd	%xmm24, %ymm12
	vbroadcastsd	%xmm22, %ymm11
	addq	%rsi, %rdi
	vbroadcastsd	%xmm26, %ymm9
	vbroadcastsd	%xmm27, %ymm7
	leaq	0(%r13,%rdi), %r12
	leaq	(%r9,%rdi), %r8
	movq	344(%rsp), %r13
	movq	320(%rsp), %r9
	vmovq	%r12, %xmm14
	movq	352(%rsp), %r12
	leaq	2(%rdi,%rdx), %r11
	addq	$2, %rdx
	leaq	2(%rdi,%r13), %r13
	vmovq	%r8, %xmm13
	leaq	(%r9,%rcx), %r9
	movq	456(%rsp), %r8
	leaq	2(%r12,%rdi), %r12
	leaq	(%rdx,%rcx), %rdi
	addq	%rsi, %r9
	addq	%rsi, %rdi
	addq	%rdx, %r8
	vbroadcastsd	%xmm28, %ymm6
	addq	%rsi, %r8
	movq	%rdi, 512(%rsp)
	movq	448(%rsp), %rdi
	vbroadcastsd	%xmm30, %ymm5
	vmulpd	-8(%rbx,%r11,8), %ymm8, %ymm2
	vbroadcastsd	%xmm10, %ymm4
	addq	%rdi, %rdx
	vfmadd132pd	(%rbx,%r11,8), %ymm2, %ymm3
	vmovq	%xmm14, %rdi
	addq	%rsi, %rdx
	vfmadd231pd	8(%rbx,%r11,8), %ymm29, %ymm3
	vmovq	%xmm13, %rsi
	vfmadd231pd	(%rbx,%rsi,8), %ymm19, %ymm3
	vfmadd231pd	(%rbx,%rdi,8), %ymm18, %ymm3
	vfmadd231pd	(%rbx,%r9,8), %ymm17, %ymm3
	movq	512(%rsp), %r9
	vfmadd132pd	(%rbx,%r8,8), %ymm3, %ymm12
	movq	496(%rsp), %r8
	vfmadd132pd	-16(%rbx,%r11,8), %ymm12, %ymm11
	vfmadd132pd	16(%rbx,%r11,8), %ymm11, %ymm9
	vfmadd132pd	(%rbx,%r13,8), %ymm9, %ymm7
	vfmadd132pd	(%rbx,%r12,8), %ymm7, %ymm6
	vfmadd132pd	(%rbx,%r9,8), %ymm6, %ymm5
	vfmadd132pd	(%rbx,%rdx,8), %ymm5, %ymm4
	movq	16(%rbp), %rdx
	vmovupd	%ymm4, (%rdx,%r11,8)
	movq	%r10, %r11
	andq	$-4, %r11
	addq	%r11, %rax
	andl	$3, %r10d
	leaq	(%r8,%rcx), %r11
	je	.L6
.L7:
	movq	464(%rsp), %r10
	movq	400(%rsp), %r13
	leaq	1(%rax), %r9
	movq	176(%rsp), %rdi
	leaq	(%r10,%r13), %r12
	addq	%rax, %r12
	leaq	(%rbx,%r12,8), %rsi
	cmpq	%rdi, %r9
	jge	.L15
	movq	496(%rsp), %rdx
	vmovupd	(%rsi), %xmm2
	vmovupd	-8(%rsi), %xmm13
	vmovsd	8(%rsi), %xmm0
	leaq	(%rdx,%rcx), %r11
	addq	%rax, %rcx
	movq	456(%rsp), %r13
	movq	296(%rsp), %rdx
	leaq	(%r11,%rax), %r8
	vunpckhpd	%xmm2, %xmm2, %xmm3
	leaq	(%r15,%r8,8), %rsi
	leaq	(%r15,%rcx,8), %r8
	movq	448(%rsp), %rcx
	leaq	(%rax,%r13), %r12
	leaq	(%r14,%rdx), %r13
	leaq	(%rax,%rcx), %r9
	leaq	(%rax,%r10), %rcx
	movq	304(%rsp), %r10
	leaq	(%r15,%r12,8), %rdi
	leaq	(%r15,%r9,8), %r9
	salq	$3, %rcx
	addq	%r14, %r10
	leaq	(%r14,%r15), %r12
	vmovq	%r10, %xmm5
	movq	384(%rsp), %r10
	leaq	(%r14,%r10), %r10
.L10:
	vmulpd	88(%rsp), %xmm2, %xmm1
	addq	$24, %rsi
	movq	416(%rsp), %rdx
	vmovhpd	16(%rcx,%r15), %xmm0, %xmm0
	vfmadd231pd	56(%rsp), %xmm13, %xmm1
	vmovapd	72(%rsp), %xmm11
	addq	$24, %rdi
	addq	$24, %r8
	vfmadd132pd	40(%rsp), %xmm1, %xmm0
	vmovapd	104(%rsp), %xmm9
	addq	$24, %r9
	vmovapd	152(%rsp), %xmm14
	vfmadd231pd	(%rdx,%rcx), %xmm14, %xmm0
	movq	440(%rsp), %rdx
	vmovupd	16(%r15,%rcx), %xmm13
	vmulsd	%xmm3, %xmm25, %xmm3
	vmovapd	8(%rsp), %xmm7
	vmovapd	120(%rsp), %xmm6
	vmovapd	-8(%rsp), %xmm4
	vmovapd	-24(%rsp), %xmm8
	vmovsd	%xmm13, %xmm13, %xmm1
	vmovapd	136(%rsp), %xmm12
	vfmadd231pd	(%rdx,%rcx), %xmm12, %xmm0
	vmovq	%xmm5, %rdx
	vfmadd231pd	(%rdx,%rax,8), %xmm16, %xmm0
	movq	432(%rsp), %rdx
	vfmadd231pd	0(%r13,%rax,8), %xmm11, %xmm0
	vfmadd132sd	%xmm23, %xmm3, %xmm1
	vmovupd	24(%r15,%rcx), %xmm2
	vfmadd231pd	-16(%rcx,%r15), %xmm9, %xmm0
	vfmadd231sd	24(%rcx,%r15), %xmm15, %xmm1
	vfmadd231pd	24(%rsp), %xmm13, %xmm0
	vunpckhpd	%xmm2, %xmm2, %xmm3
	vfmadd231pd	(%rdx,%rcx), %xmm7, %xmm0
	movq	424(%rsp), %rdx
	vfmadd231pd	(%rdx,%rcx), %xmm6, %xmm0
	movq	408(%rsp), %rdx
	vfmadd231pd	(%r12,%rax,8), %xmm4, %xmm0
	vfmadd231pd	(%r10,%rax,8), %xmm8, %xmm0
	vmovupd	%xmm0, (%rdx,%rcx)
	leaq	3(%rax), %rdx
	addq	$4, %rax
	movq	%rdx, 512(%rsp)
	movq	416(%rsp), %rdx
	vmovsd	32(%r15,%rcx), %xmm0
	vfmadd231sd	16(%rdx,%rcx), %xmm21, %xmm1
	movq	440(%rsp), %rdx
	vfmadd231sd	16(%rdx,%rcx), %xmm20, %xmm1
	movq	432(%rsp), %rdx
	vfmadd231sd	-8(%rsi), %xmm31, %xmm1
	vfmadd231sd	-8(%rdi), %xmm24, %xmm1
	vfmadd231sd	(%r15,%rcx), %xmm22, %xmm1
	vfmadd231sd	%xmm3, %xmm26, %xmm1
	vfmadd231sd	16(%rdx,%rcx), %xmm27, %xmm1
	movq	424(%rsp), %rdx
	vfmadd231sd	16(%rdx,%rcx), %xmm28, %xmm1
	movq	408(%rsp), %rdx
	vfmadd231sd	-8(%r8), %xmm30, %xmm1
	vfmadd231sd	-8(%r9), %xmm10, %xmm1
	vmovsd	%xmm1, 16(%rdx,%rcx)
	addq	$24, %rcx
	cmpq	%rax, 288(%rsp)
	jg	.L41
	movq	512(%rsp), %rdx
.L9:
	movq	312(%rsp), %rax
	movq	496(%rsp), %r10
	leaq	1(%rdx), %rcx
	movq	416(%rsp), %r9
	leaq	-1(%rax), %r8
	leaq	-2(%rax), %rdi
	imulq	%r10, %r8
	leaq	2(%rax), %rsi
	imulq	%r10, %rax
	movq	%r8, 512(%rsp)
	leaq	(%r8,%rdx), %r8
	leaq	(%rax,%rdx), %r12
	leaq	(%rax,%rcx), %r13
	vmovsd	-8(%r15,%r12,8), %xmm14
	vmovsd	(%r15,%r12,8), %xmm13
	vmovsd	(%r15,%r13,8), %xmm11
	vmulsd	%xmm14, %xmm25, %xmm12
	vfmadd231sd	%xmm13, %xmm23, %xmm12
	vfmadd231sd	%xmm11, %xmm15, %xmm12
	vfmadd231sd	(%r9,%r12,8), %xmm21, %xmm12
	movq	440(%rsp), %r9
	vfmadd231sd	(%r9,%r12,8), %xmm20, %xmm12
	vfmadd231sd	(%r15,%r8,8), %xmm31, %xmm12
	movq	480(%rsp), %r8
	imulq	%r10, %r8
	movq	432(%rsp), %r10
	leaq	(%r8,%rdx), %r9
	movq	%r8, 488(%rsp)
	movq	424(%rsp), %r8
	vfmadd231sd	(%r15,%r9,8), %xmm24, %xmm12
	leaq	2(%rdx), %r9
	vfmadd231sd	-16(%r15,%r12,8), %xmm22, %xmm12
	addq	%r9, %rax
	vmovsd	(%r15,%rax,8), %xmm9
	vfmadd231sd	%xmm9, %xmm26, %xmm12
	vfmadd231sd	(%r10,%r12,8), %xmm27, %xmm12
	movq	496(%rsp), %r10
	vfmadd231sd	(%r8,%r12,8), %xmm28, %xmm12
	imulq	%r10, %rdi
	imulq	%r10, %rsi
	leaq	(%rdi,%rdx), %r8
	vfmadd231sd	(%r15,%r8,8), %xmm30, %xmm12
	addq	%rsi, %rdx
	movq	184(%rsp), %r8
	vfmadd231sd	(%r15,%rdx,8), %xmm10, %xmm12
	movq	408(%rsp), %rdx
	vmovsd	%xmm12, (%rdx,%r12,8)
	cmpq	%rcx, %r8
	jle	.L6
	vmulsd	%xmm13, %xmm25, %xmm7
	movq	416(%rsp), %r10
	movq	440(%rsp), %rdx
	vmovsd	24(%r15,%r12,8), %xmm6
	vfmadd231sd	%xmm11, %xmm23, %xmm7
	vfmadd231sd	%xmm9, %xmm15, %xmm7
	vfmadd231sd	(%r10,%r13,8), %xmm21, %xmm7
	vfmadd231sd	(%rdx,%r13,8), %xmm20, %xmm7
	movq	512(%rsp), %rdx
	addq	%rcx, %rdx
	vfmadd231sd	(%r15,%rdx,8), %xmm31, %xmm7
	movq	488(%rsp), %rdx
	addq	%rcx, %rdx
	vfmadd231sd	(%r15,%rdx,8), %xmm24, %xmm7
	movq	432(%rsp), %rdx
	vfmadd231sd	%xmm14, %xmm22, %xmm7
	vfmadd231sd	%xmm6, %xmm26, %xmm7
	vfmadd231sd	(%rdx,%r13,8), %xmm27, %xmm7
	movq	424(%rsp), %rdx
	vfmadd231sd	(%rdx,%r13,8), %xmm28, %xmm7
	leaq	(%rdi,%rcx), %rdx
	addq	%rsi, %rcx
	vfmadd231sd	(%r15,%rdx,8), %xmm30, %xmm7
	vfmadd231sd	(%r15,%rcx,8), %xmm10, %xmm7
	movq	408(%rsp), %rcx
	vmovsd	%xmm7, (%rcx,%r13,8)
	cmpq	%r9, %r8
	jle	.L6
	vmulsd	%xmm11, %xmm25, %xmm4
	addq	%r9, %rdi
	addq	%r9, %rsi
	movq	440(%rsp), %r13
	movq	512(%rsp), %r8
	movq	424(%rsp), %rdx
	addq	%r9, %r8
	vfmadd132sd	%xmm23, %xmm4, %xmm9
	vfmadd132sd	%xmm15, %xmm9, %xmm6
	vmovsd	%xmm6, %xmm6, %xmm4
	vfmadd231sd	(%r10,%rax,8), %xmm21, %xmm4
	movq	488(%rsp), %r10
	vfmadd231sd	0(%r13,%rax,8), %xmm20, %xmm4
	vfmadd231sd	(%r15,%r8,8), %xmm31, %xmm4
	addq	%r9, %r10
	vfmadd231sd	(%r15,%r10,8), %xmm24, %xmm4
	vfmadd231sd	%xmm13, %xmm22, %xmm4
	vfmadd231sd	32(%r15,%r12,8), %xmm26, %xmm4
	movq	432(%rsp), %r12
	vfmadd231sd	(%r12,%rax,8), %xmm27, %xmm4
	vfmadd231sd	(%rdx,%rax,8), %xmm28, %xmm4
	vfmadd231sd	(%r15,%rdi,8), %xmm30, %xmm4
	vfmadd231sd	(%r15,%rsi,8), %xmm10, %xmm4
	vmovsd	%xmm4, (%rcx,%rax,8)
.L6:
	movq	232(%rsp), %rdi
	movq	496(%rsp), %rax
	movq	%r11, %rcx
	addq	%rdi, 504(%rsp)
	movq	480(%rsp), %r11
	addq	%rax, 464(%rsp)
	addq	%rdi, %r14
	addq	%rax, 456(%rsp)
	addq	%rax, 448(%rsp)
	cmpq	%r11, 224(%rsp)
	jne	.L14
	movq	%r15, %r10
	movq	-96(%rsp), %r15
	vmovapd	%ymm29, %ymm8
	vmovsd	%xmm15, %xmm15, %xmm29
	vmovapd	%ymm19, %ymm15
	addq	%r15, 272(%rsp)
	vmovapd	%xmm16, %xmm19
	movq	168(%rsp), %r14
	addq	%r15, 264(%rsp)
	movq	-32(%rsp), %r9
	vmovapd	%ymm18, %ymm17
	vmovapd	%ymm15, %ymm16
	addq	%r15, 304(%rsp)
	movq	-40(%rsp), %r8
	addq	%r15, %r10
	vmovapd	%ymm8, %ymm2
	addq	%r15, 296(%rsp)
	movq	-48(%rsp), %r13
	addq	%r15, 256(%rsp)
	addq	%r15, 248(%rsp)
	addq	%r15, 384(%rsp)
	addq	%r15, 240(%rsp)
	cmpq	%r13, -72(%rsp)
	je	.L35
	addq	$1, %r13
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L40:
	movq	496(%rsp), %r13
	leaq	0(%r13,%rcx), %r11
	jmp	.L6
.L39:
	xorl	%esi, %esi
	movl	$2, %eax
	jmp	.L12
.L15:
	movq	496(%rsp), %rsi
	movq	%rax, %rdx
	leaq	(%rsi,%rcx), %r11
	jmp	.L9
.L35:
	vzeroupper
.L36:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
.L41:
	movq	512(%rsp), %rax
	jmp	.L10
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
