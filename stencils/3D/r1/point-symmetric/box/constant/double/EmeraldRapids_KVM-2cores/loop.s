movq	352(%rsp), %r15
addq	$1, %rdx
vmovupd	(%r15,%rax), %zmm0
movq	312(%rsp), %r15
vaddpd	(%r15,%rax), %zmm0, %zmm1
movq	304(%rsp), %r15
vmovapd	%zmm0, 392(%rsp)
vmulpd	%zmm14, %zmm1, %zmm0
vfmadd231pd	(%r15,%rax), %zmm15, %zmm0
movq	264(%rsp), %r15
vmovupd	(%r15,%rax), %zmm1
vaddpd	(%rcx,%rax), %zmm1, %zmm21
movq	272(%rsp), %r15
vfmadd132pd	%zmm13, %zmm0, %zmm21
vmovupd	(%r15,%rax), %zmm0
vaddpd	0(%r13,%rax), %zmm0, %zmm0
movq	280(%rsp), %r15
vmovupd	(%r15,%rax), %zmm1
vaddpd	(%r8,%rax), %zmm1, %zmm30
movq	320(%rsp), %r15
vfmadd132pd	%zmm12, %zmm21, %zmm0
vfmadd132pd	%zmm11, %zmm0, %zmm30
vmovupd	(%r15,%rax), %zmm0
vaddpd	(%r11,%rax), %zmm0, %zmm0
movq	328(%rsp), %r15
vmovupd	(%r15,%rax), %zmm1
vaddpd	(%r14,%rax), %zmm1, %zmm20
movq	336(%rsp), %r15
vfmadd132pd	%zmm10, %zmm30, %zmm0
vfmadd132pd	%zmm9, %zmm0, %zmm20
vmovupd	(%r15,%rax), %zmm0
vaddpd	(%r10,%rax), %zmm0, %zmm0
movq	288(%rsp), %r15
vmovupd	(%r15,%rax), %zmm1
vaddpd	(%rbx,%rax), %zmm1, %zmm17
movq	296(%rsp), %r15
vfmadd132pd	%zmm8, %zmm20, %zmm0
vfmadd132pd	%zmm7, %zmm0, %zmm17
vmovupd	(%r15,%rax), %zmm0
vaddpd	(%rsi,%rax), %zmm0, %zmm0
movq	384(%rsp), %r15
vmovupd	(%r15,%rax), %zmm1
vaddpd	(%rdi,%rax), %zmm1, %zmm21
movq	368(%rsp), %r15
vfmadd132pd	%zmm6, %zmm17, %zmm0
vfmadd132pd	%zmm5, %zmm0, %zmm21
vmovupd	(%r15,%rax), %zmm0
vaddpd	(%r12,%rax), %zmm0, %zmm0
movq	360(%rsp), %r15
vmovupd	(%r15,%rax), %zmm1
movq	256(%rsp), %r15
vfmadd132pd	%zmm4, %zmm21, %zmm0
vaddpd	(%r15,%rax), %zmm1, %zmm30
movq	376(%rsp), %r15
vfmadd132pd	%zmm3, %zmm0, %zmm30
vmovupd	(%r15,%rax), %zmm0
vaddpd	(%r9,%rax), %zmm0, %zmm1
movq	344(%rsp), %r15
vfmadd132pd	%zmm2, %zmm30, %zmm1
vmovupd	%zmm1, (%r15,%rax)
addq	$64, %rax
cmpq	%rdx, 248(%rsp)
jne	.L5
