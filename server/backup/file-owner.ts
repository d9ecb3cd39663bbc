import { chownSync, statSync } from 'node:fs';

/**
 * Gives what a command has written to the owner of the folder. Run by root, it would be closed to the
 * shop, which runs as a user of its own.
 */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
