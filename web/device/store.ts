import { useSyncExternalStore } from 'react';

export interface ReadableStore<Value> {
  get(): Value;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Replaces the value, notifies every subscriber, and returns it. */
  set(next: Value): Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
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

export function subscribeToAll(...subscribes: ReadableStore<unknown>['subscribe'][]) {
  return (listener: () => void) => {
    const stops = subscribes.map((subscribe) => subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** @param onServer the value that the server renders, if it does not know the store's. */
export function useStore<Value>(
  { subscribe, get }: ReadableStore<Value>,
  onServer: () => Value = get,
): Value {
  return useSyncExternalStore(subscribe, get, onServer);
}
