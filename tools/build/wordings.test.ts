import { expect, test } from 'vitest';
import { sources, wrongWordings } from './wordings.ts';

const OF_KIND = `const KINDS = ['complete', 'regions', 'guard', 'other'] as const;
export function ofKind(kind: Kind, message: string): string {
  return oneOf(kind, KINDS, message);
}`;

test.each([
  ["oneOf(line, ['row', 'column'], msg('[Row|Column] 3'))", true],
  ["oneOf(line, ['row', 'column'], msg('[Row|Column|Region] 3'))", false],
  ["ofKind(kind, msg('[Fill in|Regions|Guard|Other] solved'))", true],
  ["ofKind(kind, msg('[Fill in|Regions|Guard] solved'))", false],
  ['ofKind(kind, msg(str`[${a}|b|c|d] [Fill in|Regions|Guard] ${n}`))', false],
  ["ofKind(kind, plural(n, msg('{# [a|b|c|d]|# [as|bs|cs|ds]}')))", true],
  ["ofKind(kind, plural(n, msg('{# [a|b|c|d]|# [as|bs|cs]}')))", false],
  ["const words = long ? msg('[a|b|c|d]') : msg('[e|f|g|h]'); ofKind(kind, words)", true],
  ["const words = long ? msg('[a|b|c|d]') : msg('[e|f|g]'); ofKind(kind, words)", false],
  // Nobody takes one of the wordings.
  ["emphasized(msg('[Fill in|Regions|Guard|Other] solved'))", false],
  ["oneOf(kind, unknown, msg('[a|b]'))", false],
  // Brackets without wordings.
  ["msg('Columns counted from 0 as [0, 4, 7]')", true],
])(
  'the build finds a message without a wording for each value: %s is right: %s',
  (text, isRight) => {
    expect(wrongWordings([text, OF_KIND]).length === 0).toBe(isRight);
  },
);

test('every message of the game has a wording for each value', () => {
  expect(sources().length).toBeGreaterThan(400);
  expect(wrongWordings(sources())).toEqual([]);
});
