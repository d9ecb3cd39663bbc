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
const REPLICATED_SETTINGS = { autovacuum: 'off', fsync: 'off', max_wal_size: '1GB' };
const HASTY_SETTINGS = {
  ...REPLICATED_SETTINGS,
  full_page_writes: 'off',
  max_wal_senders: '0',
  synchronous_commit: 'off',
  wal_level: 'minimal',
};

/** How much a cluster keeps: little, what a standby needs, or every commit, as in a real shop. */
const SETTINGS = { hasty: HASTY_SETTINGS, replicated: REPLICATED_SETTINGS, durable: {} } as const;

/**
 * Runs the server until standard input closes, which happens however the parent process ends; then
 * stops the server at once and removes its folder, the first argument. A line on standard input is a
 * signal that ends the server, or `start`.
 */
const SUPERVISOR = `folder=$1; shift
start() { "$@" >>"$folder/server.log" 2>&1 & server=$!; }
halt() { if [ -n "$server" ]; then kill -$1 $server 2>/dev/null; wait $server; server=; fi; }
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
  /** Ends all its processes at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Stops all its processes where they are: connections stay open, and nothing replies. */
  freeze: () => Promise<void>;
  stop: () => Promise<void>;
}

interface ClusterOptions {
  settings?: keyof typeof SETTINGS;
  /** The address of a `replicated` server: this one becomes its standby. */
  standbyOf?: string;
}

/**
 * Creates a cluster in a temporary folder and starts it on a free port. It ends with this process at
 * the latest.
 * @param programs the folder from `findPostgres`.
 * @throws with the server's log when it does not start.
 */
export async function startPostgresCluster(
  programs: string,
  { settings = 'hasty', standbyOf }: ClusterOptions = {},
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const [program, options] = standbyOf
    ? ['pg_basebackup', ['-d', standbyOf, '--write-recovery-conf', '--checkpoint=fast']]
    : ['initdb', ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale']];
  execFileSync(join(programs, program), ['-D', data, '--no-sync', ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const wanted = Object.entries({ ...SERVER_SETTINGS, ...SETTINGS[settings] });
  const flags = wanted.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...flags];
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
  let frozen: number[] = [];
  const signalAll = async (signal: NodeJS.Signals) => {
    // The postmaster first, so that it starts no more.
    const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    const pids = [postmaster, ...(await processesOf(url))];
    for (const pid of pids) process.kill(pid, signal);
    return pids;
  };
  const stop = async () => {
    // A frozen process obeys this signal only.
    for (const pid of frozen) process.kill(pid, 'SIGKILL');
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
    async kill() {
      await signalAll('SIGKILL');
    },
    async freeze() {
      frozen = await signalAll('SIGSTOP');
    },
    stop,
  };
}

async function processesOf(url: string): Promise<number[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
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
