movq	256(%rsp), %rax
addq	$1, %r10
vmovupd	(%rax,%r8), %zmm0
vmovq	%xmm9, %rax
vaddpd	(%rax,%r8), %zmm0, %zmm14
movq	304(%rsp), %rax
vaddpd	(%rax,%r8), %zmm14, %zmm7
movq	296(%rsp), %rax
vaddpd	(%rax,%r8), %zmm7, %zmm6
movq	288(%rsp), %rax
vaddpd	(%rax,%r8), %zmm6, %zmm5
movq	312(%rsp), %rax
vaddpd	(%rax,%r8), %zmm5, %zmm4
movq	280(%rsp), %rax
vaddpd	(%rax,%r8), %zmm4, %zmm0
movq	272(%rsp), %rax
vaddpd	(%rax,%r8), %zmm0, %zmm14
movq	320(%rsp), %rax
vaddpd	(%rax,%r8), %zmm14, %zmm7
movq	264(%rsp), %rax
vaddpd	(%rax,%r8), %zmm7, %zmm6
vmovq	%xmm3, %rax
vaddpd	(%rbx,%r8), %zmm6, %zmm5
vaddpd	(%r11,%r8), %zmm5, %zmm4
vaddpd	(%r9,%r8), %zmm4, %zmm0
vaddpd	(%rdi,%r8), %zmm0, %zmm14
vaddpd	(%r14,%r8), %zmm14, %zmm7
vaddpd	(%r12,%r8), %zmm7, %zmm6
vaddpd	0(%r13,%r8), %zmm6, %zmm5
vaddpd	(%r15,%r8), %zmm5, %zmm4
vaddpd	(%rax,%r8), %zmm4, %zmm0
vmovq	%xmm8, %rax
vaddpd	(%rax,%r8), %zmm0, %zmm14
vmovq	%xmm1, %rax
vaddpd	(%rax,%r8), %zmm14, %zmm7
vmovq	%xmm2, %rax
vaddpd	(%rdx,%r8), %zmm7, %zmm6
vaddpd	(%rcx,%r8), %zmm6, %zmm5
vaddpd	(%rsi,%r8), %zmm5, %zmm4
vaddpd	(%rax,%r8), %zmm4, %zmm0
vmovq	%xmm13, %rax
vaddpd	(%rax,%r8), %zmm0, %zmm14
vmovq	%xmm11, %rax
vaddpd	(%rax,%r8), %zmm14, %zmm7
movq	248(%rsp), %rax
vmulpd	(%rax,%r8), %zmm7, %zmm6
movq	240(%rsp), %rax
vmovupd	%zmm6, (%rax,%r8)
addq	$64, %r8
cmpq	%r10, 224(%rsp)
jne	.L5
