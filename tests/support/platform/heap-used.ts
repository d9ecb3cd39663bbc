import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The used bytes of the heap. Memory held by finalizers is freed only by a later collection. */
export async function heapUsed(): Promise<number> {
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 4; round += 1) {
    runInNewContext('gc')();
    await sleep(10);
  }
  return process.memoryUsage().heapUsed;
}
