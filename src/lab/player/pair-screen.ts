import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { numberOf } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { isUnderModal } from '../../ui/dialogs/modal-over.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { missingPage } from '../../ui/loading/missing-page.ts';
import { optionalImport } from '../../ui/loading/optional-import.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LARGEST_RACE, SMALLEST_RACE } from '../race/race-limits.ts';
import { entryOf, EXHIBIT_NAMES, racerOf, type ExhibitName } from '../shared/catalogue.ts';
import type { CodeLine, OpenExhibit } from '../shared/exhibit.ts';
import { pageTitleOf } from '../shared/page-titles.ts';
import { labHeader, sizesBetween } from '../shared/header.ts';
import {
  labBoardStyles,
  labStyles,
  readingStyles,
  tinyWindowStyles,
} from '../shared/lab.styles.ts';
import { choice } from '../shared/parts.ts';
import { NtLabPicker } from '../shared/picker.ts';
import { choiceStyles } from './choice.styles.ts';
import { codePanelStyles } from './code-panel.styles.ts';
import { actOnKey } from './exhibit-keys.ts';
import { PAIR, SIDES, type SideName } from './pair-sides.ts';
import type { PairState, Side } from './pair.ts';
import { pairStyles } from './pair.styles.ts';
import { boardOf } from './readings.ts';
import { failedRun, runInWorker, type RunInWorker } from './run-in-worker.ts';
import './transport.ts';

type PairPage = Extract<LabPage<ExhibitName>, { kind: 'two' }>;

/** A loaded exhibit on the board of the page. */
interface OpenSide {
  readonly exhibit: OpenExhibit;
  readonly pseudocode: readonly CodeLine[];
}

type OpenSides = Readonly<Record<SideName, OpenSide>>;

/**
 * @summary Two searches of the race on one size, stepped together from node to node.
 *
 * @fires nt-announce - While they play, the finds of both after each; otherwise both sentences of each step.
 */
@customElement('nt-lab-pair')
export class NtLabPair extends LocalizedElement {
  static override styles = [
    baseStyles,
    codePanelStyles,
    labStyles,
    readingStyles,
    labBoardStyles,
    choiceStyles,
    pairStyles,
    tinyWindowStyles,
  ];

  /** The page of the address, with a size and exhibits that are raced. */
  @property({ attribute: false }) page!: PairPage;

  /** The exhibits of the page; `undefined` until both are loaded. */
  @state() private open: OpenSides | undefined;
  @state() private hasFailed = false;
  /** True if an exhibit could not be loaded. */
  @state() private isMissing = false;

  #run!: RunInWorker;
  /** The position and the number of finds at the last announcement. */
  #told = { position: 0, found: 0 };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#start();
    addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run.end();
    removeEventListener('keydown', this.#onKey);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page')) void this.#load(this.page);
  }

  #start(): void {
    this.hasFailed = false;
    this.#run = runInWorker(
      () => this.requestUpdate(),
      () => (this.hasFailed = true),
    );
    this.#openRuns();
  }

  #restart(): void {
    this.#run.end();
    this.#start();
  }

  #openRuns(): void {
    const { open, page } = this;
    if (!open) return;
    this.#told = { position: 0, found: 0 };
    this.#run.playback.pause();
    const side = (name: SideName): unknown => ({
      name: page[name],
      parameters: open[name].exhibit.parameters,
    });
    this.#run.playback.open(PAIR, { left: side('left'), right: side('right') });
  }

  async #load(page: PairPage): Promise<void> {
    const [left, right] = await Promise.all(
      SIDES.map((side) => optionalImport(entryOf(page[side]).load())),
    );
    if (page !== this.page || !this.isConnected) return;
    this.isMissing = !left || !right;
    if (!left || !right) return;
    const openSide = ({ exhibit }: NonNullable<typeof left>): OpenSide => ({
      exhibit: exhibit.open(page.size, new URLSearchParams()),
      pseudocode: exhibit.pseudocode(),
    });
    this.open = { left: openSide(left), right: openSide(right) };
    this.#openRuns();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    actOnKey(event, this.#run.playback, isUnderModal(this.renderRoot));
  };

  protected override updated(): void {
    const { snapshot, playing } = this.#run.playback;
    if (!snapshot) return;
    const { position, tally } = snapshot;
    const told = this.#told;
    this.#told = { position, found: tally.found };
    if (position === told.position || (playing && tally.found <= told.found)) return;
    const { left, right } = snapshot.state as PairState;
    const words = Array.from(this.renderRoot.querySelectorAll('.say'), ({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    );
    const finds = msg(str`Found left: ${numberOf(left.found)}, right: ${numberOf(right.found)}.`);
    this.dispatchEvent(new AnnounceEvent(playing ? finds : joinSentences(words), 'move'));
  }

  #goTo(change: Partial<PairPage>): void {
    const { size, left, right } = { ...this.page, ...change };
    location.hash = labAddress('two', size, new URLSearchParams({ left, right }).toString());
  }

  protected override render(): TemplateResult {
    const { open } = this;
    const playback = this.#run.playback;
    return html`<div class="scroller">
        ${this.#renderHeader()}
        ${
          this.isMissing
            ? missingPage(() => void this.#load(this.page))
            : this.hasFailed
              ? failedRun(() => this.#restart())
              : html`<div class="runs">
                  ${open && SIDES.map((side) => this.#renderRun(side, open[side]))}
                </div>`
        }
      </div>
      <nt-transport
        both
        .playback=${playback}
        .snapshot=${playback.snapshot}
        ?playing=${playback.playing}
        .speed=${playback.speed}
      ></nt-transport>`;
  }

  #renderHeader(): TemplateResult {
    const { size } = this.page;
    return labHeader(
      msg('Two side by side'),
      () => openModal(this.renderRoot, NtLabPicker, { page: this.page }),
      {
        rows: size,
        columns: size,
        sizes: sizesBetween(SMALLEST_RACE, LARGEST_RACE, size),
        choose: (chosen) => this.#goTo({ size: chosen }),
      },
      html`<a class="button outline small" href=${labAddress('race', size)}
        >${pageTitleOf('race').title}</a
      >`,
    );
  }

  #renderRun(name: SideName, { exhibit, pseudocode }: OpenSide): TemplateResult {
    const { snapshot } = this.#run.playback;
    const side = snapshot && (snapshot.state as PairState)[name];
    const queens = side ? exhibit.queensOf(side.state) : [];
    const run = side && {
      ...snapshot,
      state: side.state,
      step: side.step,
      before: undefined,
      queens,
    };
    const shown = run && exhibit.show(run);
    const racing = EXHIBIT_NAMES.filter((one) => racerOf(one, ''));
    const { title } = entryOf(this.page[name]).words();
    return html`<section class="run" aria-label=${title}>
      <div>
        ${choice(
          name === 'left'
            ? msg('Left', { id: 'left-search', desc: 'The search on the left' })
            : msg('Right', { id: 'right-search', desc: 'The search on the right' }),
          racing.map((one) => [one, entryOf(one).words().title] as const),
          this.page[name],
          (chosen) => this.#goTo({ [name]: chosen }),
        )}
        <div class="row">
          ${boardOf(exhibit, run, shown)}
          <dl class="readings">
            ${[
              [msg('nodes', { desc: 'A reading: nodes of a search' }), side?.nodes ?? 1] as const,
              [
                msg(str`found of ${numberOf(exhibit.goal!)}`, { desc: 'A reading: solutions' }),
                side?.found ?? 0,
              ] as const,
              [msg('on the board', { desc: 'A reading: queens' }), queens.length] as const,
            ].map(
              ([reading, value]) =>
                html`<div>
                  <dt>${reading}</dt>
                  <dd>${numberOf(value)}</dd>
                </div>`,
            )}
          </dl>
        </div>
        <p class="say">
          ${side?.isOver ? overWords(side) : (shown?.sentence ?? msg('The empty board is the first node.'))}
        </p>
      </div>
      ${renderCode(pseudocode, side?.step?.kind)}
    </section>`;
  }
}

function overWords({ nodes }: Side): string {
  return msg(str`This search is over, at node ${numberOf(nodes)}.`);
}

/** Renders the pseudocode with the lines that a kind of step runs marked. */
function renderCode(pseudocode: readonly CodeLine[], kind: string | undefined): TemplateResult {
  const isLit = pseudocode.map(([, , ...kinds]) => kinds.some((one) => one === kind));
  const current = isLit.lastIndexOf(true);
  return html`<ol class="box code" aria-label=${msg('Pseudocode')}>
    ${pseudocode.map(
      ([depth, text], index) =>
        html`<li
          class=${isLit[index] ? 'lit' : ''}
          aria-current=${index === current ? 'step' : nothing}
        >
          <i class="number"></i><span class="d${depth}">${text}</span>
        </li>`,
    )}
  </ol>`;
}
