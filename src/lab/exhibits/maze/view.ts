import { msg, str } from '@lit/localize';
import { html, svg, type TemplateResult } from 'lit';
import { listOf, numberOf, plural } from '../../../i18n/format.ts';
import { joinSentences } from '../../../i18n/sentences.ts';
import type { Square } from '../../../core/board/square.ts';
import { centreOf, type Drawing } from '../../../ui/drawing/drawing.ts';
import type { Step } from '../../machine/algorithm.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { drawDashed, drawRings } from '../../shared/drawing.ts';
import type { Matrix } from '../../shared/matrix.ts';
import {
  boardNumbers,
  matrixControls,
  matrixOf,
  type MatrixChoice,
  type MatrixSource,
} from '../../shared/matrix-parts.ts';
import { nameOn, squareWords } from '../../shared/words.ts';
import { algorithm, deadEnds, type MazeKind, type MazeState } from './algorithm.ts';
import { besides, MAZE_NUMBERS, mazeOfSeed, mazeText, readMaze, WALL } from './walls.ts';

const SOURCE: MatrixSource = {
  sides: { min: 2, max: 24 },
  ofSeed: mazeOfSeed,
  read: readMaze,
  textOf: mazeText,
  limits: MAZE_NUMBERS,
  fixedOf: (count) => [0, count - 1],
};

type MazeChoice = MatrixChoice & { readonly together: boolean };

export const exhibit = exhibitOf<MazeChoice, MazeState, MazeKind>({
  algorithm,
  about: () => [
    msg(
      'Depth first goes on as long as it can and backs out of dead ends; breadth first goes on from all squares in turn.',
    ),
    msg(
      'Both enter each square once at most; the stack holds one path, the queue a whole front of squares.',
    ),
    msg(
      'Depth first is backtracking, as for queens; breadth first finds shortest routes in games and on maps.',
    ),
  ],

  pseudocode: () => [
    [0, msg('push the start on the stack'), 'start'],
    [0, msg('while the stack is not empty'), 'enter', 'leave', 'deep'],
    [1, msg('if its top is the goal: stop'), 'deep'],
    [1, msg('if a new free square is beside it: push it'), 'enter'],
    [1, msg('else: pop it'), 'leave'],
    [0, msg('the stack is empty: there is no path'), 'closed'],
    [0, msg('put the start into the queue'), 'queue'],
    [0, msg('while the queue is not empty'), 'take', 'short'],
    [1, msg('take the first square out'), 'take', 'short'],
    [1, msg('if it is the goal: stop'), 'short'],
    [1, msg('put the new free squares beside it in'), 'take'],
    [0, msg('the queue is empty: there is no path'), 'unreached'],
  ],
  variables: ({ rows, columns, depth, breadth }) => [
    ['stack', squareWords(depth.stack, rows, columns)],
    ['queue', squareWords(breadth.reached.slice(breadth.taken), rows, columns)],
  ],

  parametersOf: (size, choices) => ({
    ...matrixOf(size, choices, SOURCE),
    together: choices.has('together'),
  }),

  say: (step, state) => wordsOf(step, state),

  question(state) {
    const { rows, columns, depth, breadth } = state;
    if (depth.outcome === 'open') {
      const last = depth.stack.at(-1);
      if (last === undefined || last === state.numbers.length - 1) return undefined;
      const name = nameOn(last, rows, columns);
      return {
        words: msg(str`*From ${name}:* choose the square that the search enters next.`),
        squares: besides(last, state),
        answers: { enter: 'square', leave: 'none' },
      };
    }
    const waiting = breadth.reached.slice(breadth.taken);
    if (breadth.outcome !== 'open' || waiting.length === 0) return undefined;
    return {
      words: msg('*The queue:* choose the square that it gives next.'),
      squares: waiting,
      answers: { take: 'square', short: 'square' },
    };
  },

  draw: (step, state) => {
    const { columns, breadth, together } = state;
    const marks = together
      ? svg`${drawDepth(state)}${drawPath(breadth.path, columns, 'thin')}`
      : isDepthFirst(step)
        ? drawDepth(state)
        : drawBreadth(state);
    const at =
      step && step.kind !== 'deep' && step.kind !== 'short' ? step.squares.slice(0, 1) : [];
    return svg`${drawMaze(state)}${marks}${drawDashed(at, columns)}`;
  },

  panel(state) {
    const { depth, breadth } = state;
    return html`<section class="panel">
      <h2>${msg('Side by side')}</h2>
      <div class="family">
        ${small(
          state,
          msg('Depth first'),
          drawDepth(state),
          depth.outcome === 'none'
            ? msg(str`No path, entered: ${depth.entered.length}`)
            : depth.outcome === 'found'
              ? plural(
                  depth.stack.length,
                  msg(str`Path of {# square|# squares}, entered: ${depth.entered.length}`),
                )
              : msg(str`On the stack: ${depth.stack.length}, entered: ${depth.entered.length}`),
        )}
        ${small(
          state,
          msg('Breadth first'),
          drawBreadth(state),
          breadth.outcome === 'none'
            ? msg(str`No path, reached: ${breadth.reached.length}`)
            : breadth.outcome === 'found'
              ? plural(
                  breadth.path.length,
                  msg(
                    str`Shortest path of {# square|# squares}, reached: ${breadth.reached.length}`,
                  ),
                )
              : msg(
                  str`In the queue: ${breadth.reached.length - breadth.taken}, reached: ${breadth.reached.length}`,
                ),
        )}
      </div>
      <p class="remark">
        ${msg('Cross: dead end. Dot: taken from the queue. Ring: waiting in it. Choose a square to make a wall.')}
      </p>
    </section>`;
  },

  board: {
    numbersOf: (matrix) => boardNumbers(matrix, SOURCE),
    label: (state) => mazeLabel(state),
    counts: ({ depth, breadth }, { tested }) => [
      [msg('tested', { desc: 'A reading: squares or boards' }), numberOf(tested)],
      [msg('entered', { desc: 'A reading: squares' }), numberOf(depth.entered.length)],
      [msg('dead ends', { desc: 'A reading: squares' }), numberOf(deadEnds(depth).length)],
      [msg('reached', { desc: 'A reading: squares' }), numberOf(breadth.reached.length)],
    ],
  },

  controls: (parameters, choose) => matrixControls(parameters, SOURCE, choose),
});

function wordsOf({ kind, squares }: Step<MazeKind>, state: MazeState): string {
  const { rows, columns, depth, breadth } = state;
  const [name = '', ...others] = squares.map((square) => nameOn(square, rows, columns));
  const [other] = others;
  switch (kind) {
    case 'start':
      return msg(str`Depth first: the start *${name}* is pushed on the stack.`);
    case 'enter':
      return msg(str`*${name}* is free and new: enter it from ${other!}.`);
    case 'leave':
      return other === undefined
        ? msg(str`Nothing new beside *${name}*: leave it too.`)
        : msg(str`Nothing new beside *${name}*: a dead end, go back to ${other}.`);
    case 'deep':
      return plural(
        squares.length,
        msg('*Found.* The stack is a path to the goal, {# square|# squares} long.'),
      );
    case 'closed':
      return msg('The stack is empty: *there is no path.*');
    case 'queue':
      return msg(str`Breadth first: the start *${name}* is put into the queue.`);
    case 'take':
      return other === undefined
        ? msg(str`*${name}* leaves the queue. Nothing new is beside it.`)
        : msg(str`*${name}* leaves the queue. New beside it: ${listOf(others)}.`);
    case 'short':
      return joinSentences([
        plural(
          breadth.path.length,
          msg('*Found.* No path is shorter than {this # square|these # squares}.'),
        ),
        plural(depth.stack.length, msg('The stack’s path has {# square|# squares}.')),
      ]);
    case 'unreached':
      return msg('The queue is empty: *there is no path.*');
  }
}

function mazeLabel(state: MazeState): string {
  const { rows, columns, numbers, depth, breadth } = state;
  const walls = numbers.filter((number) => number === WALL).length;
  const way =
    breadth.outcome === 'found' ? breadth.path : depth.outcome === 'found' ? depth.stack : [];
  if (way.length > 0) {
    const names = listOf(way.map((square) => nameOn(square, rows, columns)));
    return msg(str`Board, ${rows} by ${columns}, a maze, walls: ${walls}, path: ${names}`);
  }
  return msg(str`Board, ${rows} by ${columns}, a maze, walls: ${walls}`);
}

function isDepthFirst(step: Step<MazeKind> | undefined): boolean {
  return step === undefined || ['start', 'enter', 'leave', 'deep', 'closed'].includes(step.kind);
}

/** Draws the floor, the walls and the goal. */
function drawMaze({ rows, columns, numbers }: Matrix): Drawing {
  const walls = [...numbers.keys()].filter((square) => numbers[square] === WALL);
  const path = walls
    .map((wall) => `M${(wall % columns) * 100} ${Math.floor(wall / columns) * 100}h100v100h-100z`)
    .join('');
  const goal = centreOf(numbers.length - 1, columns);
  return svg`<rect class="maze-floor" width=${columns * 100} height=${rows * 100} /><path class="wall" d=${path} /><circle class="goal" cx=${goal.x} cy=${goal.y} r="30" />`;
}

function drawPath(way: readonly Square[], columns: number, look = ''): Drawing {
  const points = way.map((square) => centreOf(square, columns));
  // A way of one square is drawn as a dot.
  const [first] = points;
  const dot = first ? `${first.x},${first.y} ` : '';
  return svg`<polyline class="way ${look}" points=${dot + points.map(({ x, y }) => `${x},${y}`).join(' ')} />`;
}

function drawDead(squares: readonly Square[], columns: number): Drawing {
  const path = squares
    .map((square) => {
      const { x, y } = centreOf(square, columns);
      return `M${x - 17} ${y - 17}l34 34m0 -34l-34 34`;
    })
    .join('');
  return svg`<path class="dead" d=${path} />`;
}

function drawDepth({ depth, columns }: MazeState): Drawing {
  return svg`${drawDead(deadEnds(depth), columns)}${drawPath(depth.stack, columns)}`;
}

function drawBreadth({ breadth, columns }: MazeState): Drawing {
  const { reached, taken, path: way } = breadth;
  const dots = reached
    .slice(0, taken)
    .map((square) => {
      const { x, y } = centreOf(square, columns);
      return `M${x} ${y}h0`;
    })
    .join('');
  return svg`<path class="been" d=${dots} />${drawRings(reached.slice(taken), columns)}${drawPath(way, columns)}`;
}

/** Renders a search on a small maze of its own. */
function small(
  { rows, columns, numbers }: Matrix,
  title: string,
  search: Drawing,
  words: string,
): TemplateResult {
  return html`<figure>
    <svg class="board" aria-hidden="true" viewBox="0 0 ${columns * 100} ${rows * 100}">
      ${drawMaze({ rows, columns, numbers })}${search}
    </svg>
    <figcaption><b>${title}</b><br />${words}</figcaption>
  </figure>`;
}
