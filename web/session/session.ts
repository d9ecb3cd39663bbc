import { refusal } from '../api/refusal';
import { createStore } from '../device/store';
import type { AccessTokens } from './access-tokens';

export type SessionState<User> =
  | { status: 'loading' }
  | { status: 'signed-in'; user: User }
  /** `denied`: known, but not as such a user, so they were signed out (people rule 5). */
  | { status: 'signed-out'; denied?: boolean }
  /** The session could not be read without a network. */
  | { status: 'unknown' };

/** The state before the first read, with which the server renders. */
export const SESSION_LOADING: SessionState<never> = { status: 'loading' };

const DENIED_CODES = new Set(['forbidden', 'not_an_admin', 'not_found']);

export interface SessionDependencies<User> {
  tokens: AccessTokens & {
    begin(): void;
  };
  /** The user's record. A 401, 403 or 404 ends the session. */
  readUser: () => Promise<User>;
  endSession: () => Promise<unknown>;
}

export type Session<User> = ReturnType<typeof createSession<User>>;

/** The store of the session in this tab: a customer's, or in the back office an admin's. */
export function createSession<User>(dependencies: SessionDependencies<User>) {
  const { tokens, readUser, endSession } = dependencies;
  type State = SessionState<User>;
  const current = createStore<State>(SESSION_LOADING);
  let started: Promise<State> | undefined;
  let reading: Promise<State> | undefined;
  /** Counts sign-ins and sign-outs, so that a late reply about the earlier user is dropped. */
  let generation = 0;

  async function load(isCurrent: () => boolean): Promise<State> {
    const settle = (state: State) => (isCurrent() ? current.set(state) : current.get());
    try {
      const token = await tokens.get();
      if (token === undefined || !isCurrent()) return settle({ status: 'signed-out' });
      return settle({ status: 'signed-in', user: await readUser() });
    } catch (error) {
      const { code } = refusal(error);
      const denied = DENIED_CODES.has(code);
      if (isCurrent() && (denied || code === 'unauthorized')) {
        tokens.end();
        await endSession().catch(() => {});
        return settle({ status: 'signed-out', ...(denied && { denied }) });
      }
      // A network failure does not sign the user out.
      const known = current.get();
      return settle(known.status === 'signed-in' ? known : { status: 'unknown' });
    }
  }

  function share(): Promise<State> {
    const asked = generation;
    reading ??= load(() => asked === generation).finally(() => {
      if (asked === generation) reading = undefined;
    });
    return reading;
  }

  function renew(): void {
    generation += 1;
    reading = undefined;
  }

  return {
    get: current.get,
    subscribe: current.subscribe,
    /** Reads the session once; later calls return the first result (people rule 1). */
    start() {
      started ??= share();
      return started;
    },
    /** Reads the session again, after a failure. Concurrent calls share one request. */
    read() {
      tokens.forget();
      return share();
    },
    /** Call this when another tab signed in or out. */
    restart() {
      renew();
      tokens.forget();
      return share();
    },
    begin() {
      renew();
      tokens.begin();
      return share();
    },
    async signOut(): Promise<void> {
      await endSession();
      renew();
      tokens.end();
      current.set({ status: 'signed-out' });
    },
    setUser(change: (user: User) => User): void {
      const known = current.get();
      if (known.status === 'signed-in') current.set({ ...known, user: change(known.user) });
    },
  };
}
