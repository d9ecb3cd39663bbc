/** A value that components subscribe to, for `useSyncExternalStore`. */
export interface Observable<Value> {
  get(): Value;
  /** Puts the next value in its place, tells every listener, and answers it. */
  set(next: Value): Value;
  /** Answers how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
      return next;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
