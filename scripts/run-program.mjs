import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * Runs a program in this terminal.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to this process's environment.
 * @param {string} [cwd] the project's folder by default.
 * @returns {Promise<boolean>} whether it exited with code 0.
 */
export function runProgram(program, args, env = {}, cwd = PROJECT_ROOT) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      // On Windows npm is a shell script.
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs the program of an installed package.
 * @param {string} script its path below node_modules.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>}
 */
export function runPackage(script, args, env) {
  return runProgram(process.execPath, [`node_modules/${script}`, ...args], env);
}
