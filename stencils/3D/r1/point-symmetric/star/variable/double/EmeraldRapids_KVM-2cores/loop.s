vmovupd	(%rdi,%rax), %zmm1
vaddpd	(%rdx,%rax), %zmm1, %zmm28
addq	$2, %rcx
vmulpd	(%r9,%rax), %zmm28, %zmm29
vmovupd	(%r8,%rax), %zmm2
vmovupd	(%r11,%rax), %zmm0
vfmadd231pd	(%rbx,%rax), %zmm2, %zmm29
vaddpd	(%r10,%rax), %zmm0, %zmm21
vmovupd	64(%rdi,%rax), %zmm1
vaddpd	64(%rdx,%rax), %zmm1, %zmm2
vmulpd	64(%r9,%rax), %zmm2, %zmm0
vmovupd	(%r12,%rax), %zmm6
vaddpd	0(%r13,%rax), %zmm6, %zmm23
vmovupd	64(%r8,%rax), %zmm6
vfmadd231pd	64(%rbx,%rax), %zmm6, %zmm0
vfmadd132pd	(%r14,%rax), %zmm29, %zmm23
vmovupd	64(%r12,%rax), %zmm1
vaddpd	64(%r13,%rax), %zmm1, %zmm24
vfmadd132pd	64(%rax,%r14), %zmm0, %zmm24
vfmadd132pd	(%rsi,%rax), %zmm23, %zmm21
vmovupd	64(%r11,%rax), %zmm2
vaddpd	64(%rax,%r10), %zmm2, %zmm22
vfmadd132pd	64(%rsi,%rax), %zmm24, %zmm22
vmovupd	%zmm21, (%r15,%rax)
subq	$-128, %rax
vmovupd	%zmm22, -64(%rax,%r15)
cmpq	%rcx, 120(%rsp)
jne	.L5
