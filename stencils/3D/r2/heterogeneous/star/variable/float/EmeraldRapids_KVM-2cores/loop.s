movq	832(%rsp), %rsi
vmovups	(%r14,%rax), %zmm5
addq	$1, %rdx
movq	864(%rsp), %rcx
vmovups	(%r15,%rax), %zmm0
vmulps	(%rsi,%rax), %zmm5, %zmm11
movq	856(%rsp), %rsi
vmovups	(%rcx,%rax), %zmm6
movq	880(%rsp), %rcx
vfmadd231ps	(%rsi,%rax), %zmm6, %zmm11
movq	872(%rsp), %rsi
vmovups	(%rcx,%rax), %zmm7
movq	896(%rsp), %rcx
vfmadd231ps	(%rsi,%rax), %zmm7, %zmm11
movq	888(%rsp), %rsi
vmovups	(%rcx,%rax), %zmm12
movq	912(%rsp), %rcx
vfmadd231ps	(%rsi,%rax), %zmm12, %zmm11
movq	904(%rsp), %rsi
vmovups	(%rcx,%rax), %zmm13
movq	936(%rsp), %rcx
vfmadd231ps	(%rsi,%rax), %zmm13, %zmm11
movq	920(%rsp), %rsi
vmovups	(%rcx,%rax), %zmm14
vmovq	%xmm9, %rcx
vmovups	(%rdi,%rax), %zmm3
vfmadd231ps	(%rsi,%rax), %zmm14, %zmm11
vmovq	%xmm10, %rsi
vmovups	(%rcx,%rax), %zmm15
vmovq	%xmm8, %rcx
vfmadd231ps	(%rsi,%rax), %zmm15, %zmm11
movq	848(%rsp), %rsi
vfmadd231ps	(%rcx,%rax), %zmm0, %zmm11
movq	824(%rsp), %rcx
vmovups	(%rsi,%rax), %zmm4
vfmadd231ps	(%rcx,%rax), %zmm4, %zmm11
vfmadd231ps	(%r8,%rax), %zmm3, %zmm11
vmovups	(%r9,%rax), %zmm2
vfmadd231ps	(%r10,%rax), %zmm2, %zmm11
vmovups	(%r11,%rax), %zmm1
vfmadd231ps	(%rbx,%rax), %zmm1, %zmm11
vmovups	(%r12,%rax), %zmm5
vfmadd231ps	0(%r13,%rax), %zmm5, %zmm11
movq	840(%rsp), %rsi
vmovups	%zmm11, (%rsi,%rax)
addq	$64, %rax
cmpq	%rdx, 816(%rsp)
jne	.L5
