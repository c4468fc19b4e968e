/* Counters and pointers that walk along with the index, in one loop and over several. */
void counters(int n, int m, double *b, const double *a)
{
    int k = 0;
    for (int i = 0; i < n; i++, k++)
        b[k] = a[i];
    k = 4;
    for (int i = 0; i < n; i++) {
        b[k] = a[i];
        k = k + 3;
    }
    k = 5 * n;
    for (int i = 0; i < n; i++) {
        b[k] = a[i];
        k -= 2;
    }
    k = 2 * n;
    for (int i = 0; i < n; i++) {
        b[k] = a[i];
        k = k - 1;
        b[k] = a[i + 1];
        --k;
    }
    k = 0;
    for (int j = 0; j < m; j++) {
        for (int i = 0; i < n; i++)
            b[k++] = a[j * n + i];
        k += 2;
    }
    k = 0;
    for (int j = 0; j < m; j++)
        for (int i = 2; i <= n; i++) {
            b[j * n + i] = a[k];
            k += m;
        }
}

void in_turn(int n, int m, double (*u)[100], double *b)
{
    int now = 0, count = 7;
    for (int t = 0; t < m; t++) {
        for (int i = 1; i < 99; i++)
            u[1 - now][i] = u[now][i - 1] + u[now][i + 1];
        now = 1 - now;
    }
    for (int i = 0; i < n; i++) {
        b[count] = i;
        count = 2 * count;
    }
    for (int i = 0; i < n; i++) {
        b[i] = count;
        if (b[i] > 0)
            count += 1;
    }
}

void pointers(int n, int m, double *b, const double *a)
{
    const double *left = a, *right = a + 2;
    double *to = b + 1;
    for (int i = 0; i < n; i++)
        *to++ = *left++ + *right++;
    to = b + n;
    left = a;
    for (int i = 0; i < n; i++, left += 2)
        *--to = left[0] + left[1];
    to = b;
    for (int j = 0; j < m; j++) {
        const double *row = a + j * n;
        for (int i = 0; i < n; i++, row++)
            to[i] = row[0] + row[n];
        to += n;
    }
    const double *next = a;
    for (int j = 0; j < m; j++, next += 3) {
        for (int i = 0; i < n; i++)
            b[j * n + i] = *next++;
    }
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++) {
            b[j * n + i] = *next;
            next += j;
        }
}

void with_continue(int n, double *b, const double *a)
{
    int k = 0, l = 0;
    for (int i = 0; i < n; i++, k += 2) {
        if (i == 3)
            continue;
        b[k] = a[i];
    }
    for (int i = 0; i < n; i++) {
        if (a[i] < 0)
            continue;
        b[l] = a[i];
        l++;
    }
}
