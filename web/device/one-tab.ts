/** Without locks the work begins at once. @param signal ends the wait, which throws its reason. */
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
