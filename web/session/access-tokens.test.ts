import { describe, expect, it } from 'vitest';
import { createAccessTokens, type IssuedToken, RENEW_BEFORE_END_MS } from './access-tokens';

const LIFE_MS = 300_000;

function setUp(answers: (IssuedToken | undefined | Error)[]) {
  const clock = { ms: 0 };
  let asked = 0;
  const tokens = createAccessTokens(
    async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => clock.ms,
  );
  return { clock, tokens, asked: () => asked };
}

const issued = (token: string): IssuedToken => ({ token, lifeMs: LIFE_MS });

describe('access tokens', () => {
  it('requests one token for concurrent callers', async () => {
    const { tokens, asked } = setUp([issued('a')]);
    expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual(['a', 'a', 'a']);
    expect(asked()).toBe(1);
  });

  it('keeps a token until shortly before its end, then renews it', async () => {
    const { clock, tokens, asked } = setUp([issued('a'), issued('b')]);
    await tokens.get();
    clock.ms = LIFE_MS - RENEW_BEFORE_END_MS - 1;
    expect(await tokens.get()).toBe('a');
    clock.ms += 1;
    expect(await tokens.get()).toBe('b');
    expect(asked()).toBe(2);
  });

  it('uses a token that is still valid when its renewal fails', async () => {
    const { clock, tokens } = setUp([issued('a'), new Error('offline')]);
    await tokens.get();
    clock.ms = LIFE_MS - 10_000;
    expect(await tokens.get()).toBe('a');
    clock.ms = LIFE_MS;
    await expect(tokens.get()).rejects.toThrow('offline');
  });

  it('remembers that nobody is signed in until `forget` is called', async () => {
    const { tokens, asked } = setUp([undefined, issued('a')]);
    expect(await tokens.get()).toBeUndefined();
    expect(await tokens.get()).toBeUndefined();
    expect(asked()).toBe(1);
    tokens.forget();
    expect(await tokens.get()).toBe('a');
  });

  it('drops a token that arrives after the session has ended, and reports no session', async () => {
    let answer = (_: IssuedToken) => {};
    const told: boolean[] = [];
    const tokens = createAccessTokens(
      () =>
        new Promise<IssuedToken>((resolve) => {
          answer = resolve;
        }),
      () => 0,
      (hasSession) => told.push(hasSession),
    );
    const late = tokens.get();
    tokens.end();
    answer(issued('a'));
    await late;
    expect(await tokens.get()).toBeUndefined();
    expect(told).toEqual([]);
    tokens.forget();
    const next = tokens.get();
    answer(issued('b'));
    expect(await next).toBe('b');
    expect(told).toEqual([true]);
  });
});
