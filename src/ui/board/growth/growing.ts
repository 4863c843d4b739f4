import type { Rules } from '../../../core/rules.ts';
import type { Square } from '../../../core/square.ts';

/** A square on which what a queen has brought grows. */
export interface Growth {
  readonly square: Square;
  /** What the square carries, a number as the painter of the board's signs reads it. */
  readonly sign: number;
  /** Whether the square was not guarded before: its ring closes. */
  readonly wasOpen: boolean;
  /** When it begins, in milliseconds of the page's clock; of a message, from when it is sent. */
  readonly begin: number;
}

/** With what signs are painted. */
export interface Looks {
  /** The design's tokens that the painter reads. */
  readonly tokens: Readonly<Record<string, string>>;
  /** How many of the screen's pixels a CSS pixel is wide. */
  readonly pixelRatio: number;
}

/** All that grows on a board; crosses to the worker that paints it. */
export interface Growing {
  readonly growths: readonly Growth[];
  /** Milliseconds that each takes. */
  readonly duration: number;
  readonly rules: Rules;
  readonly looks: Looks;
  /** In pixels of the canvas. */
  readonly width: number;
  readonly height: number;
}

/** What the worker is told, with the number by which it answers when that is painted. */
export type Told = Growing & { readonly id: number };
