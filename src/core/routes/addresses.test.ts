import { expect, test } from 'vitest';
import {
  collectionAddress,
  familyAddress,
  labAddress,
  playAddress,
  puzzleAddress,
  puzzlesAddress,
  receiveAddress,
  SETTINGS_ADDRESS,
  STATISTICS_ADDRESS,
} from './addresses.ts';
import { parseRoute } from './route.ts';

const CODE = '15863724';
const REGIONS = 'r/5tv/0011100112033223342244442-cvx';

test('every address has the form of the links that players keep, and opens its screen', () => {
  const addresses = [
    [playAddress(), '#/play', 'play'],
    [playAddress(8), '#/play/8', 'play'],
    [playAddress(8, CODE), '#/play/8/x15863724-wcz', 'play'],
    [collectionAddress(), '#/collection', 'collection'],
    [collectionAddress(12), '#/collection/12', 'collection'],
    [familyAddress(CODE, 5), '#/collection/8/family/5', 'collection'],
    [familyAddress(CODE), '#/collection/8/family/x15863724-wcz', 'collection'],
    [familyAddress(CODE, 5, CODE), '#/collection/8/family/5/x15863724-wcz', 'collection'],
    [STATISTICS_ADDRESS, '#/collection/statistics', 'collection'],
    [receiveAddress(2, 3, '123'), '#/receive/2-of-3/123', 'collection'],
    [puzzlesAddress(), '#/puzzles', 'puzzles'],
    [puzzleAddress('r/5t/0011100112033223342244442'), `#/puzzles/${REGIONS}`, 'puzzles'],
    [puzzleAddress('c/8/00007002'), '#/puzzles/c/8v/00007002-mfq', 'puzzles'],
    [puzzleAddress('g/7x9/5/b6.g4'), '#/puzzles/g/7x9v/5/b6.g4-kzc', 'puzzles'],
    [puzzleAddress('2026-11-21/guard'), '#/puzzles/2026-11-21/guard', 'puzzles'],
    [labAddress(), '#/lab', 'lab'],
    [labAddress('story'), '#/lab/story', 'lab'],
    [labAddress('genetic', 12, 'seed=3'), '#/lab/genetic/12?seed=3', 'lab'],
    [SETTINGS_ADDRESS, '#/settings', 'settings'],
  ] as const;
  for (const [address, text, screen] of addresses) {
    expect(address).toBe(text);
    expect(parseRoute(address).screen).toBe(screen);
  }
});
