movq	376(%rsp), %r12
vmulps	(%r15,%rax), %zmm22, %zmm0
movq	440(%rsp), %rdx
vfmadd231ps	(%r12,%rax), %zmm21, %zmm0
vfmadd231ps	(%r14,%rax), %zmm20, %zmm0
vfmadd231ps	0(%r13,%rax), %zmm19, %zmm0
vfmadd231ps	(%rdx,%rax), %zmm18, %zmm0
movq	432(%rsp), %rdx
vfmadd231ps	(%rbx,%rax), %zmm17, %zmm0
vfmadd231ps	(%r11,%rax), %zmm16, %zmm0
vfmadd231ps	(%rcx,%rax), %zmm15, %zmm0
vfmadd231ps	(%rdx,%rax), %zmm14, %zmm0
movq	432(%rsp), %rdx
vfmadd231ps	(%r10,%rax), %zmm13, %zmm0
vfmadd231ps	(%r9,%rax), %zmm12, %zmm0
vfmadd231ps	(%r8,%rax), %zmm11, %zmm0
vfmadd231ps	(%rdi,%rax), %zmm10, %zmm0
vmovups	%zmm0, (%rsi,%rax)
vmulps	64(%r15,%rax), %zmm22, %zmm0
vfmadd231ps	64(%r12,%rax), %zmm21, %zmm0
movq	440(%rsp), %r12
vfmadd231ps	64(%r14,%rax), %zmm20, %zmm0
vfmadd231ps	64(%r13,%rax), %zmm19, %zmm0
vfmadd231ps	64(%r12,%rax), %zmm18, %zmm0
vfmadd231ps	64(%rbx,%rax), %zmm17, %zmm0
vfmadd231ps	64(%r11,%rax), %zmm16, %zmm0
vfmadd231ps	64(%rax,%rcx), %zmm15, %zmm0
vfmadd231ps	64(%rdx,%rax), %zmm14, %zmm0
vfmadd231ps	64(%r10,%rax), %zmm13, %zmm0
vfmadd231ps	64(%r9,%rax), %zmm12, %zmm0
vfmadd231ps	64(%r8,%rax), %zmm11, %zmm0
vfmadd231ps	64(%rdi,%rax), %zmm10, %zmm0
vmovups	%zmm0, 64(%rsi,%rax)
subq	$-128, %rax
addq	$2, 448(%rsp)
movq	448(%rsp), %r12
cmpq	%r12, 408(%rsp)
jne	.L5
