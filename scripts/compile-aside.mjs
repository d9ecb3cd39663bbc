import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {{ version: string, dependencies?: Record<string, string> }} Locked */

/**
 * Installs one package with its dependencies and runs its scripts, in a folder of its own, so that it
 * compiles while the other packages are installed.
 * @template Result
 * @param {string} name of a package whose scripts package.json allows.
 * @param {(folder: string) => Result} take gets the package's folder, which is deleted afterwards.
 * @returns {Promise<Result | undefined>} undefined when it could not be installed; npm printed why.
 */
export async function compileAside(name, take) {
  const aside = mkdtempSync(join(tmpdir(), 'compile-'));
  try {
    const { packages, ...lock } = readJson('package-lock.json');
    const root = { dependencies: { [name]: packages[place(name)].version } };
    const needed = { '': root, ...neededBy(place(name), packages) };
    const { allowScripts } = readJson('package.json');
    write(aside, 'package.json', { ...root, allowScripts });
    write(aside, 'package-lock.json', { ...lock, packages: needed });
    const options = ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund'];
    const installed = await runProgram('npm', options, {}, aside);
    return installed ? take(join(aside, place(name))) : undefined;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** @param {string} name */
const place = (name) => `node_modules/${name}`;

/**
 * A package of the lock file with all its dependencies.
 * @param {string} start
 * @param {Record<string, Locked>} packages
 */
function neededBy(start, packages) {
  const places = new Set([start]);
  // The set grows during the iteration, which visits the new places too.
  for (const from of places) {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      // A version of its own is inside the package; a shared one is beside it.
      const inside = `${from}/${place(name)}`;
      places.add(inside in packages ? inside : place(name));
    }
  }
  return Object.fromEntries([...places].map((each) => [each, packages[each]]));
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(PROJECT_ROOT, file), 'utf8'));

/**
 * @param {string} folder
 * @param {string} file
 * @param {unknown} content
 */
function write(folder, file, content) {
  writeFileSync(join(folder, file), JSON.stringify(content));
}
