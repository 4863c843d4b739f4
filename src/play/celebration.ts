import { html, svg, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { queensOf, type Code } from '../core/code.ts';
import { familyOf } from '../core/families.ts';
import { variantsOf } from '../core/symmetry.ts';
import { askToPersist } from '../progress/persist.ts';
import type { NtBoard } from '../ui/board/board.ts';
import { centreOf, type Drawing } from '../ui/board/drawing.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { prefersStillness } from '../ui/motion.ts';
import { signalFind, type SignalSettings } from '../ui/signals.ts';
import { finishAnnouncement } from './finish-words.ts';
import './result-sheet.ts';
import type { Finish, Session } from './session.ts';

/** Milliseconds: the thread, the way from one bead to the next at most, the seed's flight. */
const THREAD = 720;
const BEAD_STEP = 70;
const FLIGHT = 720;
const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';
const EASE_DROP = 'cubic-bezier(.3, 1.5, .5, 1)';
const EASE_BLOOM = 'cubic-bezier(.16, 1, .3, 1)';

/** The screen a celebration takes place on. */
type Stage = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

/**
 * What follows a finished board: the thread is drawn and queens ripen to beads, a seed flies to its
 * petal, a sheet says what was found. Any tap skips to the sheet; so does a wish for stillness, and
 * a board that is known already has no seed to fly.
 */
export class Celebration {
  readonly #stage: Stage;
  readonly #session: Session;
  readonly #board: NtBoard;
  readonly #settings: SignalSettings;
  readonly #finish: Finish;
  readonly #ending = new AbortController();
  #settled = false;
  #ended = false;

  constructor(
    stage: Stage,
    session: Session,
    board: NtBoard,
    settings: SignalSettings,
    finish: Finish,
  ) {
    this.#stage = stage;
    this.#session = session;
    this.#board = board;
    this.#settings = settings;
    this.#finish = finish;
  }

  /** Whether the find completes its family. */
  get #blooms(): boolean {
    const { found } = this.#session.known;
    return variantsOf(this.#code).every((variant) => found.has(variant));
  }

  get #code(): Code {
    return this.#finish.find.code;
  }

  /** Whether the seed has reached its petal and the sheet is up. */
  get settled(): boolean {
    return this.#settled;
  }

  /** The find whose petal is to stand out; a board that was known has none. */
  get fresh(): Code | undefined {
    return this.#finish.kind === 'new' ? this.#code : undefined;
  }

  /** The thread through the queens in row order, with a bead under each. */
  get thread(): Drawing {
    const size = this.#code.length;
    const centres = queensOf(this.#code).map((queen) => centreOf(queen, size));
    const path = centres.map(({ x, y }) => `${x} ${y}`).join('L');
    return svg`<path class="thread" pathLength="1" d="M${path}"/>${centres.map(
      ({ x, y }) => svg`<circle class="bead" cx=${x} cy=${y} r="42"/>`,
    )}`;
  }

  /** The sheet, once there is something to say. */
  get sheet(): TemplateResult | undefined {
    if (!this.#settled) return undefined;
    return html`<nt-result-sheet
      .finish=${this.#finish}
      .session=${this.#session}
    ></nt-result-sheet>`;
  }

  /** Plays it to the end; resolves when the sheet is up or the celebration was ended. */
  async play(): Promise<void> {
    const { signal } = this.#ending;
    const isNew = this.#finish.kind === 'new';
    this.#stage.dispatchEvent(
      new AnnounceEvent(finishAnnouncement(this.#finish, this.#session.known), true),
    );
    if (isNew) {
      signalFind(this.#settings, this.#code, this.#blooms);
      // Now there is something to keep, and a moment at which being asked for consent makes sense.
      void askToPersist();
    }
    if (isNew && !prefersStillness()) {
      addEventListener('pointerdown', () => this.#ending.abort(), { signal });
      addEventListener('keydown', () => this.#ending.abort(), { signal });
      this.#stage.requestUpdate();
      await this.#stage.updateComplete;
      await this.#board.updateComplete;
      await this.#animate(signal);
    }
    if (this.#ended) return;
    this.#settled = true;
    this.#stage.requestUpdate();
  }

  /** Ends it, for example because the board was changed. */
  end(): void {
    this.#ended = true;
    this.#ending.abort();
  }

  async #animate(signal: AbortSignal): Promise<void> {
    const animations: Animation[] = [];
    const run = (
      element: Element,
      frames: Keyframe[],
      timing: KeyframeAnimationOptions,
    ): Promise<unknown> => {
      const animation = element.animate(frames, { fill: 'backwards', ...timing });
      animations.push(animation);
      // A skipped animation rejects; what it leads to comes all the same.
      return animation.finished.catch(() => undefined);
    };
    signal.addEventListener('abort', () => {
      for (const animation of animations) animation.cancel();
    });

    const root = this.#board.renderRoot;
    const beads = [...root.querySelectorAll('.bead')];
    const step = Math.min(BEAD_STEP, (THREAD - 160) / beads.length);
    for (const [index, bead] of beads.entries()) {
      const timing = { duration: 180, delay: 160 + index * step, easing: EASE_DROP };
      void run(bead, [{ transform: 'scale(.2)', opacity: 0 }, {}], timing);
    }
    const thread = root.querySelector('.thread')!;
    await run(thread, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: THREAD,
      delay: 120,
      easing: EASE_OUT,
    });
    if (signal.aborted) return;

    const seed = this.#stage.renderRoot.querySelector<HTMLElement>('.flying-seed')!;
    const from = this.#board.getBoundingClientRect();
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

  /** The middle of the find's petal on the screen, or of the rose where there is none of its own. */
  #target(): { readonly x: number; readonly y: number } {
    const roses = [...this.#stage.renderRoot.querySelectorAll('nt-rose')];
    const rose = roses.find((element) => element.getBoundingClientRect().width > 0)!;
    const number = familyOf(this.#code)?.number ?? 0;
    const petal = rose.renderRoot.querySelectorAll('g')[number - 1] ?? rose;
    const box = petal.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}
