import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileAside } from './compile-aside.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runProgram } from './run-program.mjs';

/** The one package that is compiled, or fetched ready-made, when it is installed. */
const COMPILED = 'better-sqlite3';
const COMPILED_FILE = 'build/Release/better_sqlite3.node';

/**
 * Installs the packages of package-lock.json if node_modules differs from it.
 * @throws {Error} with a sentence when that fails.
 */
export async function installIfStale() {
  const finish = await installPackages();
  await finish();
}

/**
 * Installs the packages' files and compiles the SQLite driver at the same time, for a minute or two
 * on a core of its own. Until that ends, no database can be opened. No other package runs a script.
 * @returns {Promise<() => Promise<void>>} waits for the driver and puts it in its place; throws when
 * it could not be compiled.
 * @throws {Error} with a sentence when the files cannot be installed.
 */
export async function installPackages() {
  const place = join(PROJECT_ROOT, 'node_modules', COMPILED, COMPILED_FILE);
  const isStale = !isInstalled();
  if (!isStale && existsSync(place)) return async () => {};
  const compiling = compileAside(COMPILED, (folder) => {
    const file = join(folder, COMPILED_FILE);
    return existsSync(file) ? readFileSync(file) : undefined;
  });
  // The returned function reports the failure.
  compiling.catch(() => {});
  if (isStale) await installFiles();
  return async () => {
    const compiled = await compiling;
    if (!compiled) {
      throw new Error(
        `${COMPILED} could not be compiled. It needs Python, make and a C++ compiler (on Debian: apt-get install python3 make g++).`,
      );
    }
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, compiled);
  };
}

async function installFiles() {
  console.log('Installing packages; the first time takes a few minutes …');
  const options = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!(await runProgram('npm', options))) {
    throw new Error('The packages could not be installed. What npm says above is the reason.');
  }
}

/** Compares npm's record of what it installed with the lock file. */
function isInstalled() {
  const wanted = readPackages(join(PROJECT_ROOT, 'package-lock.json'));
  const installed = readPackages(join(PROJECT_ROOT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const present = installed[path];
    // The record lacks the project itself and optional packages for other machines.
    return present ? present.version === version : path === '' || optional === true;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>} by path; empty without a file.
 */
function readPackages(lockFile) {
  if (!existsSync(lockFile)) return {};
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
