import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import ts from 'typescript';

/** A call of `msg`, as the source has it. */
export interface SourceMessage {
  readonly id: string;
  /** The texts around the placeholders, one more than there are placeholders. */
  readonly texts: readonly string[];
  readonly placeholders: readonly Placeholder[];
  /** The expressions of the placeholders, as the source has them. */
  readonly values: readonly string[];
}

/** A value in a message; `names`: of squares, rows or columns, or a size or time. */
export type Placeholder = 'number' | 'names' | 'text';

/** Functions that write a number, and names of letters and digits. */
const WRITERS: readonly (readonly [kind: Placeholder, pattern: RegExp])[] = [
  ['number', /^(?:numberOf|compactNumberOf|boundOf|minus)$/],
  [
    'names',
    /^(?:squareName|squareNameOn|nameOn|squaresWords|squaresWordsOn|namesOf|pairWords|fileName|rankName|shapeWords|durationOf)$/,
  ],
];

/** Reads the messages of the sources in a folder. */
export function readMessages(program: ts.Program, folder: string): readonly SourceMessage[] {
  const checker = program.getTypeChecker();
  const messages: SourceMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'msg') {
      const [text, options] = node.arguments;
      if (text) messages.push({ ...readMessage(text, checker), ...ownId(options) });
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (source.fileName.startsWith(folder)) visit(source);
  }
  return messages;
}

/** Returns the id that a message is given in its options, if it is. */
function ownId(options: ts.Expression | undefined): { readonly id?: string } {
  const id = /\bid: '([^']+)'/.exec(options?.getText() ?? '')?.[1];
  return id === undefined ? {} : { id };
}

function readMessage(text: ts.Expression, checker: ts.TypeChecker): SourceMessage {
  if (!ts.isTaggedTemplateExpression(text)) {
    if (!ts.isStringLiteralLike(text)) throw new Error(`No literal: ${text.getText()}`);
    return {
      id: generateMsgId(text.text, false),
      texts: [text.text],
      placeholders: [],
      values: [],
    };
  }
  const { tag, template } = text;
  const isTemplate = ts.isTemplateExpression(template);
  const texts = isTemplate
    ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
    : [template.text];
  const values = isTemplate ? template.templateSpans.map(({ expression }) => expression) : [];
  return {
    id: generateMsgId(texts, tag.getText() === 'html'),
    texts,
    placeholders: values.map((value) => kindOf(value, checker)),
    values: values.map((value) => value.getText()),
  };
}

/** Returns the expression that a constant of the same function stands for. */
function valueOf(node: ts.Expression, checker: ts.TypeChecker): ts.Expression | undefined {
  const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
  if (!declaration) return undefined;
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  if (!ts.isBindingElement(declaration) || !ts.isArrayBindingPattern(declaration.parent)) {
    return undefined;
  }
  const pattern = declaration.parent;
  const whole = ts.isVariableDeclaration(pattern.parent) ? pattern.parent.initializer : undefined;
  return whole && ts.isArrayLiteralExpression(whole)
    ? whole.elements[pattern.elements.indexOf(declaration)]
    : undefined;
}

function kindOf(node: ts.Expression, checker: ts.TypeChecker): Placeholder {
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  const isNumeric = ({ flags }: ts.Type): boolean =>
    (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
  if (types.every(isNumeric)) return 'number';
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText();
    return WRITERS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'text';
  }
  if (ts.isConditionalExpression(node)) return kindOf(node.whenTrue, checker);
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) {
    return kindOf(node.expression, checker);
  }
  const value = valueOf(node, checker);
  return value ? kindOf(value, checker) : 'text';
}
