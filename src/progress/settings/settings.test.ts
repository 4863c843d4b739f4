import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as SettingsModule from './settings.ts';

type Settings = SettingsModule.Settings;

const KEY = 'ninety-two-settings';

const DEFAULTS: Settings = {
  theme: 'auto',
  contrast: 'auto',
  board: 'celadon',
  stars: 'shade',
  tapsCycle: false,
  autoMarks: false,
  hold: 350,
  ignoresQuickTaps: false,
  coordinates: 'named',
  ways: 'asked',
  mistakes: false,
  singleKeys: true,
  briefSpeech: false,
  inWords: false,
  sound: true,
  haptics: true,
  awake: true,
  badge: false,
  motion: 'auto',
  language: 'auto',
  taught: true,
  programLanguage: 'c',
  lastSize: 8,
};

let stored: Map<string, string>;
let page: EventTarget;
let settings: typeof SettingsModule;

beforeEach(async () => {
  // The player has played before.
  stored = new Map([[KEY, '{}']]);
  page = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  // The module is loaded anew, so that it does not remember what it could not store in the test before.
  vi.resetModules();
  settings = await import('./settings.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the event of a change in another tab. */
function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key });
}

test('every setting has its default before anything is chosen', () => {
  expect(settings.readSettings()).toEqual(DEFAULTS);
});

test('a visit with nothing stored is the first, which begins on 4 × 4', () => {
  stored.clear();
  expect(settings.readSettings()).toEqual({ ...DEFAULTS, taught: false, lastSize: 4 });
  settings.writeSettings({ theme: 'dark' });
  expect(settings.readSettings()).toMatchObject({ theme: 'dark', taught: false, lastSize: 4 });
});

test('a player who stored settings before there was an introduction does not get it', () => {
  stored.set(KEY, '{"theme":"dark"}');
  expect(settings.readSettings()).toMatchObject({ taught: true, lastSize: 8 });
});

test('what is chosen is there on the next start, the rest as it was', async () => {
  settings.writeSettings({ theme: 'dark', stars: 'off' });
  settings.writeSettings({ lastSize: 12 });
  vi.resetModules();
  const restarted = await import('./settings.ts');
  expect(restarted.readSettings()).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    stars: 'off',
    lastSize: 12,
  });
});

test('a player who switched the ways to finish off in an earlier build keeps them off', () => {
  stored.set(KEY, '{"insight":false}');
  expect(settings.readSettings()).toEqual({ ...DEFAULTS, ways: 'off' });
  settings.writeSettings({ ways: 'asked' });
  expect(settings.readSettings().ways).toBe('asked');
  stored.set(KEY, '{"insight":true}');
  expect(settings.readSettings()).toEqual(DEFAULTS);
});

test('solutions are counted on request until the device has another choice, which stays', () => {
  stored.set(KEY, '{"taught":true}');
  expect(settings.readSettings().ways).toBe('asked');
  stored.set(KEY, '{"ways":"each-move"}');
  settings.writeSettings({ sound: false });
  expect(settings.readSettings().ways).toBe('each-move');
});

test.each([
  ['contrast', 'auto', 'on'],
  ['light', 'light', 'off'],
  ['dark', 'dark', 'off'],
  ['auto', 'auto', 'auto'],
  ['constructor', 'auto', 'auto'],
] as const)(
  'the theme %s of an earlier build is read as %s with more contrast %s',
  (old, theme, contrast) => {
    stored.set(KEY, JSON.stringify({ theme: old }));
    expect(settings.readSettings()).toEqual({ ...DEFAULTS, theme, contrast });
    settings.writeSettings({ theme: 'light' });
    expect(settings.readSettings()).toMatchObject({ theme: 'light', contrast });
  },
);

test('a player who switched coordinates on in an earlier build always has them, others when squares are named', () => {
  stored.set(KEY, '{"coordinates":true}');
  expect(settings.readSettings().coordinates).toBe('always');
  stored.set(KEY, '{"coordinates":false}');
  expect(settings.readSettings().coordinates).toBe('named');
});

test('a player of an earlier build keeps small lines, or attacked squares that look like the others', () => {
  stored.set(KEY, '{"stars":true}');
  expect(settings.readSettings().stars).toBe('lines');
  stored.set(KEY, '{"stars":false}');
  expect(settings.readSettings().stars).toBe('off');
  settings.writeSettings({ stars: 'shade' });
  expect(settings.readSettings().stars).toBe('shade');
});

test('a damaged field has its default, the others are kept', () => {
  const chosen: Settings = {
    theme: 'light',
    contrast: 'on',
    board: 'walnut',
    stars: 'off',
    tapsCycle: true,
    autoMarks: true,
    hold: 'off',
    ignoresQuickTaps: true,
    coordinates: 'always',
    ways: 'off',
    mistakes: true,
    singleKeys: false,
    briefSpeech: true,
    inWords: true,
    sound: false,
    haptics: false,
    awake: false,
    badge: true,
    motion: 'reduced',
    language: 'zh-Hans',
    taught: false,
    programLanguage: 'py',
    lastSize: 32,
  };
  const nonsense = fc.oneof(
    fc.jsonValue().filter((value) => typeof value !== 'boolean'),
    fc.constantFrom('red', 'DARK', '', null, 0, 33, 8.5, '8', [true], { theme: 'dark' }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(DEFAULTS)), nonsense, (field, value) => {
      fc.pre(field !== 'lastSize' || typeof value !== 'number' || value > 32 || value < 1);
      stored.set(KEY, JSON.stringify({ ...chosen, [field]: value }));
      expect(settings.readSettings()).toEqual({
        ...chosen,
        [field]: DEFAULTS[field as keyof Settings],
      });
    }),
  );
});

test.each(['{"toString":1}', '[{"toString":1}]'])(
  'the theme %s, stored by no build, is none',
  (theme) => {
    stored.set(KEY, `{"theme":${theme}}`);
    expect(settings.readSettings()).toMatchObject({
      theme: DEFAULTS.theme,
      contrast: DEFAULTS.contrast,
    });
  },
);

test.each(['', '{', 'null', '92', '"dark"', '[]', 'undefined', '{"__proto__":{"theme":"dark"}}'])(
  'invalid settings are read as the defaults: %j',
  (text) => {
    stored.set(KEY, text);
    expect(settings.readSettings()).toEqual(DEFAULTS);
  },
);

test('a change is told to subscribers until they unsubscribe', () => {
  const told: Settings[] = [];
  const end = settings.subscribeToSettings((now) => told.push(now));
  settings.writeSettings({ theme: 'dark' });
  end();
  settings.writeSettings({ theme: 'light' });
  expect(told).toEqual([{ ...DEFAULTS, theme: 'dark' }]);
});

test('a change in another tab is told, and so is clearing everything', () => {
  const told: Settings[] = [];
  settings.subscribeToSettings((now) => told.push(now));
  stored.set(KEY, JSON.stringify({ theme: 'dark', contrast: 'auto' }));
  page.dispatchEvent(storageEvent(KEY));
  page.dispatchEvent(storageEvent('another key'));
  stored.clear();
  page.dispatchEvent(storageEvent(null));
  expect(told).toEqual([
    { ...DEFAULTS, theme: 'dark' },
    { ...DEFAULTS, taught: false, lastSize: 4 },
  ]);
});

test('a change in another tab is kept when this one changes something else', () => {
  settings.writeSettings({ stars: 'off' });
  stored.set(KEY, JSON.stringify({ stars: 'off', theme: 'dark', contrast: 'auto' }));
  settings.writeSettings({ sound: false });
  expect(settings.readSettings()).toEqual({
    ...DEFAULTS,
    stars: 'off',
    theme: 'dark',
    sound: false,
  });
});

test.each<[string, object | undefined]>([
  ['there is no storage', undefined],
  [
    'storage refuses',
    {
      getItem() {
        throw new DOMException('', 'SecurityError');
      },
      setItem() {
        throw new DOMException('', 'QuotaExceededError');
      },
    },
  ],
])('where %s, what is chosen holds until the page is left', (_, refusing) => {
  vi.stubGlobal('localStorage', refusing);
  const told: Settings[] = [];
  settings.subscribeToSettings((now) => told.push(now));
  settings.writeSettings({ theme: 'dark' });
  settings.writeSettings({ lastSize: 5 });
  expect(settings.readSettings()).toEqual({ ...DEFAULTS, theme: 'dark', lastSize: 5 });
  expect(told).toHaveLength(2);
});
