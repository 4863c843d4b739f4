import { msg } from '@lit/localize';
import type { Mistakes } from '../checks/mistakes.ts';
import { statusAction, type StatusLine } from './status.ts';

/** Returns the answer to Check for the line under the board; `undefined` if there is none to show. */
export function checkStatus(mistakes: Mistakes | undefined): StatusLine | undefined {
  const words = mistakes?.line;
  if (!mistakes || words === undefined) return undefined;
  const action = mistakes.canShow ? statusAction(msg('Show me'), () => mistakes.show()) : undefined;
  return { words, action };
}
