movq	872(%rsp), %rdx
movq	864(%rsp), %rax
addq	$1, %rsi
vmovupd	(%rdi,%rcx), %zmm1
vmovupd	(%r9,%rcx), %zmm3
vmovupd	(%rdx,%rcx), %zmm14
movq	856(%rsp), %rdx
vmulpd	(%r8,%rcx), %zmm14, %zmm15
vmovupd	(%rax,%rcx), %zmm0
movq	888(%rsp), %rax
vfmadd231pd	(%rdx,%rcx), %zmm0, %zmm15
movq	880(%rsp), %rdx
vmovupd	(%r11,%rcx), %zmm13
vmovupd	(%rax,%rcx), %zmm9
vmovq	%xmm19, %rax
vmovupd	(%r12,%rcx), %zmm14
vfmadd231pd	(%rdx,%rcx), %zmm9, %zmm15
movq	896(%rsp), %rdx
vmovupd	(%rax,%rcx), %zmm7
vmovq	%xmm5, %rax
vmovupd	(%r14,%rcx), %zmm0
vfmadd231pd	(%rdx,%rcx), %zmm7, %zmm15
vmovq	%xmm20, %rdx
vmovupd	(%rax,%rcx), %zmm6
vmovq	%xmm11, %rax
vfmadd231pd	(%rdx,%rcx), %zmm6, %zmm15
vmovq	%xmm12, %rdx
vmovupd	(%rax,%rcx), %zmm4
vmovq	%xmm10, %rax
vfmadd231pd	(%rdx,%rcx), %zmm4, %zmm15
movq	848(%rsp), %rdx
vmovupd	(%rdx,%rcx), %zmm2
vfmadd231pd	(%rax,%rcx), %zmm2, %zmm15
vmovq	%xmm8, %rax
vfmadd231pd	(%rax,%rcx), %zmm1, %zmm15
movq	840(%rsp), %rax
vfmadd231pd	(%r10,%rcx), %zmm3, %zmm15
vfmadd231pd	(%rbx,%rcx), %zmm13, %zmm15
vfmadd231pd	0(%r13,%rcx), %zmm14, %zmm15
vfmadd231pd	(%r15,%rcx), %zmm0, %zmm15
movq	832(%rsp), %rdx
vmovupd	(%rax,%rcx), %zmm9
movq	824(%rsp), %rax
vfmadd231pd	(%rdx,%rcx), %zmm9, %zmm15
vmovupd	%zmm15, (%rax,%rcx)
addq	$64, %rcx
cmpq	%rsi, 808(%rsp)
jne	.L5
