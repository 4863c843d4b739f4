import type { Rules } from '../../../core/rules.ts';
import { guardPainter } from '../guard-painter.ts';
import { regionPainter } from '../region-painter.ts';
import {
  signPainter,
  type MakePainter,
  type PaintSign,
  type SignContext,
} from '../sign-painter.ts';
import { easeOut } from './ease-out.ts';
import type { Growing, Growth } from './growing.ts';

/** Paints what grows on a canvas that carries nothing else. */
export class GrowthPainter {
  readonly #context: SignContext;
  readonly #growing: Growing;
  readonly #paint: PaintSign;
  /** When it was sent, by the clock of `paint`. */
  readonly #sent: number;
  /** What has not grown to its end. */
  #left: readonly Growth[];

  /**
   * Paints everything as it stands, in place of what was on the canvas.
   * @param now In milliseconds of any clock; the same as for `paint`.
   */
  constructor(context: SignContext, growing: Growing, now: number) {
    const { rules, looks, width, height, growths } = growing;
    this.#context = context;
    this.#growing = growing;
    this.#paint = painterFor(rules)((name) => looks.tokens[name] ?? '', looks.pixelRatio);
    this.#sent = now;
    this.#left = growths;
    // Also takes from it what it carries.
    context.canvas.width = width;
    context.canvas.height = height;
    for (const growth of growths) this.#paintAt(growth, now);
  }

  /**
   * Paints what has grown by now.
   * @returns Whether there is more to come.
   */
  paint(now: number): boolean {
    this.#left = this.#left.filter((growth) => {
      const share = this.#shareAt(growth, now);
      if (share > 0) this.#paintAt(growth, now);
      return share < 1;
    });
    return this.#left.length > 0;
  }

  #paintAt(growth: Growth, now: number): void {
    const { rules, width } = this.#growing;
    const place = { context: this.#context, columns: rules.shape.columns, width };
    const grown = easeOut(this.#shareAt(growth, now));
    this.#paint(place, growth.square, growth.sign, grown, growth.wasOpen);
  }

  /** The share of its time that something has grown for. */
  #shareAt({ begin }: Growth, now: number): number {
    return Math.max(0, Math.min(1, (now - this.#sent - begin) / this.#growing.duration));
  }
}

function painterFor({ regions, goal }: Rules): MakePainter {
  if (regions) return regionPainter(regions);
  return goal.kind === 'guard' ? guardPainter : signPainter;
}
