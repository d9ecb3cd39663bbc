import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';

/** A million orders take far less. */
const TIMEOUT_MS = 5 * MINUTE_MS;

const answer = z.object({ troubles: z.array(z.string()) });

/**
 * Runs `npm run proof` as a process of its own: SQLite works in the thread of its server, which would
 * answer nobody meanwhile.
 * @throws the failure of that process.
 */
export function proveApart(command: URL): Promise<string[]> {
  const typed = [fileURLToPath(command), 'proof', '--json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, typed, { timeout: TIMEOUT_MS }, (error, printed, complaint) => {
      try {
        // Sums that do not hold make the exit code 1, too.
        resolve(answer.parse(JSON.parse(printed)).troubles);
      } catch (cause) {
        reject(error ?? new Error(`The proof printed no result. ${complaint}`, { cause }));
      }
    });
  });
}
