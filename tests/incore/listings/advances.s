# Written by hand: which advance counts, what is vectorised, what is on the stack.
	movq %rsp, %rbp
.L1:
	vmovupd (%rax), %ymm0
	vmovupd 32(%rax), %ymm1
	vmovupd (%rbx), %ymm2
	addq $64, %rax
	addq $32, %rbx
	jne .L1
.L2:
	vmovupd (%rax), %ymm0
	vmovupd (%rbx), %ymm2
	addq $64, %rax
	addq $32, %rbx
	jne .L2
.L3:
	vmovupd (%rbx), %ymm2
	vmovupd (%rax), %ymm0
	addq $64, %rax
	addq $32, %rbx
	jne .L3
.L4:
	vmovupd %ymm0, (%rcx)
	vmovupd %ymm0, 32(%rcx)
	vmovupd %ymm0, (%rax)
	vmovupd (%rbx), %ymm2
	subq $32, %rax
	addq $64, %rbx
	jne .L4
.L5:
	vaddpd %xmm0, %xmm1, %xmm1
	vaddsd %xmm0, %xmm1, %xmm1
	vmulsd %xmm0, %xmm1, %xmm1
	vmovsd %xmm1, (%rax)
	addq $8, %rax
	jne .L5
.L6:
	vaddpd %xmm0, %xmm1, %xmm1
	vaddsd %xmm0, %xmm1, %xmm1
	vmovupd %xmm1, (%rax)
	addq $16, %rax
	jne .L6
.L7:
	vmovq (%rbx), %xmm0
	vmovq %xmm0, (%rax)
	addq $8, %rax
	addq $8, %rbx
	jne .L7
.L8:
	vmovups (%rbx), %xmm0
	vmovups %xmm0, (%rax)
	addq $16, %rax
	addq $16, %rbx
	jne .L8
.L9:
	vmovupd -32(%rbp), %ymm0
	vmovupd 32(%rsp), %ymm1
	vaddpd table(%rip), %ymm1, %ymm0
	vmovupd %ymm0, (%rax)
	addq $32, %rax
	jne .L9
.L10:
	vgatherqpd %ymm3, (%rsp,%ymm2,8), %ymm0
	vaddpd %ymm0, %ymm1, %ymm1
	vmovupd %ymm1, (%rax)
	vmovupd %ymm1, (%rax)
	addq $32, %rax
	jne .L10
.L11:
	vmovupd %ymm0, (%rcx)
	vmovupd (%rbx), %ymm2
	addq $64, %rbx
	jne .L11
	ret
