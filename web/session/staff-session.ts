import type { Admin } from '../../shared/contract/people/staff-contract';
import { m } from '../../shared/messages/compiled/messages';
import { refusal } from '../api/refusal';
import { createSession, type SessionDependencies } from './session';

/** Stores the signed-in admin's id and role (people rule 5). */
export interface StaffStorage {
  save(admin: Admin): void;
  clear(): void;
}

interface StaffDependencies extends SessionDependencies<Admin> {
  storage: StaffStorage;
  /** Opens a session, unless a second-factor code is needed first. */
  signInByPassword: (email: string, password: string) => Promise<{ codeWanted: boolean }>;
  /** Opens a session on an enrolled device, or proves that the user is there. */
  signInByPin: (userId: string, pin: string) => Promise<unknown>;
  /** Opens the session with a code from the app, or a recovery code. */
  enterCode: (code: string) => Promise<void>;
}

/** The session of the back office. It stores the admin while they are signed in. */
export function createStaffSession(dependencies: StaffDependencies) {
  const { storage } = dependencies;
  const session = createSession<Admin>({
    ...dependencies,
    async readUser() {
      try {
        return await dependencies.readUser();
      } catch (error) {
        if (refusal(error).code !== 'admin_uid_mismatch') throw error;
        // The stored id is of an admin who was signed in here before.
        storage.clear();
        return dependencies.readUser();
      }
    },
  });
  session.subscribe(() => {
    const state = session.get();
    if (state.status === 'signed-in') storage.save(state.user);
    else storage.clear();
  });

  /** @param userId whose session it must be, if it is known. */
  async function begin(userId?: string): Promise<Admin> {
    const state = await session.begin();
    // Without a network, the one who was signed in before is still the one who is known.
    const isOther =
      state.status === 'signed-in' && userId !== undefined && state.user.id !== userId;
    if (state.status === 'signed-in' && !isOther) return state.user;
    if (state.status === 'signed-out') throw new Error(m.refusal_not_an_admin());
    throw new Error(m.times_unreachable());
  }

  return {
    ...session,
    /** Undefined if a code is needed first. @throws Error for the user to read (people rule 5). */
    async signIn(email: string, password: string): Promise<Admin | undefined> {
      const { codeWanted } = await dependencies.signInByPassword(email, password);
      return codeWanted ? undefined : begin();
    },
    /** On an enrolled device. @throws the error of a refused call, or Error for the user to read. */
    async enterPin(userId: string, pin: string): Promise<Admin> {
      await dependencies.signInByPin(userId, pin);
      return begin(userId);
    },
    /** Completes the sign-in with a code. Throws the errors of `signIn`. */
    async enterCode(code: string): Promise<Admin> {
      await dependencies.enterCode(code);
      return begin();
    },
  };
}
