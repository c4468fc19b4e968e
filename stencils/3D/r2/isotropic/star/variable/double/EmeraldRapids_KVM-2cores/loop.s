vmovupd	(%rdi,%r10), %zmm3
vmovupd	(%rcx,%r10), %zmm5
addq	$2, %r11
vaddpd	(%rbx,%r10), %zmm3, %zmm4
vaddpd	(%r15,%r10), %zmm5, %zmm6
movq	240(%rsp), %rax
vmovupd	(%r9,%r10), %zmm5
vmovupd	(%rax,%r10), %zmm1
vaddpd	%zmm6, %zmm4, %zmm0
vaddpd	(%rsi,%r10), %zmm1, %zmm3
vmovq	%xmm11, %rax
vmovupd	(%rax,%r10), %zmm1
vmovq	%xmm7, %rax
vmovupd	(%r8,%r10), %zmm6
vaddpd	(%r12,%r10), %zmm6, %zmm27
vaddpd	%zmm3, %zmm0, %zmm4
vaddpd	(%rax,%r10), %zmm1, %zmm3
vmulpd	(%r14,%r10), %zmm4, %zmm0
vmovq	%xmm10, %rax
vfmadd231pd	0(%r13,%r10), %zmm5, %zmm0
vmovupd	(%rax,%r10), %zmm5
vaddpd	(%rdx,%r10), %zmm5, %zmm28
vaddpd	%zmm3, %zmm27, %zmm4
movq	248(%rsp), %rax
vmovupd	64(%rcx,%r10), %zmm3
vaddpd	%zmm28, %zmm4, %zmm6
vfmadd132pd	(%rax,%r10), %zmm0, %zmm6
vaddpd	64(%r15,%r10), %zmm3, %zmm4
vmovupd	64(%rdi,%r10), %zmm0
vmovq	%xmm2, %rax
vaddpd	64(%rbx,%r10), %zmm0, %zmm1
vmovupd	64(%r9,%r10), %zmm3
vmovupd	%zmm6, (%rax,%r10)
movq	240(%rsp), %rax
vaddpd	%zmm4, %zmm1, %zmm6
vmovupd	64(%r8,%r10), %zmm4
vaddpd	64(%r12,%r10), %zmm4, %zmm29
vmovupd	64(%rax,%r10), %zmm5
vaddpd	64(%rsi,%r10), %zmm5, %zmm0
vmovq	%xmm11, %rax
vaddpd	%zmm0, %zmm6, %zmm1
vmovupd	64(%rax,%r10), %zmm6
vmulpd	64(%r14,%r10), %zmm1, %zmm0
vmovq	%xmm7, %rax
vfmadd231pd	64(%r13,%r10), %zmm3, %zmm0
vaddpd	64(%rax,%r10), %zmm6, %zmm5
vmovq	%xmm10, %rax
vmovupd	64(%rax,%r10), %zmm3
vaddpd	64(%rdx,%r10), %zmm3, %zmm22
movq	248(%rsp), %rax
vaddpd	%zmm5, %zmm29, %zmm1
vaddpd	%zmm22, %zmm1, %zmm4
vfmadd132pd	64(%rax,%r10), %zmm0, %zmm4
vmovq	%xmm2, %rax
vmovupd	%zmm4, 64(%rax,%r10)
subq	$-128, %r10
cmpq	%r11, 224(%rsp)
jne	.L5
