import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Conflict, LineKind } from '../../core/board/attacks.ts';
import type { Rules, Sight } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { squaresWordsOn } from './house-words.ts';
import type { JudgedPosition } from '../session/session.ts';
import { lineWords } from './words.ts';
import { pluralOf } from '../../i18n/format.ts';

/** A violation of one rule. */
interface Breach {
  /** The queens or the region, in bold type in the sentence. */
  readonly subject: string;
  readonly kind: 'touch' | 'row' | 'column' | 'region' | 'sight';
  /** The number of queens that take part. */
  readonly count: number;
  /** The names of these queens, in reading order of the board unless the subject names them. */
  readonly queens: string;
  readonly line: Conflict['line'];
}

/** Returns the newest conflict of a board as a sentence without a full stop: `d5 and e4 touch at a corner`. */
export function conflictLine(rules: Rules, standing: JudgedPosition): TemplateResult | undefined {
  const breach = breachOf(rules, standing);
  if (!breach) return undefined;
  const subject = html`<b class="wrong">${breach.subject}</b>`;
  switch (breach.kind) {
    case 'touch':
      return msg(html`${subject} touch at a corner`);
    case 'row':
      return msg(html`${subject} share a row`);
    case 'column':
      return msg(html`${subject} share a column`);
    case 'region':
      return pluralOf(breach.count, {
        two: msg(html`${subject} has two queens`),
        other: msg(html`${subject} has ${breach.count} queens`),
      });
    case 'sight':
      return msg(html`${subject} attack each other ${lineWords(breach.line)}`);
  }
}

/** Returns the announcement of the newest conflict of a board: `Region 4 has two queens: c6 and d4.` */
export function conflictAnnouncement(rules: Rules, standing: JudgedPosition): string | undefined {
  const breach = breachOf(rules, standing);
  if (!breach) return undefined;
  const { subject, queens, count } = breach;
  switch (breach.kind) {
    case 'touch':
      return msg(str`${subject} touch at a corner.`);
    case 'row':
      return msg(str`${subject} share a row.`);
    case 'column':
      return msg(str`${subject} share a column.`);
    case 'region':
      return pluralOf(count, {
        two: msg(str`${subject} has two queens: ${queens}.`),
        other: msg(str`${subject} has ${count} queens: ${queens}.`),
      });
    case 'sight':
      return msg(str`${subject} attack each other ${lineWords(breach.line)}.`);
  }
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
  const namesOf = (squares: readonly Square[]): string =>
    squaresWordsOn(
      [...squares].sort((a, b) => a - b),
      shape,
    );
  if (line === 'region') {
    const region = regions![newer]!;
    const inIt = position.queens.filter((queen) => regions![queen] === region);
    const subject = msg(str`Region ${region + 1}`);
    return { subject, kind: 'region', count: inIt.length, queens: namesOf(inIt), line };
  }
  const subject = namesOf([newer, older]);
  const common = { subject, count: 2, queens: subject, line };
  return { ...common, kind: BREACHES[sight](line) };
}

/** The breach of two queens that see each other along a line. */
const BREACHES: Readonly<Record<Sight, (line: LineKind) => Breach['kind']>> = {
  // A queen sees only the next square of a diagonal, so that two on a diagonal touch.
  touch: (line) => (line === 'row' || line === 'column' ? line : 'touch'),
  queen: () => 'sight',
};
