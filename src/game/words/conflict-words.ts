import { msg, str } from '@lit/localize';
import type { TemplateResult } from 'lit';
import type { LineKind, Relation } from '../../core/board/attacks.ts';
import type { Rules, Sight } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { houseName, squaresWordsOn } from './house-words.ts';
import type { JudgedPosition } from '../session/session.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { oneOf, plural } from '../../i18n/format.ts';

/** A violation of one rule: two queens that share a line or touch, or the queens of a region. */
interface Breach {
  readonly kind: 'touch' | 'row' | 'column' | 'region' | 'sight';
  /** The queens in reading order of the board. */
  readonly squares: readonly Square[];
  /** Their names. */
  readonly queens: string;
  readonly line: Relation;
  /** The name of the region as a house; empty if the queens are in conflict along another line. */
  readonly region: string;
}

/** Returns the newest conflict of a board as a sentence without a full stop: `d5 and e4 touch at a corner`. */
export function conflictLine(rules: Rules, standing: JudgedPosition): TemplateResult | undefined {
  const breach = breachOf(rules, standing);
  return breach && emphasized(lineWords(breach), 'wrong');
}

/** Returns the words of a conflict with its subject, the queens or the region, between asterisks. */
function lineWords({ kind, squares, queens, line, region }: Breach): string {
  switch (kind) {
    case 'touch':
      return msg(str`*${queens}* touch at a corner`);
    case 'row':
      return msg(str`*${queens}* share a row`);
    case 'column':
      return msg(str`*${queens}* share a column`);
    case 'region':
      return plural(squares.length, msg(str`*Region ${region}* has {# queen|# queens}`));
    case 'sight':
      return ofAttack(
        line,
        msg(str`*${queens}* attack each other [in a row|in a column|on a diagonal]`),
      );
  }
}

/** Returns the announcement of the newest conflict of a board: `Region 4 has 2 queens: c6 and d4.` */
export function conflictAnnouncement(rules: Rules, standing: JudgedPosition): string | undefined {
  const breach = breachOf(rules, standing);
  if (!breach) return undefined;
  const { kind, squares, queens, line, region } = breach;
  switch (kind) {
    case 'touch':
      return msg(str`${queens} touch at a corner.`);
    case 'row':
      return msg(str`${queens} share a row.`);
    case 'column':
      return msg(str`${queens} share a column.`);
    case 'region':
      return plural(squares.length, msg(str`Region ${region} has {# queen|# queens}: ${queens}.`));
    case 'sight':
      return ofAttack(
        line,
        msg(str`${queens} attack each other [in a row|in a column|on a diagonal].`),
      );
  }
}

/** Takes the wording of a message for the line of two queens: `attack [in a row|in a column|on a diagonal]`. */
function ofAttack(line: Relation, message: string): string {
  const kind = line === 'row' || line === 'column' ? line : 'diagonal';
  return oneOf(kind, ['row', 'column', 'diagonal'], message);
}

const NO_REGIONS: readonly number[] = [];

/** Returns the region of the newest conflict, whose number the board shows while the words name it. */
export function regionsInConflict(
  { regions }: Rules,
  { verdict }: JudgedPosition,
): readonly number[] {
  const [newest] = verdict.conflicts;
  return newest?.line === 'region' ? [regions![newest.newer]!] : NO_REGIONS;
}

/** Returns the newest conflict of a board; `undefined` if there is none. */
function breachOf(rules: Rules, { position, verdict }: JudgedPosition): Breach | undefined {
  const [newest] = verdict.conflicts;
  if (!newest) return undefined;
  const { newer, older, line } = newest;
  const { regions, shape, sight } = rules;
  const isRegion = line === 'region';
  const region = isRegion ? regions![newer]! : -1;
  const squares = isRegion
    ? position.queens.filter((queen) => regions![queen] === region)
    : [newer, older];
  squares.sort((a, b) => a - b);
  return {
    kind: isRegion ? line : BREACHES[sight](line),
    squares,
    queens: squaresWordsOn(squares, shape),
    line,
    region: isRegion ? houseName({ kind: line, index: region }, shape.rows) : '',
  };
}

/** The breach of two queens that see each other along a line. */
const BREACHES: Readonly<Record<Sight, (line: LineKind) => Breach['kind']>> = {
  // A queen sees only the next square of a diagonal, so that two on a diagonal touch.
  touch: (line) => (line === 'row' || line === 'column' ? line : 'touch'),
  queen: () => 'sight',
};
