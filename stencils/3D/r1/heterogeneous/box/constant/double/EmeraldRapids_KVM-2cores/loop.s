movq	1048(%rsp), %rcx
addq	$1, %rdx
vmulpd	(%rcx,%rax), %zmm26, %zmm0
movq	968(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm27, %zmm0
movq	1040(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm25, %zmm0
movq	1032(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm24, %zmm0
movq	1024(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm23, %zmm0
movq	1056(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm22, %zmm0
movq	1064(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm21, %zmm0
movq	1088(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm20, %zmm0
movq	1080(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm19, %zmm0
movq	1072(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm18, %zmm0
movq	976(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm17, %zmm0
movq	984(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm16, %zmm0
movq	992(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm28, %zmm0
movq	1000(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm15, %zmm0
movq	1008(%rsp), %rcx
vfmadd231pd	(%rcx,%rax), %zmm14, %zmm0
vfmadd231pd	(%r15,%rax), %zmm13, %zmm0
vfmadd231pd	(%r14,%rax), %zmm12, %zmm0
vfmadd231pd	(%r12,%rax), %zmm10, %zmm0
movq	960(%rsp), %rcx
vfmadd231pd	(%r11,%rax), %zmm9, %zmm0
vfmadd231pd	0(%r13,%rax), %zmm8, %zmm0
vfmadd231pd	(%rbx,%rax), %zmm7, %zmm0
vfmadd231pd	(%rcx,%rax), %zmm6, %zmm0
movq	1016(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm5, %zmm0
vfmadd231pd	(%rdi,%rax), %zmm4, %zmm0
vfmadd231pd	(%r8,%rax), %zmm3, %zmm0
vfmadd231pd	(%r9,%rax), %zmm2, %zmm0
vfmadd231pd	(%r10,%rax), %zmm1, %zmm0
vmovupd	%zmm0, (%rcx,%rax)
addq	$64, %rax
cmpq	%rdx, 944(%rsp)
jne	.L5
