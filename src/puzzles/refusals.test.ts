import { expect, test, vi } from 'vitest';
import type { PuzzleScreen } from './puzzle-screen.ts';
import { Refusals } from './refusals.ts';

const words = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive };
});
const refuse = vi.hoisted(() => vi.fn<(...of: unknown[]) => string>());

vi.mock('./puzzle-news.ts', async () => {
  await words.arrived;
  return { refuse };
});

test('a refused tap says nothing when the player has gone on before its words arrive', async () => {
  const screen = Object.assign(new EventTarget(), { current: {}, requestUpdate: vi.fn() });
  const refusals = new Refusals(screen as unknown as HTMLElement & PuzzleScreen);
  refuse.mockImplementation((_screen, _game, square) => `refused ${String(square)}`);
  refusals.refuse({ kind: 'toggle', square: 1 });
  refusals.forget();
  refusals.refuse({ kind: 'toggle', square: 2 });
  words.arrive();
  await vi.waitFor(() => expect(refusals.words).toBe('refused 2'));
  // The words are there by now.
  refusals.refuse({ kind: 'toggle', square: 3 });
  refusals.forget();
  refusals.refuse({ kind: 'toggle', square: 4 });
  await vi.waitFor(() => expect(refusals.words).toBe('refused 4'));
  expect(refuse.mock.calls.map(([, , square]) => square)).toEqual([2, 4]);
});
