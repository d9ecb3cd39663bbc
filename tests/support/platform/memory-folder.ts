import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY_FOLDER = '/dev/shm';
/** Room for 1 GB of PostgreSQL's log and several copies of a shop of 50,000 orders. */
const NEEDED_BYTES = 3 * 2 ** 30;

/**
 * Puts the temporary files of this process and its children into memory, if Linux has a folder for
 * that with enough room: test databases need not survive a crash, and a commit that waits for the
 * disk takes longer than the test around it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || process.availableMemory() < 2 * NEEDED_BYTES) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    if (bavail * bsize < NEEDED_BYTES) return;
    const folder = mkdtempSync(join(MEMORY_FOLDER, 'shop-tests-'));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o1777);
    // Interrupted tests leave files, which would take memory until the machine restarts.
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    process.env.TMPDIR = folder;
  } catch {
    // This system has no such folder: the files stay on the disk.
  }
}
