import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import ts from 'typescript';

/** A call of `msg`, as the source has it. */
export interface SourceMessage {
  readonly id: string;
  /** The texts around the placeholders, one more than there are placeholders. */
  readonly texts: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

/** A value in a message. */
export interface Placeholder {
  /** `number`: in digits; `word`: a number in words; `names`: of squares, rows or columns, or a size or time; else `text`. */
  readonly kind: 'number' | 'word' | 'names' | 'text';
  /** The form of `plural` that the message is for this number, and the other forms; `undefined` without `plural`. */
  readonly form: { readonly name: string; readonly others: readonly string[] } | undefined;
}

/** Functions that write a number in digits, a number in words, and names of letters and digits. */
const WRITERS: readonly (readonly [kind: Placeholder['kind'], pattern: RegExp])[] = [
  ['number', /^(?:numberOf|compactNumberOf|boundOf|minus)$/],
  ['word', /^(?:numberWord|firstNumberWord)$/],
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
    return { id: generateMsgId(text.text, false), texts: [text.text], placeholders: [] };
  }
  const { tag, template } = text;
  const isTemplate = ts.isTemplateExpression(template);
  const texts = isTemplate
    ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
    : [template.text];
  const values = isTemplate ? template.templateSpans.map(({ expression }) => expression) : [];
  const forms = formsAround(text);
  return {
    id: generateMsgId(texts, tag.getText() === 'html'),
    texts,
    placeholders: values.map((value) => ({
      kind: kindOf(value, checker),
      form: forms.find(({ count }) => mentions(value, count, checker)),
    })),
  };
}

interface Form {
  /** The count that `plural` is given, as the source writes it. */
  readonly count: string;
  readonly name: string;
  readonly others: readonly string[];
}

/** Returns the forms of `plural` that a node is part of, the innermost first. */
function formsAround(node: ts.Node): readonly Form[] {
  const forms: Form[] = [];
  for (let inner = node; !ts.isSourceFile(inner); inner = inner.parent) {
    if (!ts.isPropertyAssignment(inner)) continue;
    const call = inner.parent.parent;
    if (!ts.isCallExpression(call) || call.expression.getText() !== 'plural') continue;
    const name = inner.name.getText();
    const names = inner.parent.properties.map((property) => property.name?.getText() ?? '');
    const count = call.arguments[0]!.getText().replace(/^Number\((.*)\)$/, '$1');
    forms.push({
      count: count.replace(/\.(?:count|length|size)$/, ''),
      name,
      others: names.filter((other) => other !== name),
    });
  }
  return forms;
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

function kindOf(node: ts.Expression, checker: ts.TypeChecker): Placeholder['kind'] {
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

/** Returns true if an expression writes a count, itself or by a constant. */
function mentions(node: ts.Expression, count: string, checker: ts.TypeChecker): boolean {
  const text = node.getText();
  const at = text.indexOf(count);
  if (at >= 0 && !/[\w.]/.test(text[at - 1] ?? '') && !/\w/.test(text[at + count.length] ?? '')) {
    return true;
  }
  const value = valueOf(node, checker);
  return value !== undefined && mentions(value, count, checker);
}
