vmovq	%xmm19, %rdx
addq	$1, %rsi
vmovupd	(%rdx,%rax), %zmm14
vmovq	%xmm17, %rdx
vaddpd	(%r10,%rax), %zmm14, %zmm10
vaddpd	(%rdx,%rax), %zmm10, %zmm3
vmovq	%xmm16, %rdx
vaddpd	(%rdx,%rax), %zmm3, %zmm4
vaddpd	(%r15,%rax), %zmm4, %zmm7
vmovq	%xmm20, %rdx
vaddpd	0(%r13,%rax), %zmm7, %zmm14
vmulpd	%zmm13, %zmm14, %zmm10
vfmadd231pd	(%rdx,%rax), %zmm0, %zmm10
movq	312(%rsp), %rdx
vmovupd	(%rdx,%rax), %zmm3
movq	304(%rsp), %rdx
vaddpd	(%rdi,%rax), %zmm3, %zmm4
vaddpd	(%rdx,%rax), %zmm4, %zmm7
movq	296(%rsp), %rdx
vaddpd	(%rdx,%rax), %zmm7, %zmm14
vmovq	%xmm9, %rdx
vaddpd	(%r12,%rax), %zmm14, %zmm3
vaddpd	(%rbx,%rax), %zmm3, %zmm4
vaddpd	(%rcx,%rax), %zmm4, %zmm7
vaddpd	(%rdx,%rax), %zmm7, %zmm14
vmovq	%xmm6, %rdx
vaddpd	(%rdx,%rax), %zmm14, %zmm3
vmovq	%xmm5, %rdx
vaddpd	(%rdx,%rax), %zmm3, %zmm4
vaddpd	(%r8,%rax), %zmm4, %zmm7
vaddpd	(%r9,%rax), %zmm7, %zmm14
movq	288(%rsp), %rdx
vfmadd132pd	%zmm12, %zmm10, %zmm14
vmovupd	(%rdx,%rax), %zmm10
movq	280(%rsp), %rdx
vaddpd	(%r14,%rax), %zmm10, %zmm3
vaddpd	(%rdx,%rax), %zmm3, %zmm4
movq	320(%rsp), %rdx
vaddpd	(%rdx,%rax), %zmm4, %zmm7
vmovq	%xmm26, %rdx
vaddpd	(%r11,%rax), %zmm7, %zmm10
vaddpd	(%rdx,%rax), %zmm10, %zmm3
vmovq	%xmm8, %rdx
vaddpd	(%rdx,%rax), %zmm3, %zmm4
vmovq	%xmm21, %rdx
vaddpd	(%rdx,%rax), %zmm4, %zmm7
movq	272(%rsp), %rdx
vfmadd231pd	%zmm11, %zmm7, %zmm14
vmovupd	%zmm14, (%rdx,%rax)
addq	$64, %rax
cmpq	%rsi, 264(%rsp)
jne	.L5
