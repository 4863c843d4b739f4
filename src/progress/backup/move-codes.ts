import { dayPuzzleName, parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { dayNumber, dayNumbered } from '../../core/days/day.ts';
import { isSize } from '../../core/board/square.ts';
import type { Difficulty, PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { codeOfColumns, columnsOf, type Code } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import { isRecent } from '../puzzles/friend-record.ts';
import type { SavedResult } from '../puzzles/puzzle-result.ts';
import { Bits } from './bits.ts';
import { readBackup, type Backup, type BackupContents } from './backup.ts';
import { pauses } from './pause.ts';
import type { Find } from '../solutions/find.ts';
import type { Help } from '../solutions/help.ts';

/**
 * A code carries a part of the progress to another device, as a decimal number: a QR code holds digits without loss. In
 * hexadecimal it begins with the version of the format; behind it are, in every version, the bytes of a zlib stream
 * (RFC 1950), whose checksum detects a damaged code. The stream has JSON in UTF-8 with settings, own senders, drills and
 * friends' days, a zero, and `Page` as bits.
 *
 * Each code can be read alone. The newest days come first, then finds, then friends' days of the last week, those
 * that were removed too: they are removed on the other device.
 *
 * A moment is carried as the end of its quarter of an hour, and a time of play as the next whole second. So a carried
 * thing is later than the one it was made from, which stays if both meet: it is exact, and it has its moves. A thing
 * without a date has its exact time of play, since the date cannot tell the two apart.
 *
 * The numbers and lists of this file are part of the format; it depends on no others that a later build may change.
 * Version 1 is a transfer (`transfer.ts`). Version 2 was in no release.
 */
const VERSION = 3;

/** The most bytes of a stream. With its link, it fits a QR code of version 25, which phones read from a screen. */
export const MOST_BYTES = 1200;

/** The most codes of one set: to scan more takes longer than to carry a file. A code has room for numbers below. */
const MOST_CODES = 24;
const CODE_NUMBERS = 2 ** 10;

/** The most things of a code. */
const MOST_THINGS = 2400;

/** The longest code that is read, in digits, and the most bytes that it may unpack to. */
const LONGEST_CODE = 4096;
const MOST_UNPACKED = 2 ** 16;

/** The most own senders that are carried. */
const MOST_SENDERS = 20;

/** The difference in bytes that the number of codes may make, which is known last. */
const SPARE = 8;

const QUARTER = 900_000;
const QUARTERS_OF_DAY = 96;

/** The kinds of a day's puzzles, and their difficulties, in the order of codes. */
const KINDS: readonly PuzzleKind[] = ['regions', 'complete', 'guard'];
const STEPS: readonly (Difficulty | undefined)[] = [
  undefined,
  'gentle',
  'steady',
  'tricky',
  'thorny',
];

/** The largest size whose solutions are carried as places in their list. */
const LARGEST_LISTED = 10;

/** The place of a code among those that carry a device's progress. */
export interface CodePlace {
  /** A number that only the codes of one set have. The same progress gives the same. */
  readonly set: number;
  /** From 1. */
  readonly part: number;
  readonly parts: number;
}

/** All that codes are made from. */
export interface MoveContents extends Pick<BackupContents, 'sizes' | 'puzzles' | 'senders'> {
  readonly settings: object;
}

/** A code that was read, or the reason why it was refused. */
export type ReadCode =
  ({ readonly ok: true } & Backup) | { readonly ok: false; readonly problem: 'damaged' | 'newer' };

/** The part of a code that is carried as bits: results of days' puzzles and finds, the newest first. */
interface Page extends CodePlace {
  readonly results: readonly SavedResult[];
  readonly finds: readonly Find[];
}

/** The part of a code that is carried as JSON. Only the first code has more than friends. */
interface Extras extends Partial<Pick<MoveContents, 'settings' | 'senders'>> {
  readonly drills?: readonly unknown[];
  readonly friends?: readonly unknown[];
}

/**
 * Returns the codes that carry progress to another device; none if there would be more than `MOST_CODES`. Pauses now
 * and then so that the page can respond.
 * @param now Milliseconds since 1970.
 * @param most The most bytes of a code's stream.
 */
export async function writeCodes(
  { sizes, puzzles, senders, settings }: MoveContents,
  now: number,
  most = MOST_BYTES,
): Promise<readonly string[]> {
  const pauseWhenDue = pauses();
  /** Sorts things by a number, the largest first, without those that have none. */
  const sorted = async <T>(things: Iterable<T>, of: (thing: T) => number | undefined) => {
    const numbered: { readonly thing: T; readonly number: number }[] = [];
    for (const thing of things) {
      const number = of(thing);
      if (number !== undefined) numbered.push({ thing, number });
      await pauseWhenDue();
    }
    return numbered.sort((a, b) => b.number - a.number).map(({ thing }) => thing);
  };

  const results = await sorted(puzzles.results.values(), rankOf);
  const all = sizes.flatMap(({ found }) => [...found.values()]);
  const friends = [...puzzles.friends.values()].filter((friend) => isRecent(friend, now));
  const count = results.length + all.length + friends.length;
  if (count > MOST_CODES * MOST_THINGS) return [];
  const finds = await sorted(all, ({ foundAt }) => foundAt);
  const first = {
    settings,
    senders: senders?.slice(0, MOST_SENDERS),
    drills: [...puzzles.drills.values()],
  };

  /** Packs the things from one place to another, of results, finds and friends in this order. */
  const pack = async (from: number, to: number, place: CodePlace): Promise<Uint8Array> => {
    await pauseWhenDue();
    const some = <T>(list: readonly T[], at: number): readonly T[] =>
      list.slice(Math.max(0, from - at), Math.max(0, to - at));
    const page = { ...place, results: some(results, 0), finds: some(finds, results.length) };
    const others = { friends: some(friends, results.length + finds.length) };
    return packed(page, place.part === 1 ? { ...first, ...others } : others);
  };

  const cuts = [0];
  do {
    const part = cuts.length;
    if (part > MOST_CODES) return [];
    const from = cuts.at(-1)!;
    // The first code carries other things too, so it may have none of these.
    let fits = part === 1 ? from : from + 1;
    let tooMany = Math.min(count, from + MOST_THINGS) + 1;
    while (tooMany - fits > 1) {
      const to = Math.floor((fits + tooMany) / 2);
      const { length } = await pack(from, to, { set: 0, part, parts: MOST_CODES });
      if (length <= most - SPARE) fits = to;
      else tooMany = to;
    }
    cuts.push(fits);
  } while (cuts.at(-1)! < count);

  const parts = cuts.length - 1;
  const packAll = async (set: number): Promise<readonly Uint8Array[]> => {
    const streams: Uint8Array[] = [];
    for (let part = 1; part <= parts; part++)
      streams.push(await pack(cuts[part - 1]!, cuts[part]!, { set, part, parts }));
    return streams;
  };
  const unnamed = await packAll(0);
  const set = unnamed.reduce((sum, stream) => (sum + checksumOf(stream)) % 2 ** 32, 0);
  return (await packAll(set)).map(numberOf);
}

/** Reads a code from anywhere. Never rejects. */
export async function readCode(text: string): Promise<ReadCode> {
  try {
    if (text.length > LONGEST_CODE) throw new RangeError('The code is too long.');
    const hex = BigInt(text).toString(16);
    const stream = Uint8Array.from(hex.slice(1).match(/../g)!, (byte) => parseInt(byte, 16));
    // A number that was cut short begins with any digit, so its checksum comes first.
    const bytes = await throughStream(stream, new DecompressionStream('deflate'));
    const version = parseInt(hex[0]!, 16);
    if (version > VERSION) return { ok: false, problem: 'newer' };
    if (version < VERSION || bytes.length > MOST_UNPACKED) throw new RangeError('It is no code.');
    const end = bytes.indexOf(0);
    const extras = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Extras;
    const { results, finds, ...place } = passPage(new Bits(bytes.subarray(end + 1)));
    checkPlace(place);
    const { drills = [], friends = [], senders, settings } = extras;
    const sizes: Record<number, { readonly found: Find[]; readonly revealed: [] }> = {};
    for (const find of finds)
      (sizes[find.code.length] ??= { found: [], revealed: [] }).found.push(find);
    const puzzles = { results, unfinished: [], table: [], drafts: [], drills, friends };
    const document = { format: 'ninety-two', version: 3, senders, sizes, boards: [], puzzles };
    const backup = await readBackup(JSON.stringify(document));
    return backup.ok ? { ...backup, settings, place } : { ok: false, problem: 'damaged' };
  } catch {
    return { ok: false, problem: 'damaged' };
  }
}

/** Passes bytes through a stream that packs or unpacks them. */
export async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await result.arrayBuffer());
}

/** @throws {RangeError} If a set has no such code. */
function checkPlace({ part, parts }: CodePlace): void {
  if (part < 1 || part > parts || parts > MOST_CODES) throw new RangeError('It is no place.');
}

/** Returns the place of a day's puzzle among all since 1970; `undefined` for the result of another. */
function rankOf({ name, kind }: SavedResult): number | undefined {
  const puzzle = parseDayPuzzleName(name);
  if (puzzle?.kind !== kind) return undefined;
  return dayNumber(puzzle.day) * KINDS.length + KINDS.indexOf(kind);
}

async function packed(page: Page, extras: Extras): Promise<Uint8Array> {
  const bits = new Bits();
  passPage(bits, page);
  const parts = [JSON.stringify(extras), '\0', bits.bytes()];
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return throughStream(bytes, new CompressionStream('deflate'));
}

/** Returns the checksum at the end of a zlib stream. */
function checksumOf({ buffer, length }: Uint8Array): number {
  return new DataView(buffer).getUint32(length - 4);
}

function numberOf(stream: Uint8Array): string {
  const hex = Array.from(stream, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt(`0x${VERSION}${hex}`).toString();
}

function passPage(bits: Bits, page?: Page): Page {
  return {
    set: bits.choice(2 ** 32, page?.set),
    part: bits.choice(CODE_NUMBERS, page?.part),
    parts: bits.choice(CODE_NUMBERS, page?.parts),
    results: passList(bits, page?.results, passResult),
    finds: passList(bits, page?.finds, passFind),
  };
}

function passList<T>(
  bits: Bits,
  items: readonly T[] | undefined,
  pass: (bits: Bits, item: T | undefined, before: T | undefined) => T,
): readonly T[] {
  const passed: T[] = [];
  const count = bits.choice(MOST_THINGS + 1, items?.length);
  while (passed.length < count) {
    passed.push(pass(bits, items?.[passed.length], passed.at(-1)));
  }
  return passed;
}

/** Passes a number that is not after the one before it. */
function passBefore(bits: Bits, column: string, value?: number, before?: number): number {
  if (before === undefined) return bits.number(`first ${column}`, value);
  return before - bits.number(column, value === undefined ? undefined : before - value);
}

function passResult(bits: Bits, given?: SavedResult, before?: SavedResult): SavedResult {
  const rank = passBefore(bits, 'puzzle', given && rankOf(given), before && rankOf(before));
  const number = Math.floor(rank / KINDS.length);
  const day = dayNumbered(number);
  const kind = KINDS[rank % KINDS.length]!;
  const isSameDay = before?.name.startsWith(day) === true;
  const from = isSameDay ? quarterOf(before.finishedAt) : number * QUARTERS_OF_DAY;
  const late = given && quarterOf(given.finishedAt) - from;
  const finishedAt = endOf(from + bits.signed(isSameDay ? 'later' : 'late', late));
  const help = given && { ...given.hints, checks: given.checks };
  const flags = [
    help && hasHelp(help),
    given?.outcome === 'shown',
    !given?.onDay,
    given?.solvedAfter,
  ];
  const [isHelped = false, wasShown, isOffDay, isSolvedAfter] = passFlags(bits, 'result', flags);
  // Days of a week have their difficulties.
  const step = STEPS[bits.number(`step ${kind} ${number % 7}`, given && STEPS.indexOf(given.step))];
  const elapsed = passSpan(bits, kind, finishedAt, given?.elapsed);
  const { checks, ...hints } = passHelp(bits, isHelped, help);
  return {
    name: dayPuzzleName(day, kind),
    kind,
    step,
    outcome: wasShown ? 'shown' : 'solved',
    finishedAt,
    // An unfinished game that was changed since stays.
    endedAt: Math.max(0, finishedAt - QUARTER),
    elapsed,
    hints,
    ...(checks !== undefined && { checks }),
    ...(!isOffDay && { onDay: true }),
    ...(isSolvedAfter && { solvedAfter: true }),
  };
}

function passFind(bits: Bits, given?: Find, before?: Find): Find {
  const size = bits.number('size', given?.code.length);
  const code = passCode(bits, size, given?.code);
  const quarter = passBefore(
    bits,
    'found',
    given && quarterOf(given.foundAt),
    before && quarterOf(before.foundAt),
  );
  const foundAt = endOf(quarter);
  const duration = passSpan(bits, 'find', foundAt, given?.duration);
  const moves = bits.number('moves', given?.moves);
  const { help: taken, revealedAt: shownAt } = given ?? {};
  const flags = [taken && hasHelp(taken), taken?.turned, shownAt !== undefined];
  const [isHelped = false, turned = false, isRevealed] = passFlags(bits, 'find', flags);
  const help = { ...passHelp(bits, isHelped, taken), turned };
  const find = { code, foundAt, duration, moves, help };
  if (!isRevealed) return find;
  const shown = shownAt && Math.abs(quarter - quarterOf(shownAt));
  const revealedAt = endOf(Math.abs(quarter - bits.number('revealed', shown)));
  return { ...find, revealedAt: foundAt === 0 ? revealedAt : Math.min(revealedAt, foundAt - 1) };
}

/** Passes truths as one number; the usual ones are false. */
function passFlags(
  bits: Bits,
  column: string,
  flags: readonly (boolean | undefined)[],
): readonly boolean[] {
  const all = flags.reduce((sum, flag, at) => sum + (flag ? 2 ** at : 0), 0);
  const passed = bits.number(column, all);
  return flags.map((_, at) => Math.floor(passed / 2 ** at) % 2 === 1);
}

/** Passes a solution: its place in the list of its size, or where that is long, its columns row by row. */
function passCode(bits: Bits, size: number, code?: Code): Code {
  if (!isSize(size)) throw new RangeError('It is no size.');
  if (size <= LARGEST_LISTED) {
    const codes = listOf(size);
    return codes[bits.choice(codes.length, codes.indexOf(code ?? ''))]!;
  }
  const given = code === undefined ? [] : columnsOf(code);
  const columns: number[] = [];
  for (let row = 0; row < size; row++) {
    const isFree = (column: number): boolean =>
      columns.every((other, above) => ![0, row - above].includes(Math.abs(column - other)));
    const free = Array.from({ length: size }, (_, column) => column).filter(isFree);
    columns.push(free[bits.choice(free.length, free.indexOf(given[row] ?? 0))]!);
  }
  return codeOfColumns(columns);
}

const lists = new Map<number, readonly Code[]>();

function listOf(size: number): readonly Code[] {
  const codes = lists.get(size) ?? [...solutionsOf(size)];
  lists.set(size, codes);
  return codes;
}

/** The number of times that each kind of help was taken. */
type Counts = Omit<Help, 'turned'>;

function hasHelp({ nudge, where, why, place, checks = 0 }: Counts): boolean {
  return nudge + where + why + place + checks > 0;
}

function passHelp(bits: Bits, isThere: boolean, help?: Counts): Counts {
  const pass = (kind: keyof Counts): number => (isThere ? bits.number(kind, help?.[kind]) : 0);
  const hints = {
    nudge: pass('nudge'),
    where: pass('where'),
    why: pass('why'),
    place: pass('place'),
  };
  const checks = pass('checks');
  return checks > 0 ? { ...hints, checks } : hints;
}

/** Passes a span in milliseconds, rounded up to whole seconds, or exactly for a thing without its moment. */
function passSpan(bits: Bits, column: string, moment: number, span = 0): number {
  if (moment > 0) return 1000 * bits.number(`${column} seconds`, Math.ceil(span / 1000));
  const exact = new DataView(new ArrayBuffer(8));
  exact.setFloat64(0, span);
  for (const at of [0, 4]) exact.setUint32(at, bits.choice(2 ** 32, exact.getUint32(at)));
  return exact.getFloat64(0);
}

/** Returns the number of the quarter of an hour that a moment is in, from 1; 0 for an unknown one. */
function quarterOf(moment: number): number {
  return moment === 0 ? 0 : Math.floor(Math.ceil(moment) / QUARTER) + 1;
}

/** Returns the last millisecond of a quarter of an hour. */
function endOf(quarter: number): number {
  return Math.max(0, quarter * QUARTER - 1);
}
