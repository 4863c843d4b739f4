import type { AnySession } from './session.ts';

/** A signal that is aborted as soon as the board is another than now. */
export function nextBoard(session: Pick<AnySession, 'subscribe'>): AbortSignal {
  const next = new AbortController();
  const end = session.subscribe(({ kind }) => {
    if (kind !== 'board') return;
    end();
    next.abort();
  });
  return next.signal;
}
