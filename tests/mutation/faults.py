"""Faults that can be planted in a C file, found by its tokens. It relies on clang-format's layout."""

import re
from collections import namedtuple

Fault = namedtuple("Fault", "kind start end text")  # source[start:end] becomes `text`
Token = namedtuple("Token", "kind text start end")

TOKEN = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<hash>^[ \t]*\#(?:\\\n|[^\n])*)|(?P<space>\s+)"
    r"|(?P<string>\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*')|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)"
    r"|(?P<sign>->|\.\.\.|\+\+|--|<<=|>>=|[-+*/%&|^<>=!]=|&&|\|\||<<|>>|.)",
    re.S | re.M,
)
OPERATORS = {
    "compare": {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="},
    "arithmetic": {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="},
    "logic": {"&&": "||", "||": "&&"},
}
# Whose arguments may change places.
SYMMETRIC = re.compile(r"f?(min|max)f?|hypot|(\w+_)?(eq|equal|equals|eq_any_case)|(\w+_)?same(_\w+)?")
# The next number to one this large is about as good a limit or pause; twice as much is not.
LARGE = 1000
# What stops the program is not a behaviour that a test could see.
ASSERTIONS = {"assert", "ensure", "panic", "_Static_assert", "_Alignas", "sizeof"}
KEYWORDS = {"return", "if", "else", "for", "while", "do", "switch", "case", "default", "goto", "struct",
            "enum", "union", "static", "const", "int", "char", "bool", "double", "void", "unsigned", "long"}


def tokens_of(source):
    found = []
    for match in TOKEN.finditer(source):
        if match.lastgroup not in ("comment", "hash", "space"):
            found.append(Token(match.lastgroup, match.group(), match.start(), match.end()))
    return found


def pairs_of(tokens):
    """The index of each opening bracket's closing one, and the reverse."""
    pairs, open_ones = {}, []
    for i, token in enumerate(tokens):
        if token.kind == "sign" and token.text in "([{":
            open_ones.append(i)
        elif token.kind == "sign" and token.text in ")]}":
            pairs[i] = open_ones.pop()
            pairs[pairs[i]] = i
    return pairs


class Faults:
    def __init__(self, source):
        self.source = source
        self.tokens = tokens_of(source)
        self.pairs = pairs_of(self.tokens)
        self.found = []

    def text(self, i):
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def add(self, kind, first, last, text):
        self.found.append(Fault(kind, self.tokens[first].start, self.tokens[last].end, text))

    def part(self, first, last):
        return self.source[self.tokens[first].start : self.tokens[last].end]

    def is_binary(self, i):
        """Layout tells `a * b` from `char *b` and `-b`."""
        token = self.tokens[i]
        return self.source[token.start - 1] in " \n" and self.source[token.end] in " \n"

    def takes_extreme(self, i):
        """`if (a < b) a = b;` and `a < b ? a : b`, where it does not matter which of two equal values is taken."""
        around = r"(?:^|[ (])([\w.\->\[\]]+) [<>]=? ([\w.\->\[\]]+)"
        begin = self.source.rfind("\n", 0, self.tokens[i].start) + 1
        for match in re.finditer(around + r"(?:\)\s+([^;=\n]+) = ([^;\n]+);| \?\s+([^:\n]+?)\s+: ([^;,\n)]+))",
                                 self.source[begin : begin + 300]):
            if begin + match.start() < self.tokens[i].start < begin + match.end():
                found = [part for part in match.groups() if part is not None]
                return sorted(found[:2]) == sorted(found[2:])
        return False

    def operator(self, i):
        for kind, swaps in OPERATORS.items():
            if self.text(i) in swaps and self.is_binary(i) and not (kind == "compare" and self.takes_extreme(i)):
                self.add(kind, i, i, swaps[self.text(i)])
        if self.text(i) == "!":
            self.add("not", i, i, "")

    def constant(self, i):
        match = re.fullmatch(r"(0[xX][\da-fA-F]+|\d+(?:\.\d*)?|\.\d+)(.*)", self.text(i))
        if match is None or (self.text(i - 1) == "[" and self.tokens[i - 2].kind == "name"
                             and (self.tokens[i - 3].kind == "name" or self.text(i - 3) == "*")):
            return  # an array's room for elements
        digits, suffix = match.groups()
        value = float(digits) if "." in digits else int(digits, 0 if digits[:2] in ("0x", "0X") else 10)
        if value >= LARGE:
            self.add("constant", i, i, f"{2 * value}{suffix}")
            return
        # -1 stands for none: -2 would, too
        for step in (-1,) if value == 1 and self.text(i - 1) == "-" and not self.is_binary(i - 1) else (1, -1):
            if value + step >= 0:
                self.add("constant", i, i, f"{value + step}{suffix}")
        if value == 0 and self.text(i - 1) == "=":
            self.add("constant", i, i, f"-1{suffix}")

    def condition(self, i):
        if self.text(i) in ("if", "while") and self.text(i + 1) == "(":
            close = self.pairs[i + 1]
            self.add("negate", i + 1, close, f"(!{self.part(i + 1, close)})")

    def call(self, i):
        """Neighbouring arguments change places."""
        if SYMMETRIC.fullmatch(self.text(i)):
            return
        if self.text(i + 1) != "(" or self.text(i) in KEYWORDS or self.tokens[i - 1].kind == "name" \
                and self.text(i - 1) != "return" or self.text(i - 1) == "*" and not self.is_binary(i - 1):
            return
        arguments, first, j = [], i + 2, i + 2
        while j <= self.pairs[i + 1]:
            if self.text(j) in (",", ")") and j > first:
                arguments.append((first, j - 1))
                first = j + 1
            j = self.pairs[j] + 1 if self.text(j) in ("(", "[", "{") else j + 1
        for left, right in zip(arguments, arguments[1:]):
            a, b = self.part(*left), self.part(*right)
            between = self.source[self.tokens[left[1]].end : self.tokens[right[0]].start]
            if a != b:
                self.add("arguments", left[0], right[1], b + between + a)

    def statement(self, i):
        """A statement without a declaration vanishes."""
        if self.text(i - 1) not in (";", "{", "}", ")", "else", ":") or not self.tokens[i].kind == "name":
            return
        if self.text(i) in KEYWORDS or self.text(i) in ASSERTIONS or self.tokens[i + 1].kind == "name":
            return
        j = i
        while j < len(self.tokens) and self.text(j) != ";":
            if self.text(j) in ("{", "}", ")", "]"):
                return
            j = self.pairs[j] + 1 if self.text(j) in ("(", "[") else j + 1
        if j < len(self.tokens) and not (self.text(i + 1) == "*" and not self.is_binary(i + 1)):
            self.add("statement", i, j, ";")

    def function(self, i):
        """Returns early, or always the same truth."""
        if self.text(i) != "{" or self.text(i - 1) != ")":
            return
        name = self.pairs[i - 1] - 1
        first = name
        while first > 0 and self.text(first - 1) not in (";", "}") and self.tokens[first - 1].end > \
                self.source.rfind("\n\n", 0, self.tokens[name].start):
            first -= 1
        kind = [t.text for t in self.tokens[first:name] if t.text not in ("static", "const", "inline")]
        values = {"bool": ("true", "false"), "void": ("",), "int": ("0",), "size_t": ("0",), "double": ("0",)}
        for value in ("NULL",) if "*" in kind else values.get(" ".join(kind), ()):
            self.add("return", i, i, f"{{ return {value};".replace(" ;", ";"))

    def all(self):
        depth = 0  # of braces
        inside = 0  # of parentheses: the parts of a `for` are no statements
        i = 0
        while i < len(self.tokens):
            token = self.tokens[i]
            if token.text in ASSERTIONS and self.text(i + 1) == "(":
                i = self.pairs[i + 1] + 1
                continue
            if token.kind == "sign" and depth == 0:
                self.function(i)
            if token.kind == "sign":
                self.operator(i)
            elif token.kind == "number":
                self.constant(i)
            elif token.kind == "name" and depth > 0:
                self.condition(i)
                self.call(i)
                if inside == 0:
                    self.statement(i)
            inside += {"(": 1, ")": -1}.get(token.text, 0) if token.kind == "sign" else 0
            depth += {"{": 1, "}": -1}.get(token.text, 0) if token.kind == "sign" else 0
            i += 1
        return self.found


def faults_in(source):
    return Faults(source).all()


def blocks_around(source, place):
    """Where the innermost block of statements around a place begins; outside of functions, where each function does."""
    tokens = tokens_of(source)
    pairs = pairs_of(tokens)
    blocks = [(t.end, tokens[pairs[i]].start) for i, t in enumerate(tokens)
              if t.text == "{" and is_block(source, tokens, pairs, i)]
    inside = [begin for begin, end in blocks if begin <= place < end]
    return inside[-1:] or [begin for begin, end in blocks if not any(b < begin < e for b, e in blocks)]


def is_block(source, tokens, pairs, i):
    """Not a list of values, a struct or a switch. Layout tells `(struct x){` from `if (x) {`."""
    before = tokens[i - 1]
    if before.text == ")":
        return source[before.end] != "{" and tokens[pairs[i - 1] - 1].text != "switch"
    return before.text in ("else", "do", ":")
