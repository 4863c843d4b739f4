import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NoticeEvent } from '../../ui/events.ts';
import { sortArrivals } from './arrivals.ts';

const { brought } = vi.hoisted(() => ({ brought: [] as File[] }));
vi.mock('./shared-reading.ts', () => ({
  reading: { bring: (pictures: readonly File[]) => brought.push(...pictures) },
}));

const PNG = '\x89PNG\r\n\x1a\n........';
const HEIC = '\0\0\0\x18ftypheic';
const LETTERS = 'aabbb\naabbc\naddcc\nddecc\neeeec';
const BACKUP = '{"format":"ninety-two","version":2}';

/** A text as a file; each sign is one byte. */
function fileOf(content: string, name = 'a', type = ''): File {
  return new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], name, { type });
}

/** The addresses that were opened, the last one shown. */
let opened: string[] = [];
let told: string[] = [];
const frame = new EventTarget();
frame.addEventListener('nt-notice', (event) => told.push((event as NoticeEvent).notice.text()));

beforeAll(() =>
  vi.stubGlobal('location', {
    set hash(address: string) {
      opened.push(address);
    },
  }),
);
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  opened = [];
  told = [];
  brought.length = 0;
});

test('a picture is known by its first bytes, whatever its name and type are', async () => {
  const files = [fileOf(PNG, 'a.json', 'application/json'), fileOf(HEIC), fileOf('BM....')];
  expect(await sortArrivals(frame, files)).toEqual([]);
  expect(brought).toEqual(files);
  expect(opened).toEqual(['#/puzzles/picture']);
});

test('letters that begin as a bitmap does are letters', async () => {
  const letters = 'BMaaa\nBMMaa\nBDDaa\nBDDee\neeeee';
  await sortArrivals(frame, [fileOf(letters, 'a.txt', 'text/plain')]);
  expect(opened).toEqual([expect.stringMatching(/^#\/puzzles\/r\/5tv\//)]);
});

test('a backup is given back, and so is a file that is nothing known', async () => {
  const files = [fileOf(BACKUP, 'a.n92.json'), fileOf('PK\x03\x04')];
  expect(await sortArrivals(frame, files)).toEqual(files);
  expect(opened).toEqual([]);
});

test('a file of letters opens as the puzzle that it is', async () => {
  expect(await sortArrivals(frame, [fileOf(LETTERS, 'a.txt', 'text/plain')])).toEqual([]);
  expect(opened).toEqual([expect.stringMatching(/^#\/puzzles\/r\/5tv\/00111/)]);
});

test('a text that is pasted opens as the code, link or page that it is', async () => {
  await sortArrivals(frame, [], 'Try https://queens.example/#/puzzles/c/8/00007002!');
  await sortArrivals(frame, [], '#/lab');
  expect(opened).toEqual([expect.stringMatching(/^#\/puzzles\/c\/8v\/00007002/), '#/lab']);
});

test('a text that is no puzzle is told in one sentence', async () => {
  await sortArrivals(frame, [], 'Good morning');
  expect(opened).toEqual([]);
  expect(told).toEqual(['That isn’t a puzzle link, code or letter grid.']);
});

test('letters from a spreadsheet are opened, and not the picture of their cells', async () => {
  expect(await sortArrivals(frame, [fileOf(PNG)], LETTERS)).toEqual([]);
  expect(opened).toEqual([expect.stringMatching(/^#\/puzzles\/r\/5tv\/00111/)]);
  expect(brought).toEqual([]);
});

test('a picture is opened if the text with it is no puzzle', async () => {
  await sortArrivals(frame, [fileOf(PNG)], 'Good morning');
  expect(opened).toEqual(['#/puzzles/picture']);
  expect(told).toEqual([]);
});

test('of several files each is opened, the pictures last and one after the other', async () => {
  const [one, two] = [fileOf(PNG), fileOf(PNG)];
  const backup = fileOf(BACKUP);
  expect(await sortArrivals(frame, [one, backup, fileOf('c/8/00007002'), two])).toEqual([backup]);
  expect(opened).toEqual([expect.stringContaining('/c/8v/'), '#/puzzles/picture']);
  expect(brought).toEqual([one, two]);
});

test('a file that cannot be read is given back', async () => {
  const lost = fileOf(PNG);
  lost.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  lost.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await sortArrivals(frame, [lost])).toEqual([lost]);
});
