// The rules of imports, types included: rooms, packages, circles. `npm run lint:imports` checks them.
import { fileURLToPath } from 'node:url';

const SCREENS = ['play', 'collection', 'puzzles', 'lab', 'settings'];
const SHARED = ['core', 'i18n', 'solver', 'progress', 'ui'];

/** The rooms of src/ and the other rooms each may import. A room may always import itself. */
const ROOMS = {
  core: [],
  solver: ['core'],
  i18n: ['core'],
  progress: ['core'],
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
  ui: ['lit', '@lit/localize'],
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
  to: { path: '^(src|tools|e2e|bench)/', pathNot: `^src/${anyOf([room, ...others])}/` },
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

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    ...rooms,
    ...packages,
    {
      name: 'screens reach the solver by its client',
      comment: 'Only types come from elsewhere in src/solver.',
      severity: 'error',
      from: { path: `^src/${anyOf(['game', 'app', ...SCREENS])}/`, pathNot: TESTS },
      to: {
        path: '^src/solver/',
        pathNot: '^src/solver/(connection|(puzzles/)?(client|worker-url))[.]ts$',
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
      name: 'no circles',
      comment: 'Files that import each other, for types too, miss a shape with a name.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
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
      from: { pathNot: '/extras\\.ts$' },
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
    // Imports of types count.
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
