import ts from 'typescript';

/** One small change of a source file. */
export interface Mutant {
  /** A description of the change, e.g. `< -> <=`. */
  change: string;
  /** Character positions in the source: `source.slice(0, start) + replacement + source.slice(end)`. */
  start: number;
  end: number;
  replacement: string;
  /** Line of the change, from 1. */
  line: number;
  /** The expression or statement that runs whenever the changed place does, as character positions in the source. */
  probe: { start: number; end: number; isStatement: boolean };
}

type Change = Omit<Mutant, 'line' | 'probe'>;

const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
};

const SWAPPED_METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** All mutants of a source file, in order. Types, imports and texts are not changed. */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    for (const change of changesOf(node, file)) {
      const line = file.getLineAndCharacterOfPosition(change.start).line + 1;
      found.push({ ...change, line, probe: probeOf(node, file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((a, b) => a.start - b.start);
}

/** A part of an optional chain cannot be wrapped without breaking the effect of `?.`, so the whole chain is wrapped. */
function probeOf(node: ts.Node, file: ts.SourceFile): Mutant['probe'] {
  let probed: ts.Node = ts.isIfStatement(node) ? node.expression : node;
  while (isLinkOf(probed, probed.parent)) probed = probed.parent;
  return { start: probed.getStart(file), end: probed.getEnd(), isStatement: ts.isExpressionStatement(probed) };
}

function isLinkOf(node: ts.Node, parent: ts.Node): boolean {
  const links = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
  return (links || ts.isCallExpression(parent) || ts.isNonNullExpression(parent)) && parent.expression === node;
}

export function withMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function changesOf(node: ts.Node, file: ts.SourceFile): Change[] {
  const at = (part: ts.Node) => ({ start: part.getStart(file), end: part.getEnd() });
  const text = (part: ts.Node) => part.getText(file);
  if (ts.isBinaryExpression(node)) return swappedOperator(node, at);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ ...at(node), change: '!x -> x', replacement: text(node.operand) }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ ...at(node), change: 'true -> false', replacement: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ ...at(node), change: 'false -> true', replacement: 'true' }];
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) return raisedNumber(node, at);
  if (ts.isConditionalExpression(node)) {
    const swapped = `${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)}`;
    return [{ ...at(node), change: 'branches swapped', replacement: swapped }];
  }
  if (ts.isIfStatement(node))
    return isGuardOfCandidates(node) ? [] : [{ ...at(node.expression), change: 'if -> never', replacement: 'false' }];
  if (ts.isExpressionStatement(node)) return removedStatement(node, at, text);
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
    const other = Object.hasOwn(SWAPPED_METHODS, node.name.text) ? SWAPPED_METHODS[node.name.text] : undefined;
    if (other) return [{ ...at(node.name), change: `${node.name.text} -> ${other}`, replacement: other }];
  }
  return [];
}

/** Illegal candidates of a move are rejected by its `refuse` anyway: a guard only saves work. */
function isGuardOfCandidates({ thenStatement, parent }: ts.IfStatement): boolean {
  const method: ts.Node | undefined = parent.parent;
  const isCandidates = method !== undefined && ts.isMethodDeclaration(method) && method.name.getText() === 'candidates';
  return isCandidates && ts.isReturnStatement(thenStatement) && thenStatement.expression === undefined;
}

type At = (part: ts.Node) => { start: number; end: number };

function swappedOperator({ operatorToken, left, right }: ts.BinaryExpression, at: At): Change[] {
  const replacement = SWAPPED[operatorToken.kind];
  const words = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  const joins = operatorToken.kind === ts.SyntaxKind.PlusToken && words;
  if (replacement === undefined || joins) return [];
  return [{ ...at(operatorToken), change: `${operatorToken.getText()} -> ${replacement}`, replacement }];
}

function raisedNumber(node: ts.NumericLiteral, at: At): Change[] {
  const raised = String(Number(node.text) + 1);
  return [{ ...at(node), change: `${node.text} -> ${raised}`, replacement: raised }];
}

/** Removes the effect of a statement: a call, an assignment, an increment. */
function removedStatement(node: ts.ExpressionStatement, at: At, text: (part: ts.Node) => string): Change[] {
  const { expression } = node;
  if (ts.isStringLiteral(expression)) return [];
  if (ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword) return [];
  const [first = ''] = text(node).split('\n');
  return [{ ...at(node), change: `removed: ${first}`, replacement: ';' }];
}
