import { trustedScriptUrl } from '../ui/trusted-script-url.ts';
import type { Player } from './player/player.ts';
import { watchCalls, type Started } from './shared/watch-calls.ts';
import workerUrl from './worker.ts?worker&url';

const url = trustedScriptUrl('ninety-two-lab', workerUrl);

export function startPlayer(): Started<Player> {
  return watchCalls(new Worker(url, { type: 'module', name: 'player' }));
}
