import { expect, test } from 'vitest';
import { webApp } from './web-app.ts';

/** The identity of the app as the manifest's standard has it: an id is resolved against the origin alone. */
function identityAt(address: string): string {
  const { id, start_url: start } = webApp.manifest as { id?: string; start_url: string };
  const begin = new URL(start, new URL('manifest.webmanifest', address));
  return (id === undefined ? begin : new URL(id, begin.origin)).href.split('#')[0]!;
}

test.each(['https://example.org/', 'https://example.org/one/', 'https://example.org/another/'])(
  'the game hosted at %s is an app of its own',
  (address) => {
    expect(identityAt(address)).toBe(address);
  },
);
