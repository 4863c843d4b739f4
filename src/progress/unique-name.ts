/**
 * A name that no other tab will give to anything of its own. Not `crypto.randomUUID`, which browsers
 * have only where the host speaks HTTPS.
 */
export function uniqueName(): string {
  return Math.random().toString(36).slice(2, 12);
}
