import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const source = join(__dirname, '..');
/** The folders to check. Boards have dictionaries of their own. */
const FOLDERS = ['art', 'chat', 'match', 'net', 'pages', 'replay', 'room', 'state', 'tutorial', 'ui', 'games'];

/** The attributes that people see or a screen reader speaks. */
const TOLD = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'help',
]);
/** The calls whose first argument is shown to people. */
const TELLING = new Set(['toast', 'setFault']);
/** The name of the product is the same in every language. */
const NAME = 'Lantern';

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/strings\.\w+\.ts$/.test(file));

const isWord = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(NAME, ''));

/** Returns the words of all string literals in an expression. */
function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.flatMap((span) => [span.literal.text])];
  }
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...literals(node.left), ...literals(node.right)];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return literals(node.expression);
  return [];
}

/** Returns the texts of a node that people can see. */
function told(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxAttribute(node)) return TOLD.has(node.name.getText()) ? literals(node.initializer) : [];
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? [] : literals(withoutComparisons(node));
  if (ts.isPropertyAssignment(node)) return TOLD.has(node.name.getText()) ? literals(node.initializer) : [];
  if (ts.isCallExpression(node)) return TELLING.has(node.expression.getText()) ? literals(node.arguments[0]) : [];
  return [];
}

/** Removes the condition of `{state === 'over' && …}`, which compares with a word and shows none. */
function withoutComparisons(node: ts.JsxExpression): ts.Node | undefined {
  const { expression } = node;
  if (expression && ts.isBinaryExpression(expression)) {
    return expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? expression.right : undefined;
  }
  return expression;
}

function untold(file: string): string[] {
  const path = join(source, file);
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const text of told(node).filter(isWord)) {
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('every text is in a dictionary', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(untold)).toEqual([]);
});
