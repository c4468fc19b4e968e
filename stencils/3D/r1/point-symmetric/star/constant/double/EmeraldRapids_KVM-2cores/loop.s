vmovupd	(%r12,%rax), %zmm9
vaddpd	0(%r13,%rax), %zmm9, %zmm13
addq	$4, %r10
vmovupd	(%rdx,%rax), %zmm9
vaddpd	(%rbx,%rax), %zmm9, %zmm31
vmovupd	64(%r12,%rax), %zmm9
vmulpd	%zmm7, %zmm13, %zmm0
vmovupd	(%r8,%rax), %zmm13
vfmadd231pd	(%r9,%rax), %zmm6, %zmm0
vfmadd132pd	%zmm5, %zmm0, %zmm31
vaddpd	(%rsi,%rax), %zmm13, %zmm0
vaddpd	64(%r13,%rax), %zmm9, %zmm13
vmovupd	64(%rdx,%rax), %zmm9
vaddpd	64(%rbx,%rax), %zmm9, %zmm26
vmovupd	128(%r12,%rax), %zmm9
vfmadd132pd	%zmm4, %zmm31, %zmm0
vmovupd	%zmm0, (%rcx,%rax)
vmulpd	%zmm7, %zmm13, %zmm0
vmovupd	64(%r8,%rax), %zmm13
vfmadd231pd	64(%r9,%rax), %zmm6, %zmm0
vfmadd132pd	%zmm5, %zmm0, %zmm26
vaddpd	64(%rax,%rsi), %zmm13, %zmm0
vaddpd	128(%r13,%rax), %zmm9, %zmm13
vmovupd	128(%rdx,%rax), %zmm9
vaddpd	128(%rbx,%rax), %zmm9, %zmm24
vmovupd	192(%r12,%rax), %zmm9
vfmadd132pd	%zmm4, %zmm26, %zmm0
vmovupd	%zmm0, 64(%rcx,%rax)
vmulpd	%zmm7, %zmm13, %zmm0
vmovupd	128(%r8,%rax), %zmm13
vfmadd231pd	128(%r9,%rax), %zmm6, %zmm0
vfmadd132pd	%zmm5, %zmm0, %zmm24
vaddpd	128(%rax,%rsi), %zmm13, %zmm0
vaddpd	192(%r13,%rax), %zmm9, %zmm13
vmovupd	192(%rdx,%rax), %zmm9
vaddpd	192(%rbx,%rax), %zmm9, %zmm30
vfmadd132pd	%zmm4, %zmm24, %zmm0
vmovupd	%zmm0, 128(%rcx,%rax)
vmulpd	%zmm7, %zmm13, %zmm0
vmovupd	192(%r8,%rax), %zmm13
vfmadd231pd	192(%r9,%rax), %zmm6, %zmm0
vfmadd132pd	%zmm5, %zmm0, %zmm30
vaddpd	192(%rax,%rsi), %zmm13, %zmm0
vfmadd132pd	%zmm4, %zmm30, %zmm0
vmovupd	%zmm0, 192(%rcx,%rax)
addq	$256, %rax
cmpq	%r10, 56(%rsp)
jne	.L5
