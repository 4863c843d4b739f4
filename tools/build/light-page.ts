import { minifySync, type Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/;
const SCRIPT = /<script>([^]*?)<\/script>/;
const INDENT = /\n\s*/g;

/**
 * Makes the page as light as it can be: the style sheet of the first view goes into it, so that the
 * shell paints when the page has arrived, without asking the host a second time; its script loses
 * its comments, its lines their indents. Stands before the Content-Security-Policy, which names
 * inline parts by their hashes.
 */
export function lightPage(): Plugin {
  return {
    name: 'ninety-two:light-page',
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
        return html
          .replace(SCRIPT, (_, code: string) => `<script>${minified(code)}</script>`)
          .replace(INDENT, '\n')
          .replace(link, () => `<style>${styles}</style>`);
      },
    },
  };
}

function minified(code: string): string {
  return minifySync('shell.js', code).code.trim();
}
