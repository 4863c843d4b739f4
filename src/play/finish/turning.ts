import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { type Code, columnsOf, queensOf } from '../../core/solutions/code.ts';
import { squareName } from '../../core/board/square.ts';
import { imagesOf, SYMMETRIES, type Symmetry } from '../../core/solutions/symmetry.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import { backIcon, icon, mirrorIcon, turnIcon } from '../../ui/drawing/icons.ts';
import { queenGlyph } from '../../ui/drawing/queen.ts';

/** A turn or a mirroring that the player is asked to do in the mind, and the solution that it makes. */
export interface TurnTask {
  readonly by: Exclude<Symmetry, 'identity'>;
  readonly code: Code;
}

/** The tasks that a solution still has: the simplest turn and the simplest mirroring to a solution that is not found. */
export interface TurnTasks {
  readonly turn: TurnTask | undefined;
  readonly mirror: TurnTask | undefined;
}

/** Turns and mirrorings, the simplest first. */
const TURNS = ['quarter', 'three-quarter', 'half'] as const;
const MIRRORINGS = ['mirror', 'mirror-half', 'mirror-quarter', 'mirror-three-quarter'] as const;

/** Returns the tasks of a solution. */
export function turnTasks(code: Code, { found }: Pick<SizeProgress, 'found'>): TurnTasks {
  const images = imagesOf(code);
  const first = (ways: readonly TurnTask['by'][]): TurnTask | undefined =>
    ways
      .map((by) => ({ by, code: images[SYMMETRIES.indexOf(by)]! }))
      .find((task) => !found.has(task.code));
  return { turn: first(TURNS), mirror: first(MIRRORINGS) };
}

/** Returns true if a turn or a mirroring of a solution is not found. */
export function canTurn(code: Code, known: Pick<SizeProgress, 'found'>): boolean {
  const { turn, mirror } = turnTasks(code, known);
  return turn !== undefined || mirror !== undefined;
}

/** Returns the words of a task, for the screen and for screen readers. */
export function turnWords({ by }: TurnTask): string {
  switch (by) {
    case 'quarter':
      return msg('Turn this a quarter to the right');
    case 'three-quarter':
      return msg('Turn this a quarter to the left');
    case 'half':
      return msg('Give this a half turn');
    case 'mirror':
      return msg('Mirror this from left to right');
    case 'mirror-half':
      return msg('Mirror this from top to bottom');
    case 'mirror-quarter':
      return msg('Mirror this across the diagonal going up');
    case 'mirror-three-quarter':
      return msg('Mirror this across the diagonal going down');
  }
}

/** Returns a task with what to do then. */
export function spokenTaskWords(task: TurnTask): string {
  return joinSentences([sentenceOf(turnWords(task)), placingWords(task)]);
}

/** Returns what to do with the board once it is turned or mirrored in the mind. */
function placingWords({ by }: TurnTask): string {
  return by.startsWith('mirror')
    ? msg('Picture the board mirrored, and put each queen where it ends up.')
    : msg('Picture the board turned, and put each queen where it ends up.');
}

/**
 * Draws the head of the screen while a solution is turned in the mind: the solution small, and the task.
 * @param code The solution to turn.
 * @param other Chooses the other of turning and mirroring; `undefined` if there is only one.
 */
export function turnHead(
  code: Code,
  task: TurnTask,
  back: () => void,
  other: (() => void) | undefined,
): TemplateResult {
  const isTurn = !task.by.startsWith('mirror');
  return html`<header class="turning">
    <div class="turn-bar">
      <button class="icon-button" aria-label=${msg('Back')} @click=${back}>
        ${icon(backIcon)}
      </button>
      <h1>${msg('Turn or mirror')}</h1>
      ${
        other
          ? html`<button class="instead" @click=${other}>
              ${isTurn ? msg('Mirror instead', { desc: 'A button: in place of turning' }) : msg('Turn instead', { desc: 'A button: in place of mirroring' })}
            </button>`
          : nothing
      }
    </div>
    <div class="mind">
      <div class="original">
        ${smallBoard(code)}
        <span class="badge ${task.by}">${icon(isTurn ? turnIcon : mirrorIcon, 16)}</span>
      </div>
      <div>
        <h2>${turnWords(task)}</h2>
        <p>${placingWords(task)}</p>
      </div>
    </div>
  </header>`;
}

/** Draws a solution small, on squares; its label names them. */
function smallBoard(code: Code): TemplateResult {
  const size = code.length;
  const squares = queensOf(code).map((queen) => squareName(queen, size));
  const label = msg(str`The solution you found: ${squares.join(' ')}`);
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${label}>
    ${columnsOf(code).map(
      (queen, row) =>
        svg`${Array.from({ length: size }, (_, column) =>
          (row + column) % 2 > 0 ? svg`<rect x=${column} y=${row} width="1" height="1"/>` : nothing,
        )}<svg x=${queen + 0.08} y=${row + 0.08} width=".84" height=".84" viewBox="0 0 64 64">${queenGlyph}</svg>`,
    )}
  </svg>`;
}
