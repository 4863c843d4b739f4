import { isSize } from '../../core/board/square.ts';
import { LOCALES, type Locale } from '../../i18n/languages.ts';

/** Settings that a player chose. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** The contrast of lines and words; `on` is more than usual. */
  readonly contrast: 'auto' | 'off' | 'on';
  /** The style in which the board is drawn. */
  readonly board: 'celadon' | 'line' | 'delft' | 'walnut';
  /**
   * The look of attacked squares: shaded with a dot, or with small lines towards their queens. Boards of regions show
   * dots for both.
   */
  readonly stars: 'shade' | 'lines' | 'off';
  /** True if the first tap on an empty square marks it, the second places a queen there, and the third empties it. */
  readonly tapsCycle: boolean;
  /** True if a queen that is placed marks the squares that it attacks. */
  readonly autoMarks: boolean;
  /** The time in milliseconds after which a still press is a hold. */
  readonly hold: 350 | 600 | 1000 | 'off';
  /** True if a second tap on the same square soon after the first is ignored. */
  readonly ignoresQuickTaps: boolean;
  /** The times at which files and ranks are written at the edge of the board; `named` is while a text names squares. */
  readonly coordinates: 'named' | 'always' | 'never';
  /** The times at which the completions of the board are counted. */
  readonly ways: 'each-move' | 'asked' | 'off';
  /** True if mistakes are shown as they are made, which counts as checks. */
  readonly mistakes: boolean;
  /** True if a key with a single letter, digit or sign is a shortcut without Ctrl. */
  readonly singleKeys: boolean;
  /** True if fewer words are spoken to screen readers: moves without the state of the board, buttons without keys. */
  readonly briefSpeech: boolean;
  /** True if a board is said in words, line by line, beside its drawing. */
  readonly inWords: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** True if the screen stays on while an unsolved board is played. */
  readonly awake: boolean;
  /** True if the icon of the installed game shows how many of today's puzzles are left. */
  readonly badge: boolean;
  readonly motion: 'auto' | 'reduced';
  readonly language: 'auto' | Locale;
  /** True if the captions of the introduction have been seen or skipped, or were never needed. */
  readonly taught: boolean;
  /** The language in which the Lab shows programs, by the ending of its files. */
  readonly programLanguage: 'c' | 'py';
  /** The size of the board last played. */
  readonly lastSize: number;
}

/** The key in localStorage; the script in index.html that paints the theme reads it too. */
export const SETTINGS_KEY = 'ninety-two-settings';

type Choice = Exclude<keyof Settings, 'lastSize'>;

/** The values of every choice, the default first. */
export const CHOICES: { readonly [Key in Choice]: readonly Settings[Key][] } = {
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'off', 'on'],
  board: ['celadon', 'line', 'delft', 'walnut'],
  stars: ['shade', 'lines', 'off'],
  tapsCycle: [false, true],
  autoMarks: [false, true],
  hold: [350, 600, 1000, 'off'],
  ignoresQuickTaps: [false, true],
  coordinates: ['named', 'always', 'never'],
  ways: ['asked', 'each-move', 'off'],
  mistakes: [false, true],
  singleKeys: [true, false],
  briefSpeech: [false, true],
  inWords: [false, true],
  sound: [true, false],
  haptics: [true, false],
  awake: [true, false],
  badge: [false, true],
  motion: ['auto', 'reduced'],
  language: ['auto', ...LOCALES],
  taught: [true, false],
  programLanguage: ['c', 'py'],
};

/** The contrast that came with a theme in earlier builds, which had one choice for both; index.html has the same. */
const CONTRAST_OF_THEME: Record<string, unknown> = { light: 'off', dark: 'off', contrast: 'on' };

const FIRST_SIZE = 8;

/** The settings of a first visit, where nothing is stored; index.html has the same. */
const FIRST_VISIT = '{"taught":false,"lastSize":4}';

/** The settings as text where localStorage refuses them; they hold until the page is left. */
let unsaved: string | undefined;
const listeners = new Set<(settings: Settings) => void>();

/**
 * Reads the settings in force. It is synchronous, because the first paint needs them. Each field is read separately: a
 * damaged one gets its default, and the others are kept. A schema library would need a fallback for each field, and
 * more code than this table.
 */
export function readSettings(): Settings {
  const stored = readStored();
  // Earlier builds had a setting `insight` and those of `coordinates` and `stars`, each on or off, and one setting for
  // theme and contrast. Players of those builds keep the small lines that they know.
  if (stored.insight === false) stored.ways ??= 'off';
  if (stored.contrast === undefined && typeof stored.theme === 'string')
    stored.contrast = CONTRAST_OF_THEME[stored.theme];
  if (stored.coordinates === true) stored.coordinates = 'always';
  if (typeof stored.stars === 'boolean') stored.stars = stored.stars ? 'lines' : 'off';
  const settings: Record<string, unknown> = {
    lastSize: isSize(stored.lastSize) ? stored.lastSize : FIRST_SIZE,
  };
  for (const [key, values] of Object.entries<readonly unknown[]>(CHOICES)) {
    settings[key] = values.includes(stored[key]) ? stored[key] : values[0];
  }
  return settings as unknown as Settings;
}

/** Returns the time in milliseconds after which a still press is a hold; `Infinity` if holds are off. */
export function holdTimeOf({ hold }: Pick<Settings, 'hold'>): number {
  return hold === 'off' ? Infinity : hold;
}

/** Changes some settings, here and in the other tabs. Fields not named stay as they are. */
export function writeSettings(patch: Partial<Settings>): void {
  const text = JSON.stringify({ ...readSettings(), ...patch });
  try {
    localStorage.setItem(SETTINGS_KEY, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  notify();
}

/**
 * Calls `listener` with the settings after every change, in this tab or another.
 * @returns A function that ends the subscription.
 */
export function subscribeToSettings(listener: (settings: Settings) => void): () => void {
  // Registered once, however often this is called: an `EventTarget` keeps one of equal listeners.
  addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function onStorage({ key }: StorageEvent): void {
  // The key is null if everything was cleared.
  if (key === SETTINGS_KEY || key === null) notify();
}

function notify(): void {
  const settings = readSettings();
  for (const listener of listeners) listener(settings);
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(
      unsaved ?? localStorage.getItem(SETTINGS_KEY) ?? FIRST_VISIT,
    );
    return Object(stored) as Record<string, unknown>;
  } catch {
    return {};
  }
}
