import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger, MOST_A_MINUTE, MOST_IN_CALL, type SendFailure } from './logger';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (message: string) => ({
  level: 'error' as const,
  category: 'uncaught',
  message,
  timestamp: '2026-04-15T06:30:00.000Z',
});

interface World {
  signedIn: boolean | undefined;
  failure: SendFailure | undefined;
  tries: number;
  kept: string[];
}

/** A logger with a server that stores its entries or fails with `world.failure`. */
function setUp({ signedIn = true, online = true } = {}) {
  const world: World = { signedIn, failure: undefined, tries: 0, kept: [] };
  const logger = createLogger(
    {
      async send(entries) {
        world.tries += 1;
        if (world.failure) throw world.failure;
        for (const { message, data } of entries) {
          world.kept.push(data?.['times'] ? `${message} ×${data['times']}` : message);
        }
      },
      whyFailed: (error) => error as SendFailure,
      isSignedIn: () => world.signedIn,
      now: Date.now,
    },
    online,
  );
  const signIn = (next: boolean) => {
    world.signedIn = next;
    logger.sessionChanged();
  };
  const log = (...messages: string[]) => {
    for (const message of messages) logger.log(entry(message));
  };
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { world, logger, signIn, log, settle };
}

describe('the queue (platform rule 9)', () => {
  it.each([false, undefined])('waits for a sign-in while the session is %s', async (signedIn) => {
    const { world, log, signIn, settle } = setUp();
    world.signedIn = signedIn;
    log('a', 'b');
    await settle(60_000);
    expect(world.tries).toBe(0);
    signIn(true);
    await settle();
    expect(world.kept).toEqual(['a', 'b']);
  });

  it('waits for the connection to return', async () => {
    const { world, logger, log, settle } = setUp({ online: false });
    log('a');
    await settle(60_000);
    expect(world.tries).toBe(0);
    logger.setOnline(true);
    await settle();
    expect(world.kept).toEqual(['a']);
  });

  it('waits without retries while the shop is unreachable or busy', async () => {
    const { world, logger, log, settle } = setUp();
    world.failure = 'unavailable';
    log('a');
    await settle();
    world.failure = undefined;
    log('b');
    await settle(60_000);
    expect(world.tries).toBe(1);
    logger.setOnline(true);
    await settle();
    expect(world.kept).toEqual(['a', 'b']);
  });

  it('is sent in order, in batches that the server accepts', async () => {
    const { world, log, signIn, settle } = setUp({ signedIn: false });
    const messages = Array.from({ length: MOST_IN_CALL * 2 + 1 }, (_, index) => `m${index}`);
    log(...messages);
    signIn(true);
    await settle();
    expect(world.kept).toEqual(messages);
    expect(world.tries).toBe(3);
  });
});

describe('no permission (platform rule 9)', () => {
  it('ends the log of a signed-in user and discards the queue', async () => {
    const { world, logger, log, signIn, settle } = setUp({ signedIn: false });
    log('a', 'b');
    world.failure = 'denied';
    signIn(true);
    await settle();
    expect(logger.enabled()).toBe(false);
    world.failure = undefined;
    log('c');
    logger.setOnline(true);
    signIn(true);
    await settle(60_000);
    expect({ tries: world.tries, kept: world.kept }).toEqual({ tries: 1, kept: [] });
  });

  it('keeps entries sent while the session ended until the next sign-in', async () => {
    const { world, logger, log, signIn, settle } = setUp();
    world.failure = 'denied';
    log('a');
    world.signedIn = false;
    await settle();
    expect(logger.enabled()).toBe(true);
    world.failure = undefined;
    logger.setOnline(true);
    await settle(60_000);
    expect(world.tries).toBe(1);
    signIn(true);
    await settle();
    expect(world.kept).toEqual(['a']);
  });
});

describe('any other failure (platform rule 9)', () => {
  it('is retried after 2, 4 and 8 s, then discarded', async () => {
    const { world, log, settle } = setUp();
    world.failure = 'other';
    log('a');
    await settle();
    for (const [index, wait] of [2000, 4000, 8000].entries()) {
      await settle(wait - 1);
      expect(world.tries).toBe(index + 1);
      await settle(1);
      expect(world.tries).toBe(index + 2);
    }
    await settle(60_000);
    expect(world.tries).toBe(4);
    world.failure = undefined;
    log('b');
    await settle();
    expect(world.kept).toEqual(['b']);
  });

  it('is retried after 2 s again once a send has succeeded', async () => {
    const { world, log, settle } = setUp();
    for (const message of ['a', 'b']) {
      world.failure = 'other';
      log(message);
      await settle();
      world.failure = undefined;
      await settle(2000);
    }
    expect(world.kept).toEqual(['a', 'b']);
  });

  it('is not retried without a connection', async () => {
    const { world, logger, log, settle } = setUp();
    world.failure = 'other';
    log('a');
    await settle();
    logger.setOnline(false);
    await settle(60_000);
    expect(world.tries).toBe(1);
    world.failure = undefined;
    logger.setOnline(true);
    await settle();
    expect(world.kept).toEqual(['a']);
  });
});

describe('an error in a loop', () => {
  it('is counted in the entry already queued', async () => {
    const { world, log, signIn, settle } = setUp({ signedIn: false });
    log('a', 'a', 'b', 'a');
    signIn(true);
    await settle();
    expect(world.kept).toEqual(['a ×3', 'b']);
  });

  it('sends a limited number of entries a minute', async () => {
    const { world, log, settle } = setUp();
    for (let index = 0; index < MOST_A_MINUTE * 2; index += 1) log(`m${index}`);
    await settle(59_000);
    expect(world.kept).toHaveLength(MOST_A_MINUTE);
    await settle(1000);
    log('later');
    await settle();
    expect(world.kept.at(-1)).toBe('later');
  });
});
