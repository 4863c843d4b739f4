import type { PlayedMove } from '../../core/game/played-moves.ts';
import type { JudgedMove, LookBack, Wait } from '../../solver/look-back/look-back.ts';

/** A place on the scrubber. */
export type Stop =
  | {
      readonly kind: 'move';
      /** 1-based, as it is shown. */
      readonly number: number;
      readonly move: PlayedMove;
      readonly judged: JudgedMove;
    }
  | { readonly kind: 'wait'; readonly wait: Wait }
  | { readonly kind: 'end' };

/** Returns the stops of a game in their order: its moves, its waits, each before the move that ended it, and the end. */
export function stopsOf(moves: readonly PlayedMove[], read: LookBack): readonly Stop[] {
  const stops = moves.flatMap((move, index): Stop[] => {
    const wait = read.waits.find(({ before }) => before === index);
    const stop: Stop = { kind: 'move', number: index + 1, move, judged: read.moves[index]! };
    return wait ? [{ kind: 'wait', wait }, stop] : [stop];
  });
  return [...stops, { kind: 'end' }];
}

/** Returns true for a stop that `[` and `]` lead to: a wait or a guess. */
export function isNotable(stop: Stop): boolean {
  return stop.kind === 'wait' || (stop.kind === 'move' && stop.judged.kind === 'guess');
}

/** Returns true for a queen that the hardest technique gave. */
export function isHardest(stop: Stop, { hardest }: LookBack): boolean {
  if (stop.kind !== 'move' || stop.judged.kind !== 'reasoned') return false;
  return !stop.judged.isHelped && stop.judged.reason.technique === hardest;
}
