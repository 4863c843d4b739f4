import { SOLUTION, type TreeNodes } from '../../machine/node-log.ts';
import { countBefore } from './tree-picture.ts';

/** A node, which need not be kept in a log. */
export interface TreeNode {
  /** Its number in the order of entering. */
  readonly order: number;
  readonly level: number;
}

/** A move from one node to another: to its parent, its first child, or its neighbour on the same level. */
export type TreeDirection = 'up' | 'down' | 'before' | 'after';

/** Returns the index of the node that a move leads to; `undefined` if it leads nowhere. */
export function nodeBy(way: TreeDirection, from: TreeNode, nodes: TreeNodes): number | undefined {
  const { order, level } = nodes;
  const here = countBefore(order, from.order);
  const next = order[here] === from.order ? here + 1 : here;
  switch (way) {
    case 'up':
      return indexOrNone(level.lastIndexOf(from.level - 1, here - 1), here > 0);
    case 'before':
      return indexOrNone(level.lastIndexOf(from.level, here - 1), here > 0);
    case 'after':
      return indexOrNone(level.indexOf(from.level, next));
    case 'down':
      for (let index = next; index < level.length && level[index]! > from.level; index++) {
        if (level[index] === from.level + 1) return index;
      }
      return undefined;
  }
}

function indexOrNone(index: number, isAny = true): number | undefined {
  return isAny && index >= 0 ? index : undefined;
}

/**
 * Returns the index of the node that is drawn at a place: a node on the level if there is one, otherwise the deepest
 * one above it.
 * @param from The number, in the order of entering, of the first node that shares the place.
 * @param to The number after that of the last one.
 */
export function nodeAt(nodes: TreeNodes, from: number, to: number, level: number): number {
  const { order, level: levelOf, marks } = nodes;
  let onLevel: number | undefined;
  let above: number | undefined;
  let index = countBefore(order, to) - 1;
  for (; index >= 0 && order[index]! >= from; index--) {
    if (levelOf[index] === level) {
      if (marks[index]! & SOLUTION) return index;
      onLevel ??= index;
    } else if (levelOf[index]! < level) above ??= index;
  }
  while (index > 0 && levelOf[index]! > level) index--;
  return onLevel ?? above ?? Math.max(index, 0);
}
