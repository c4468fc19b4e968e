movq	1256(%rsp), %rcx
movq	1136(%rsp), %rsi
addq	$1, %rdx
vmovupd	(%rcx,%rax), %zmm0
movq	1168(%rsp), %rcx
vmulpd	(%rsi,%rax), %zmm0, %zmm12
movq	1160(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm8
movq	1264(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
movq	1176(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm1
movq	1240(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
movq	1184(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm0
movq	1232(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
movq	1192(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm8
movq	1248(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
movq	1200(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm1
movq	1224(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
movq	1208(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm0
movq	1216(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
vmovq	%xmm26, %rsi
vmovupd	(%rcx,%rax), %zmm8
movq	1280(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
vmovq	%xmm25, %rsi
vmovupd	(%rcx,%rax), %zmm1
movq	1272(%rsp), %rcx
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
vmovq	%xmm24, %rsi
vmovupd	(%rcx,%rax), %zmm0
vmovq	%xmm22, %rcx
vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
vmovq	%xmm23, %rsi
vmovupd	(%rcx,%rax), %zmm8
vmovq	%xmm20, %rcx
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
vmovq	%xmm21, %rsi
vmovupd	(%rcx,%rax), %zmm1
vmovq	%xmm19, %rcx
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
vmovq	%xmm28, %rsi
vmovupd	(%rcx,%rax), %zmm0
vmovq	%xmm27, %rcx
vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
vmovq	%xmm9, %rsi
vmovupd	(%rcx,%rax), %zmm8
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
vmovq	%xmm7, %rcx
vmovq	%xmm6, %rsi
vmovupd	(%rdi,%rax), %zmm1
vfmadd231pd	(%r8,%rax), %zmm1, %zmm12
vmovupd	(%r9,%rax), %zmm0
vfmadd231pd	(%r10,%rax), %zmm0, %zmm12
vmovupd	(%r11,%rax), %zmm8
vfmadd231pd	(%rbx,%rax), %zmm8, %zmm12
vmovupd	(%r12,%rax), %zmm1
vfmadd231pd	0(%r13,%rax), %zmm1, %zmm12
vmovupd	(%r14,%rax), %zmm0
vfmadd231pd	(%r15,%rax), %zmm0, %zmm12
vmovupd	(%rcx,%rax), %zmm8
vmovq	%xmm5, %rcx
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
vmovq	%xmm4, %rsi
vmovupd	(%rcx,%rax), %zmm1
vmovq	%xmm3, %rcx
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
vmovq	%xmm2, %rsi
vmovupd	(%rcx,%rax), %zmm0
vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
vmovq	%xmm10, %rcx
movq	1128(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm8
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
movq	1152(%rsp), %rcx
movq	1120(%rsp), %rsi
vmovupd	(%rcx,%rax), %zmm1
vmovq	%xmm11, %rcx
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
vmovq	%xmm13, %rsi
vmovupd	(%rcx,%rax), %zmm0
vmovq	%xmm14, %rcx
vfmadd231pd	(%rsi,%rax), %zmm0, %zmm12
vmovq	%xmm15, %rsi
vmovupd	(%rcx,%rax), %zmm8
vmovq	%xmm29, %rcx
vfmadd231pd	(%rsi,%rax), %zmm8, %zmm12
vmovq	%xmm30, %rsi
vmovupd	(%rcx,%rax), %zmm1
vfmadd231pd	(%rsi,%rax), %zmm1, %zmm12
movq	1144(%rsp), %rcx
vmovupd	%zmm12, (%rcx,%rax)
addq	$64, %rax
cmpq	%rdx, 1104(%rsp)
jne	.L5
