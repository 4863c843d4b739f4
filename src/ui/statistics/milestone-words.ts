import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { Milestone } from './milestones.ts';

export function milestoneWords({ kind, size }: Milestone): string {
  switch (kind) {
    case 'first-solution':
      return msg('Your first solution');
    case 'first-bloom':
      return msg('Your first complete family');
    case 'half':
      return msg(str`Half of the solutions of ${size} × ${size}`);
    case 'full': {
      const total = solutionCount(size)!;
      return plural(Number(total), {
        one: msg(str`The only solution of ${size} × ${size}`),
        two: msg(str`Both solutions of ${size} × ${size}`),
        other: msg(str`All ${numberOf(total)} solutions of ${size} × ${size}`),
      });
    }
  }
}

/** Returns the sentence with which a player shares a milestone. */
export function milestoneShareWords({ kind, size }: Milestone): string {
  const total = solutionCount(size) ?? 0n;
  const count = numberOf(total);
  switch (kind) {
    case 'first-solution':
      return msg(str`My first solution, on ${size} × ${size}: no queen attacks another.`);
    case 'first-bloom':
      return msg(str`A complete family on ${size} × ${size}: every turn and mirror image found.`);
    case 'half':
      return msg(str`Half of the ${count} solutions of ${size} × ${size} found.`);
    case 'full':
      return plural(Number(total), {
        one: msg(str`The only solution of ${size} × ${size} found.`),
        two: msg(str`Both solutions of ${size} × ${size} found.`),
        other: msg(str`All ${count} solutions of ${size} × ${size} found.`),
      });
  }
}
