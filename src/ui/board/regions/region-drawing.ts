import { svg, type SVGTemplateResult } from 'lit';
import type { Rules } from '../../../core/board/rules.ts';
import type { Shape } from '../../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import { piecesOf } from '../../../core/puzzles/region-pieces.ts';
import { regionLooks, type RegionLook } from '../../puzzles/region-looks.ts';
import { edgePaths, outlinePath, regionPaths } from '../../puzzles/region-paths.ts';
import { texturePatterns } from './region-textures.ts';

export type RegionRules = Rules & Required<Pick<Rules, 'regions'>>;

/**
 * Limits for the pitch of textures: it is widest on squares narrower than `NARROW` CSS pixels, and wider than usual on
 * boards with more than `FEW_COLUMNS` columns.
 */
const NARROW = 22;
const FEW_COLUMNS = 8;

/**
 * Draws the ground of a board of regions: tints, textures, lines. It depends only on the puzzle and the width of
 * squares.
 */
export function drawRegions(rules: RegionRules, squareWidth: number): SVGTemplateResult {
  const edges = edgePaths(rules);
  const looks = regionLooks(rules);
  const paths = regionPaths(rules);
  return svg`<defs>${texturesOn(rules.shape, squareWidth, looks)}</defs>
    ${looks.map(
      ({ tint, texture }, region) =>
        svg`<path class=${`tint-${tint}`} d=${paths[region]!}/><path fill=${texture === 0 ? 'none' : `url(#texture-${region})`} d=${paths[region]!}/>`,
    )}
    <path class="within" d=${edges.within}/>
    <path class="between" d=${edges.between}/>
    ${frameOf(rules.shape, squareWidth)}`;
}

/**
 * Returns the texture patterns for a board whose squares are `squareWidth` CSS pixels wide.
 * @param looks The look of each region; by default region k has tint k and texture k.
 */
export function texturesOn(
  { columns }: Shape,
  squareWidth: number,
  looks?: readonly RegionLook[],
): SVGTemplateResult[] {
  const pitch = 100 / (squareWidth < NARROW ? 3 : columns > FEW_COLUMNS ? 4 : 6);
  return texturePatterns(pitch, 100 / squareWidth, looks);
}

export function frameOf({ rows, columns }: Shape, squareWidth: number): SVGTemplateResult {
  const unit = 100 / squareWidth;
  return svg`<rect class="between" x=${1.5 * unit} y=${1.5 * unit} width=${columns * 100 - 3 * unit} height=${rows * 100 - 3 * unit} rx=${5.5 * unit}/>`;
}

/**
 * Draws the outline of a region with two queens. It lies within the region, so that the board's edge cuts nothing off.
 */
export function drawCrowded(rules: RegionRules, region: number): SVGTemplateResult {
  const outline = outlinePath(rules, region);
  return svg`<clipPath id=${`region-${region}`}><path d=${regionPaths(rules)[region]!}/></clipPath>
    <g clip-path=${`url(#region-${region})`}><path class="crowded-casing" d=${outline}/><path class="crowded" d=${outline}/></g>`;
}

/** Half the side of a number's background, in CSS pixels. */
const HALF_NUMBER = 8;

/** Draws the number of a region, 1-based, in the first square without a queen of each of its pieces. */
export function drawRegionNumber(
  { shape, regions }: RegionRules,
  region: number,
  squareWidth: number,
  queens: readonly Square[],
): SVGTemplateResult[] {
  const unit = 100 / squareWidth;
  return piecesOf(region, regions, shape).map((squares) => {
    const free = squares.find((square) => !queens.includes(square));
    const square = free ?? squares[0]!;
    const [column, row] = [columnOf(square, shape.columns), rowOf(square, shape.columns)];
    const [x, y] = numberPlace(column, row, squareWidth, free === undefined);
    return svg`<g transform=${`translate(${column * 100 + x * unit} ${row * 100 + y * unit}) scale(${unit})`}><rect x=${-HALF_NUMBER} y=${-HALF_NUMBER} width=${2 * HALF_NUMBER} height=${2 * HALF_NUMBER} rx="4"/><text y="4.3">${region + 1}</text></g>`;
  });
}

/** Returns the middle of a number within its square, in CSS pixels. */
function numberPlace(
  column: number,
  row: number,
  squareWidth: number,
  isTaken: boolean,
): [x: number, y: number] {
  const inside = HALF_NUMBER + 1.5;
  // On a small square or a queen's the number would hide its content, so it sits on the corner, except along the board's
  // edges.
  const near = squareWidth < 40 || isTaken ? squareWidth / 6 : 17;
  const y = row === 0 ? Math.max(near, inside) : near;
  // The left column has the names of ranks on its left.
  return [column === 0 ? squareWidth - inside - 2 : near, y];
}
