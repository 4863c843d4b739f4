import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { Playback } from '../machine/playback.ts';
import { startPlayer } from '../start-worker.ts';

/** A run in a worker of its own, played on the frames of the page. */
export interface RunInWorker {
  readonly playback: Playback;
  readonly end: () => void;
}

/**
 * Starts a worker for a run.
 * @param onChange Called when the run shows another position.
 * @param onDeath Called when the worker has died.
 */
export function runInWorker(onChange: () => void, onDeath: () => void): RunInWorker {
  const worker = startPlayer();
  const frames = {
    request: (callback: FrameRequestCallback) => requestAnimationFrame(callback),
    cancel: (handle: number) => cancelAnimationFrame(handle),
  };
  const playback = new Playback(worker.remote, frames, onChange, onDeath);
  const end = (): void => {
    playback.end();
    worker.end();
  };
  return { playback, end };
}

/** Draws what stands in place of a run whose worker has died. */
export function failedRun(restart: () => void): TemplateResult {
  return html`<div class="failure">
    <p>${msg('The run stopped: the browser ended it.')}</p>
    <div class="actions">
      <button class="button ink" @click=${restart}>${msg('Start again')}</button>
    </div>
  </div>`;
}
