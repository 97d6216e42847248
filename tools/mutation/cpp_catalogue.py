"""The bugs that are planted in C++: a catalogue by pattern. Each is a function from tokens to bugs.
A bug that does not compile is dropped by the builder, so patterns may guess."""

from .bug import Edit, bug_at
from .cpp_scopes import is_body, returns_bool, runs, statement_start
from .cpp_tokens import tokens_of

OPERATORS = {
    "<": ("Less", ">", "<="),
    "<=": ("LessEqual", ">", "<"),
    ">": ("Greater", ">", ">="),
    ">=": ("GreaterEqual", ">", ">"),
    "==": ("Equal", "==", "!="),
    "!=": ("Unequal", "!=", "=="),
    "+": ("Plus", "+", "-"),
    "-": ("Minus", "-", "+"),
}
LOGIC = {"&&", "||"}
ENDS_LOGIC = LOGIC | {"?", ":", ",", ";", "=", "return", "co_return", "+=", "-=", "|=", "&="}
COMPARES = {"==", "!=", "<=", ">="}
SEATS = {"seat", "viewer", "rival", "owner", "active", "who", "holder", "by", "next"}
NO_STATEMENT = {"return", "using", "case", "default", "goto", "throw", "delete", "if", "for", "while",
                "do", "switch", "else", "try", "constexpr", "static", "const", "auto", "template",
                "assert", "static_assert", "public", "private", "friend", "typedef", "namespace", "}"}
SYMMETRIC = {"max", "min", "gcd"}
# Nobody can notice: what only saves time, and what is written for the operator's eyes.
UNSEEN = {"reserve", "shrink_to_fit", "log", "log_", "assert"}


def is_binary(tokens, i):
    token = tokens[i]
    if not token.spaced or token.is_angle or i + 1 >= len(tokens) or not tokens[i + 1].spaced:
        return False
    return tokens[i - 1].kind != "sign" or tokens[i - 1].text in (")", "]", "}", ">")


def operators(tokens, put):
    for i, token in enumerate(tokens):
        if token.text not in OPERATORS or not is_binary(tokens, i) or not runs(tokens, i):
            continue
        if token.text in "+-" and "string" in (tokens[i - 1].kind, tokens[i + 1].kind):
            continue
        name, close, changed = OPERATORS[token.text]
        instead = f"{token.text} ::tetra_mutants::{name}" + "{ {} } " + close
        put("operator", f"{token.text} becomes {changed}", Edit(token.start, token.end, instead=instead))


def has_logic(tokens, first, last):
    """An operator of logic or comparison in the open between the tokens."""
    i = first
    while i <= last:
        if tokens[i].text in LOGIC | COMPARES | {"?"} or tokens[i].text in "<>" and is_binary(tokens, i):
            return True
        i = tokens[i].mate + 1 if tokens[i].mate > i else i + 1
    return False


def flipped(tokens, first, last):
    return Edit(tokens[first].start, tokens[last].end,
                "::tetra_mutants::flip({}, static_cast<bool>(", "))")


def conditions(tokens, put):
    for i, token in enumerate(tokens):
        if token.text not in ("if", "while") or tokens[i + 1].text != "(" or not runs(tokens, i):
            continue
        first, last = i + 2, tokens[i + 1].mate - 1
        top = [j for j in range(first, last + 1) if tokens[j].parent == i + 1]
        semicolons = [j for j in top if tokens[j].text == ";"]
        if semicolons:
            first = semicolons[-1] + 1
        if any(tokens[j].text == "=" for j in top if j >= first) or has_logic(tokens, first, last):
            continue
        put("condition", "the condition is negated", flipped(tokens, first, last))


def returns(tokens, put):
    for i, token in enumerate(tokens):
        if token.text != "return" or tokens[i + 1].text in (";", "{") or not runs(tokens, i):
            continue
        last = i + 1
        while tokens[last + 1].text != ";" or tokens[last + 1].parent != token.parent:
            last += 1
        if returns_bool(tokens, i) and not has_logic(tokens, i + 1, last):
            put("return", "the answer is negated", flipped(tokens, i + 1, last))


def operand(tokens, i, step):
    """The last token of the operand of logic that begins at i and goes into direction `step`."""
    while True:
        mate = tokens[i].mate
        if mate >= 0 and (mate - i) * step > 0:
            i = mate
        beside = tokens[i + step]
        closes = beside.mate >= 0 and (beside.mate - i) * step < 0
        is_open_end = beside.mate < 0 and beside.text in "([{<>)]}" and not is_binary(tokens, i + step)
        if closes or is_open_end or beside.text in ENDS_LOGIC:
            return i
        i += step


def logic(tokens, put):
    for i, token in enumerate(tokens):
        if token.text not in LOGIC or not is_binary(tokens, i) or not runs(tokens, i):
            continue
        skip = "(::tetra_mutants::on({}) || (" if token.text == "&&" else "(!::tetra_mutants::on({}) && ("
        left = operand(tokens, i - 1, -1)
        right = operand(tokens, i + 1, +1)
        put("check", f"what stands before {token.text} is skipped",
            Edit(tokens[left].start, tokens[i - 1].end, skip, "))"))
        put("check", f"what stands after {token.text} is skipped",
            Edit(tokens[i + 1].start, tokens[right].end, skip, "))"))


def is_declaration(tokens, first, last):
    """Two names side by side, as in `Type name`."""
    i = first
    while i < last:
        token, after = tokens[i], tokens[i + 1]
        if token.text in ("(", "=", "{", "[") and not token.is_angle:
            return False
        if after.kind == "word" and (token.kind == "word" or token.text in ("&", "*", ">", "&&")):
            return i > first or token.kind == "word"
        i = token.mate if token.mate > i else i + 1
    return False


def statements(tokens, put):
    for i, token in enumerate(tokens):
        if token.text != ";" or token.parent < 0 or not is_body(tokens, token.parent):
            continue
        first = start_of_simple(tokens, i)
        words = {t.text for t in tokens[first:i]}
        if first >= i or tokens[first].text in NO_STATEMENT or words & UNSEEN or not runs(tokens, first):
            continue
        if not is_declaration(tokens, first, i):
            put("statement", "the statement is dropped",
                Edit(tokens[first].start, token.end, "{ if (!::tetra_mutants::on({})) { ", " } }"))


def start_of_simple(tokens, semicolon):
    """The statement that ends here, without the if, else, for or label in front of it."""
    i = statement_start(tokens, semicolon)
    while i < semicolon:
        if tokens[i].text in ("if", "for", "while", "switch"):
            paren = i + 2 if tokens[i + 1].text == "constexpr" else i + 1
            i = tokens[paren].mate + 1
        elif tokens[i].text in ("else", "do"):
            i += 1
        elif tokens[i].text == "case" or tokens[i + 1].text == ":":
            while tokens[i].text != ":":
                i += 1
            i += 1
        else:
            return i
    return i


def literals(tokens, put):
    for i, token in enumerate(tokens):
        if token.kind != "number" or not token.text.isdigit() or not runs(tokens, i):
            continue
        if tokens[i - 1].text in ("(", ",", "return", "=", "?", ":") and tokens[i + 1].text in (
                ")", ",", ";", ":"):
            put("literal", f"{token.text} becomes {int(token.text) + 1}",
                Edit(token.start, token.end, "::tetra_mutants::off({}, ", ")"))


def seats(tokens, put):
    for i, token in enumerate(tokens):
        is_argument = tokens[i - 1].text in ("(", ",", "[") and i + 1 < len(tokens) and tokens[
            i + 1].text in (")", ",", "]")
        if token.text in SEATS and is_argument and runs(tokens, i):
            put("seat", f"{token.text} becomes another seat",
                Edit(token.start, token.end, "::tetra_mutants::other({}, ", ")"))


def swaps(tokens, put):
    for i, token in enumerate(tokens):
        if token.text != "," or i < 2 or tokens[token.parent].text != "(" or not runs(tokens, i):
            continue
        a, b = tokens[i - 1], tokens[i + 1]
        alone = tokens[i - 2].text in ("(", ",") and tokens[i + 2].text in (")", ",")
        called = tokens[token.parent - 1]
        if alone and a.kind == b.kind == "word" and a.text != b.text and called.kind == "word" and (
                called.text not in SYMMETRIC):
            put("swap", f"{a.text} and {b.text} are swapped",
                Edit(a.start, a.end, "(::tetra_mutants::on({}) ? " + b.text + " : ", ")"),
                Edit(b.start, b.end, "(::tetra_mutants::on({}) ? " + a.text + " : ", ")"))


def behind_switches(tokens):
    """Where the compiler wants an answer that is never given: after a switch whose every case
    returns. Pairs of offsets."""
    for i, token in enumerate(tokens):
        if token.text != "switch" or tokens[i + 1].text != "(":
            continue
        first = tokens[i + 1].mate + 1
        last = tokens[first].mate
        inside = {t.text for t in tokens[first:last]}
        if inside & {"break", "default"} or tokens[last - 1].text != ";" or tokens[last + 1].text != "return":
            continue
        if tokens[start_of_simple(tokens, last - 1)].text == "return":
            semicolon = next(t for t in tokens[last:] if t.text == ";" and t.parent == token.parent)
            yield tokens[last].end, semicolon.end


CATALOGUE = (operators, conditions, returns, logic, statements, literals, seats, swaps)


def bugs_in(path, source):
    tokens = tokens_of(source)
    found = []
    unreachable = list(behind_switches(tokens))

    def put(kind, what, *edits):
        if not any(first <= edits[0].start < last for first, last in unreachable):
            found.append(bug_at(path, source, list(edits), kind, what))

    for pattern in CATALOGUE:
        pattern(tokens, put)
    return found
