import { puzzlesAddress } from '../core/routes/addresses.ts';
import type { PuzzlesPage } from '../core/routes/puzzles-page.ts';
import { keyName } from '../ui/keyboard/key-name.ts';
import { HUB_KEYS, PAST_KEYS } from '../ui/keyboard/keymap.ts';

const PAGES: Readonly<Record<string, string>> = HUB_KEYS;

/** Handles a key on a page of puzzles that is no board. */
export function pressPageKey(event: KeyboardEvent, page: PuzzlesPage['page']): void {
  if (page === 'hub') pressHubKey(event);
  if (page === 'past' || page === 'figures') pressBackKey(event);
  if (page === 'day') pressBackKey(event, 'past');
}

function pressHubKey(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return;
  const page = PAGES[keyName(event)];
  if (page !== undefined) location.hash = puzzlesAddress(page);
}

/**
 * Goes back from a page of days.
 * @param to Past days; the start page of puzzles if left out.
 */
function pressBackKey({ key, defaultPrevented }: KeyboardEvent, to?: 'past'): void {
  if (key.toLowerCase() in PAST_KEYS && !defaultPrevented) location.hash = puzzlesAddress(to);
}
