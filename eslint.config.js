import { defineConfig, globalIgnores } from 'eslint/config';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import ts from 'typescript-eslint';

const SCREENS = ['play', 'collection', 'puzzles', 'lab', 'settings'];

/** Screens on which a game is played share the room `game`. */
const GAMES = ['play', 'puzzles'];

/**
 * The rooms of src/ and the other rooms each may import (ARCHITECTURE.md has the reasons). A room may
 * always import itself. `packages` are the only packages it may import; left out, it may import any.
 */
const ROOMS = {
  core: { rooms: [], packages: [] },
  solver: { rooms: ['core'], packages: ['comlink'] },
  i18n: { rooms: ['core'], packages: ['@lit/localize'] },
  progress: { rooms: ['core'], packages: ['idb-keyval', 'valibot'] },
  ui: { rooms: ['core', 'i18n'], packages: ['lit', '@lit/localize'] },
  game: { rooms: ['core', 'i18n', 'solver', 'progress', 'ui'] },
  ...Object.fromEntries(
    SCREENS.map((screen) => [screen, { rooms: ['core', 'i18n', 'solver', 'progress', 'ui'] }]),
  ),
  ...Object.fromEntries(
    GAMES.map((screen) => [
      screen,
      { rooms: ['core', 'i18n', 'solver', 'progress', 'ui', 'game'] },
    ]),
  ),
  app: { rooms: ['core', 'i18n', 'solver', 'progress', 'ui', 'game', ...SCREENS] },
  build: { rooms: [] },
};

/** Refuses imports from rooms that the table does not name. */
const roomZones = Object.entries(ROOMS).map(([room, { rooms }]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...rooms].map((allowed) => `./${allowed}`),
  message: `${room} may import only: ${[room, ...rooms].join(', ')}.`,
}));

/** Refuses packages that the table does not name; tests may use the tools of tests. */
const roomPackages = Object.entries(ROOMS)
  .filter(([, { packages }]) => packages)
  .map(([room, { packages }]) => ({
    name: `packages of ${room}`,
    files: [`src/${room}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?!\\.)${packages.map((name) => `(?!${name}(/|$))`).join('')}`,
              message: `${room} may import only these packages: ${packages.join(', ') || 'none'}.`,
            },
          ],
        },
      ],
    },
  }));

/** A screen sees the solver by its client; the types it answers with may come from where they live. */
const SOLVER_BY_CLIENT = {
  regex: '(^|/)solver/(?!client\\.ts$|worker-url\\.ts$)',
  allowTypeImports: true,
  message: 'The page reaches the solver through src/solver/client.ts.',
};

/** The frame knows the screens' types; their code is loaded when a screen is opened. */
const SCREENS_ON_DEMAND = {
  regex: `^\\.\\./(${SCREENS.join('|')})/`,
  allowTypeImports: true,
  message: 'Screens are loaded by dynamic import.',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'test-results/',
    'playwright-report/',
    'bench/results/',
    // Written by lit-localize from the translations.
    'src/i18n/locales/',
    // AssemblyScript has a compiler of its own.
    '**/*.as.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    name: 'TypeScript',
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'tsconfig.worker.json', 'tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // noUncheckedIndexedAccess makes `!` the honest way to say that an index is in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    name: 'imports',
    files: ['**/*.{ts,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/ignore': ['node_modules'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.mjs'] })],
    },
    rules: {
      'import-x/extensions': ['error', 'ignorePackages'],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'import-x/no-extraneous-dependencies': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: roomZones },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
          message: 'No barrels: import from the file that has it.',
        },
        { selector: 'TSEnumDeclaration', message: 'A union of literals says the same.' },
      ],
    },
  },
  {
    name: 'the page',
    files: ['src/**/*.ts'],
    ignores: ['src/build/**', '**/*.test.ts'],
    extends: [lit['flat/recommended'], litA11y.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      // It crashes where an expression before the attribute spans lines; axe looks at links in e2e/.
      'lit-a11y/anchor-is-valid': 'off',
      // Lit calls a template's event handlers on their component.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    name: 'core is handed the clock and the dice',
    files: ['src/core/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'globalThis', 'Intl'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  ...roomPackages,
  {
    name: 'screens reach the solver by its client',
    files: ['game', ...SCREENS].map((room) => `src/${room}/**/*.ts`),
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [SOLVER_BY_CLIENT] }],
    },
  },
  {
    name: 'the frame loads screens on demand',
    files: ['src/app/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [SOLVER_BY_CLIENT, SCREENS_ON_DEMAND] },
      ],
    },
  },
  {
    name: 'scripts of Node',
    files: ['*.{js,ts}', '**/*.mjs', 'bench/**', 'e2e/**', 'src/build/**'],
    rules: {
      'no-console': 'off',
      // The compiler checks names, in .mjs as well (tsconfig.node.json), and knows the globals.
      'no-undef': 'off',
      // Playwright's fixtures must destructure what they need, even when that is nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
);
