import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { msg } from '@lit/localize';
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

  get sentences(): string[] {
    return storageSentences(this.#health.value ?? progress.health, this.#promised);
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

/**
 * Returns the sentences for a player about where progress is stored.
 * @param promised True if the browser promised to keep the data until the player removes it.
 */
function storageSentences(health: Health, promised: boolean): string[] {
  const sentences = [
    storageWords(health, promised),
    backupWords(),
    msg('Importing only adds; it never removes a solution or a result.'),
  ];
  if (!matchMedia('(display-mode: standalone)').matches) {
    sentences.push(
      msg('Installing may start with empty progress. Export first, then import in the app.'),
    );
  }
  return sentences;
}

function storageWords(health: Health, promised: boolean): string {
  if (health !== 'kept') {
    return msg(
      'Not saved right now: the browser won’t store more. Your progress lasts until you close the page.',
    );
  }
  return promised
    ? msg(
        'Boards, solutions, puzzles and settings are saved only on this device, until you delete them. Nothing is sent anywhere.',
      )
    : msg(
        'Boards, solutions, puzzles and settings are saved only on this device; nothing is sent anywhere. The browser may delete them when space runs short or after a long time without a visit. Installing the game makes that unlikely.',
      );
}
