import { describe, expect, it } from 'vitest';
import type { Admin } from '../../shared/contract/people/staff-contract';
import { WireError } from '../api/refusal';
import { createAccessTokens } from './access-tokens';
import { createStaffSession } from './staff-session';

const ADMIN: Admin = {
  id: 'a1',
  email: 'a@cafe.example',
  name: 'Asha',
  role: 'manager',
  version: 1,
};

const NOT_AN_ADMIN = new WireError('not_an_admin', 403, '');
const MISMATCH = new WireError('admin_uid_mismatch', 403, '');
const NOT_FOUND = new WireError('not_found', 404, '');

function setUp({
  hasSession = false,
  isAdmin = true,
  hasSecondFactor = false,
  refusal = NOT_AN_ADMIN,
} = {}) {
  const world = {
    hasSession,
    isAdmin,
    hasSecondFactor,
    stored: undefined as Admin | undefined,
    /** The stored id at each read of the admin record, which is sent as `admin-UID`. */
    askedAs: [] as (string | undefined)[],
    /** Holds back the admin record. */
    reply: undefined as Promise<void> | undefined,
  };
  const tokens = createAccessTokens(
    async () => (world.hasSession ? { token: 't', lifeMs: 300_000 } : undefined),
    () => 0,
  );
  const session = createStaffSession({
    tokens: { ...tokens, begin: tokens.forget },
    storage: {
      save: (admin) => {
        world.stored = admin;
      },
      clear: () => {
        world.stored = undefined;
      },
    },
    readUser: async () => {
      world.askedAs.push(world.stored?.id);
      await world.reply;
      if (world.stored && world.stored.id !== ADMIN.id) throw MISMATCH;
      if (!world.isAdmin) throw refusal;
      return ADMIN;
    },
    signInByPassword: async (_, password) => {
      if (password !== 'right') throw new Error('The email or the password is not right.');
      world.hasSession = !world.hasSecondFactor;
      return { codeWanted: world.hasSecondFactor };
    },
    signInByPin: async (_, pin) => {
      if (pin !== '7391') throw refusal;
      world.hasSession = true;
    },
    enterCode: async (code) => {
      if (code !== '123456') throw new Error('That code is not right.');
      world.hasSession = true;
    },
    endSession: async () => {
      world.hasSession = false;
    },
  });
  return { world, session };
}

describe('the staff session', () => {
  it('signs in, keeps id and role, and clears them on sign-out', async () => {
    const { world, session } = setUp();
    expect((await session.start()).status).toBe('signed-out');
    expect(await session.signIn('a@cafe.example', 'right')).toEqual(ADMIN);
    expect(world.stored).toEqual(ADMIN);
    await session.signOut();
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(world).toMatchObject({ stored: undefined, hasSession: false });
  });

  it('asks for the record with the stored id after a reload, and without another admin’s', async () => {
    const { world, session } = setUp({ hasSession: true });
    world.stored = ADMIN;
    expect((await session.start()).status).toBe('signed-in');
    world.stored = { ...ADMIN, id: 'a2' };
    expect((await session.read()).status).toBe('signed-in');
    expect(world.askedAs).toEqual(['a1', 'a2', undefined]);
    expect(world.stored).toEqual(ADMIN);
  });

  it('is signed out until the second factor’s code is right', async () => {
    const { world, session } = setUp({ hasSecondFactor: true });
    await session.start();
    expect(await session.signIn('a@cafe.example', 'right')).toBeUndefined();
    await expect(session.enterCode('000000')).rejects.toThrow('not right');
    expect(session.get().status).toBe('signed-out');
    expect(world.stored).toBeUndefined();
    expect(await session.enterCode('123456')).toEqual(ADMIN);
    expect(session.get().status).toBe('signed-in');
  });

  it('signs in by PIN, and stays signed out after a wrong one', async () => {
    const { world, session } = setUp();
    await session.start();
    await expect(session.enterPin('a1', '0000')).rejects.toBe(NOT_AN_ADMIN);
    expect(session.get().status).toBe('signed-out');
    expect(await session.enterPin('a1', '7391')).toEqual(ADMIN);
    expect(world.stored).toEqual(ADMIN);
  });

  it('does not take the one before for the one whose PIN was entered, when the network is lost', async () => {
    const { world, session } = setUp({ hasSession: true });
    expect((await session.start()).status).toBe('signed-in');
    world.reply = Promise.reject(new TypeError('Failed to fetch'));
    await expect(session.enterPin('b2', '7391')).rejects.toThrow();
    expect(await session.enterPin('a1', '7391')).toEqual(ADMIN);
  });

  it('signs out a user who is not an admin, with a message', async () => {
    const { world, session } = setUp({ isAdmin: false });
    await expect(session.signIn('c@cafe.example', 'right')).rejects.toThrow(
      'You do not have admin privileges',
    );
    expect(session.get().status).toBe('signed-out');
    expect(world).toMatchObject({ stored: undefined, hasSession: false });
  });

  it('clears the stored session when the admin was removed meanwhile', async () => {
    for (const refusal of [NOT_AN_ADMIN, NOT_FOUND]) {
      const { world, session } = setUp({ hasSession: true, refusal });
      await session.start();
      world.isAdmin = false;
      expect(await session.read()).toEqual({ status: 'signed-out', denied: true });
      expect(world).toMatchObject({ stored: undefined, hasSession: false });
    }
  });

  it('passes on why a sign-in was refused', async () => {
    const { session } = setUp();
    await expect(session.signIn('a@cafe.example', 'wrong')).rejects.toThrow('not right');
  });
});
