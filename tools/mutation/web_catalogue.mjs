// The bugs that are planted in TypeScript, found in the syntax tree. Reads paths from the command line
// (from the top of the repository) and prints JSON: per bug the place, what it changes and its edits.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [root, ...paths] = process.argv.slice(2);
const ts = createRequire(`${root}/web/package.json`)('typescript');
const K = ts.SyntaxKind;

const SWAPS = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.EqualsEqualsToken, '!='],
  [K.ExclamationEqualsToken, '=='],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
]);
const SKIPS = new Map([
  [K.AmpersandAmpersandToken, 'true'],
  [K.BarBarToken, 'false'],
]);
const ON = 'tetraMutant({})';

function bugsIn(path) {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const put = (node, kind, what, edits) => {
    const at = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ path, line: at.line + 1, column: at.character + 1, kind, what, edits });
  };
  const around = (node, before, after) => ({ start: node.getStart(), end: node.end, before, after });

  const binary = (node) => {
    const changed = SWAPS.get(node.operatorToken.kind);
    const sign = node.operatorToken.getText();
    const isText = ts.isStringLiteralLike(node.left) || ts.isStringLiteralLike(node.right);
    if (changed !== undefined && !(isText && '+-'.includes(sign))) {
      const both = `${node.left.getText()} ${changed} ${node.right.getText()}`;
      put(node.operatorToken, 'operator', `${sign} becomes ${changed}`, [
        around(node, `(${ON} ? (${both}) : (`, '))'),
      ]);
    }
    const skipped = SKIPS.get(node.operatorToken.kind);
    for (const [side, operand] of Object.entries({ before: node.left, after: node.right }))
      if (skipped !== undefined)
        put(operand, 'check', `what stands ${side} ${sign} is skipped`, [
          around(operand, `(${ON} ? ${skipped} : (`, '))'),
        ]);
  };
  // Operators in it have bugs of their own.
  const isPlain = (node) => !ts.isBinaryExpression(node);
  const negate = (node, kind, what) => {
    if (isPlain(node)) put(node, kind, what, [around(node, `(${ON} !== Boolean(`, '))')]);
  };
  const drop = (node) => {
    if (ts.isStringLiteralLike(node.expression)) return;
    put(node, 'statement', 'the statement is dropped', [around(node, `{ if (!${ON}) { `, ' } }')]);
  };
  const literal = (node) => {
    const inType = ts.isLiteralTypeNode(node.parent);
    if (inType || ts.isEnumMember(node.parent)) return;
    put(node, 'literal', `${node.text} becomes ${node.text} + 1`, [
      around(node, `(${ON} ? ${node.text} + 1 : `, ')'),
    ]);
  };
  const swap = (call) => {
    const [a, b] = call.arguments;
    if (call.arguments.length !== 2 || !ts.isIdentifier(a) || !ts.isIdentifier(b)) return;
    if (/^Math\.(max|min)$/.test(call.expression.getText())) return;
    put(a, 'swap', `${a.text} and ${b.text} are swapped`, [
      around(a, `(${ON} ? ${b.text} : `, ')'),
      around(b, `(${ON} ? ${a.text} : `, ')'),
    ]);
  };
  // A function whose body is an expression of truth: `(a) => a.includes(b)`, `return list.some(f)`.
  const isTruth = (node) =>
    node.kind === K.TrueKeyword || node.kind === K.FalseKeyword ||
    (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) ||
    (ts.isCallExpression(node) && /\.(includes|some|every|has|startsWith|endsWith)$/.test(node.expression.getText()));

  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) binary(node);
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negate(node.expression, 'condition', 'the condition is negated');
    if (ts.isConditionalExpression(node)) negate(node.condition, 'condition', 'the condition is negated');
    if (ts.isExpressionStatement(node)) drop(node);
    if (ts.isNumericLiteral(node)) literal(node);
    if (ts.isCallExpression(node)) swap(node);
    if (ts.isReturnStatement(node) && node.expression && isTruth(node.expression))
      negate(node.expression, 'return', 'the answer is negated');
    if (ts.isArrowFunction(node) && isTruth(node.body)) negate(node.body, 'return', 'the answer is negated');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

console.log(JSON.stringify(paths.flatMap(bugsIn)));
