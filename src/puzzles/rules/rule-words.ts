import { msg } from '@lit/localize';
import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { kindOf } from '../../core/puzzles/puzzle.ts';
import type { Rules } from '../../core/board/rules.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { completeIcon, guardIcon, sightIcon, touchIcon } from '../shared/puzzle-icons.ts';
import { plural } from '../../i18n/format.ts';

export function ruleGlyph(rules: Rules): SVGTemplateResult {
  switch (kindOf(rules)) {
    case 'complete':
      return completeIcon;
    case 'guard':
      return guardIcon;
    case 'regions':
      return rules.sight === 'touch' ? touchIcon : sightIcon;
  }
}

export function ruleLine(
  { puzzle: { rules }, step }: PlayedPuzzle,
  isOfTable: boolean,
): TemplateResult | string {
  switch (kindOf(rules)) {
    case 'complete':
      // Only a puzzle with a difficulty is known to have one answer.
      return step
        ? msg('Framed queens can’t move. There is exactly one solution.')
        : msg('Framed queens can’t move. Place the others so that none attacks another.');
    case 'regions':
      return rules.sight === 'touch'
        ? msg(html`One per row, column, region; <b>none may touch</b>.`)
        : msg(html`One per row, column, region; <b>none on a diagonal</b>.`);
    case 'guard': {
      const { goal } = rules;
      const queens = goal.kind === 'guard' ? goal.queens : 0;
      return isOfTable
        ? msg(html`Guard <b>every square</b> with as few queens as you can.`)
        : plural(queens, {
            one: msg(html`Use one queen to guard <b>every square</b>.`),
            other: msg(html`Use ${queens} queens to guard <b>every square</b>.`),
          });
    }
  }
}
