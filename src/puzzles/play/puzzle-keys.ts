import { focusNextFree } from '../../game/screen/focus-next-free.ts';
import { commandOf, isForScreen } from '../../game/screen/keys.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { PUZZLE_KEYS } from '../../ui/keyboard/keymap.ts';
import type { PuzzleActions } from './puzzle-actions.ts';
import { announceRegion } from './puzzle-announcements.ts';
import { backAddress } from './puzzle-bar.ts';
import type { NtPuzzlePlay } from './puzzle-play.ts';
import { spokenTime } from '../shared/spoken-time.ts';

type Command = (typeof PUZZLE_KEYS)[keyof typeof PUZZLE_KEYS];

/** Handles a key that is pressed while a puzzle is played, wherever the focus is. */
export function pressPuzzleKey(
  event: KeyboardEvent,
  screen: NtPuzzlePlay,
  actions: PuzzleActions,
): void {
  const command = isForScreen(event, screen.renderRoot) && commandOf<Command>(event, PUZZLE_KEYS);
  if (command && run(command, screen, actions)) event.preventDefault();
}

/** Runs a command; returns true if there was something to do. */
function run(command: Command, screen: NtPuzzlePlay, actions: PuzzleActions): boolean {
  const { current, hints, solved, board } = screen;
  if (!current) return false;
  switch (command) {
    case 'undo':
    case 'redo':
    case 'clear':
      current.play({ kind: command });
      return true;
    case 'next-free':
      focusNextFree(board, current.session);
      return true;
    case 'guide':
      if (current.session.geometry.rules.goal.kind === 'guard')
        focusNextFree(board, current.session);
      else announceRegion(screen, current, board.focusedSquare);
      return true;
    case 'hint':
      void actions.hint();
      return true;
    case 'less-hint':
      hints?.ladder.previous();
      return true;
    case 'check':
      void actions.check();
      return true;
    case 'answer':
      actions.askToShow();
      return true;
    case 'time':
      screen.toggleTime();
      return true;
    case 'say-time':
      screen.dispatchEvent(new AnnounceEvent(spokenTime(current.session.elapsed)));
      return true;
    case 'next':
      return solved?.goOn() ?? false;
    case 'close':
      if (hints?.ladder.open) hints.ladder.close();
      else if (solved) screen.endSolved();
      else location.hash = backAddress(screen);
      return true;
  }
}
