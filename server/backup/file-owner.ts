import { chownSync, statSync } from 'node:fs';

/** Gives a file to the folder's owner: the shop, a user of its own, could not open root's files. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
