import type { Profile } from '../../shared/contract/customers-contract';
import { createStore } from '../device/store';
import type { AccessTokens } from './access-tokens';

/**
 * Who the visitor is. `unknown` is a session that could not be read, for lack of a network; it is
 * not the same as signed out.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-in'; profile: Profile }
  | { status: 'signed-out' }
  | { status: 'unknown' };

/** Before anything was read; what the server renders with. */
export const SESSION_LOADING: SessionState = { status: 'loading' };

/** The tokens of a browser that can open a session. */
export interface SessionTokens extends AccessTokens {
  /** A session was just opened: the next `get` asks for its token. */
  begin(): void;
}

/** What the customer session needs of the world. */
export interface SessionDoors {
  tokens: SessionTokens;
  /** The signed-in customer's profile. */
  readProfile: () => Promise<Profile>;
  /** Whether a failed `readProfile` says that there is no such customer any more. */
  isGone: (error: unknown) => boolean;
  sendCode: (phoneNumber: string) => Promise<unknown>;
  verifyCode: (phoneNumber: string, code: string) => Promise<unknown>;
  endSession: () => Promise<unknown>;
}

export interface CustomerSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reads the session once; later calls answer with the first reading (spec §4). */
  start(): Promise<SessionState>;
  /** Reads it again: after a failed reading, or when another tab signed in or out. */
  read(): Promise<SessionState>;
  sendCode(phoneNumber: string): Promise<unknown>;
  /** Signs in; resolves once the profile is there. */
  signIn(phoneNumber: string, code: string): Promise<void>;
  /** Ends the session on the server, then here. */
  signOut(): Promise<void>;
  /** Puts what the server answered to a change in the place of the old profile. */
  setProfile(change: (profile: Profile) => Profile): void;
}

/** The session of the customer in this tab: a store that pages subscribe to. */
export function createCustomerSession(doors: SessionDoors): CustomerSession {
  const { tokens } = doors;
  const current = createStore(SESSION_LOADING);
  let started: Promise<SessionState> | undefined;

  async function read(): Promise<SessionState> {
    try {
      const token = await tokens.get();
      if (token === undefined) return current.set({ status: 'signed-out' });
      return current.set({ status: 'signed-in', profile: await doors.readProfile() });
    } catch (error) {
      if (doors.isGone(error)) {
        tokens.end();
        return current.set({ status: 'signed-out' });
      }
      // What was known stays: a customer is not signed out by a hole in the network.
      const known = current.get();
      return known.status === 'signed-in' ? known : current.set({ status: 'unknown' });
    }
  }

  function start(): Promise<SessionState> {
    started ??= read();
    return started;
  }

  return {
    state: current.get,
    subscribe: current.subscribe,
    start,
    read() {
      tokens.forget();
      return read();
    },
    sendCode: doors.sendCode,
    async signIn(phoneNumber, code) {
      await doors.verifyCode(phoneNumber, code);
      tokens.begin();
      await read();
    },
    async signOut() {
      await doors.endSession();
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
