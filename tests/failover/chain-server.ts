import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../server/app';
import { openShop } from '../../server/operate/open-shop';
import { readStream } from '../support/platform/event-stream';
import { FIRST_ADMIN, liveShop } from '../support/platform/live-shop';
import { createTestPlatform } from '../support/platform/test-platform';

const REOPEN_AFTER_MS = 200;
const ORIGIN = 'http://localhost:3000';

/** One of several servers of a chain's shop, without pages. */
export type ChainServer = Awaited<ReturnType<typeof openChainServer>>;

export async function openChainServer(dataDir: string, databaseUrl: string) {
  const platform = createTestPlatform('info');
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '1' };
  const shop = await openShop(liveShop(settings), platform);
  const app = createApp(shop, {});
  let isClosed = false;

  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    app.request(ORIGIN + path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const session = await (await send('POST', '/api/auth/sign-in/email', FIRST_ADMIN)).json();
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const token = await (
    await send('GET', '/api/auth/token', undefined, bearer(session.token))
  ).json();

  return {
    send,
    async asAdmin(method: string, path: string, body: unknown) {
      const answer = await send(method, path, body, bearer(token.token));
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    async priceOf(productId: string): Promise<number | undefined> {
      const products: { id: string; price: number }[] = await (
        await send('GET', '/api/products')
      ).json();
      return products.find(({ id }) => id === productId)?.price;
    },
    /**
     * Follows the kitchen's live orders, and like the page opens a stream that has ended again.
     * @returns when each was first heard of, by its id.
     */
    followOrders(): ReadonlyMap<string, number> {
      const heardAt = new Map<string, number>();
      let last: string | undefined;
      const follow = async () => {
        const headers = { ...bearer(token.token), ...(last && { 'Last-Event-ID': last }) };
        const path = '/api/admin/order-events';
        const stream = await readStream(await send('GET', path, undefined, headers));
        for (let news = await stream.next(); news; news = await stream.next()) {
          last = news.id;
          if (news.type === 'order') heardAt.set(news.orderId, performance.now());
        }
      };
      void (async () => {
        while (!isClosed) {
          // Also a stream on which nothing happened for 10 s.
          await follow().catch(() => {});
          await sleep(REOPEN_AFTER_MS);
        }
      })();
      return heardAt;
    },
    log: platform.logged,
    async close() {
      isClosed = true;
      app.endStreams();
      await shop.close();
    },
  };
}
