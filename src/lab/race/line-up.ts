import { msg, str } from '@lit/localize';
import { CATALOGUE, type Entry, type Racer } from '../shared/catalogue.ts';

const BRUTE_FORCE: readonly Racer[] = [
  { name: 'one-a-row', title: () => msg('One per row'), testedOn8: 16_777_216 },
  { name: 'any-squares', title: (size) => msg(str`Any ${size} squares`), testedOn8: 4_426_165_368 },
];

/** All contestants, those with the fewest tests on 8 × 8 first. */
export const LINE_UP: readonly Racer[] = [
  ...Object.values<Entry>(CATALOGUE).flatMap(({ race = [] }) => race),
  ...BRUTE_FORCE,
].sort((a, b) => a.testedOn8 - b.testedOn8);

/** Returns the number of contestants on n × n: those of exhibits that allow the size, and those without an exhibit. */
export function algorithmsOn(size: number): number {
  const exhibited = Object.values<Entry>(CATALOGUE).flatMap(({ race = [], sizes }) =>
    race.filter(({ largest = sizes[1] }) => size <= largest),
  );
  return exhibited.length + BRUTE_FORCE.length;
}

export function titleOf(name: string, size: number): string {
  return LINE_UP.find((racer) => racer.name === name)?.title(size) ?? name;
}
