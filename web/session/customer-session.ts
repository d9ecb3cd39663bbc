import type { Profile } from '../../shared/contract/customers-contract';
import { createStore, type ReadableStore } from '../device/store';
import type { AccessTokens } from './access-tokens';

/** Who the visitor is. `unknown`: the session could not be read without a network. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-in'; profile: Profile }
  | { status: 'signed-out' }
  | { status: 'unknown' };

/** The state before the first read, with which the server renders. */
export const SESSION_LOADING: SessionState = { status: 'loading' };

export interface SessionTokens extends AccessTokens {
  /** Starts to use a session just opened. */
  begin(): void;
}

export interface SessionDependencies {
  tokens: SessionTokens;
  readProfile: () => Promise<Profile>;
  /** Whether a failed `readProfile` means that the customer no longer exists. */
  isGone: (error: unknown) => boolean;
  sendCode: (phoneNumber: string) => Promise<unknown>;
  verifyCode: (phoneNumber: string, code: string) => Promise<unknown>;
  endSession: () => Promise<unknown>;
}

export interface CustomerSession extends ReadableStore<SessionState> {
  /** Reads the session once; later calls return the first result (spec §4). */
  start(): Promise<SessionState>;
  /** Reads the session again, after a failure or when another tab signed in or out. */
  read(): Promise<SessionState>;
  sendCode(phoneNumber: string): Promise<unknown>;
  /** Signs in, and resolves once the profile is loaded. */
  signIn(phoneNumber: string, code: string): Promise<void>;
  signOut(): Promise<void>;
  /** Replaces the profile with the server's after a change. */
  setProfile(change: (profile: Profile) => Profile): void;
}

/** The store of the customer's session in this tab. */
export function createCustomerSession(dependencies: SessionDependencies): CustomerSession {
  const { tokens } = dependencies;
  const current = createStore(SESSION_LOADING);
  let started: Promise<SessionState> | undefined;

  async function read(): Promise<SessionState> {
    try {
      const token = await tokens.get();
      if (token === undefined) return current.set({ status: 'signed-out' });
      return current.set({ status: 'signed-in', profile: await dependencies.readProfile() });
    } catch (error) {
      if (dependencies.isGone(error)) {
        tokens.end();
        return current.set({ status: 'signed-out' });
      }
      // A network failure does not sign the customer out.
      const known = current.get();
      return known.status === 'signed-in' ? known : current.set({ status: 'unknown' });
    }
  }

  function start(): Promise<SessionState> {
    started ??= read();
    return started;
  }

  return {
    get: current.get,
    subscribe: current.subscribe,
    start,
    read() {
      tokens.forget();
      return read();
    },
    sendCode: dependencies.sendCode,
    async signIn(phoneNumber, code) {
      await dependencies.verifyCode(phoneNumber, code);
      tokens.begin();
      await read();
    },
    async signOut() {
      await dependencies.endSession();
      tokens.end();
      current.set({ status: 'signed-out' });
    },
    setProfile(change) {
      const known = current.get();
      if (known.status === 'signed-in') {
        current.set({ status: 'signed-in', profile: change(known.profile) });
      }
    },
  };
}
