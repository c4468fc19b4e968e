vmovupd	(%r9,%rdi), %zmm7
movq	184(%rsp), %rdx
addq	$2, %r11
vmulpd	(%r12,%rdi), %zmm7, %zmm6
vmovupd	(%rbx,%rdi), %zmm0
vfmadd231pd	(%r15,%rdi), %zmm0, %zmm6
vmovupd	(%rsi,%rdi), %zmm2
vfmadd231pd	(%rdx,%rdi), %zmm2, %zmm6
vmovq	%xmm9, %rdx
vmovupd	(%rax,%rdi), %zmm0
vmovupd	(%rdx,%rdi), %zmm7
movq	176(%rsp), %rdx
vfmadd231pd	(%rcx,%rdi), %zmm7, %zmm6
vmovupd	(%r10,%rdi), %zmm7
vfmadd231pd	(%r14,%rdi), %zmm0, %zmm6
vmovupd	(%rdx,%rdi), %zmm2
vfmadd231pd	(%r8,%rdi), %zmm2, %zmm6
movq	192(%rsp), %rdx
vfmadd231pd	0(%r13,%rdi), %zmm7, %zmm6
vmovupd	64(%rbx,%rdi), %zmm2
vmovupd	64(%rsi,%rdi), %zmm7
vmovupd	%zmm6, (%rdx,%rdi)
vmovupd	64(%r9,%rdi), %zmm6
movq	184(%rsp), %rdx
vmulpd	64(%rdi,%r12), %zmm6, %zmm0
vfmadd231pd	64(%r15,%rdi), %zmm2, %zmm0
vmovupd	64(%rdi,%rax), %zmm2
vfmadd231pd	64(%rdi,%rdx), %zmm7, %zmm0
vmovq	%xmm9, %rdx
vmovupd	64(%rdx,%rdi), %zmm6
movq	176(%rsp), %rdx
vfmadd231pd	64(%rcx,%rdi), %zmm6, %zmm0
vfmadd231pd	64(%r14,%rdi), %zmm2, %zmm0
vmovupd	64(%rdi,%rdx), %zmm7
vfmadd231pd	64(%r8,%rdi), %zmm7, %zmm0
vmovupd	64(%r10,%rdi), %zmm6
subq	$-128, %rdi
vfmadd231pd	-64(%rdi,%r13), %zmm6, %zmm0
movq	192(%rsp), %rdx
vmovupd	%zmm0, -64(%rdi,%rdx)
cmpq	%r11, 152(%rsp)
jne	.L5
