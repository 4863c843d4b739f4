import type { Settings } from '../../progress/settings/settings.ts';

/** A programming language, by its file extension. */
export type Language = Settings['programLanguage'];

/** The names of the languages, in the order in which they are offered. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  c: 'C',
  py: 'Python',
};

/** The files of the whole programs that do what the pseudocode of an exhibit says, with their marks. */
export type Programs = Readonly<Record<Language, string>>;

/** A program as players get it. */
export interface Program {
  readonly text: string;
  /** For each line of the text, the 0-based lines of the pseudocode that it corresponds to. */
  readonly marks: readonly (readonly number[])[];
}

/** The 1-based lines of the pseudocode that a line corresponds to: before it, or behind it in Python. */
const MARK = /\/\*@([\d,]+)\*\/ | #@([\d,]+)$/;

/** Reads a program's file and takes the marks out of its text. */
export function readProgram(file: string): Program {
  const lines = file.split('\n');
  return {
    text: lines.map((line) => line.replace(MARK, '')).join('\n'),
    marks: lines.map((line) => {
      const [, before, behind] = MARK.exec(line) ?? [];
      return (before ?? behind)?.split(',').map((number) => Number(number) - 1) ?? [];
    }),
  };
}
