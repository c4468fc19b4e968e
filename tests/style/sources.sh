# Sourced: prints the C files of the project, tracked or new, NUL-separated.
c_sources() {
    git ls-files -z --cached --others --exclude-standard -- '*.c' '*.h' | while IFS= read -r -d '' file; do
        case $file in
        stencils/* | tests/source/files/* | tests/*/fixtures/* | tests/*/golden/* | tests/fuzz/corpus/* | templates/*) ;;
        *) [ -e "$file" ] && printf '%s\0' "$file" ;;
        esac
    done
}
