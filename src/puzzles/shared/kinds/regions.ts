import { msg, str } from '@lit/localize';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Sight } from '../../../core/board/rules.ts';
import { CODE_SIZES, regionsPuzzle } from '../../../core/puzzles/puzzle.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { emphasized } from '../../../ui/emphasized.ts';
import { regionsIcon, sightIcon, touchIcon } from '../puzzle-icons.ts';
import { rowOfGuide, type ShownKind } from './shown-kind.ts';

/** Words and icon of one rule of Regions. */
interface RegionsRule {
  readonly icon: SVGTemplateResult;
  readonly name: () => string;
  readonly text: () => string;
  readonly announcement: () => string;
  readonly line: () => TemplateResult;
  readonly printed: () => string;
  /** Returns the size of a draft with its rule. */
  readonly ofDraft: (shape: string) => string;
}

/** The rules of Regions, in the order in which they are offered. */
export const REGIONS_RULES: Readonly<Record<Sight, RegionsRule>> = {
  touch: {
    icon: touchIcon,
    name: () => msg('No touching'),
    text: () =>
      msg(
        'One queen in each row, column and region. No touching, not even at a corner; further along a diagonal is fine.',
      ),
    announcement: () => msg('No touching.'),
    line: () => emphasized(msg('One per row, column, region; *no touching*.')),
    printed: () =>
      msg('One queen in each row, column and region; no touching, not even at a corner.'),
    ofDraft: (shape) => msg(str`${shape} · No touching`),
  },
  queen: {
    icon: sightIcon,
    name: () => msg('No shared diagonals'),
    text: () =>
      msg('One queen in each row, column and region. No shared diagonals, however far apart.'),
    announcement: () => msg('No shared diagonals.'),
    line: () => emphasized(msg('One per row, column, region; *no shared diagonals*.')),
    printed: () => msg('One queen in each row, column and region; no shared diagonals.'),
    ofDraft: (shape) => msg(str`${shape} · No shared diagonals`),
  },
};

/** Regions: one queen in each row, column and region. It has several rules. */
export const regions: ShownKind = {
  name: () => msg('Regions', { id: 'kind-regions', desc: 'The name of a kind of puzzle' }),
  icon: regionsIcon,
  ruleIcon: (sight) => REGIONS_RULES[sight].icon,
  ruleName: (sight) => REGIONS_RULES[sight].name(),
  ruleText: (sight) => REGIONS_RULES[sight].text(),
  ruleAnnouncement: (sight) => REGIONS_RULES[sight].announcement(),
  ruleLine: ({ puzzle }) => REGIONS_RULES[puzzle.rules.sight].line(),
  printedRule: ({ rules }) => REGIONS_RULES[rules.sight].printed(),

  spokenProgress({ placed, total }) {
    return plural(total - placed, msg(str`${placed} of ${total}, {# region|# regions} left.`));
  },

  headProblem: (text) =>
    msg(str`“${text}” isn’t a size and rule like 8t (no touching) or 8s (no shared diagonals).`),
  sizeProblem({ rows }) {
    const { least, most } = CODE_SIZES.regions;
    return plural(
      most,
      msg(str`A Regions board has ${least} to {# row|# rows}; this one has ${numberOf(rows)}.`),
    );
  },

  guide: {
    puzzle: regionsPuzzle(
      5,
      'touch',
      [
        [4, 4, 4, 4, 1],
        [0, 0, 3, 1, 1],
        [0, 2, 3, 3, 3],
        [2, 2, 3, 3, 3],
        [2, 2, 3, 3, 3],
      ].flat(),
    ),
    queens: [2, 9],
    steps: [
      {
        square: 10,
        about: [5, 6, 10],
        words: (name) =>
          msg(
            str`One queen in each row, column and region. This region has one free square. Choose ${name}.`,
          ),
      },
      {
        square: 18,
        about: rowOfGuide(3, 5),
        words: (name) =>
          msg(str`No touching, not even at a corner: in row 2 that leaves ${name}. Choose it.`),
      },
      {
        square: 21,
        about: rowOfGuide(4, 5),
        words: (name) =>
          msg(
            str`Further along a diagonal is fine, so the last queen can go on ${name}. Choose it.`,
          ),
      },
    ],
  },
};
