vmovq	%xmm13, %rax
vmovupd	(%rdi,%r10), %zmm14
addq	$2, %rbx
vaddpd	(%r12,%r10), %zmm14, %zmm11
vaddpd	(%rsi,%r10), %zmm11, %zmm9
vaddpd	(%r9,%r10), %zmm9, %zmm0
vaddpd	(%r8,%r10), %zmm0, %zmm1
vaddpd	(%rdx,%r10), %zmm1, %zmm3
vaddpd	(%r15,%r10), %zmm3, %zmm14
vaddpd	(%rcx,%r10), %zmm14, %zmm11
vaddpd	(%rax,%r10), %zmm11, %zmm9
movq	256(%rsp), %rax
vaddpd	(%r14,%r10), %zmm9, %zmm0
vaddpd	0(%r13,%r10), %zmm0, %zmm1
vaddpd	(%rax,%r10), %zmm1, %zmm3
movq	248(%rsp), %rax
vmovupd	64(%rdi,%r10), %zmm9
vaddpd	64(%r12,%r10), %zmm9, %zmm0
vaddpd	(%rax,%r10), %zmm3, %zmm14
vmulpd	(%r11,%r10), %zmm14, %zmm11
vmovq	%xmm16, %rax
vaddpd	64(%rsi,%r10), %zmm0, %zmm1
vaddpd	64(%r9,%r10), %zmm1, %zmm3
vaddpd	64(%r8,%r10), %zmm3, %zmm14
vmovupd	%zmm11, (%rax,%r10)
vmovq	%xmm13, %rax
vaddpd	64(%rdx,%r10), %zmm14, %zmm11
vaddpd	64(%r15,%r10), %zmm11, %zmm9
vaddpd	64(%rcx,%r10), %zmm9, %zmm0
vaddpd	64(%rax,%r10), %zmm0, %zmm1
movq	256(%rsp), %rax
vaddpd	64(%r14,%r10), %zmm1, %zmm3
vaddpd	64(%r13,%r10), %zmm3, %zmm14
vaddpd	64(%rax,%r10), %zmm14, %zmm11
movq	248(%rsp), %rax
vaddpd	64(%rax,%r10), %zmm11, %zmm9
vmulpd	64(%r11,%r10), %zmm9, %zmm0
vmovq	%xmm16, %rax
vmovupd	%zmm0, 64(%rax,%r10)
subq	$-128, %r10
cmpq	%rbx, 232(%rsp)
jne	.L5
