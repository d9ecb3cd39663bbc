import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST, guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { readStream } from '../../../tests/support/platform/event-stream';
import {
  openTestShop,
  type SignedIn,
  type TestShop,
} from '../../../tests/support/platform/test-shop';
import { createApp } from '../../app';
import { type OpenShop, openShop } from '../../operate/open-shop';
import { LISTENER_NAME } from '../../platform/db/postgres-notifications';

const PATH = 'http://localhost:3000/api/admin/order-events';

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('two servers on one PostgreSQL', () => {
  let shop: TestShop;
  let second: OpenShop;
  let app: ReturnType<typeof createApp>;
  let staff: SignedIn;
  let tea: { id: string };
  beforeAll(async () => {
    shop = await openTestShop();
    second = await openShop(shop.shop.env, shop.platform);
    app = createApp(second, {});
    staff = await shop.signInAdmin('staff');
    tea = await shop.addProduct({ stockCount: 1000 });
  });
  afterAll(async () => {
    app.endStreams();
    await second.close();
    await shop.close();
  });

  const followOnSecond = async (lastEventId?: string) =>
    readStream(
      await app.request(PATH, {
        headers: {
          Authorization: `Bearer ${staff.token}`,
          ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
        },
      }),
    );

  it('send each other every event, in commit order', async () => {
    const stream = await followOnSecond();
    const begun = await stream.next();
    const guests = Array.from({ length: 20 }, (_, index) =>
      placed(shop, orderFor(tea, 1, { guest: guestOf(index) })),
    );
    const ids = (await Promise.all(guests)).map(({ id }) => id);
    const news = [];
    while (news.length < ids.length) news.push(await stream.next());
    const first = Number(begun?.id) + 1;
    expect(news.map((event) => Number(event?.id))).toEqual(ids.map((_, index) => first + index));
    const told = news.map((event) => event?.type === 'order' && event.orderId);
    expect([...told].sort()).toEqual([...ids].sort());

    const again = await followOnSecond(begun?.id);
    for (const event of news) expect(await again.next()).toEqual(event);
    await stream.close();
    await again.close();
  });

  it('send events that were published while no server was listening', async () => {
    const stream = await followOnSecond();
    await stream.next();
    const { databaseUrl } = shop.shop.env;
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const listeners = () =>
      client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = $1`,
        [LISTENER_NAME],
      );
    // Cut the connections of both servers: either might deliver the event.
    await expect.poll(async () => (await listeners()).rowCount).toBeGreaterThan(0);
    const { rows: cut } = await listeners();
    for (const { pid } of cut) await client.query('select pg_terminate_backend($1)', [pid]);
    const { id } = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    expect(await stream.next()).toMatchObject({ type: 'order', orderId: id });
    const isListeningAgain = async () =>
      (await listeners()).rows.some(({ pid }) => !cut.some((old) => old.pid === pid));
    await expect.poll(isListeningAgain, { timeout: 5000 }).toBe(true);

    await shop.setStatus(id, 'preparing');
    expect(await stream.next()).toMatchObject({ orderId: id, status: 'preparing' });
    await client.end();
    await stream.close();
  });

  it('follow a database that has lost its newest events, and numbers anew', async () => {
    const stream = await followOnSecond();
    await stream.next();
    await placed(shop, orderFor(tea, 1, { guest: guestOf(21) }));
    const lost = await stream.next();
    const client = new pg.Client(shop.shop.env.databaseUrl);
    await client.connect();
    await client.query('delete from order_events where id = $1', [lost?.id]);
    await client.query('update order_event_counter set last = last - 1');
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = $1`,
      [LISTENER_NAME],
    );
    await client.end();

    expect(await stream.next()).toBeUndefined();
    const again = await followOnSecond(lost?.id);
    expect(await again.next()).toMatchObject({ type: 'reload' });
    const { id } = await placed(shop, orderFor(tea, 1, { guest: guestOf(22) }));
    expect(await again.next()).toMatchObject({ type: 'order', id: lost?.id, orderId: id });
    await again.close();
  });

  it('end the streams of a server that stops, and refuse new ones there', async () => {
    const stream = await followOnSecond();
    await stream.next();
    app.endStreams();
    expect(await stream.next()).toBeUndefined();
    expect((await followOnSecond()).refusal).toMatchObject({ code: 'unavailable' });
  });
});
