import parser from '@typescript-eslint/parser';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'A union of literals says the same.',
};

const NO_DOOR = {
  selector: 'ImportExpression',
  message: 'Import it plainly; eslint.config.js lists the files that load code later.',
};

/** The files that load code later. vite.config.ts says what is loaded together. */
const DOORS = [
  'src/main.ts',
  'src/app/app-badge.ts',
  'src/app/app.ts',
  'src/app/collection-dialogs.ts',
  'src/app/other-screens.ts',
  'src/app/route-title.ts',
  'src/i18n/locale.ts',
  'src/lab/shared/catalogue.ts',
  'src/play/play.ts',
  'src/puzzles/day/day-actions.ts',
  'src/puzzles/endless/endless-dialog.ts',
  'src/puzzles/puzzles-screen.ts',
  'src/ui/board/board.ts',
];

// Checks what Oxlint (.oxlintrc.json) cannot: the templates of the page, because its way of running plugins refuses
// these, and restricted syntax. Everything else is Oxlint's.
export default defineConfig(
  // Written by lit-localize from the translations.
  globalIgnores(['src/i18n/locales/']),
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.testing.ts', '**/*.as.ts'],
    languageOptions: { parser },
    extends: [lit['flat/recommended'], litA11y.configs.recommended],
    settings: { lit: { elementBaseClasses: ['LocalizedElement', 'Modal'] } },
    rules: {
      // It crashes where an expression before the attribute spans lines; axe looks at links in e2e/.
      'lit-a11y/anchor-is-valid': 'off',
      'no-restricted-syntax': ['error', NO_ENUM, NO_DOOR],
    },
  },
  { files: DOORS, rules: { 'no-restricted-syntax': ['error', NO_ENUM] } },
);
