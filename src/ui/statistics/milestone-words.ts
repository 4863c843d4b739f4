import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/solutions/counts.ts';
import { plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { Milestone } from '../../progress/solutions/milestones.ts';

export function milestoneWords({ kind, size }: Milestone): string {
  switch (kind) {
    case 'first-solution':
      return msg('Your first solution');
    case 'first-bloom':
      return msg('Your first complete family');
    case 'half':
      return msg(str`Half of the solutions of ${sizeOf(size)}`);
    case 'full': {
      const total = Number(solutionCount(size));
      if (total === 1) return msg(str`The only solution of ${sizeOf(size)}`);
      return total === 2
        ? msg(str`Both solutions of ${sizeOf(size)}`)
        : plural(total, msg(str`All {# solution|# solutions} of ${sizeOf(size)}`));
    }
  }
}

/** Returns the sentence with which a player shares a whole family. */
export function familyShareWords(size: number): string {
  return msg(str`A complete family on ${sizeOf(size)}: every rotation and reflection found.`);
}

/** Returns the sentence with which a player shares a milestone. */
export function milestoneShareWords({ kind, size }: Milestone): string {
  const total = Number(solutionCount(size) ?? 0n);
  switch (kind) {
    case 'first-solution':
      return msg(str`My first solution, on ${sizeOf(size)}: no queen attacks another.`);
    case 'first-bloom':
      return familyShareWords(size);
    case 'half':
      return plural(
        total,
        msg(str`Half of the {# solution|# solutions} of ${sizeOf(size)} found.`),
      );
    case 'full':
      if (total === 1) return msg(str`The only solution of ${sizeOf(size)} found.`);
      return total === 2
        ? msg(str`Both solutions of ${sizeOf(size)} found.`)
        : plural(total, msg(str`All {# solution|# solutions} of ${sizeOf(size)} found.`));
  }
}
