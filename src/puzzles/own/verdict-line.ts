import { msg, str } from '@lit/localize';
import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { plural } from '../../i18n/format.ts';
import { sentenceGap } from '../../i18n/sentences.ts';
import { icon } from '../../ui/icons.ts';
import { stepName } from '../puzzle-words.ts';
import { stepPills } from '../step-pills.ts';
import type { Drawing, Finishing, Judged } from './drawing.ts';
import { alertIcon, brushIcon, checkIcon } from './own-icons.ts';
import type { VerdictWords } from './verdict-parts.ts';
import { spokenVerdict, verdictWords } from './verdict-words.ts';

type Told = Pick<Drawing, 'judged' | 'finishing'>;

const ICONS: Readonly<Record<VerdictWords['tone'], SVGTemplateResult>> = {
  open: brushIcon,
  wrong: alertIcon,
  good: checkIcon,
};

/**
 * What is to be said of the draft, under the board. What was said of the one before stays, pale, until it is
 * known.
 */
export function verdictLine({ judged, finishing }: Told): TemplateResult {
  const words = wordsOf(judged);
  const finished = finishingWords(finishing);
  return html`<section class="verdict" ?data-stale=${judged.kind === 'judging'}>
    ${
      words
        ? keyed(spokenVerdict(words), renderWords(words))
        : html`<p class="looking">${msg('Looking how many answers it has…')}</p>`
    }
    ${finished ? html`<p class="finished">${finished}</p>` : nothing}
  </section>`;
}

/** What is to be said of the draft to people who listen; `undefined` until it is known. */
export function spokenJudgement(judged: Judged): string | undefined {
  const words = judged.kind === 'judging' ? undefined : wordsOf(judged);
  return words && spokenVerdict(words);
}

/** What became of a draft that the game was to finish. */
export function finishingWords(finishing: Finishing): string | undefined {
  switch (finishing.kind) {
    case 'idle':
      return undefined;
    case 'working':
      return msg('Looking for a way to finish it…');
    case 'none':
      return msg('The game found no way to finish it. Change something and ask again.');
    case 'died':
      return msg(
        'It was not finished: the browser stopped what finishes puzzles. Please ask again.',
      );
    case 'done': {
      const { changed } = finishing;
      if (changed === 0) return msg('Finished. Nothing you had was changed.');
      return plural(
        changed,
        msg('Finished. 1 square you had was changed.'),
        msg(str`Finished. ${changed} squares you had were changed.`),
      );
    }
  }
}

function wordsOf(judged: Judged): VerdictWords | undefined {
  if (judged.kind === 'died') {
    return {
      tone: 'open',
      title: msg('It could not be checked'),
      text: msg('The browser stopped what checks puzzles. The next change asks again.'),
    };
  }
  const judgement = judged.kind === 'judged' ? judged : judged.before;
  return judgement && verdictWords(judgement.verdict, judgement.draft);
}

function renderWords({ tone, title, text, step, remark }: VerdictWords): TemplateResult {
  return html`<div class=${`words is-${tone}`}>
    ${icon(ICONS[tone])}
    <p>
      ${renderSentence({ title, text, step })}${remark ? html`<small>${remark}</small>` : nothing}
    </p>
  </div>`;
}

function renderSentence({
  title,
  text,
  step,
}: Pick<VerdictWords, 'title' | 'text' | 'step'>): TemplateResult {
  if (text) return html`<b>${msg(str`${title}.`)}</b>${sentenceGap()}${text}`;
  if (!step) return html`<b>${title}</b>`;
  return msg(html`<b>${title}</b>: <span class="step">${stepPills(step)} ${stepName(step)}</span>`);
}
