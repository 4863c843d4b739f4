import type { Plugin } from 'vite';
import { shortId } from '../../src/i18n/short-id.ts';

/** The id of a translation, as `lit-localize build` writes it before its words. */
const ID = /^( *)'([\w-]+)':/gm;

/** Gives translations short ids. Fails where two would have the same. */
export function shortIds(): Plugin {
  return {
    name: 'ninety-two:short-ids',
    // As it is written, before types are taken out of it.
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/i18n\/locales\/.*\.ts$/ },
      handler(code) {
        return { code: shortenIds(code), map: null };
      },
    },
  };
}

/** The source of a language with short ids. */
export function shortenIds(code: string): string {
  const taken = new Set<string>();
  return code.replace(ID, (_, indent: string, id: string) => {
    const short = shortId(id);
    if (taken.has(short)) throw new Error(`Two translations would have the id ${short}`);
    taken.add(short);
    return `${indent}'${short}':`;
  });
}
