import { describe, expect, it } from 'vitest';
import { unreachable, WireError } from '../api/refusal';
import { createAccessTokens } from './access-tokens';
import { createSession } from './session';

const PEMA = { id: 'u1', name: 'Pema' };

/** A server with one user, whose session is a flag. `holdReplies` holds back the replies about the user. */
function setUp({ hasSession = false, online = true } = {}) {
  const world = {
    hasSession,
    online,
    user: PEMA,
    refusal: undefined as 'not_found' | 'unauthorized' | undefined,
    reads: 0,
    ended: 0,
    held: undefined as (() => void)[] | undefined,
  };
  const reach = () => {
    if (!world.online) throw unreachable(new TypeError('offline'));
  };
  const tokens = createAccessTokens(
    async () => {
      reach();
      return world.hasSession ? { token: 't', lifeMs: 300_000 } : undefined;
    },
    () => 0,
  );
  const session = createSession<typeof PEMA>({
    tokens: { ...tokens, begin: tokens.forget },
    readUser: async () => {
      reach();
      world.reads += 1;
      const { user, refusal } = world;
      await new Promise<void>((resolve) => {
        if (world.held) world.held.push(resolve);
        else resolve();
      });
      if (refusal) throw new WireError(refusal, 404, '');
      return user;
    },
    endSession: async () => {
      reach();
      world.ended += 1;
      world.hasSession = false;
    },
  });
  const holdReplies = () => {
    world.held = [];
  };
  /** Waits until the requests are at the server, whose replies are held. */
  const requestsSent = () => new Promise((resolve) => setTimeout(resolve));
  const sendReplies = async () => {
    const held = world.held ?? [];
    world.held = undefined;
    for (const reply of held) reply();
    await requestsSent();
  };
  return { world, session, holdReplies, requestsSent, sendReplies };
}

describe('a session', () => {
  it('is loading until it is read, and is read once', async () => {
    const { world, session } = setUp({ hasSession: true });
    expect(session.get()).toEqual({ status: 'loading' });
    await Promise.all([session.start(), session.start(), session.read()]);
    expect(session.get()).toEqual({ status: 'signed-in', user: PEMA });
    expect(world.reads).toBe(1);
  });

  it('reads the user of a session just opened', async () => {
    const { world, session } = setUp();
    await session.start();
    expect(session.get().status).toBe('signed-out');
    world.hasSession = true;
    expect(await session.begin()).toEqual({ status: 'signed-in', user: PEMA });
  });

  it('clears the user on sign-out, and keeps them when the request fails', async () => {
    const { world, session } = setUp({ hasSession: true });
    await session.start();
    world.online = false;
    await expect(session.signOut()).rejects.toThrow('reach');
    expect(session.get().status).toBe('signed-in');
    world.online = true;
    await session.signOut();
    expect(session.get()).toEqual({ status: 'signed-out' });
  });

  it.each(['here', 'elsewhere'])('stays signed out when a reply is late (%s)', async (where) => {
    const { world, session, holdReplies, requestsSent, sendReplies } = setUp({ hasSession: true });
    await session.start();
    holdReplies();
    const late = session.read();
    await requestsSent();
    world.hasSession = false;
    await (where === 'here' ? session.signOut() : session.restart());
    await sendReplies();
    expect(await late).toEqual({ status: 'signed-out' });
    expect(session.get()).toEqual({ status: 'signed-out' });
  });

  it('shows the new user when a reply about the one before arrives late', async () => {
    const { world, session, holdReplies, requestsSent, sendReplies } = setUp({ hasSession: true });
    holdReplies();
    const late = session.start();
    await requestsSent();
    await session.signOut();
    const tashi = { id: 'u2', name: 'Tashi' };
    Object.assign(world, { hasSession: true, user: tashi });
    const signedIn = session.begin();
    await requestsSent();
    await sendReplies();
    await Promise.all([late, signedIn]);
    expect(session.get()).toEqual({ status: 'signed-in', user: tashi });
  });

  it('ignores a late refusal of the session before', async () => {
    const { world, session, holdReplies, requestsSent, sendReplies } = setUp({ hasSession: true });
    holdReplies();
    world.refusal = 'unauthorized';
    const late = session.start();
    await requestsSent();
    world.refusal = undefined;
    const signedIn = session.begin();
    await requestsSent();
    await sendReplies();
    await Promise.all([late, signedIn]);
    expect(session.get()).toEqual({ status: 'signed-in', user: PEMA });
    expect(world.ended).toBe(0);
  });

  it('keeps the user when the network is missing', async () => {
    const { world, session } = setUp({ hasSession: true, online: false });
    expect((await session.start()).status).toBe('unknown');
    world.online = true;
    expect((await session.read()).status).toBe('signed-in');
    world.online = false;
    expect((await session.read()).status).toBe('signed-in');
  });

  it('is ended when the server refuses the user', async () => {
    const { world, session } = setUp({ hasSession: true });
    world.refusal = 'unauthorized';
    expect(await session.start()).toEqual({ status: 'signed-out' });
    Object.assign(world, { hasSession: true, refusal: 'not_found' });
    expect(await session.begin()).toEqual({ status: 'signed-out', denied: true });
    expect(world).toMatchObject({ hasSession: false, ended: 2 });
  });

  it('notifies its subscribers of every change', async () => {
    const { session } = setUp({ hasSession: true });
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.get().status));
    await session.start();
    session.setUser((user) => ({ ...user, name: 'Tashi' }));
    stop();
    await session.signOut();
    expect(seen).toEqual(['signed-in', 'signed-in']);
  });
});
