import { puzzlesAddress } from '../core/addresses.ts';
import { HUB_KEYS, PAST_KEYS } from '../ui/keymap.ts';

const PAGES: Readonly<Record<string, string>> = HUB_KEYS;

/** Goes where a key leads from the page that puzzles begin on. */
export function pressHubKey(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return;
  const page = PAGES[event.key.toLowerCase()];
  if (page !== undefined) location.hash = puzzlesAddress(page);
}

/** Goes back from past days to the page that puzzles begin on. */
export function pressBackKey({ key, defaultPrevented }: KeyboardEvent): void {
  if (key.toLowerCase() in PAST_KEYS && !defaultPrevented) location.hash = puzzlesAddress();
}
