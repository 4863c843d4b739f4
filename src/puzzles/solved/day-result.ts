import { msg, str } from '@lit/localize';
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { plural } from '../../i18n/format.ts';
import { dayName } from '../../i18n/format-day.ts';
import { icon, nextIcon } from '../../ui/drawing/icons.ts';
import { prefersStillness } from '../../ui/motion.ts';
import { trefoil } from '../../ui/puzzles/trefoil.ts';
import { trefoilStyles } from '../../ui/puzzles/trefoil.styles.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import { nextOfDay, type SolvedDay } from './solved-day.ts';

export const dayResultStyles: CSSResultGroup = [
  trefoilStyles,
  css`
    .trefoil {
      flex: none;
      width: 78px;
      height: 70px;
      margin: 0 2px 0 -2px;
    }
    /* Large text needs the room. */
    @container (max-width: 18rem) {
      .trefoil {
        width: 44px;
        height: 40px;
      }
    }
    .words b {
      color: var(--ink);
    }
    /* Stillness: one fade instead of growing petals. */
    .still .trefoil {
      animation: appear 90ms;
    }
  `,
];

/**
 * Draws the petals of the day after its puzzle was finished.
 * @param isNew True if the petal was filled just now: it grows.
 */
export function dayTrefoil({ petals, kind }: SolvedDay, isNew: boolean): TemplateResult {
  return trefoil(petals, isNew ? { fresh: kind } : {});
}

/** Returns the class that shows the trefoil without movement if the player prefers stillness, else an empty string. */
export function stillness(): string {
  return prefersStillness() ? 'still' : '';
}

/** Returns `2 of 3 today · 20-day streak`, or `2 of 3 on 14 November` for an earlier day. */
export function dayText({ day, solved, streak }: SolvedDay): TemplateResult | string {
  const total = DAY_KINDS.length;
  if (streak === undefined) {
    return msg(html`<b>${solved} of ${total}</b> on ${dayName(day)}`);
  }
  return plural(streak, {
    one: msg(html`<b>${solved} of ${total}</b> today · <b>1-day</b> streak`),
    other: msg(html`<b>${solved} of ${total}</b> today · <b>${streak}-day</b> streak`),
  });
}

/**
 * Draws the links to Endless, and to the next puzzle of the day or, after the last, back to the day.
 * @param between A button between the two.
 */
export function dayActions(solved: SolvedDay, between: TemplateResult): TemplateResult {
  const { address, words } = dayGoal(solved);
  return html`<a class="button outline grow" href=${puzzlesAddress('endless')}>${msg('Endless')}</a>
    ${between}<a class="button ink grow wide" href=${address}>${words}${icon(nextIcon, 20)}</a>`;
}

/** Returns the address to go on to after a puzzle of a day, and the label of its link. */
export function dayGoal(solved: SolvedDay): { readonly address: string; readonly words: string } {
  const { day, streak } = solved;
  const next = nextOfDay(solved);
  if (next) {
    return {
      address: puzzlesAddress(dayPuzzleName(day, next)),
      words: msg(str`Next: ${kindName(next)}`),
    };
  }
  return streak === undefined
    ? { address: puzzlesAddress(day), words: msg(str`To ${dayName(day)}`) }
    : { address: puzzlesAddress(), words: msg('To today') };
}
