import { expect, test } from 'vitest';
import { sendWithToken, type TokenSource } from './send-with-token';

/** A server that takes one token, and what it was sent. */
function server(accepted: string) {
  const sent: { token: string | null; body: string }[] = [];
  return {
    sent,
    send: async (request: Request) => {
      const token = request.headers.get('authorization');
      sent.push({ token, body: await request.text() });
      return new Response(null, { status: token === `Bearer ${accepted}` ? 200 : 401 });
    },
  };
}

const order = () =>
  new Request('https://cafe.example/api/orders', { method: 'POST', body: '{"items":[]}' });

test('without a token the request goes as it is', async () => {
  const { send, sent } = server('new');
  await sendWithToken(send, async () => undefined)(order());
  expect(sent).toEqual([{ token: null, body: '{"items":[]}' }]);
});

test('a refused token is tried once more with a fresh one, body and all', async () => {
  const { send, sent } = server('new');
  const getToken: TokenSource = async (options) => (options?.fresh ? 'new' : 'old');
  const response = await sendWithToken(send, getToken)(order());
  expect(response.status).toBe(200);
  expect(sent).toEqual([
    { token: 'Bearer old', body: '{"items":[]}' },
    { token: 'Bearer new', body: '{"items":[]}' },
  ]);
});

test.each([['the same'], [undefined]])('a fresh token that is %s is not tried', async (fresh) => {
  const { send, sent } = server('new');
  const getToken: TokenSource = async (options) => (options?.fresh ? fresh : 'the same');
  expect((await sendWithToken(send, getToken)(order())).status).toBe(401);
  expect(sent).toHaveLength(1);
});
