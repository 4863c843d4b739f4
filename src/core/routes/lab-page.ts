/** A page of the Lab; `Exhibit` are the names of its exhibits. */
export type LabPage<Exhibit extends string = string> =
  | {
      readonly kind: 'exhibit';
      readonly name: Exhibit;
      /** The size in the address, not checked against the exhibit's limits. */
      readonly size: number;
      /** Further parameters of the exhibit, which its view reads. */
      readonly query: string;
    }
  | { readonly kind: 'counting'; readonly size: number }
  | { readonly kind: 'landing' | 'ideas' | 'story' }
  /** A question of the lesson, from 1 on; 0 is the page before the first. */
  | { readonly kind: 'lesson'; readonly step: number };

/**
 * Returns true if a part of an address behind `#/lab/` is for another page to show in a frame, or for a wall: without
 * the tabs, an exhibit with its board, sentence, code and playback only, and a question of the lesson in large words.
 */
export function isEmbedded(path: string): boolean {
  return /[?&]embed(?:[=&]|$)/u.test(path);
}

/** Returns the query of an exhibit, changed so that its link opens the run at a step. */
export function queryAtStep(query: string, step: number): string {
  const others = query.split('&').filter((part) => part !== '' && !/^step(?:=|$)/u.test(part));
  return (step > 0 ? [...others, `step=${step}`] : others).join('&');
}

const USUAL_SIZE = 8;

/** Former pages, each with the page that opens instead. */
const FORMER: Readonly<Record<string, string>> = { two: 'ideas', 'las-vegas': 'backtracking' };

/** Returns true if a part of an address behind `#/lab/` names a page that another has replaced. */
export function isFormer(path: string): boolean {
  return Object.hasOwn(FORMER, /^[^/?&]*/u.exec(path)![0]);
}

/** The default size of the counting machine, which it counts in about a second. */
const USUAL_COUNT = 14;

/**
 * Reads the part of an address behind `#/lab/`: `backtracking/8`, `genetic/12?seed=3`, `story`,
 * `lesson/5`; the landing if it is empty.
 * @param exhibits Their names.
 * @returns `undefined` when it is no page of the Lab.
 */
export function parseLabPage<Exhibit extends string>(
  path: string,
  exhibits: readonly Exhibit[],
): LabPage<Exhibit> | undefined {
  // Trackers write `&` where they find a `?` anywhere in the link.
  const [, segments = '', query = ''] = /^([^?&]*)[?&]?(.*)$/su.exec(path)!;
  if (segments === '') return { kind: 'landing' };
  const [written = '', sizeText, ...rest] = segments.split('/');
  const name = FORMER[written] ?? written;
  if (rest.length > 0) return undefined;
  if (sizeText !== undefined && !/^[1-9]\d{0,3}$/.test(sizeText)) return undefined;
  const size = sizeText === undefined ? USUAL_SIZE : Number(sizeText);
  if (name === 'story') return sizeText === undefined ? { kind: 'story' } : undefined;
  if (name === 'lesson') return { kind: 'lesson', step: Number(sizeText ?? 0) };
  // Former links say race, and name a size.
  if (name === 'ideas' || name === 'race') return { kind: 'ideas' };
  if (name === 'counting') {
    return { kind: 'counting', size: sizeText === undefined ? USUAL_COUNT : size };
  }
  const exhibit = exhibits.find((known) => known === name);
  return exhibit && { kind: 'exhibit', name: exhibit, size, query: written === name ? query : '' };
}
