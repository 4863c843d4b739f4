import parser from '@typescript-eslint/parser';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { defineConfig } from 'eslint/config';

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'A union of literals says the same.',
};

const NO_DOOR = {
  selector: 'ImportExpression',
  message: 'Import it plainly; eslint.config.js lists the files that load code later.',
};

/** The files that may use dynamic imports. vite.config.ts groups the modules that they load into chunks. */
const DOORS = [
  'src/app/system-events.ts',
  'src/app/late-dialogs.ts',
  'src/app/other-screens.ts',
  'src/game/screen/in-words.ts',
  'src/lab/shared/catalogue.ts',
  'src/puzzles/puzzles-screen.ts',
  'src/puzzles/shared/print-puzzles.ts',
];

// ESLint checks the rest of what Oxlint (.oxlintrc.json) checks: Lit templates, whose plugins do not run in Oxlint, and
// restricted syntax.
export default defineConfig(
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.testing.ts', '**/*.as.ts'],
    languageOptions: { parser },
    extends: [lit['flat/recommended'], litA11y.configs.recommended],
    settings: { lit: { elementBaseClasses: ['LocalizedElement', 'Modal'] } },
    rules: {
      'no-restricted-syntax': ['error', NO_ENUM, NO_DOOR],
    },
  },
  { files: DOORS, rules: { 'no-restricted-syntax': ['error', NO_ENUM] } },
);
