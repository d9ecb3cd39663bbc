import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGES } from './messages/compile-messages.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

/** @typedef {import('vite').Manifest} Manifest */

/** The modules of every page from the menu to a placed order, with their dialogs; and a layer of scripts. */
const AHEAD = [
  'web/entry.client.tsx',
  'web/root.tsx',
  'web/storefront/storefront-layout.tsx',
  'web/storefront/menu/home/home-page.tsx',
  'web/storefront/menu/menu-page.tsx',
  'options',
  'web/storefront/menu/search-results.tsx',
  'web/storefront/whole-cart-drawer.tsx',
  'web/storefront/cart/filled-cart.tsx',
  'web/ui/page-layers.ts',
  'web/storefront/checkout/checkout-page.tsx',
  'web/storefront/offline/offline-parts.tsx',
  'web/log/start-logger.ts',
  'web/ui/toast-view.tsx',
];
/** The modules of the kitchen board and the counter, which a tablet opens without a network. */
const OFFICE = [
  'web/entry.client.tsx',
  'web/root.tsx',
  'web/admin/shell/back-office-layout.tsx',
  'web/admin/shell/shell-layout.tsx',
  'web/admin/kitchen/board/kitchen-page.tsx',
  'web/admin/orders/take/take-order-page.tsx',
  'web/log/start-logger.ts',
  'web/ui/toast-view.tsx',
];
const SHOP = ['web/entry.client.tsx', 'web/root.tsx', 'web/storefront/', 'web/log/', 'web/ui/'];
/** Files that no page needs offline: the sharing picture, and fonts for rare characters. */
const NEVER = /\/(share|figtree-latin|fraunces-semibold-latin|noto-sans-devanagari)-[^/]*$/;

/** Builds /sw.js and the one that withdraws it. @param {string} client folder of its build. */
export async function buildWorker(client) {
  const manifest = readManifest(client);
  const routes = routesFile(client);
  const ahead = [`/assets/${routes}`, ...filesOf(manifest, AHEAD)];
  const office = [`/assets/${routes}`, ...filesOf(manifest, OFFICE)];
  const later = filesOf(manifest, SHOP).filter((file) => !ahead.includes(file));
  const byLanguage = (/** @type {string[]} */ files) =>
    Object.fromEntries(LANGUAGES.map((each) => [each, filesIn(each, files, client)]));
  await bundle(client, 'service-worker/worker.ts', 'sw.js', {
    BUILD_MARK: JSON.stringify(routes),
    FILES_AHEAD: JSON.stringify(byLanguage(ahead)),
    OFFICE_FILES: JSON.stringify(byLanguage(office)),
    FILES_AT_USE: JSON.stringify([...new Set(Object.values(byLanguage(later)).flat())]),
  });
  await bundle(client, 'service-worker/withdrawn.ts', 'sw-withdrawn.js', {});
}

/** @param {string} client @returns {Manifest} */
function readManifest(client) {
  return JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
}

/**
 * The files with the scripts of a language instead of those of the source language.
 * @param {string} language @param {readonly string[]} files @param {string} client
 */
function filesIn(language, files, client) {
  return files.map((file) => {
    const own = file.replace('/assets/', `/assets/${language}/`);
    return existsSync(join(client, own)) ? own : file;
  });
}

/** The browser router's routes; renamed by every build. @param {string} client */
function routesFile(client) {
  const file = readdirSync(join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error('The build has no manifest of routes.');
  return file;
}

/**
 * The paths of all files of the given modules: their static imports, styles and fonts. Dynamic
 * imports are not included.
 * @param {Manifest} manifest
 * @param {readonly string[]} begins module names, prefixes of them, or names of layers.
 */
function filesOf(manifest, begins) {
  const names = new Set(begins.flatMap((each) => entriesOf(manifest, each)));
  // The set grows during the iteration, which visits the new names too.
  for (const name of names) for (const each of manifest[name]?.imports ?? []) names.add(each);
  const files = [...names]
    .flatMap((name) => manifest[name] ?? [])
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].filter((file) => !NEVER.test(file)).map((file) => `/${file}`);
}

/** @param {Manifest} manifest @param {string} begin @throws {Error} if the build has no such file. */
function entriesOf(manifest, begin) {
  const found = Object.keys(manifest).filter(
    (key) => key.startsWith(begin) || manifest[key]?.name === begin,
  );
  if (found.length === 0) throw new Error(`The build has no file that begins with ${begin}.`);
  return found;
}

/**
 * @param {string} client
 * @param {string} entry
 * @param {string} name of the built file.
 * @param {Record<string, string>} facts constants for the worker, as code.
 */
async function bundle(client, entry, name, facts) {
  await build({
    root: PROJECT_ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    define: { ...facts, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      rollupOptions: {
        input: join(PROJECT_ROOT, entry),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  });
}
