/* Image filter: a Gaussian of three by three, with its weights as numbers. */
void blur(unsigned width, unsigned height, const float *restrict src, float *restrict dst)
{
    for (unsigned y = 1; y < height - 1; ++y)
        for (unsigned x = 1; x < width - 1; ++x)
            dst[y * width + x] =
                0.0625f * (src[(y - 1) * width + x - 1] + src[(y - 1) * width + x + 1] +
                           src[(y + 1) * width + x - 1] + src[(y + 1) * width + x + 1]) +
                0.125f * (src[(y - 1) * width + x] + src[(y + 1) * width + x] +
                          src[y * width + x - 1] + src[y * width + x + 1]) +
                0.25f * src[y * width + x];
}
