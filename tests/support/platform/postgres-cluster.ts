import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port';

const START_TIMEOUT_MS = 30_000;

const SERVER_SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  unix_socket_directories: '',
};
/** Test data need not survive a crash of the machine, so nothing waits for the disk or tidies up. */
const HASTY_SETTINGS = {
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  synchronous_commit: 'off',
  wal_level: 'minimal',
};

/**
 * Runs the server until standard input closes, which happens however the parent process ends; then
 * stops the server at once and removes its folder, the first argument. A line on standard input is a
 * signal that ends the server, or `start`.
 */
const SUPERVISOR = `folder=$1; shift
start() { "$@" >>"$folder/server.log" 2>&1 & server=$!; }
halt() { if [ -n "$server" ]; then kill -$1 $server; wait $server; server=; fi; }
start "$@"
while read -r word; do
  if [ "$word" = start ]; then start "$@"; else halt $word; fi
  echo done
done
halt QUIT
cd / && rm -rf "$folder"`;

/** PostgreSQL's shutdown modes: fast rolls back and closes cleanly; immediate is like a crash. */
const SIGNAL = { fast: 'INT', immediate: 'QUIT' } as const;

/** A PostgreSQL server for the duration of the tests. */
export interface PostgresCluster {
  /** The address of its first database as a superuser, who can create others. */
  url: string;
  /** Stops the server and keeps its data; resolves when it has stopped. */
  halt: (mode: keyof typeof SIGNAL) => Promise<void>;
  /** Starts it again after `halt`. @throws with its log when it does not start. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Creates a cluster in a temporary folder and starts it on a free port. It ends with this process at
 * the latest.
 * @param programs the folder from `findPostgres`.
 * @param durable whether every commit is synced before it is acknowledged, as in a real shop.
 * @throws with the server's log when it does not start.
 */
export async function startPostgresCluster(
  programs: string,
  durable = false,
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const initOptions = ['--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', ...initOptions], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const wanted = durable ? SERVER_SETTINGS : { ...SERVER_SETTINGS, ...HASTY_SETTINGS };
  const settings = Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings];
  const supervisor = spawn('sh', ['-c', SUPERVISOR, 'sh', folder, ...server], {
    ...account,
    cwd: folder,
    // Detached from the terminal: Ctrl-C is for the tests, and the closed pipe ends the server.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const tell = async (word: string) => {
    const done = once(supervisor.stdout, 'data');
    supervisor.stdin.write(`${word}\n`);
    await done;
  };
  const ended = new Promise<void>((resolve) => supervisor.once('close', () => resolve()));
  const stop = async () => {
    supervisor.stdin.end();
    await ended;
  };

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const checkStarted = async () => {
    if (await answers(url)) return;
    const log = readFileSync(join(folder, 'server.log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`);
  };
  await checkStarted();
  return {
    url,
    halt: (mode) => tell(SIGNAL[mode]),
    resume: async () => {
      await tell('start');
      await checkStarted();
    },
    stop,
  };
}

/** PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (option: string) =>
        Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // This machine has no such account; try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither "postgres" nor "nobody".');
}

async function answers(url: string): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(100);
    }
  }
  return false;
}
