import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const COMPONENT = /@customElement\('([^']+)'\)\s+export class \w+ extends (\w+)/g;

test('every component with words of its own renders them again in another language', () => {
  const components = Object.values(SOURCES)
    .filter((source) => source.includes('msg('))
    .flatMap((source) => [...source.matchAll(COMPONENT)]);
  expect(components.length).toBeGreaterThan(50);
  const deaf = components.filter(
    ([, , parent]) => !['LocalizedElement', 'Modal', 'BoardScreen', 'Paper'].includes(parent!),
  );
  expect(deaf.map(([, name]) => name)).toEqual([]);
});
