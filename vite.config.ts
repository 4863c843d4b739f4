import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { assemblyScript } from './tools/build/assemblyscript.ts';
import { budgets } from './tools/build/budgets.ts';
import { contentSecurityPolicy } from './tools/build/content-security-policy.ts';
import { inlineStyles } from './tools/build/inline-styles.ts';
import { minifyLiterals } from './tools/build/minify-literals.ts';
import { webApp } from './tools/build/web-app.ts';

/**
 * Says what is loaded together. The first group that matches a module takes it, and with it what it imports and no
 * earlier group has.
 */
const CHUNKS = [
  { name: 'first-view', tags: ['$initial' as const] },
  { name: 'zh-Hans', test: /src\/i18n\/locales\// },
  // Modules that screens and storage share are a chunk of their own: screens open without the storage's.
  { name: 'records', test: /src\/progress\//, minShareCount: 2 },
  { name: 'progress', test: /src\/progress\// },
  {
    name: 'extras',
    test: /src\/(play|app|ui\/(?!(puzzles|board\/regions|sharing|statistics)\/))/,
  },
  {
    name: 'shared',
    test: /src\/(core|solver|game|i18n)\/|src\/ui\/(?!(puzzles|board\/regions)\/)|node_modules\/lit/,
  },
  { name: 'puzzles', test: /src\/puzzles\/(?!(editor|print)\/)/ },
  { name: 'editor', test: /src\/puzzles\// },
  { name: 'collection', test: /src\/collection\// },
  { name: 'settings', test: /src\/settings\// },
  // Programs are much alike: together they are half as large as each with its exhibit.
  { name: 'lab', test: /src\/lab\/(?!exhibits\/[^/]+\/(?!program))/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  // Relative addresses: the built game works from any path of any static host.
  base: './',
  // Which colour scheme holds is asked inside components only, whose styles are not compiled for old browsers.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    // data: addresses are not allowed by the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The one style sheet stands in the page: no chunk may wait for a file of it.
    cssCodeSplit: false,
    // Later chunks are small and shallow; fetching them ahead is not worth the code in the first view.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [assemblyScript()],
    rolldownOptions: { output: { entryFileNames: workerFileName } },
  },
  // Builds for Node are the benches': they have no page.
  plugins: [
    assemblyScript(),
    isSsrBuild
      ? []
      : [minifyLiterals(), VitePWA(webApp), inlineStyles(), contentSecurityPolicy(), budgets()],
  ],
}));

/** The built name of a worker: all of them are called worker.ts, and their folders tell them apart. */
function workerFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const folder =
    facadeModuleId
      ?.split('/')
      .slice(0, -1)
      .findLast((name) => name !== 'worker') ?? 'other';
  return `assets/worker-${folder}-[hash].js`;
}
