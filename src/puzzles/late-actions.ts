import { latePart } from '../ui/later.ts';
import type { PuzzleActions } from './puzzle-actions.ts';
import type { PuzzleScreen } from './puzzle-screen.ts';

const part = latePart(() => import('./puzzle-actions.ts'));

/** What a player can do while playing a puzzle besides moving queens: it comes after the board. */
export class LateActions {
  readonly #screen: PuzzleScreen;
  #here: PuzzleActions | undefined;

  constructor(screen: PuzzleScreen) {
    this.#screen = screen;
  }

  /** The actions, once they have come. */
  get here(): PuzzleActions | undefined {
    return this.#here;
  }

  /** Does something as soon as they have come; nothing where they do not. */
  async act(run: (actions: PuzzleActions) => unknown): Promise<void> {
    const loaded = await part();
    if (loaded) await run((this.#here ??= new loaded.PuzzleActions(this.#screen)));
  }

  /** Says one rung more of a hint about the board that stands now. */
  async hint(): Promise<void> {
    const position = this.#screen.current?.session.position;
    await this.act((actions) => actions.hint(position));
  }

  /** Has them come, and the screen shown with what belongs to them. */
  async come(): Promise<void> {
    await this.act(() => this.#screen.requestUpdate());
  }

  /** Opens the menu where it was not there yet when its button was pressed: else the browser does. */
  async openMenu(): Promise<void> {
    if (this.#here) return;
    await this.come();
    await this.#screen.updateComplete;
    this.#screen.renderRoot.querySelector<HTMLElement>('#more')?.showPopover();
  }
}
