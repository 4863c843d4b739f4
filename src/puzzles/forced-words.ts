import { msg, str } from '@lit/localize';
import { squareName } from '../core/square.ts';
import { houseWords } from '../game/house-words.ts';
import type { Forced } from '../solver/reasoning/explain.ts';

/** `That leaves region 7 only f2.`; nothing where squares that are ruled out force no queen. */
export function forcedWords(forced: Forced | undefined, size: number): string {
  if (!forced) return '';
  const house = houseWords(forced.house, size);
  return msg(str`That leaves ${house} only ${squareName(forced.square, size)}.`);
}
