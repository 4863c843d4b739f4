import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** A style sheet of a component: a `css` literal, with nothing to be filled in. */
const STYLES = /\bcss`([^`$]*)`/g;

/** Minifies the style sheets inside components, which the minifier of scripts sees as text. */
export function minifyStyles(): Plugin {
  return {
    name: 'ninety-two:minify-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'css`' },
      handler(code) {
        return {
          code: code.replace(STYLES, (_, styles: string) => {
            const minified = transform({
              filename: 'styles.css',
              code: Buffer.from(styles),
              minify: true,
            });
            return `css\`${minified.code.toString().replaceAll('\\', '\\\\')}\``;
          }),
          map: null,
        };
      },
    },
  };
}
