/**
 * Lets one tab of the browser at a time do some work. Without locks, or if the browser denies them, the
 * work begins at once.
 * @param name of the lock; work with the same name waits.
 * @param signal ends the wait.
 * @throws what the work throws, and the signal's reason.
 */
export async function inOneTab<Result>(
  name: string,
  work: () => Promise<Result> | Result,
  signal?: AbortSignal,
): Promise<Result> {
  if (!navigator.locks) return work();
  let hasLock = false;
  const workOnce = () => {
    hasLock = true;
    return work();
  };
  try {
    return await (signal
      ? navigator.locks.request(name, { signal }, workOnce)
      : navigator.locks.request(name, workOnce));
  } catch (error) {
    if (hasLock || signal?.aborted) throw error;
    return workOnce();
  }
}
