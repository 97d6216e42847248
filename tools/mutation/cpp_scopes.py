"""Where in a C++ source code runs: bodies of functions, not types, constants or template arguments."""

TYPE_WORDS = {"class", "struct", "enum", "union", "namespace", "concept", "extern"}
BEFORE_BODY = {"else", "do", "try", "const", "noexcept", "override", "mutable"}
NO_CODE = {"constexpr", "static_assert", "using", "typedef", "case", "template", "static", "assert"}
NO_OPERAND = {"decltype", "sizeof", "noexcept", "alignas", "alignof", "assert", "static_assert",
              "requires"}


def statement_start(tokens, i):
    """The first token of the statement that token i stands in, at its own bracket level."""
    parent = tokens[i].parent
    while i - 1 > parent:
        before = tokens[i - 1]
        if before.text == ";" and before.parent == parent:
            break
        if before.text == "}" and before.mate > parent and is_body(tokens, before.mate):
            break
        i = before.mate if before.mate >= 0 and before.mate < i - 1 else i - 1
    return i


def is_body(tokens, brace):
    """Whether the brace opens code that runs (or a lambda), not a type or a list of values."""
    if brace == 0 or tokens[brace].text != "{":
        return False
    before = tokens[brace - 1]
    if before.text in BEFORE_BODY or before.text in (")", "]", ";", "{", ":"):
        return before.text != "{" or tokens[brace].spaced and is_body(tokens, brace - 1)
    if before.text == "}":
        return tokens[brace].spaced
    if before.kind != "word" and before.text not in (">", "&", "*"):
        return False
    words = head_words(tokens, brace)
    return "->" in words and not TYPE_WORDS & set(words)


def head_words(tokens, brace):
    words = []
    i = brace - 1
    while i > tokens[brace].parent and tokens[i].text not in (";", "}", "{"):
        words.append(tokens[i].text)
        i = tokens[i].mate - 1 if 0 <= tokens[i].mate < i else i - 1
    return words


def ancestors(tokens, i):
    parent = tokens[i].parent
    while parent >= 0:
        yield parent
        parent = tokens[parent].parent


def runs(tokens, i):
    """Whether the token is part of code that is evaluated when the program runs."""
    in_body = False
    for bracket in ancestors(tokens, i):
        opening = tokens[bracket]
        if opening.is_angle:
            return False
        if opening.text in "([" and bracket > 0 and tokens[bracket - 1].text in NO_OPERAND:
            return False
        if opening.text == "[" and (bracket == 0 or not tokens[bracket - 1].kind == "word"):
            if tokens[opening.mate + 1].text in ("(", "{"):
                return False  # what a lambda captures
        if is_body(tokens, bracket):
            in_body = True
            break
    return in_body and not is_constant(tokens, i)


def is_constant(tokens, i):
    """Part of a statement that the compiler evaluates or that declares no more than a name."""
    while i >= 0 and not is_body(tokens, i):
        start = statement_start(tokens, i)
        if tokens[start].text in NO_CODE or "constexpr" in [t.text for t in tokens[start : start + 3]]:
            return True
        i = tokens[i].parent
    return False


def returns_bool(tokens, i):
    """Whether the innermost function around the token is declared `bool name(...)`."""
    for brace in ancestors(tokens, i):
        if not is_body(tokens, brace):
            continue
        j = brace - 1
        while j > 0 and tokens[j].text in BEFORE_BODY:
            j -= 1
        if tokens[j].text == "bool" and tokens[j - 1].text == "->":
            return True
        if tokens[j].text != ")":
            return False
        head = tokens[j].mate - 1
        if tokens[head].text in ("if", "while", "for", "switch", "constexpr"):
            continue
        while head > 1 and tokens[head - 1].text == "::":
            head -= 2
        return tokens[head].kind == "word" and tokens[head - 1].text == "bool"
    return False
