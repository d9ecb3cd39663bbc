import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { MINUTE_MS, SECOND_MS } from '../../../shared/domain/platform/durations';
import { DomainError } from '../../../shared/domain/platform/refusals';
import {
  OUT_OF_MEMORY,
  type PictureTask,
  type PictureTasks,
  type TaskCall,
  type TaskReply,
} from './picture-tasks';

/**
 * Whose picture it is. The shop's are its menu's and brand's. A visitor's is drawn only because somebody
 * asked for an address.
 */
type PictureOwner = 'visitor' | 'customer' | 'shop';

/**
 * How many pictures may wait, of all owners together, when one more arrives. So visitors cannot use up
 * the places of customers, nor these the shop's. A visitor's takes 200 ms, a customer's 40 to 160, the
 * shop's some seconds.
 */
export const MOST_WAITING: Readonly<Record<PictureOwner, number>> = {
  visitor: 2,
  customer: 4,
  shop: 12,
};
/** When a refused picture may be sent again. */
export const RETRY_AFTER_S = 5;
/** How long a picture may take, the start of the process included (ms). */
const LONGEST_MS: Readonly<Record<PictureOwner, number>> = {
  visitor: 20 * SECOND_MS,
  customer: 20 * SECOND_MS,
  shop: MINUTE_MS,
};
/** The process ends when it has had nothing to do for this long, and gives its memory back (ms). */
const IDLE_MS = 30 * SECOND_MS;

interface ProcessParts {
  /** picture-program.ts, or what it was built to; a command that draws nothing has none. */
  program?: URL | undefined;
  /** Options of Node that running it needs. */
  execArgv?: readonly string[];
  log: Logger;
  longestMs?: typeof LONGEST_MS;
}

interface Job extends TaskCall {
  readonly owner: PictureOwner;
  readonly settle: (reply: TaskReply | Ended) => void;
}

interface Ended {
  readonly isTooLarge: boolean;
}

export type PictureProcess = ReturnType<typeof createPictureProcess>;

/**
 * Decodes and draws pictures apart from the server, one after another: a picture that needs too much
 * time or memory ends only this process. It leaves the server's threads to passwords and compression,
 * knows none of the shop's secrets, and is started by the first picture.
 */
export function createPictureProcess(parts: ProcessParts) {
  const { program, execArgv = [], log, longestMs = LONGEST_MS } = parts;
  const waiting: Job[] = [];
  let isBusy = false;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    if (!program) throw new Error('This program draws no pictures');
    const started = fork(program, {
      execArgv: [...execArgv, '--max-old-space-size=64'],
      // One thread for the picture that is drawn, one for all else.
      env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A server that stops, or a test, does not wait for it.
    started.unref();
    started.channel?.unref();
    started.on('error', (error) => log.warn({ err: error }, 'the picture process failed'));
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function perform({ task, input, owner }: Job): Promise<TaskReply | Ended> {
    clearTimeout(idle);
    child ??= start();
    const current = child;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      current.kill('SIGKILL');
    }, longestMs[owner]);
    const reply = await new Promise<TaskReply | Ended>((resolve) => {
      const onMessage = (sent: unknown) => finish(sent as TaskReply);
      const onExit = (code: number | null) =>
        finish({ isTooLarge: isLate || code === OUT_OF_MEMORY });
      const onError = () => {
        end();
        finish({ isTooLarge: false });
      };
      const finish = (result: TaskReply | Ended) => {
        current.off('message', onMessage).off('exit', onExit).off('error', onError);
        resolve(result);
      };
      current.on('message', onMessage).on('exit', onExit).on('error', onError);
      current.send({ task, input } satisfies TaskCall, (error) => error && onError());
    });
    clearTimeout(timer);
    if ('isTooLarge' in reply) log.warn({ task, ...reply }, 'the picture process ended');
    return reply;
  }

  async function performAll(): Promise<void> {
    isBusy = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) job.settle(await perform(job));
    isBusy = false;
    idle = setTimeout(end, IDLE_MS);
    idle.unref();
  }

  return {
    /**
     * @throws DomainError `too_many_requests` while too many pictures wait; `too_large` for one that
     * takes too much time or memory; and what the task itself throws.
     */
    async run<Task extends PictureTask>(
      owner: PictureOwner,
      task: Task,
      ...input: Parameters<PictureTasks[Task]>
    ): Promise<Awaited<ReturnType<PictureTasks[Task]>>> {
      if (waiting.length >= MOST_WAITING[owner]) {
        throw new DomainError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S });
      }
      const reply = await new Promise<TaskReply | Ended>((settle) => {
        waiting.push({ task, input, owner, settle });
        if (!isBusy) void performAll();
      });
      if ('result' in reply) return reply.result as Awaited<ReturnType<PictureTasks[Task]>>;
      if ('refusal' in reply) {
        const { code, data } = reply.refusal;
        throw new DomainError(...([code, data] as ConstructorParameters<typeof DomainError>));
      }
      if ('failure' in reply) throw new Error(`A picture failed: ${reply.failure}`);
      if (reply.isTooLarge) throw new DomainError('too_large');
      throw new Error('The picture process ended');
    },
  };
}
