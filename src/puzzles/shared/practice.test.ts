import { expect, test } from 'vitest';
import { exampleEnd } from '../../progress/puzzles/example-puzzle.testing.ts';
import { goOnWords, Practice, PRACTICE_ROUND } from './practice.ts';

const practice = (): Practice => new Practice({ board: 'regions', technique: 'shared-1' });

test('practice counts five puzzles, then is done, and begins again', () => {
  const round = practice();
  for (let place = 1; place <= PRACTICE_ROUND; place++) {
    expect(round.isDone).toBe(false);
    expect(round.placeOf(`c/5/${place}`)).toBe(place);
    round.add(exampleEnd(`c/5/${place}`));
    expect(round.placeOf(`c/5/${place}`)).toBe(place);
    expect(goOnWords(round)).toBe(
      place < PRACTICE_ROUND ? `Next: ${place + 1} of 5` : 'How it went',
    );
  }
  expect(round.isDone).toBe(true);
  round.again();
  expect(round.results).toEqual([]);
  expect(round.placeOf('c/5/6')).toBe(1);
});

test('a puzzle that is solved again counts once, with its first time', () => {
  const round = practice();
  round.add(exampleEnd('c/5/1', { elapsed: 5000 }));
  round.add(exampleEnd('c/5/1', { elapsed: 1000 }));
  expect(round.results.map(({ elapsed }) => elapsed)).toEqual([5000]);
});
