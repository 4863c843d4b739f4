import type { NtBoard } from '../../ui/board/board.ts';

/** Milliseconds: the duration of the thread, and the longest delay from one bead to the next. */
const SOLUTION_LINE = 720;
const BEAD_STEP = 70;
const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';
const EASE_DROP = 'cubic-bezier(.3, 1.5, .5, 1)';

/** Plays an animation of an element; resolves when it has ended or was cancelled. */
export type Run = (
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
) => Promise<unknown>;

/** Returns a function that plays animations; when the signal is aborted, all of them jump to their end. */
export function animationsUntil(signal: AbortSignal): Run {
  const animations: Animation[] = [];
  signal.addEventListener('abort', () => {
    for (const animation of animations) animation.cancel();
  });
  return (element, frames, timing) => {
    const animation = element.animate(frames, { fill: 'backwards', ...timing });
    animations.push(animation);
    // `finished` rejects if the animation is cancelled, which counts as its end.
    return animation.finished.catch(() => undefined);
  };
}

/**
 * Animates the thread on a board and the queens that turn to beads. Resolves when the thread is drawn, or in Guard, which
 * has none, when the last bead is.
 */
export async function animateSolutionLine({ renderRoot }: NtBoard, run: Run): Promise<void> {
  const beads = [...renderRoot.querySelectorAll('.bead')];
  const step = Math.min(BEAD_STEP, (SOLUTION_LINE - 160) / beads.length);
  const drops = beads.map((bead, index) => {
    const timing = { duration: 180, delay: 160 + index * step, easing: EASE_DROP };
    return run(bead, [{ transform: 'scale(.2)', opacity: 0 }, {}], timing);
  });
  const thread = renderRoot.querySelector('.thread');
  if (!thread) return void (await drops.at(-1));
  await run(thread, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    duration: SOLUTION_LINE,
    delay: 120,
    easing: EASE_OUT,
  });
}
