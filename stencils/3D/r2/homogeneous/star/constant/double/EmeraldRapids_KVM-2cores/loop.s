vmovq	%xmm10, %rax
vmovupd	(%r15,%rdi), %zmm15
addq	$2, %r9
vaddpd	(%r11,%rdi), %zmm15, %zmm9
vaddpd	(%r8,%rdi), %zmm9, %zmm12
vaddpd	(%rdx,%rdi), %zmm12, %zmm0
vaddpd	(%r14,%rdi), %zmm0, %zmm3
vaddpd	(%rsi,%rdi), %zmm3, %zmm15
vaddpd	0(%r13,%rdi), %zmm15, %zmm9
vaddpd	(%r10,%rdi), %zmm9, %zmm12
vaddpd	(%rax,%rdi), %zmm12, %zmm0
movq	184(%rsp), %rax
vaddpd	(%r12,%rdi), %zmm0, %zmm3
vaddpd	(%rbx,%rdi), %zmm3, %zmm15
vaddpd	(%rcx,%rdi), %zmm15, %zmm9
vaddpd	(%rax,%rdi), %zmm9, %zmm12
movq	192(%rsp), %rax
vmovupd	64(%r15,%rdi), %zmm3
vaddpd	64(%r11,%rdi), %zmm3, %zmm15
vaddpd	64(%r8,%rdi), %zmm15, %zmm9
vmulpd	%zmm1, %zmm12, %zmm0
vaddpd	64(%rdx,%rdi), %zmm9, %zmm12
vmovupd	%zmm0, (%rax,%rdi)
vmovq	%xmm10, %rax
vaddpd	64(%r14,%rdi), %zmm12, %zmm0
vaddpd	64(%rsi,%rdi), %zmm0, %zmm3
vaddpd	64(%r13,%rdi), %zmm3, %zmm15
vaddpd	64(%r10,%rdi), %zmm15, %zmm9
vaddpd	64(%rax,%rdi), %zmm9, %zmm12
movq	184(%rsp), %rax
vaddpd	64(%r12,%rdi), %zmm12, %zmm0
vaddpd	64(%rbx,%rdi), %zmm0, %zmm3
vaddpd	64(%rcx,%rdi), %zmm3, %zmm15
vaddpd	64(%rax,%rdi), %zmm15, %zmm9
subq	$-128, %rdi
movq	192(%rsp), %rax
vmulpd	%zmm1, %zmm9, %zmm12
vmovupd	%zmm12, -64(%rdi,%rax)
cmpq	%r9, 168(%rsp)
jne	.L5
