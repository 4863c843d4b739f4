import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/;

/**
 * Puts the style sheet of the first view into the page, so that the shell paints when the page has arrived, without
 * asking the host a second time. Stands before the Content-Security-Policy, which names inline parts by their hashes.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'ninety-two:inline-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link, fileName] = LINK.exec(html) ?? [];
        const output = fileName === undefined ? undefined : bundle[fileName];
        if (link === undefined || output?.type !== 'asset') {
          throw new Error('The style sheet of index.html was not found in the build.');
        }
        // oxlint-disable-next-line typescript/no-dynamic-delete -- how a bundle is told to leave out a file
        delete bundle[output.fileName];
        const styles = output.source.toString().trim();
        return html.replace(link, () => `<style>${styles}</style>`);
      },
    },
  };
}
