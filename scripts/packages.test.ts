import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.mjs';

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  license?: string;
}

const read = (file: string) => JSON.parse(readFileSync(join(PROJECT_ROOT, file), 'utf8'));
const manifest = read('package.json');
const packages = Object.entries<Locked>(read('package-lock.json').packages).flatMap(
  ([path, locked]) => (path ? { name: path.replace(/^.*node_modules\//, ''), ...locked } : []),
);

/** Permissive licences; some require their notice or that changes are stated. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);
/** Packages that name their licence, MIT, only in a file. */
const LICENCE_IN_FILE = new Set(['@inlang/plugin-message-format', 'png-js', 'sqlite-wasm-kysely']);
/** sharp's image library is loaded unchanged, and the LGPL only requires that users can replace it. */
const SEPARATE_LIBRARIES = /^@img\/sharp-/;

test('only one package has an install script', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const shipped = running.filter(({ dev, devOptional }) => !dev && !devOptional);
  expect(shipped.map(({ name }) => name)).toEqual(['@photostructure/sqlite']);
  const refused = running.filter(({ name }) => manifest.allowScripts[name] !== true);
  expect(refused.every(({ name }) => manifest.allowScripts[name] === false)).toBe(true);
});

test('only the packages that the build leaves out are installed where the shop runs', () => {
  const config = readFileSync(join(PROJECT_ROOT, 'vite.config.ts'), 'utf8');
  const external = /external: \[([^\]]*)\]/.exec(config)?.[1]?.match(/[^',\s]+/g);
  expect(Object.keys(manifest.dependencies)).toEqual(external);
});

test('every direct dependency is pinned to a version', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.entries(wanted).filter(([, version]) => !/^\d/.test(String(version)))).toEqual([]);
});

test('every package has a licence that we may ship', () => {
  const unknown = packages.filter(({ name, license = 'none' }) => {
    if (LICENCE_IN_FILE.has(name)) return false;
    if (SEPARATE_LIBRARIES.test(name) && license.includes('LGPL-3.0-or-later')) return false;
    const parts = license.replace(/[()]/g, '').split(/ AND | OR /);
    return !parts.every((part) => LICENCES.has(part));
  });
  expect(unknown.map(({ name, license }) => [name, license])).toEqual([]);
});
