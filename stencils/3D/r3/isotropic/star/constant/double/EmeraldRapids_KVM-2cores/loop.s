vmovq	%xmm14, %rdx
addq	$1, %rdi
vmovupd	(%rdx,%rax), %zmm12
movq	616(%rsp), %rdx
vaddpd	(%rdx,%rax), %zmm12, %zmm9
vmovq	%xmm26, %rdx
vmovupd	(%r15,%rax), %zmm12
vmovupd	(%rdx,%rax), %zmm0
vaddpd	(%rcx,%rax), %zmm0, %zmm6
movq	624(%rsp), %rdx
vaddpd	%zmm6, %zmm9, %zmm2
vaddpd	0(%r13,%rax), %zmm12, %zmm9
vmovupd	(%r10,%rax), %zmm6
vaddpd	%zmm9, %zmm2, %zmm0
vaddpd	(%r11,%rax), %zmm6, %zmm2
vmovupd	(%rbx,%rax), %zmm9
vmulpd	%zmm11, %zmm0, %zmm12
vaddpd	(%r12,%rax), %zmm9, %zmm0
vfmadd231pd	(%rdx,%rax), %zmm22, %zmm12
vmovq	%xmm15, %rdx
vaddpd	%zmm0, %zmm2, %zmm6
vmovupd	(%rdx,%rax), %zmm2
vaddpd	(%r9,%rax), %zmm2, %zmm9
vmovq	%xmm13, %rdx
vaddpd	%zmm9, %zmm6, %zmm0
vmovupd	(%rdx,%rax), %zmm6
vmovq	%xmm10, %rdx
vaddpd	(%r8,%rax), %zmm6, %zmm2
vmovupd	(%rdx,%rax), %zmm9
vmovq	%xmm7, %rdx
vfmadd132pd	%zmm4, %zmm12, %zmm0
vmovapd	%zmm0, %zmm12
vaddpd	(%r14,%rax), %zmm9, %zmm0
vaddpd	%zmm0, %zmm2, %zmm6
vmovupd	(%rdx,%rax), %zmm2
vaddpd	(%rsi,%rax), %zmm2, %zmm9
vmovq	%xmm5, %rdx
vaddpd	%zmm9, %zmm6, %zmm0
vfmadd132pd	%zmm3, %zmm12, %zmm0
vmovupd	%zmm0, (%rdx,%rax)
addq	$64, %rax
cmpq	%rdi, 608(%rsp)
jne	.L5
