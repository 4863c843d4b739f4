import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { Bound, Insight } from '../../solver/insight/insight.ts';
import { emphasized } from '../../ui/emphasized.ts';
import type { CompletionStatus } from '../frame/status-lines.ts';
import { whichAction } from '../../game/screen/status.ts';

/** The largest number of completions that are drawn as dots. */
const MOST_DOTS = 8;

/**
 * Returns the solver's part of the status of a board.
 * @param hasFind True if the player has found a solution of this size; before that, every solution is new.
 * @param askWhich Asks which queens to take back.
 */
export function completionStatus(
  insight: Insight | undefined,
  hasFind: boolean,
  askWhich: () => unknown,
): CompletionStatus {
  if (!insight) return {};
  if (isDead(insight.completions)) {
    return {
      words: html`<b class="wrong">${msg('Dead end')}</b>`,
      action: whichAction(askWhich),
    };
  }
  return {
    words: completionLine(insight, hasFind),
    dots: hasFind ? dots(insight) : undefined,
  };
}

/** Returns the end of the announcement of a move: `4 solutions left. 2 new.` */
export function completionAnnouncement(
  { completions, newCompletions }: Insight,
  hasFind: boolean,
): string {
  if (isDead(completions)) return msg('Dead end.');
  const all = spokenWords(completions);
  return completions.isExact && hasFind
    ? joinSentences([all, spokenNewWords(newCompletions.count)])
    : all;
}

function isDead(ways: Bound): boolean {
  return ways.isExact && ways.count === 0;
}

/** Draws each completion as a dot, gold if it is found; nothing if they are too many. */
function dots({ completions, newCompletions }: Insight): TemplateResult | undefined {
  if (!completions.isExact || completions.count > MOST_DOTS) return undefined;
  const found = completions.count - newCompletions.count;
  const label = joinSentences([
    spokenWords(completions),
    plural(found, msg('# found.', { id: 'spoken-solutions-found', desc: 'Solutions' })),
    spokenNewWords(newCompletions.count),
  ]);
  return html`<span class="seeds" role="img" aria-label=${label}
    >${Array.from({ length: completions.count }, (_, index) => html`<i class=${index < found ? 'found' : ''}></i>`)}</span
  >`;
}

function completionLine(
  { completions, newCompletions }: Insight,
  hasFind: boolean,
): TemplateResult {
  const { count, isExact } = completions;
  const all = emphasized(
    plural(
      count,
      isExact ? msg('*{# solution|# solutions}* left') : msg('*{#+ solution|#+ solutions}* left'),
    ),
  );
  if (!isExact || !hasFind) return all;
  const known = newCompletions.count > 0 ? newWords(newCompletions) : foundBeforeWords(count);
  return html`${all} · ${known}`;
}

function newWords({ count, isExact }: Bound): string {
  return plural(
    count,
    isExact
      ? msg('# new', { desc: 'Solutions not found before' })
      : msg('#+ new', { desc: 'Solutions not found before' }),
  );
}

function foundBeforeWords(count: number): string {
  if (count === 1) return msg('found before', { desc: 'One solution' });
  return count === 2
    ? msg('both found before', { desc: 'Both solutions' })
    : plural(count, msg('all found before', { desc: 'All solutions' }));
}

/** Returns `4 solutions left.` or `At least 1,200 solutions left.` */
function spokenWords({ count, isExact }: Bound): string {
  return plural(
    count,
    isExact
      ? msg('{# solution|# solutions} left.')
      : msg('At least {# solution|# solutions} left.'),
  );
}

function spokenNewWords(count: number): string {
  return plural(count, msg('# new.', { desc: 'Solutions not found before' }));
}
