import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';
import { runProgram } from './run-program.mjs';

/** The one package that is compiled, or fetched ready-made, when it is installed. */
const COMPILED = 'better-sqlite3';
const COMPILED_FILE = 'build/Release/better_sqlite3.node';

/**
 * Installs what package-lock.json says, when that is not what stands in node_modules.
 * @throws {Error} with a sentence when it does not succeed.
 */
export async function installIfStale() {
  await installPackages();
  await compileIfMissing();
}

/**
 * The packages' files alone: enough for what does not open a database. No package runs a script.
 * @throws {Error} with a sentence when it does not succeed.
 */
export async function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages; the first time takes a few minutes …');
  const options = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!(await runProgram('npm', options))) {
    throw new Error('The packages could not be installed. What npm says above is the reason.');
  }
}

/**
 * The one package that needs more than its files; a minute of one core where it is compiled.
 * @throws {Error} with a sentence when it does not succeed.
 */
export async function compileIfMissing() {
  const compiled = join(PROJECT_ROOT, 'node_modules', COMPILED, COMPILED_FILE);
  if (existsSync(compiled)) return;
  const options = ['rebuild', COMPILED, '--ignore-scripts=false'];
  if (!(await runProgram('npm', options)) || !existsSync(compiled)) {
    throw new Error(
      `${COMPILED} could not be compiled. It needs Python, make and a C++ compiler (on Debian: apt-get install python3 make g++).`,
    );
  }
}

/** npm writes down what it has installed once it is through; that is held against the lock file. */
function isInstalled() {
  const wanted = readPackages(join(PROJECT_ROOT, 'package-lock.json'));
  const installed = readPackages(join(PROJECT_ROOT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const present = installed[path];
    // The project itself is not among them, and an optional package may be for another machine.
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
