import { expect, it } from 'vitest';
import { journey } from '../../e2e/helpers/journey.ts';

const run = (_title: string, body: () => Promise<void>): Promise<void> => body();
const holds = (): Promise<void> => Promise.resolve();

it('a step that fails is named at the end of its journey and hides no other', async () => {
  const reds: string[] = [];
  const { step, end } = journey(run, () => reds.push('red'), '');
  const begun: string[] = [];
  const walk = (promise: string, isBroken: boolean): Promise<void> =>
    step(promise, () => {
      begun.push(promise);
      return isBroken ? Promise.reject(new Error('expected 1 queen')) : holds();
    });
  await walk('a queen is placed', false);
  await walk('a queen is moved', true);
  await walk('a queen is taken back', true);
  await walk('a board is cleared', false);
  expect(begun).toHaveLength(4);
  expect(reds).toHaveLength(2);
  expect(end).toThrow(/a queen is moved: expected 1 queen[^]*a queen is taken back: expected 1/);
});

it('a journey whose steps hold ends without an error', async () => {
  const { step, end } = journey(run, undefined, '');
  await step('a queen is placed', holds);
  expect(end).not.toThrow();
});

it('one step of a journey runs alone by a part of its sentence', async () => {
  const begun: string[] = [];
  const noting = (title: string, body: () => Promise<void>): Promise<void> => {
    begun.push(title);
    return body();
  };
  const { step, hasRun } = journey(noting, undefined, 'is moved');
  expect(hasRun()).toBe(true);
  await step('a queen is placed', holds);
  expect(hasRun()).toBe(false);
  await step('a queen is moved', holds);
  expect(begun).toEqual(['a queen is moved']);
  expect(hasRun()).toBe(true);
});
