import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';

/**
 * Switches a storage off whenever nothing runs in it any more. In Node 20 one that was ever used
 * stays on and makes each request of the whole process dearer, whatever it is for. Work that goes
 * on after the promise of its run has ended finds the storage empty.
 */
export function restWhenIdle<Store>(storage: AsyncLocalStorage<Store>): void {
  const runIn = storage.run.bind(storage);
  let running = 0;
  const ended = () => {
    running -= 1;
    if (running === 0) storage.disable();
  };
  storage.run = <Result, Args extends unknown[]>(
    store: Store,
    work: (...args: Args) => Result,
    ...args: Args
  ): Result => {
    running += 1;
    let isGoingOn = false;
    try {
      const result = runIn(store, () => work(...args));
      if (result instanceof Promise) {
        isGoingOn = true;
        result.then(ended, ended);
      }
      return result;
    } finally {
      if (!isGoingOn) ended();
    }
  };
}

let resting: Promise<void> | undefined;

/** Does so with the storages of the identity service, once in a process: they are one for all. */
export function restIdentityContexts(): Promise<void> {
  resting ??= Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]).then(([endpoint, adapter, state]) => {
    restWhenIdle(endpoint);
    restWhenIdle(adapter);
    restWhenIdle(state);
  });
  return resting;
}
