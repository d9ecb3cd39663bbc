import { describe, expect, it } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { removeOldNumbers } from './tablet-numbers';

const cafe = await forEachTest(openKitchenShop());
const manager = await cafe.shop.signInAdmin('manager');

interface Reserved {
  date: string;
  numbers: number[];
}
interface Held {
  date: string;
  number: number;
}

const reserve = (tabletId: string, { token }: { token: string }): Promise<Reserved> =>
  cafe.shop.succeed('POST', '/api/admin/counter-numbers', {
    token,
    body: { tabletId },
  });

/** The numbers of so many blocks. */
async function numbersOf(tabletId: string, blocks: number, by = cafe.cook): Promise<Held[]> {
  const numbers: Held[] = [];
  for (let block = 0; block < blocks; block += 1) {
    const reserved = await reserve(tabletId, by);
    numbers.push(...reserved.numbers.map((number) => ({ date: reserved.date, number })));
  }
  return numbers;
}

interface Sent {
  key?: string;
  by?: { token: string };
  headers?: Record<string, string>;
}

/** Sends a walk-in's order of one waffle that a tablet took without a network. */
const send = (tablet: object, changes: object = {}, { key, by = cafe.cook, headers }: Sent = {}) =>
  cafe.shop.request('POST', '/api/admin/orders', {
    token: by.token,
    body: {
      channel: 'counter',
      deliveryMethod: 'pickup',
      items: [{ productId: cafe.waffle.id, quantity: 1 }],
      tablet,
      ...changes,
    },
    headers: { ...(key && { 'idempotency-key': key }), ...headers },
  });

type Answers = Awaited<ReturnType<typeof send>>[];

describe('orders that two tablets took without a network', () => {
  it('are all placed once, with their numbers, although each is sent twice at the same time', async () => {
    const tablets = await Promise.all(
      ['one', 'two'].map(async (id) => ({ id, numbers: await numbersOf(id, 2) })),
    );
    const kept = tablets.flatMap(({ numbers }) => numbers.map(({ number }) => number));
    expect(new Set(kept).size).toBe(80);
    const cake = await cafe.shop.addProduct({ name: 'Cake', price: 90, stockCount: 80 });
    const items = [{ productId: cake.id, quantity: 1 }];
    const takenAt = cafe.shop.platform.clock().toISOString();
    // Each tablet sends one after the other, and a second page of it does the same for another of the staff.
    const sendAll = (id: string, numbers: readonly Held[], by: { token: string }) =>
      numbers.reduce<Promise<Answers>>(async (earlier, number) => {
        const answers = await earlier;
        const key = `${id} ${number.number}`;
        return [...answers, await send({ id, takenAt, number }, { items }, { key, by })];
      }, Promise.resolve([]));
    const answers = await Promise.all(
      tablets.flatMap(({ id, numbers }) =>
        [cafe.cook, manager].map((by) => sendAll(id, numbers, by)),
      ),
    );
    const all = answers.flat();
    expect(all.map(({ status }) => status).sort()).toEqual([
      ...Array(80).fill(200),
      ...Array(80).fill(201),
    ]);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(80);
    expect(all.map(({ body }) => body.counterNumber)).toEqual(
      tablets.flatMap(({ numbers }) => [...numbers, ...numbers]).map(({ number }) => number),
    );
    expect(await cafe.shop.stockOf(cake.id)).toBe(0);
  }, 60_000);

  it('have numbers that nobody else has: the others go on from 1', async () => {
    const [number] = await numbersOf('one', 1);
    const { body } = await send({ id: 'one', number });
    expect(body.counterNumber).toBe(number?.number);
    expect([(await cafe.order()).counterNumber, (await cafe.order()).counterNumber]).toEqual([
      1, 2,
    ]);
  });

  it('leave the numbers out when a day has five hundred other orders', async () => {
    const { db } = cafe.shop.shop.database;
    await cafe.order();
    await db.updateTable('counter_numbers').set({ last: 499 }).execute();
    const orders = [await cafe.order(), await cafe.order(), await cafe.order()];
    expect(orders.map(({ counterNumber }) => counterNumber)).toEqual([500, 901, 902]);
    await db.updateTable('counter_numbers').set({ last: 499 }).execute();
    expect((await cafe.order()).counterNumber).toBe(903);
  });
});

describe('a number', () => {
  it('is refused to other tablets, of another day, and a second time, and then nothing changes', async () => {
    const [first, second] = await numbersOf('one', 1);
    await send({ id: 'one', number: first });
    const before = await cafe.shop.everything();
    for (const tablet of [
      { id: 'two', number: second },
      { id: 'one', number: first },
      { id: 'one', number: { ...second, date: '2020-01-01' } },
      { id: 'one', number: { ...second, number: 900 } },
    ]) {
      const { status, body } = await send(tablet, {}, { key: 'k' });
      expect([status, body.code]).toEqual([409, 'number_taken']);
    }
    expect(await cafe.shop.everything()).toBe(before);
    expect((await send({ id: 'one', number: null }, {}, { key: 'k' })).status).toBe(201);
  });

  it('is free again if its order is refused, and comes with it once the dish is sold anyway', async () => {
    const pie = await cafe.shop.addProduct({ name: 'Pie', price: 70, stockCount: 0 });
    const items = [{ productId: pie.id, quantity: 1 }];
    const [number] = await numbersOf('one', 1);
    const tablet = { id: 'one', number };
    expect((await send(tablet, { items }, { key: 'k' })).body.code).toBe('out_of_stock');
    const sold = await send(tablet, { items, sellAnyway: true }, { key: 'k', by: manager });
    expect([sold.status, sold.body.counterNumber]).toEqual([201, number?.number]);
  });

  it('is one of at most five blocks of twenty that a tablet gets a day, and of 400 for all', async () => {
    expect(await numbersOf('one', 6)).toHaveLength(100);
    await numbersOf('two', 5);
    await numbersOf('three', 5, manager);
    expect(await numbersOf('four', 5, manager)).toHaveLength(100);
    expect(await numbersOf('five', 1, await cafe.shop.signInAdmin())).toEqual([]);
    // The next day has them all again, and old ones are deleted after a week.
    cafe.shop.platform.passSeconds(24 * 60 * 60);
    expect(await numbersOf('five', 1)).toHaveLength(20);
    cafe.shop.platform.passSeconds(8 * 24 * 60 * 60);
    await removeOldNumbers(cafe.shop.shop.database.db, cafe.shop.platform.clock());
    const left = await cafe.shop.shop.database.db
      .selectFrom('tablet_numbers')
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  }, 60_000);

  it('is one of at most ten blocks of one of the staff, also in the name of many tablets at once', async () => {
    const tablets = Array.from({ length: 12 }, (_, index) => `made-up-${index}`);
    const blocks = await Promise.all(tablets.map((id) => numbersOf(id, 1)));
    expect(blocks.flat()).toHaveLength(200);
    expect(new Set(blocks.flat().map(({ number }) => number)).size).toBe(200);
    expect(await numbersOf('another', 1, manager)).toHaveLength(20);
  }, 60_000);

  it('of yesterday that a tablet still holds is given to another one last', async () => {
    const yesterday = await numbersOf('one', 1);
    cafe.shop.platform.passSeconds(24 * 60 * 60);
    const today = await numbersOf('two', 1);
    const kept = new Set(yesterday.map(({ number }) => number));
    expect(today.filter(({ number }) => kept.has(number))).toEqual([]);
    expect((await send({ id: 'one', number: yesterday[0] })).status).toBe(201);
  });
});

describe('an order sent later', () => {
  it('says when it was taken, and that its customer says it is paid', async () => {
    const takenAt = cafe.shop.platform.clock().toISOString();
    cafe.shop.platform.passSeconds(3600);
    const { body } = await send({ id: 'one', takenAt, saysPaid: true });
    expect(body.statusUpdates[0]).toMatchObject({ status: 'placed', timestamp: takenAt });
    const sentAt = cafe.shop.platform.clock().toISOString();
    expect(body.statusUpdates[1].timestamp).toBe(sentAt);
    expect(body).toMatchObject({ createdAt: takenAt, paymentClaimedAt: sentAt });
    expect(body.paymentStatus).toBe('pending');
    expect(await cafe.audited(body)).toMatchObject([{ from: null, to: { takenAt } }]);
    const ahead = await send({ id: 'one', takenAt: '2999-01-01T00:00:00.000Z' });
    expect(ahead.body.statusUpdates[0].timestamp).toBe(ahead.body.createdAt);
  });

  it('a day after its first send is not placed a second time', async () => {
    const resent = {
      'idempotency-key-first-sent': cafe.shop.platform.clock().toISOString(),
      'idempotency-key-resent': 'true',
    };
    cafe.shop.platform.passSeconds(24 * 60 * 60);
    const { body } = await send({ id: 'one' }, {}, { key: 'k', headers: resent });
    expect(body.code).toBe('idempotency_key_expired');
  });
});
