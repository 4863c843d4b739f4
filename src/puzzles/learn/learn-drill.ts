import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DRILL_TOPICS, DRILLS, drillPath, type DrillTopic } from '../../core/puzzles/technique.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { techniqueName } from '../../game/words/technique-words.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import {
  doneOf,
  findsQuery,
  keepDrill,
  openDrill,
  type DrillDone,
  type DrillFinds,
} from './drill-finds.ts';
import { drillPosition } from './drill-positions.ts';
import './drill.ts';
import type { DrillDoneEvent, DrillFrame } from './drill.ts';
import { fiveDots } from './five-dots.ts';

/** Milliseconds that storage has to tell which drill is the first open one. */
const PATIENCE = 300;

const NONE_DONE: DrillFinds = new Map();

/** @summary One of the five drills of a technique, and the way to the next. */
@customElement('nt-learn-drill')
export class NtLearnDrill extends LocalizedElement {
  @property({ attribute: false }) settings!: Settings;
  @property({ attribute: false }) topic!: DrillTopic;
  /** The number of the drill, from 1; `undefined` for the first that is open. */
  @property({ attribute: false }) number: number | undefined;

  @state() private shown: number | undefined;
  /** True once storage has taken so long to tell what is done that the first drill is shown without. */
  @state() private isLate = false;
  #late: ReturnType<typeof setTimeout> | undefined;
  /** True if the drill was found before it was opened; `undefined` until the finds are known. */
  #wasFound: boolean | undefined;
  #position: ReturnType<typeof drillPosition> | undefined;

  readonly #finds = new LiveQuery(this, findsQuery());

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#late = setTimeout(() => (this.isLate = true), PATIENCE);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#late);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('topic') || changed.has('number')) {
      this.shown = undefined;
      this.#wasFound = undefined;
    }
    const finds = this.#finds.value;
    if (this.shown === undefined && (finds ?? this.number ?? this.isLate)) {
      this.shown = this.number ?? openDrill(finds ?? NONE_DONE, this.topic) ?? 1;
      this.#position = drillPosition(this.topic, this.shown);
    }
    if (finds && this.shown !== undefined) {
      this.#wasFound ??= doneOf(finds, this.topic, this.shown) === 'found';
    }
  }

  /** The drills that are done, as far as storage has told. */
  get #done(): DrillFinds {
    return this.#finds.value ?? NONE_DONE;
  }

  /** The number of the drill after this one; `undefined` after the last. */
  get #next(): number | undefined {
    const number = this.shown!;
    if (!this.#wasFound) {
      const open = openDrill(this.#done, this.topic, (number % DRILLS) + 1);
      return open === number ? undefined : open;
    }
    return number < DRILLS ? number + 1 : undefined;
  }

  get #frame(): DrillFrame {
    const { topic } = this;
    const number = this.shown!;
    const name = techniqueName(topic);
    const next = this.#next;
    const finds = this.#done;
    const isNew = !this.#wasFound && doneOf(finds, topic, number) === 'found';
    const after = DRILL_TOPICS[(indexOf(topic) + 1) % DRILL_TOPICS.length]!;
    const learn = puzzlesAddress('learn');
    return {
      title: msg(str`${name} · ${number} of ${DRILLS}`),
      spoken: msg(str`${name}, ${number} of ${DRILLS}`, {
        id: 'drill-of-drills',
        desc: 'A drill among those of its technique: One free square, 3 of 12',
      }),
      under: fiveDots(finds, topic, isNew ? undefined : number),
      back: learn,
      backLabel: msg('Back to “Practise”'),
      topic,
      onwards:
        next === undefined
          ? [
              {
                label: msg(str`Next: ${techniqueName(after)}`),
                go: () => location.replace(puzzlesAddress(drillPath(after))),
              },
              { label: msg('Practise'), go: () => (location.hash = learn) },
            ]
          : [
              {
                label: msg('Next', { id: 'next-drill', desc: 'A button: the next position' }),
                go: () => location.replace(puzzlesAddress(drillPath(topic, next))),
              },
            ],
    };
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.shown === undefined) return nothing;
    return html`<nt-drill
      .settings=${this.settings}
      .position=${this.#position}
      .frame=${this.#frame}
      @nt-drill-done=${({ done }: DrillDoneEvent) => this.#keep(done)}
    ></nt-drill>`;
  }

  #keep(done: DrillDone): void {
    this.#wasFound ??= false;
    void keepDrill(this.topic, this.shown!, done);
  }
}

function indexOf({ board, technique }: DrillTopic): number {
  return DRILL_TOPICS.findIndex((topic) => topic.board === board && topic.technique === technique);
}
