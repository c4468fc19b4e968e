vmovups	(%r12,%rax), %zmm9
vaddps	(%rsi,%rax), %zmm9, %zmm13
addq	$2, %r8
vmovups	(%r9,%rax), %zmm2
vaddps	(%r11,%rax), %zmm2, %zmm9
movq	320(%rsp), %rdx
vmulps	%zmm15, %zmm13, %zmm0
vmovups	(%r15,%rax), %zmm13
vaddps	(%r10,%rax), %zmm13, %zmm13
vfmadd231ps	(%rdi,%rax), %zmm14, %zmm0
vmovups	(%rdx,%rax), %zmm2
movq	312(%rsp), %rdx
vfmadd231ps	%zmm9, %zmm11, %zmm0
vfmadd132ps	%zmm8, %zmm0, %zmm13
vmovups	(%rcx,%rax), %zmm0
vaddps	(%rbx,%rax), %zmm0, %zmm9
vmovups	(%rdx,%rax), %zmm0
vmovq	%xmm10, %rdx
vfmadd132ps	%zmm7, %zmm13, %zmm9
vaddps	(%r14,%rax), %zmm2, %zmm13
vmovups	64(%r12,%rax), %zmm2
vfmadd132ps	%zmm4, %zmm9, %zmm13
vaddps	(%rdx,%rax), %zmm0, %zmm9
movq	320(%rsp), %rdx
vfmadd132ps	%zmm3, %zmm13, %zmm9
vaddps	64(%rsi,%rax), %zmm2, %zmm13
vmulps	%zmm15, %zmm13, %zmm0
vmovups	64(%r15,%rax), %zmm13
vfmadd231ps	64(%rdi,%rax), %zmm14, %zmm0
vmovups	%zmm9, 0(%r13,%rax)
vmovups	64(%r9,%rax), %zmm9
vaddps	64(%r11,%rax), %zmm9, %zmm2
vaddps	64(%r10,%rax), %zmm13, %zmm9
vfmadd231ps	%zmm2, %zmm11, %zmm0
vmovups	64(%rdx,%rax), %zmm2
movq	312(%rsp), %rdx
vfmadd132ps	%zmm8, %zmm0, %zmm9
vmovups	64(%rcx,%rax), %zmm0
vaddps	64(%rax,%rbx), %zmm0, %zmm13
vmovups	64(%rdx,%rax), %zmm0
vmovq	%xmm10, %rdx
vfmadd132ps	%zmm7, %zmm9, %zmm13
vaddps	64(%r14,%rax), %zmm2, %zmm9
vfmadd132ps	%zmm4, %zmm13, %zmm9
vaddps	64(%rdx,%rax), %zmm0, %zmm13
vfmadd132ps	%zmm3, %zmm9, %zmm13
vmovups	%zmm13, 64(%r13,%rax)
subq	$-128, %rax
cmpq	%r8, 296(%rsp)
jne	.L5
