"""C++ source as tokens with their brackets. Leans on clang-format: a binary < has spaces around it,
the bracket of a template has not."""

import re
from dataclasses import dataclass

PATTERN = re.compile(
    r"""(?P<space>\s+)
    |(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<directive>^\#(?:[^\n\\]|\\.|\\\n)*)
    |(?P<string>(?:u8|u|U|L)?R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|(?:u8|u|U|L)?"(?:[^"\\\n]|\\.)*")
    |(?P<char>'(?:[^'\\\n]|\\.)+')
    |(?P<number>\.?\d(?:[eEpP][+-]|'?[\w.])*)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<sign><=>|->\*|<<=|\.\.\.|::|->|\+\+|--|&&|\|\||==|!=|<=|>=|<<|\+=|-=|\*=|/=|%=|&=|\|=|\^=|.)
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

OPEN = {"(": ")", "[": "]", "{": "}", "<": ">"}


@dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int
    spaced: bool = False  # space before it
    mate: int = -1  # index of the other bracket
    parent: int = -1  # index of the innermost open bracket around it
    is_angle: bool = False  # the bracket of a template


def tokens_of(source):
    found = []
    spaced = True
    for match in PATTERN.finditer(source):
        kind = match.lastgroup if match.lastgroup != "mark" else "string"
        if kind in ("space", "comment", "directive"):
            spaced = True
            continue
        found.append(Token(kind, match.group(), match.start(), match.end(), spaced))
        spaced = False
    pair_brackets(found)
    return found


def opens_angle(tokens, i):
    if tokens[i].text != "<" or i == 0 or tokens[i - 1].text == "operator":
        return False
    return not tokens[i].spaced or tokens[i - 1].text == "template"


def pair_brackets(tokens):
    stack = []
    for i, token in enumerate(tokens):
        token.parent = stack[-1] if stack else -1
        angle = opens_angle(tokens, i)
        if token.text in "([{" and token.kind == "sign" or angle:
            token.is_angle = angle
            stack.append(i)
        elif token.kind == "sign" and token.text in ")]}":
            while stack and OPEN[tokens[stack[-1]].text] != token.text:
                tokens[stack.pop()].is_angle = False
            if stack:
                close(tokens, stack.pop(), i)
        elif token.text == ">" and not token.spaced and stack and tokens[stack[-1]].is_angle:
            token.is_angle = True
            close(tokens, stack.pop(), i)


def close(tokens, first, last):
    tokens[first].mate = last
    tokens[last].mate = first
    tokens[last].parent = tokens[first].parent
