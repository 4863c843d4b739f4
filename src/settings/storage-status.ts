import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { msg } from '@lit/localize';
import { joinSentences } from '../i18n/sentences.ts';
import { progress } from '../progress/page.ts';
import type { Progress } from '../progress/progress.ts';
import type { Health } from '../progress/storage/storage-health.ts';
import { LiveQuery } from '../ui/scheduling/live-query.ts';
import { backupWords } from '../ui/sharing/category-words.ts';

/** Watches whether and how durably the player's progress is stored. */
export class StorageStatus implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #health: LiveQuery<Progress, Health>;
  /** True if the browser promised to keep the data until the player removes it. */
  #promised = false;

  /** @param host Rendered again when the sentences change. */
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#health = new LiveQuery(host, {
      source: progress,
      kinds: ['health'],
      read: ({ health }) => health,
    });
    host.addController(this);
  }

  hostConnected(): void {
    void this.#askWhetherPromised();
  }

  /** Says where progress is stored, and that it is not where that is so. */
  get summary(): string {
    return this.#isKept
      ? msg('Saved only on this device. “Export” makes a copy.')
      : msg(
          'Not saved right now: the browser won’t store more. Your progress lasts until you close the page.',
        );
  }

  /** All that is to be known of it. */
  get details(): string {
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    return joinSentences([
      this.#isKept ? promisedWords(this.#promised) : '',
      backupWords(),
      isInstalled
        ? ''
        : msg('Installing may start with empty progress. Export first, then import in the app.'),
    ]);
  }

  get #isKept(): boolean {
    return (this.#health.value ?? progress.health) === 'kept';
  }

  async #askWhetherPromised(): Promise<void> {
    try {
      this.#promised = await navigator.storage.persisted();
      this.#host.requestUpdate();
    } catch {
      // This browser or address has no such API, so nothing is promised.
    }
  }
}

function promisedWords(promised: boolean): string {
  return promised
    ? msg(
        'Boards, solutions, puzzles and settings stay until you delete them. Nothing is sent anywhere.',
      )
    : msg(
        'Nothing is sent anywhere. The browser may delete boards, solutions, puzzles and settings when space runs short or after a long time without a visit. Installing the game makes that unlikely.',
      );
}
