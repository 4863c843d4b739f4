import { trustedScriptUrl } from '../ui/trusted-script-url.ts';
import type { Player } from './player/player.ts';
import type { RaceCourse } from './race/race-course.ts';
import { watchCalls, type Started } from './shared/watch-calls.ts';
import workerUrl from './worker.ts?worker&url';

const url = trustedScriptUrl('ninety-two-lab', workerUrl);

export function startPlayer(): Started<Player> {
  return start('player');
}

export function startRace(): Started<RaceCourse> {
  return start('race');
}

function start<Calls>(name: 'player' | 'race'): Started<Calls> {
  return watchCalls(new Worker(url, { type: 'module', name }));
}
