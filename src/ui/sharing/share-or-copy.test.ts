import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticeEvent, type Notice } from '../events.ts';
import { shareOrCopy } from './share-or-copy.ts';
import { refusedWords } from './share-by-system.ts';

const URL = 'https://example.org/#/play/8';

const writeText = vi.fn<(text: string) => Promise<void>>();
let told: (Omit<Notice, 'text'> & { readonly text: string })[];
let host: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  told = [];
  host = new EventTarget();
  host.addEventListener('nt-notice', (event) => {
    if (event instanceof NoticeEvent) told.push({ ...event.notice, text: event.notice.text() });
  });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a clipboard that takes the text is told once, and nothing is told later', async () => {
  writeText.mockResolvedValue();
  await shareOrCopy(host, { text: 'A board', url: URL });
  await vi.runAllTimersAsync();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`A board ${URL}`);
  expect(told).toEqual([{ text: 'Text and link copied.', stays: false }]);
});

test('a clipboard that refuses leaves the link on the screen', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await shareOrCopy(host, { text: 'A board', url: URL });
  expect(told).toEqual([{ text: refusedWords(URL), stays: true }]);
});

test('a clipboard that never answers leaves the link on the screen', async () => {
  writeText.mockReturnValue(new Promise(() => undefined));
  void shareOrCopy(host, { text: 'A board', url: URL });
  await vi.runAllTimersAsync();
  expect(told).toEqual([{ text: refusedWords(URL), stays: true }]);
});
