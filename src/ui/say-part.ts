import { msg } from '@lit/localize';
import { NoticeEvent } from './events.ts';

/** Says on a screen that a backup was made of a part of what is stored, because the rest could not be read. */
export function sayPart(host: EventTarget): void {
  const text = msg(
    'This file is not complete: the browser did not hand over all that it keeps. Export again later.',
  );
  host.dispatchEvent(new NoticeEvent({ text, alert: true }));
}
