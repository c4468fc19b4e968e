vmovq	%xmm7, %rsi
vmovupd	(%r9,%rcx), %zmm14
vmovq	%xmm12, %rax
vaddpd	(%r11,%rcx), %zmm14, %zmm10
vmovupd	(%rsi,%rcx), %zmm5
vmulpd	0(%r13,%rcx), %zmm10, %zmm0
addq	$2, %r8
movq	576(%rsp), %rsi
vfmadd231pd	(%rax,%rcx), %zmm5, %zmm0
vmovupd	(%rbx,%rcx), %zmm6
movq	584(%rsp), %rax
vaddpd	(%rdx,%rcx), %zmm6, %zmm21
vfmadd231pd	(%rsi,%rcx), %zmm21, %zmm0
vmovupd	(%r12,%rcx), %zmm2
movq	616(%rsp), %rsi
vaddpd	(%rdi,%rcx), %zmm2, %zmm22
vfmadd132pd	(%r14,%rcx), %zmm0, %zmm22
vmovupd	(%r15,%rcx), %zmm1
vaddpd	(%r10,%rcx), %zmm1, %zmm9
vfmadd132pd	(%rax,%rcx), %zmm22, %zmm9
vmovq	%xmm4, %rax
vmovupd	(%rsi,%rcx), %zmm14
vaddpd	(%rax,%rcx), %zmm14, %zmm23
movq	608(%rsp), %rax
movq	640(%rsp), %rsi
vmovupd	64(%r9,%rcx), %zmm5
vmovupd	(%rax,%rcx), %zmm10
movq	632(%rsp), %rax
vfmadd132pd	(%rsi,%rcx), %zmm9, %zmm23
vmovq	%xmm8, %rsi
vaddpd	64(%r11,%rcx), %zmm5, %zmm6
vaddpd	(%rsi,%rcx), %zmm10, %zmm0
vfmadd132pd	(%rax,%rcx), %zmm23, %zmm0
vmovq	%xmm7, %rax
movq	600(%rsp), %rsi
vmulpd	64(%r13,%rcx), %zmm6, %zmm1
vmovupd	64(%rax,%rcx), %zmm2
vmovupd	%zmm0, (%rsi,%rcx)
vmovq	%xmm12, %rsi
vfmadd231pd	64(%rsi,%rcx), %zmm2, %zmm1
movq	576(%rsp), %rax
vmovupd	64(%rbx,%rcx), %zmm9
movq	584(%rsp), %rsi
vaddpd	64(%rdx,%rcx), %zmm9, %zmm24
vfmadd231pd	64(%rax,%rcx), %zmm24, %zmm1
vmovupd	64(%r12,%rcx), %zmm14
movq	616(%rsp), %rax
vaddpd	64(%rdi,%rcx), %zmm14, %zmm26
vfmadd132pd	64(%r14,%rcx), %zmm1, %zmm26
vmovupd	64(%rcx,%r15), %zmm10
vaddpd	64(%r10,%rcx), %zmm10, %zmm0
vfmadd132pd	64(%rsi,%rcx), %zmm26, %zmm0
vmovq	%xmm4, %rsi
vmovupd	64(%rax,%rcx), %zmm5
vaddpd	64(%rsi,%rcx), %zmm5, %zmm2
movq	608(%rsp), %rsi
movq	640(%rsp), %rax
vmovupd	64(%rsi,%rcx), %zmm6
movq	632(%rsp), %rsi
vfmadd132pd	64(%rax,%rcx), %zmm0, %zmm2
vmovq	%xmm8, %rax
vaddpd	64(%rax,%rcx), %zmm6, %zmm1
vfmadd132pd	64(%rsi,%rcx), %zmm2, %zmm1
movq	600(%rsp), %rax
vmovupd	%zmm1, 64(%rax,%rcx)
subq	$-128, %rcx
cmpq	%r8, 560(%rsp)
jne	.L5
