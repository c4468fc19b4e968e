C     Labels of END DO and names that come again far on: each loop has its own line.
      SUBROUTINE FIRST(N,K,IP,IG,A,B)
      INTEGER N,K,IP,IG,I,L,JG
      DOUBLE PRECISION A(N,N),B(N,N),ZERO
      PARAMETER (ZERO=0.0D0)
      DO 50 L=1,N
        IG=IP+L
        DO 40 I=L,N
          JG=I-K
          A(IG,JG)=B(IG,I)
 40     END DO
        DO 45 I=1,K
          JG=N-I
          A(IG,JG)=ZERO
 45     END DO
 50   END DO
      DO 90 I=1,N
         A(IP,I)=ZERO
 90   END DO
      END
      SUBROUTINE SECOND(N,K,IP,IG,A,B)
      INTEGER N,K,IP,IG,I,L,JG
      DOUBLE PRECISION A(N,N),B(N,N),ZERO
      PARAMETER (ZERO=0.0D0)
      DO 155 JG=1,N
         DO 150 I=1,N
            B(I,JG)=ZERO
 150     END DO
 155  END DO
      DO 190 I=1,K
         A(IG,I)=ZERO
 190  END DO
      END
