import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyReleaseFiles, removeOtherWeights } from './release-files.mjs';

test('a release holds the files of deploy, but no settings and no data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maenam-release-'));
  const [project, release] = [join(folder, 'project'), join(folder, 'release')];
  for (const name of ['build', 'deploy', 'data'])
    mkdirSync(join(project, name), { recursive: true });
  const files = ['.npmrc', '.env', 'LICENSE', 'package-lock.json', 'deploy/compose.yaml'];
  for (const name of [...files, 'deploy/.env', 'deploy/.env.local', 'data/shop.db']) {
    writeFileSync(join(project, name), '');
  }
  copyReleaseFiles(project, release);
  expect(readdirSync(join(release, 'deploy'))).toEqual(['compose.yaml']);
  expect(existsSync(join(release, 'build'))).toBe(true);
  for (const name of ['.env', 'data']) expect(existsSync(join(release, name))).toBe(false);
  rmSync(folder, { recursive: true });
});

test('a release has the weights of the fonts that it draws in, and no others', () => {
  const release = mkdtempSync(join(tmpdir(), 'maenam-release-'));
  const font = join(release, 'node_modules', '@expo-google-fonts', 'hind');
  for (const part of ['300Light', '400Regular', '700Bold', '900Black_Italic', 'docs']) {
    mkdirSync(join(font, part), { recursive: true });
  }
  writeFileSync(join(font, 'package.json'), '{}');
  removeOtherWeights(release);
  expect(readdirSync(font)).toEqual(['400Regular', '700Bold', 'docs', 'package.json']);
  rmSync(release, { recursive: true });
});
