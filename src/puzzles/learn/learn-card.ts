import { msg, str } from '@lit/localize';
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { DRILL_TOPICS, DRILLS } from '../../core/puzzles/technique.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { puzzles } from '../../progress/page.ts';
import { techniqueName } from '../../game/words/technique-words.ts';
import { plural } from '../../i18n/format.ts';
import { icon, nextIcon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { findsQuery, foundOf, openDrill, type DrillFinds } from './drill-finds.ts';
import { readExample } from './examples.ts';
import { fiveDots, fiveDotsStyles } from './five-dots.ts';
import { techniquePicture, techniquePictureStyles } from './technique-picture.ts';

/** @summary The link to Learn, with the technique that is next. */
@customElement('nt-learn-card')
export class NtLearnCard extends LocalizedElement {
  static override shadowRootOptions = {
    ...LocalizedElement.shadowRootOptions,
    delegatesFocus: true,
  };
  static override styles: CSSResultGroup = [
    baseStyles,
    cardStyles,
    fiveDotsStyles,
    techniquePictureStyles,
    css`
      :host {
        display: block;
      }
      a {
        display: grid;
        grid-template-columns: 64px 1fr auto;
        gap: 14px;
        align-items: center;
        padding-block: 9px;
        padding-inline: 9px 12px;
      }
      .picture {
        width: 64px;
        height: 64px;
      }
      b {
        display: block;
        font-size: var(--t-17);
        line-height: 1.375rem;
      }
      small {
        display: block;
        font-size: var(--t-13);
        line-height: 1.125rem;
        color: var(--ink-2);
      }
      .dots {
        margin-top: 3px;
      }
    `,
  ];

  readonly #finds = new LiveQuery(this, {
    ...findsQuery(),
    read: () => this.#read(),
  });
  #reading = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reading.abort();
  }

  /** Reads the finds, then the hint of the picture. */
  async #read(): Promise<DrillFinds> {
    const finds = (await puzzles.drills.getAll()).value;
    this.#reading.abort();
    this.#reading = new AbortController();
    const topic = DRILL_TOPICS.find((one) => openDrill(finds, one) !== undefined);
    void readExample(topic ?? DRILL_TOPICS[0]!, this.#reading.signal).then(() =>
      this.requestUpdate(),
    );
    return finds;
  }

  protected override render(): TemplateResult | typeof nothing {
    const finds = this.#finds.value;
    if (!finds) return nothing;
    const topic = DRILL_TOPICS.find((one) => openDrill(finds, one) !== undefined);
    const shown = topic ?? DRILL_TOPICS[0]!;
    const next = topic
      ? msg(str`Next: ${techniqueName(topic)}`)
      : plural(DRILL_TOPICS.length, msg('All {# technique|# techniques}'));
    const found = foundOf(finds, DRILL_TOPICS);
    const progress = msg(str`${found} of ${DRILL_TOPICS.length * DRILLS}`);
    return html`<a
      class="card"
      href=${puzzlesAddress('learn')}
      aria-label=${[msg('Learn'), next, progress].join(' · ')}
    >
      ${techniquePicture(shown)}
      <span>
        <b>${msg('Learn')}</b><small>${next}</small>
        ${fiveDots(finds, shown, topic && openDrill(finds, topic))}
      </span>
      ${icon(nextIcon, 20)}
    </a>`;
  }
}
