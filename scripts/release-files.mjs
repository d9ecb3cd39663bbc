import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Everything that a server needs, and the files for systemd and compose. */
const CONTENT = ['.npmrc', 'LICENSE', 'build', 'deploy', 'package-lock.json'];

/**
 * Copies the files of a release. The settings of a shop that runs from the same folder stay here: its
 * deploy/.env holds passwords.
 * @param {string} from the project's folder
 * @param {string} to the release's folder
 */
export function copyReleaseFiles(from, to) {
  for (const name of CONTENT) {
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      filter: (file) => !basename(file).startsWith('.env'),
    });
  }
}
