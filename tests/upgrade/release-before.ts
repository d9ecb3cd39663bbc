import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '../../server/platform/db/migration-list';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The folders that a server without pages needs. */
const SOURCES = ['server', 'shared', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];

/** In continuous integration the clone may belong to another user. */
const TRUSTED = ['-c', 'safe.directory=*'];

/** Extracts a release's source to a temporary folder, with this release's packages. */
export interface Release {
  root: string;
  remove: () => void;
}

/**
 * The newest commit that lacks only the last migrations of this release. Migrations need not be added
 * in the order of their numbers. Undefined without history, as in an unpacked archive or a shallow
 * clone.
 */
export function findReleaseBefore(): string | undefined {
  const files = Object.keys(MIGRATIONS).map((name) => `${name}.ts`);
  const folder = 'server/platform/db/migrations';
  try {
    return git('log', '--diff-filter=A', '--format=%P', '--', folder).find((commit) =>
      git('ls-tree', '--name-only', `${commit}:${folder}`).every(
        (file, index) => file === files[index],
      ),
    );
  } catch {
    return undefined;
  }
}

export function unpackCommit(commit: string): Release {
  const archive = execFileSync('git', [...TRUSTED, 'archive', commit, ...SOURCES], {
    cwd: ROOT,
    maxBuffer: 2 ** 29,
  });
  return release((root) => execFileSync('tar', ['-x', '-C', root], { input: archive }));
}

export function copyThisRelease(): Release {
  return release((root) => {
    for (const name of SOURCES) {
      cpSync(join(ROOT, name), join(root, name), { recursive: true });
    }
  });
}

function release(fill: (root: string) => void): Release {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  fill(root);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  // The server reads the web build's files from here.
  mkdirSync(join(root, 'client'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The lines that a command of git prints. */
function git(...options: string[]): string[] {
  return execFileSync('git', [...TRUSTED, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter((line) => line !== '');
}
