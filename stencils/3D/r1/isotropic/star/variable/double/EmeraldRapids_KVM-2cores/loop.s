vmovupd	(%rdx,%rcx), %zmm4
vmovupd	(%r11,%rcx), %zmm15
addq	$2, %r13
vaddpd	(%r15,%rcx), %zmm4, %zmm1
vaddpd	(%rax,%rcx), %zmm15, %zmm13
vmovupd	(%r12,%rcx), %zmm14
vaddpd	(%r14,%rcx), %zmm14, %zmm0
vmovupd	(%r8,%rcx), %zmm4
vaddpd	%zmm13, %zmm1, %zmm6
vmovupd	64(%rdx,%rcx), %zmm1
vmovupd	64(%r11,%rcx), %zmm13
vaddpd	64(%r15,%rcx), %zmm1, %zmm15
vmovupd	64(%r8,%rcx), %zmm1
vaddpd	%zmm0, %zmm6, %zmm12
vaddpd	64(%rax,%rcx), %zmm13, %zmm6
vmulpd	(%rdi,%rcx), %zmm12, %zmm2
vfmadd231pd	(%rsi,%rcx), %zmm4, %zmm2
vmovupd	64(%r12,%rcx), %zmm0
vaddpd	64(%rcx,%r14), %zmm0, %zmm12
vaddpd	%zmm6, %zmm15, %zmm14
vmovupd	%zmm2, (%r9,%rcx)
vaddpd	%zmm12, %zmm14, %zmm2
vmulpd	64(%rdi,%rcx), %zmm2, %zmm4
vfmadd231pd	64(%rsi,%rcx), %zmm1, %zmm4
subq	$-128, %rcx
vmovupd	%zmm4, -64(%rcx,%r9)
cmpq	%r13, 104(%rsp)
jne	.L5
