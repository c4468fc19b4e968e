double a[N];
double b[N];
double sum;
double carry;
double product;
double corrected;
double next;

for (long i = 0; i < N; ++i) {
    product = a[i] * b[i];
    corrected = product - carry;
    next = sum + corrected;
    carry = (next - sum) - corrected;
    sum = next;
}
