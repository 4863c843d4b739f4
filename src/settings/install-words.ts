import { msg } from '@lit/localize';

/**
 * Returns how to install the game in a browser that can but does not offer it itself; `undefined` where this is not
 * certain.
 * @param userAgent As `navigator.userAgent` has it.
 * @param isTouched True if the device has a touch screen: an iPad identifies itself as a Mac.
 */
export function installWords(userAgent: string, isTouched: boolean): string | undefined {
  if (/Android.*Firefox\//.test(userAgent)) {
    return msg('To install: open Firefox’s menu and add Ninety-Two to the Home screen.');
  }
  // Only Safari has the version alone; other browsers add their own names.
  const [, version] = /Version\/(\d+).*Safari\//.exec(userAgent) ?? [];
  if (version === undefined || /CriOS|FxiOS|EdgiOS|Chrome|Android/.test(userAgent))
    return undefined;
  if (/iPhone|iPad|iPod/.test(userAgent) || isTouched) {
    return msg('To install: tap “Share” in Safari, then “Add to Home Screen”.');
  }
  return userAgent.includes('Macintosh') && Number(version) >= 17
    ? msg('To install: in Safari’s File menu, choose Add to Dock.')
    : undefined;
}
