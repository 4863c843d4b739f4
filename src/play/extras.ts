import type { TemplateResult } from 'lit';
import { withAutoMarks } from '../core/game/auto-marks.ts';
import type { Move } from '../core/game/game.ts';
import type { BoardHost } from '../game/session/board-host.ts';
import { tapMove } from '../game/screen/tap-move.ts';
import type { Settings } from '../progress/settings/settings.ts';
import type { BoardView } from '../ui/board/grid/board-view.ts';
import '../ui/rose/rose-element.ts';
import { Actions } from './actions/actions.ts';
import { announceBoardChange } from './announcements.ts';
import { Assistant } from './ways/assistant.ts';
import { announceDamage } from './damage-words.ts';
import { FindCelebration } from './finish/find-celebration.ts';
import { FirstMinute } from './opening/first-minute.ts';
import type { Finish, FreePlay } from './frame/free-play.ts';
import type { Celebrated } from './frame/header.ts';
import { openLink } from './opening/open-link.ts';
import type { RouteController } from './opening/route-controller.ts';
import type { Caption } from './frame/status-lines.ts';

/**
 * The parts of free play that its first view does without: the actions of buttons and keys, the captions for new
 * players, the solver's side, the celebration of a find.
 */
export class Extras {
  readonly actions: Actions;
  readonly openLink = openLink;
  readonly announceChange = announceBoardChange;
  readonly announceDamage = announceDamage;
  readonly #host: BoardHost;
  readonly #freePlay: FreePlay;
  readonly #settings: () => Settings;
  #firstMinute: FirstMinute | undefined;
  #assistant: Assistant | undefined;
  #celebration: FindCelebration | undefined;

  /**
   * @param stage Rendered again when something changes.
   * @param settings Returns the current settings.
   */
  constructor(
    stage: BoardHost,
    freePlay: FreePlay,
    opener: RouteController,
    settings: () => Settings,
  ) {
    this.#host = stage;
    this.#freePlay = freePlay;
    this.#settings = settings;
    this.actions = new Actions(stage, { freePlay, opener, extras: this });
    const { session } = freePlay;
    session.withConsequences = (after, move) =>
      withAutoMarks(session.game, after, move, session.geometry, settings().autoMarks);
  }

  /** Makes the move of a tap under the player's settings. */
  play(move: Move): void {
    const { session } = this.#freePlay;
    session.play(tapMove(move, session, this.#settings()));
  }

  /** Changes to the board's view. */
  get view(): Partial<BoardView> {
    return { ...this.#teacher?.view, ...this.#assistant?.view, ...this.#celebration?.view };
  }

  /** The caption under the board for a new player. */
  get caption(): Caption | undefined {
    return this.#teacher?.caption;
  }

  /** The solver's side, once it was needed. */
  get assistant(): Assistant | undefined {
    return this.#assistant;
  }

  /** The flying seed and the sheet of a finished board. */
  get celebration(): TemplateResult | undefined {
    return this.#celebration?.parts;
  }

  /** True while a finished board is celebrated or its sheet is up. */
  get isCelebrating(): boolean {
    return this.#celebration !== undefined;
  }

  /** The find that is celebrated, if it is new, for the rose. */
  get celebrated(): Celebrated | undefined {
    return this.#celebration?.celebrated;
  }

  /**
   * Starts the captions for a new player.
   * @param isLink True if the player came to this board by a link.
   */
  teach(isLink: boolean): void {
    this.#firstMinute = new FirstMinute(this.#host, this.#freePlay, isLink);
    this.#host.requestUpdate();
  }

  /** Announces the caption, unless it was announced before. */
  announceCaption(): void {
    this.#teacher?.announce();
  }

  /** Returns the solver's side; creates it at the first call. */
  assist(): Assistant {
    if (!this.#assistant) {
      this.#assistant = new Assistant(this.#host, this.#freePlay, this.#settings);
      this.#host.requestUpdate();
    }
    return this.#assistant;
  }

  /** Celebrates a finished board; resolves when the sheet is up or the celebration was ended. */
  async celebrate(finish: Finish): Promise<void> {
    this.#celebration = new FindCelebration(
      this.#host,
      this.#freePlay,
      this.#settings(),
      finish,
      this.actions,
    );
    await this.#celebration.play();
  }

  /** Ends the celebration, if there is one, because the board was changed or left or the sheet was closed. */
  endCelebration(): void {
    this.#celebration?.end();
    this.#celebration = undefined;
    this.#host.requestUpdate();
  }

  get #teacher(): FirstMinute | undefined {
    return this.#settings().taught ? undefined : this.#firstMinute;
  }
}
