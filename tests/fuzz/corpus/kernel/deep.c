double s;
for (int i = 0; i < 1; i++)
    s = ((((((((((((s))))))))))));
