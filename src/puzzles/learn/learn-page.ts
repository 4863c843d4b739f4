import { msg, str } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { DRILL_TOPICS, DRILLS, drillPath, type DrillTopic } from '../../core/puzzles/technique.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { techniqueName } from '../../game/words/technique-words.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { keyTowardsEnd } from '../../ui/direction.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { kindName, KINDS, PUZZLE_KINDS } from '../shared/kinds/kinds.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';
import { findsQuery, foundOf, openDrill, type DrillFinds } from './drill-finds.ts';
import { readExample } from './examples.ts';
import { fiveDots, fiveDotsStyles } from './five-dots.ts';
import { techniquePicture, techniquePictureStyles } from './technique-picture.ts';

/** @summary Every technique with a picture and its five drills, by the kind of puzzle. */
@customElement('nt-learn')
export class NtLearn extends LocalizedElement {
  static override styles = [
    baseStyles,
    titleBarStyles,
    cardStyles,
    fiveDotsStyles,
    techniquePictureStyles,
    css`
      :host {
        display: block;
        box-sizing: border-box;
        width: 100%;
        max-width: 76rem;
        margin: 0 auto;
      }
      section {
        padding: 0 var(--gutter) 18px;
      }
      section header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: end;
        gap: 8px;
        min-height: 34px;
      }
      h2 {
        flex: 1;
        font-size: var(--t-17);
        line-height: 1.375rem;
      }
      header span {
        font-size: var(--t-13);
        color: var(--ink-2);
      }
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
        gap: 8px;
      }
      ol a {
        box-sizing: border-box;
        height: 100%;
        padding: 8px 8px 7px;
        display: grid;
        grid-template: 98px 1fr auto / minmax(0, 1fr);
        gap: 6px;
        justify-items: center;
      }
      .picture {
        width: min(98px, 100%);
      }
      b {
        align-self: center;
        min-height: 2lh;
        display: grid;
        align-content: center;
        margin: 0 -4px;
        font: var(--w-medium) var(--f-12);
        letter-spacing: -0.02em;
        text-align: center;
        text-wrap: balance;
      }
    `,
  ];

  readonly #finds = new LiveQuery(this, findsQuery());
  #reading = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#readExamples();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reading.abort();
  }

  /** Reads the hints of the pictures, one after the other. */
  async #readExamples(): Promise<void> {
    const { signal } = (this.#reading = new AbortController());
    for (const topic of DRILL_TOPICS) await readExample(topic, signal);
    this.requestUpdate();
  }

  /** Moves the focus from card to card. */
  #step(event: KeyboardEvent): void {
    const cards = [...this.renderRoot.querySelectorAll<HTMLElement>('ol a')];
    const at = cards.indexOf(this.shadowRoot!.activeElement as HTMLElement);
    const top = cards[0]!.offsetTop;
    const across = cards.filter((card) => card.offsetTop === top).length;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across }[
      keyTowardsEnd(event)
    ];
    if (by === undefined || at < 0) return;
    event.preventDefault();
    cards[at + by]?.focus();
  }

  protected override render(): TemplateResult {
    const finds: DrillFinds = this.#finds.value ?? new Map();
    const found = foundOf(finds, DRILL_TOPICS);
    return html`
      <div class="bar">
        ${backLink(puzzlesAddress(), msg('Back to Puzzles'))}
        <h1>
          ${msg('Practise')}<small
            >${msg(str`One move each · ${found} of ${DRILL_TOPICS.length * DRILLS}`, {
              desc: 'Positions in which one move is to be found',
            })}</small
          >
        </h1>
        ${settingsLink()}
      </div>
      <div @keydown=${this.#step}>${PUZZLE_KINDS.map((kind) => renderKind(kind, finds))}</div>
    `;
  }
}

function renderKind(kind: (typeof PUZZLE_KINDS)[number], finds: DrillFinds): TemplateResult {
  const topics = DRILL_TOPICS.filter(({ board }) => board === kind);
  const next = topics.find((topic) => openDrill(finds, topic) !== undefined);
  return html`<section aria-labelledby=${kind}>
    <header>
      ${icon(KINDS[kind].icon, 22)}
      <h2 id=${kind}>${kindName(kind)}</h2>
      <span>${msg(str`${foundOf(finds, topics)} of ${topics.length * DRILLS}`)}</span>
    </header>
    <ol>
      ${topics.map(
        (topic) =>
          html`<li>
            <a
              class="card"
              href=${puzzlesAddress(drillPath(topic))}
              aria-label=${topicWords(topic, finds)}
            >
              ${techniquePicture(topic)}<b>${techniqueName(topic)}</b>
              ${fiveDots(finds, topic, topic === next ? openDrill(finds, topic) : undefined)}
            </a>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** Describes a topic: `Region in one line, Regions. 2 of 5 found, next is 3.` */
function topicWords(topic: DrillTopic, finds: DrillFinds): string {
  const name = techniqueName(topic);
  const { board: kind } = topic;
  const found = foundOf(finds, [topic]);
  const next = openDrill(finds, topic);
  return joinSentences([
    msg(str`${name}, ${kindName(kind)}.`),
    next === undefined
      ? plural(DRILLS, msg('All # found.'))
      : plural(found, msg(str`# of ${DRILLS} found, next is ${next}.`)),
  ]);
}
