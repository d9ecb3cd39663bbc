import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStamp, inputStamp, stampFile } from './build-stamp.mjs';
import { buildWorker } from './build-worker.mjs';
import { precompress } from './precompress.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runPackage } from './run-program.mjs';
import { trimManifest } from './trim-manifest.mjs';

const BUILD = 'build';

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
