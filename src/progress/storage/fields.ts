// Fields that records of several kinds have.
import * as v from 'valibot';

/** The last moment of a `Date`, in milliseconds since 1970 (ECMA-262, Time Values). Showing a later one would throw. */
const LAST_MOMENT = 8.64e15;

/**
 * The earliest plausible date. An earlier one is the mistake of a clock or of a program, and so is one after tomorrow.
 */
const EARLIEST_DATE = Date.UTC(1990, 0);

/**
 * The latest plausible date of a stored record. It is far after tomorrow, because the clock of today may be the wrong
 * one.
 */
export const LATEST_DATE = Date.UTC(2200, 0);

/** Milliseconds of a day. */
const DAY = 86_400_000;

/** Schema of a moment or a span in milliseconds. */
export const millisecondsSchema = v.custom<number>(
  (value) => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT,
);

/** Returns the moment if it is plausible, else 0. Both are in milliseconds since 1970. */
export function believableMoment(moment: number, now: number): number {
  return moment >= EARLIEST_DATE && moment <= now + DAY ? moment : 0;
}

/** Returns true if a value is a whole number from 0 to 2^53 − 1. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export const countSchema = v.custom<number>(isCount);

/** Schema of a list, whose items are checked by themselves: it may have tens of thousands. */
export const listSchema = v.custom<readonly number[]>(Array.isArray);

const hintFields = { nudge: countSchema, where: countSchema, why: countSchema, place: countSchema };

/** Schema of the number of hints of each kind. */
export const hintsSchema = v.object(hintFields);

/** Schema of the help that a find took. */
export const helpSchema = v.object({
  ...hintFields,
  turned: v.boolean(),
  checks: v.optional(countSchema),
});
