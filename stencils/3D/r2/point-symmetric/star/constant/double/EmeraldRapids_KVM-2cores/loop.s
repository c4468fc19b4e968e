vmovupd	0(%r13,%rdi), %zmm0
vaddpd	(%r8,%rdi), %zmm0, %zmm7
vmovq	%xmm22, %rax
addq	$2, %r10
vmulpd	%zmm14, %zmm7, %zmm0
vmovupd	(%r14,%rdi), %zmm7
vaddpd	(%r11,%rdi), %zmm7, %zmm7
vfmadd231pd	(%r9,%rdi), %zmm13, %zmm0
vfmadd231pd	%zmm7, %zmm12, %zmm0
vmovupd	(%rsi,%rdi), %zmm7
vaddpd	(%r15,%rdi), %zmm7, %zmm7
vfmadd132pd	%zmm11, %zmm0, %zmm7
vmovupd	(%rcx,%rdi), %zmm0
vaddpd	(%rbx,%rdi), %zmm0, %zmm0
vfmadd132pd	%zmm10, %zmm7, %zmm0
vmovupd	(%rax,%rdi), %zmm7
vaddpd	(%r12,%rdi), %zmm7, %zmm7
vmovq	%xmm31, %rax
vfmadd132pd	%zmm9, %zmm0, %zmm7
vmovupd	(%rdx,%rdi), %zmm0
vaddpd	(%rax,%rdi), %zmm0, %zmm0
movq	320(%rsp), %rax
vfmadd132pd	%zmm8, %zmm7, %zmm0
vmovupd	64(%r13,%rdi), %zmm7
vmovupd	%zmm0, (%rax,%rdi)
vaddpd	64(%r8,%rdi), %zmm7, %zmm0
vmovupd	64(%r14,%rdi), %zmm7
vmovq	%xmm22, %rax
vaddpd	64(%r11,%rdi), %zmm7, %zmm7
vmulpd	%zmm14, %zmm0, %zmm0
vfmadd231pd	64(%r9,%rdi), %zmm13, %zmm0
vfmadd231pd	%zmm7, %zmm12, %zmm0
vmovupd	64(%rsi,%rdi), %zmm7
vaddpd	64(%rdi,%r15), %zmm7, %zmm7
vfmadd132pd	%zmm11, %zmm0, %zmm7
vmovupd	64(%rcx,%rdi), %zmm0
vaddpd	64(%rbx,%rdi), %zmm0, %zmm0
vfmadd132pd	%zmm10, %zmm7, %zmm0
vmovupd	64(%rax,%rdi), %zmm7
vaddpd	64(%r12,%rdi), %zmm7, %zmm7
vmovq	%xmm31, %rax
vfmadd132pd	%zmm9, %zmm0, %zmm7
vmovupd	64(%rdx,%rdi), %zmm0
vaddpd	64(%rax,%rdi), %zmm0, %zmm0
subq	$-128, %rdi
movq	320(%rsp), %rax
vfmadd132pd	%zmm8, %zmm7, %zmm0
vmovupd	%zmm0, -64(%rdi,%rax)
cmpq	%r10, 288(%rsp)
jne	.L5
