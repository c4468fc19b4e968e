vmovq	%xmm21, %rcx
vmovups	(%r15,%rax), %zmm1
vmovups	(%r11,%rax), %zmm2
vmovq	%xmm16, %rdx
vaddps	(%rdi,%rax), %zmm1, %zmm3
vaddps	(%r12,%rax), %zmm2, %zmm5
addq	$2, %rsi
vmovups	(%rbx,%rax), %zmm4
vaddps	(%rcx,%rax), %zmm4, %zmm15
vmovq	%xmm23, %rcx
vaddps	%zmm5, %zmm3, %zmm10
vmovups	(%rdx,%rax), %zmm3
vmovq	%xmm14, %rdx
vmovups	0(%r13,%rax), %zmm5
vaddps	(%r8,%rax), %zmm5, %zmm27
vaddps	%zmm15, %zmm10, %zmm1
vmovups	(%rdx,%rax), %zmm10
vmovq	%xmm22, %rdx
vaddps	(%rdx,%rax), %zmm10, %zmm4
vmovq	%xmm11, %rdx
vmovups	64(%r11,%rax), %zmm10
vmulps	(%r14,%rax), %zmm1, %zmm2
vmovups	(%rdx,%rax), %zmm1
vmovq	%xmm0, %rdx
vfmadd231ps	(%rcx,%rax), %zmm3, %zmm2
vaddps	%zmm4, %zmm27, %zmm15
vaddps	(%r9,%rax), %zmm1, %zmm27
vmovups	64(%rbx,%rax), %zmm1
vaddps	64(%r12,%rax), %zmm10, %zmm4
vaddps	%zmm27, %zmm15, %zmm3
vfmadd132ps	(%r10,%rax), %zmm2, %zmm3
vmovups	64(%r15,%rax), %zmm2
vaddps	64(%rdi,%rax), %zmm2, %zmm5
vaddps	%zmm4, %zmm5, %zmm15
vmovups	64(%rax,%r13), %zmm4
vaddps	64(%r8,%rax), %zmm4, %zmm27
vmovups	%zmm3, (%rdx,%rax)
vmovq	%xmm21, %rdx
vaddps	64(%rdx,%rax), %zmm1, %zmm3
vmovq	%xmm16, %rdx
vmovups	64(%rdx,%rax), %zmm5
vmovq	%xmm22, %rdx
vaddps	%zmm3, %zmm15, %zmm2
vmulps	64(%r14,%rax), %zmm2, %zmm10
vfmadd231ps	64(%rcx,%rax), %zmm5, %zmm10
vmovq	%xmm14, %rcx
vmovups	64(%rcx,%rax), %zmm15
vaddps	64(%rdx,%rax), %zmm15, %zmm1
vmovq	%xmm11, %rcx
vmovq	%xmm0, %rdx
vmovups	64(%rcx,%rax), %zmm2
vaddps	%zmm1, %zmm27, %zmm3
vaddps	64(%r9,%rax), %zmm2, %zmm27
vaddps	%zmm27, %zmm3, %zmm5
vfmadd132ps	64(%r10,%rax), %zmm10, %zmm5
vmovups	%zmm5, 64(%rdx,%rax)
subq	$-128, %rax
cmpq	%rsi, 296(%rsp)
jne	.L5
