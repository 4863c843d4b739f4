import { html, nothing, type TemplateResult, css } from 'lit';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { familiesOf, familyOf, LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { askToPersist } from '../../progress/storage/persist.ts';
import { Celebration } from '../../game/celebration/celebration.ts';
import { animateSolutionLine, type Run } from '../../game/celebration/solution-line-animation.ts';
import { adoptStyles } from '../../ui/styles/adopt-styles.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { spokenKey } from '../../ui/keyboard/spoken-key.ts';
import { writeSettings } from '../../progress/settings/settings.ts';
import { playCanon, signalFind, stopAtInput, type Playing } from '../../ui/sound/signals.ts';
import { prefersStillness } from '../../ui/motion.ts';
import { solutionLineOn } from '../../ui/drawing/solution-line-on.ts';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import type { RunPlay } from '../actions/commands.ts';
import { shareBoard } from '../actions/share.ts';
import type { Finish, FreePlay } from '../frame/free-play.ts';
import type { Celebrated } from '../frame/header.ts';
import { familySentences, wholeFamilyOf, type WholeFamily } from './whole-family.ts';
import './last-find-sheet.ts';
import './result-sheet.ts';
import { ladderAfter, type Ladder } from './ladder.ts';
import { foundCounts, nextSize } from '../frame/next-size.ts';
import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { allYours, progressWords } from '../frame/progress-words.ts';

/** Styles of the seed that flies to its petal, adopted by the screen. */
const seedStyles = css`
  .flying-seed {
    position: fixed;
    z-index: 25;
    left: 0;
    top: 0;
    width: 14px;
    height: 14px;
    margin: -7px;
    border-radius: 50%;
    background: var(--bloom);
    box-shadow: inset 0 0 0 1.5px var(--ink);
    opacity: 0;
    pointer-events: none;
  }
`;

/** The duration of the seed's flight, in milliseconds. */
const FLIGHT = 720;
const FLIGHT_EASING = 'cubic-bezier(.16, 1, .3, 1)';

/**
 * The celebration of a finished board of free play. After the thread, a seed flies to the petal of the find. A find that
 * completes its family is followed by the family's canon, and the last of a size by the canon of all families, with a
 * sheet that shows the whole rose. Any tap or key ends the sound.
 */
export class FindCelebration extends Celebration {
  readonly isPast: boolean;
  readonly #freePlay: FreePlay;
  readonly #finish: Finish;
  readonly #run: RunPlay;
  /** Stops the tune of a new find and the canon after it. */
  #music: AbortController | undefined;
  /** The canon that sounds. */
  #canon: Playing | undefined;

  /** True if the find is the first one of a new player. */
  readonly #isNew: boolean;
  /** The sizes to go on to, if the find is the first of one of them. */
  #ladder: Ladder | undefined;
  /** The size to go on to, if the find was the last of its size when it was made: others may come since. */
  #next: number | undefined;

  constructor(screen: BoardScreen, freePlay: FreePlay, finish: Finish, run: RunPlay) {
    super(screen);
    this.isPast = finish.kind === 'known';
    this.#run = run;
    this.#freePlay = freePlay;
    this.#finish = finish;
    this.#isNew = !screen.settings.taught;
    if (this.#isNew) writeSettings({ taught: true });
    adoptStyles(screen, seedStyles);
  }

  /** The family that the find completed, if it is new. */
  get #family(): WholeFamily | undefined {
    return this.isPast ? undefined : wholeFamilyOf(this.#code, this.#freePlay.known);
  }

  /** True if the find is new and the last of its size. */
  get #isLast(): boolean {
    return this.#finish.kind === 'new' && this.#freePlay.isComplete;
  }

  get #code(): Code {
    return this.#finish.find.code;
  }

  /** The find for the rose; `undefined` if it is not new. */
  get celebrated(): Celebrated | undefined {
    const awaited = !this.isSettled;
    return this.#finish.kind === 'new' ? { code: this.#code, awaited } : undefined;
  }

  /** Changes to the board's view. */
  get view(): Partial<BoardView> {
    return {
      // The first tap only closes the sheet.
      locked: true,
      isComplete: true,
      underlay: solutionLineOn(queensOf(this.#code), this.#code.length),
    };
  }

  /** The seed, and the sheet once it is up. */
  get parts(): TemplateResult {
    return html`<i class="flying-seed" aria-hidden="true"></i
      >${this.isSettled ? this.#sheet : nothing}`;
  }

  get #sheet(): TemplateResult {
    const { known } = this.#freePlay;
    if (this.#isLast && this.#next !== undefined) {
      return html`<nt-last-find-sheet
        class="sheet"
        .code=${this.#code}
        .known=${known}
        .next=${this.#next}
        .canon=${prefersStillness() ? undefined : this.#canon}
        @nt-next-size=${() => this.#run('next-size')}
        @nt-close=${() => this.close()}
      ></nt-last-find-sheet>`;
    }
    return html`<nt-result-sheet
      class="sheet"
      .finish=${this.#finish}
      .known=${known}
      .family=${this.#family}
      .ladder=${this.#ladder}
      @nt-next-board=${() => this.#run('next-board')}
      @nt-share=${() => void shareBoard(this.host, this.#freePlay, this.#family !== undefined)}
      @nt-close=${() => this.close()}
      @nt-turn=${() => this.#run('turn')}
    ></nt-result-sheet>`;
  }

  protected async begin(): Promise<void> {
    const words = finishAnnouncement(this.#finish, this.#freePlay.known, this.#isNew);
    // Once all of a size are found, the sheet leads elsewhere.
    const next = this.#freePlay.isComplete
      ? ''
      : spokenKey(msg('Find another', { desc: 'A button: another solution' }), 'n');
    this.host.dispatchEvent(new AnnounceEvent(joinSentences([words, next]), 'find'));
    if (!this.isPast) {
      const completesFamily = this.#family !== undefined;
      this.#music = stopAtInput();
      // Without movement the canon begins at once, in place of the tune.
      const sound = this.host.settings.sound && !(completesFamily && prefersStillness());
      signalFind({ ...this.host.settings, sound }, this.#code, completesFamily, this.#music.signal);
      // There is data to keep now, and the player understands why the browser asks for consent.
      void askToPersist();
    }
    if (this.#isLast) {
      this.#next = nextSize(this.#code.length, await foundCounts(this.#freePlay));
      return;
    }
    this.#ladder = await ladderAfter(this.#finish, this.#freePlay, this.#isNew);
  }

  protected settle(): void {
    if (!this.#family || !this.#music || !this.host.settings.sound) return;
    const size = this.#code.length;
    const families =
      this.#isLast && size <= LARGEST_NUMBERED_SIZE
        ? familiesOf(size).map(({ variants }) => variants)
        : [variantsOf(this.#code)];
    this.#canon = playCanon(families, this.#music.signal);
  }

  override end(): void {
    super.end();
    this.#music?.abort();
  }

  protected override async animate(board: NtBoard, run: Run, signal: AbortSignal): Promise<void> {
    await animateSolutionLine(board, run);
    if (signal.aborted) return;
    const seed = this.host.renderRoot.querySelector<HTMLElement>('.flying-seed')!;
    const from = board.getBoundingClientRect();
    const to = this.#target();
    const start = { x: from.left + from.width / 2, y: from.bottom - from.height / 4 };
    const lift = { x: (start.x * 2 + to.x) / 3 + from.width / 5, y: (start.y + to.y) / 2 };
    await run(
      seed,
      [start, lift, to].map(({ x, y }, index) => ({
        transform: `translate(${x}px, ${y}px)`,
        opacity: index === 1 ? 1 : 0.4,
      })),
      { duration: FLIGHT, easing: FLIGHT_EASING },
    );
  }

  /**
   * Returns the middle of the find's petal, in pixels of the viewport; of the rose if it has no such petal, and of the
   * count if no rose is shown.
   */
  #target(): { readonly x: number; readonly y: number } {
    const roses = [...this.host.renderRoot.querySelectorAll('nt-rose')];
    const rose = roses.find((element) => element.getBoundingClientRect().width > 0);
    const number = familyOf(this.#code)?.number ?? 0;
    const petal = rose?.renderRoot.querySelectorAll('g')[number - 1] ?? rose;
    const place = petal ?? this.host.renderRoot.querySelector('.folded')!;
    const box = place.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}

function newWords(): string {
  return msg('New.', { id: 'new-solution', desc: 'A solution that was not found before' });
}

/**
 * Returns `New. 14 of 92. Family 5, 3 of 8 found.`, the sentences of a whole family, or `Already found.`
 * @param isFirst True for the first find of a new player, who knows no families yet: `You did it! 1 of 2 found.`
 */
function finishAnnouncement(
  { kind, find: { code } }: Finish,
  known: SizeProgress,
  isFirst: boolean,
): string {
  if (kind === 'known') return msg('Already found.', { desc: 'A solution' });
  const { found, size } = known;
  const total = solutionCount(size);
  if (total === BigInt(found.size)) return joinSentences([newWords(), allYours(found.size)]);
  const whole = wholeFamilyOf(code, known);
  if (whole) return joinSentences(familySentences(whole));
  if (isFirst)
    return joinSentences([msg('You did it!'), sentenceOf(progressWords(known, found.size))]);
  const variants = variantsOf(code);
  const have = variants.filter((variant) => found.has(variant)).length;
  const number = familyOf(code)?.number;
  return joinSentences([
    newWords(),
    total === undefined
      ? plural(found.size, msg('# found.', { id: 'spoken-solutions-found', desc: 'Solutions' }))
      : msg(str`${numberOf(found.size)} of ${numberOf(total)}.`, {
          id: 'solutions-of-total',
          desc: 'Solutions found',
        }),
    number === undefined
      ? plural(have, msg(str`Its family: # of ${variants.length} found.`))
      : plural(have, msg(str`Family ${number}, # of ${variants.length} found.`)),
  ]);
}
