/** Lets a weak phone handle taps in between. Returns a function that cancels it. */
export function inNextTask(callback: () => void): () => void {
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
