import type { Plugin } from 'vite';

/** Chromium compiles all functions of a script that begins with it while the script is fetched. Others ignore it. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has the script of the first view compiled beside the page's thread, because a start runs most of it. Later scripts,
 * of which a visit runs little, are compiled as they run.
 */
export function compileHint(): Plugin {
  return {
    name: 'ninety-two:compile-hint',
    apply: 'build',
    enforce: 'post',
    // Not as a banner, which the minifier would remove with all comments.
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.isEntry) output.code = `${HINT}\n${output.code}`;
      }
    },
  };
}
