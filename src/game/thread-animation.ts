import type { NtBoard } from '../ui/board/board.ts';

/** Milliseconds: the thread, and the way from one bead to the next at most. */
const THREAD = 720;
const BEAD_STEP = 70;
const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';
const EASE_DROP = 'cubic-bezier(.3, 1.5, .5, 1)';

/** Plays an animation of an element; resolves when it has ended or was cut short. */
export type Run = (
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
) => Promise<unknown>;

/** What plays animations until a signal is aborted: then all of them end where they lead to. */
export function animationsUntil(signal: AbortSignal): Run {
  const animations: Animation[] = [];
  signal.addEventListener('abort', () => {
    for (const animation of animations) animation.cancel();
  });
  return (element, frames, timing) => {
    const animation = element.animate(frames, { fill: 'backwards', ...timing });
    animations.push(animation);
    // A skipped animation rejects; what it leads to comes all the same.
    return animation.finished.catch(() => undefined);
  };
}

/** Draws the thread that a board shows, while its queens ripen to beads. Resolves when it is drawn. */
export async function animateThread({ renderRoot }: NtBoard, run: Run): Promise<void> {
  const beads = [...renderRoot.querySelectorAll('.bead')];
  const step = Math.min(BEAD_STEP, (THREAD - 160) / beads.length);
  for (const [index, bead] of beads.entries()) {
    const timing = { duration: 180, delay: 160 + index * step, easing: EASE_DROP };
    void run(bead, [{ transform: 'scale(.2)', opacity: 0 }, {}], timing);
  }
  const thread = renderRoot.querySelector('.thread')!;
  await run(thread, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    duration: THREAD,
    delay: 120,
    easing: EASE_OUT,
  });
}
