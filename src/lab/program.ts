import type { Settings } from '../progress/settings.ts';

/** A language that programs are written in, by the ending of its files. */
export type Language = Settings['programLanguage'];

/** The languages with their names, in the order in which they are offered. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  c: 'C',
  cpp: 'C++',
  py: 'Python',
  ts: 'TypeScript',
};

/** A whole program that does what the pseudocode of its exhibit says. */
export interface Program {
  readonly text: string;
  /** For each line of the pseudocode the line of the program that corresponds to it, without its indent. */
  readonly lines: readonly string[];
}

/** The programs of an exhibit. */
export type Programs = Readonly<Record<Language, Program>>;

/** Returns the lines of a program's text. */
export function textLines({ text }: Program): string[] {
  return text.trimEnd().split('\n');
}

/**
 * Returns the 0-based line of a program that corresponds to a line of the pseudocode.
 * @param running The 0-based line of the pseudocode; none runs before the first step.
 */
export function lineOf(program: Program, running: number | undefined): number | undefined {
  if (running === undefined) return undefined;
  return textLines(program).findIndex((line) => line.trim() === program.lines[running]);
}
