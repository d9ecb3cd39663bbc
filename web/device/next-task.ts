/**
 * Calls back in a separate task, so that a weak phone handles taps in between. Returns a function
 * that cancels it.
 */
export function inNextTask(callback: () => void): () => void {
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
