import { trustedScriptUrl } from '../../ui/trusted-script-url.ts';
import type { PlayerWorker } from '../machine/protocol.ts';
import type { RaceWorker } from './protocol.ts';
import { watchCalls, type Started } from '../shared/watch-calls.ts';
import workerUrl from '../worker.ts?worker&url';

const url = trustedScriptUrl('ninety-two-lab', workerUrl);

export function startPlayer(): Started<PlayerWorker> {
  return start('player');
}

export function startRace(): Started<RaceWorker> {
  return start('race');
}

function start<Calls>(name: 'player' | 'race'): Started<Calls> {
  return watchCalls(new Worker(url, { type: 'module', name }));
}
