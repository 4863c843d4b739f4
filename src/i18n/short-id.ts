/**
 * The name that the build gives to a translation: the beginning of its id. Whole ids, hashes that nothing compresses,
 * would be a third of what a language takes.
 */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
