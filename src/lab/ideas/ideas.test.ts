import { expect, test } from 'vitest';
import { EXHIBIT_NAMES } from '../shared/catalogue.ts';
import { parseLabPage } from '../../core/routes/lab-page.ts';
import { IDEAS, ideaAt } from './ideas.ts';

test('each idea needs fewer boards than the one before, and its number is one of three to guess from', () => {
  for (const [index, { boards, guesses }] of IDEAS.entries()) {
    if (index > 0) expect(boards).toBeLessThan(IDEAS[index - 1]!.boards);
    expect(guesses).toContain(boards);
    expect(guesses).toEqual([...new Set(guesses)].sort((a, b) => a - b));
    expect(guesses).toHaveLength(3);
  }
});

test('each idea that can be watched leads to an exhibit, which leads back to it', () => {
  for (const [index, idea] of IDEAS.entries()) {
    const href = idea.page;
    if (!href) continue;
    const page = parseLabPage(href.slice('#/lab/'.length), EXHIBIT_NAMES);
    expect(page?.kind).toBe('exhibit');
    if (page?.kind !== 'exhibit') continue;
    expect(ideaAt(page.name, page.size, page.query)).toBe(index);
    expect(ideaAt(page.name, page.size, `${page.query}&step=9`)).toBe(index);
  }
  expect(ideaAt('backtracking', 9, '')).toBeUndefined();
  expect(ideaAt('maze', 8, '')).toBeUndefined();
});
