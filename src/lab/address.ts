import { isExhibitName, type ExhibitName } from './exhibit-names.ts';

/** A page of the Lab. */
export type LabPage =
  | {
      readonly kind: 'exhibit';
      readonly name: ExhibitName;
      /** As the address has it, not checked against the exhibit's limits. */
      readonly size: number;
      /** What else the exhibit is asked to run with, for its view to read. */
      readonly choices: URLSearchParams;
    }
  | { readonly kind: 'race' | 'counting'; readonly size: number }
  | { readonly kind: 'story' };

const USUAL_SIZE = 8;

/** What the counting machine counts when nothing else is asked: a matter of a second. */
const USUAL_COUNT = 14;

/** The page that the Lab opens with. */
export const FIRST_PAGE: LabPage = {
  kind: 'exhibit',
  name: 'backtracking',
  size: USUAL_SIZE,
  choices: new URLSearchParams(),
};

/**
 * Reads what follows `#/lab/` in an address: `backtracking/8`, `genetic/12?seed=3`, `story`.
 * @returns `undefined` when it is no page of the Lab.
 */
export function parseLabAddress(path: string): LabPage | undefined {
  const [segments = '', query] = path.split('?', 2);
  if (segments === '') return FIRST_PAGE;
  const [name = '', sizeText, ...rest] = segments.split('/');
  if (rest.length > 0) return undefined;
  if (sizeText !== undefined && !/^[1-9]\d{0,3}$/.test(sizeText)) return undefined;
  const size = sizeText === undefined ? USUAL_SIZE : Number(sizeText);
  if (name === 'story') return sizeText === undefined ? { kind: 'story' } : undefined;
  if (name === 'race') return { kind: 'race', size };
  if (name === 'counting') {
    return { kind: 'counting', size: sizeText === undefined ? USUAL_COUNT : size };
  }
  if (!isExhibitName(name)) return undefined;
  return { kind: 'exhibit', name, size, choices: new URLSearchParams(query) };
}

/** The address of a page of the Lab, from its `#` on. */
export function labAddress(page: LabPage): string {
  if (page.kind === 'story') return '#/lab/story';
  if (page.kind !== 'exhibit') return `#/lab/${page.kind}/${page.size}`;
  const query = page.choices.toString();
  return `#/lab/${page.name}/${page.size}${query && `?${query}`}`;
}
