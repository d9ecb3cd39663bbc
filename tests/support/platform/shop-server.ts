import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';

const BUILT_SERVER = fileURLToPath(new URL('../../../build/server/main.js', import.meta.url));
const START_TIMEOUT_MS = 60_000;
const LINE_TIMEOUT_MS = 10_000;

/** The built shop in its own process, started the way an owner would start it. */
export interface ShopServer {
  /** Its address, which stays the same over restarts. */
  readonly url: string;
  /** The current process's id. */
  readonly pid: number | undefined;
  /** Whether the process has been started and has not ended. */
  readonly isRunning: boolean;
  /** All lines it has printed since its first start. */
  readonly lines: readonly string[];
  /** Starts it and waits until it is open. @throws with its output when it does not open. */
  start(): Promise<void>;
  /** Sends SIGTERM and waits for the end. @returns the exit code, null if a stronger signal was needed. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL, which leaves what a power cut would leave. */
  kill(): Promise<void>;
  /**
   * Finds the first matching line from line number `from` on, waiting up to 10 s. Read `lines.length`
   * before the action whose line you expect.
   */
  waitForLine(pattern: RegExp, from?: number): Promise<RegExpExecArray>;
}

/**
 * Prepares a shop on a free port; `start` runs it.
 * @param settings its environment variables, such as DATA_DIR. It inherits only this process's PATH.
 */
export async function prepareShopServer(settings: Record<string, string>): Promise<ShopServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  let child: ChildProcess | undefined;
  // No server outlives the tests, even when they crash.
  process.once('exit', () => child?.kill('SIGKILL'));

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) {
      return ending?.exitCode ?? null;
    }
    const exited = once(ending, 'exit');
    ending.kill(signal);
    const [code] = await exited;
    return code;
  }

  const server: ShopServer = {
    url,
    get pid() {
      return child?.pid;
    },
    get isRunning() {
      return child !== undefined && child.exitCode === null && child.signalCode === null;
    },
    lines,
    async start() {
      const from = lines.length;
      const started = spawn(process.execPath, [BUILT_SERVER], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: url,
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        createInterface({ input: stream }).on('line', (line) => lines.push(line));
      }
      const isOver = () => started.exitCode !== null || started.signalCode !== null;
      const opened = await lineIn(lines, /^The shop is open at /, from, START_TIMEOUT_MS, isOver);
      if (!opened) throw new Error(`The shop did not open:\n${lines.slice(from).join('\n')}`);
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    async waitForLine(pattern, from = 0) {
      const match = await lineIn(lines, pattern, from, LINE_TIMEOUT_MS, () => false);
      if (match) return match;
      throw new Error(`No line like ${pattern} among:\n${lines.slice(from).join('\n')}`);
    },
  };
  return server;
}

async function lineIn(
  lines: readonly string[],
  pattern: RegExp,
  from: number,
  timeoutMs: number,
  isOver: () => boolean,
): Promise<RegExpExecArray | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    for (const line of lines.slice(from)) {
      const match = pattern.exec(line);
      if (match) return match;
    }
    if (Date.now() > deadline || isOver()) return undefined;
    await sleep(20);
  }
}
