movq	%r9, %rdi
salq	$6, %rdi
vmovupd	(%rax,%rdi), %zmm14
vaddpd	(%rbx,%rdi), %zmm14, %zmm15
vaddpd	0(%r13,%rdi), %zmm15, %zmm0
vaddpd	(%r12,%rdi), %zmm0, %zmm1
vaddpd	(%r10,%rdi), %zmm1, %zmm8
vaddpd	(%r11,%rdi), %zmm8, %zmm7
vaddpd	(%rsi,%rdi), %zmm7, %zmm9
vmulpd	(%rcx,%rdi), %zmm9, %zmm12
vmovupd	%zmm12, (%rdx,%rdi)
leaq	1(%r9), %rdi
salq	$6, %rdi
vmovupd	(%rax,%rdi), %zmm13
vaddpd	(%rbx,%rdi), %zmm13, %zmm14
vaddpd	0(%r13,%rdi), %zmm14, %zmm15
vaddpd	(%r12,%rdi), %zmm15, %zmm0
vaddpd	(%r10,%rdi), %zmm0, %zmm1
vaddpd	(%r11,%rdi), %zmm1, %zmm8
vaddpd	(%rsi,%rdi), %zmm8, %zmm7
vmulpd	(%rcx,%rdi), %zmm7, %zmm9
vmovupd	%zmm9, (%rdx,%rdi)
leaq	2(%r9), %rdi
salq	$6, %rdi
vmovupd	(%rax,%rdi), %zmm12
vaddpd	(%rbx,%rdi), %zmm12, %zmm13
vaddpd	0(%r13,%rdi), %zmm13, %zmm14
vaddpd	(%r12,%rdi), %zmm14, %zmm15
vaddpd	(%r10,%rdi), %zmm15, %zmm0
vaddpd	(%r11,%rdi), %zmm0, %zmm1
vaddpd	(%rsi,%rdi), %zmm1, %zmm8
vmulpd	(%rcx,%rdi), %zmm8, %zmm7
vmovupd	%zmm7, (%rdx,%rdi)
leaq	3(%r9), %rdi
addq	$4, %r9
salq	$6, %rdi
vmovupd	(%rax,%rdi), %zmm9
vaddpd	(%rbx,%rdi), %zmm9, %zmm12
vaddpd	0(%r13,%rdi), %zmm12, %zmm13
vaddpd	(%r12,%rdi), %zmm13, %zmm14
vaddpd	(%r10,%rdi), %zmm14, %zmm15
vaddpd	(%r11,%rdi), %zmm15, %zmm0
vaddpd	(%rsi,%rdi), %zmm0, %zmm1
vmulpd	(%rcx,%rdi), %zmm1, %zmm8
vmovupd	%zmm8, (%rdx,%rdi)
cmpq	%r9, 104(%rsp)
jne	.L5
