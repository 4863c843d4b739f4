import type { Settings } from '../../progress/settings/settings.ts';

/** A programming language, by its file extension. */
export type Language = Settings['programLanguage'];

/** The names of the languages, in the order in which they are offered. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  c: 'C',
  cpp: 'C++',
  py: 'Python',
  ts: 'TypeScript',
};

/** A whole program that does what the pseudocode of its exhibit says. */
export interface Program {
  readonly text: string;
  /** For each line of the pseudocode, the corresponding line of the program without its indentation. */
  readonly lines: readonly string[];
}

export type Programs = Readonly<Record<Language, Program>>;

export function textLines({ text }: Program): string[] {
  return text.trimEnd().split('\n');
}

/**
 * Returns the 0-based line of a program that corresponds to a line of the pseudocode.
 * @param running The 0-based line of the pseudocode; `undefined` before the first step.
 */
export function lineOf(program: Program, running: number | undefined): number | undefined {
  if (running === undefined) return undefined;
  return textLines(program).findIndex((line) => line.trim() === program.lines[running]);
}
