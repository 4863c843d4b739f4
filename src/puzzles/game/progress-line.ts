import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { kindOf } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { placedOfWords } from '../shared/puzzle-words.ts';
import { conflictLine } from '../../game/words/conflict-words.ts';
import type { PuzzleGame } from './puzzle-game.ts';

/** Returns the line under the board: a conflict, else the progress. */
export function progressLine(game: PuzzleGame): TemplateResult | string {
  const { session, total } = game;
  const { attempt, geometry, position, verdict } = session;
  const { rules } = geometry;
  const wrong = conflictLine(rules, session);
  if (wrong) return wrong;
  if (verdict.solved) return solvedLine(game);
  const placed = position.queens.length;
  if (attempt.by === 'reveal') {
    return msg('Solution revealed. Clear the board to solve it yourself.');
  }
  switch (kindOf(rules)) {
    case 'complete':
      return completeLine(total! - placed, session.game.givens.length);
    case 'regions':
      return html`<b>${placedOfWords(placed, total!)}</b> · ${regionsLeft(total! - placed)}`;
    case 'guard': {
      const count = total === undefined ? queensWords(placed) : placedOfWords(placed, total);
      return html`<b>${count}</b> · ${unguardedWords(verdict.unguarded.length)}`;
    }
  }
}

/** Returns the number of regions left in words: `5 regions left`. */
export function regionsLeft(count: number): string {
  return plural(count, {
    one: msg(str`${count} region left`),
    other: msg(str`${count} regions left`),
  });
}

/** Returns the number of squares not guarded in words: `10 squares not guarded`. */
export function unguardedWords(count: number): string {
  return plural(count, {
    one: msg(str`${count} square not guarded`),
    other: msg(str`${count} squares not guarded`),
  });
}

/** Returns a number of queens in words: `5 queens`. */
export function queensWords(count: number): string {
  return plural(count, { one: msg(str`${count} queen`), other: msg(str`${count} queens`) });
}

/** Returns the line of Fill in: `3 queens left · 2 were given`. */
function completeLine(left: number, given: number): TemplateResult {
  const count = html`<b
    >${plural(left, { one: msg(str`${left} queen left`), other: msg(str`${left} queens left`) })}</b
  >`;
  if (given === 0) return count;
  return html`${count} ·
  ${plural(given, { one: msg(str`${given} was given`), other: msg(str`${given} were given`) })}`;
}

function solvedLine({ session }: PuzzleGame): TemplateResult | string {
  if (session.attempt.by === 'reveal') {
    return msg('Solution revealed. Clear the board to solve it yourself.');
  }
  const { rules, squares } = session.geometry;
  if (kindOf(rules) !== 'guard') return msg(html`<b>Solved.</b> Every queen is in its place.`);
  return msg(html`<b>Solved.</b> All ${squares} squares are guarded.`);
}
