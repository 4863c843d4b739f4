import type { AnySession } from './session.ts';

/** Returns a signal that is aborted at the next change of the board. */
export function nextBoard(session: Pick<AnySession, 'subscribe'>): AbortSignal {
  const next = new AbortController();
  const end = session.subscribe(({ kind }) => {
    if (kind !== 'board') return;
    end();
    next.abort();
  });
  return next.signal;
}
