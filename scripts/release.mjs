// npm run release: packs what runs into one archive, for a machine that is too small to build.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { requireNode } from './require-node.mjs';

requireNode();
const { prepare } = await import('./prepare.mjs');
await prepare();
const { PROJECT_ROOT } = await import('./project-root.mjs');
const { copyReleaseFiles, removeOtherWeights } = await import('./release-files.mjs');
const { runProgram } = await import('./run-program.mjs');

const FOLDER = join(PROJECT_ROOT, 'release');
const MAIN = 'node build/server/main.js';
const COMMANDS = ['backup', 'restore', 'move', 'admin', 'doctor', 'proof'];

const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
const unpacked = join(FOLDER, 'maenam');
const { platform, arch } = process;
const archive = join(FOLDER, `maenam-${manifest.version}-${platform}-${arch}.tar.gz`);

rmSync(unpacked, { recursive: true, force: true });
mkdirSync(unpacked, { recursive: true });
copyReleaseFiles(PROJECT_ROOT, unpacked);
const ofCommands = COMMANDS.map((name) => [name, `node build/server/command.js ${name}`]);
const scripts = { start: MAIN, ...Object.fromEntries(ofCommands) };
writeFileSync(
  join(unpacked, 'package.json'),
  `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`,
);

const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const isInstalled = await runProgram('npm', install, {}, unpacked);
if (isInstalled) removeOtherWeights(unpacked);
const isPacked =
  isInstalled && (await runProgram('tar', ['-czf', archive, '-C', FOLDER, 'maenam']));
rmSync(unpacked, { recursive: true, force: true });
if (isPacked) {
  console.log(`Packed ${relative(PROJECT_ROOT, archive)}. Unpack it, then start it: ${MAIN}`);
} else {
  console.error('The release could not be packed. The message above says why.');
  process.exitCode = 1;
}
