import type { nothing, TemplateResult } from 'lit';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { Drawing as BoardDrawing } from '../../../ui/drawing/drawing.ts';
import type { CommandIn } from '../../../ui/keyboard/keymap.ts';
import type { NtEditor } from '../editor.ts';

export type EditorCommand = CommandIn<'own'>;

/**
 * The part of the editor for a kind of puzzle: its board with the gestures on it, and the palette below it. Everything
 * it shows follows from the draft it is given.
 */
export interface EditorPart<Draft extends OwnDraft = OwnDraft> {
  /** Describes the board in a line: `8 × 8 · No touching`, `Fill in · 8 × 8`, `Guard · 7 × 9 · 5 queens`. */
  boardWords(draft: Draft): string;
  /**
   * Draws an `nt-board` with the draft.
   * @param drawing The squares that the verdict is about, to be drawn over the board.
   */
  board(draft: Draft, drawing: BoardDrawing): TemplateResult;
  palette(draft: Draft): TemplateResult | typeof nothing;
  /** Returns true if the palette needs room for two rows. */
  isPaletteLong(draft: Draft): boolean;
  /** Describes a change for screen readers: `f3, region 4, was 2.` */
  changeWords(before: Draft, after: Draft): string;
  /**
   * Handles a key on the board of this kind, before the board does.
   * @returns True if there was something to do.
   */
  press?(event: KeyboardEvent, command: EditorCommand | undefined, draft: Draft): boolean;
}

export type MakeEditorPart = (screen: NtEditor) => EditorPart;
