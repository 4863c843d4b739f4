/** All that a report of an error is made of. */
export interface Report {
  readonly version: string;
  readonly browser: string;
  readonly language: string;
  /** The address of the page. */
  readonly address: string;
  /** The names of the last commands, the oldest first. */
  readonly commands: readonly string[];
  /** The error and its place; left out if there was none. */
  readonly error?: string | undefined;
}

/**
 * Returns the text of a report, in English, for those who mend the game.
 * @param withBoard True if the player lets it name the board or puzzle of the address.
 */
export function reportText(report: Report, withBoard: boolean): string {
  const { version, browser, language, address, commands, error } = report;
  return [
    `Ninety-Two ${version}`,
    `Browser: ${browser}`,
    `Language: ${language}`,
    `Address: ${withBoard ? withoutQuery(address) : withoutBoard(address)}`,
    `Last commands: ${commands.join(', ') || 'none'}`,
    `Error: ${error === undefined ? 'none' : withoutCodes(error)}`,
  ].join('\n');
}

/** Returns an address without its query, which may have a person's name. */
function withoutQuery(address: string): string {
  const [page = '', fragment] = address.split('#');
  const path = page.replace(/[?&].*/s, '');
  return fragment === undefined ? path : `${path}#${fragment.replace(/[?&].*/s, '')}`;
}

/** Returns an address without boards, puzzles and names: only days, sizes, and the names of pages stay. */
function withoutBoard(address: string): string {
  const [page = '', fragment] = withoutQuery(address).split('#');
  if (fragment === undefined) return page;
  const isPlain = (part: string): boolean =>
    /^(?:[a-z]{0,16}(?:-[a-z]{1,16})*|\d{1,2}|\d{4}-\d\d-\d\d)$/.test(part);
  const parts = fragment.split('/').map((part) => (isPlain(part) ? part : '…'));
  return `${page}#${parts.join('/')}`;
}

/** Returns an error without codes of boards and puzzles. Lines with the address of a script keep their numbers. */
function withoutCodes(error: string): string {
  return error
    .replace(/(:\/\/[^\s#?]*)[#?]\S*/g, '$1…')
    .split('\n')
    .map((line) => (line.includes('://') ? line.trim() : line.replace(/\S*\d{4}\S*/g, '…')))
    .join('\n');
}
