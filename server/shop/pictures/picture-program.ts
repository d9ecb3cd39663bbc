import { setPriority, totalmem } from 'node:os';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { OUT_OF_MEMORY, PICTURE_TASKS, type TaskCall, type TaskReply } from './picture-tasks';

/**
 * Resident memory that the process may have: a third of a small machine, at most 512 MB. Node and the
 * library take 90 MB, a customer's photograph 10 more. With 50 million pixels the process takes 140 MB
 * for a camera's JPEG and 270 MB for an interlaced PNG, which a machine of half a gigabyte refuses.
 */
const MOST_BYTES = Math.min(512_000_000, Math.max(200_000_000, totalmem() / 3));
const CHECK_MS = 50;
/** Below the shop, so that a request always has the processor first. */
const NICE = 10;

async function perform({ task, input }: TaskCall): Promise<TaskReply> {
  try {
    const draw = PICTURE_TASKS[task] as (...input: readonly unknown[]) => Promise<unknown>;
    return { result: await draw(...input) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { code: error.code, data: error.data } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

setPriority(NICE);
process.on('message', async (call: TaskCall) => {
  const check = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_BYTES) process.exit(OUT_OF_MEMORY);
  }, CHECK_MS);
  const reply = await perform(call);
  clearInterval(check);
  process.send?.(reply);
});
// It ends with its server, which may still wait for a picture after a signal to the whole group.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
