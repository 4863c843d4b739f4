import type { Plugin } from 'vite';
import { shortId } from '../../src/i18n/short-id.ts';

/** The id of a translation, as `lit-localize build` writes it before its words. */
const ID = /^( *)'([\w-]+)':/gm;

/** Gives translations short ids. Fails where two would have the same, though they stand in different files. */
export function shortIds(): Plugin {
  const taken = new Map<string, string>();
  return {
    name: 'ninety-two:short-ids',
    // As it is written, before types are taken out of it.
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/i18n\/locales\/.*\.ts$/ },
      handler(code) {
        return { code: shortenIds(code, taken), map: null };
      },
    },
  };
}

/**
 * The source of a language with short ids.
 * @param taken Ids by the short ones they have got; those of this source are added.
 */
export function shortenIds(code: string, taken: Map<string, string>): string {
  return code.replace(ID, (_, indent: string, id: string) => {
    const short = shortId(id);
    const other = taken.get(short) ?? id;
    if (other !== id) throw new Error(`${id} and ${other} would both have the id ${short}`);
    taken.set(short, id);
    return `${indent}'${short}':`;
  });
}
