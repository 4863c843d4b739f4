import { isShortcut, keyName } from '../../ui/keyboard/key-name.ts';
import { KEYMAP, type CommandIn } from '../../ui/keyboard/keymap.ts';
import { SPEEDS, type Playback } from '../machine/playback.ts';

type Command = CommandIn<'lab'>;

const LAB_KEYS = KEYMAP.lab.keys;

const ACTIONS: Readonly<Record<Command, (playback: Playback) => void>> = {
  play: (playback) => (playback.playing ? playback.pause() : playback.play()),
  'step-back': (playback) => playback.stepBack(),
  step: (playback) => playback.step(),
  slower: (playback) => changeSpeed(playback, -1),
  faster: (playback) => changeSpeed(playback, 1),
  start: (playback) => playback.seek(0),
};

/**
 * Runs the action of a key (`LAB_KEYS`). Ignores keys typed into a field, handled by others or held with Ctrl, Meta or
 * Alt, and all keys while a dialog is open.
 */
export function actOnKey(event: KeyboardEvent, playback: Playback, isDialogOpen: boolean): void {
  const [target] = event.composedPath();
  const isTyping =
    (target instanceof HTMLInputElement && !['radio', 'range'].includes(target.type)) ||
    target instanceof HTMLSelectElement;
  const isTaken = isTyping || event.defaultPrevented || isDialogOpen;
  if (isTaken || isShortcut(event)) return;
  const key = keyName(event);
  if (!Object.hasOwn(LAB_KEYS, key)) return;
  const deed = LAB_KEYS[key as keyof typeof LAB_KEYS];
  // A held key repeats steps only; other actions run once.
  if (event.repeat && deed !== 'step' && deed !== 'step-back') return;
  ACTIONS[deed](playback);
  event.preventDefault();
}

function changeSpeed(playback: Playback, by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(playback.speed) + by];
  if (speed !== undefined) playback.speed = speed;
}
