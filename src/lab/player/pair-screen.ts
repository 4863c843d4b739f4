import { msg, str } from '@lit/localize';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { numberOf } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
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
import { choice, facts } from '../shared/parts.ts';
import { choiceStyles } from './choice.styles.ts';
import { codeLines } from './code-panel.ts';
import { codePanelStyles } from './code-panel.styles.ts';
import { PAIR, SIDES, type SideName } from './pair-sides.ts';
import type { PairState, Side } from './pair.ts';
import { pairStyles } from './pair.styles.ts';
import { boardOf } from './readings.ts';
import { WorkerRun } from './worker-run.ts';

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
  /** True if an exhibit could not be loaded. */
  @state() private isMissing = false;

  readonly #run = new WorkerRun(this, () => this.#openRuns());
  /** The position and the number of finds at the last announcement. */
  #told = { position: 0, found: 0 };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page')) void this.#load(this.page);
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
    return html`<div class="scroller">
        ${this.#renderHeader()}
        ${
          this.isMissing
            ? missingPage(() => void this.#load(this.page))
            : this.#run.hasFailed
              ? this.#run.renderFailure()
              : html`<div class="runs">
                  ${open && SIDES.map((side) => this.#renderRun(side, open[side]))}
                </div>`
        }
      </div>
      ${this.#run.renderTransport({ both: true })}`;
  }

  #renderHeader(): TemplateResult {
    const { size } = this.page;
    return labHeader(
      msg('Two side by side'),
      this.page,
      {
        rows: size,
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
          ${facts(
            [
              [msg('boards', { desc: 'A reading: boards of a search' }), side?.nodes ?? 1],
              [
                msg(str`found of ${numberOf(exhibit.goal!)}`, { desc: 'A reading: solutions' }),
                side?.found ?? 0,
              ],
              [msg('on the board', { desc: 'A reading: queens' }), queens.length],
            ],
            '',
          )}
        </div>
        <p class="say">
          ${side?.isOver ? overWords(side) : (shown?.sentence ?? msg('The empty board is the first.'))}
        </p>
      </div>
      ${renderCode(pseudocode, side?.step?.kind)}
    </section>`;
  }
}

function overWords({ nodes }: Side): string {
  return msg(str`This search is over, at board ${numberOf(nodes)}.`);
}

/** Renders the pseudocode with the lines that a kind of step runs marked. */
function renderCode(pseudocode: readonly CodeLine[], kind: string | undefined): TemplateResult {
  const isLit = pseudocode.map(([, , ...kinds]) => kinds.some((one) => one === kind));
  return html`<ol class="box code" aria-label=${msg('Pseudocode')}>
    ${codeLines(pseudocode, isLit)}
  </ol>`;
}
