import { afterEach, describe, expect, test, vi } from 'vitest';
import { weekStart } from './week-start.ts';

afterEach(() => vi.unstubAllGlobals());

const MONDAY = 0;
const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY = 6;

/** First days of the week by CLDR 48. */
const FIRST_DAYS: readonly (readonly [language: string, first: number])[] = [
  ['en-US', SUNDAY],
  ['en-GB', MONDAY],
  ['es-ES', MONDAY],
  ['es-MX', SUNDAY],
  ['pt-BR', SUNDAY],
  ['fr-FR', MONDAY],
  ['fr-CA', SUNDAY],
  ['de-DE', MONDAY],
  ['ru-RU', MONDAY],
  ['zh-CN', MONDAY],
  ['zh-TW', SUNDAY],
  ['ja-JP', SUNDAY],
  ['ar-EG', SATURDAY],
  ['ar-SA', SUNDAY],
  ['ar-MA', MONDAY],
  ['dv-MV', FRIDAY],
  // Languages without a region are those of the region where most people speak them.
  ['de', MONDAY],
  ['ar', SATURDAY],
];

describe.each([
  ['that knows weeks', true],
  ['that does not', false],
])('in a browser %s', (_, knowsWeeks) => {
  test.each(FIRST_DAYS)('the week of %s begins on its day', (language, first) => {
    speakFirst(language);
    if (!knowsWeeks) forgetWeeks();
    expect(weekStart()).toBe(first);
  });
});

test('a browser that asks for another first day gets it', () => {
  class Locale {
    getWeekInfo = () => ({ firstDay: 3 });
  }
  vi.stubGlobal('Intl', { Locale });
  speakFirst('en-US');
  expect(weekStart()).toBe(2);
});

test('the week of a browser whose language is none begins on Monday', () => {
  speakFirst('en-US@posix');
  expect(weekStart()).toBe(MONDAY);
});

function speakFirst(language: string): void {
  vi.stubGlobal('navigator', { language, languages: [language, 'en-GB'] });
}

/** Makes an engine of one that knows nothing of weeks. */
function forgetWeeks(): void {
  class Locale extends Intl.Locale {
    get getWeekInfo(): undefined {
      return undefined;
    }
    get weekInfo(): undefined {
      return undefined;
    }
  }
  vi.stubGlobal('Intl', { Locale });
}
