import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens';
import { createCustomerSession } from './customer-session';

const PROFILE = { id: 'u1', name: 'Pema', phoneNumber: '+919876543210', addresses: [] };

/** A server with one customer, whose session is a flag. */
function setUp({ hasSession = false, online = true } = {}) {
  const world = { hasSession, online, removed: false, reads: 0 };
  const reach = () => {
    if (!world.online) throw new Error('offline');
  };
  const tokens = createAccessTokens(
    async () => {
      reach();
      return world.hasSession ? { token: 't', lifeMs: 300_000 } : undefined;
    },
    () => 0,
  );
  const session = createCustomerSession({
    tokens: { ...tokens, begin: tokens.forget },
    readProfile: async () => {
      reach();
      world.reads += 1;
      if (world.removed) throw new Error('gone');
      return PROFILE;
    },
    isGone: (error) => error instanceof Error && error.message === 'gone',
    sendCode: async () => reach(),
    verifyCode: async (_, code) => {
      reach();
      if (code !== '123456') throw new Error('wrong code');
      world.hasSession = true;
    },
    endSession: async () => {
      reach();
      world.hasSession = false;
    },
  });
  return { world, session };
}

describe('the customer session', () => {
  it('is loading until it is read, and is read once', async () => {
    const { world, session } = setUp({ hasSession: true });
    expect(session.get()).toEqual({ status: 'loading' });
    await Promise.all([session.start(), session.start()]);
    expect(session.get()).toEqual({ status: 'signed-in', profile: PROFILE });
    expect(world.reads).toBe(1);
  });

  it('signs in only with the right code', async () => {
    const { session } = setUp();
    await session.start();
    await expect(session.signIn('+919876543210', '000000')).rejects.toThrow('wrong code');
    expect(session.get().status).toBe('signed-out');
    await session.signIn('+919876543210', '123456');
    expect(session.get().status).toBe('signed-in');
  });

  it('clears the customer on sign-out, and keeps them when the request fails', async () => {
    const { world, session } = setUp({ hasSession: true });
    await session.start();
    world.online = false;
    await expect(session.signOut()).rejects.toThrow('offline');
    expect(session.get().status).toBe('signed-in');
    world.online = true;
    await session.signOut();
    expect(session.get()).toEqual({ status: 'signed-out' });
  });

  it('keeps the customer when the network is missing', async () => {
    const { world, session } = setUp({ hasSession: true, online: false });
    expect((await session.start()).status).toBe('unknown');
    world.online = true;
    expect((await session.read()).status).toBe('signed-in');
    world.online = false;
    expect((await session.read()).status).toBe('signed-in');
  });

  it('is signed out when the server no longer has the session', async () => {
    const { world, session } = setUp({ hasSession: true });
    world.removed = true;
    expect((await session.start()).status).toBe('signed-out');
  });

  it('notifies its subscribers of every change', async () => {
    const { session } = setUp({ hasSession: true });
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.get().status));
    await session.start();
    session.setProfile((profile) => ({ ...profile, name: 'Tashi' }));
    stop();
    await session.signOut();
    expect(seen).toEqual(['signed-in', 'signed-in']);
  });
});
