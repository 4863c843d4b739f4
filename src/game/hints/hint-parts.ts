import { nothing, type TemplateResult } from 'lit';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { practiceTopic, type PracticeTopic } from '../../core/puzzles/technique.ts';
import type { Finding, Hint } from '../../solver/hints/hint.ts';
import type { SpokenRung } from './hint-ladder.ts';
import { actName, actWords } from './act-words.ts';
import { drawHint, type HintDrawing } from './hint-drawing.ts';
import { hintLegend } from './hint-legend.ts';
import { hintWords } from './hint-words.ts';
import type { RungWords } from './rung-words.ts';

/** The words and drawings of a hint on a rung. */
export interface HintParts {
  readonly words: RungWords;
  /** The label of the last rung's button; `undefined` if the hint has no move. */
  readonly act: string | undefined;
  /** The name of the last rung. */
  readonly actName: string | undefined;
  readonly drawing: HintDrawing;
  /** The meanings of the marks on the board, as list items. */
  readonly legend: TemplateResult | typeof nothing;
  /** The technique of the reason, on the rung Why, if it can be practised. */
  readonly practice: PracticeTopic | undefined;
}

/**
 * Returns the parts of a hint on a rung.
 * @param board The puzzle of the hint; for free play, a puzzle of Complete without given queens.
 */
export function hintParts(hint: Hint, rung: SpokenRung, board: Puzzle): HintParts {
  return {
    words: hintWords(hint.finding, rung, board),
    act: actWords(hint.act, board.rules.shape),
    actName: actName(hint.act),
    drawing: drawHint(hint, rung, board),
    legend: rung === 'why' ? hintLegend(hint.finding, board) : nothing,
    practice: rung === 'why' ? practiceOf(hint.finding, board) : undefined,
  };
}

function practiceOf(finding: Finding, { rules }: Puzzle): PracticeTopic | undefined {
  const { technique } = finding;
  switch (technique) {
    case 'shared-squares':
      return practiceTopic(rules, { technique, size: finding.houses.length });
    case 'refutation':
      return practiceTopic(rules, {
        technique,
        size: finding.moves.length,
        isPlain: finding.isPlain,
      });
    case 'only-from-these':
      return practiceTopic(rules, { technique, looks: finding.looks });
    default:
      return practiceTopic(rules, { technique });
  }
}
