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
