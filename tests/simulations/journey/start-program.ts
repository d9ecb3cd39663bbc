import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program that lives no longer than this process, with an Indian phone's time zone.
 * @returns a function that ends it.
 */
export function startProgram(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): () => Promise<void> {
  return endOf(
    spawn(program, args, {
      env: { ...process.env, TZ: 'Asia/Kolkata', ...environment },
      stdio: 'ignore',
    }),
  );
}

/** Starts a screen without a monitor (Xvfb), for a browser that has no headless mode. */
export async function startDisplay() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = endOf(child);
  const [chosen] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(chosen).trim()}`, stop };
}

function endOf(child: ChildProcess): () => Promise<void> {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    const force = setTimeout(kill, 5000);
    await ended;
    clearTimeout(force);
  };
}
