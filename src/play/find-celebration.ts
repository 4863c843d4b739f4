import { html, nothing, type TemplateResult } from 'lit';
import type { Code } from '../core/code.ts';
import { queensOf } from '../core/code-squares.ts';
import { familyOf } from '../core/families.ts';
import { variantsOf } from '../core/symmetry.ts';
import { verdict } from '../core/verdict.ts';
import { askToPersist } from '../progress/persist.ts';
import { Celebration } from '../game/screen/celebration.ts';
import type { Stage } from '../game/stage.ts';
import { animateThread, type Run } from '../game/thread-animation.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import type { BoardView } from '../ui/board/board-view.ts';
import type { NtBoard } from '../ui/board/board.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { writeSettings, type Settings } from '../progress/settings.ts';
import { signalFind, signalWholeRose } from '../ui/signals.ts';
import { threadOn } from '../ui/board/thread-on.ts';
import type { Actions } from './actions.ts';
import { finishAnnouncement } from './finish-words.ts';
import { turnBoard } from './board-turn.ts';
import type { BeginWithEvent, PlaySizeEvent, TurnBoardEvent } from './events.ts';
import './last-find-sheet.ts';
import './result-sheet.ts';
import type { Finish, FreePlay } from './free-play.ts';
import type { Celebrated } from './header.ts';
import { seedStyles } from './seed.styles.ts';

/** Milliseconds of the seed's flight. */
const FLIGHT = 720;
const EASE_BLOOM = 'cubic-bezier(.16, 1, .3, 1)';

/**
 * Follows a board of free play that was finished. After the thread a seed flies to the petal of the find. With the
 * last find of a size the whole rose blooms.
 */
export class FindCelebration extends Celebration {
  protected readonly isPast: boolean;
  readonly #freePlay: FreePlay;
  readonly #settings: Settings;
  readonly #finish: Finish;
  readonly #actions: Actions;
  /** Whether the find ends the first minute of somebody new to the game. */
  readonly #isFirst: boolean;
  /** The turned or mirrored board that is shown instead of the finished one. */
  #turned: Partial<BoardView> | undefined;

  /** @param actions Does what the sheet offers. */
  constructor(
    stage: Stage,
    freePlay: FreePlay,
    settings: Settings,
    finish: Finish,
    actions: Actions,
  ) {
    super(stage);
    this.isPast = finish.kind === 'known';
    this.#actions = actions;
    this.#freePlay = freePlay;
    this.#settings = settings;
    this.#finish = finish;
    this.#isFirst = !settings.taught;
    if (this.#isFirst) writeSettings({ taught: true });
    adoptStyles(stage, seedStyles);
  }

  /** Whether the find completes its family. */
  get #blooms(): boolean {
    const { found } = this.#freePlay.known;
    return variantsOf(this.#code).every((variant) => found.has(variant));
  }

  /** Whether it is the last find of its size. */
  get #isLast(): boolean {
    return this.#finish.kind === 'new' && this.#freePlay.isComplete;
  }

  get #code(): Code {
    return this.#finish.find.code;
  }

  /** The find that the rose shows; a board that was known has none. */
  get celebrated(): Celebrated | undefined {
    const awaited = !this.isSettled;
    return this.#finish.kind === 'new' ? { code: this.#code, awaited } : undefined;
  }

  /** Its part of the board's view. */
  get view(): Partial<BoardView> {
    return (
      this.#turned ?? {
        // A tap closes the sheet first.
        locked: true,
        ripe: true,
        underlay: threadOn(queensOf(this.#code), this.#code.length),
      }
    );
  }

  /** What the board shows of a turn or mirror image: beads on their thread where it is found. */
  #viewOf(code: Code): Partial<BoardView> {
    const { known, session } = this.#freePlay;
    const queens = queensOf(code);
    const isFound = known.found.has(code);
    return {
      position: { queens, marks: [], revealed: [] },
      verdict: verdict(session.geometry, queens),
      locked: true,
      ripe: isFound,
      underlay: isFound ? threadOn(queens, code.length) : nothing,
    };
  }

  async #turn({ code, by }: TurnBoardEvent): Promise<void> {
    this.#turned = code === undefined ? undefined : this.#viewOf(code);
    this.stage.requestUpdate();
    await this.stage.updateComplete;
    turnBoard(this.board, by);
  }

  /** The seed, and the sheet once there is something to say. */
  get parts(): TemplateResult {
    return html`<i class="flying-seed" aria-hidden="true"></i
      >${this.isSettled ? this.#sheet : nothing}`;
  }

  get #sheet(): TemplateResult {
    const { known, progress } = this.#freePlay;
    if (this.#isLast) {
      return html`<nt-last-find-sheet
        class="sheet"
        .code=${this.#code}
        .known=${known}
        @nt-play-size=${({ size }: PlaySizeEvent) => this.#actions.playSize(size)}
        @nt-close=${() => this.close()}
      ></nt-last-find-sheet>`;
    }
    return html`<nt-result-sheet
      class="sheet"
      .finish=${this.#finish}
      .known=${known}
      .progress=${progress}
      ?first=${this.#isFirst}
      @nt-next-board=${() => this.#actions.nextBoard()}
      @nt-share=${() => void this.#actions.share()}
      @nt-close=${() => this.close()}
      @nt-turn-board=${(event: TurnBoardEvent) => void this.#turn(event)}
      @nt-begin-with=${({ queens }: BeginWithEvent) =>
        this.#freePlay.session.play({ kind: 'lay-out', queens, by: 'turn' })}
    ></nt-result-sheet>`;
  }

  protected begin(): void {
    this.stage.dispatchEvent(
      new AnnounceEvent(finishAnnouncement(this.#finish, this.#freePlay.known), true),
    );
    if (this.isPast) return;
    signalFind(this.#settings, this.#code, this.#blooms);
    // Now there is something to keep, and a moment at which being asked for consent makes sense.
    void askToPersist();
  }

  protected close(): void {
    this.#actions.closeResult();
  }

  protected settle(): void {
    if (this.#isLast) signalWholeRose(this.#settings, this.#code.length);
  }

  protected override async animate(board: NtBoard, run: Run, signal: AbortSignal): Promise<void> {
    await animateThread(board, run);
    if (signal.aborted) return;
    const seed = this.stage.renderRoot.querySelector<HTMLElement>('.flying-seed')!;
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
      { duration: FLIGHT, easing: EASE_BLOOM },
    );
  }

  /**
   * The middle of the find's petal on the screen, or of the rose where there is none of its own, or of the
   * count where there is no room for a rose.
   */
  #target(): { readonly x: number; readonly y: number } {
    const roses = [...this.stage.renderRoot.querySelectorAll('nt-rose')];
    const rose = roses.find((element) => element.getBoundingClientRect().width > 0);
    const number = familyOf(this.#code)?.number ?? 0;
    const petal = rose?.renderRoot.querySelectorAll('g')[number - 1] ?? rose;
    const place = petal ?? this.stage.renderRoot.querySelector('.folded')!;
    const box = place.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}
