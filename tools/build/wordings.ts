import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Places of a message where its wordings differ, as `oneOf` reads them. */
const GROUPS = /\[([^[\]]*\|[^[\]]*)\]/g;

/** Ends the build if a message in the sources has not one wording for each value that it is worded for. */
export function wordings(): Plugin {
  return {
    name: 'ninety-two:wordings',
    apply: 'build',
    buildStart() {
      const wrong = wrongWordings(sources());
      if (wrong.length > 0) this.error(`Too few or too many wordings:\n${wrong.join('\n')}`);
    },
  };
}

/** Returns the texts of the sources that may hold messages. */
export function sources(): readonly string[] {
  const root = new URL('../../src/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.testing)\.ts$/u.test(name))
    .map((name) => readFileSync(new URL(name, root), 'utf8'));
}

/** A function that takes one wording of its last argument, and the number of values that it does it for. */
type Choosers = ReadonlyMap<string, number>;

/**
 * Returns the messages with other numbers of wordings than values, and those whose values cannot be read. The values
 * are the second argument of `oneOf`: a list, or a constant that is one. A function that hands its last parameter on to
 * `oneOf` words messages for the same values.
 */
export function wrongWordings(texts: readonly string[]): readonly string[] {
  const files = texts
    .filter((text) => /\boneOf\b|msg\(|^export const [A-Z_]+/mu.test(text))
    .map((text) => ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true));
  const lists = new Map<string, number>();
  const choosers = new Map<string, number>();
  for (const file of files) {
    for (const declaration of declarationsIn(file)) {
      const length = lengthOf(declaration.initializer, lists);
      if (length !== undefined) lists.set(declaration.name.getText(), length);
    }
  }
  for (const call of files.flatMap((file) => callsIn(file, 'oneOf'))) {
    const [, values, message] = call.arguments;
    const within = ts.findAncestor(call, ts.isFunctionDeclaration);
    const length = lengthOf(values, lists);
    if (length !== undefined && message?.getText() === within?.parameters.at(-1)?.name.getText())
      choosers.set(within!.name!.text, length);
  }
  return files
    .flatMap((file) => callsIn(file, 'msg'))
    .flatMap((call) => {
      const message = call.arguments[0]!.getText();
      const groups = [...message.matchAll(GROUPS)].map(([, inner]) => inner!.split('|').length);
      if (groups.length === 0) return [];
      const chooser = chooserOf(call, choosers);
      const length =
        chooser && (choosers.get(nameOf(chooser)) ?? lengthOf(chooser.arguments[1], lists));
      return groups.every((count) => count === length) ? [] : [`${length ?? '?'}: ${message}`];
    });
}

/** Returns the call that takes one wording of a message: around it, or of the variable that it is put into. */
function chooserOf(message: ts.Node, choosers: Choosers): ts.CallExpression | undefined {
  const isChooser = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && (nameOf(node) === 'oneOf' || choosers.has(nameOf(node)));
  const around = ts.findAncestor(message, isChooser);
  if (around) return around;
  const variable = ts.findAncestor(
    message,
    (node) => ts.isVariableDeclaration(node) || (ts.isBinaryExpression(node) && isAssignment(node)),
  );
  const name =
    variable &&
    (ts.isVariableDeclaration(variable)
      ? variable.name
      : (variable as ts.BinaryExpression).left
    ).getText();
  for (let scope = variable?.parent; scope; scope = scope.parent) {
    const taken = nodesIn(scope).find(
      (node) => isChooser(node) && node.arguments.at(-1)?.getText() === name,
    );
    if (taken) return taken as ts.CallExpression;
  }
  return undefined;
}

function isAssignment({ operatorToken }: ts.BinaryExpression): boolean {
  return operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Returns the length of a list, or of the constant that a name stands for. */
function lengthOf(
  values: ts.Expression | undefined,
  lists: ReadonlyMap<string, number>,
): number | undefined {
  if (!values) return undefined;
  if (ts.isAsExpression(values)) return lengthOf(values.expression, lists);
  if (ts.isArrayLiteralExpression(values)) {
    return values.elements
      .map((one) => (ts.isSpreadElement(one) ? (lengthOf(one.expression, lists) ?? NaN) : 1))
      .reduce((sum, length) => sum + length, 0);
  }
  return ts.isIdentifier(values) ? lists.get(values.text) : undefined;
}

/** Returns the constants of a file outside its functions. */
function declarationsIn(file: ts.SourceFile): readonly ts.VariableDeclaration[] {
  return file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
}

function callsIn(file: ts.SourceFile, name: string): readonly ts.CallExpression[] {
  return nodesIn(file).filter(
    (node): node is ts.CallExpression => ts.isCallExpression(node) && nameOf(node) === name,
  );
}

function nameOf({ expression }: ts.CallExpression): string {
  return ts.isIdentifier(expression) ? expression.text : '';
}

function nodesIn(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    nodes.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return nodes;
}
