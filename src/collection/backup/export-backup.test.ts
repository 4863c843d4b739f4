import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoticeEvent, type Notice } from '../../ui/events.ts';
import { shareOrSaveBackup } from './export-backup.ts';

const saveFile = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('../../ui/sharing/save-file.ts', () => ({ saveFile }));

const FILE = new File(['{}'], 'ninety-two-2026-11-25.n92.json', { type: 'application/json' });

/** A backup that holds everything that is stored. */
const WHOLE = { value: FILE, unread: [] };

const share = vi.fn<(data: ShareData) => Promise<void>>();
let standalone = true;
let shareable = true;
let told: Notice[];
let host: EventTarget;

beforeEach(() => {
  [standalone, shareable] = [true, true];
  share.mockResolvedValue();
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  vi.stubGlobal('navigator', { share, canShare: () => shareable });
  told = [];
  host = new EventTarget();
  host.addEventListener('nt-notice', (event) => {
    if (event instanceof NoticeEvent) told.push(event.notice);
  });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

function refusal(name: string): DOMException {
  return new DOMException('', name);
}

describe('a file goes to the share sheet, alone and without a notice,', () => {
  test('if the game is installed and the system accepts the file', async () => {
    await shareOrSaveBackup(host, WHOLE);
    expect(share.mock.calls).toEqual([[{ files: [FILE] }]]);
    expect(saveFile).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  test('if only iOS says that the game is installed', async () => {
    standalone = false;
    vi.stubGlobal('navigator', { share, canShare: () => true, standalone: true });
    await shareOrSaveBackup(host, WHOLE);
    expect(share).toHaveBeenCalledOnce();
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('if the player closes the sheet, or presses again while it is open', async () => {
    for (const name of ['AbortError', 'InvalidStateError']) {
      share.mockRejectedValueOnce(refusal(name));
      await shareOrSaveBackup(host, WHOLE);
    }
    expect(saveFile).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });
});

test('a notice offers the share sheet again if it was refused because making the file took too long', async () => {
  share.mockRejectedValueOnce(refusal('NotAllowedError'));
  await shareOrSaveBackup(host, WHOLE);
  expect(saveFile).not.toHaveBeenCalled();
  expect(told).toHaveLength(1);
  told[0]!.action!.run();
  expect(share).toHaveBeenCalledTimes(2);
});

describe('a file is downloaded, and the player is told its name and where it went,', () => {
  test('if the game is open in a browser', async () => {
    standalone = false;
    await shareOrSaveBackup(host, WHOLE);
  });

  test('if the system does not accept the file', async () => {
    shareable = false;
    await shareOrSaveBackup(host, WHOLE);
  });

  test('if nothing can be shared', async () => {
    vi.stubGlobal('navigator', {});
    await shareOrSaveBackup(host, WHOLE);
  });

  afterEach(() => {
    // This hook runs before the one that resets the mocks: the newest runs first.
    expect(share).not.toHaveBeenCalled();
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(FILE);
    expect(told.map(({ text }) => text())).toEqual([
      'Your progress file goes to your downloads: \u2068ninety-two-2026-11-25.n92.json\u2069.',
    ]);
  });
});

test('a warning about an incomplete file comes after the notice about its download', async () => {
  standalone = false;
  await shareOrSaveBackup(host, { value: FILE, unread: ['solutions'] });
  expect(told.map(({ text }) => text())).toEqual([
    'Your progress file goes to your downloads: \u2068ninety-two-2026-11-25.n92.json\u2069.',
    'The browser couldn’t read everything, so this file may lack: solutions. Export again later.',
  ]);
});

test('an incomplete file is handed over, and the player is told what it may lack', async () => {
  await shareOrSaveBackup(host, { value: FILE, unread: ['boards', 'results', 'drafts'] });
  expect(share.mock.calls).toEqual([[{ files: [FILE] }]]);
  expect(told.map(({ text, alert }) => ({ text: text(), alert }))).toEqual([
    {
      text: 'The browser couldn’t read everything, so this file may lack: unfinished boards, puzzle results and drafts. Export again later.',
      alert: true,
    },
  ]);
});
