/** The browser's offer to install the game (`BeforeInstallPromptEvent`), which TypeScript's DOM types lack. */
interface InstallOffer extends Event {
  /** Lets the browser ask the player; works once. */
  prompt(): Promise<unknown>;
}

/** The current offer. Only Settings uses it, because the browser's own banner would cover the board. */
export const installation: { offer?: InstallOffer | undefined } = {};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installation.offer = event as InstallOffer;
});
