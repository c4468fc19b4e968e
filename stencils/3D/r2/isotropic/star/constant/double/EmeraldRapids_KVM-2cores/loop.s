vmovupd	(%r15,%r10), %zmm14
vmovq	%xmm8, %rax
addq	$2, %rbx
vaddpd	(%r12,%r10), %zmm14, %zmm9
vmovupd	(%r14,%r10), %zmm11
vaddpd	(%r9,%r10), %zmm11, %zmm0
vmovupd	(%r8,%r10), %zmm3
vaddpd	%zmm0, %zmm9, %zmm14
vaddpd	(%rcx,%r10), %zmm3, %zmm9
vmovupd	(%rdi,%r10), %zmm3
vaddpd	%zmm9, %zmm14, %zmm11
vaddpd	0(%r13,%r10), %zmm3, %zmm9
vmovupd	(%r11,%r10), %zmm14
vaddpd	(%rdx,%r10), %zmm14, %zmm27
vmulpd	%zmm7, %zmm11, %zmm0
vmovupd	(%rax,%r10), %zmm11
vmovq	%xmm12, %rax
vaddpd	(%rax,%r10), %zmm11, %zmm29
vaddpd	%zmm9, %zmm27, %zmm14
vfmadd231pd	(%rsi,%r10), %zmm6, %zmm0
movq	256(%rsp), %rax
vaddpd	%zmm29, %zmm14, %zmm3
vmovupd	64(%r14,%r10), %zmm14
vaddpd	64(%r9,%r10), %zmm14, %zmm11
vfmadd132pd	%zmm5, %zmm0, %zmm3
vmovupd	64(%r15,%r10), %zmm0
vaddpd	64(%r12,%r10), %zmm0, %zmm9
vaddpd	%zmm11, %zmm9, %zmm0
vmovupd	%zmm3, (%rax,%r10)
vmovupd	64(%r8,%r10), %zmm3
vaddpd	64(%rcx,%r10), %zmm3, %zmm9
vmovq	%xmm8, %rax
vmovupd	64(%rdi,%r10), %zmm3
vaddpd	%zmm9, %zmm0, %zmm14
vaddpd	64(%r13,%r10), %zmm3, %zmm9
vmovupd	64(%r11,%r10), %zmm0
vaddpd	64(%rdx,%r10), %zmm0, %zmm31
vmulpd	%zmm7, %zmm14, %zmm11
vmovupd	64(%rax,%r10), %zmm14
vmovq	%xmm12, %rax
vaddpd	64(%rax,%r10), %zmm14, %zmm17
vaddpd	%zmm9, %zmm31, %zmm0
vfmadd231pd	64(%rsi,%r10), %zmm6, %zmm11
movq	256(%rsp), %rax
vaddpd	%zmm17, %zmm0, %zmm3
vfmadd132pd	%zmm5, %zmm11, %zmm3
vmovupd	%zmm3, 64(%rax,%r10)
subq	$-128, %r10
cmpq	%rbx, 232(%rsp)
jne	.L5
