/** The browser's offer to install the game; not in TypeScript's library. */
export interface InstallOffer extends Event {
  /** Lets the browser ask the player. Once only. */
  prompt(): Promise<unknown>;
}

/** The offer that stands, for Settings alone to make: the browser would put a banner over the board. */
export const installation: { offer?: InstallOffer | undefined } = {};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installation.offer = event as InstallOffer;
});
