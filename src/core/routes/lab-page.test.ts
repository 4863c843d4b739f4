import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labAddress } from './addresses.ts';
import { isEmbedded, isFormer, parseLabPage, queryAtStep } from './lab-page.ts';

const EXHIBITS = ['backtracking', 'genetic', 'exact-cover', 'construction'] as const;

const parse = (path: string) => parseLabPage(path, EXHIBITS);

describe('an address of the Lab', () => {
  test('without more opens the landing, also with what a tracker has added', () => {
    expect(parse('')).toEqual({ kind: 'landing' });
    expect(parse('?utm_source=chat')).toEqual({ kind: 'landing' });
  });

  test('names an exhibit, and optionally its size', () => {
    expect(parse('exact-cover')).toMatchObject({ name: 'exact-cover', size: 8 });
    expect(parse('exact-cover/5')).toMatchObject({ name: 'exact-cover', size: 5 });
    expect(parse('construction/1000')).toMatchObject({ size: 1000 });
  });

  test('may name the seven ideas, the counting machine or the story', () => {
    expect(parse('ideas')).toEqual({ kind: 'ideas' });
    expect(parse('race/6')).toEqual({ kind: 'ideas' });
    expect(parse('counting')).toEqual({ kind: 'counting', size: 14 });
    expect(parse('counting/16')).toEqual({ kind: 'counting', size: 16 });
    expect(parse('story')).toEqual({ kind: 'story' });
  });

  test('may name the lesson, and a question of it', () => {
    expect(parse('lesson')).toEqual({ kind: 'lesson', step: 0 });
    expect(parse('lesson/5')).toEqual({ kind: 'lesson', step: 5 });
    expect(parse('lesson/0')).toBeUndefined();
  });

  test.each([
    ['two/6?left=backtracking&right=exact-cover', { kind: 'ideas' }],
    ['las-vegas/12?dice=3', { kind: 'exhibit', name: 'backtracking', size: 12, query: '' }],
  ])('that named a former page opens the one that replaced it: %s', (path, page) => {
    expect(parse(path)).toEqual(page);
    expect(isFormer(path)).toBe(true);
    expect(isFormer('race/6')).toBe(false);
  });

  test.each([
    ...['nothing', 'backtracking/0', 'backtracking/x', 'backtracking/8/9', 'story/8', '/8'],
    ...['%', 'lesson/%'],
  ])('that names nothing of the Lab opens no page: %j', (path) => {
    expect(parse(path)).toBeUndefined();
  });

  test('is read back as it was written, with all parameters', () => {
    const choices = fc.dictionary(
      fc.constantFrom('seed', 'rows', 'columns', 'queens', 'textbook', 'mutation'),
      fc.constantFrom('', '3', '0.25', 'roulette'),
    );
    const pages = fc.record({
      kind: fc.constant('exhibit' as const),
      name: fc.constantFrom(...EXHIBITS),
      size: fc.integer({ min: 1, max: 1000 }),
      query: choices.map((chosen) => new URLSearchParams(chosen).toString()),
    });
    fc.assert(
      fc.property(pages, (page) => {
        const address = labAddress(page.name, page.size, page.query);
        expect(address.startsWith('#/lab/')).toBe(true);
        expect(parse(address.slice('#/lab/'.length))).toEqual(page);
      }),
    );
  });

  test('is read without an error, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parse(text)).not.toThrow();
      }),
    );
  });
});

test('the query of a link to a step keeps all other parameters as they were written', () => {
  expect(queryAtStep('', 28)).toBe('step=28');
  expect(queryAtStep('half', 7)).toBe('half&step=7');
  expect(queryAtStep('step=3&seed=7&steps=2', 28)).toBe('seed=7&steps=2&step=28');
  expect(queryAtStep('seed=7&step=3', 0)).toBe('seed=7');
});

test('an address is embedded if it has the parameter, wherever it stands', () => {
  for (const path of ['maze/8?embed', 'maze/8?seed=7&embed&step=3', 'maze/8?embed=1']) {
    expect(isEmbedded(path)).toBe(true);
  }
  for (const path of ['', 'maze/8', 'embed/8', 'maze/8?embedded', 'maze/8?seed=embed']) {
    expect(isEmbedded(path)).toBe(false);
  }
});
