import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import { leftToRight, sizeOf } from '../../i18n/left-to-right.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { optionalImport } from '../../ui/loading/optional-import.ts';
import { Paper } from '../../ui/sharing/paper.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { matrixStyles } from '../player/matrix.styles.ts';
import { boardOf } from '../player/readings.ts';
import { entryOf, type ExhibitName } from '../shared/catalogue.ts';
import type { Exhibit } from '../shared/exhibit.ts';
import { labBoardStyles } from '../shared/lab.styles.ts';
import { homeworkStyles } from './lesson.styles.ts';
import { aboutLesson, firstOf, homeworkTable, partWords } from './overview.ts';
import { PARTS, STEPS, type LessonStep } from './steps.ts';

const paperStyles = css`
  :host {
    /* Colours for paper, whatever the theme. */
    --sq-a: #fff;
    --sq-b: #ddd;
    --sq-edge: #000;
    --queen: #000;
    --ink: #000;
    --ink-2: #333;
    --line-strong: #888;
    --tick: #888;
    --bloom: #ccc;
    --bloom-edge: #555;
    color: #000;
    font: 10pt/1.4 var(--font-ui);
  }
  :is(h1, h2, p, ol) {
    margin-block: 0 2mm;
  }
  h2 {
    break-after: avoid;
  }
  li {
    display: flow-root list-item;
    break-inside: avoid;
    padding-block-end: 2mm;
  }
  .board {
    float: inline-end;
    width: 40mm;
    margin-inline-start: 4mm;
    border-radius: 0;
  }
  table {
    width: 100%;
  }
`;

/** @summary The lesson on paper, with its boards and answers. */
@customElement('nt-lesson-paper')
export class NtLessonPaper extends Paper {
  static override styles = [labBoardStyles, matrixStyles, homeworkStyles, paperStyles];

  /** The exhibits of the questions that are loaded. */
  @state() private exhibits: ReadonlyMap<ExhibitName, Exhibit> = new Map();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    for (const name of new Set(STEPS.flatMap(({ run }) => run?.[0] ?? []))) {
      const part = await optionalImport(entryOf(name).load);
      if (part) this.exhibits = new Map(this.exhibits).set(name, part.exhibit);
    }
  }

  protected override render(): TemplateResult {
    return html`<h1>${this.of}</h1>
      <p><bdi>${homeAddress() + labAddress('lesson')}</bdi></p>
      ${aboutLesson()}
      ${PARTS.map(
        (part) =>
          html`<section>
            <h2>${partWords(part)}</h2>
            <ol start=${firstOf(part)}>
              ${part.steps.map((step) => this.#renderStep(step))}
            </ol>
          </section>`,
      )}`;
  }

  #renderStep(step: LessonStep): TemplateResult {
    const { question, answer, solution, more, below } = step;
    return html`<li>
      ${this.#renderBoard(step)}<i>${emphasized(question())}</i>
      ${solution === undefined ? answer() : `${sizeOf(solution.length)}: ${leftToRight(Array.from(solution).join('\u00a0'))}`}
      ${more ? html`<p>${emphasized(more()[0])}</p>` : nothing}
      ${below === 'homework' ? homeworkTable() : nothing}
    </li>`;
  }

  /** Renders the board of a question, unless the one before has the same. */
  #renderBoard(step: LessonStep): TemplateResult | typeof nothing {
    const { run } = step;
    const before = STEPS[STEPS.indexOf(step) - 1]?.run;
    if (!run || String(run) === String(before)) return nothing;
    const [name, size, query, at] = run;
    const open = this.exhibits.get(name)?.open(size, new URLSearchParams(query));
    if (!open) return nothing;
    const board = open.boardAt(at);
    return boardOf(open, board, board);
  }
}
