import { msg } from '@lit/localize';
import type { Health } from '../progress/progress.ts';
import { backupWords } from '../ui/kept-things-words.ts';

/**
 * What a player should know of where progress is kept.
 * @param health `undefined` where the storage's code has not arrived.
 * @param promised Whether the browser promised to keep it until the player removes it.
 */
export function keptSentences(health: Health | undefined, promised: boolean): string[] {
  const sentences = [
    keptWords(health, promised),
    backupWords(),
    msg('Importing adds to what you have; it never removes a find or a result.'),
  ];
  if (!matchMedia('(display-mode: standalone)').matches) {
    sentences.push(
      msg(
        'A game installed on the home screen may have a storage of its own: export before you install, and import there.',
      ),
    );
  }
  return sentences;
}

function keptWords(health: Health | undefined, promised: boolean): string {
  if (health === undefined) {
    return msg('Nothing is stored yet. Keep this page open until the game has loaded.');
  }
  if (health !== 'kept') {
    return msg(
      'Not kept at the moment: the browser refuses to store more. What you find or solve lasts until you close the page.',
    );
  }
  return promised
    ? msg(
        'Boards, finds, puzzles and settings are kept on this device only, until you remove them. Nothing is sent anywhere.',
      )
    : msg(
        'Boards, finds, puzzles and settings are kept on this device only; nothing is sent anywhere. The browser may remove them when space runs short or after a long time without a visit. Installing the game makes that unlikely.',
      );
}
