import { expect, test } from 'vitest';
import { reportText, type Report } from './report-text.ts';

const report: Report = {
  version: '2026-11-28 1a2b3c4d',
  browser: 'Firefox/125',
  language: 'de',
  address: 'https://example.org/queens/#/play/8/x15863000-zcz',
  commands: ['open play', 'toggle', 'undo'],
  error: 'RangeError: no code 15863724\n    at https://example.org/assets/index-a1.js:1:123456',
};

const lineOf = (name: string, text: string): string =>
  text.split('\n').find((line) => line.startsWith(`${name}: `))!;

test('a report names version, browser, language, commands and error, and nothing else', () => {
  expect(reportText(report, false).split('\n')).toEqual([
    'Ninety-Two 2026-11-28 1a2b3c4d',
    'Browser: Firefox/125',
    'Language: de',
    'Address: https://example.org/queens/#/play/8/…',
    'Last commands: open play, toggle, undo',
    'Error: RangeError: no code …',
    'at https://example.org/assets/index-a1.js:1:123456',
  ]);
});

test('a report names the board only if the player lets it', () => {
  expect(lineOf('Address', reportText(report, true))).toBe(`Address: ${report.address}`);
});

test('the error of a report names no board or person, within an address either', () => {
  const error =
    'SecurityError: A URL https://example.org/#/play/8/x15863000-zcz?from=Ada is one\n  at go (https://example.org/a.js:1:2)';
  expect(lineOf('Error', reportText({ ...report, error }, false))).toBe(
    'Error: SecurityError: A URL https://example.org/… is one',
  );
});

test('a report names no person, even with the board', () => {
  for (const withBoard of [false, true]) {
    const address = 'https://example.org/#/puzzles/2026-11-28?from=Ada&days=3';
    expect(lineOf('Address', reportText({ ...report, address }, withBoard))).toBe(
      'Address: https://example.org/#/puzzles/2026-11-28',
    );
  }
});

test('a report without an error says so', () => {
  const text = reportText({ ...report, commands: [], error: undefined }, false);
  expect([lineOf('Last commands', text), lineOf('Error', text)]).toEqual([
    'Last commands: none',
    'Error: none',
  ]);
});
