import { expect, test, vi } from 'vitest';
import { createApiClient } from '../../../api/api-client';
import { refusal } from '../../../api/refusal';
import { askingPin } from './asking-pin';

const REFUSED = { code: 'pin_needed', status: 403, message: 'Please enter your PIN first.' };

function clientOf(answers: (() => Response)[]) {
  const bodies: unknown[] = [];
  const api = createApiClient(async (request) => {
    bodies.push(await request.json());
    return answers[bodies.length - 1]?.() ?? Response.json({}, { status: 500 });
  }, 'https://cafe.example/api');
  return { api, bodies };
}
const refuse = () => Response.json(REFUSED, { status: 403 });
const accept = () => Response.json({ done: true });
const change = { version: 0, reason: 'Cold' };

test('a call that wants a PIN is sent again, the same, once it was entered', async () => {
  const { api, bodies } = clientOf([refuse, accept]);
  const ask = vi.fn(async () => true);
  const call = askingPin(api, ask).account.setPin as unknown as (input: object) => Promise<unknown>;
  expect(await call(change)).toEqual({ done: true });
  expect(bodies).toEqual([change, change]);
  expect(ask).toHaveBeenCalledOnce();
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
