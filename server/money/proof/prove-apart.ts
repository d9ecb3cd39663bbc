import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { provedSum } from '../../../shared/contract/money/dashboard-contract';
import type { ProvedSum } from '../../../shared/domain/money/proved-sums';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';

/** A million orders take far less. */
const TIMEOUT_MS = 5 * MINUTE_MS;

const answer = z.object({ troubles: z.array(provedSum) });

/** Apart, because SQLite would block its server's thread. @throws the failure of that process. */
export function proveApart(command: URL): Promise<ProvedSum[]> {
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
