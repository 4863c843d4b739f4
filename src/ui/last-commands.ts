/** The number of commands that a report of an error contains. */
const MOST = 20;

/** The names of the last commands of this page, the oldest first. A report of an error contains them. */
export const lastCommands: string[] = [];

/** The first error of this page that nothing has caught, and its place; `undefined` if there was none. */
export let firstError: string | undefined;

/** Notes that a command is run. Its name tells nothing about the board or the player. */
export function noteCommand(name: string): void {
  lastCommands.push(name);
  if (lastCommands.length > MOST) lastCommands.shift();
}

export function noteError(error: string): void {
  firstError ??= error;
}
