vmovq	%xmm14, %rdx
vmovups	(%rbx,%rax), %zmm4
vmovups	(%r8,%rax), %zmm10
vmovups	(%rdx,%rax), %zmm12
movq	632(%rsp), %rdx
vaddps	(%rsi,%rax), %zmm12, %zmm13
vaddps	(%r11,%rax), %zmm10, %zmm17
vmulps	(%rdx,%rax), %zmm13, %zmm1
movq	640(%rsp), %rdx
vfmadd231ps	(%r14,%rax), %zmm4, %zmm1
vmovups	(%r15,%rax), %zmm5
vmovups	(%rdx,%rax), %zmm3
movq	712(%rsp), %rdx
vaddps	(%r9,%rax), %zmm3, %zmm16
vfmadd231ps	0(%r13,%rax), %zmm16, %zmm1
vmovups	(%rdx,%rax), %zmm0
vmovq	%xmm2, %rdx
vfmadd132ps	(%r10,%rax), %zmm1, %zmm17
vaddps	(%rdx,%rax), %zmm5, %zmm29
movq	624(%rsp), %rdx
vaddps	(%r12,%rax), %zmm0, %zmm6
vfmadd132ps	(%rdi,%rax), %zmm17, %zmm6
vfmadd132ps	(%rdx,%rax), %zmm6, %zmm29
movq	608(%rsp), %rdx
vmovups	64(%rbx,%rax), %zmm4
vmovups	(%rdx,%rax), %zmm8
movq	616(%rsp), %rdx
vaddps	(%rcx,%rax), %zmm8, %zmm9
vfmadd132ps	(%rdx,%rax), %zmm29, %zmm9
vmovq	%xmm7, %rdx
vmovups	%zmm9, (%rdx,%rax)
vmovq	%xmm14, %rdx
vmovups	64(%rdx,%rax), %zmm12
movq	632(%rsp), %rdx
vaddps	64(%rsi,%rax), %zmm12, %zmm13
vmulps	64(%rdx,%rax), %zmm13, %zmm1
vfmadd231ps	64(%r14,%rax), %zmm4, %zmm1
movq	640(%rsp), %rdx
vmovups	64(%r8,%rax), %zmm10
vmovups	64(%r15,%rax), %zmm5
vmovups	64(%rdx,%rax), %zmm3
movq	712(%rsp), %rdx
vaddps	64(%r9,%rax), %zmm3, %zmm30
vfmadd231ps	64(%r13,%rax), %zmm30, %zmm1
vmovups	64(%rax,%rdx), %zmm0
vmovq	%xmm2, %rdx
vaddps	64(%r11,%rax), %zmm10, %zmm31
vaddps	64(%rdx,%rax), %zmm5, %zmm26
vfmadd132ps	64(%r10,%rax), %zmm1, %zmm31
movq	624(%rsp), %rdx
vaddps	64(%r12,%rax), %zmm0, %zmm6
vfmadd132ps	64(%rdi,%rax), %zmm31, %zmm6
addq	$2, 648(%rsp)
vfmadd132ps	64(%rdx,%rax), %zmm6, %zmm26
movq	608(%rsp), %rdx
vmovups	64(%rdx,%rax), %zmm8
movq	616(%rsp), %rdx
vaddps	64(%rcx,%rax), %zmm8, %zmm9
vfmadd132ps	64(%rdx,%rax), %zmm26, %zmm9
vmovq	%xmm7, %rdx
vmovups	%zmm9, 64(%rdx,%rax)
movq	648(%rsp), %rdx
subq	$-128, %rax
cmpq	%rdx, 568(%rsp)
jne	.L5
