vmovq	%xmm9, %rax
vmovups	(%r12,%rsi), %zmm13
addq	$2, %r8
vaddps	0(%r13,%rsi), %zmm13, %zmm4
vaddps	(%rbx,%rsi), %zmm4, %zmm3
vaddps	(%rax,%rsi), %zmm3, %zmm1
movq	256(%rsp), %rax
vaddps	(%r10,%rsi), %zmm1, %zmm12
vaddps	(%r9,%rsi), %zmm12, %zmm0
vaddps	(%rcx,%rsi), %zmm0, %zmm15
vaddps	(%r14,%rsi), %zmm15, %zmm13
vaddps	(%rdx,%rsi), %zmm13, %zmm4
vaddps	(%rdi,%rsi), %zmm4, %zmm3
vaddps	(%r15,%rsi), %zmm3, %zmm1
vaddps	(%rax,%rsi), %zmm1, %zmm12
movq	248(%rsp), %rax
vmovups	64(%r12,%rsi), %zmm13
vaddps	64(%r13,%rsi), %zmm13, %zmm4
vaddps	(%rax,%rsi), %zmm12, %zmm0
vmulps	(%r11,%rsi), %zmm0, %zmm15
vmovq	%xmm2, %rax
vaddps	64(%rbx,%rsi), %zmm4, %zmm3
vmovups	%zmm15, (%rax,%rsi)
vmovq	%xmm9, %rax
vaddps	64(%rax,%rsi), %zmm3, %zmm1
movq	256(%rsp), %rax
vaddps	64(%r10,%rsi), %zmm1, %zmm12
vaddps	64(%r9,%rsi), %zmm12, %zmm0
vaddps	64(%rcx,%rsi), %zmm0, %zmm15
vaddps	64(%rsi,%r14), %zmm15, %zmm13
vaddps	64(%rdx,%rsi), %zmm13, %zmm4
vaddps	64(%rdi,%rsi), %zmm4, %zmm3
vaddps	64(%r15,%rsi), %zmm3, %zmm1
vaddps	64(%rax,%rsi), %zmm1, %zmm12
movq	248(%rsp), %rax
vaddps	64(%rax,%rsi), %zmm12, %zmm0
vmulps	64(%r11,%rsi), %zmm0, %zmm15
vmovq	%xmm2, %rax
vmovups	%zmm15, 64(%rax,%rsi)
subq	$-128, %rsi
cmpq	%r8, 232(%rsp)
jne	.L5
