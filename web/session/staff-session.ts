import type { Admin } from '../../shared/contract/staff-contract';
import { createStore } from '../device/store';
import type { SessionTokens } from './customer-session';

/** What is known of whoever sits at the back office. */
export type StaffState =
  | { status: 'loading' }
  | { status: 'signed-in'; admin: Admin }
  /** `denied`: whoever was signed in is no admin, and was turned away (spec §4). */
  | { status: 'signed-out'; denied?: boolean }
  /** The session could not be read, for lack of a network. */
  | { status: 'unknown' };

/** Where the back office keeps the signed-in admin's id and role (spec §3). */
export interface StaffStorage {
  keep(admin: Admin): void;
  clear(): void;
}

/** What the staff session needs of the world. */
export interface StaffDoors {
  tokens: SessionTokens;
  storage: StaffStorage;
  /** The admin record; 403 or 404 for someone who is no admin. */
  readAdmin: () => Promise<Admin>;
  /** What a failed `readAdmin` says: this is no admin (403, 404), the session is over (401), or nothing. */
  whyRefused: (error: unknown) => 'denied' | 'ended' | undefined;
  /** Answers whether a code is still wanted; only without one is there a session. */
  signInByPassword: (email: string, password: string) => Promise<{ codeWanted: boolean }>;
  /** Opens the session that lacked a code of the app, or a recovery code. */
  enterCode: (code: string) => Promise<void>;
  endSession: () => Promise<unknown>;
}

export interface StaffSession {
  state(): StaffState;
  subscribe(listener: () => void): () => void;
  /** Reads the session once; later calls answer with the first reading (spec §4). */
  start(): Promise<StaffState>;
  /** Reads it again: after a failed reading, or when another tab signed in or out. */
  read(): Promise<StaffState>;
  /**
   * Signs in with a fresh token and the admin record (spec §4); undefined when a code is still wanted.
   * @throws Error with a sentence for a person; 'You do not have admin privileges' after a 403 (spec §6).
   */
  signIn(email: string, password: string): Promise<Admin | undefined>;
  /** The second step, with what `signIn` throws. */
  enterCode(code: string): Promise<Admin>;
  signOut(): Promise<void>;
}

/** Spec §6, for someone who signed in but is no admin. */
export const NOT_AN_ADMIN_MESSAGE = 'You do not have admin privileges';

/** The session of the staff in this tab: a store that the back office subscribes to. */
export function createStaffSession(doors: StaffDoors): StaffSession {
  const { tokens, storage } = doors;
  const current = createStore<StaffState>({ status: 'loading' });
  let started: Promise<StaffState> | undefined;
  /** Several calls may be refused at once; the reading that turns someone away says why. */
  let reading: Promise<StaffState> | undefined;

  function forgetAdmin(denied = false): StaffState {
    storage.clear();
    return current.set(denied ? { status: 'signed-out', denied } : { status: 'signed-out' });
  }

  /** A 404 or 403 for the admin record signs out and removes what was stored (spec §4). */
  async function turnAway(denied: boolean): Promise<StaffState> {
    tokens.end();
    await doors.endSession().catch(() => {});
    return forgetAdmin(denied);
  }

  async function readAdmin(): Promise<StaffState> {
    try {
      if ((await tokens.get()) === undefined) return forgetAdmin();
      // Another admin's id may be left from before; a request that names it would be refused.
      storage.clear();
      const admin = await doors.readAdmin();
      storage.keep(admin);
      return current.set({ status: 'signed-in', admin });
    } catch (error) {
      const why = doors.whyRefused(error);
      if (why) return turnAway(why === 'denied');
      const known = current.get();
      if (known.status !== 'signed-in') return current.set({ status: 'unknown' });
      storage.keep(known.admin);
      return known;
    }
  }

  /** A session was opened: reads whose it is. */
  async function begin(): Promise<Admin> {
    tokens.begin();
    const state = await readAdmin();
    if (state.status === 'signed-in') return state.admin;
    if (state.status === 'signed-out') throw new Error(NOT_AN_ADMIN_MESSAGE);
    throw new Error('We could not reach the shop. Please check your connection and try again.');
  }

  return {
    state: current.get,
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
      const { codeWanted } = await doors.signInByPassword(email, password);
      return codeWanted ? undefined : begin();
    },
    async enterCode(code) {
      await doors.enterCode(code);
      return begin();
    },
    async signOut() {
      await doors.endSession();
      tokens.end();
      forgetAdmin();
    },
  };
}
