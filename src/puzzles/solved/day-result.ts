import { msg, str } from '@lit/localize';
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { plural } from '../../i18n/format.ts';
import { dayName } from '../../i18n/format-day.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { prefersStillness } from '../../ui/motion.ts';
import { trefoilStyles } from '../../ui/puzzles/trefoil.styles.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import type { Goal } from './goal.ts';
import { nextOfDay, streakChangeWords, type SolvedDay } from './solved-day.ts';

export const dayResultStyles: CSSResultGroup = [
  trefoilStyles,
  css`
    .trefoil {
      flex: none;
      width: 78px;
      height: 70px;
      margin-inline: -2px 2px;
    }
    /* Large text needs the room. */
    @container (max-width: 18rem) {
      .trefoil {
        width: 44px;
        height: 40px;
      }
    }
    .words b {
      /* The hyphen of “1-day” is no place for a break. */
      white-space: nowrap;
      color: var(--ink);
    }
    /* Stillness: one fade instead of growing petals. */
    .still .trefoil {
      animation: appear 90ms;
    }
  `,
];

/** Returns the class that shows the trefoil without movement if the player prefers stillness, else an empty string. */
export function stillness(): string {
  return prefersStillness() ? 'still' : '';
}

/**
 * Returns `2 of 3 today · 20-day streak`, or `2 of 3 on 14 November` for an earlier day and what it did to the streak.
 */
export function dayText(of: SolvedDay): TemplateResult {
  const { day, solved, streak } = of;
  const total = DAY_KINDS.length;
  if (streak === undefined) {
    const count = emphasized(msg(str`*${solved} of ${total}* on ${dayName(day)}`));
    const change = streakChangeWords(of);
    return change ? html`${count} ·&nbsp;${change}` : count;
  }
  // Between lines the dot goes with the second.
  return html`${emphasized(msg(str`*${solved} of ${total}* today`))}
  ·&nbsp;${emphasized(plural(streak, msg('*#-day* streak')))}`;
}

/** Returns where a puzzle of a day leads on to: the next one that is left or, after the last, back to the day. */
export function dayGoal(solved: SolvedDay): Goal {
  const { day, streak } = solved;
  const next = nextOfDay(solved);
  if (next) {
    return {
      go: puzzlesAddress(dayPuzzleName(day, next)),
      words: msg(str`Next: ${kindName(next)}`),
    };
  }
  return streak === undefined
    ? {
        go: puzzlesAddress(day),
        words: msg(str`To ${dayName(day)}`, { desc: 'A link to a day: To 14 November' }),
      }
    : { go: puzzlesAddress(), words: msg('To today') };
}
