import type { Step } from '../../core/puzzle.ts';

/** What is said of a draft. */
export interface VerdictWords {
  /** Whether something is still to be done, something is wrong, or it is as it should be. */
  readonly tone: 'open' | 'wrong' | 'good';
  readonly title: string;
  /** What the title is more exactly, as a sentence. */
  readonly text?: string | undefined;
  /** Of a puzzle that hints solve: its step, said after the title. */
  readonly step?: Step | undefined;
  /** What may be done about it, or what it needs. */
  readonly remark?: string;
}
