import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { progress } from '../../progress/page.ts';
import { collectionAddress, familyAddress, playAddress } from '../../core/routes/addresses.ts';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { familiesOf, familyOf } from '../../core/solutions/families.ts';
import { imagesOf, SYMMETRIES } from '../../core/solutions/symmetry.ts';
import { apply } from '../../core/game/game.ts';
import { hintCount } from '../../core/game/rungs.ts';
import type { Square } from '../../core/board/square.ts';
import { listOf, numberOf, oneOf, plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { momentDay } from '../../i18n/format-day.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { Find } from '../../progress/solutions/find.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import { uniqueName } from '../../progress/storage/unique-name.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { thumbnail, THUMBNAIL_KINDS, thumbnailKind } from '../../ui/drawing/thumbnail.ts';
import { thumbnailStyles } from '../../ui/drawing/thumbnail.styles.ts';
import {
  backIcon,
  icon,
  nextIcon,
  returnIcon,
  shareIcon,
  speakerIcon,
} from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { shareSolution } from '../../ui/sharing/share-solution.ts';
import { playNotes } from '../../ui/sound/sound.ts';
import { thumbnailWithLine, solutionLineStyles } from '../../ui/drawing/solution-line.ts';
import { tuneOf } from '../../ui/sound/tune.ts';
import './hear-button.ts';
import { familyProgressOf, type FamilyProgress } from './family-progress.ts';
import { familyViewStyles } from './family-view.styles.ts';
import { symmetryIcon, symmetryNote, symmetryWords } from './symmetry-words.ts';

/** The number of queens of a turned board that the game places before the player goes on. */
const LAID_OUT = 2;

/**
 * @summary A family's page: its solutions, and the turns and mirror images that lead from one to the others.
 *
 * @fires nt-notice - The result of sharing a solution.
 */
@customElement('nt-family-view')
export class NtFamilyView extends LocalizedElement {
  static override styles = [baseStyles, thumbnailStyles, solutionLineStyles, familyViewStyles];

  /** The family's solutions in their fixed order. */
  @property({ attribute: false }) variants: readonly Code[] = [];
  /** The solution to select first; if left out, the latest find. */
  @property({ attribute: false }) variant: Code | undefined;
  /** The progress on the size; `undefined` until it is loaded. */
  @property({ attribute: false }) known: SizeProgress | undefined;
  /** The player's settings; the tune is offered if sound is on. */
  @property({ attribute: false }) settings!: Settings;

  @state() private picked: Code | undefined;

  get #heading(): HTMLElement | null {
    return this.renderRoot.querySelector('h1');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('variants') || changed.has('variant')) this.picked = this.variant;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The link that led here is gone; the keyboard and the screen reader start at the top.
    if (changed.has('variants')) this.#heading?.focus();
  }

  /** Returns the selected solution: the one picked, else the latest find, else a revealed one, else the first. */
  #selected({ found, revealed }: SizeProgress): Code {
    const finds = this.variants.flatMap((variant) => found.get(variant) ?? []);
    const last = finds.sort((a, b) => b.foundAt - a.foundAt)[0];
    const shown = this.variants.find((variant) => revealed.has(variant));
    return this.picked ?? last?.code ?? shown ?? this.variants[0]!;
  }

  protected override render(): TemplateResult {
    const number = familyOf(this.variants[0]!)?.number;
    const { known } = this;
    const progress = known && familyProgressOf(this.variants, known, number);
    return html`
      <header>
        <a
          class="return"
          href=${collectionAddress(this.variants[0]!.length)}
          aria-label=${msg('Back to the Collection')}
        >
          ${icon(returnIcon, 20)}<span>${msg('Collection')}</span>
        </a>
        ${number === undefined ? nothing : this.#renderPager(number)}
        <h1 tabindex="-1">
          ${number === undefined ? msg('Family') : msg(str`Family ${number}`)}
          ${progress ? html`<small>${countWords(progress)}</small>` : nothing}
        </h1>
      </header>
      ${progress ? this.#renderFamily(known, progress) : nothing}
    `;
  }

  /** Renders the family's place among those of the size, with links to its neighbours. */
  #renderPager(number: number): TemplateResult {
    const families = familiesOf(this.variants[0]!.length).length;
    const link = (to: number, drawing: typeof backIcon): TemplateResult =>
      to < 1 || to > families
        ? html`<span class="icon-button" aria-hidden="true">${icon(drawing, 20)}</span>`
        : html`<a
            class="icon-button"
            href=${familyAddress(this.variants[0]!, to)}
            aria-label=${msg(str`Family ${to}`)}
          >
            ${icon(drawing, 20)}
          </a>`;
    return html`<nav class="pager" aria-label=${msg('Families')}>
      ${link(number - 1, backIcon)}
      <span
        >${msg(str`${numberOf(number)} of ${numberOf(families)}`, { id: 'family-place', desc: 'The place of a family among all' })}</span
      >
      ${link(number + 1, nextIcon)}
    </nav>`;
  }

  #renderFamily(known: SizeProgress, progress: FamilyProgress): TemplateResult {
    if (progress.found + progress.revealed === 0) return this.#renderUnseen(known.size);
    const selected = this.#selected(known);
    return html`<div class="family">
      ${this.#renderSelected(known, selected)} ${this.#renderVariants(known, selected, progress)}
    </div>`;
  }

  #renderUnseen(size: number): TemplateResult {
    const count = this.variants.length;
    return html`<section class="unseen-family">
      <div class="variants">${this.variants.map((variant) => thumbnail(variant, 'unknown'))}</div>
      <p>
        ${
          count === 1
            ? msg('You haven’t found any of this family yet.')
            : plural(
                count,
                msg(
                  'You haven’t found any of this family yet: {# rotation or reflection|# rotations and reflections} of one solution.',
                ),
              )
        }
      </p>
      <a class="button ink" href=${playAddress(size)}>${msg(str`Play ${sizeOf(size)}`)}</a>
    </section>`;
  }

  #renderSelected(known: SizeProgress, code: Code): TemplateResult {
    const find = known.found.get(code);
    return html`<section
      class="selected"
      aria-live="polite"
      aria-label=${oneOf(thumbnailKind(code, known.found, known.revealed), THUMBNAIL_KINDS, msg('[Found|Revealed|Not found yet]', { desc: 'A solution' }))}
    >
      <div class="large">
        ${find ? thumbnailWithLine(code) : thumbnail(code, thumbnailKind(code, known.found, known.revealed))}
      </div>
      <div>${find ? this.#renderFind(find) : this.#renderMissing(known, code)}</div>
    </section>`;
  }

  #renderFind(find: Find): TemplateResult {
    const { code, foundAt, duration, help } = find;
    const revealed = revealWords(find);
    return html`<h2>
        ${foundAt === 0 ? msg('Found, date unknown', { desc: 'A solution' }) : msg(str`Found on ${momentDay(foundAt)}`, { desc: 'A solution' })}
      </h2>
      <p><code>${code}</code></p>
      <p>${effortWords(find)}</p>
      ${revealed ? html`<p>${revealed}</p>` : nothing}
      ${help.turned && duration > 0 ? html`<p>${msg('Finished from a turned board.')}</p>` : nothing}
      <div class="actions">
        ${
          this.settings.sound
            ? html`<button class="button outline small" @click=${() => playNotes(tuneOf(code))}>
                ${icon(speakerIcon, 20)}${msg('Its tune', { desc: 'A button: play the notes of a solution' })}
              </button>`
            : nothing
        }
        <button class="button outline small" @click=${() => void this.#share(code)}>
          ${icon(shareIcon, 20)}${msg('Share')}
        </button>
        <a class="button outline small" href=${playAddress(code.length, code)}>
          ${msg('Open the board')}
        </a>
      </div>`;
  }

  #renderMissing({ size, revealed }: SizeProgress, code: Code): TemplateResult {
    const reveal = revealed.get(code);
    const begin = async (queens: number): Promise<void> =>
      layOut(size, queensOf(code).slice(0, queens));
    if (!reveal) {
      return html`<h2>${msg('Not found yet', { desc: 'A solution' })}</h2>
        <p>
          ${plural(LAID_OUT, msg('Play this version: we place {# queen|# queens}; you finish.'))}
        </p>
        <div class="actions">
          <button class="button ink small" @click=${() => void begin(LAID_OUT)}>
            ${msg('Play this version')}
          </button>
        </div>`;
    }
    const day = momentDay(reveal.revealedAt);
    return html`<h2>
        ${reveal.revealedAt === 0 ? msg('Revealed, date unknown', { desc: 'A solution' }) : msg(str`Revealed on ${day}`, { desc: 'A solution' })}
      </h2>
      <p>${msg('It won’t count as found until you solve it yourself from an empty board.')}</p>
      <div class="actions">
        <button class="button ink small" @click=${() => void begin(0)}>
          ${msg('Solve it yourself')}
        </button>
      </div>`;
  }

  #renderVariants(known: SizeProgress, selected: Code, progress: FamilyProgress): TemplateResult {
    const { variants } = progress;
    const images = imagesOf(selected);
    return html`<section aria-labelledby="variants">
      <h2 id="variants">${msg('Its rotations and reflections')}</h2>
      ${
        variants.length < SYMMETRIES.length
          ? html`<p class="note">${symmetryNote(variants.length)}</p>`
          : nothing
      }
      ${
        this.settings.sound && progress.found === variants.length
          ? html`<nt-hear-button
              .families=${[variants]}
              .label=${msg('Hear the family', { desc: 'A button: play the tunes of its solutions' })}
            ></nt-hear-button>`
          : nothing
      }
      <p class="note">${msg('Each label says how the board you chose becomes this one.')}</p>
      <ul class="variants">
        ${variants.map((variant) => {
          const ways = SYMMETRIES.filter((_, index) => images[index] === variant);
          return html`<li>
            <button
              aria-pressed=${variant === selected}
              aria-label=${oneOf(thumbnailKind(variant, known.found, known.revealed), THUMBNAIL_KINDS, msg(str`[Found|Revealed|Not found yet]: ${listOf(ways.map(symmetryWords))}`, { desc: 'A solution and its place in the family' }))}
              @click=${() => (this.picked = variant)}
            >
              ${thumbnail(variant, thumbnailKind(variant, known.found, known.revealed))}
              ${ways.map(
                (way) => html`<span>${icon(symmetryIcon(way), 18)}${symmetryWords(way)}</span>`,
              )}
            </button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  async #share(code: Code): Promise<void> {
    const thread = this.renderRoot.querySelector<SVGSVGElement>('.threaded')!;
    const size = code.length;
    const text = msg(str`A solution of ${sizeOf(size)}: no queen attacks another.`);
    await shareSolution(this, text, code, thread);
  }
}

function countWords(progress: FamilyProgress): string {
  const { found, variants, number } = progress;
  if (found === variants.length)
    return msg('Complete', { id: 'family-complete', desc: 'A family' });
  const count = plural(
    found,
    msg(str`# of ${variants.length} found`, { id: 'found-of-total', desc: 'Solutions' }),
  );
  return number === undefined ? `${variants[0]!} · ${count}` : count;
}

/** Returns the text about a solution that was revealed before it was found; `undefined` if it was not revealed. */
function revealWords({ foundAt, revealedAt }: Find): string | undefined {
  if (revealedAt === undefined) return undefined;
  const day = momentDay(revealedAt);
  return foundAt === 0
    ? msg(str`Revealed on ${day}`, { desc: 'A solution' })
    : msg(str`First revealed on ${day}`, { desc: 'A solution' });
}

/**
 * Returns the text about time, moves and help, `1:23 · 12 moves · no hints · 1 check`, or the origin of a find that has none of
 * them.
 */
function effortWords({ duration, moves, help }: Find): string {
  if (help.turned && moves === 0) return msg('Turned or mirrored, and placed by the game');
  if (duration === 0) return msg('Imported from another device');
  const count = plural(moves, msg('{# move|# moves}'));
  return [durationOf(duration), count, ...helpWords(help)].join(' · ');
}

function helpWords({ checks = 0, ...hinting }: Find['help']): readonly string[] {
  const hints = hintCount(hinting);
  const hinted = hints === 0 ? msg('no hints') : plural(hints, msg('{# hint|# hints}'));
  return checks === 0 ? [hinted] : [hinted, plural(checks, msg('{# check|# checks}'))];
}

/**
 * Lays queens out on the board of a size and opens it, for the player to finish by hand. One “Undo” brings back the board
 * before.
 * @param queens Squares; none for an empty board.
 */
async function layOut(size: number, queens: readonly Square[]): Promise<void> {
  const { hash } = location;
  const { game } = await progress.boards.load(size);
  // The player may have gone elsewhere meanwhile.
  if (location.hash !== hash) return;
  const by = queens.length > 0 ? 'turn' : 'link';
  progress.boards.save(size, apply(game, { kind: 'lay-out', queens, by }, uniqueName()));
  location.hash = playAddress(size);
}
