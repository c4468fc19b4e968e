movq	1096(%rsp), %rcx
addq	$1, %rdx
vmulpd	(%rcx,%rax), %zmm18, %zmm19
movq	1088(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm20, %zmm19
movq	1104(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm17, %zmm19
movq	1112(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm16, %zmm19
movq	1120(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm15, %zmm19
movq	1128(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm14, %zmm19
movq	1136(%rsp), %rcx
vfmadd231pd	(%r11,%rax), %zmm13, %zmm19
vfmadd231pd	(%rcx,%rax), %zmm12, %zmm19
movq	1152(%rsp), %rcx
vfmadd231pd	(%r15,%rax), %zmm11, %zmm19
vfmadd231pd	(%r14,%rax), %zmm10, %zmm19
vfmadd231pd	(%r10,%rax), %zmm9, %zmm19
vfmadd231pd	(%r9,%rax), %zmm8, %zmm19
vfmadd231pd	(%r8,%rax), %zmm7, %zmm19
vfmadd231pd	(%rcx,%rax), %zmm6, %zmm19
movq	1080(%rsp), %rcx
vfmadd231pd	(%r12,%rax), %zmm5, %zmm19
vfmadd231pd	(%rdi,%rax), %zmm4, %zmm19
vfmadd231pd	0(%r13,%rax), %zmm3, %zmm19
vfmadd231pd	(%rcx,%rax), %zmm2, %zmm19
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm19
vmovupd	%zmm19, (%rbx,%rax)
addq	$64, %rax
cmpq	%rdx, 1064(%rsp)
jne	.L5
