// The rules of imports: rooms, packages, circles. `npm run lint:imports` checks them.
import { fileURLToPath } from 'node:url';

const SCREENS = ['play', 'collection', 'puzzles', 'lab', 'settings'];
const SHARED = ['core', 'i18n', 'solver', 'progress', 'ui'];

/** The rooms of src/ and the other rooms each may import. It may import itself, and types of any room. */
const ROOMS = {
  core: [],
  solver: ['core'],
  i18n: ['core'],
  // Settings hold a language of the game.
  progress: ['core', 'i18n'],
  ui: ['core', 'i18n'],
  game: SHARED,
  play: [...SHARED, 'game'],
  puzzles: [...SHARED, 'game'],
  collection: SHARED,
  lab: SHARED,
  settings: SHARED,
  app: [...SHARED, 'game', ...SCREENS],
};

/** The only packages that these rooms may import; the others may import any. */
const PACKAGES = {
  core: [],
  solver: ['comlink'],
  // Translations with markup in them are written with lit.
  i18n: ['@lit/localize', 'lit'],
  progress: ['idb-keyval', 'valibot'],
  ui: ['lit', '@lit/localize', 'lean-qr'],
};

const TESTS = '[.](test|testing)[.]ts$';

/** @param {readonly string[]} names */
const anyOf = (names) => `(${names.join('|')})`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = Object.entries(ROOMS).map(([room, others]) => ({
  name: `${room} imports its rooms only`,
  comment: `${room} may import only: ${[room, ...others].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/',
    pathNot: `^src/${anyOf([room, ...others])}/`,
    dependencyTypesNot: ['type-only'],
  },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = Object.entries(PACKAGES).map(([room, names]) => ({
  name: `${room} imports its packages only`,
  comment: `${room} may import only these packages: ${names.join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: TESTS },
  // Paths outside src/ and node_modules/ are modules of Node.
  to: { pathNot: `^(src/|node_modules/${anyOf(['-', ...names])}/)` },
}));

/**
 * Files at the top of a room, as an entry of `SUB_ROOMS`.
 * @param {string} room
 */
const topOf = (room) => `${room}/[^/]+[.]ts`;

/**
 * Folders within rooms, and the others of the same room each may import, besides types; folders that are not named
 * here may import any. Keys and values are regular expressions below src/.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const SUB_ROOMS = {
  'core/board': [],
  'core/solutions': ['core/board'],
  'core/puzzles': ['core/board', 'core/solutions'],
  'core/days': ['core/board', 'core/puzzles'],
  'core/game': ['core/board', 'core/days'],
  'core/routes': ['core/board', 'core/solutions', 'core/puzzles', 'core/days'],

  'solver/worker': [],
  'solver/search': ['solver/worker'],
  'solver/insight': ['solver/worker', 'solver/search'],
  'solver/reasoning': ['solver/worker', 'solver/search'],
  'solver/guard': ['solver/worker', 'solver/search'],
  'solver/hints': [
    'solver/worker',
    'solver/search',
    'solver/insight',
    'solver/reasoning',
    'solver/guard',
  ],
  'solver/look-back': [
    'solver/worker',
    'solver/search',
    'solver/reasoning',
    'solver/guard',
    'solver/hints',
  ],
  'solver/free-play': ['solver/worker', 'solver/search', 'solver/insight', 'solver/hints'],
  'solver/picture': ['solver/worker', 'solver/search'],
  'solver/puzzles/check': [
    'solver/worker',
    'solver/search',
    'solver/reasoning',
    'solver/guard',
    'solver/hints',
    'solver/puzzles/protocol.ts',
  ],
  'solver/puzzles/make': [
    'solver/worker',
    'solver/search',
    'solver/reasoning',
    'solver/guard',
    'solver/puzzles/protocol.ts',
    'solver/puzzles/check',
  ],
  'solver/puzzles/drafts': [
    'solver/worker',
    'solver/search',
    'solver/reasoning',
    'solver/guard',
    'solver/puzzles/protocol.ts',
    'solver/puzzles/check',
    'solver/puzzles/make',
  ],
  'solver/puzzles/drills': [
    'solver/worker',
    'solver/search',
    'solver/reasoning',
    'solver/guard',
    'solver/hints',
    'solver/puzzles/make',
  ],
  'solver/puzzles/worker': [
    'solver/worker',
    'solver/guard',
    'solver/hints',
    'solver/look-back',
    'solver/puzzles',
  ],

  'progress/storage': [],
  'progress/settings': [],
  'progress/solutions': ['progress/storage'],
  'progress/games': ['progress/storage', 'progress/solutions'],
  [topOf('progress')]: [
    'progress/storage',
    'progress/solutions',
    'progress/games',
    'progress/puzzles',
  ],
  'progress/puzzles': ['progress/storage', 'progress/games'],
  'progress/backup': [
    'progress/storage',
    'progress/settings',
    'progress/solutions',
    'progress/games',
    'progress/puzzles',
  ],

  // Leaves: what is above may import them, they import nothing of ui.
  [topOf('ui')]: [],
  'ui/scheduling': [],
  'ui/styles': [],
  'ui/sound': [],
  'ui/statistics': [],
  'ui/tabs': [topOf('ui'), 'ui/styles'],
  'ui/rose': [topOf('ui')],
  'ui/drawing': [],
  'ui/keyboard': [],
  'ui/sharing': [topOf('ui')],
  'ui/loading': [topOf('ui'), 'ui/styles'],
  'ui/puzzles': ['ui/drawing', 'ui/rose'],
  'ui/board': [
    topOf('ui'),
    'ui/drawing',
    'ui/keyboard',
    'ui/puzzles',
    'ui/scheduling',
    'ui/styles',
  ],
  [topOf('ui/board')]: [
    topOf('ui'),
    'ui/drawing',
    'ui/scheduling',
    'ui/styles',
    'ui/board/(grid|input|signs|magnifier)',
  ],
  'ui/board/grid': [topOf('ui'), 'ui/drawing', 'ui/keyboard', 'ui/scheduling'],
  'ui/board/input': [topOf('ui'), 'ui/drawing', 'ui/board/grid'],
  'ui/board/signs': ['ui/board/grid', 'ui/board/input'],
  'ui/board/magnifier': ['ui/drawing', 'ui/scheduling', 'ui/board/input', 'ui/board/signs'],
  'ui/board/regions': [topOf('ui'), 'ui/puzzles', topOf('ui/board'), 'ui/board/(grid|input|signs)'],
  'ui/dialogs': [topOf('ui'), 'ui/styles', 'ui/drawing', topOf('ui/board')],
  'ui/help': [topOf('ui'), 'ui/styles', 'ui/drawing', 'ui/rose', 'ui/keyboard', 'ui/dialogs'],

  'game/session': [],
  'game/words': ['game/session'],
  'game/celebration': ['game/session'],
  'game/checks': ['game/session', 'game/words'],
  'game/hints': ['game/session', 'game/words'],
  'game/screen': ['game/session', 'game/words', 'game/checks', 'game/hints'],

  'play/frame': [],
  'play/opening': ['play/frame'],
  'play/ways': ['play/frame'],
  'play/actions': ['play/frame', 'play/opening', 'play/ways'],
  'play/finish': ['play/frame', 'play/opening', 'play/actions'],

  'puzzles/shared': [],
  'puzzles/game': ['puzzles/shared'],
  'puzzles/rules': ['puzzles/shared'],
  'puzzles/day': ['puzzles/shared'],
  'puzzles/unfinished': ['puzzles/shared'],
  'puzzles/open': ['puzzles/shared'],
  'puzzles/endless': ['puzzles/shared'],
  'puzzles/learn': ['puzzles/shared', 'puzzles/rules'],
  'puzzles/print': ['puzzles/shared', 'puzzles/endless'],
  'puzzles/calendar': ['puzzles/shared', 'puzzles/day'],
  'puzzles/hub': [
    'puzzles/shared',
    'puzzles/day',
    'puzzles/calendar',
    'puzzles/unfinished',
    'puzzles/learn',
  ],
  'puzzles/solved': ['puzzles/shared', 'puzzles/game', 'puzzles/day', 'puzzles/look-back'],
  'puzzles/look-back': ['puzzles/shared', 'puzzles/game', 'puzzles/learn'],
  'puzzles/play': [
    'puzzles/shared',
    'puzzles/game',
    'puzzles/rules',
    'puzzles/day',
    'puzzles/solved',
    'puzzles/look-back',
  ],
  'puzzles/editor': ['puzzles/shared', 'puzzles/game', 'puzzles/open'],
  'puzzles/picture': ['puzzles/shared', 'puzzles/game', 'puzzles/open'],
  'puzzles/editor/drafts': ['puzzles/shared'],
  'puzzles/editor/regions': ['puzzles/shared', 'puzzles/editor/drafts'],
  'puzzles/editor/givens': ['puzzles/shared', 'puzzles/editor/drafts'],
  'puzzles/editor/verdict': ['puzzles/shared', 'puzzles/open', 'puzzles/editor/drafts'],

  'collection/backup': [],
  'collection/family': [],
  'collection/size': ['collection/family'],
  'collection/statistics': ['collection/family', 'collection/backup'],

  'lab/machine': [],
  'lab/shared': ['lab/machine'],
  'lab/counting': ['lab/shared'],
  'lab/landing': ['lab/machine', 'lab/shared', 'lab/ideas', 'lab/player'],
  'lab/story': ['lab/shared'],
  'lab/ideas': ['lab/shared'],
  'lab/exhibits': ['lab/machine', 'lab/shared'],
  'lab/player': ['lab/machine', 'lab/shared', 'lab/ideas', 'lab/exhibits', 'lab/start-worker.ts'],
  'lab/player/tree': ['lab/machine', 'lab/shared'],
  'lab/lesson': [
    'lab/machine',
    'lab/shared',
    'lab/ideas',
    'lab/exhibits',
    'lab/player',
    'lab/start-worker.ts',
  ],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const subRooms = Object.entries(SUB_ROOMS).map(([room, others]) => ({
  name: `${room} imports its neighbours only`,
  comment: `Within its room, ${room} may import only: ${others.join(', ') || 'itself'}.`,
  severity: 'error',
  from: { path: `^src/${room}(/|$)`, pathNot: TESTS },
  to: {
    path: `^src/${room.split('/')[0]}/`,
    pathNot: `^src/${anyOf([room, ...others])}(/|$)`,
    dynamic: false,
    dependencyTypesNot: ['type-only'],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    ...rooms,
    ...subRooms,
    ...packages,
    {
      name: 'src imports from src only',
      comment: 'Types too; tools, tests and benches are not in the page.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|e2e|bench)/' },
    },
    {
      name: 'screens reach the solver by its client',
      comment:
        'Only types come from elsewhere in src/solver, and the geometry of corners in pictures.',
      severity: 'error',
      from: { path: `^src/${anyOf(['game', 'app', ...SCREENS])}/`, pathNot: TESTS },
      to: {
        path: '^src/solver/',
        pathNot:
          '^src/solver/(worker/connection|(free-play|puzzles/worker|picture)/(client|worker)|picture/corners)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the frame loads screens on demand',
      comment: 'By dynamic import; only their types are known before.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: TESTS },
      to: { path: `^src/${anyOf(SCREENS)}/`, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the editor, pictures and print are loaded on demand',
      comment: 'Other folders import them dynamically.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/puzzles/(editor|picture|print)/|${TESTS}` },
      to: {
        path: '^src/puzzles/(editor|picture|print)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no circles',
      comment: 'Files whose code imports each other miss a shape with a name.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    {
      name: 'the game does without what is for tests',
      comment: 'Only tests import *.testing.ts, and each other.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '[.]testing[.]ts$' },
    },
    {
      name: 'packages are named',
      comment:
        'package.json names what is imported, and the page needs nothing that only tests have.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no barrels',
      comment:
        'Import from the file that has it. Behind an import() stands one file for all that it brings.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['export'] },
    },
    {
      name: 'files are there',
      comment: 'An import says the whole name of a file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Imports of types are seen: packages and files for tests are refused for types too.
    tsPreCompilationDeps: true,
    // An absolute path: dependency-cruiser reads what a relative one extends from the wrong folder.
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.node.json', import.meta.url)) },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['', '.js'],
    },
  },
};

export default config;
