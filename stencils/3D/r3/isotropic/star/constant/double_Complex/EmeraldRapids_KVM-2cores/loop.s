vmulsd	%xmm1, %xmm21, %xmm0
vmovddup	%xmm6, %xmm8
vmulsd	%xmm1, %xmm22, %xmm9
vunpcklpd	%xmm9, %xmm0, %xmm2
vfmaddsub132pd	%xmm29, %xmm2, %xmm8
vunpckhpd	%xmm8, %xmm8, %xmm3
vucomisd	%xmm8, %xmm3
jp	.L19
vmovsd	-16(%r12,%rbx), %xmm14
vmovsd	-8(%r12,%rbx), %xmm12
vmovsd	(%r9,%rbx), %xmm1
vmovsd	8(%r9,%rbx), %xmm9
vaddsd	(%r11,%rbx), %xmm1, %xmm6
vaddsd	%xmm17, %xmm14, %xmm7
vmovsd	8(%rbp,%rdx,8), %xmm1
vaddsd	8(%r11,%rbx), %xmm9, %xmm3
vaddsd	%xmm20, %xmm12, %xmm2
vmovsd	0(%rbp,%rdx,8), %xmm4
vaddsd	0(%rbp,%r15,8), %xmm4, %xmm0
addq	$1, 8(%rsp)
vaddsd	%xmm7, %xmm6, %xmm13
vaddsd	8(%rbp,%r15,8), %xmm1, %xmm6
vaddsd	%xmm2, %xmm3, %xmm5
vaddsd	%xmm0, %xmm13, %xmm0
vaddsd	%xmm6, %xmm5, %xmm1
vmovddup	%xmm0, %xmm9
vmovddup	%xmm1, %xmm7
vmulpd	%xmm28, %xmm7, %xmm13
vfmaddsub132pd	%xmm27, %xmm13, %xmm9
vunpckhpd	%xmm9, %xmm9, %xmm4
vucomisd	%xmm9, %xmm4
jp	.L20
vaddsd	%xmm16, %xmm15, %xmm5
vaddsd	%xmm19, %xmm18, %xmm3
vmovsd	(%r8,%rbx), %xmm0
vmovsd	8(%r8,%rbx), %xmm13
vaddsd	(%r10,%rbx), %xmm0, %xmm2
vaddsd	8(%r10,%rbx), %xmm13, %xmm4
vaddpd	%xmm8, %xmm9, %xmm9
vmovsd	0(%rbp,%rax,8), %xmm1
vaddsd	0(%rbp,%rcx,8), %xmm1, %xmm7
vaddsd	%xmm5, %xmm2, %xmm6
vaddsd	%xmm3, %xmm4, %xmm8
vmovsd	8(%rbp,%rax,8), %xmm2
vaddsd	8(%rbp,%rcx,8), %xmm2, %xmm5
vaddsd	%xmm7, %xmm6, %xmm0
vaddsd	%xmm5, %xmm8, %xmm1
vmovddup	%xmm0, %xmm3
vmovddup	%xmm1, %xmm6
vmulpd	%xmm26, %xmm6, %xmm7
vfmaddsub132pd	%xmm25, %xmm7, %xmm3
vunpckhpd	%xmm3, %xmm3, %xmm13
vucomisd	%xmm3, %xmm13
jp	.L21
vmovsd	48(%r12,%rbx), %xmm5
vmovsd	56(%r12,%rbx), %xmm7
vaddpd	%xmm9, %xmm3, %xmm8
vmovsd	(%rsi,%rbx), %xmm0
vmovsd	8(%rsi,%rbx), %xmm4
vaddsd	%xmm10, %xmm5, %xmm10
vaddsd	(%rdi,%rbx), %xmm0, %xmm1
vmovsd	0(%rbp,%r14,8), %xmm6
vaddsd	8(%rdi,%rbx), %xmm4, %xmm3
vaddsd	%xmm11, %xmm7, %xmm11
vaddsd	0(%rbp), %xmm6, %xmm13
vaddsd	%xmm10, %xmm1, %xmm2
vmovsd	8(%rbp,%r14,8), %xmm1
vaddsd	8(%rbp), %xmm1, %xmm10
vaddsd	%xmm11, %xmm3, %xmm9
vaddsd	%xmm13, %xmm2, %xmm0
vaddsd	%xmm10, %xmm9, %xmm1
vmovddup	%xmm0, %xmm2
vmovddup	%xmm1, %xmm6
vmulpd	%xmm24, %xmm6, %xmm13
vfmaddsub132pd	%xmm23, %xmm13, %xmm2
vunpckhpd	%xmm2, %xmm2, %xmm3
vucomisd	%xmm3, %xmm2
jp	.L22
vaddpd	%xmm2, %xmm8, %xmm8
movq	16(%rsp), %r13
addq	$16, %rbp
vmovupd	%xmm8, 0(%r13,%rbx)
movq	24(%rsp), %r13
addq	$16, %rbx
cmpq	%r13, 8(%rsp)
jne	.L9
vmovsd	%xmm15, %xmm15, %xmm10
vmovsd	%xmm17, %xmm17, %xmm6
vmovsd	%xmm18, %xmm18, %xmm11
vmovsd	%xmm16, %xmm16, %xmm17
vmovsd	%xmm20, %xmm20, %xmm1
vmovsd	%xmm14, %xmm14, %xmm15
vmovsd	%xmm19, %xmm19, %xmm20
vmovsd	%xmm5, %xmm5, %xmm16
vmovsd	%xmm12, %xmm12, %xmm18
vmovsd	%xmm7, %xmm7, %xmm19
