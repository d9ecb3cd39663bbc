import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

const INPUTS = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/build-worker.mjs',
  'scripts/build.mjs',
  'scripts/lean-packages.mjs',
  'scripts/messages',
  'scripts/script-groups.mjs',
  'scripts/script-layers.mjs',
  'scripts/precompress.mjs',
  'shared',
  'server',
  'web',
  'service-worker',
];
const STAMP_FILE = 'stamp';
const NO_INPUT = /\.test\.tsx?$|tsconfig\S*\.json$|^shared[\\/]messages[\\/]compiled[\\/]/;

export function inputStamp() {
  const hash = createHash('sha256');
  for (const file of inputFiles()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(PROJECT_ROOT, file)));
  }
  return hash.digest('hex');
}

/** The input files of a build, relative to the project's folder. */
export function inputFiles() {
  return INPUTS.flatMap(filesBelow)
    .filter((file) => !NO_INPUT.test(file))
    .sort();
}

/** @param {string} directory of the build. @returns the build's stamp, undefined without one. */
export function buildStamp(directory) {
  const file = stampFile(directory);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {string} directory of the build, relative to the project's folder. */
export function stampFile(directory) {
  return join(PROJECT_ROOT, directory, STAMP_FILE);
}

/** @param {string} path below the project's folder. @returns {string[]} */
function filesBelow(path) {
  const whole = join(PROJECT_ROOT, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(below) : [below];
  });
}
