import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from '../tests/support/platform/find-postgres';
import { startPostgresCluster } from '../tests/support/platform/postgres-cluster';
import type { Measurement } from './measurement';
import { SECTIONS, type Section } from './sections';
import type { Engine } from './stocked-shop';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    json: { type: 'string', default: 'bench/figures/last.json' },
  },
});
const unknown = positionals.filter((name) => !SECTIONS.some((section) => section.name === name));
if (unknown.length > 0) {
  const names = SECTIONS.map(({ name }) => name).join(', ');
  throw new Error(`There is no section ${unknown.join(', ')}; there are ${names}.`);
}
if (values.engine && !['sqlite', 'postgres'].includes(values.engine)) {
  throw new Error('--engine is sqlite or postgres.');
}

/** The sections named on the command line; without names, all but the long ones. */
const selected = SECTIONS.filter(({ name, onlyByName }) =>
  positionals.length > 0 ? positionals.includes(name) : !onlyByName,
);
/** The measured machine and commit, without which the figures mean nothing. */
const setting = {
  date: new Date().toISOString(),
  commit: currentCommit(),
  node: process.version,
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
};
const measured: { section: string; engine: Engine; figures: unknown }[] = [];

async function measureAll(engine: Engine) {
  if (values.engine && values.engine !== engine) return;
  for (const section of selected.filter(({ engines }) => engines.includes(engine))) {
    const prevented = section.prevented?.();
    if (prevented) {
      console.error(prevented);
      continue;
    }
    report(section, engine, await section.measure(engine));
  }
}

/** Prints and saves each section at once, so that a stopped bench keeps its figures. */
function report({ name }: Section, engine: Engine, { table, figures, failed }: Measurement) {
  console.log(`${table}\n`);
  measured.push({ section: name, engine, figures });
  const file = resolve(values.json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...setting, measured }, null, 2)}\n`);
  if (failed) process.exitCode = 1;
}

const { date, commit, node, cores, processor } = setting;
console.log(`${date}, commit ${commit}, Node ${node}, ${cores} × ${processor}\n`);
await measureAll('sqlite');
const programs = findPostgres();
if (programs) {
  const cluster = await startPostgresCluster(programs, { settings: 'durable' });
  process.env['TEST_DATABASE_URL'] = cluster.url;
  await measureAll('postgres');
  await cluster.stop();
} else {
  console.error('No PostgreSQL found: measuring on SQLite only.');
}

/** With `+` if files have changed since; 'unknown' outside a clone. */
function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
