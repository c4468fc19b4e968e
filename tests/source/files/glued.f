      subroutine glued(n, a, b, file)
c     a keyword is printed together with what continues its line
      implicit none
      integer n, i, file
      double precision a(n), b(n)
      if (file .gt. 0) call report('a message that ends in the next line',
     1  file, n)
      if (n .gt. 0)
     1  call stop_it(n)
      do i = 1, n
         b(i) = b(i) + 2*a(i)
      end do
      if (file .gt. 0) call
     1  report('done', file, 10)
      do i = 10, n
         a(i) = b(i)/3
      end do
      end
      SUBROUTINE S(N,A,B)
      INTEGER N,I
      DOUBLEPRECISIONA(N),B(N)
      DO10I=1,N
      A(I)=B(I)
   10 CONTINUE
      DO 20 I=1,N
      IF(B(I).GT.0)A(I)=B(I)*2
   20 CONTINUE
      DOI=1,N
      A(I)=B(I)
      ENDDO
      END
      SUBROUTINE S2(N,A,B)
      INTEGER N,I
      REAL*8 A(N),B(N)
      DO 10 I=1,N
      IF(N.GT.3)THEN
      A(I)=B(I)
      ELSEIF(N.GT.2)THEN
      A(I)=2*B(I)
      ENDIF
   10 CONTINUE
      END
