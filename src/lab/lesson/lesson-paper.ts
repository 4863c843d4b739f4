import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import { leftToRight, sizeOf } from '../../i18n/left-to-right.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { Paper } from '../../ui/sharing/paper.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { aboutLesson, homeworkTable, partWords } from './overview.ts';
import { PARTS, quickWords, type LessonStep } from './steps.ts';

/** @summary The lesson on paper, with its answers. */
@customElement('nt-lesson-paper')
export class NtLessonPaper extends Paper {
  static override styles = css`
    :host {
      color: #000;
      font: 10pt/1.4 var(--font-ui);
    }
    :is(h1, h2, p, ol) {
      margin-block: 0 2mm;
    }
    section {
      break-inside: avoid;
    }
    :is(th, td) {
      min-width: 25mm;
      padding: 1mm 3mm;
      border: 0.2mm solid #000;
      font-weight: normal;
      text-align: end;
    }
    table {
      border-collapse: collapse;
    }
  `;

  protected override render(): TemplateResult {
    let number = 1;
    return html`<h1>${this.of}</h1>
      <p><bdi>${homeAddress() + labAddress('lesson')}</bdi></p>
      ${aboutLesson()}
      ${PARTS.map((part) => {
        const start = number;
        number += part.steps.length;
        return html`<section>
          <h2>${partWords(part)}</h2>
          <ol start=${start}>
            ${part.steps.map(renderStep)}
          </ol>
        </section>`;
      })}`;
  }
}

function renderStep({ question, answer, solution, below }: LessonStep): TemplateResult {
  return html`<li>
    <i>${emphasized(question())}</i>
    ${solution === undefined ? answer() : `${sizeOf(solution.length)}: ${leftToRight(Array.from(solution).join(' '))}`}
    ${below === 'quick' ? html`<p>${emphasized(quickWords())}</p>` : nothing}
    ${below === 'homework' ? homeworkTable() : nothing}
  </li>`;
}
