import { html, svg, type TemplateResult } from 'lit';

/** The width and the stroke of each drawn figure, in a box 32 units high. */
const DRAWN_DIGITS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  0: [24, 'M12 2C18 2 21.5 7.5 21.5 16S18 30 12 30 2.5 24.5 2.5 16 6 2 12 2Z'],
  1: [15, 'M2.5 8.5 10.5 2V30.6'],
  2: [23, 'M2.6 10.2C2.6 5.3 6.3 2 11.5 2s8.9 3.3 8.9 8c0 3.7-2 6.4-5.4 9.5L3.4 30H21.4'],
  3: [23, 'M3 2H19.5L11 12.3C17 12 21 15.8 21 21.1 21 26.5 17 30 11.3 30 7 30 3.6 27.8 2.3 24.1'],
  4: [24, 'M17 30.6V2L2.4 23H22.8'],
  5: [
    23,
    'M19.2 2H6.2L4.6 14.2C6.6 12.7 9 11.9 11.6 11.9 17.2 11.9 21 15.6 21 20.9 21 26.3 17.1 30 11.5 30 7.2 30 3.7 27.8 2.3 24.1',
  ],
  6: [23, 'M16.2 1.4 4 16.2M11.5 11.7A9.15 9.15 0 1 1 11.49 11.7Z'],
  7: [22, 'M2 2H20.2L8.6 30.6'],
  8: [23, 'M11.5 2a6.7 6.7 0 1 1-.010 0ZM11.5 15.4a7.3 7.3 0 1 1-.010 0Z'],
  9: [23, 'M6.8 30.6 19 15.8M11.5 2A9.15 9.15 0 1 1 11.49 2Z'],
  '×': [22, 'M4 11 18 25M18 11 4 25'],
};

/**
 * Renders a number or a size in drawn figures. It is hidden from assistive technology, because the element around it
 * says the same in words.
 * @param text Digits and `×` only.
 * @param height The height in CSS pixels.
 * @param stroke The stroke width in units of the figure's box; 2.6 … 3.8 depending on the size.
 */
export function drawnDigits(text: string, height: number, stroke: number): TemplateResult<1> {
  const gap = stroke + 0.2;
  let x = 0;
  const drawn = Array.from(text, (symbol) => {
    const [width, path] = DRAWN_DIGITS[symbol]!;
    const figure = svg`<path transform="translate(${x} 0)" d=${path} />`;
    x += width + gap;
    return figure;
  });
  const width = x - gap;
  return html`<svg
    class="figures"
    height=${height}
    width=${Math.round((height * width) / 3.2) / 10}
    viewBox="0 .4 ${width} 31.6"
    fill="none"
    stroke="currentColor"
    stroke-width=${stroke}
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${drawn}
  </svg>`;
}
