import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { generate, type Bitmap2D } from 'lean-qr';

/** The width of the quiet zone round a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4;

export const qrStyles = css`
  .code {
    width: min(100%, 300px);
    margin: 12px auto 0;
    border-radius: var(--r-2);
    /* Black on white in every theme, for cameras. */
    background: white;
    fill: black;
    forced-color-adjust: none;
  }
`;

/**
 * Returns the modules of a QR code. It is never of version 23, with 109 modules a side: scanners on web pages often use
 * jsQR or jsqrcode, in which a wrong number makes every such code unreadable.
 */
export function qrModules(text: string): Bitmap2D {
  const code = generate(text);
  return code.size === 109 ? generate(text, { minVersion: 24 }) : code;
}

/** Draws the QR code of a link. */
export function qrCode(text: string): TemplateResult {
  const code = qrModules(text);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  const side = code.size + 2 * QUIET;
  return html`<svg
    class="code"
    viewBox="${-QUIET} ${-QUIET} ${side} ${side}"
    shape-rendering="crispEdges"
    role="img"
    aria-label=${msg('QR code of the link')}
  >
    <path d=${path} />
  </svg>`;
}
