import { expect, test, vi } from 'vitest';
import type { Api } from '../../../api/api-client';
import { refusal, WireError } from '../../../api/refusal';
import { askingPin } from './asking-pin';

/** A client whose `setPin` answers in turn, and what it was called with. */
function clientOf(answers: (() => Promise<object>)[]) {
  const bodies: unknown[] = [];
  const setPin = (body: unknown) => {
    bodies.push(body);
    return answers[bodies.length - 1]?.();
  };
  return { api: { account: { setPin } } as unknown as Api, bodies };
}
const refuse = async () => {
  throw new WireError('pin_needed', 403, 'Please enter your PIN first.');
};
const accept = async () => ({ done: true });
const change = { version: 0, reason: 'Cold' };

test('a call that wants a PIN is sent again, the same, once it was entered', async () => {
  const { api, bodies } = clientOf([refuse, accept]);
  const ask = vi.fn(async () => true);
  const call = askingPin(api, ask).account.setPin as unknown as (input: object) => Promise<unknown>;
  expect(await call(change)).toEqual({ done: true });
  expect(bodies).toEqual([change, change]);
  expect(ask).toHaveBeenCalledOnce();
});

test('a PIN typed slowly leaves the second call its whole time', async () => {
  const first = AbortSignal.timeout(1);
  const signals: AbortSignal[] = [];
  const setPin = async (_: unknown, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return signals.length === 1 ? refuse() : accept();
  };
  const api = askingPin({ account: { setPin } } as unknown as Api, async () => {
    await vi.waitUntil(() => first.aborted);
    return true;
  });
  const call = api.account.setPin as unknown as (...input: object[]) => Promise<unknown>;
  await call(change, { signal: first });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('it is refused when nobody enters a PIN, and asks once only', async () => {
  for (const isEntered of [false, true]) {
    const { api, bodies } = clientOf([refuse, refuse]);
    const call = askingPin(api, async () => isEntered).account.setPin as unknown as (
      input: object,
    ) => Promise<unknown>;
    const error = await call(change).catch((reason: unknown) => reason);
    expect(refusal(error).code).toBe('pin_needed');
    expect(bodies).toHaveLength(isEntered ? 2 : 1);
  }
});

test('the same call is the same function, as effects compare it', () => {
  const api = askingPin(clientOf([]).api, async () => true);
  expect(api.account).toBe(api.account);
  expect(api.account.setPin).toBe(api.account.setPin);
});
