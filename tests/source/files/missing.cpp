/* A method whose class and header are missing: what a type, a member and a size is, its use says. */
void Solver::smooth()
{
    for (int i = 1; i < size - 1; i++) {
        const value left = (value)values[i - 1];
        result[i] = (value)0.5 * (left + static_cast<value>(values[i + 1]));
    }
}

void Solver::convert()
{
    for (int i = 0; i < size; i++)
        result[i] = (other)(values[i]);
}
