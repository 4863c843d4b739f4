import type { Plugin } from 'vite';

/**
 * What Vite puts round every dynamic import. Its own version can also fetch ahead what a chunk imports,
 * which this build does not (`modulePreload`, `cssCodeSplit` in vite.config.ts): that would be dead code
 * in the first view. What is left of it tells of parts that do not arrive.
 * Source: `preload` in vite/src/node/plugins/importAnalysisBuild.ts.
 */
const HELPER = `export const __vitePreload = (load) =>
  load().catch((payload) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    if (dispatchEvent(event)) throw payload;
  });`;

/** What Vite hands its own version at every import: nothing to fetch ahead, and where from. */
const ARGUMENTS = ',[],import.meta.url)';

/** Makes the code round dynamic imports as small as this build needs it. */
export function lightImports(): Plugin {
  return {
    name: 'ninety-two:light-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js' ? HELPER : undefined;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = output.code.replaceAll(ARGUMENTS, ')');
        }
      },
    },
  };
}
