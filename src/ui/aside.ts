/** Runs what a board can do without: an error is told, and the board goes on. */
export function aside<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
