import { releaseProxy, wrap, type Remote } from 'comlink';
import { vouchedUrl } from '../ui/vouched-url.ts';
import type { PlayerWorker } from './player/protocol.ts';
import type { RaceWorker } from './race/protocol.ts';
import workerUrl from './worker.ts?worker&url';

const url = vouchedUrl('ninety-two-lab', workerUrl);

/** A worker with its calls, until it is ended or dies. */
export interface Started<Calls> {
  readonly remote: Remote<Calls>;
  /** Ends the worker; calls without an answer never get one. */
  readonly end: () => void;
}

/** @param onDeath Called when the worker stops by itself; calls without an answer never get one. */
export function startPlayer(onDeath: () => void): Started<PlayerWorker> {
  return start('player', onDeath);
}

/** @param onDeath Called when the worker stops by itself; calls without an answer never get one. */
export function startRace(onDeath: () => void): Started<RaceWorker> {
  return start('race', onDeath);
}

function start<Calls>(name: 'player' | 'race', onDeath: () => void): Started<Calls> {
  const worker = new Worker(url, { type: 'module', name });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onDeath();
  });
  const remote = wrap<Calls>(worker);
  return {
    remote,
    end() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}
