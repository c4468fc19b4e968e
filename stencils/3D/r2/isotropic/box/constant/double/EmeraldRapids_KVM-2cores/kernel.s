	.file	"<stdin>"
	.text
	.p2align 4
	.globl	sweep
	.type	sweep, @function
sweep:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1608, %rsp
	movq	%r8, 80(%rsp)
	vmovsd	%xmm0, 824(%rsp)
	vmovsd	%xmm1, 816(%rsp)
	vmovsd	%xmm2, 808(%rsp)
	vmovsd	%xmm3, 864(%rsp)
	vmovsd	%xmm4, 856(%rsp)
	vmovsd	%xmm5, 848(%rsp)
	vmovsd	%xmm6, 840(%rsp)
	cmpq	%r8, %rcx
	jge	.L26
	leaq	0(,%rdx,8), %r11
	movq	%rcx, %rax
	leaq	-2(%rsi), %rdi
	movq	%r11, %rcx
	movq	%rdi, 520(%rsp)
	shrq	$3, %rcx
	cmpq	$4, %rsi
	jle	.L26
	cmpq	$4, %rdx
	jle	.L26
	imulq	%rdx, %rsi
	movq	%rdx, 272(%rsp)
	movq	%r9, %r15
	leaq	-1(%rax), %rdi
	leaq	1(%rax), %r9
	leaq	-2(%rax), %r8
	movq	%rdi, %rbx
	movq	%rcx, 640(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm30
	vmovsd	%xmm3, %xmm3, %xmm22
	vmovsd	%xmm4, %xmm4, %xmm24
	movq	%rsi, %rdx
	movq	%rsi, %r14
	vmovsd	%xmm5, %xmm5, %xmm26
	movq	%rsi, %r12
	imulq	%rax, %rdx
	addq	$2, %rax
	vmovsd	%xmm6, %xmm6, %xmm27
	imulq	%rax, %r14
	salq	$3, %rax
	vbroadcastsd	%xmm30, %ymm21
	imulq	%rsi, %rbx
	leaq	0(,%rsi,8), %r10
	vbroadcastsd	%xmm22, %ymm23
	imulq	%r9, %r12
	movq	%rdx, 592(%rsp)
	movq	%rsi, %rdx
	movq	592(%rsp), %rdi
	imulq	%rax, %rdx
	subq	$16, %rax
	vmovq	%r10, %xmm20
	movq	%r14, 632(%rsp)
	imulq	%rsi, %rax
	leaq	(%rcx,%rcx), %r10
	movq	%rbx, 576(%rsp)
	vbroadcastsd	%xmm24, %ymm25
	imulq	%rsi, %r8
	movq	%r12, 584(%rsp)
	leaq	(%r15,%r12,8), %r13
	vbroadcastsd	%xmm26, %ymm28
	leaq	(%r15,%rbx,8), %r14
	leaq	(%r15,%rdx), %rbx
	movq	%r10, %rdx
	movq	%rax, 1576(%rsp)
	leaq	(%rdi,%r10), %rax
	addq	%rcx, %rdi
	vbroadcastsd	%xmm27, %ymm29
	movq	%r8, 624(%rsp)
	leaq	(%r15,%r8,8), %r12
	leaq	0(,%rax,8), %r8
	leaq	(%r15,%rdi,8), %rax
	movq	576(%rsp), %rdi
	movq	%rdx, 568(%rsp)
	leaq	(%r15,%r8), %r10
	vmovq	%rax, %xmm0
	movq	%rdi, %rax
	addq	%rdx, %rax
	leaq	(%r15,%rax,8), %rax
	vmovq	%rax, %xmm1
	movq	584(%rsp), %rax
	addq	%rdx, %rax
	leaq	(%rdx,%rcx), %rdx
	leaq	(%r15,%rax,8), %rax
	vmovq	%rax, %xmm2
	movq	584(%rsp), %rax
	subq	%rsi, %rax
	leaq	(%rax,%rdx), %rcx
	leaq	(%r15,%rcx,8), %rcx
	vmovq	%rcx, %xmm3
	movq	640(%rsp), %rcx
	addq	%rdi, %rcx
	leaq	(%r15,%rcx,8), %rdi
	movq	640(%rsp), %rcx
	vmovq	%rdi, %xmm4
	movq	584(%rsp), %rdi
	addq	%rdi, %rcx
	movq	624(%rsp), %rdi
	leaq	(%r15,%rcx,8), %rcx
	vmovq	%rcx, %xmm5
	movq	568(%rsp), %rcx
	addq	%rdi, %rcx
	leaq	(%r15,%rcx,8), %rdi
	movq	568(%rsp), %rcx
	vmovq	%rdi, %xmm6
	movq	632(%rsp), %rdi
	addq	%rdi, %rcx
	leaq	(%r15,%rcx,8), %rdi
	movq	576(%rsp), %rcx
	vmovq	%rdi, %xmm7
	leaq	(%rcx,%rdx), %rdi
	leaq	(%r15,%rdi,8), %rcx
	movq	584(%rsp), %rdi
	vmovq	%rcx, %xmm8
	leaq	(%rdi,%rdx), %rcx
	leaq	(%r15,%rcx,8), %rdi
	movq	640(%rsp), %rcx
	vmovq	%rdi, %xmm9
	leaq	0(,%rcx,4), %rdi
	movq	%rdi, 136(%rsp)
	addq	%rdi, %rax
	movq	624(%rsp), %rdi
	leaq	(%r15,%rax,8), %rax
	vmovq	%rax, %xmm10
	movq	%rdi, %rax
	addq	%rcx, %rax
	leaq	(%r15,%rax,8), %rax
	vmovq	%rax, %xmm11
	movq	632(%rsp), %rax
	addq	%rcx, %rax
	leaq	(%r15,%rax,8), %rcx
	vmovq	%rcx, %xmm12
	leaq	(%rdi,%rdx), %rcx
	leaq	(%r15,%rcx,8), %rax
	movq	632(%rsp), %rcx
	vmovq	%rax, %xmm13
	leaq	(%rcx,%rdx), %rdx
	movq	576(%rsp), %rcx
	leaq	(%r15,%rdx,8), %rax
	movq	136(%rsp), %rdx
	vmovq	%rax, %xmm14
	movq	%rdx, %rax
	leaq	(%rdi,%rdx), %rdi
	addq	%rcx, %rax
	leaq	(%r15,%rax,8), %rcx
	movq	584(%rsp), %rax
	vmovq	%rcx, %xmm15
	addq	%rdx, %rax
	leaq	(%r15,%rax,8), %rcx
	leaq	(%r15,%rdi,8), %rax
	vmovq	%rcx, %xmm16
	movq	632(%rsp), %rcx
	vmovq	%rax, %xmm17
	leaq	(%rcx,%rdx), %rdx
	leaq	(%r15,%rdx,8), %rdi
	movq	272(%rsp), %rdx
	vmovq	%rdi, %xmm18
	leaq	-4(%rdx), %rax
	leaq	-5(%rdx), %rcx
	movq	%rax, 280(%rsp)
	movq	%rax, %rdi
	andq	$-8, %rax
	leaq	-2(%rdx), %rdx
	movq	%rcx, 288(%rsp)
	movq	16(%rbp), %rcx
	shrq	$3, %rdi
	movq	%rax, 160(%rsp)
	addq	$2, %rax
	leaq	16(%rcx,%r8), %r8
	movq	%r11, 72(%rsp)
	movq	%r9, %rcx
	movq	%rbx, %r11
	movq	%rdi, 776(%rsp)
	movq	1576(%rsp), %rdi
	movq	%r12, %rbx
	movq	%r13, %r12
	movq	%rax, 168(%rsp)
	movq	%r15, %r13
	xorl	%eax, %eax
	movq	%rdx, 128(%rsp)
	vmovq	%xmm20, %rdx
	movq	%r10, -64(%rsp)
	vmovapd	%ymm21, 424(%rsp)
	vmovapd	%ymm23, 392(%rsp)
	vmovapd	%ymm25, 360(%rsp)
	vmovapd	%ymm28, 328(%rsp)
	vmovapd	%ymm29, 296(%rsp)
	vmovq	%xmm15, 64(%rsp)
	vmovq	%xmm14, 56(%rsp)
	vmovq	%xmm13, 48(%rsp)
	vmovq	%xmm12, 40(%rsp)
	vmovq	%xmm11, 32(%rsp)
	vmovq	%xmm10, 24(%rsp)
	vmovq	%xmm9, 16(%rsp)
	vmovq	%xmm8, 8(%rsp)
	vmovq	%xmm7, (%rsp)
	vmovq	%xmm6, -8(%rsp)
	vmovq	%xmm5, -16(%rsp)
	vmovq	%xmm4, -24(%rsp)
	vmovq	%xmm3, -32(%rsp)
	vmovq	%xmm2, -40(%rsp)
	vmovq	%xmm1, -48(%rsp)
	vmovq	%xmm0, -56(%rsp)
	vmovq	%xmm16, -72(%rsp)
	vmovq	%xmm17, -80(%rsp)
	vmovq	%xmm18, -88(%rsp)
	movq	%r8, -96(%rsp)
	.p2align 4,,10
	.p2align 3
.L4:
	movq	16(%rbp), %r15
	movq	-64(%rsp), %r9
	leaq	0(%r13,%rdi), %r10
	movq	-56(%rsp), %r8
	movq	%r10, 608(%rsp)
	addq	%rdi, %r15
	addq	%rax, %r9
	movq	%r15, 152(%rsp)
	movq	-48(%rsp), %r15
	addq	%rax, %r8
	movq	%r9, 536(%rsp)
	movq	-40(%rsp), %r9
	addq	%rax, %r15
	movq	%r8, 616(%rsp)
	movq	-32(%rsp), %r8
	movq	%r15, 920(%rsp)
	movq	-24(%rsp), %r15
	addq	%rax, %r9
	addq	%rax, %r8
	movq	%r9, 912(%rsp)
	movq	-16(%rsp), %r9
	addq	%rax, %r15
	movq	%r8, 904(%rsp)
	movq	-8(%rsp), %r8
	movq	%r15, 896(%rsp)
	movq	(%rsp), %r15
	addq	%rax, %r9
	addq	%rax, %r8
	movq	%r9, 888(%rsp)
	movq	8(%rsp), %r9
	addq	%rax, %r15
	movq	%r8, 880(%rsp)
	movq	16(%rsp), %r8
	movq	%r15, 872(%rsp)
	movq	24(%rsp), %r15
	addq	%rax, %r9
	addq	%rax, %r8
	movq	%r9, 976(%rsp)
	movq	32(%rsp), %r9
	addq	%rax, %r15
	movq	%r8, 968(%rsp)
	movq	40(%rsp), %r8
	movq	%r15, 960(%rsp)
	movq	48(%rsp), %r15
	addq	%rax, %r9
	addq	%rax, %r8
	movq	%r9, 944(%rsp)
	addq	%rax, %r15
	movq	%r8, 1024(%rsp)
	movq	%r15, 1016(%rsp)
	movq	56(%rsp), %r9
	movq	64(%rsp), %r8
	movq	-72(%rsp), %r15
	movq	%r11, 544(%rsp)
	addq	%rax, %r9
	movq	%rbx, 936(%rsp)
	vmovsd	824(%rsp), %xmm0
	addq	%rax, %r8
	addq	%rax, %r15
	vmovsd	816(%rsp), %xmm2
	movq	%r9, 1008(%rsp)
	movq	-80(%rsp), %r9
	movq	%r8, 1000(%rsp)
	vbroadcastsd	%xmm0, %ymm1
	vbroadcastsd	%xmm0, %zmm4
	movq	-88(%rsp), %r8
	movq	%r15, 992(%rsp)
	vbroadcastsd	%xmm2, %zmm5
	vbroadcastsd	%xmm2, %ymm3
	movq	-96(%rsp), %r15
	addq	%rax, %r9
	vmovapd	%zmm5, 200(%rsp)
	vbroadcastsd	808(%rsp), %zmm5
	addq	%rax, %r8
	movq	%r9, 928(%rsp)
	addq	%rax, %r15
	movq	%r8, 984(%rsp)
	movq	72(%rsp), %r8
	movq	%r15, 832(%rsp)
	movq	%r12, 552(%rsp)
	movq	%r14, 952(%rsp)
	movq	$0, 600(%rsp)
	movq	$2, 560(%rsp)
	movq	%rsi, 120(%rsp)
	movq	%r10, 144(%rsp)
	movq	%rdi, 112(%rsp)
	movq	%rax, 104(%rsp)
	movq	%r11, 264(%rsp)
	movq	%rbx, 192(%rsp)
	movq	%r12, 184(%rsp)
	vmovapd	%ymm1, 488(%rsp)
	vmovapd	%ymm3, 456(%rsp)
	movq	%rdx, 96(%rsp)
	movq	%r14, 176(%rsp)
	movq	%rcx, 88(%rsp)
	.p2align 4,,10
	.p2align 3
.L13:
	addq	$1, 560(%rsp)
	cmpq	$6, 288(%rsp)
	jbe	.L29
	movq	536(%rsp), %r10
	movq	616(%rsp), %rax
	movq	920(%rsp), %rdx
	movq	904(%rsp), %r15
	leaq	16(%r10), %rsi
	movq	912(%rsp), %rbx
	leaq	24(%r10), %r9
	leaq	16(%rdx), %r12
	movq	%rsi, 1128(%rsp)
	leaq	8(%rax), %rsi
	leaq	16(%rax), %r14
	movq	%r12, 1144(%rsp)
	leaq	8(%r10), %r11
	leaq	8(%r15), %r12
	movq	%r9, 1168(%rsp)
	leaq	16(%rbx), %rdi
	movq	888(%rsp), %r9
	movq	%rsi, 1176(%rsp)
	vmovq	%r11, %xmm6
	leaq	8(%rdx), %r11
	movq	608(%rsp), %rsi
	movq	%r14, 1136(%rsp)
	leaq	8(%rbx), %r14
	leaq	16(%r15), %rcx
	movq	%r12, 1200(%rsp)
	movq	880(%rsp), %r12
	movq	%rdi, 1152(%rsp)
	leaq	16(%rsi), %rdi
	movq	%r11, 1184(%rsp)
	leaq	16(%r9), %r11
	movq	%r14, 1192(%rsp)
	movq	896(%rsp), %r14
	movq	%rdi, 1208(%rsp)
	leaq	16(%r12), %rdi
	movq	%r11, 1224(%rsp)
	movq	872(%rsp), %r11
	movq	%rcx, 1160(%rsp)
	leaq	16(%r14), %rcx
	movq	%rdi, 1232(%rsp)
	movq	976(%rsp), %rdi
	movq	%rcx, 1216(%rsp)
	leaq	16(%r11), %rcx
	movq	%rcx, 1240(%rsp)
	leaq	16(%rdi), %rcx
	leaq	8(%rdi), %rdi
	movq	%rcx, 1248(%rsp)
	movq	968(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1256(%rsp)
	movq	960(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1264(%rsp)
	leaq	24(%rax), %rcx
	addq	$32, %rax
	movq	%rcx, 1272(%rsp)
	leaq	24(%rdx), %rcx
	addq	$32, %rdx
	movq	%rcx, 1280(%rsp)
	leaq	24(%rbx), %rcx
	movq	%rcx, 1288(%rsp)
	leaq	24(%r15), %rcx
	movq	%rcx, 1296(%rsp)
	leaq	32(%r10), %rcx
	movq	%rcx, 1304(%rsp)
	leaq	8(%rsi), %rcx
	movq	%rcx, 1312(%rsp)
	leaq	8(%r14), %rcx
	movq	%rcx, 1320(%rsp)
	leaq	8(%r9), %rcx
	movq	%rcx, 1328(%rsp)
	leaq	8(%r12), %rcx
	movq	%rcx, 1336(%rsp)
	leaq	8(%r11), %rcx
	movq	%rcx, 1344(%rsp)
	movq	968(%rsp), %rcx
	movq	%rdi, 1352(%rsp)
	leaq	8(%rcx), %rdi
	movq	960(%rsp), %rcx
	movq	%rdi, 1360(%rsp)
	movq	952(%rsp), %rdi
	addq	$8, %rcx
	addq	$16, %rdi
	movq	%rcx, 1368(%rsp)
	movq	%rdi, 1376(%rsp)
	movq	552(%rsp), %rdi
	leaq	16(%rdi), %rcx
	movq	%rcx, 1384(%rsp)
	movq	944(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1392(%rsp)
	movq	1024(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1400(%rsp)
	movq	1016(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1408(%rsp)
	movq	1008(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1416(%rsp)
	movq	1000(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1424(%rsp)
	movq	992(%rsp), %rcx
	addq	$16, %rcx
	movq	%rcx, 1432(%rsp)
	leaq	24(%rsi), %rcx
	addq	$32, %rsi
	movq	%rcx, 1440(%rsp)
	leaq	24(%r14), %rcx
	addq	$32, %r14
	movq	%rcx, 1448(%rsp)
	leaq	24(%r9), %rcx
	addq	$32, %r9
	movq	%rcx, 1456(%rsp)
	leaq	24(%r12), %rcx
	movq	%rcx, 1464(%rsp)
	leaq	24(%r11), %rcx
	vbroadcastsd	864(%rsp), %zmm13
	movq	%rcx, 1472(%rsp)
	movq	976(%rsp), %rcx
	movq	%rdx, 1512(%rsp)
	leaq	32(%r15), %rdx
	movq	952(%rsp), %r15
	addq	$24, %rcx
	movq	%rdx, 1528(%rsp)
	movq	944(%rsp), %rdx
	movq	%rcx, 1480(%rsp)
	movq	968(%rsp), %rcx
	movq	%rax, 1504(%rsp)
	leaq	32(%rbx), %rax
	leaq	8(%r15), %rbx
	addq	$24, %rcx
	movq	%rax, 1520(%rsp)
	leaq	8(%rdx), %rax
	movq	%rcx, 1488(%rsp)
	movq	960(%rsp), %rcx
	movq	%rbx, 1536(%rsp)
	addq	$24, %rcx
	movq	%rax, 1552(%rsp)
	movq	1016(%rsp), %rax
	movq	%rcx, 1496(%rsp)
	leaq	8(%rdi), %rcx
	movq	%rcx, 1544(%rsp)
	movq	1024(%rsp), %rcx
	addq	$8, %rax
	movq	%rax, 1568(%rsp)
	movq	%rcx, %rbx
	addq	$24, %rcx
	addq	$8, %rbx
	movq	%rbx, 1560(%rsp)
	movq	1008(%rsp), %rbx
	leaq	8(%rbx), %rax
	movq	1000(%rsp), %rbx
	vmovq	%rax, %xmm28
	leaq	8(%rbx), %rax
	movq	992(%rsp), %rbx
	vmovq	%rax, %xmm29
	leaq	8(%rbx), %rax
	movq	936(%rsp), %rbx
	vmovq	%rax, %xmm30
	leaq	16(%rbx), %rax
	movq	544(%rsp), %rbx
	vmovq	%rax, %xmm31
	leaq	16(%rbx), %rax
	movq	%rax, 1112(%rsp)
	movq	928(%rsp), %rax
	addq	$16, %rax
	movq	%rax, 1120(%rsp)
	movq	984(%rsp), %rax
	addq	$16, %rax
	movq	%rax, 1576(%rsp)
	leaq	24(%r15), %rax
	vmovq	%rax, %xmm1
	leaq	24(%rdi), %rax
	movq	%rax, 1104(%rsp)
	movq	%rdx, %rax
	addq	$24, %rdx
	movq	%rdx, 1096(%rsp)
	movq	1016(%rsp), %rdx
	movq	%rcx, 1088(%rsp)
	movq	1008(%rsp), %rcx
	addq	$24, %rdx
	movq	%rsi, 1048(%rsp)
	leaq	32(%r12), %rsi
	vbroadcastsd	856(%rsp), %zmm12
	movq	%rdx, 1080(%rsp)
	movq	1000(%rsp), %rdx
	addq	$24, %rcx
	movq	%rcx, 1072(%rsp)
	movq	992(%rsp), %rcx
	addq	$24, %rdx
	movq	%rsi, 800(%rsp)
	movq	960(%rsp), %rsi
	movq	%rdx, 1064(%rsp)
	movq	968(%rsp), %rdx
	addq	$24, %rcx
	movq	%r14, 1040(%rsp)
	leaq	32(%r11), %r14
	leaq	32(%rsi), %r11
	movq	928(%rsp), %rsi
	movq	%r9, 1032(%rsp)
	movq	976(%rsp), %r9
	vmovq	%r11, %xmm24
	movq	%rcx, 1056(%rsp)
	leaq	32(%rdx), %rcx
	leaq	8(%rsi), %rdx
	vbroadcastsd	848(%rsp), %zmm0
	leaq	32(%r9), %r12
	movq	%r14, 712(%rsp)
	movq	936(%rsp), %r14
	vmovq	%rcx, %xmm25
	movq	984(%rsp), %rcx
	vmovq	%r12, %xmm26
	leaq	8(%rbx), %r12
	vmovq	%rdx, %xmm21
	leaq	8(%r14), %r9
	vmovq	%r12, %xmm22
	leaq	24(%rsi), %r12
	vbroadcastsd	840(%rsp), %zmm2
	leaq	8(%rcx), %r11
	leaq	24(%rcx), %rdx
	vmovq	%r9, %xmm23
	movq	%r8, 528(%rsp)
	leaq	24(%r14), %r9
	leaq	32(%r15), %rcx
	vmovq	%r12, %xmm27
	movq	1024(%rsp), %r12
	vmovq	%r9, %xmm19
	vmovq	%rcx, %xmm16
	movq	%rbx, %r9
	movq	1008(%rsp), %rcx
	leaq	24(%rbx), %rbx
	vmovq	%r11, %xmm20
	leaq	32(%rax), %r11
	movq	1016(%rsp), %r15
	movq	1000(%rsp), %rax
	vmovq	%rbx, %xmm18
	movq	%rdi, %rbx
	leaq	32(%rdi), %rdi
	vmovq	%rdx, %xmm17
	leaq	32(%r12), %rdx
	leaq	32(%r15), %r15
	movq	%rbx, %r8
	movq	992(%rsp), %r12
	vmovq	%rdi, %xmm15
	leaq	32(%rcx), %rdi
	movq	984(%rsp), %rcx
	leaq	32(%rsi), %rsi
	vmovq	%r11, %xmm14
	vmovq	%rdi, %xmm11
	vmovq	%xmm31, 648(%rsp)
	leaq	32(%rax), %r11
	leaq	32(%r9), %rdi
	vmovq	%rdx, %xmm7
	leaq	32(%rcx), %rax
	leaq	32(%r14), %r14
	movq	%rdi, 792(%rsp)
	movq	%r10, %rdi
	movq	%rsi, 784(%rsp)
	leaq	32(%r12), %rdx
	vmovq	%xmm30, %rbx
	vmovq	%r15, %xmm3
	vmovq	%r11, %xmm30
	movq	608(%rsp), %r15
	movq	616(%rsp), %r11
	vmovq	%rdx, %xmm10
	vmovq	%r14, %xmm9
	vmovq	%rax, %xmm8
	vmovq	%xmm29, %r12
	xorl	%eax, %eax
	vmovq	%xmm25, %r14
	vmovq	%xmm28, %rcx
	vmovapd	%zmm12, %zmm25
	xorl	%edx, %edx
	vmovq	%r13, %xmm12
	vmovq	%xmm6, %rsi
	vmovapd	200(%rsp), %zmm31
	vmovq	%xmm26, %r13
	vmovapd	%zmm13, %zmm28
	vmovapd	%zmm2, %zmm29
	vmovapd	%zmm0, %zmm26
	.p2align 4,,10
	.p2align 3
.L5:
	movq	1136(%rsp), %r10
	addq	$1, %rdx
	vmovupd	(%r10,%rax), %zmm6
	movq	1144(%rsp), %r10
	vaddpd	(%rsi,%rax), %zmm6, %zmm13
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	1152(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm2
	movq	1160(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm6
	movq	1168(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	1128(%rsp), %r10
	vmulpd	%zmm31, %zmm13, %zmm2
	vfmadd231pd	(%r10,%rax), %zmm4, %zmm2
	movq	1176(%rsp), %r10
	vmovupd	(%r10,%rax), %zmm0
	movq	1184(%rsp), %r10
	vaddpd	(%rdi,%rax), %zmm0, %zmm6
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	1192(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	1200(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1208(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	1216(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	1224(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1232(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	1240(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	1248(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1256(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	1264(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	1272(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1280(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	1288(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	1296(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1304(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm0
	movq	920(%rsp), %r10
	vfmadd132pd	%zmm5, %zmm2, %zmm0
	vmovupd	(%r10,%rax), %zmm2
	movq	912(%rsp), %r10
	vaddpd	(%r11,%rax), %zmm2, %zmm13
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	904(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1312(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1320(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1328(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1336(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1344(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1352(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1360(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1368(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1376(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1384(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1392(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1400(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1408(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1416(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1424(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1432(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1440(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1448(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1456(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1464(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1472(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1480(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1488(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1496(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1504(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	1512(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm6
	movq	1520(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1528(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm13
	movq	896(%rsp), %r10
	vfmadd132pd	%zmm28, %zmm0, %zmm13
	vmovupd	(%r10,%rax), %zmm0
	movq	888(%rsp), %r10
	vaddpd	(%r15,%rax), %zmm0, %zmm6
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	880(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	872(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	976(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	968(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	960(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1536(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1544(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	1552(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1560(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1568(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	648(%rsp), %r10
	vaddpd	(%rcx,%rax), %zmm0, %zmm6
	vaddpd	(%r12,%rax), %zmm6, %zmm2
	vaddpd	(%rbx,%rax), %zmm2, %zmm0
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1112(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1120(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	1576(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	vmovq	%xmm1, %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1104(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	1096(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1088(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1080(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	1072(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1064(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1056(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	1048(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1040(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	1032(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm2, %zmm0
	movq	800(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	712(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	vmovq	%xmm24, %r10
	vaddpd	0(%r13,%rax), %zmm2, %zmm0
	vaddpd	(%r14,%rax), %zmm0, %zmm6
	vaddpd	(%r10,%rax), %zmm6, %zmm2
	movq	952(%rsp), %r10
	vfmadd132pd	%zmm25, %zmm13, %zmm2
	vmovupd	(%r10,%rax), %zmm13
	movq	944(%rsp), %r10
	vaddpd	(%r8,%rax), %zmm13, %zmm0
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1024(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	1016(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	1008(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	1000(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	movq	992(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	vmovq	%xmm23, %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	vmovq	%xmm22, %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	vmovq	%xmm21, %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	vmovq	%xmm20, %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	vmovq	%xmm19, %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	vmovq	%xmm18, %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	vmovq	%xmm27, %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	vmovq	%xmm17, %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	vmovq	%xmm16, %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	vmovq	%xmm15, %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	vmovq	%xmm14, %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	vmovq	%xmm7, %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	vmovq	%xmm3, %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	vmovq	%xmm11, %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	vmovq	%xmm30, %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	vmovq	%xmm10, %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	936(%rsp), %r10
	vmovupd	(%r10,%rax), %zmm13
	movq	928(%rsp), %r10
	vaddpd	(%r9,%rax), %zmm13, %zmm0
	vfmadd231pd	%zmm26, %zmm6, %zmm2
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	984(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	vmovq	%xmm9, %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	792(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm0, %zmm6
	movq	784(%rsp), %r10
	vaddpd	(%r10,%rax), %zmm6, %zmm13
	vmovq	%xmm8, %r10
	vaddpd	(%r10,%rax), %zmm13, %zmm0
	movq	832(%rsp), %r10
	vfmadd132pd	%zmm29, %zmm2, %zmm0
	vmovupd	%zmm0, (%r10,%rax)
	addq	$64, %rax
	cmpq	%rdx, 776(%rsp)
	jne	.L5
	movq	528(%rsp), %r8
	vmovq	%xmm12, %r13
	testb	$7, 280(%rsp)
	je	.L6
	movq	160(%rsp), %rdx
	movq	168(%rsp), %r11
.L11:
	movq	272(%rsp), %r9
	subq	%rdx, %r9
	leaq	-4(%r9), %rax
	subq	$5, %r9
	movq	%rax, 1456(%rsp)
	cmpq	$2, %r9
	jbe	.L7
	movq	600(%rsp), %r12
	movq	568(%rsp), %rsi
	movq	640(%rsp), %rdi
	movq	592(%rsp), %rbx
	leaq	(%r12,%rsi), %rax
	leaq	(%rdx,%rax), %rcx
	subq	%rdi, %rax
	movq	576(%rsp), %rdi
	leaq	(%rdx,%rax), %r15
	leaq	2(%rbx,%rcx), %r14
	addq	%rsi, %rax
	leaq	2(%rbx,%r15), %r10
	vmovq	%r14, %xmm15
	vmovq	%r15, %xmm14
	leaq	2(%rdi,%rcx), %r15
	leaq	(%rdx,%rax), %rsi
	vmovq	%r10, %xmm7
	leaq	0(,%r10,8), %r14
	vmovq	%r15, %xmm10
	leaq	2(%rbx,%rsi), %r10
	vmovq	%r14, %xmm11
	movq	584(%rsp), %r14
	leaq	0(,%r15,8), %r9
	vmovq	%rsi, %xmm3
	vmovq	%r9, %xmm9
	vmovq	%xmm14, %r9
	vmovq	%r10, %xmm1
	leaq	2(%r14,%rcx), %r15
	leaq	2(%rdi,%r9), %rsi
	vmovq	%r15, %xmm8
	leaq	(%r12,%rdx), %r15
	leaq	2(%rbx,%r15), %r12
	leaq	0(,%r12,8), %r10
	leaq	0(,%rsi,8), %r12
	leaq	2(%r14,%r9), %rsi
	movq	624(%rsp), %r9
	salq	$3, %rsi
	movq	%rsi, 1480(%rsp)
	leaq	2(%r9,%rcx), %rsi
	movq	632(%rsp), %r9
	salq	$3, %rsi
	leaq	2(%r9,%rcx), %rcx
	movq	%rdi, %r9
	vmovq	%xmm3, %rdi
	movq	%rsi, 1472(%rsp)
	salq	$3, %rcx
	leaq	2(%r9,%rdi), %rsi
	movq	%rcx, 1464(%rsp)
	leaq	0(,%rsi,8), %rcx
	leaq	2(%r14,%rdi), %rsi
	movq	640(%rsp), %rdi
	movq	%rcx, 1576(%rsp)
	leaq	0(,%rsi,8), %rcx
	addq	%rdi, %rax
	movq	%rcx, 1520(%rsp)
	vmovq	%xmm14, %rdi
	addq	%rdx, %rax
	leaq	2(%r9,%r15), %rdx
	leaq	2(%rbx,%rax), %rsi
	movq	%r9, %rbx
	leaq	2(%r14,%r15), %r9
	salq	$3, %rdx
	leaq	2(%rbx,%rax), %rbx
	leaq	2(%r14,%rax), %r14
	salq	$3, %rsi
	movq	%rdx, 1560(%rsp)
	leaq	0(,%r9,8), %rcx
	movq	624(%rsp), %r9
	movq	%rcx, 1568(%rsp)
	movq	632(%rsp), %rcx
	leaq	2(%r9,%rdi), %rdx
	salq	$3, %rdx
	movq	%rdx, 1552(%rsp)
	leaq	2(%rcx,%rdi), %rdx
	vmovq	%xmm3, %rdi
	salq	$3, %rdx
	movq	%rdx, 1512(%rsp)
	leaq	2(%r9,%rdi), %rdx
	leaq	0(,%rdx,8), %rdi
	movq	%rdi, 1544(%rsp)
	vmovq	%xmm3, %rdi
	leaq	2(%rcx,%rdi), %rdx
	leaq	0(,%rbx,8), %rdi
	salq	$3, %rdx
	leaq	2(%r9,%r15), %rbx
	movq	%rdi, 1528(%rsp)
	movq	%rdx, 1536(%rsp)
	leaq	0(,%r14,8), %rdx
	leaq	0(,%rbx,8), %rdi
	vmovq	%xmm7, %rbx
	movq	%rdx, 1504(%rsp)
	leaq	2(%rcx,%r15), %rdx
	leaq	2(%r9,%rax), %r15
	vmovupd	0(%r13,%rbx,8), %ymm12
	leaq	2(%rcx,%rax), %rax
	vmovq	%xmm10, %r14
	salq	$3, %rdx
	vmovq	%xmm8, %rcx
	leaq	0(,%rax,8), %r9
	vmovq	%xmm11, %rbx
	vmovq	%xmm1, %rax
	salq	$3, %r15
	movq	%rdi, 1496(%rsp)
	vmovq	%xmm15, %rdi
	vaddpd	-8(%r13,%rdi,8), %ymm12, %ymm2
	movq	%r9, 1488(%rsp)
	vaddpd	0(%r13,%r14,8), %ymm2, %ymm6
	vaddpd	0(%r13,%rcx,8), %ymm6, %ymm13
	vaddpd	0(%r13,%rax,8), %ymm13, %ymm0
	vaddpd	8(%r13,%rdi,8), %ymm0, %ymm14
	vmulpd	456(%rsp), %ymm14, %ymm7
	movq	1464(%rsp), %r9
	vmovupd	-16(%r13,%rdi,8), %ymm12
	vaddpd	-8(%r13,%rbx), %ymm12, %ymm2
	movq	1480(%rsp), %rbx
	vaddpd	-8(%r13,%r14,8), %ymm2, %ymm6
	movq	1472(%rsp), %r14
	vaddpd	-8(%r13,%rcx,8), %ymm6, %ymm13
	vaddpd	-8(%r13,%rax,8), %ymm13, %ymm0
	movq	1576(%rsp), %rax
	movq	1520(%rsp), %rcx
	vaddpd	0(%r13,%r10), %ymm0, %ymm14
	vmovapd	488(%rsp), %ymm3
	vfmadd231pd	0(%r13,%rdi,8), %ymm3, %ymm7
	vmovq	%xmm10, %rdi
	vaddpd	0(%r13,%r12), %ymm14, %ymm3
	vaddpd	0(%r13,%rbx), %ymm3, %ymm12
	vaddpd	0(%r13,%r14), %ymm12, %ymm2
	vaddpd	0(%r13,%r9), %ymm2, %ymm6
	vaddpd	0(%r13,%rax), %ymm6, %ymm13
	vmovq	%xmm11, %rax
	vaddpd	0(%r13,%rcx), %ymm13, %ymm0
	vaddpd	0(%r13,%rsi), %ymm0, %ymm14
	vaddpd	8(%r13,%rax), %ymm14, %ymm3
	vmovq	%xmm8, %rax
	vaddpd	8(%r13,%rdi,8), %ymm3, %ymm10
	vmovq	%xmm1, %rdi
	vaddpd	8(%r13,%rax,8), %ymm10, %ymm12
	vmovq	%xmm15, %rax
	vaddpd	8(%r13,%rdi,8), %ymm12, %ymm2
	vmovq	%xmm9, %rdi
	vaddpd	16(%r13,%rax,8), %ymm2, %ymm6
	vmovq	%xmm11, %rax
	vmovupd	-16(%r13,%rax), %ymm13
	vmovq	%xmm8, %rax
	vaddpd	-16(%r13,%rdi), %ymm13, %ymm0
	vmovq	%xmm1, %rdi
	vaddpd	-16(%r13,%rax,8), %ymm0, %ymm14
	vfmadd231pd	424(%rsp), %ymm6, %ymm7
	vaddpd	-16(%r13,%rdi,8), %ymm14, %ymm3
	vaddpd	-8(%r13,%r10), %ymm3, %ymm10
	vaddpd	-8(%r13,%r12), %ymm10, %ymm12
	movq	1576(%rsp), %rax
	vaddpd	-8(%r13,%rbx), %ymm12, %ymm2
	vaddpd	-8(%r13,%r14), %ymm2, %ymm6
	vaddpd	-8(%r13,%r9), %ymm6, %ymm13
	vaddpd	-8(%r13,%rax), %ymm13, %ymm0
	movq	1560(%rsp), %rax
	movq	1568(%rsp), %rdi
	vaddpd	-8(%r13,%rcx), %ymm0, %ymm14
	vaddpd	-8(%r13,%rsi), %ymm14, %ymm3
	vaddpd	0(%r13,%rax), %ymm3, %ymm10
	movq	1552(%rsp), %rax
	vaddpd	0(%r13,%rdi), %ymm10, %ymm12
	movq	1512(%rsp), %rdi
	vaddpd	0(%r13,%rax), %ymm12, %ymm2
	movq	1544(%rsp), %rax
	vaddpd	0(%r13,%rdi), %ymm2, %ymm6
	movq	1536(%rsp), %rdi
	vaddpd	0(%r13,%rax), %ymm6, %ymm13
	movq	1528(%rsp), %rax
	vaddpd	0(%r13,%rdi), %ymm13, %ymm0
	movq	1504(%rsp), %rdi
	vaddpd	0(%r13,%rax), %ymm0, %ymm14
	movq	1576(%rsp), %rax
	vaddpd	0(%r13,%rdi), %ymm14, %ymm3
	vmovq	%xmm11, %rdi
	vaddpd	8(%r13,%r10), %ymm3, %ymm10
	vaddpd	8(%r13,%r12), %ymm10, %ymm12
	vaddpd	8(%r13,%rbx), %ymm12, %ymm2
	vaddpd	8(%r13,%r14), %ymm2, %ymm6
	vaddpd	8(%r13,%r9), %ymm6, %ymm13
	vaddpd	8(%r13,%rax), %ymm13, %ymm0
	vaddpd	8(%r13,%rcx), %ymm0, %ymm14
	vaddpd	8(%r13,%rsi), %ymm14, %ymm3
	vaddpd	16(%r13,%rdi), %ymm3, %ymm11
	vmovq	%xmm9, %rdi
	vaddpd	16(%r13,%rdi), %ymm11, %ymm9
	vmovq	%xmm8, %rdi
	vaddpd	16(%r13,%rdi,8), %ymm9, %ymm8
	vmovq	%xmm1, %rdi
	vmovupd	-16(%r13,%r12), %ymm1
	vaddpd	16(%r13,%rdi,8), %ymm8, %ymm10
	movq	1560(%rsp), %rdi
	vfmadd132pd	392(%rsp), %ymm7, %ymm10
	vmovapd	%ymm1, 1576(%rsp)
	vaddpd	-16(%r13,%r10), %ymm1, %ymm7
	movq	%rax, 1576(%rsp)
	vaddpd	-16(%r13,%rbx), %ymm7, %ymm12
	vaddpd	-16(%r13,%r14), %ymm12, %ymm2
	vaddpd	-16(%r13,%r9), %ymm2, %ymm6
	vaddpd	-16(%r13,%rax), %ymm6, %ymm13
	movq	1568(%rsp), %rax
	vaddpd	-16(%r13,%rcx), %ymm13, %ymm0
	movq	1552(%rsp), %rcx
	vaddpd	-16(%r13,%rsi), %ymm0, %ymm14
	vaddpd	-8(%r13,%rdi), %ymm14, %ymm3
	vaddpd	-8(%r13,%rax), %ymm3, %ymm11
	movq	1512(%rsp), %rax
	vaddpd	-8(%r13,%rcx), %ymm11, %ymm9
	movq	1544(%rsp), %rcx
	vaddpd	-8(%r13,%rax), %ymm9, %ymm8
	movq	1536(%rsp), %rax
	vaddpd	-8(%r13,%rcx), %ymm8, %ymm1
	movq	1528(%rsp), %rcx
	vaddpd	-8(%r13,%rax), %ymm1, %ymm7
	movq	1504(%rsp), %rax
	vaddpd	-8(%r13,%rcx), %ymm7, %ymm12
	vaddpd	-8(%r13,%rax), %ymm12, %ymm2
	movq	1496(%rsp), %rcx
	movq	1488(%rsp), %rax
	vaddpd	0(%r13,%rcx), %ymm2, %ymm6
	movq	1552(%rsp), %rcx
	vaddpd	0(%r13,%rdx), %ymm6, %ymm13
	vaddpd	0(%r13,%r15), %ymm13, %ymm0
	vaddpd	0(%r13,%rax), %ymm0, %ymm14
	vaddpd	8(%r13,%rdi), %ymm14, %ymm3
	movq	1568(%rsp), %rdi
	movq	1512(%rsp), %rax
	vaddpd	8(%r13,%rdi), %ymm3, %ymm11
	movq	1544(%rsp), %rdi
	vaddpd	8(%r13,%rcx), %ymm11, %ymm9
	movq	1536(%rsp), %rcx
	vaddpd	8(%r13,%rax), %ymm9, %ymm8
	vaddpd	8(%r13,%rdi), %ymm8, %ymm1
	movq	1528(%rsp), %rdi
	vaddpd	8(%r13,%rcx), %ymm1, %ymm7
	movq	1504(%rsp), %rcx
	vaddpd	8(%r13,%rdi), %ymm7, %ymm12
	vaddpd	8(%r13,%rcx), %ymm12, %ymm2
	vaddpd	16(%r13,%r10), %ymm2, %ymm6
	movq	1576(%rsp), %r10
	vaddpd	16(%r13,%r12), %ymm6, %ymm13
	movq	1520(%rsp), %r12
	vaddpd	16(%r13,%rbx), %ymm13, %ymm0
	vaddpd	16(%r13,%r14), %ymm0, %ymm14
	vaddpd	16(%r13,%r9), %ymm14, %ymm3
	vaddpd	16(%r13,%r10), %ymm3, %ymm11
	vaddpd	16(%r13,%r12), %ymm11, %ymm9
	movq	%rcx, %r10
	vaddpd	16(%r13,%rsi), %ymm9, %ymm8
	vfmadd132pd	360(%rsp), %ymm10, %ymm8
	movq	1560(%rsp), %rsi
	movq	1568(%rsp), %rbx
	movq	1552(%rsp), %rdi
	movq	1536(%rsp), %r14
	vmovupd	-16(%r13,%rsi), %ymm10
	movq	1528(%rsp), %r9
	vaddpd	-16(%r13,%rbx), %ymm10, %ymm1
	movq	1544(%rsp), %rbx
	vaddpd	-16(%r13,%rdi), %ymm1, %ymm7
	movq	1496(%rsp), %r12
	vaddpd	-16(%r13,%rax), %ymm7, %ymm12
	vaddpd	-16(%r13,%rbx), %ymm12, %ymm2
	vaddpd	-16(%r13,%r14), %ymm2, %ymm6
	vaddpd	-16(%r13,%r9), %ymm6, %ymm13
	vaddpd	-16(%r13,%rcx), %ymm13, %ymm0
	movq	1488(%rsp), %rcx
	vaddpd	-8(%r13,%r12), %ymm0, %ymm14
	vaddpd	-8(%r13,%rdx), %ymm14, %ymm3
	vaddpd	-8(%r13,%r15), %ymm3, %ymm11
	vaddpd	-8(%r13,%rcx), %ymm11, %ymm9
	vaddpd	8(%r13,%r12), %ymm9, %ymm10
	vaddpd	8(%r13,%rdx), %ymm10, %ymm1
	vaddpd	8(%r13,%r15), %ymm1, %ymm7
	vaddpd	8(%r13,%rcx), %ymm7, %ymm12
	vaddpd	16(%r13,%rsi), %ymm12, %ymm2
	movq	1568(%rsp), %rsi
	vaddpd	16(%r13,%rsi), %ymm2, %ymm6
	vaddpd	16(%r13,%rdi), %ymm6, %ymm13
	vaddpd	16(%r13,%rax), %ymm13, %ymm0
	vaddpd	16(%r13,%rbx), %ymm0, %ymm14
	vaddpd	16(%r13,%r14), %ymm14, %ymm3
	vaddpd	16(%r13,%r9), %ymm3, %ymm11
	vaddpd	16(%r13,%r10), %ymm11, %ymm9
	movq	1456(%rsp), %rdi
	vfmadd231pd	328(%rsp), %ymm9, %ymm8
	vmovupd	-16(%r13,%r12), %ymm10
	vaddpd	-16(%r13,%rdx), %ymm10, %ymm1
	vaddpd	-16(%r13,%r15), %ymm1, %ymm7
	movq	%rdi, %rax
	vaddpd	-16(%r13,%rcx), %ymm7, %ymm12
	vaddpd	16(%r13,%r12), %ymm12, %ymm2
	andq	$-4, %rax
	vaddpd	16(%r13,%rdx), %ymm2, %ymm6
	movq	16(%rbp), %rdx
	addq	%rax, %r11
	andl	$3, %edi
	vaddpd	16(%r13,%r15), %ymm6, %ymm13
	vaddpd	16(%r13,%rcx), %ymm13, %ymm0
	vmovq	%xmm15, %r15
	vfmadd132pd	296(%rsp), %ymm8, %ymm0
	vmovupd	%ymm0, (%rdx,%r15,8)
	je	.L6
.L7:
	movq	600(%rsp), %r10
	movq	136(%rsp), %rax
	movq	632(%rsp), %r9
	addq	%r10, %rax
	leaq	(%rax,%r11), %rbx
	leaq	(%rbx,%r9), %r14
	leaq	0(%r13,%r14,8), %r12
	movq	624(%rsp), %r14
	vmovq	%r12, %xmm24
	leaq	(%rbx,%r14), %rsi
	leaq	0(%r13,%rsi,8), %rcx
	vmovq	%rcx, %xmm22
	leaq	(%r11,%r10), %rcx
	leaq	(%rcx,%r14), %rdi
	leaq	(%rcx,%r9), %rdx
	leaq	0(%r13,%rdi,8), %r10
	leaq	0(%r13,%rdx,8), %r15
	vmovq	%r10, %xmm15
	movq	584(%rsp), %r10
	vmovq	%r15, %xmm8
	leaq	(%rbx,%r10), %r12
	leaq	0(%r13,%r12,8), %rsi
	movq	576(%rsp), %r12
	vmovq	%rsi, %xmm7
	leaq	(%rbx,%r12), %rdx
	leaq	0(%r13,%rdx,8), %r15
	vmovq	%r15, %xmm12
	movq	640(%rsp), %r15
	subq	%r15, %rax
	leaq	(%r11,%rax), %rsi
	leaq	(%rsi,%r9), %rdx
	leaq	0(%r13,%rdx,8), %rdi
	leaq	(%rsi,%r14), %rdx
	vmovq	%rdi, %xmm2
	leaq	0(%r13,%rdx,8), %rdi
	movq	568(%rsp), %rdx
	movq	%rdi, 1520(%rsp)
	subq	%rdx, %rax
	leaq	(%r11,%rax), %rdi
	addq	%r15, %rax
	leaq	(%rdi,%r9), %rdx
	addq	%r11, %rax
	leaq	0(%r13,%rdx,8), %rdx
	leaq	(%rax,%r9), %r9
	vmovq	%rdx, %xmm30
	leaq	(%rdi,%r14), %rdx
	leaq	(%rax,%r14), %r14
	leaq	0(%r13,%rdx,8), %rdx
	leaq	0(%r13,%r9,8), %r15
	vmovq	%rdx, %xmm11
	leaq	(%rcx,%r10), %rdx
	leaq	0(%r13,%r14,8), %r9
	leaq	0(%r13,%rdx,8), %rdx
	vmovq	%r15, %xmm14
	leaq	(%rdi,%r10), %r15
	vmovq	%rdx, %xmm9
	leaq	(%rcx,%r12), %rdx
	vmovq	%r9, %xmm1
	leaq	0(%r13,%rdx,8), %rdx
	leaq	(%rdi,%r12), %r9
	vmovq	%rdx, %xmm28
	movq	592(%rsp), %rdx
	leaq	0(%r13,%r15,8), %r14
	leaq	0(%r13,%r9,8), %r15
	movq	592(%rsp), %r9
	vmovq	%r15, %xmm10
	vmovq	%r14, %xmm3
	addq	%rbx, %rdx
	leaq	(%rsi,%r9), %r15
	leaq	0(%r13,%rdx,8), %rdx
	vmovq	%rdx, %xmm18
	leaq	0(%r13,%r15,8), %r15
	leaq	(%rsi,%r10), %rdx
	leaq	(%rax,%r10), %r10
	vmovq	%r15, %xmm23
	leaq	0(%r13,%rdx,8), %rdx
	leaq	0(%r13,%r10,8), %r15
	vmovq	%rdx, %xmm16
	leaq	(%rsi,%r12), %rdx
	salq	$3, %rsi
	vmovq	%r15, %xmm20
	leaq	(%rax,%r12), %r12
	leaq	(%rdi,%r9), %r15
	salq	$3, %rdi
	leaq	0(%r13,%r12,8), %r10
	leaq	0(%r13,%r15,8), %r12
	vmovq	%xmm24, %r15
	vmovsd	-8(%r15), %xmm6
	vmovq	%r12, %xmm25
	vmovq	%xmm22, %r12
	vmovsd	8(%r15), %xmm13
	leaq	(%rcx,%r9), %r14
	leaq	(%r9,%rax), %r9
	vmovsd	-8(%r12), %xmm0
	vmovsd	(%r15), %xmm31
	vmovsd	(%r12), %xmm29
	vmovq	%xmm15, %r15
	leaq	0(%r13,%rdx,8), %rdx
	vmovq	%r10, %xmm17
	leaq	0(%r13,%r9,8), %r10
	leaq	0(%r13,%r14,8), %r14
	vmovq	%xmm8, %r9
	vmovsd	%xmm6, 1280(%rsp)
	vmovsd	8(%r12), %xmm6
	salq	$3, %rax
	vmovq	%xmm7, %r12
	vmovsd	-8(%r9), %xmm8
	vmovsd	-8(%r15), %xmm15
	salq	$3, %rcx
	vmovsd	-8(%r12), %xmm7
	vmovsd	%xmm13, 1576(%rsp)
	vmovsd	8(%r9), %xmm13
	vmovsd	(%r15), %xmm26
	vmovsd	%xmm0, 1248(%rsp)
	vmovsd	8(%r15), %xmm0
	vmovsd	(%r9), %xmm27
	vmovsd	%xmm6, 1568(%rsp)
	vmovq	%xmm12, %r9
	vmovsd	%xmm8, 1256(%rsp)
	vmovq	%xmm2, %r15
	vmovsd	%xmm13, 1560(%rsp)
	vmovsd	%xmm15, 1224(%rsp)
	vmovsd	%xmm0, 1552(%rsp)
	vmovsd	%xmm7, 1208(%rsp)
	vmovsd	(%r12), %xmm24
	vmovsd	8(%r12), %xmm6
	movq	1520(%rsp), %r12
	vmovsd	-8(%r9), %xmm12
	vmovsd	(%r9), %xmm22
	vmovsd	-8(%r15), %xmm2
	vmovsd	%xmm6, 1544(%rsp)
	vmovsd	8(%r15), %xmm13
	vmovsd	-8(%r12), %xmm15
	vmovsd	%xmm12, 1192(%rsp)
	vmovsd	8(%r12), %xmm0
	vmovsd	8(%r9), %xmm8
	vmovq	%xmm30, %r9
	vmovsd	%xmm2, 1264(%rsp)
	vmovsd	(%r15), %xmm21
	vmovsd	(%r12), %xmm19
	vmovq	%xmm11, %r15
	vmovq	%xmm9, %r12
	vmovsd	-8(%r9), %xmm7
	vmovsd	8(%r9), %xmm6
	vmovsd	%xmm13, 1528(%rsp)
	vmovsd	-8(%r15), %xmm11
	vmovsd	8(%r15), %xmm12
	vmovsd	%xmm15, 1272(%rsp)
	vmovsd	-8(%r12), %xmm9
	vmovsd	(%r15), %xmm13
	vmovsd	%xmm0, 1520(%rsp)
	vmovq	%xmm18, %r15
	vmovsd	(%r9), %xmm2
	vmovsd	%xmm7, 1304(%rsp)
	vmovq	%xmm28, %r9
	vmovsd	%xmm6, 1512(%rsp)
	vmovsd	%xmm11, 1296(%rsp)
	vmovsd	(%r12), %xmm11
	vmovsd	%xmm12, 1504(%rsp)
	vmovsd	%xmm9, 1288(%rsp)
	vmovsd	%xmm8, 1536(%rsp)
	vmovsd	8(%r12), %xmm8
	vmovq	%xmm16, %r12
	vmovsd	-8(%r9), %xmm15
	vmovsd	8(%r9), %xmm0
	vmovsd	8(%r15), %xmm6
	vmovsd	(%r9), %xmm9
	vmovsd	-8(%r15), %xmm7
	vmovsd	%xmm8, 1496(%rsp)
	vmovq	%xmm1, %r9
	vmovsd	8(%r12), %xmm8
	vmovsd	-8(%r12), %xmm12
	vmovsd	%xmm15, 1240(%rsp)
	vmovsd	(%rdx), %xmm18
	vmovsd	-8(%rdx), %xmm15
	vmovsd	%xmm0, 1488(%rsp)
	vmovsd	8(%rdx), %xmm0
	vmovq	%xmm14, %rdx
	vmovsd	-8(%r9), %xmm1
	vmovsd	%xmm6, 1480(%rsp)
	vmovsd	-8(%rdx), %xmm14
	vmovsd	8(%rdx), %xmm6
	vmovsd	%xmm8, 1472(%rsp)
	vmovsd	8(%r9), %xmm8
	vmovsd	(%rdx), %xmm30
	vmovsd	%xmm7, 1232(%rsp)
	vmovq	%xmm20, %rdx
	vmovsd	(%r15), %xmm7
	vmovsd	%xmm12, 1216(%rsp)
	vmovq	%xmm3, %r15
	vmovsd	(%r12), %xmm12
	vmovq	%xmm10, %r12
	vmovsd	(%r9), %xmm28
	vmovsd	%xmm15, 1200(%rsp)
	vmovq	%xmm17, %r9
	vmovsd	%xmm0, 1464(%rsp)
	vmovsd	%xmm14, 1184(%rsp)
	vmovsd	%xmm6, 1456(%rsp)
	vmovsd	%xmm1, 1176(%rsp)
	vmovsd	%xmm8, 1448(%rsp)
	vmovsd	-8(%r15), %xmm3
	vmovsd	8(%r12), %xmm0
	vmovsd	8(%r15), %xmm15
	vmovsd	-8(%r12), %xmm10
	vmovsd	8(%r14), %xmm6
	vmovsd	(%r12), %xmm14
	vmovsd	%xmm3, 1168(%rsp)
	vmovq	%xmm25, %r12
	vmovsd	(%r14), %xmm3
	vmovsd	%xmm0, 1432(%rsp)
	vmovsd	-8(%r14), %xmm0
	vmovq	%xmm23, %r14
	vmovsd	-8(%r14), %xmm1
	vmovsd	%xmm15, 1440(%rsp)
	vmovsd	8(%r14), %xmm15
	vmovsd	(%r15), %xmm16
	vmovsd	(%r14), %xmm8
	vmovsd	%xmm10, 1160(%rsp)
	vmovsd	-8(%rdx), %xmm10
	movq	-8(%r12), %r15
	vmovsd	%xmm6, 1424(%rsp)
	vmovsd	8(%rdx), %xmm6
	vmovsd	(%rdx), %xmm23
	vmovsd	%xmm1, 1152(%rsp)
	leaq	0(,%rbx,8), %rdx
	vmovsd	-8(%r9), %xmm1
	vmovsd	(%r9), %xmm20
	vmovsd	%xmm15, 1416(%rsp)
	vmovsd	8(%r9), %xmm15
	vmovsd	%xmm10, 1144(%rsp)
	vmovsd	8(%r12), %xmm10
	vmovsd	(%r12), %xmm17
	vmovsd	%xmm6, 1408(%rsp)
	vmovsd	%xmm1, 1136(%rsp)
	vmovsd	%xmm15, 1400(%rsp)
	vmovsd	%xmm23, %xmm23, %xmm15
	vmovsd	%xmm19, %xmm19, %xmm23
	vmovsd	%xmm10, 1392(%rsp)
	vmovsd	-8(%r10), %xmm1
	vmovsd	(%r10), %xmm25
	vmovsd	%xmm28, %xmm28, %xmm10
	vmovsd	8(%r10), %xmm6
	movq	%r8, 800(%rsp)
	vmovsd	%xmm29, %xmm29, %xmm28
	vmovsd	%xmm31, %xmm31, %xmm29
	movq	144(%rsp), %r10
	vmovsd	%xmm9, %xmm9, %xmm31
	vmovsd	%xmm1, 1128(%rsp)
	vmovsd	%xmm30, %xmm30, %xmm9
	vmovq	%r15, %xmm1
	vmovsd	%xmm6, 1384(%rsp)
	vmovsd	%xmm22, %xmm22, %xmm30
	vmovsd	%xmm24, %xmm24, %xmm6
	vmovsd	%xmm11, %xmm11, %xmm22
	movq	152(%rsp), %r8
	vmovapd	%zmm4, 712(%rsp)
	vmovsd	%xmm16, %xmm16, %xmm11
	vmovsd	%xmm26, %xmm26, %xmm4
	movq	264(%rsp), %r9
	vmovapd	%zmm5, 648(%rsp)
	movq	192(%rsp), %rbx
	vmovsd	%xmm7, %xmm7, %xmm5
	movq	184(%rsp), %r12
	vmovsd	%xmm12, %xmm12, %xmm7
	movq	176(%rsp), %r14
	vmovsd	%xmm14, %xmm14, %xmm12
	movq	128(%rsp), %r15
	vmovsd	%xmm8, %xmm8, %xmm14
	vmovsd	%xmm2, %xmm2, %xmm24
	vmovsd	%xmm18, %xmm18, %xmm8
	vmovsd	%xmm21, %xmm21, %xmm26
	vmovsd	%xmm25, %xmm25, %xmm18
	vmovsd	%xmm20, %xmm20, %xmm16
	vmovsd	%xmm13, %xmm13, %xmm25
	vmovsd	%xmm3, %xmm3, %xmm13
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L14:
	vmovsd	1120(%rsp), %xmm21
	vmovsd	%xmm20, 1432(%rsp)
	vmovsd	1080(%rsp), %xmm20
	vmovsd	%xmm19, 1440(%rsp)
	vmovsd	1072(%rsp), %xmm19
	vmovsd	%xmm21, 1384(%rsp)
	vmovsd	1112(%rsp), %xmm21
	vmovsd	%xmm20, 1448(%rsp)
	vmovsd	1360(%rsp), %xmm20
	vmovsd	%xmm21, 1392(%rsp)
	vmovsd	1104(%rsp), %xmm21
	vmovsd	%xmm19, 1456(%rsp)
	vmovsd	1064(%rsp), %xmm19
	vmovsd	%xmm21, 1400(%rsp)
	vmovsd	1096(%rsp), %xmm21
	vmovsd	%xmm20, 1472(%rsp)
	vmovsd	1048(%rsp), %xmm20
	vmovsd	%xmm21, 1408(%rsp)
	vmovsd	1088(%rsp), %xmm21
	vmovsd	%xmm19, 1480(%rsp)
	vmovsd	1352(%rsp), %xmm19
	vmovsd	%xmm21, 1416(%rsp)
	vmovsd	1376(%rsp), %xmm21
	vmovsd	%xmm19, 1504(%rsp)
	vmovsd	%xmm21, 1424(%rsp)
	vmovsd	1368(%rsp), %xmm21
	vmovsd	%xmm20, 1496(%rsp)
	vmovsd	%xmm21, 1464(%rsp)
	vmovsd	1056(%rsp), %xmm21
	vmovsd	%xmm21, 1488(%rsp)
	vmovsd	1344(%rsp), %xmm21
	vmovsd	%xmm21, 1512(%rsp)
	vmovsd	1336(%rsp), %xmm20
	vmovsd	1328(%rsp), %xmm19
	vmovsd	1320(%rsp), %xmm21
	vmovsd	%xmm3, 1568(%rsp)
	vmovsd	%xmm20, 1520(%rsp)
	vmovsd	1040(%rsp), %xmm20
	vmovsd	%xmm19, 1528(%rsp)
	vmovsd	1312(%rsp), %xmm19
	vmovsd	%xmm21, 1536(%rsp)
	vmovsd	1032(%rsp), %xmm21
	vmovsd	%xmm20, 1544(%rsp)
	vmovsd	%xmm19, 1552(%rsp)
	vmovsd	%xmm21, 1560(%rsp)
	vmovsd	%xmm2, 1576(%rsp)
.L9:
	vaddsd	1128(%rsp), %xmm17, %xmm2
	vaddsd	-16(%r10,%rax), %xmm1, %xmm1
	addq	$1, %r11
	vmovsd	16(%r10,%rax), %xmm21
	vmovsd	16(%r12,%rax), %xmm19
	vmovsd	16(%r10,%rsi), %xmm20
	vmovsd	%xmm21, 1120(%rsp)
	vaddsd	%xmm16, %xmm2, %xmm3
	vmovsd	%xmm19, 1096(%rsp)
	vmovsd	%xmm20, 1088(%rsp)
	vaddsd	%xmm15, %xmm3, %xmm2
	vaddsd	%xmm14, %xmm2, %xmm3
	vaddsd	1384(%rsp), %xmm3, %xmm2
	vmulsd	816(%rsp), %xmm2, %xmm3
	vaddsd	1136(%rsp), %xmm1, %xmm2
	vaddsd	1144(%rsp), %xmm2, %xmm1
	vaddsd	1152(%rsp), %xmm1, %xmm2
	vfmadd231sd	824(%rsp), %xmm18, %xmm3
	vaddsd	%xmm13, %xmm2, %xmm1
	vaddsd	%xmm12, %xmm1, %xmm2
	vaddsd	%xmm11, %xmm2, %xmm1
	vaddsd	%xmm10, %xmm1, %xmm2
	vaddsd	%xmm9, %xmm2, %xmm1
	vaddsd	%xmm8, %xmm1, %xmm2
	vaddsd	%xmm7, %xmm2, %xmm1
	vaddsd	%xmm5, %xmm1, %xmm2
	vaddsd	1392(%rsp), %xmm2, %xmm1
	vaddsd	1400(%rsp), %xmm1, %xmm2
	vaddsd	1408(%rsp), %xmm2, %xmm1
	vaddsd	1416(%rsp), %xmm1, %xmm2
	vmovsd	-16(%r10,%rdi), %xmm1
	vaddsd	-16(%r14,%rax), %xmm1, %xmm1
	vaddsd	-16(%r12,%rax), %xmm1, %xmm1
	vaddsd	-16(%r10,%rsi), %xmm1, %xmm1
	vaddsd	%xmm21, %xmm2, %xmm2
	vmovsd	16(%r14,%rax), %xmm21
	vfmadd132sd	808(%rsp), %xmm3, %xmm2
	vmovsd	16(%r10,%rdi), %xmm3
	vmovsd	%xmm21, 1104(%rsp)
	vaddsd	%xmm0, %xmm1, %xmm0
	vaddsd	1160(%rsp), %xmm0, %xmm1
	vmovsd	%xmm3, 1112(%rsp)
	vaddsd	1168(%rsp), %xmm1, %xmm0
	vaddsd	1176(%rsp), %xmm0, %xmm1
	vaddsd	1184(%rsp), %xmm1, %xmm0
	vaddsd	1200(%rsp), %xmm0, %xmm1
	vaddsd	1216(%rsp), %xmm1, %xmm0
	vaddsd	1232(%rsp), %xmm0, %xmm1
	vaddsd	%xmm31, %xmm1, %xmm0
	vaddsd	%xmm22, %xmm0, %xmm1
	vaddsd	%xmm25, %xmm1, %xmm0
	vaddsd	%xmm24, %xmm0, %xmm1
	vaddsd	%xmm23, %xmm1, %xmm0
	vaddsd	%xmm26, %xmm0, %xmm1
	vaddsd	%xmm30, %xmm1, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm1
	vaddsd	1424(%rsp), %xmm1, %xmm0
	vaddsd	1432(%rsp), %xmm0, %xmm1
	vaddsd	1440(%rsp), %xmm1, %xmm0
	vaddsd	1448(%rsp), %xmm0, %xmm1
	vaddsd	1456(%rsp), %xmm1, %xmm0
	vaddsd	1464(%rsp), %xmm0, %xmm1
	vaddsd	1472(%rsp), %xmm1, %xmm0
	vaddsd	1480(%rsp), %xmm0, %xmm1
	vaddsd	%xmm3, %xmm1, %xmm3
	vmovsd	16(%r14,%rsi), %xmm1
	vmovsd	%xmm1, 1368(%rsp)
	vmovsd	16(%r12,%rsi), %xmm1
	vaddsd	%xmm21, %xmm3, %xmm0
	vmovsd	16(%rbx,%rax), %xmm3
	vmovsd	%xmm1, 1360(%rsp)
	vmovsd	16(%r10,%rdx), %xmm1
	vmovsd	%xmm3, 1080(%rsp)
	vaddsd	%xmm19, %xmm0, %xmm0
	vmovsd	%xmm1, %xmm1, %xmm21
	vmovsd	16(%r12,%rdi), %xmm19
	vmovsd	%xmm1, 1064(%rsp)
	vmovsd	-16(%r10,%rcx), %xmm1
	vaddsd	-16(%r14,%rdi), %xmm1, %xmm1
	vaddsd	-16(%r12,%rdi), %xmm1, %xmm1
	vaddsd	-16(%rbx,%rax), %xmm1, %xmm1
	vaddsd	%xmm20, %xmm0, %xmm0
	vaddsd	-16(%r9,%rax), %xmm1, %xmm1
	vfmadd132sd	864(%rsp), %xmm2, %xmm0
	vmovsd	16(%r10,%rcx), %xmm2
	vaddsd	-16(%r14,%rsi), %xmm1, %xmm1
	vmovsd	16(%r14,%rdi), %xmm20
	vaddsd	-16(%r12,%rsi), %xmm1, %xmm1
	vmovsd	%xmm2, 1376(%rsp)
	vmovsd	16(%r9,%rax), %xmm2
	vmovsd	%xmm2, 1072(%rsp)
	vaddsd	-16(%r10,%rdx), %xmm1, %xmm1
	vaddsd	1240(%rsp), %xmm1, %xmm1
	vaddsd	1288(%rsp), %xmm1, %xmm1
	vaddsd	1296(%rsp), %xmm1, %xmm1
	vaddsd	1304(%rsp), %xmm1, %xmm1
	vaddsd	1272(%rsp), %xmm1, %xmm1
	vaddsd	1264(%rsp), %xmm1, %xmm1
	vaddsd	1192(%rsp), %xmm1, %xmm1
	vaddsd	1208(%rsp), %xmm1, %xmm1
	vaddsd	%xmm4, %xmm1, %xmm1
	vaddsd	%xmm27, %xmm1, %xmm1
	vaddsd	%xmm28, %xmm1, %xmm1
	vaddsd	%xmm29, %xmm1, %xmm1
	vaddsd	1488(%rsp), %xmm1, %xmm1
	vaddsd	1496(%rsp), %xmm1, %xmm1
	vaddsd	1504(%rsp), %xmm1, %xmm1
	vaddsd	1512(%rsp), %xmm1, %xmm1
	vaddsd	1520(%rsp), %xmm1, %xmm1
	vaddsd	1528(%rsp), %xmm1, %xmm1
	vaddsd	1536(%rsp), %xmm1, %xmm1
	vaddsd	1544(%rsp), %xmm1, %xmm1
	vaddsd	1376(%rsp), %xmm1, %xmm1
	vaddsd	%xmm20, %xmm1, %xmm1
	vaddsd	%xmm19, %xmm1, %xmm1
	vaddsd	%xmm3, %xmm1, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm2
	vmovsd	16(%r14,%rcx), %xmm3
	vaddsd	1368(%rsp), %xmm2, %xmm1
	vaddsd	1360(%rsp), %xmm1, %xmm2
	vmovsd	%xmm3, 1056(%rsp)
	vaddsd	%xmm21, %xmm2, %xmm1
	vmovsd	16(%r12,%rcx), %xmm2
	vfmadd132sd	856(%rsp), %xmm0, %xmm1
	vmovsd	16(%rbx,%rdi), %xmm0
	vmovsd	%xmm2, 1048(%rsp)
	vmovsd	%xmm0, 1352(%rsp)
	vmovsd	16(%r9,%rdi), %xmm0
	vmovsd	%xmm0, 1344(%rsp)
	vmovsd	16(%rbx,%rsi), %xmm0
	vmovsd	%xmm0, 1336(%rsp)
	vmovsd	16(%r9,%rsi), %xmm0
	vmovsd	%xmm0, 1328(%rsp)
	vmovsd	16(%r14,%rdx), %xmm0
	vmovsd	%xmm0, 1320(%rsp)
	vmovsd	16(%r12,%rdx), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm21
	vmovsd	%xmm0, 1040(%rsp)
	vmovsd	-16(%r14,%rcx), %xmm0
	vaddsd	-16(%r12,%rcx), %xmm0, %xmm0
	vaddsd	-16(%rbx,%rdi), %xmm0, %xmm0
	vaddsd	-16(%r9,%rdi), %xmm0, %xmm0
	addq	$8, %rdi
	vaddsd	-16(%rbx,%rsi), %xmm0, %xmm0
	vaddsd	-16(%r9,%rsi), %xmm0, %xmm0
	addq	$8, %rsi
	vaddsd	-16(%r14,%rdx), %xmm0, %xmm0
	vaddsd	-16(%r12,%rdx), %xmm0, %xmm0
	vaddsd	1224(%rsp), %xmm0, %xmm0
	vaddsd	1256(%rsp), %xmm0, %xmm0
	vaddsd	1248(%rsp), %xmm0, %xmm0
	vaddsd	1280(%rsp), %xmm0, %xmm0
	vaddsd	1552(%rsp), %xmm0, %xmm0
	vaddsd	1560(%rsp), %xmm0, %xmm0
	vaddsd	1568(%rsp), %xmm0, %xmm0
	vaddsd	1576(%rsp), %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm2
	vaddsd	1352(%rsp), %xmm2, %xmm0
	vaddsd	1344(%rsp), %xmm0, %xmm3
	vaddsd	1336(%rsp), %xmm3, %xmm2
	vaddsd	1328(%rsp), %xmm2, %xmm0
	vmovsd	16(%rbx,%rdx), %xmm3
	vaddsd	1320(%rsp), %xmm0, %xmm2
	vaddsd	%xmm21, %xmm2, %xmm0
	vmovsd	16(%r9,%rcx), %xmm2
	vfmadd132sd	848(%rsp), %xmm1, %xmm0
	vmovsd	16(%rbx,%rcx), %xmm1
	vmovsd	%xmm2, %xmm2, %xmm21
	vmovsd	%xmm2, 1032(%rsp)
	vmovsd	16(%r9,%rdx), %xmm2
	vmovsd	%xmm1, 1312(%rsp)
	vmovsd	-16(%rbx,%rcx), %xmm1
	vaddsd	-16(%r9,%rcx), %xmm1, %xmm1
	addq	$8, %rcx
	vaddsd	-16(%rbx,%rdx), %xmm1, %xmm1
	vaddsd	-16(%r9,%rdx), %xmm1, %xmm1
	addq	$8, %rdx
	vmovsd	%xmm29, 1280(%rsp)
	vaddsd	1312(%rsp), %xmm1, %xmm1
	vmovsd	%xmm28, 1248(%rsp)
	vmovsd	1576(%rsp), %xmm29
	vmovsd	%xmm27, 1256(%rsp)
	vmovsd	1568(%rsp), %xmm28
	vmovsd	1560(%rsp), %xmm27
	vmovsd	%xmm4, 1224(%rsp)
	vmovsd	1552(%rsp), %xmm4
	vmovsd	%xmm6, 1208(%rsp)
	vaddsd	%xmm21, %xmm1, %xmm1
	vmovsd	1544(%rsp), %xmm6
	vmovsd	%xmm30, 1192(%rsp)
	vmovsd	1536(%rsp), %xmm30
	vmovsd	%xmm26, 1264(%rsp)
	vmovsd	1528(%rsp), %xmm26
	vmovsd	%xmm23, 1272(%rsp)
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovsd	1520(%rsp), %xmm23
	vmovsd	%xmm24, 1304(%rsp)
	vmovsd	1512(%rsp), %xmm24
	vmovsd	%xmm25, 1296(%rsp)
	vmovsd	1504(%rsp), %xmm25
	vmovsd	%xmm22, 1288(%rsp)
	vaddsd	%xmm2, %xmm1, %xmm1
	vfmadd132sd	840(%rsp), %xmm0, %xmm1
	vmovsd	1496(%rsp), %xmm22
	vmovsd	%xmm31, 1240(%rsp)
	vmovsd	%xmm13, %xmm13, %xmm0
	vmovsd	1488(%rsp), %xmm31
	vmovsd	%xmm5, 1232(%rsp)
	vmovsd	%xmm1, (%r8,%rax)
	vmovsd	%xmm17, %xmm17, %xmm1
	addq	$8, %rax
	vmovsd	1480(%rsp), %xmm5
	vmovsd	%xmm7, 1216(%rsp)
	vmovsd	1424(%rsp), %xmm13
	vmovsd	1472(%rsp), %xmm7
	vmovsd	%xmm8, 1200(%rsp)
	vmovsd	1392(%rsp), %xmm17
	vmovsd	1464(%rsp), %xmm8
	vmovsd	%xmm9, 1184(%rsp)
	vmovsd	1456(%rsp), %xmm9
	vmovsd	%xmm10, 1176(%rsp)
	vmovsd	1448(%rsp), %xmm10
	vmovsd	%xmm11, 1168(%rsp)
	vmovsd	1440(%rsp), %xmm11
	vmovsd	%xmm12, 1160(%rsp)
	vmovsd	1432(%rsp), %xmm12
	vmovsd	%xmm14, 1152(%rsp)
	vmovsd	1416(%rsp), %xmm14
	vmovsd	%xmm15, 1144(%rsp)
	vmovsd	1408(%rsp), %xmm15
	vmovsd	%xmm16, 1136(%rsp)
	vmovsd	1400(%rsp), %xmm16
	vmovsd	%xmm18, 1128(%rsp)
	vmovsd	1384(%rsp), %xmm18
	cmpq	%r11, %r15
	jg	.L14
	movq	800(%rsp), %r8
	vmovapd	712(%rsp), %zmm4
	vmovapd	648(%rsp), %zmm5
.L6:
	addq	%r8, 536(%rsp)
	addq	%r8, 616(%rsp)
	addq	%r8, 920(%rsp)
	addq	%r8, 912(%rsp)
	addq	%r8, 904(%rsp)
	addq	%r8, 608(%rsp)
	addq	%r8, 896(%rsp)
	addq	%r8, 888(%rsp)
	addq	%r8, 880(%rsp)
	addq	%r8, 872(%rsp)
	addq	%r8, 976(%rsp)
	addq	%r8, 968(%rsp)
	addq	%r8, 960(%rsp)
	addq	%r8, 952(%rsp)
	addq	%r8, 552(%rsp)
	addq	%r8, 944(%rsp)
	addq	%r8, 1024(%rsp)
	movq	640(%rsp), %r11
	addq	%r8, 1016(%rsp)
	movq	560(%rsp), %rax
	addq	%r8, 1008(%rsp)
	addq	%r8, 1000(%rsp)
	addq	%r8, 992(%rsp)
	addq	%r8, 936(%rsp)
	addq	%r8, 544(%rsp)
	addq	%r8, 928(%rsp)
	addq	%r8, 984(%rsp)
	addq	%r8, 832(%rsp)
	addq	%r11, 600(%rsp)
	cmpq	%rax, 520(%rsp)
	jne	.L13
	movq	96(%rsp), %rdx
	movq	112(%rsp), %rdi
	movq	104(%rsp), %rax
	movq	264(%rsp), %r11
	movq	192(%rsp), %rbx
	movq	184(%rsp), %r12
	addq	%rdx, %rdi
	movq	120(%rsp), %rsi
	movq	88(%rsp), %rcx
	addq	%rdx, %r11
	addq	%rdx, %rax
	addq	%rsi, 592(%rsp)
	addq	%rdx, %r12
	addq	%rdx, %rbx
	movq	176(%rsp), %r14
	addq	%rsi, 576(%rsp)
	addq	%rsi, 584(%rsp)
	addq	%rdx, %r14
	addq	%rsi, 624(%rsp)
	addq	%rsi, 632(%rsp)
	cmpq	%rcx, 80(%rsp)
	je	.L25
	addq	$1, %rcx
	jmp	.L4
.L29:
	xorl	%edx, %edx
	movl	$2, %r11d
	jmp	.L11
.L25:
	vzeroupper
.L26:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	ret
	.size	sweep, .-sweep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
