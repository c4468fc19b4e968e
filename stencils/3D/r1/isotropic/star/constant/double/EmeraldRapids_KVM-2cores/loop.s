vmovupd	0(%r13,%rdi), %zmm2
vmovupd	(%rax,%rdi), %zmm0
addq	$4, %r9
vaddpd	(%rbx,%rdi), %zmm2, %zmm15
vaddpd	(%r14,%rdi), %zmm0, %zmm24
vmovupd	(%r10,%rdi), %zmm2
vaddpd	(%rcx,%rdi), %zmm2, %zmm25
vmovupd	64(%r13,%rdi), %zmm2
vaddpd	%zmm24, %zmm15, %zmm15
vaddpd	%zmm25, %zmm15, %zmm0
vmulpd	%zmm4, %zmm0, %zmm15
vaddpd	64(%rbx,%rdi), %zmm2, %zmm0
vmovupd	64(%r10,%rdi), %zmm2
vfmadd231pd	(%rsi,%rdi), %zmm5, %zmm15
vaddpd	64(%rdi,%rcx), %zmm2, %zmm27
vmovupd	128(%r13,%rdi), %zmm2
vmovupd	%zmm15, (%rdx,%rdi)
vmovupd	64(%rax,%rdi), %zmm15
vaddpd	64(%r14,%rdi), %zmm15, %zmm26
vaddpd	%zmm26, %zmm0, %zmm0
vaddpd	%zmm27, %zmm0, %zmm15
vmulpd	%zmm4, %zmm15, %zmm0
vaddpd	128(%rbx,%rdi), %zmm2, %zmm15
vmovupd	128(%r10,%rdi), %zmm2
vfmadd231pd	64(%rsi,%rdi), %zmm5, %zmm0
vaddpd	128(%rdi,%rcx), %zmm2, %zmm29
vmovupd	192(%r13,%rdi), %zmm2
vmovupd	%zmm0, 64(%rdx,%rdi)
vmovupd	128(%rax,%rdi), %zmm0
vaddpd	128(%r14,%rdi), %zmm0, %zmm28
vaddpd	%zmm28, %zmm15, %zmm15
vaddpd	%zmm29, %zmm15, %zmm0
vmulpd	%zmm4, %zmm0, %zmm15
vaddpd	192(%rbx,%rdi), %zmm2, %zmm0
vmovupd	192(%r10,%rdi), %zmm2
vfmadd231pd	128(%rsi,%rdi), %zmm5, %zmm15
vaddpd	192(%rdi,%rcx), %zmm2, %zmm31
vmovupd	%zmm15, 128(%rdx,%rdi)
vmovupd	192(%rax,%rdi), %zmm15
vaddpd	192(%r14,%rdi), %zmm15, %zmm30
vaddpd	%zmm30, %zmm0, %zmm0
vaddpd	%zmm31, %zmm0, %zmm15
vmulpd	%zmm4, %zmm15, %zmm0
vfmadd231pd	192(%rsi,%rdi), %zmm5, %zmm0
vmovupd	%zmm0, 192(%rdx,%rdi)
addq	$256, %rdi
cmpq	%r9, 40(%rsp)
jne	.L5
