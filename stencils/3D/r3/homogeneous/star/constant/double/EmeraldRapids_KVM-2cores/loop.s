movq	552(%rsp), %rdx
addq	$1, %r11
vmovupd	(%rdx,%rax), %zmm0
movq	560(%rsp), %rdx
vaddpd	(%r12,%rax), %zmm0, %zmm7
vaddpd	(%rdx,%rax), %zmm7, %zmm6
vmovq	%xmm10, %rdx
vaddpd	(%rbx,%rax), %zmm6, %zmm5
vaddpd	(%r9,%rax), %zmm5, %zmm4
vaddpd	(%r8,%rax), %zmm4, %zmm3
vaddpd	(%rdx,%rax), %zmm3, %zmm2
movq	568(%rsp), %rdx
vaddpd	(%rsi,%rax), %zmm2, %zmm0
vaddpd	(%rcx,%rax), %zmm0, %zmm7
vaddpd	(%rdi,%rax), %zmm7, %zmm6
vaddpd	0(%r13,%rax), %zmm6, %zmm5
vaddpd	(%rdx,%rax), %zmm5, %zmm4
movq	576(%rsp), %rdx
vaddpd	(%rdx,%rax), %zmm4, %zmm3
vmovq	%xmm17, %rdx
vaddpd	(%r14,%rax), %zmm3, %zmm2
vaddpd	(%r10,%rax), %zmm2, %zmm0
vaddpd	(%r15,%rax), %zmm0, %zmm7
vaddpd	(%rdx,%rax), %zmm7, %zmm6
vmovq	%xmm12, %rdx
vaddpd	(%rdx,%rax), %zmm6, %zmm5
vmovq	%xmm13, %rdx
vaddpd	(%rdx,%rax), %zmm5, %zmm4
vmovq	%xmm14, %rdx
vmulpd	%zmm15, %zmm4, %zmm3
vmovupd	%zmm3, (%rdx,%rax)
addq	$64, %rax
cmpq	%r11, 544(%rsp)
jne	.L5
