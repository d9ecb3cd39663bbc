import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The folders that a server without pages needs. */
const SOURCES = ['server', 'shared', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];

export interface ReleaseCopy {
  root: string;
  remove: () => void;
}

/** Copies this release's source to a temporary folder, from which a server can start. */
export function copyThisRelease(): ReleaseCopy {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  // The server reads the web build's files from here.
  mkdirSync(join(root, 'client'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Like `copyThisRelease`, with the migrations of `WITH_NEXT`. */
export function copyNextRelease(): ReleaseCopy {
  const copy = copyThisRelease();
  const list = JSON.stringify(join(ROOT, 'tests/upgrade/next-migrations'));
  writeFileSync(
    join(copy.root, 'server/platform/db/migration-list.ts'),
    `export { WITH_NEXT as MIGRATIONS } from ${list};\n`,
  );
  return copy;
}
