/**
 * Returns a name that no other tab gives to anything of its own. `crypto.randomUUID` is not used: browsers have it
 * only where the host speaks HTTPS.
 */
export function uniqueName(): string {
  return Math.random().toString(36).slice(2, 12);
}
