import { chownSync, statSync } from 'node:fs';

/** Gives a file to the folder's owner, because the shop's user cannot open files that root owns. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
