import type { Admin } from '../../shared/contract/staff-contract';
import { createStore, type ReadableStore } from '../device/store';
import type { SessionTokens } from './customer-session';

export type StaffState =
  | { status: 'loading' }
  | { status: 'signed-in'; admin: Admin }
  /** `denied`: the visitor is not an admin and was signed out (spec §4). */
  | { status: 'signed-out'; denied?: boolean }
  /** The session could not be read without a network. */
  | { status: 'unknown' };

/** Stores the signed-in admin's id and role (spec §3). */
export interface StaffStorage {
  save(admin: Admin): void;
  clear(): void;
}

export interface StaffDependencies {
  tokens: SessionTokens;
  storage: StaffStorage;
  /** The admin record; 403 or 404 for a user who is not an admin. */
  readAdmin: () => Promise<Admin>;
  /** Why `readAdmin` failed: not an admin (403, 404), an ended session (401), or undefined for neither. */
  whyRefused: (error: unknown) => 'denied' | 'ended' | undefined;
  /** Opens a session, unless a second-factor code is needed first. */
  signInByPassword: (email: string, password: string) => Promise<{ codeWanted: boolean }>;
  /** Opens the session with a code from the app, or a recovery code. */
  enterCode: (code: string) => Promise<void>;
  endSession: () => Promise<unknown>;
}

export interface StaffSession extends ReadableStore<StaffState> {
  /** Reads the session once; later calls return the first result (spec §4). */
  start(): Promise<StaffState>;
  /** Reads the session again, after a failure or when another tab signed in or out. */
  read(): Promise<StaffState>;
  /**
   * Signs in with a fresh token and the admin record (spec §4); undefined if a code is needed first.
   * @throws Error with a message for the user; 'You do not have admin privileges' after a 403 (spec §6).
   */
  signIn(email: string, password: string): Promise<Admin | undefined>;
  /** Completes the sign-in with a code. Throws the errors of `signIn`. */
  enterCode(code: string): Promise<Admin>;
  signOut(): Promise<void>;
}

/** Shown to a user who signed in but is not an admin (spec §6). */
export const NOT_AN_ADMIN_MESSAGE = 'You do not have admin privileges';

/** The store of the staff session in this tab. */
export function createStaffSession(dependencies: StaffDependencies): StaffSession {
  const { tokens, storage } = dependencies;
  const current = createStore<StaffState>({ status: 'loading' });
  let started: Promise<StaffState> | undefined;
  /** Concurrent reads share one request. */
  let reading: Promise<StaffState> | undefined;

  function forgetAdmin(denied = false): StaffState {
    storage.clear();
    return current.set(denied ? { status: 'signed-out', denied } : { status: 'signed-out' });
  }

  /** A 404 or 403 for the admin record signs out and clears the stored admin (spec §4). */
  async function signOutDenied(denied: boolean): Promise<StaffState> {
    tokens.end();
    await dependencies.endSession().catch(() => {});
    return forgetAdmin(denied);
  }

  async function readAdmin(): Promise<StaffState> {
    try {
      if ((await tokens.get()) === undefined) return forgetAdmin();
      // The server would refuse a request with the stored id of another admin.
      storage.clear();
      const admin = await dependencies.readAdmin();
      storage.save(admin);
      return current.set({ status: 'signed-in', admin });
    } catch (error) {
      const why = dependencies.whyRefused(error);
      if (why) return signOutDenied(why === 'denied');
      const known = current.get();
      if (known.status !== 'signed-in') return current.set({ status: 'unknown' });
      storage.save(known.admin);
      return known;
    }
  }

  /** Reads the admin of a session just opened. */
  async function begin(): Promise<Admin> {
    tokens.begin();
    const state = await readAdmin();
    if (state.status === 'signed-in') return state.admin;
    if (state.status === 'signed-out') throw new Error(NOT_AN_ADMIN_MESSAGE);
    throw new Error('We could not reach the shop. Please check your connection and try again.');
  }

  return {
    get: current.get,
    subscribe: current.subscribe,
    start() {
      started ??= readAdmin();
      return started;
    },
    read() {
      tokens.forget();
      reading ??= readAdmin().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    async signIn(email, password) {
      const { codeWanted } = await dependencies.signInByPassword(email, password);
      return codeWanted ? undefined : begin();
    },
    async enterCode(code) {
      await dependencies.enterCode(code);
      return begin();
    },
    async signOut() {
      await dependencies.endSession();
      tokens.end();
      forgetAdmin();
    },
  };
}
