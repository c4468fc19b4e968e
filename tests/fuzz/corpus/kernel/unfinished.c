double a[N];
for (int i = 0; i < N; i++) { a[i] = a[i