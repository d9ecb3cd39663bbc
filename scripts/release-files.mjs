import { cpSync, readdirSync, rmSync } from 'node:fs';
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

/** The weights that bills and tickets are drawn in (server/platform/fonts/font-file.ts). */
const DRAWN_WEIGHTS = ['400Regular', '700Bold'];

/**
 * Removes the fonts' other weights, 14 of 19 MB in the archive.
 * @param {string} release the release's folder, with its packages
 */
export function removeOtherWeights(release) {
  const fonts = join(release, 'node_modules', '@expo-google-fonts');
  for (const font of readdirSync(fonts)) {
    const weights = readdirSync(join(fonts, font)).filter((name) => /^[1-9]00/.test(name));
    for (const weight of weights.filter((name) => !DRAWN_WEIGHTS.includes(name))) {
      rmSync(join(fonts, font, weight), { recursive: true });
    }
  }
}
