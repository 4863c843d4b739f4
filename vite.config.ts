import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { budgets } from './src/build/budgets.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { webApp } from './src/build/web-app.ts';

export default defineConfig(({ isSsrBuild }) => ({
  // Relative addresses: the built game works from any path of any static host.
  base: './',
  build: {
    // data: addresses are not allowed by the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  // Builds for Node are the benches': they have no page.
  plugins: isSsrBuild ? [] : [VitePWA(webApp), contentSecurityPolicy(), budgets()],
}));
