import { defineConfig, globalIgnores } from 'eslint/config';
import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import ts from 'typescript-eslint';

/** Tests, and what only they use. */
const TESTS = ['**/*.test.ts', '**/*.testing.ts'];

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
    rules: {
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
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
    ignores: TESTS,
    extends: [lit['flat/recommended'], litA11y.configs.recommended],
    settings: { lit: { elementBaseClasses: ['LocalizedElement', 'Modal'] } },
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
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', 'Date', 'globalThis', 'Intl'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    name: 'scripts of Node',
    files: ['*.{js,ts}', '**/*.mjs', 'bench/**', 'e2e/**', 'tools/**'],
    rules: {
      'no-console': 'off',
      // The compiler checks names, in .mjs as well (tsconfig.node.json), and knows the globals.
      'no-undef': 'off',
      // Playwright's fixtures must destructure what they need, even when that is nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
);
