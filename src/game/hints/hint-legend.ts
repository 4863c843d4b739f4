import { msg, str } from '@lit/localize';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { squareNameOn } from '../../core/board/square.ts';
import type { FindingOf, ReasonFinding } from '../../solver/hints/hint.ts';
import type { Ray } from '../../solver/reasoning/rays.ts';
import type { House } from '../../core/board/house.ts';
import { plural } from '../../i18n/format.ts';
import { choiceMarks } from './hint-drawing.ts';
import { houseName, ofHouse, ofHousePair } from '../words/house-words.ts';

const FRAME = svg`<rect x="4" y="1.5" width="13" height="13" rx="3" stroke="currentColor" stroke-width="2.2" fill="none"/>`;
const CHOICE = svg`<rect x="4" y="1.5" width="13" height="13" rx="3" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 2.2" fill="none"/>`;
const STRAIGHT_RAY = svg`<path d="M1 7h17M18.5 2v10"/>`;
const SLANTED_RAY = svg`<path d="M2 1.5l11.5 10M10 15l6.5-7"/>`;
const TINT = svg`<rect class="guarded" x="4" y="1.5" width="13" height="13" rx="1.5"/>`;
const GOAL = svg`<circle class="goal" cx="11" cy="8" r="6.5"/><circle class="heart" cx="11" cy="8" r="2.2"/>`;

/** A mark, drawn on 22 × 16 units, with its meaning. */
export type LegendEntry = readonly [mark: SVGTemplateResult, words: string];

export function legendItems(entries: readonly LegendEntry[]): TemplateResult | typeof nothing {
  if (entries.length === 0) return nothing;
  return html`${entries.map(
    ([mark, words]) =>
      html`<li>
        <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">${mark}</svg>${words}
      </li>`,
  )}`;
}

export function emptiedEntries(
  { house }: FindingOf<'emptied'>,
  { rules }: Puzzle,
): readonly LegendEntry[] {
  return [[FRAME, houseLabel(house, rules.shape.rows)]];
}

/** Returns entries of the rays by kind (without any, of the framed houses), and the goal. */
export function reasonEntries(finding: ReasonFinding, { rules }: Puzzle): readonly LegendEntry[] {
  const entries = rayEntries(finding);
  if (entries.length === 0) entries.push(framedEntry(finding, rules.shape.rows));
  if (!('excluded' in finding) || finding.forced)
    entries.push([GOAL, msg('1 left', { id: 'one-square-left', desc: 'One square remains' })]);
  return entries;
}

/** Returns entries of the rays from queens on the board; the sentence names the supposed ones. */
function rayEntries(finding: ReasonFinding): LegendEntry[] {
  const supposed = 'excluded' in finding ? [...finding.excluded] : [];
  if ('moves' in finding) supposed.push(...finding.moves.map(({ square }) => square));
  const rays = finding.rays.filter(({ queen }) => !supposed.includes(queen));
  const count = (isOf: (along: Ray['along']) => boolean): number =>
    rays.filter(({ along }) => isOf(along)).length;
  const rows = count((along) => along === 'row');
  const columns = count((along) => along === 'column');
  const slanted = count((along) => along === 'rising' || along === 'falling');
  const entries: LegendEntry[] = [];
  if (rows > 0)
    entries.push([STRAIGHT_RAY, plural(rows, msg('# by row', { desc: 'Squares ruled out' }))]);
  if (columns > 0)
    entries.push([
      STRAIGHT_RAY,
      plural(columns, msg('# by column', { desc: 'Squares ruled out' })),
    ]);
  if (slanted > 0)
    entries.push([
      SLANTED_RAY,
      plural(slanted, msg('# by diagonal', { desc: 'Squares ruled out' })),
    ]);
  return entries;
}

function framedEntry(finding: ReasonFinding, size: number): LegendEntry {
  if (finding.technique !== 'shared-squares') return [FRAME, houseLabel(finding.house, size)];
  const { houses, shared } = finding;
  const [house] = houses;
  if (houses.length === 1) return [FRAME, houseLabel(house!, size)];
  return [
    FRAME,
    plural(
      houses.length,
      ofHousePair(
        house!.kind,
        shared[0]!.kind,
        msg(
          '{# [region|region|row|column|row|column], # [row|column|region|region|column|row]|# [regions|regions|rows|columns|rows|columns], # [rows|columns|regions|regions|columns|rows]}',
        ),
      ),
    ),
  ];
}

function houseLabel(house: House, size: number): string {
  return ofHouse(house.kind, msg(str`[row|column|region] ${houseName(house, size)}`));
}

/**
 * Returns entries of the squares to choose from, of their rays if these are drawn, and of the tint of guarded squares.
 * The title names the squares of a reason that decides.
 */
export function choiceEntries(
  { square, left, isDecided }: FindingOf<'only-from-these'>,
  { rules }: Puzzle,
): readonly LegendEntry[] {
  const guarded = squareNameOn(square, rules.shape);
  const hasRays = choiceMarks(left, [square], rules.shape.columns).rays.length > 0;
  return [
    ...(isDecided
      ? []
      : [
          [
            CHOICE,
            plural(left.length, msg('# to choose from', { desc: 'Squares' })),
          ] satisfies LegendEntry,
        ]),
    ...(hasRays
      ? [
          [
            STRAIGHT_RAY,
            msg(str`guards ${guarded}`, { desc: 'A line from a square to this one' }),
          ] satisfies LegendEntry,
        ]
      : []),
    [TINT, msg('guarded', { id: 'guarded-squares', desc: 'Squares with this tint' })],
  ];
}
