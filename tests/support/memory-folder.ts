import { accessSync, constants, statfsSync } from 'node:fs';

const MEMORY_FOLDER = '/dev/shm';
/** The tests' files take less than 1 GB at a time. */
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
    accessSync(MEMORY_FOLDER, constants.W_OK);
    if (bavail * bsize >= NEEDED_BYTES) process.env.TMPDIR = MEMORY_FOLDER;
  } catch {
    // This system has no such folder: the files stay on the disk.
  }
}
