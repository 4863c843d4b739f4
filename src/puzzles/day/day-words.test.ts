import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Day } from '../../core/days/day.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import { streakOf } from '../../core/days/streak.ts';
import { LOCALES, type Locale } from '../../i18n/languages.ts';
import { setLocale } from '../../i18n/locale.ts';
import {
  beforeFirstWords,
  dayWords,
  petalsWords,
  restedWords,
  solvedCountWords,
  solvedWords,
} from './day-words.ts';

async function speak(locale: Locale): Promise<void> {
  vi.stubGlobal('window', new EventTarget());
  await setLocale(locale);
}

afterAll(() => void vi.unstubAllGlobals());

const TODAY = '2026-11-21';

const DAYS: DayHistory = new Map([
  ['2026-11-14', { complete: 'counted' }],
  ['2026-11-15', { complete: 'counted', regions: 'counted', guard: 'solved' }],
  // The 16th and the 17th are empty; the 16th was free.
  ['2026-11-18', { complete: 'counted', regions: 'shown' }],
  // The 6th was empty on its day; its puzzle was solved later.
  ['2026-11-05', { complete: 'counted' }],
  ['2026-11-06', { guard: 'solved' }],
  ['2026-11-07', { guard: 'counted' }],
]);

const known = { days: DAYS, free: streakOf(DAYS, TODAY).restDays, today: TODAY };
const say = (day: Day): string => dayWords(day, known);

describe('in English', () => {
  beforeAll(() => speak('en'));

  test('a day is described by how many of its three are solved', () => {
    expect(say('2026-11-15')).toBe('15 November, 3 of 3');
    expect(say('2026-11-18')).toBe('18 November, 1 of 3');
    expect(say('2026-11-02')).toBe('2 November, 0 of 3');
    expect(say(TODAY)).toBe('21 November, 0 of 3');
  });

  test('an empty day that ended no streak is a day off, unless one of its puzzles was solved since', () => {
    expect(known.free).toContain('2026-11-16');
    expect(say('2026-11-16')).toBe('16 November, day off');
    expect(say('2026-11-17')).toBe('17 November, 0 of 3');
    expect(known.free).toContain('2026-11-06');
    expect(say('2026-11-06')).toBe('6 November, 1 of 3');
  });

  test('a clock before the first day is told, with the day on which puzzles begin', () => {
    expect(beforeFirstWords('2016-11-26')).toBe(
      'Your device’s clock says 26 November 2016. Puzzles of the day begin on 1 January 2026.',
    );
    expect(beforeFirstWords('1970-01-01')).toContain('1 January 1970');
  });

  test('a day after today is called to come', () => {
    expect(say('2026-11-22')).toBe('22 November, to come');
    expect(say('2027-01-01')).toBe('1 January 2027, to come');
  });

  test('days off are named, one or several', () => {
    expect(restedWords(['2026-11-07'])).toBe(
      'You solved nothing on 7 November. One day off in seven doesn’t end a streak.',
    );
    expect(restedWords(['2026-11-01', '2026-11-22'])).toMatch(
      /^You solved nothing on 1 November and 22 November/,
    );
  });

  test('petals and counts are put into words', () => {
    expect(petalsWords({ complete: 'counted', guard: 'shown' })).toBe(
      'Fill in solved. Regions to go. Guard: solution revealed.',
    );
    expect(solvedWords(1)).toBe('1 of 3');
    expect(solvedCountWords(1214)).toBe('1,214 solved');
  });
});

describe('in Chinese', () => {
  beforeAll(() => speak('zh-Hans'));

  test('days, petals and counts are put into words', () => {
    expect(say('2026-11-15')).toBe('11月15日，3 个中解出 3 个');
    expect(say('2026-11-16')).toBe('11月16日，休息');
    expect(say('2026-11-22')).toBe('11月22日，未到');
    expect(beforeFirstWords('2016-11-26')).toBe(
      '本机时钟显示 2016年11月26日。每日谜题从 2026年1月1日开始。',
    );
    expect(restedWords(['2026-11-07', '2026-11-16'])).toBe(
      '11月7日和 11月16日的题没有解出。七天里休息一天不会中断连续天数。',
    );
    expect(petalsWords({ complete: 'counted' })).toBe('补全已解。分区未解。守护未解。');
    expect(solvedCountWords(41)).toBe('已解 41 题');
  });
});

test.each(LOCALES.slice(1))(
  'in %s the puzzles of a day stand behind the colon of its name, with no other',
  async (locale) => {
    await speak(locale);
    const words = petalsWords({ complete: 'counted', guard: 'shown' });
    expect(words).not.toMatch(/[:：]/u);
  },
);
