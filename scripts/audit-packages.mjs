import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from './project-root.mjs';

/** A registry that takes longer does not answer. */
const TIMEOUT_MS = 60_000;

/**
 * Asks npm's registry for known weaknesses of the packages in the lock file, and prints a line with
 * what came of it. A registry that does not know the question, or cannot be reached, is passed over.
 * @param {Record<string, string>} [env] added to this process's environment.
 * @returns {Promise<boolean>} false when a weakness is rated high or critical.
 */
export async function auditPackages(env = {}) {
  const counts = countsOf(await npmAudit(env));
  if (!counts) {
    console.log('The registry did not answer the audit: known weaknesses were not looked for.');
    return true;
  }
  const grave = (counts.high ?? 0) + (counts.critical ?? 0);
  console.log(
    grave === 0
      ? 'No package has a known weakness rated high or critical.'
      : `${grave} packages have a known weakness rated high or critical: see npm audit.`,
  );
  return grave === 0;
}

/**
 * @param {Record<string, string>} env
 * @returns {Promise<string>} what npm says, as JSON; its exit code does not tell an outage from a find.
 */
function npmAudit(env) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn('npm', ['audit', '--audit-level=high', '--json', '--fetch-retries=0'], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      // npm is a script of the shell on Windows.
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(said));
  });
}

/**
 * @param {string} said
 * @returns {Record<string, number> | undefined} packages by how grave it is; undefined without an answer.
 */
function countsOf(said) {
  try {
    return JSON.parse(said).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
