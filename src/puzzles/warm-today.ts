import { adoptStyles, render, type CSSResultOrNative } from 'lit';
import { dayOf } from '../core/day.ts';
import { dayTitle, weekdays } from '../i18n/format-day.ts';
import type { Progress } from '../progress/progress.ts';
import { later } from '../ui/later.ts';
import { adoptRegionTokens } from '../ui/region-tints.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { dayCards } from './day-card.ts';
import { asMade, type DayPuzzle } from './day-puzzles.ts';
import { puzzlesOf } from './kept.ts';
import { dayMakerOf, makeDaysAhead } from './late-days.ts';

/**
 * Makes ready what a tap on Puzzles shows first: its parts and words, the names of days, the database, today's
 * puzzles, and those of the next two days. For players who have been there before.
 */
export async function warmToday(progress: Promise<Progress>): Promise<void> {
  const today = dayOf(new Date());
  const maker = dayMakerOf(progress);
  const [hub] = await Promise.all([
    later(import('./hub.ts')),
    later(import('./puzzles-screen.ts')),
  ]);
  await whenIdle();
  // The first that is made of each formatter takes as long as the page does.
  dayTitle(today);
  weekdays();
  const [puzzles] = await Promise.all([
    maker.then((part) => part?.puzzles(today)),
    puzzlesOf(progress).then((kept) => kept?.days()),
  ]);
  await whenIdle();
  if (hub) await rehearse(hub.NtPuzzlesHub.elementStyles, asMade(today, puzzles));
  await makeDaysAhead(progress, today);
}

/**
 * Draws the cards where nobody sees them: their looks and templates are parsed when they are used first, and
 * their words are set when they are first laid out.
 */
async function rehearse(styles: CSSResultOrNative[], cards: readonly DayPuzzle[]): Promise<void> {
  adoptRegionTokens();
  const stage = document.createElement('div');
  const root = stage.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  render(dayCards(cards), root);
  await whenIdle();
  // Over the page and gone before the next frame.
  Object.assign(stage.style, { position: 'fixed', inset: '0', contain: 'strict' });
  document.body.append(stage);
  stage.getBoundingClientRect();
  stage.remove();
}
