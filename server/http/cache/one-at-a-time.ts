import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does works one at a time, in the order in which they came, and rests after each for as long as it
 * took: whatever else there is to do has half of the time to itself.
 * @param longestMs so long one that hangs holds up the next, its rest included.
 */
export function oneAtATime(
  longestMs: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const pause = (ms: number) => sleep(ms, undefined, { ref: false });
  let turn: Promise<void> = Promise.resolve();
  return (work) => {
    const begun = turn.then(() => ({ startedAt: performance.now(), done: work() }));
    turn = begun.then(({ done, startedAt }) => {
      const rest = () => pause(performance.now() - startedAt);
      return Promise.race([done.then(rest, rest), pause(longestMs)]);
    });
    return begun.then(({ done }) => done);
  };
}
