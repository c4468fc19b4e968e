movq	224(%rsp), %rax
addq	$1, %r9
vmovupd	(%rax,%rdi), %zmm9
vmovq	%xmm15, %rax
vaddpd	(%rax,%rdi), %zmm9, %zmm8
movq	232(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm8, %zmm0
movq	208(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm0, %zmm6
movq	200(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm6, %zmm4
movq	216(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm4, %zmm9
movq	192(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm9, %zmm8
movq	256(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm8, %zmm0
movq	248(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm0, %zmm6
movq	240(%rsp), %rax
vaddpd	(%rax,%rdi), %zmm6, %zmm4
vmovq	%xmm2, %rax
vaddpd	0(%r13,%rdi), %zmm4, %zmm9
vaddpd	(%r12,%rdi), %zmm9, %zmm8
vaddpd	(%rbx,%rdi), %zmm8, %zmm0
vaddpd	(%r11,%rdi), %zmm0, %zmm6
vaddpd	(%r10,%rdi), %zmm6, %zmm4
vaddpd	(%r15,%rdi), %zmm4, %zmm9
vaddpd	(%r14,%rdi), %zmm9, %zmm8
vaddpd	(%r8,%rdi), %zmm8, %zmm0
vaddpd	(%rax,%rdi), %zmm0, %zmm6
vmovq	%xmm1, %rax
vaddpd	(%rax,%rdi), %zmm6, %zmm4
vmovq	%xmm12, %rax
vaddpd	(%rdx,%rdi), %zmm4, %zmm9
vaddpd	(%rcx,%rdi), %zmm9, %zmm8
vaddpd	(%rsi,%rdi), %zmm8, %zmm0
vaddpd	(%rax,%rdi), %zmm0, %zmm6
vmovq	%xmm7, %rax
vaddpd	(%rax,%rdi), %zmm6, %zmm4
vmovq	%xmm11, %rax
vaddpd	(%rax,%rdi), %zmm4, %zmm9
vmovq	%xmm13, %rax
vaddpd	(%rax,%rdi), %zmm9, %zmm8
movq	176(%rsp), %rax
vmulpd	%zmm5, %zmm8, %zmm0
vmovupd	%zmm0, (%rax,%rdi)
addq	$64, %rdi
cmpq	%r9, 160(%rsp)
jne	.L5
