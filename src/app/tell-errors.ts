import { noteError } from '../ui/last-commands.ts';

/**
 * Calls `tell` for the first error of the page that nothing has caught, in a worker too. Not errors of another origin,
 * such as those of the browser's extensions, and none that the player is told of otherwise: they are prevented.
 */
export function tellErrors(tell: () => void): void {
  // The shell tells of errors until now.
  onerror = null;
  let isTold = false;
  const hear = (what: string): void => {
    if (isTold) return;
    isTold = true;
    noteError(what);
    tell();
  };
  addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    // Chromium reports in this way that a size has changed twice in a frame, which harms nothing.
    if (message.startsWith('ResizeObserver') || !filename.startsWith(location.origin)) return;
    hear(wordsOf(error) ?? `${message}\n${filename}:${lineno}:${colno}`);
  });
  addEventListener('unhandledrejection', (event) => {
    const { defaultPrevented, reason } = event as { defaultPrevented: boolean; reason: unknown };
    const what = wordsOf(reason) ?? String(reason);
    if (!defaultPrevented && !what.includes('-extension://')) hear(what);
  });
}

/** Returns what an error says, and where it was thrown; `undefined` for a value that is no error. */
function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { stack = '' } = error;
  // The stack begins with the message in Chromium alone.
  return stack.includes(error.message) ? stack : `${String(error)}\n${stack}`;
}
