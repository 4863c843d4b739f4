import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * The policy of what the page may load and do; no other file says it. Lit's styles are constructed style
 * sheets, which no directive governs, so nothing inline is needed beyond the shell of index.html.
 */
const DIRECTIVES = {
  'default-src': "'none'",
  // The counting kernel is WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types':
    'lit-html ninety-two-worker ninety-two-puzzles ninety-two-picture ninety-two-lab ninety-two-counting ninety-two-service-worker',
} as const;

/** The text in public/_headers that the policy replaces. */
const PLACEHOLDER = '%CONTENT_SECURITY_POLICY%';

const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([^]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([^]*?)<\/style>/gi;

/**
 * Writes the policy, with the hashes of the inline scripts and styles of index.html, into the built page as a meta tag
 * and into dist/_headers for hosts that send headers. The development server has no policy, because Vite injects its
 * client and styles inline.
 */
export function contentSecurityPolicy(): Plugin {
  let config: ResolvedConfig;
  let policy: string | undefined;
  return {
    name: 'ninety-two:content-security-policy',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!CHARSET.test(html)) throw new Error('index.html has no <meta charset="…">.');
        policy = policyFor(html);
        // A policy applies only to what follows it, so it comes before every script and style.
        return html.replace(
          CHARSET,
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
    generateBundle: {
      order: 'post',
      async handler() {
        if (policy === undefined) throw new Error('index.html was not built before _headers.');
        const template = await readFile(join(config.publicDir, '_headers'), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: '_headers',
          source: template.replace(PLACEHOLDER, policy),
        });
      },
    },
  };
}

/** Returns the policy of a page, with the hashes of its inline scripts and styles. */
export function policyFor(html: string): string {
  const directives = {
    ...DIRECTIVES,
    'script-src': [DIRECTIVES['script-src'], ...hashesOf(html, INLINE_SCRIPT)].join(' '),
    'style-src': [DIRECTIVES['style-src'], ...hashesOf(html, INLINE_STYLE)].join(' '),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function hashesOf(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, text]) => {
    const hash = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    return `'sha256-${hash}'`;
  });
}
