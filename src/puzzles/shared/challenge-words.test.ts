import { expect, test } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { exampleEnd } from '../../progress/puzzles/example-puzzle.testing.ts';
import { helpWords } from './help-words.ts';
import { afterWords, challengeOf, toBeatWords } from './challenge-words.ts';

const NONE = { seconds: 72, help: [0] };
const HELPED = { seconds: 72, help: [2] };

function after(challenge: typeof NONE, elapsed: number, nudge = 0): string {
  const result = exampleEnd('c/5/1', { elapsed, hints: { ...NO_HINTS, nudge } });
  return afterWords(challenge, { result });
}

test('a challenge says the time to beat', () => {
  expect(toBeatWords(NONE)).toBe('To beat: 1:12');
});

test('times are compared as they are shown, in whole seconds', () => {
  expect(after(NONE, 63_999)).toBe('You were 9 seconds faster.');
  expect(after(NONE, 72_999)).toBe('As fast as your friend: 1:12.');
  expect(after(NONE, 73_000)).toBe('Your friend was 1 second faster.');
});

test('the help of the friend is mentioned if either took any', () => {
  expect(after(NONE, 63_000, 1)).toBe('You were 9 seconds faster. Your friend used no help.');
  expect(after(HELPED, 63_000)).toBe('You were 9 seconds faster. Your friend’s help: 2 hints.');
});

test('the result of an earlier visit is not compared with the player’s own link', () => {
  const result = exampleEnd('c/5/1', { elapsed: 2400 });
  const compared = (seconds: number, help: number): string =>
    afterWords({ seconds, help: [help] }, { result, isPast: true });
  expect(compared(2, 0)).toBe('');
  expect(compared(3, 0)).toBe('You were 1 second faster.');
  expect(compared(2, 1)).toBe('As fast as your friend: 0:02. Your friend’s help: 1 hint.');
  expect(afterWords(undefined, { result })).toBe('');
});

test('help of a kind that only a later version knows is called other help', () => {
  expect(after({ seconds: 5, help: [0, 0, 0, 3] }, 5000)).toBe(
    'As fast as your friend: 0:05. Your friend’s help: other help.',
  );
});

test('a solution that was revealed is help of its own', () => {
  const shown = exampleEnd('c/5/1', { elapsed: 5000, outcome: 'shown', solvedAfter: true });
  expect(challengeOf(shown)).toEqual({ seconds: 5, help: [0, 0, 1] });
  expect(helpWords(shown)).toBe('no hints · 1 reveal');
  expect(helpWords({ ...shown, checks: 2 })).toBe('no hints · 2 checks · 1 reveal');
});

test('a result is a challenge of whole seconds and the hints it took', () => {
  expect(challengeOf(exampleEnd('c/5/1', { elapsed: 1999 }))).toEqual({ seconds: 1, help: [0] });
});
