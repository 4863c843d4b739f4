import type { Task } from '../worker/task.ts';
import { areaOf, boundsOf, isWithin, lengthsOf, mapCorners } from './corners.ts';
import { gridsAlong, gridsIn, refine, type Grid } from './grids.ts';
import { judgeRegions } from './judge-regions.ts';
import { edgesOf, shrink } from './planes.ts';
import type { Corners, NoReading, NoReadingReason, Pixels, Point, Reading } from './reading.ts';
import { readRegions } from './regions.ts';
import { readSigns } from './signs.ts';
import { flatten, groundOf } from './squares.ts';

/** Pixels along the longer side of the plane in which grids are looked for. */
const PLANE_SIDE = 720;

/** Grids that are read until one is a board. */
const MOST_GRIDS = 4;

/** The least side of a square, in pixels of the picture. */
const LEAST_STEP = 9;

/** Reads the largest board in a picture, or the one within some corners. */
export function* readPicture(picture: Pixels, within: Corners | undefined): Task<Reading> {
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const part = within ? boundsOf(within, 0.1 * Math.max(...lengthsOf(within)), picture) : whole;
  const longer = Math.max(part.right - part.left, part.bottom - part.top);
  const plane = shrink(picture, Math.max(1, longer / PLANE_SIDE), part);
  const { scale, left, top } = plane;
  yield;
  const edges = edgesOf(plane);
  yield;
  const toPicture = (corners: Corners): Corners =>
    mapCorners(corners, ([x, y]) => [left + (x + 0.5) * scale, top + (y + 0.5) * scale]);
  const toPlane = ([x, y]: Point): Point => [(x - left) / scale - 0.5, (y - top) / scale - 0.5];
  let grids = gridsIn(edges);
  if (within) {
    const set = mapCorners(within, toPlane);
    grids = [...gridsAlong(edges, set), ...grids.filter(({ corners }) => isWithin(corners, set))];
  }
  yield;
  let nothing: NoReading = { kind: 'nothing', reason: 'no-board', corners: undefined };
  let unsolved: Reading | undefined;
  for (const grid of grids.slice(0, MOST_GRIDS)) {
    if (grid.score < Math.max(0.55, 0.6 * grids[0]!.score)) continue;
    const others = othersOf(grid, grids).map(toPicture);
    const corners = toPicture(refine(edges, grid));
    yield;
    const reading = readBoard(picture, grid, corners, others);
    if (reading.kind === 'nothing') {
      if (!nothing.corners) nothing = reading;
      continue;
    }
    yield;
    if (!reading.regions || reading.doubtful.length > 0) return reading;
    const verdict = yield* judgeRegions(reading.size, reading.regions);
    if (verdict.kind !== 'none') return { ...reading, verdict };
    // It was read wrongly, or is none.
    unsolved ??= { ...reading, verdict };
  }
  return unsolved ?? nothing;
}

/** Returns the corners of the other boards in a picture, each once. */
function othersOf(grid: Grid, grids: readonly Grid[]): Corners[] {
  return grids
    .filter(
      ({ corners, score }) =>
        score > 0.75 &&
        areaOf(corners) > 0.25 * areaOf(grid.corners) &&
        !isWithin(corners, grid.corners) &&
        !isWithin(grid.corners, corners),
    )
    .map(({ corners }) => corners)
    .filter((own, i, all) => all.findIndex((other) => isWithin(own, other)) === i);
}

function readBoard(
  picture: Pixels,
  grid: Grid,
  corners: Corners,
  others: readonly Corners[],
): Reading {
  const no = (reason: NoReadingReason): NoReading => ({ kind: 'nothing', reason, corners });
  const { size } = grid;
  const steps = lengthsOf(corners).map((length) => length / size);
  const step = Math.min(...steps);
  if (step < LEAST_STEP) return no('too-small');
  if (Math.max(...steps) > 2.2 * step) return no('no-board');
  const flat = flatten(picture, corners, size, step);
  const grounds = Array.from({ length: size * size }, (_, square) => groundOf(flat, square));
  const read = readRegions(flat, grounds, grid.score);
  if (read.kind === 'unclear' || read.kind === 'sudoku') return no(read.kind);
  const { regions, doubtful } =
    read.kind === 'regions' ? read : { regions: undefined, doubtful: [] };
  const signs = readSigns(flat, grounds);
  return { kind: 'board', size, regions, doubtful, ...signs, corners, others, verdict: undefined };
}
