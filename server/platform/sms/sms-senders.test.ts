import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../tests/support/platform/free-port';
import { type Reply, startHttpRecorder } from '../../../tests/support/platform/http-recorder';
import { listen } from '../http/listen';
import { consoleSms } from './console-sms';
import { msg91Sms } from './msg91-sms';
import { SmsFailure, type SmsSender } from './sms-sender';
import { twilioSms } from './twilio-sms';
import { webhookSms } from './webhook-sms';

const NUMBER = '+919876543210';
const CODE = '123456';
const MESSAGE = { code: CODE, text: `${CODE} is your Maenam code\n\n@cafe.example #${CODE}` };
const SID = `AC${'0'.repeat(32)}`;

let provider: Awaited<ReturnType<typeof startHttpRecorder>>;
beforeAll(async () => {
  provider = await startHttpRecorder();
  // Opening a listener replaces Node's global Response with Hono's, as in the running shop.
  const shop = await listen({ fetch: () => new Response() }, '127.0.0.1', await freePort());
  await shop.close();
});
beforeEach(() => provider.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => provider.close());

const twilioFrom = (from: string) =>
  twilioSms({ accountSid: SID, authToken: 'token', from, apiUrl: provider.url });

/** Each sender, with its provider's reply to an accepted and to a refused message. */
const SENDERS: [string, () => SmsSender, Reply, Reply][] = [
  [
    'webhook',
    () => webhookSms({ url: `${provider.url}/send`, token: 'secret' }),
    { status: 204 },
    { status: 422, body: { message: `no such phone: ${NUMBER}` } },
  ],
  [
    'msg91',
    () => msg91Sms({ authKey: 'k3y', templateId: 't1', apiUrl: provider.url }),
    { status: 200, body: { type: 'success', request_id: '3763646c3058373530393938' } },
    { status: 200, body: { type: 'error', message: `Invalid mobile ${NUMBER}` } },
  ],
  [
    'twilio',
    () => twilioFrom('+15005550006'),
    { status: 201, body: { sid: `SM${'1'.repeat(32)}`, status: 'queued', error_code: null } },
    { status: 400, body: { code: 21211, message: `The 'To' number ${NUMBER} is not valid.` } },
  ],
];

/** Lets the test fire timeouts itself, so that a slow machine cannot. */
function holdTimeouts() {
  let latest = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    latest = new AbortController();
    return latest.signal;
  });
  return async (tries: number) => {
    await vi.waitUntil(() => provider.asked.length === tries, { timeout: 10_000, interval: 5 });
    latest.abort();
  };
}

describe.each(SENDERS)('%s', (_name, sender, taken, refused) => {
  const failure = async () => {
    const thrown = await sender()
      .send(NUMBER, MESSAGE)
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    if (!(thrown instanceof SmsFailure)) throw new Error('it was sent');
    expect(JSON.stringify([thrown.message, thrown.stack, thrown.cause])).not.toMatch(
      /9876543210|123456/,
    );
    return thrown;
  };

  test('an accepted message is sent once', async () => {
    provider.replies.push(taken);
    await sender().send(NUMBER, MESSAGE);
    expect(provider.asked).toHaveLength(1);
  });

  test.each<Reply>([{ status: 500 }, { status: 503 }, 'hang-up'])(
    '%o is retried once',
    async (trouble) => {
      provider.replies.push(trouble, taken);
      await sender().send(NUMBER, MESSAGE);
      expect(provider.asked).toHaveLength(2);
      expect(provider.asked[1]).toMatchObject({
        url: provider.asked[0]?.url,
        body: provider.asked[0]?.body,
      });
      provider.reset();
      provider.replies.push(trouble, trouble, taken);
      expect((await failure()).mayHaveArrived).toBe(false);
      expect(provider.asked).toHaveLength(2);
    },
  );

  test('a timeout is retried once, and the message may have arrived', async () => {
    const endSilence = holdTimeouts();
    provider.replies.push('silence', 'silence', taken);
    const silent = failure();
    await endSilence(1);
    await endSilence(2);
    expect((await silent).mayHaveArrived).toBe(true);
    expect(provider.asked).toHaveLength(2);
    provider.reset();
    provider.replies.push('silence', { status: 500 });
    const broken = failure();
    await endSilence(1);
    expect((await broken).mayHaveArrived).toBe(true);
    expect(provider.asked).toHaveLength(2);
  });

  test.each<Reply>([refused, { status: 401 }, { status: 429 }, { status: 302 }])(
    'a refusal is not retried: %o',
    async (reply) => {
      provider.replies.push(reply, taken);
      await failure();
      expect(provider.asked).toHaveLength(1);
    },
  );
});

test('the webhook gets number and text as JSON, with the token, if any, as a bearer', async () => {
  await webhookSms({ url: `${provider.url}/send`, token: 'secret' }).send(NUMBER, MESSAGE);
  await webhookSms({ url: `${provider.url}/send`, token: undefined }).send(NUMBER, MESSAGE);
  expect(provider.asked[0]).toMatchObject({
    method: 'POST',
    url: '/send',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  });
  expect(JSON.parse(provider.asked[0]?.body ?? '')).toEqual({ to: NUMBER, text: MESSAGE.text });
  expect(provider.asked[1]?.headers.authorization).toBeUndefined();
});

test('MSG91 gets template, number, code, its length and lifetime, and the key', async () => {
  provider.replies.push({ status: 200, body: { type: 'success' } });
  await msg91Sms({ authKey: 'k3y', templateId: 't1', apiUrl: provider.url }).send(NUMBER, MESSAGE);
  const [asked] = provider.asked;
  expect(asked).toMatchObject({ method: 'POST', headers: { authkey: 'k3y' } });
  const { pathname, searchParams } = new URL(asked?.url ?? '', provider.url);
  expect(pathname).toBe('/api/v5/otp');
  expect(Object.fromEntries(searchParams)).toEqual({
    template_id: 't1',
    mobile: '919876543210',
    otp: CODE,
    otp_length: '6',
    otp_expiry: '10',
    realTimeResponse: '1',
  });
});

test.each([
  ['+15005550006', 'From'],
  ['MAENAM', 'From'],
  [`MG${'a'.repeat(32)}`, 'MessagingServiceSid'],
])('Twilio gets a form, from %s', async (from, field) => {
  provider.replies.push({ status: 201, body: { status: 'queued' } });
  await twilioFrom(from).send(NUMBER, MESSAGE);
  expect(provider.asked[0]).toMatchObject({
    method: 'POST',
    url: `/2010-04-01/Accounts/${SID}/Messages.json`,
    headers: {
      authorization: `Basic ${btoa(`${SID}:token`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(Object.fromEntries(new URLSearchParams(provider.asked[0]?.body))).toEqual({
    To: NUMBER,
    [field]: from,
    Body: MESSAGE.text,
  });
});

test('a message that Twilio accepts but marks as failed counts as failed', async () => {
  provider.replies.push({ status: 201, body: { status: 'failed', error_code: 30_007 } });
  await expect(twilioFrom('MAENAM').send(NUMBER, MESSAGE)).rejects.toThrow(
    'Twilio did not send the message, error 30007',
  );
});

test('the console prints the whole message', async () => {
  const printed: string[] = [];
  await consoleSms((line) => printed.push(line)).send(NUMBER, MESSAGE);
  expect(printed).toEqual([`[sms] to ${NUMBER}: ${MESSAGE.text}`]);
});
