import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Keeps the last build until the next one is written: a build over budget leaves it as it was. */
export function lastBuild(): Plugin {
  let built: string;
  let aside: string;
  let isWritten = false;
  return {
    name: 'ninety-two:last-build',
    apply: 'build',
    configResolved({ root, build }) {
      built = resolve(root, build.outDir);
      aside = `${built}.last`;
    },
    buildEnd(error) {
      if (error || !existsSync(built)) return;
      rmSync(aside, { recursive: true, force: true });
      renameSync(built, aside);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle() {
      if (!existsSync(aside)) return;
      if (isWritten) rmSync(aside, { recursive: true });
      else {
        rmSync(built, { recursive: true, force: true });
        renameSync(aside, built);
      }
    },
  };
}
