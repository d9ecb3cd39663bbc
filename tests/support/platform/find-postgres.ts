import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';

/** A running PostgreSQL server, or the programs to start one. */
export type PostgresSource = { url: string } | { programs: string };

/**
 * Finds `TEST_DATABASE_URL`, or PostgreSQL's programs on this machine. Without either, the tests on
 * PostgreSQL are skipped and one line says so.
 * @throws in continuous integration, which may not skip them.
 */
export function postgresForTests(): PostgresSource | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url };
  const programs = findPostgres();
  if (programs) return { programs };
  const sentence =
    'No PostgreSQL found: its tests are skipped. Install it, or set TEST_DATABASE_URL.';
  if (process.env.CI === 'true') throw new Error(sentence);
  console.warn(sentence);
  return undefined;
}

/** The folder of PostgreSQL's programs: on the PATH, or Debian's folder of the newest version. */
export function findPostgres(): string | undefined {
  if (process.platform === 'win32') return undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const byVersion = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_VERSIONS, version, 'bin'));
  const folder = [...onPath, ...byVersion].find((each) => existsSync(join(each, 'initdb')));
  return folder && dirname(realpathSync(join(folder, 'initdb')));
}
