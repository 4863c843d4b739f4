import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { assemblyScript } from './tools/build/assemblyscript.ts';
import { budgets } from './tools/build/budgets.ts';
import { compileHint } from './tools/build/compile-hint.ts';
import { contentSecurityPolicy } from './tools/build/content-security-policy.ts';
import { inlineStyles } from './tools/build/inline-styles.ts';
import { lastBuild } from './tools/build/last-build.ts';
import { minifyLiterals } from './tools/build/minify-literals.ts';
import { shellWords, wordsAhead } from './tools/build/shell-words.ts';
import { textPages } from './tools/build/text-pages.ts';
import { translations } from './tools/build/translations.ts';
import { versionOf } from './tools/build/version.ts';
import { webApp } from './tools/build/web-app.ts';
import { wordings } from './tools/build/wordings.ts';

/**
 * The groups of modules that are built into one chunk each. A module belongs to the first group that matches it. The
 * group also takes the module's imports that are in no earlier group.
 */
const CHUNKS = [
  { name: 'first-view', tags: ['$initial' as const] },
  // Collection and Lab draw QR codes; other screens do without.
  { name: 'qr-code', test: /src\/ui\/sharing\/qr-code|node_modules\/lean-qr/ },
  { name: 'kept-puzzles', test: /src\/progress\/(puzzles\/|page-puzzles)/ },
  // Code that several screens share and the first view does without.
  {
    name: 'shared',
    test: /src\/(core\/(?!puzzles\/)|solver\/|game\/|i18n\/|progress\/(?!backup\/))|src\/ui\/(?!(puzzles|board\/regions)\/)|node_modules\/lit/,
    minShareCount: 2,
  },
  { name: 'puzzles', test: /src\/puzzles\/(?!(editor|picture|print)\/)/ },
  { name: 'editor', test: /src\/puzzles\// },
  // With backups, which the frame asks for over any screen.
  { name: 'collection', test: /src\/(collection|progress\/backup)\// },
  { name: 'settings', test: /src\/settings\// },
  // The Lab's programs are much alike: compressed together they are half as large as one by one.
  { name: 'lab', test: /src\/lab\/(?!exhibits\/[^/]+\/(?!program))/ },
];

const VERSION = versionOf();

export default defineConfig(({ isSsrBuild }) => ({
  // Relative URLs let the built game work from any path of any static host.
  base: './',
  define: {
    // Vite's own name. Leaves out of its loader the code that fetches style sheets and imports ahead: no chunk has any.
    __VITE_IS_MODERN__: 'false',
    'import.meta.env.BUILD_DAY': JSON.stringify(VERSION.day),
    'import.meta.env.BUILD_NAME': JSON.stringify(VERSION.name),
    'import.meta.env.ISSUE_FORM': JSON.stringify(process.env['ISSUE_FORM'] ?? ''),
  },
  build: {
    // The Content-Security-Policy does not allow data: URLs.
    assetsInlineLimit: 0,
    // The page contains the only style sheet (inline-styles.ts), so no chunk may wait for a CSS file.
    cssCodeSplit: false,
    // Later chunks are small and shallow; fetching them ahead is not worth the code in the first view.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Slow machines would be warned of each build.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: isSsrBuild ? [] : CHUNKS },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.endsWith('.xlf') ? 'words-' : ''}[name]-[hash].js`,
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [assemblyScript()],
    rolldownOptions: { output: { entryFileNames: workerFileName } },
  },
  // Only benches are built for Node, and they have no page.
  plugins: [
    assemblyScript(),
    translations(),
    isSsrBuild
      ? []
      : [
          shellWords(),
          wordings(),
          minifyLiterals(),
          VitePWA(webApp),
          inlineStyles(),
          wordsAhead(),
          contentSecurityPolicy(),
          compileHint(),
          textPages(),
          budgets(),
          lastBuild(),
        ],
  ],
}));

/** Names a built worker after its folder, because every worker's source is called worker.ts. */
function workerFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const folder =
    facadeModuleId
      ?.split('/')
      .slice(0, -1)
      .findLast((name) => name !== 'worker') ?? 'other';
  return `assets/worker-${folder}-[hash].js`;
}
