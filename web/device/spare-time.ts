/** Safari has no idle callbacks. */
const LATER_MS = 1000;

/** Calls back once the browser is idle; never on a phone that saves data. Returns a function that cancels it. */
export function inSpareTime(callback: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, LATER_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback);
  return () => cancelIdleCallback(idle);
}
