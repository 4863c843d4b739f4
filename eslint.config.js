import parser from '@typescript-eslint/parser';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';

// The templates of the page: what Oxlint (.oxlintrc.json) cannot read, because its way of running plugins
// refuses these. Everything else is Oxlint's.
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
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A union of literals says the same.' },
      ],
    },
  },
);
