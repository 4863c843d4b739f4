import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { WhileConnected } from '../../ui/while-connected.ts';
import { isVisible } from '../../ui/scheduling/tasks.ts';

/** Milliseconds after the last touch or key for which the screen stays on. */
const TEN_MINUTES = 600_000;

/**
 * Keeps the device's screen on while a board is open and wanted, up to ten minutes after the last touch or key. The
 * browser ends each lock when the page is hidden, and may end or refuse it at any time, as on a low battery.
 */
export class ScreenWakeLock implements ReactiveController {
  readonly #isWanted: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTouched = false;
  #lock: Promise<WakeLockSentinel | undefined> | undefined;

  /** @param isWanted Returns true while the board is played and the player wants the screen on. */
  constructor(host: ReactiveControllerHost, isWanted: () => boolean) {
    this.#isWanted = isWanted;
    if (!('wakeLock' in navigator)) return;
    const touch = (): void => this.#touch();
    new WhileConnected(host, (signal) => {
      addEventListener('pointerdown', touch, { signal });
      addEventListener('keydown', touch, { signal });
      document.addEventListener('visibilitychange', () => this.#follow(), { signal });
      signal.addEventListener('abort', () => this.#rest());
    });
    host.addController(this);
  }

  hostUpdated(): void {
    this.#follow();
  }

  #touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), TEN_MINUTES);
    this.#isTouched = true;
    this.#follow();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#isTouched = false;
    this.#follow();
  }

  #follow(): void {
    if (this.#isTouched && isVisible() && this.#isWanted()) this.#hold();
    else this.#letGo();
  }

  #hold(): void {
    if (this.#lock) return;
    const forget = (): void => {
      if (this.#lock === lock) this.#lock = undefined;
    };
    const lock = navigator.wakeLock.request('screen').then(
      (held) => {
        held.addEventListener('release', forget);
        return held;
      },
      // Not forgotten: a refused lock is asked for again only once the screen has been let go.
      () => undefined,
    );
    this.#lock = lock;
  }

  #letGo(): void {
    void this.#lock?.then((held) => held?.release());
    this.#lock = undefined;
  }
}
