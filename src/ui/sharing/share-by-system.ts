import { msg, str } from '@lit/localize';

/**
 * Opens the system's share sheet.
 * @returns True if the content was shared, the player closed the sheet, or it is open already.
 */
export async function shareBySystem(data: Omit<ShareData, 'title'>): Promise<boolean> {
  const titled = { title: msg('Ninety-Two'), ...data };
  // Not every browser has the Web Share API, and not every one that has it accepts pictures.
  if (!('share' in navigator) || !mayShare(titled)) return false;
  try {
    await navigator.share(titled);
    return true;
  } catch (error) {
    // A second press while the sheet is open is an InvalidStateError (Web Share API, section 2.1.2).
    const { name } = Object(error) as { readonly name?: unknown };
    return name === 'AbortError' || name === 'InvalidStateError';
  }
}

/** Returns true if the browser can share this; browsers without `canShare` accept no pictures. */
function mayShare(data: ShareData): boolean {
  return 'canShare' in navigator ? navigator.canShare(data) : data.files === undefined;
}

/** Says the link where neither the system nor the clipboard accepts it. */
export function refusedWords(url: string): string {
  return msg(str`This browser doesn’t allow copying. Here is the link: ${url}`);
}

/** Returns the address of the game, without a fragment. */
export function homeAddress(): string {
  return location.origin + location.pathname;
}
