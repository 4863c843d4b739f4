import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../tools/build/web-app.ts';
import { DIST } from '../../tools/server.mjs';

/** An entry of the list in sw.js. */
interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

const ENTRY = /\{[^{}]*"url":"[^"]+"[^{}]*\}/g;

/**
 * Copies the build and renames every script in it, as a new version with new hashes would.
 * @param name The name of the version, which stands at the end of the names of its scripts.
 */
export async function makeBuild(directory: string, name = 'next'): Promise<void> {
  await cp(DIST, directory, { recursive: true });
  const assets = join(directory, 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const newName = (script: string): string => script.replace(/\.js$/, `-${name}.js`);
  const renamed = (text: string): string =>
    scripts.reduce((result, script) => result.replaceAll(script, newName(script)), text);

  const mentions = [
    ...scripts.map((script) => join(assets, script)),
    ...['index.html', 'sw.js'].map((file) => join(directory, file)),
  ];
  for (const file of mentions) await writeFile(file, renamed(await readFile(file, 'utf8')));
  for (const script of scripts) await rename(join(assets, script), join(assets, newName(script)));

  const worker = join(directory, 'sw.js');
  const text = await readFile(worker, 'utf8');
  const entries = new Map<string, string>();
  for (const [entry] of text.matchAll(ENTRY)) {
    const { revision, integrity, ...file } = JSON.parse(entry) as BuiltFile;
    const content = await readFile(join(directory, file.url));
    const next: BuiltFile = {
      ...file,
      // A page has no hash in its name: the service worker knows its versions by a revision.
      revision: revision !== null && file.url === 'index.html' ? `${revision}${name}` : revision,
      ...(integrity !== undefined && { integrity: integrityOf(content) }),
    };
    entries.set(entry, JSON.stringify(next));
  }
  await writeFile(
    worker,
    text.replaceAll(ENTRY, (entry) => entries.get(entry)!),
  );
}
