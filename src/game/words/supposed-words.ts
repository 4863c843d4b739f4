import { msg, str } from '@lit/localize';
import type { House } from '../../core/board/house.ts';
import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import {
  emptyHouse,
  ruledOutBy,
  type Supposed,
  type SupposedOn,
} from '../../core/game/supposed.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { houseName, ofHouse, squaresWordsOn } from './house-words.ts';

/** The words on supposed queens: a title, and a line below it. */
export interface SupposedWords {
  readonly title: string;
  readonly text: string;
  /** A second sentence, for screens with room for it. */
  readonly more?: string;
}

/** The state of supposed queens that is not to be read off them. */
export interface SupposedState {
  /** True if the player asked for the next queen, and none follows. */
  readonly isAtEnd: boolean;
  /** True if the first square is ruled out. */
  readonly isFirstWrong: boolean;
}

/** Returns the words on supposed queens, at least one. */
export function supposedWords(
  board: SupposedOn,
  supposed: readonly Supposed[],
  { isAtEnd, isFirstWrong }: SupposedState,
): SupposedWords {
  const { shape } = board.geometry.rules;
  const byHand = supposed.flatMap(({ square, house }) => (house ? [] : square));
  const [first, second, third] = byHand;
  const empty = emptyHouse(board, supposed);
  if (empty) {
    return {
      title: emptyWords(byHand, empty, shape),
      text: isFirstWrong
        ? msg(str`So ${squareNameOn(first!, shape)} can be ruled out.`)
        : third === undefined
          ? msg('So they cannot both stand.')
          : msg('So they cannot all stand.'),
    };
  }
  const all = [...board.position.queens, ...supposed.map(({ square }) => square)];
  if (verdict(board.geometry, all).solved) {
    return {
      title: msg('That would solve the board'),
      text:
        byHand.length === supposed.length
          ? msg('Keep them?')
          : msg('Keep places only your own queens.'),
    };
  }
  const newest = supposed.at(-1)!;
  const before = supposed.at(-2);
  const title = newest.house
    ? thenWords(newest.square, newest.house, shape)
    : ifWords(byHand, shape);
  if (isAtEnd) {
    return { title, text: msg(str`Nothing more follows from ${squaresWordsOn(byHand, shape)}.`) };
  }
  if (newest.house) {
    return { title, text: before?.house ? beforeWords(before.square, before.house, shape) : '' };
  }
  return {
    title,
    text: ruledOutWords(board, supposed),
    ...(second === undefined && { more: msg('Choose another to try a second queen.') }),
  };
}

/** Returns the announcement of the newest of supposed queens: `2: f8, the only square in column f.` */
export function supposedAnnouncement(board: SupposedOn, supposed: readonly Supposed[]): string {
  const { shape } = board.geometry.rules;
  const { square, house } = supposed.at(-1)!;
  const name = squareNameOn(square, shape);
  if (!house) {
    return joinSentences([msg(str`Tried on ${name}.`), ruledOutWords(board, supposed)]);
  }
  const count = supposed.length;
  const place = houseName(house, shape.rows);
  return ofHouse(
    house.kind,
    msg(str`${count}: ${name}, the only square in [row|column|region] ${place}.`),
  );
}

function ruledOutWords(board: SupposedOn, supposed: readonly Supposed[]): string {
  const count = ruledOutBy(board, supposed).length;
  return plural(count, msg('{One more square|# more squares} would be ruled out.'));
}

function ifWords(squares: readonly Square[], shape: Shape): string {
  const names = squaresWordsOn(squares, shape);
  return squares.length === 1
    ? msg(str`With a queen on ${names}`)
    : plural(squares.length, msg(str`With queens on ${names}`));
}

function thenWords(square: Square, house: House, shape: Shape): string {
  const name = squareNameOn(square, shape);
  const place = houseName(house, shape.rows);
  return ofHouse(house.kind, msg(str`Then [row|column|region] ${place} has only ${name}`));
}

function beforeWords(square: Square, house: House, shape: Shape): string {
  const name = squareNameOn(square, shape);
  const place = houseName(house, shape.rows);
  return ofHouse(
    house.kind,
    msg(str`Before that, [row|column|region] ${place} had only ${name} left.`),
  );
}

function emptyWords(squares: readonly Square[], house: House, shape: Shape): string {
  const names = squaresWordsOn(squares, shape);
  const place = houseName(house, shape.rows);
  return plural(
    squares.length,
    ofHouse(
      house.kind,
      squares.length === 1
        ? msg(str`With a queen on ${names}, [row|column|region] ${place} has no free square`)
        : msg(str`With queens on ${names}, [row|column|region] ${place} has no free square`),
    ),
  );
}
