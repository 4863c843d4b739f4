import { msg, str } from '@lit/localize';

/**
 * Opens the system's share sheet.
 * @returns Whether it took what is shared, the player closed it, or it is open already.
 */
export async function shareBySystem(data: Omit<ShareData, 'title'>): Promise<boolean> {
  const titled = { title: msg('Ninety-Two'), ...data };
  // Only browsers that can share have it, and not every one takes pictures.
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

/** Browsers that cannot be asked take no pictures. */
function mayShare(data: ShareData): boolean {
  return 'canShare' in navigator ? navigator.canShare(data) : data.files === undefined;
}

/** What is said where neither the system nor the clipboard takes a link. */
export function refusedWords(url: string): string {
  return msg(str`This browser doesn’t allow copying. Here is the link: ${url}`);
}

/** The address of the game, with nothing after its `#`. */
export function homeAddress(): string {
  return location.origin + location.pathname;
}
