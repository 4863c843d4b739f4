import { msg } from '@lit/localize';

/**
 * How to install the game where the browser can and does not offer it itself; `undefined` where nothing
 * certain can be said.
 * @param userAgent As `navigator.userAgent` has it.
 * @param isTouched Whether the device has a touch screen: an iPad calls itself a Mac.
 */
export function installWords(userAgent: string, isTouched: boolean): string | undefined {
  if (/Android.*Firefox\//.test(userAgent)) {
    return msg('To install: open Firefox’s menu and add Ninety-Two to the Home screen.');
  }
  // Only Safari itself names its version; others name themselves besides.
  const [, version] = /Version\/(\d+).*Safari\//.exec(userAgent) ?? [];
  if (version === undefined || /CriOS|FxiOS|EdgiOS|Chrome|Android/.test(userAgent))
    return undefined;
  if (/iPhone|iPad|iPod/.test(userAgent) || isTouched) {
    return msg('To install: tap Share in Safari, then Add to Home Screen.');
  }
  return userAgent.includes('Macintosh') && Number(version) >= 17
    ? msg('To install: in Safari’s File menu, choose Add to Dock.')
    : undefined;
}
