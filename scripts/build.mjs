import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStamp, inputStamp, stampFile } from './build-stamp.mjs';
import { buildWorker } from './build-worker.mjs';
import { messageFunctions } from './messages/compile-messages.mjs';
import { writeLanguages } from './messages/write-languages.mjs';
import { precompress } from './precompress.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runPackage } from './run-program.mjs';

const BUILD = 'build';
const MANIFEST_START = 'window.__reactRouterManifest=';

/**
 * Builds the shop if an input has changed since the last build.
 * @throws {Error} with a sentence when the build fails; the old build then remains.
 */
export async function buildIfStale() {
  if (buildStamp(BUILD) === inputStamp()) return;
  console.log('Building the shop…');
  await build();
}

async function build() {
  const next = `build-${process.pid}`;
  const old = `${next}-old`;
  // Computed before the build, so that an edit during the build makes its result stale.
  const stamp = inputStamp();
  try {
    const env = { BUILD_DIR: next, NODE_ENV: 'production' };
    const args = ['build', '--logLevel', 'error'];
    if (!(await runPackage('@react-router/dev/bin.js', args, env))) {
      throw new Error('The shop could not be built. The message above says where.');
    }
    const client = join(PROJECT_ROOT, next, 'client');
    trimManifest(client);
    writeLanguages(client, await messageFunctions());
    await buildWorker(client);
    await precompress(client);
    writeFileSync(stampFile(next), stamp);
    move(BUILD, old);
    move(next, BUILD);
  } finally {
    for (const directory of [next, old]) {
      rmSync(join(PROJECT_ROOT, directory), { recursive: true, force: true });
    }
  }
}

/** @param {string} from @param {string} to */
function move(from, to) {
  try {
    renameSync(join(PROJECT_ROOT, from), join(PROJECT_ROOT, to));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();

/**
 * The menu's first load contains every route's list of files. Takes out the lists of the back office, a
 * third of it: without them a browser fetches a page's files as it finds their imports. The HTML of a
 * page still preloads them, because the server has a manifest of its own.
 * @param {string} client the folder of the browser's build.
 * @throws {Error} when the manifest looks different than expected.
 */
function trimManifest(client) {
  const assets = join(client, 'assets');
  const [name, ...more] = readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || more.length > 0) throw new Error('The build has no single manifest');
  const file = join(assets, name);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(MANIFEST_START)) throw new Error(`${name} is not a manifest of routes`);
  const manifest = JSON.parse(text.slice(MANIFEST_START.length).replace(/;\s*$/, ''));
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id.startsWith('admin/')) route.imports = [];
  }
  // To the router a missing answer is a no, and most are.
  const trimmed = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value));
  writeFileSync(file, `${MANIFEST_START}${trimmed};`);
}
