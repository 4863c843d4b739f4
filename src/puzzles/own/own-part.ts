import type { nothing, TemplateResult } from 'lit';
import type { DraftOf, OwnDraft } from '../../core/own-draft.ts';
import type { PuzzleKind } from '../../core/puzzle.ts';
import type { Stage } from '../../game/stage.ts';
import type { Settings } from '../../progress/settings.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import type { Drawing as BoardDrawing } from '../../ui/board/drawing.ts';
import type { OWN_KEYS } from '../../ui/keymap.ts';

/** What a key does where a puzzle is made. */
export type OwnCommand = (typeof OWN_KEYS)[keyof typeof OWN_KEYS];

/** The screen where puzzles are made, as the part of a kind sees it. */
export interface OwnScreen extends Stage {
  /** What the player chose. */
  readonly settings: Settings;
  /** The board that the part has drawn; `undefined` before it stands. */
  readonly board: NtBoard | undefined;
  /** Makes another draft of the same kind the present one: a gesture, which one Undo takes back. */
  change(draft: OwnDraft): void;
}

/**
 * What a kind of puzzle brings to the screen where it is made: its board with what the player's hand does
 * there, and what is chosen below it. Everything it shows follows from the draft it is given.
 */
export interface OwnPart<Kind extends PuzzleKind> {
  /**
   * An `nt-board` with what was drawn.
   * @param difference Queens of two answers where they differ, to be drawn over the squares.
   */
  board(draft: DraftOf<Kind>, difference: BoardDrawing): TemplateResult;
  /** What is chosen to draw with, below the verdict. */
  palette(draft: DraftOf<Kind>): TemplateResult | typeof nothing;
  /** What is said of a change to people who listen: `f3, region 4, was 2.` */
  changeWords(before: DraftOf<Kind>, after: DraftOf<Kind>): string;
  /**
   * Does what a key is for on the board of this kind, before the board has heard of it.
   * @returns Whether there was something to do.
   */
  press?(event: KeyboardEvent, command: OwnCommand | undefined, draft: DraftOf<Kind>): boolean;
}

/** The part of whichever kind, for who gives each the drafts of its own. */
export interface AnyOwnPart {
  board(draft: OwnDraft, difference: BoardDrawing): TemplateResult;
  palette(draft: OwnDraft): TemplateResult | typeof nothing;
  changeWords(before: OwnDraft, after: OwnDraft): string;
  press?(event: KeyboardEvent, command: OwnCommand | undefined, draft: OwnDraft): boolean;
}

/** Makes the part of a kind for a screen. */
export type MakeOwnPart = (screen: OwnScreen) => AnyOwnPart;
