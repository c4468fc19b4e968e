#!/usr/bin/env bash
# Names and direction of flow, as HACKING.md promises: a file's name says where a thing is, a public
# name is in one header, a struct has one definition, and no header is included against the flow.
set -euo pipefail
cd "$(dirname "$0")/../.."
failed=0
fail() {
    printf '%s\n' "$1"
    failed=1
}

# Rooms from left to right. A file may include headers of its own room and of rooms left of it.
rooms=(base stempel stempel/kernel stempel/program collect/source collect/traffic collect/machine
    collect/machinefile collect/kerncraft collect/host collect/incore collect/model
    collect/measure collect/calibrate collect/sweep collect/import collect/compare collect/jobs render cli)
# Kerncraft's format stands between the form of a machine file and its loader, in one room.
exceptions='^collect/machinefile/load\.c collect/kerncraft/'

mapfile -t files < <(git ls-files -- '*.c' '*.h' | grep -vE '^(tests|templates|stencils)/')

doubled=$(printf '%s\n' "${files[@]}" | awk -F/ '{print $NF}' | sort | uniq -d)
[ -z "$doubled" ] || fail "two files have one name: $(echo $doubled)"

arrows=$(awk -v rooms="${rooms[*]}" '
    function room(path,   parts, n, two) {
        n = split(path, parts, "/")
        two = parts[1] "/" parts[2]
        return n > 2 && (two in order) ? two : parts[1]
    }
    BEGIN { n = split(rooms, list, " "); for (i = 1; i <= n; i++) order[list[i]] = i }
    match($0, /^#include "[^"]*\/[^"]*"/) {
        split($0, quoted, "\"")
        from = room(FILENAME); to = room(quoted[2])
        if (!(from in order)) print FILENAME ": its room is not in the list"
        else if ((to in order) && order[to] > order[from]) print FILENAME " " quoted[2]
    }' "${files[@]}" | grep -vE "$exceptions" | sort -u || true)
[ -z "$arrows" ] || fail "included against the flow:
$arrows"

# Functions and enumerators of headers, comments and strings left out.
public=$(printf '%s\n' "${files[@]}" | grep '\.h$' | xargs awk '
    function print_enumerators(   body, from, n, names, i) {
        while (match(text, /enum *[a-z_0-9]* *\{[^}]*\}/)) {
            from = RSTART + RLENGTH
            body = substr(text, RSTART, RLENGTH)
            sub(/^[^{]*\{/, "", body); sub(/\}.*/, "", body)
            n = split(body, names, ",")
            for (i = 1; i <= n; i++) if (match(names[i], /[A-Z][A-Z0-9_]+/)) print substr(names[i], RSTART, RLENGTH), header
            text = substr(text, from)
        }
        text = ""
    }
    FNR == 1 { print_enumerators(); header = FILENAME; inside = 0 }
    { gsub(/\/\*.*\*\//, "") }
    inside { inside = !/\*\//; next }
    /\/\*/ { inside = 1; next }
    { text = text $0 " " }
    END { print_enumerators() }' | sort -u)
shared=$(awk '{print $1}' <<<"$public" | sort | uniq -d)
[ -z "$shared" ] || fail "declared in two headers:
$(grep -wF "$shared" <<<"$public")"
unprefixed=$(awk '$1 !~ /_/' <<<"$public")
[ -z "$unprefixed" ] || fail "enumerators without a prefix:
$unprefixed"
# A public function begins with a word of its room or of a file in it, with the name of a struct or enum, or with one
# of these. Only what has the very name of its header stands alone: panic().
concepts='bytes|char|clock|count|lcs|lex|minutes|number|pair|percent|processor|sh|share|symbol'
stray=$(awk -v concepts="^($concepts)\$" '
    FNR == 1 {
        inside = 0
        path = FILENAME; sub(/\.[ch]$/, "", path); folder = path; sub(/\/[^\/]*$/, "", folder)
        n_words = split(path, words, /[\/_]/)
        for (i = 1; i <= n_words; i++) known[folder, words[i]]
        for (i = 1; i <= n_words; i++) if (sub(/s$/, "", words[i])) known[folder, words[i]]
    }
    FILENAME ~ /c$/ { nextfile }
    inside && !sub(/^.*\*\//, "") { next }
    {
        inside = 0
        while (!inside && (from = index($0, "/*"))) {
            to = index(substr($0, from + 2), "*/")
            inside = to == 0
            $0 = substr($0, 1, from - 1) (inside ? "" : substr($0, from + to + 3))
        }
    }
    match($0, /^(struct|enum) [a-z0-9]+/) { split(substr($0, RSTART, RLENGTH), two, " "); type[two[2]] }
    match($0, /^(static inline )?[a-z][a-z_0-9 *]*[a-z_0-9]+\(/) && !/^typedef/ {
        n++; name[n] = substr($0, RSTART, RLENGTH - 1); sub(/^.*[ *]/, "", name[n])
        header[n] = FILENAME; of[n] = folder
    }
    END {
        for (i = 1; i <= n; i++) {
            first = name[i]; sub(/_.*/, "", first)
            alone = first == name[i]
            if (alone && header[i] ~ "/" first "[.]h$") continue
            if (alone || !((of[i], first) in known || first in type || first ~ concepts)) print name[i], header[i]
        }
        if (n < 1000) print "only", n, "functions were read"
    }' "${files[@]}")
[ -z "$stray" ] || fail "public functions without a prefix:
$stray"
tags=$(grep -ohE '^(static )?(const )?(struct|union) [a-z_0-9]+ \{' "${files[@]}" | sed -E 's/^(static |const )*//; s/ \{//' | sort)
# `struct options` is what the option tables that several commands share are made for.
doubled=$(uniq -d <<<"$tags" | grep -vx 'struct options' || true)
[ -z "$doubled" ] || fail "defined twice, name each after what it is of:
$doubled"
[ $(wc -l <<<"$tags") -gt 100 ] || fail "the structs were not read"
[ $(wc -l <<<"$public") -gt 100 ] || fail "the headers were not read"
exit $failed
