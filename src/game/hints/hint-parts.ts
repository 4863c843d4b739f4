import { nothing, type TemplateResult } from 'lit';
import type { Puzzle } from '../../core/puzzle.ts';
import { practiceTopic, type PracticeTopic } from '../../core/technique.ts';
import type { Finding, Hint } from '../../solver/hint.ts';
import type { SpokenRung } from '../hint-ladder.ts';
import { actName, actWords } from './act-words.ts';
import { drawHint, type HintDrawing } from './hint-drawing.ts';
import { hintLegend } from './hint-legend.ts';
import { hintWords } from './hint-words.ts';
import type { RungWords } from './rung-words.ts';

/** All that is said and drawn of a hint on a rung. */
export interface HintParts {
  readonly words: RungWords;
  /** The words of the last rung's button; `undefined` where there is nothing to do. */
  readonly act: string | undefined;
  /** The name of the last rung. */
  readonly actName: string | undefined;
  readonly drawing: HintDrawing;
  /** The meanings of the marks on the board, as items of a list. */
  readonly legend: TemplateResult | typeof nothing;
  /** The technique of the reason, where it is said and can be practised. */
  readonly practice: PracticeTopic | undefined;
}

/**
 * The parts of a hint on a rung.
 * @param board What the hint is about; free play is a board of Complete on which no queen is given.
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
      return practiceTopic(rules, { technique, size: finding.moves.length });
    case 'only-from-these':
      return practiceTopic(rules, { technique, looks: finding.looks });
    default:
      return practiceTopic(rules, { technique });
  }
}
