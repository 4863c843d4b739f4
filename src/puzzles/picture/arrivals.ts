import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { puzzleCodeProblemWords } from '../open/code-problem-words.ts';
import { pastedAddress } from '../open/pasted-address.ts';
import { isPicture } from './picture-file.ts';
import { reading } from './shared-reading.ts';

/** The longest file that may hold a code or letters, in bytes; a backup is mostly larger. */
const LONGEST_TEXT = 16_000;

/**
 * Opens what has come in by its content: pictures one after the other, then the puzzle of a text.
 * @param frame Shows a notice about a text that is no puzzle.
 * @returns The other files, which may be backups.
 */
export async function sortArrivals(
  frame: EventTarget,
  files: readonly File[],
  text = '',
): Promise<readonly File[]> {
  const pictures: File[] = [];
  const others: File[] = [];
  const addresses: string[] = [];
  for (const file of files) {
    // A file that cannot be read is told of as a backup that cannot.
    const isSeen = await isPicture(file).catch(() => false);
    const address = isSeen ? undefined : await addressOf(file);
    if (isSeen) pictures.push(file);
    else if (address === undefined) others.push(file);
    else addresses.push(address);
  }
  const read = text ? pastedAddress(text) : undefined;
  if (typeof read === 'string') {
    addresses.push(read);
    // Spreadsheets copy letters together with a picture of their cells.
    pictures.length = 0;
  } else if (read && files.length === 0)
    frame.dispatchEvent(new NoticeEvent({ text: () => puzzleCodeProblemWords(read) }));
  // The first is shown; Back leads to the others.
  for (const address of addresses.reverse()) location.hash = address;
  if (pictures.length > 0) {
    location.hash = puzzlesAddress('picture');
    void reading.bring(pictures);
  }
  return others;
}

/** Returns the address of the puzzle in a file of text; `undefined` if there is none. */
async function addressOf(file: File): Promise<string | undefined> {
  if (file.size > LONGEST_TEXT) return undefined;
  const read = await file.text().then(pastedAddress, () => undefined);
  return typeof read === 'string' ? read : undefined;
}
