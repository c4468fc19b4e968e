vmovq	%xmm13, %rax
vmovups	(%r12,%rdx), %zmm15
addq	$2, %r10
vaddps	(%r9,%rdx), %zmm15, %zmm1
vaddps	(%r11,%rdx), %zmm1, %zmm7
vaddps	(%rdi,%rdx), %zmm7, %zmm3
vaddps	(%rsi,%rdx), %zmm3, %zmm0
vaddps	(%r8,%rdx), %zmm0, %zmm11
vaddps	(%rcx,%rdx), %zmm11, %zmm5
vaddps	(%rbx,%rdx), %zmm5, %zmm15
vaddps	(%rax,%rdx), %zmm15, %zmm1
vmovq	%xmm8, %rax
vaddps	(%r15,%rdx), %zmm1, %zmm7
vaddps	(%r14,%rdx), %zmm7, %zmm3
vaddps	0(%r13,%rdx), %zmm3, %zmm0
vaddps	(%rax,%rdx), %zmm0, %zmm11
vmovq	%xmm14, %rax
vmovups	64(%r12,%rdx), %zmm15
vaddps	64(%r9,%rdx), %zmm15, %zmm1
vaddps	64(%r11,%rdx), %zmm1, %zmm7
vaddps	64(%rdi,%rdx), %zmm7, %zmm3
vaddps	64(%rsi,%rdx), %zmm3, %zmm0
vmulps	%zmm2, %zmm11, %zmm5
vaddps	64(%r8,%rdx), %zmm0, %zmm11
vmovups	%zmm5, (%rax,%rdx)
vmovq	%xmm13, %rax
vaddps	64(%rcx,%rdx), %zmm11, %zmm5
vaddps	64(%rdx,%rbx), %zmm5, %zmm15
vaddps	64(%rax,%rdx), %zmm15, %zmm1
vmovq	%xmm8, %rax
vaddps	64(%r15,%rdx), %zmm1, %zmm7
vaddps	64(%r14,%rdx), %zmm7, %zmm3
vaddps	64(%r13,%rdx), %zmm3, %zmm0
vaddps	64(%rax,%rdx), %zmm0, %zmm11
vmovq	%xmm14, %rax
vmulps	%zmm2, %zmm11, %zmm5
vmovups	%zmm5, 64(%rax,%rdx)
subq	$-128, %rdx
cmpq	%r10, 248(%rsp)
jne	.L5
