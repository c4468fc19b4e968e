vmovups	(%rbx,%rax), %zmm7
vmovups	(%r14,%rax), %zmm0
vmovq	%xmm19, %rcx
addq	$2, %rsi
vaddps	(%r10,%rax), %zmm7, %zmm3
vaddps	(%rdx,%rax), %zmm0, %zmm5
vmovups	(%r11,%rax), %zmm7
vaddps	%zmm5, %zmm3, %zmm4
vaddps	(%rdi,%rax), %zmm7, %zmm3
vmovups	(%r12,%rax), %zmm5
vmovups	(%r9,%rax), %zmm7
vaddps	(%r15,%rax), %zmm5, %zmm24
vmovups	(%rcx,%rax), %zmm5
vmovq	%xmm15, %rcx
vaddps	%zmm3, %zmm4, %zmm0
vaddps	0(%r13,%rax), %zmm7, %zmm3
vaddps	(%rcx,%rax), %zmm5, %zmm18
vmovq	%xmm9, %rcx
vmulps	%zmm17, %zmm0, %zmm4
vaddps	%zmm3, %zmm24, %zmm0
vfmadd231ps	(%r8,%rax), %zmm8, %zmm4
vaddps	%zmm18, %zmm0, %zmm7
vmovups	64(%r14,%rax), %zmm0
vaddps	64(%rdx,%rax), %zmm0, %zmm5
vfmadd132ps	%zmm6, %zmm4, %zmm7
vmovups	64(%rbx,%rax), %zmm4
vaddps	64(%r10,%rax), %zmm4, %zmm3
vmovups	64(%r11,%rax), %zmm4
vmovups	%zmm7, (%rcx,%rax)
vaddps	%zmm5, %zmm3, %zmm7
vaddps	64(%rdi,%rax), %zmm4, %zmm3
vmovups	64(%r12,%rax), %zmm5
vaddps	64(%r15,%rax), %zmm5, %zmm22
vmovq	%xmm19, %rcx
vmovups	64(%rcx,%rax), %zmm5
vmovq	%xmm15, %rcx
vaddps	%zmm3, %zmm7, %zmm0
vmovups	64(%r9,%rax), %zmm7
vaddps	64(%rax,%r13), %zmm7, %zmm3
vaddps	64(%rcx,%rax), %zmm5, %zmm27
vmovq	%xmm9, %rcx
vmulps	%zmm17, %zmm0, %zmm4
vaddps	%zmm3, %zmm22, %zmm0
vfmadd231ps	64(%r8,%rax), %zmm8, %zmm4
vaddps	%zmm27, %zmm0, %zmm7
vfmadd132ps	%zmm6, %zmm4, %zmm7
vmovups	%zmm7, 64(%rcx,%rax)
subq	$-128, %rax
cmpq	%rsi, 288(%rsp)
jne	.L5
