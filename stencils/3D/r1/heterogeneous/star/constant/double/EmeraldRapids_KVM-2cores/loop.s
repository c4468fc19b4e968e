vmulpd	(%r11,%rax), %zmm12, %zmm0
addq	$4, %rdi
vfmadd231pd	(%rdx,%rax), %zmm11, %zmm0
vfmadd231pd	(%rbx,%rax), %zmm10, %zmm0
vfmadd231pd	(%r12,%rax), %zmm9, %zmm0
vfmadd231pd	(%r14,%rax), %zmm8, %zmm0
vfmadd231pd	0(%r13,%rax), %zmm7, %zmm0
vfmadd231pd	(%r9,%rax), %zmm2, %zmm0
vmovupd	%zmm0, (%rsi,%rax)
vmulpd	64(%r11,%rax), %zmm12, %zmm0
vfmadd231pd	64(%rdx,%rax), %zmm11, %zmm0
vfmadd231pd	64(%rbx,%rax), %zmm10, %zmm0
vfmadd231pd	64(%r12,%rax), %zmm9, %zmm0
vfmadd231pd	64(%r14,%rax), %zmm8, %zmm0
vfmadd231pd	64(%r13,%rax), %zmm7, %zmm0
vfmadd231pd	64(%rax,%r9), %zmm2, %zmm0
vmovupd	%zmm0, 64(%rsi,%rax)
vmulpd	128(%r11,%rax), %zmm12, %zmm0
vfmadd231pd	128(%rdx,%rax), %zmm11, %zmm0
vfmadd231pd	128(%rbx,%rax), %zmm10, %zmm0
vfmadd231pd	128(%r12,%rax), %zmm9, %zmm0
vfmadd231pd	128(%r14,%rax), %zmm8, %zmm0
vfmadd231pd	128(%r13,%rax), %zmm7, %zmm0
vfmadd231pd	128(%rax,%r9), %zmm2, %zmm0
vmovupd	%zmm0, 128(%rsi,%rax)
vmulpd	192(%r11,%rax), %zmm12, %zmm0
vfmadd231pd	192(%rdx,%rax), %zmm11, %zmm0
vfmadd231pd	192(%rbx,%rax), %zmm10, %zmm0
vfmadd231pd	192(%r12,%rax), %zmm9, %zmm0
vfmadd231pd	192(%r14,%rax), %zmm8, %zmm0
vfmadd231pd	192(%r13,%rax), %zmm7, %zmm0
vfmadd231pd	192(%rax,%r9), %zmm2, %zmm0
vmovupd	%zmm0, 192(%rsi,%rax)
addq	$256, %rax
cmpq	%rdi, 120(%rsp)
jne	.L5
