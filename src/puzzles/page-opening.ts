import type { ReactiveControllerHost } from 'lit';
import { Opening } from './opening.ts';
import { puzzleSolver } from './page-solver.ts';

/** What opens puzzles on a screen, with the page's solver; loaded when the first is opened. */
export function openingOn(host: ReactiveControllerHost): Opening {
  return new Opening(host, puzzleSolver);
}
