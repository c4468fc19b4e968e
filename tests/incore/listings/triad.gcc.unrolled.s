	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	16(%rbp), %r13
	cmpq	%rdx, %rsi
	jge	.L56
	subq	%rsi, %rdx
	movq	%rcx, %rdi
	movq	%rsi, %r14
	leaq	-1(%rdx), %rax
	cmpq	$2, %rax
	jbe	.L8
	movq	%rdx, %r15
	leaq	0(,%rsi,8), %rcx
	xorl	%eax, %eax
	shrq	$2, %r15
	leaq	(%r8,%rcx), %r11
	leaq	(%r9,%rcx), %r12
	salq	$5, %r15
	leaq	0(%r13,%rcx), %rbx
	addq	%rdi, %rcx
	leaq	-32(%r15), %r10
	shrq	$5, %r10
	incq	%r10
	andl	$7, %r10d
	je	.L4
	cmpq	$1, %r10
	je	.L37
	cmpq	$2, %r10
	je	.L38
	cmpq	$3, %r10
	je	.L39
	cmpq	$4, %r10
	je	.L40
	cmpq	$5, %r10
	je	.L41
	cmpq	$6, %r10
	jne	.L59
.L42:
	vmovupd	(%r12,%rax), %ymm1
	vmovupd	(%r11,%rax), %ymm4
	vfmadd132pd	(%rbx,%rax), %ymm4, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
.L41:
	vmovupd	(%r12,%rax), %ymm2
	vmovupd	(%r11,%rax), %ymm7
	vfmadd132pd	(%rbx,%rax), %ymm7, %ymm2
	vmovupd	%ymm2, (%rcx,%rax)
	addq	$32, %rax
.L40:
	vmovupd	(%r12,%rax), %ymm5
	vmovupd	(%r11,%rax), %ymm6
	vfmadd132pd	(%rbx,%rax), %ymm6, %ymm5
	vmovupd	%ymm5, (%rcx,%rax)
	addq	$32, %rax
.L39:
	vmovupd	(%r12,%rax), %ymm8
	vmovupd	(%r11,%rax), %ymm9
	vfmadd132pd	(%rbx,%rax), %ymm9, %ymm8
	vmovupd	%ymm8, (%rcx,%rax)
	addq	$32, %rax
.L38:
	vmovupd	(%r12,%rax), %ymm10
	vmovupd	(%r11,%rax), %ymm11
	vfmadd132pd	(%rbx,%rax), %ymm11, %ymm10
	vmovupd	%ymm10, (%rcx,%rax)
	addq	$32, %rax
.L37:
	vmovupd	(%r12,%rax), %ymm12
	vmovupd	(%r11,%rax), %ymm13
	vfmadd132pd	(%rbx,%rax), %ymm13, %ymm12
	vmovupd	%ymm12, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%r15, %rax
	je	.L54
.L4:
	vmovupd	(%r12,%rax), %ymm14
	vmovupd	(%r11,%rax), %ymm15
	vmovupd	32(%r12,%rax), %ymm0
	vfmadd132pd	(%rbx,%rax), %ymm15, %ymm14
	vmovupd	32(%r11,%rax), %ymm3
	vmovupd	64(%r12,%rax), %ymm1
	vfmadd132pd	32(%rbx,%rax), %ymm3, %ymm0
	vmovupd	64(%r11,%rax), %ymm4
	vmovupd	96(%r12,%rax), %ymm2
	vfmadd132pd	64(%rbx,%rax), %ymm4, %ymm1
	vmovupd	96(%r11,%rax), %ymm7
	vmovupd	128(%r12,%rax), %ymm5
	vfmadd132pd	96(%rbx,%rax), %ymm7, %ymm2
	vmovupd	%ymm14, (%rcx,%rax)
	vmovupd	128(%r11,%rax), %ymm6
	vmovupd	160(%r12,%rax), %ymm8
	vfmadd132pd	128(%rbx,%rax), %ymm6, %ymm5
	vmovupd	160(%r11,%rax), %ymm9
	vmovupd	%ymm0, 32(%rcx,%rax)
	vfmadd132pd	160(%rbx,%rax), %ymm9, %ymm8
	vmovupd	192(%r12,%rax), %ymm10
	vmovupd	%ymm1, 64(%rcx,%rax)
	vmovupd	192(%r11,%rax), %ymm11
	vmovupd	224(%r12,%rax), %ymm12
	vfmadd132pd	192(%rbx,%rax), %ymm11, %ymm10
	vmovupd	224(%r11,%rax), %ymm13
	vmovupd	%ymm2, 96(%rcx,%rax)
	vfmadd132pd	224(%rbx,%rax), %ymm13, %ymm12
	vmovupd	%ymm5, 128(%rcx,%rax)
	vmovupd	%ymm8, 160(%rcx,%rax)
	vmovupd	%ymm10, 192(%rcx,%rax)
	vmovupd	%ymm12, 224(%rcx,%rax)
	addq	$256, %rax
	cmpq	%r15, %rax
	jne	.L4
.L54:
	testb	$3, %dl
	je	.L55
	movq	%rdx, %rcx
	andq	$-4, %rcx
	addq	%rcx, %rsi
	vzeroupper
.L3:
	subq	%rcx, %rdx
	cmpq	$1, %rdx
	je	.L6
	addq	%r14, %rcx
	vmovupd	(%r9,%rcx,8), %xmm14
	vmovupd	(%r8,%rcx,8), %xmm15
	vfmadd132pd	0(%r13,%rcx,8), %xmm15, %xmm14
	vmovupd	%xmm14, (%rdi,%rcx,8)
	testb	$1, %dl
	je	.L56
	andq	$-2, %rdx
	addq	%rdx, %rsi
.L6:
	vmovsd	(%r9,%rsi,8), %xmm0
	vmovsd	(%r8,%rsi,8), %xmm3
	vfmadd132sd	0(%r13,%rsi,8), %xmm3, %xmm0
	vmovsd	%xmm0, (%rdi,%rsi,8)
.L56:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	vzeroupper
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L59:
	vmovupd	(%r12), %ymm0
	vmovupd	(%r11), %ymm3
	movl	$32, %eax
	vfmadd132pd	(%rbx), %ymm3, %ymm0
	vmovupd	%ymm0, (%rcx)
	jmp	.L42
.L8:
	xorl	%ecx, %ecx
	jmp	.L3
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
