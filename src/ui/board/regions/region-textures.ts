import { svg, type SVGTemplateResult } from 'lit';
import type { RegionLook } from '../../puzzles/region-looks.ts';

/** The width of a texture's lines, in CSS pixels. */
const LINE = 1.5;

/** The width of each texture's tile, in pitches. */
const TILES = [1, 1, 1, 1, 1, 1.5, 1, 1.5, 2, 1.5, 2, 2];

/** The look of each region if no two share a tint. */
const OWN: readonly RegionLook[] = TILES.map((_, region) => ({ tint: region, texture: region }));

/**
 * Returns the textures of regions as patterns `texture-k`, which tell regions apart without colour. None consists of
 * solid dots, because a dot marks a square that is ruled out. Texture 0 is plain.
 * @param pitch The distance between two lines of a texture, in board units; it divides the square, so that textures
 * meet at its edges.
 * @param unit The number of board units in a CSS pixel.
 * @param looks The look of each region; by default region k has tint k and texture k.
 */
export function texturePatterns(
  pitch: number,
  unit: number,
  looks: readonly RegionLook[] = OWN,
): SVGTemplateResult[] {
  return looks.flatMap(({ tint, texture }, region) => {
    const width = TILES[texture]! * pitch;
    const line = LINE * unit;
    const look = `ink-${tint}`;
    return texture === 0
      ? []
      : svg`<pattern id=${`texture-${region}`} patternUnits="userSpaceOnUse" width=${width} height=${width}>
        ${
          texture === 1
            ? svg`<circle class=${look} stroke-width=${line} cx=${width / 2} cy=${width / 2} r=${width * 0.3}/>`
            : svg`<path class=${look} stroke-width=${line} d=${linesOf(texture, width)}/>`
        }</pattern>`;
  });
}

/**
 * Returns the path of a texture's lines on a tile.
 * @param width The width of the tile, in board units.
 */
function linesOf(texture: number, width: number): string {
  const at = (share: number): number => share * width;
  const [half, more] = [at(0.5), at(1.5)];
  switch (texture) {
    case 2:
      return `M0 ${width}L${width} 0M${-half} ${half}L${half} ${-half}M${half} ${more}L${more} ${half}`;
    case 3:
      return `M0 ${half}H${width}`;
    case 4:
      return `M${half} 0V${width}`;
    case 5:
      return `M0 ${half}H${width}M${half} 0V${width}`;
    case 6:
      return `M0 0L${width} ${width}M${half} ${-half}L${more} ${half}M${-half} ${half}L${half} ${more}`;
    case 7:
      return `M0 0L${width} ${width}M0 ${width}L${width} 0`;
    case 8: {
      const [low, high] = [at(0.25), at(0.75)];
      return `M0 ${low}H${width}M0 ${high}H${width}M${low} ${low}V${high}M${high} ${high}V${width}M${high} 0V${low}`;
    }
    case 9:
      return `M${half} ${at(0.22)}V${at(0.78)}M${at(0.22)} ${half}H${at(0.78)}`;
    case 10:
      return [-0.5, 0, 0.5]
        .map(
          (down) => `M0 ${at(down + 0.62)}L${half} ${at(down + 0.38)}L${width} ${at(down + 0.62)}`,
        )
        .join('');
    default:
      return `M0 ${half}A${half} ${half} 0 0 1 ${width} ${half}M${-half} ${width}A${half} ${half} 0 0 1 ${half} ${width}M${half} ${width}A${half} ${half} 0 0 1 ${more} ${width}`;
  }
}
