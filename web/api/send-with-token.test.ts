import { expect, test } from 'vitest';
import { sendWithToken, type TokenSource } from './send-with-token';

/** A server that accepts one token and records the requests. */
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

test('without a token the request is sent unchanged', async () => {
  const { send, sent } = server('new');
  await sendWithToken(send, async () => undefined)(order());
  expect(sent).toEqual([{ token: null, body: '{"items":[]}' }]);
});

test('a request with a refused token is sent once more, with its body and a fresh token', async () => {
  const { send, sent } = server('new');
  const getToken: TokenSource = async (options) => (options?.fresh ? 'new' : 'old');
  const response = await sendWithToken(send, getToken)(order());
  expect(response.status).toBe(200);
  expect(sent).toEqual([
    { token: 'Bearer old', body: '{"items":[]}' },
    { token: 'Bearer new', body: '{"items":[]}' },
  ]);
});

test.each([['the same'], [undefined]])(
  'the request is not repeated when the fresh token is %s',
  async (fresh) => {
    const { send, sent } = server('new');
    const getToken: TokenSource = async (options) => (options?.fresh ? fresh : 'the same');
    expect((await sendWithToken(send, getToken)(order())).status).toBe(401);
    expect(sent).toHaveLength(1);
  },
);
