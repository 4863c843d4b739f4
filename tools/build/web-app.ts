import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { PICTURES } from '../screenshot-scene.mjs';
import { refuseMissingLicences, textPages } from './text-pages.ts';

/** The built files that the service worker keeps. */
const KEPT_EXTENSIONS = ['html', 'js', 'css', 'wasm'];
export const KEPT_FILES = new RegExp(`\\.(${KEPT_EXTENSIONS.join('|')})$`);

/** The paper of the Porcelain theme: what a window shows before the page has painted. */
const PAPER = '#F0F4F1';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

/** Descriptions of the manifest's pictures. */
const SCENES = { play: 'The board', today: 'Three puzzles for today' };

/**
 * The manifest, and the service worker that keeps the whole game for use without a network.
 * Addresses are relative, so that any path of any host will do. A new version
 * waits until the player asks for it or has closed every window (src/app/updates.ts).
 */
export const webApp: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  // src/app/updates.ts registers it, through a Trusted Types policy.
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    // Has no id, which would be resolved against the origin alone: start_url tells the paths of a host apart.
    name: 'Ninety-Two',
    short_name: 'Ninety-Two',
    description:
      'Place queens so that none attacks another, find every solution, and watch algorithms do it.',
    lang: 'en',
    dir: 'ltr',
    categories: ['games', 'puzzle', 'education'],
    // With a fragment, opening the icon of a running game changes its address without reloading it.
    start_url: './#/play',
    scope: './',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      // The drawing stays inside the safe zone, so the same picture may be masked.
      { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      {
        src: './icons/monochrome-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'monochrome',
      },
    ],
    screenshots: PICTURES.map(({ name, scene, width, height }) => ({
      src: `./screenshots/${name}.png`,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: width < height ? 'narrow' : 'wide',
      label: `${SCENES[scene]} on a ${width < height ? 'phone' : 'desktop'}`,
    })),
    shortcuts: [
      {
        name: 'Puzzles',
        description: 'Three puzzles for today',
        url: './#/puzzles',
        icons: [{ src: './icons/today-96.png', sizes: '96x96', type: 'image/png' }],
      },
      { name: 'Continue', url: './#/play' },
      { name: '8 × 8', url: './#/play/8' },
    ],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    file_handlers: [
      { action: './', accept: { 'application/json': ['.n92.json'] } },
      {
        action: './',
        accept: { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] },
      },
    ],
    // The service worker answers it (src/sw.ts).
    share_target: {
      action: './share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/*', 'application/json', '.n92.json'] }],
      },
    },
  },
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  injectManifest: {
    globPatterns: [
      `**/*.{${KEPT_EXTENSIONS.join()}}`,
      'icons/icon-192.png',
      'manifest.webmanifest',
    ],
    // Hosts send 404.html in place of a file that is not there.
    globIgnores: ['404.html'],
    buildPlugins: { vite: [textPages(), refuseMissingLicences(), workerInOneScript()] },
    // Hashed names say which version they are.
    dontCacheBustURLsMatching: /^assets\//,
  },
  integration: {
    beforeBuildServiceWorker({ injectManifest }) {
      injectManifest.manifestTransforms = [withIntegrity(injectManifest.globDirectory)];
    },
  },
};

/** Builds the service worker as one script, by the bundler's newer option, and says nothing but warnings of it. */
function workerInOneScript(): Plugin {
  return {
    name: 'ninety-two:worker-in-one-script',
    config(config) {
      const output = config.build!.rolldownOptions!.output as Record<string, unknown>;
      delete output['inlineDynamicImports'];
      output['codeSplitting'] = false;
      return { logLevel: 'warn' };
    },
  };
}

/**
 * Adds the hash of its content to each file, so that the service worker refuses what a host sends in its place.
 * @param directory The built game.
 */
function withIntegrity(directory: string): ManifestTransform {
  return async (files) => ({
    manifest: await Promise.all(
      files.map(async (file) => ({
        ...file,
        integrity: integrityOf(await readFile(join(directory, file.url))),
      })),
    ),
  });
}

/** Returns the hash of a file as `fetch` takes it (Subresource Integrity). */
export function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
