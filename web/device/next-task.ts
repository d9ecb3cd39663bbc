/**
 * Calls back in a task of its own: a tap that waits is answered before it, and a weak phone has no one
 * long task of what could be several. Answers how to call it off.
 */
export function inNextTask(callback: () => void): () => void {
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
