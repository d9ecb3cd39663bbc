import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Installs the packages of package-lock.json if node_modules differs from it. npm compiles
 * the SQLite driver if the package has no binary for this machine.
 * @throws {Error} with a sentence when that fails.
 */
export async function installIfStale() {
  if (isInstalled()) return;
  console.log('Installing packages; the first time takes a few minutes…');
  if (
    await runProgram('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  )
    return;
  throw new Error(
    'The packages could not be installed. What npm says above is the reason. If it could not compile @photostructure/sqlite, install Python, make and a C++ compiler (on Debian: apt-get install python3 make g++).',
  );
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
