# What readers see of a page: one text, link or place a line. Which tags a page is made of does not matter.
# page_text FILE [ATTRIBUTES]: with these attributes, an alternation, instead of links and places.
page_text() {
    tr '\n' ' ' <"$1" | sed -E 's|<style>[^<]*</style>||g; s|(<script[^>]*>)[^<]*</script>|\1|g; s|</[^>]*>|\n|g; s|<|\n<|g; s|>|>\n|g' |
        awk -v shown=" (${2:-href|src|data-root|data-folder|d|x|y|x1|y1|x2|y2|cx|cy|r|width|height|points|data-s|value})=\"[^\"]*\"| style=\"--share[^\"]*\"" '
            !/^</ { print; next }
            { line = ""
              while (match($0, shown)) {
                  line = line substr($0, RSTART, RLENGTH)
                  $0 = substr($0, RSTART + RLENGTH)
              }
              print line }' | sed -E 's/^ +//; s/ +$//; /^$/d'
}
