vmovupd	(%r10,%rdi), %zmm2
vaddpd	0(%r13,%rdi), %zmm2, %zmm5
addq	$4, %r12
vaddpd	(%rsi,%rdi), %zmm5, %zmm14
vaddpd	(%rax,%rdi), %zmm14, %zmm15
vaddpd	(%r15,%rdi), %zmm15, %zmm4
vaddpd	(%r14,%rdi), %zmm4, %zmm0
vaddpd	(%rcx,%rdi), %zmm0, %zmm1
vmovupd	64(%r10,%rdi), %zmm5
vaddpd	64(%r13,%rdi), %zmm5, %zmm14
vaddpd	64(%rsi,%rdi), %zmm14, %zmm15
vaddpd	64(%rax,%rdi), %zmm15, %zmm4
vaddpd	64(%r15,%rdi), %zmm4, %zmm0
vmulpd	%zmm3, %zmm1, %zmm2
vaddpd	64(%r14,%rdi), %zmm0, %zmm1
vmovupd	128(%r10,%rdi), %zmm14
vaddpd	128(%r13,%rdi), %zmm14, %zmm15
vaddpd	128(%rsi,%rdi), %zmm15, %zmm4
vaddpd	128(%rax,%rdi), %zmm4, %zmm0
vmovupd	192(%r10,%rdi), %zmm15
vaddpd	192(%r13,%rdi), %zmm15, %zmm4
vmovupd	%zmm2, (%rdx,%rdi)
vaddpd	64(%rdi,%rcx), %zmm1, %zmm2
vaddpd	128(%r15,%rdi), %zmm0, %zmm1
vaddpd	192(%rsi,%rdi), %zmm4, %zmm0
vmulpd	%zmm3, %zmm2, %zmm5
vaddpd	128(%r14,%rdi), %zmm1, %zmm2
vaddpd	192(%rax,%rdi), %zmm0, %zmm1
vmovupd	%zmm5, 64(%rdx,%rdi)
vaddpd	128(%rdi,%rcx), %zmm2, %zmm5
vaddpd	192(%r15,%rdi), %zmm1, %zmm2
vmulpd	%zmm3, %zmm5, %zmm14
vaddpd	192(%r14,%rdi), %zmm2, %zmm5
vmovupd	%zmm14, 128(%rdx,%rdi)
vaddpd	192(%rdi,%rcx), %zmm5, %zmm14
vmulpd	%zmm3, %zmm14, %zmm15
vmovupd	%zmm15, 192(%rdx,%rdi)
addq	$256, %rdi
cmpq	%r12, 48(%rsp)
jne	.L5
