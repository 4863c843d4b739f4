import { property, query, state } from 'lit/decorators.js';
import type { Settings } from '../../progress/settings/settings.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import type { Celebration } from '../celebration/celebration.ts';
import type { AnySession } from '../session/session.ts';
import type { BoardActions } from './board-actions.ts';
import type { Hints } from './hints.ts';
import { ScreenEvents } from './screen-events.ts';
import { ScreenWakeLock } from './screen-wake-lock.ts';
import { Supposing } from './supposing.ts';

/** A screen where a board is played. */
export abstract class BoardScreen<
  OwnCelebration extends Celebration = Celebration,
> extends LocalizedElement {
  @property({ attribute: false }) settings!: Settings;

  @state() protected marking = false;
  /** The celebration, until the board is changed or left, or the sheet is closed. */
  @state() celebration: OwnCelebration | undefined;

  @query('nt-board') readonly board!: NtBoard;

  readonly supposing = new Supposing(this);

  abstract readonly session: AnySession | undefined;
  abstract readonly hints: Hints | undefined;
  protected abstract readonly actions: BoardActions | undefined;

  constructor() {
    super();
    keepFocus(this, () => this.board);
    new ScreenWakeLock(this, () => this.settings.awake && this.session?.verdict.solved === false);
    new ScreenEvents(
      this,
      (event) => this.actions?.press(event),
      (isShown) => this.setShown(isShown),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.supposing.leave();
    this.endCelebration();
  }

  /** Takes note that the page was hidden or shown. */
  protected setShown(isShown: boolean): void {
    this.session?.setShown(isShown);
  }

  endCelebration(): void {
    this.celebration?.end();
    this.celebration = undefined;
  }
}
