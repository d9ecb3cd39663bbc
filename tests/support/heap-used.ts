import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of the heap that are in use. What finalizers hold is freed by a later collection only. */
export async function heapUsed(): Promise<number> {
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 4; round += 1) {
    runInNewContext('gc')();
    await sleep(10);
  }
  return process.memoryUsage().heapUsed;
}
