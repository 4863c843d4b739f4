import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queensOf } from '../../core/solutions/code.ts';
import { Progress } from '../../progress/progress.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { FreePlay } from '../frame/free-play.ts';
import { shareBoard } from './share.ts';

const LINK = 'https://example.org/queens/#/play/8';

const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  share.mockResolvedValue();
  writeText.mockResolvedValue();
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/queens/' });
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

/** Shares a board of 8 × 8 with these queens; resolves with the texts of the notices. */
async function shareQueens(queens: readonly number[], isFamily = false): Promise<string[]> {
  const clocks = { now: () => 0, steady: () => 0 };
  const freePlay = new FreePlay(new Progress(), clocks, 8);
  await freePlay.open(8);
  freePlay.play({ kind: 'lay-out', queens, by: 'link' });
  const host = new EventTarget();
  const told: string[] = [];
  host.addEventListener('nt-notice', (event) => {
    if (event instanceof NoticeEvent) told.push(event.notice.text());
  });
  await shareBoard(host, freePlay, isFamily);
  return told;
}

function refusal(name: string): DOMException {
  return new DOMException('', name);
}

describe('with a share sheet of the system', () => {
  test('a position goes to the sheet as a link, without a notice', async () => {
    expect(await shareQueens(queensOf('15863724').slice(0, 3))).toEqual([]);
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${LINK}/x15800000-ppr` }));
    expect(writeText).not.toHaveBeenCalled();
  });

  test('an empty board is shared as a link to its size', async () => {
    await shareQueens([]);
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
  });

  test('a solution that completes a family is shared as that', async () => {
    await shareQueens(queensOf('15863724'), true);
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        text: 'A complete family on 8\u00a0×\u00a08: every rotation and reflection found.',
        url: `${LINK}/x15863724-wcz`,
      }),
    );
  });

  test('a sheet that the player closes causes no notice', async () => {
    share.mockRejectedValue(refusal('AbortError'));
    expect(await shareQueens(queensOf('15863724'))).toEqual([]);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('a second press of Share while the sheet is open copies nothing and causes no notice', async () => {
    share.mockRejectedValue(refusal('InvalidStateError'));
    expect(await shareQueens(queensOf('15863724'))).toEqual([]);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('a link is copied to the clipboard if the sheet does not open', async () => {
    share.mockRejectedValue(refusal('NotAllowedError'));
    expect(await shareQueens(queensOf('15863724'))).toEqual(['Link copied.']);
    expect(writeText).toHaveBeenCalledWith(`${LINK}/x15863724-wcz`);
  });
});

describe('without a share sheet of the system', () => {
  test('the link is copied, and a notice says so', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await shareQueens(queensOf('15863724'))).toEqual(['Link copied.']);
    expect(writeText).toHaveBeenCalledWith(`${LINK}/x15863724-wcz`);
  });

  test('the link is shown if the clipboard is refused or missing', async () => {
    writeText.mockRejectedValue(refusal('NotAllowedError'));
    for (const navigator of [{ clipboard: { writeText } }, {}]) {
      vi.stubGlobal('navigator', navigator);
      const [told] = await shareQueens(queensOf('15863724'));
      expect(told).toContain(`${LINK}/x15863724-wcz`);
    }
  });
});

test('a position with two queens in a row is not shared, and a notice says why no link can hold it', async () => {
  const [told, ...more] = await shareQueens([0, 5]);
  expect(told).toContain('Two queens share a row');
  expect(more).toEqual([]);
  expect(share).not.toHaveBeenCalled();
  expect(writeText).not.toHaveBeenCalled();
});
