vmulpd	(%r15,%rax), %zmm14, %zmm0
movq	504(%rsp), %rdx
vfmadd231pd	(%rsi,%rax), %zmm13, %zmm0
vfmadd231pd	(%r14,%rax), %zmm12, %zmm0
vfmadd231pd	(%rbx,%rax), %zmm11, %zmm0
vfmadd231pd	0(%r13,%rax), %zmm9, %zmm0
vfmadd231pd	(%r12,%rax), %zmm8, %zmm0
vfmadd231pd	(%r11,%rax), %zmm7, %zmm0
vfmadd231pd	(%rdx,%rax), %zmm6, %zmm0
movq	488(%rsp), %rdx
vfmadd231pd	(%rdx,%rax), %zmm5, %zmm0
movq	504(%rsp), %rdx
vfmadd231pd	(%r10,%rax), %zmm4, %zmm0
vfmadd231pd	(%r9,%rax), %zmm3, %zmm0
vfmadd231pd	(%r8,%rax), %zmm2, %zmm0
vfmadd231pd	(%rdi,%rax), %zmm1, %zmm0
vmovupd	%zmm0, (%rcx,%rax)
vmulpd	64(%r15,%rax), %zmm14, %zmm0
vfmadd231pd	64(%rsi,%rax), %zmm13, %zmm0
vfmadd231pd	64(%r14,%rax), %zmm12, %zmm0
vfmadd231pd	64(%rbx,%rax), %zmm11, %zmm0
vfmadd231pd	64(%r13,%rax), %zmm9, %zmm0
vfmadd231pd	64(%r12,%rax), %zmm8, %zmm0
vfmadd231pd	64(%r11,%rax), %zmm7, %zmm0
vfmadd231pd	64(%rax,%rdx), %zmm6, %zmm0
movq	488(%rsp), %rdx
vfmadd231pd	64(%rdx,%rax), %zmm5, %zmm0
vfmadd231pd	64(%r10,%rax), %zmm4, %zmm0
vfmadd231pd	64(%r9,%rax), %zmm3, %zmm0
vfmadd231pd	64(%r8,%rax), %zmm2, %zmm0
vfmadd231pd	64(%rdi,%rax), %zmm1, %zmm0
vmovupd	%zmm0, 64(%rcx,%rax)
subq	$-128, %rax
addq	$2, 512(%rsp)
movq	512(%rsp), %rdx
cmpq	%rdx, 472(%rsp)
jne	.L5
