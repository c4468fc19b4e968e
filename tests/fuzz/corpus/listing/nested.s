.L0: jne .L0
.L1:
.L2:
.L3:
.L4:
.L5:
.L6:
.L7:
.L8:
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L8
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L7
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L6
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L5
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L4
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L3
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L2
 vaddpd %ymm0, %ymm1, %ymm1
 jne .L1
