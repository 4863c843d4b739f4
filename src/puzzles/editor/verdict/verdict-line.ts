import { msg, str } from '@lit/localize';
import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { sentenceGap } from '../../../i18n/sentences.ts';
import { icon } from '../../../ui/drawing/icons.ts';
import { difficultyName } from '../../shared/puzzle-words.ts';
import { difficultyPills } from '../../shared/difficulty-pills.ts';
import type { DraftEditor, Judged } from '../drafts/draft-editor.ts';
import { brushIcon } from '../../shared/puzzle-icons.ts';
import { alertIcon, goodIcon } from '../drafts/editor-icons.ts';
import { type VerdictWords, spokenVerdict, verdictWords } from './verdict-words.ts';

const ICONS: Readonly<Record<VerdictWords['tone'], SVGTemplateResult>> = {
  open: brushIcon,
  wrong: alertIcon,
  good: goodIcon,
};

/** Draws the verdict on the draft, under the board. The previous verdict stays, pale, until the new one is known. */
export function verdictLine({ judged }: Pick<DraftEditor, 'judged'>): TemplateResult {
  const words = wordsOf(judged);
  return html`<section class="verdict" ?data-stale=${judged.kind === 'judging'}>
    ${
      words
        ? keyed(spokenVerdict(words), renderWords(words))
        : html`<p class="looking">${msg('Counting its solutions…')}</p>`
    }
  </section>`;
}

/** Returns the verdict for screen readers; `undefined` until it is known. */
export function spokenJudgement(judged: Judged): string | undefined {
  const words = judged.kind === 'judging' ? undefined : wordsOf(judged);
  return words && spokenVerdict(words);
}

function wordsOf(judged: Judged): VerdictWords | undefined {
  if (judged.kind === 'died') {
    return {
      tone: 'open',
      title: msg('It couldn’t be checked'),
      text: msg('The browser stopped the check. Your next change starts it again.'),
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
  return html`<b>${title}</b> ·
    <span class="step">${difficultyPills(step)} ${difficultyName(step)}</span>`;
}
