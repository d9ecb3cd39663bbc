import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

describe('the staff’s list of orders', () => {
  let tea: Product;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open' });
    tea = await shop.addProduct({ price: 40, stockCount: 1000 });
  });

  const list = (query = '') => shop.asAdmin('GET', `/api/orders${query}`);
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).items.map(({ customerName }: { customerName: string }) => customerName);

  let guests = 0;
  function order(name: string, quantity = 1, phoneNumber = guestOf(guests++).phoneNumber) {
    return placed(shop, orderFor(tea, quantity, { guest: { name, phoneNumber } }));
  }

  it('is newest first, ten at a time, with the total', async () => {
    for (let each = 0; each < 12; each += 1) {
      shop.platform.passSeconds(1);
      await order(`Guest ${each}`);
    }
    const { items, total } = await list();
    expect([items.length, total, items[0].customerName]).toEqual([10, 12, 'Guest 11']);
    expect(await names('?limit=5&offset=10')).toEqual(['Guest 1', 'Guest 0']);
    expect(await names('?offset=100')).toEqual([]);
  });

  it('has a short form of all orders that nobody has accepted, however many came since', async () => {
    const first = await order('First');
    for (let each = 0; each < 55; each += 1) {
      shop.platform.passSeconds(1);
      const { id } = await order(`Guest ${each}`);
      await shop.setStatus(id, 'preparing');
    }
    const last = await order('Last');
    const { id, createdAt } = first;
    const read = () => shop.asAdmin('GET', '/api/admin/newest-orders');
    expect(await read()).toEqual([
      { id: last.id, status: 'placed', createdAt: last.createdAt, stations: [] },
      { id, status: 'placed', createdAt, stations: [] },
    ]);
    shop.platform.passSeconds(48 * 3600);
    expect(await read()).toEqual([]);
  });

  it.each(['customerName', 'itemCount', 'totalAmount', 'status', 'paymentStatus'])(
    'sorts orders equal by %s by time, both ways',
    async (sort) => {
      const oldestFirst: string[] = [];
      for (let each = 0; each < 3; each += 1) {
        shop.platform.passSeconds(1);
        oldestFirst.push((await order('Same')).id);
      }
      const ids = async (by: string) =>
        (await list(`?sort=${by}`)).items.map(({ id }: { id: string }) => id);
      expect(await ids(sort)).toEqual(oldestFirst);
      expect(await ids(`-${sort}`)).toEqual(oldestFirst.toReversed());
    },
  );

  it.each(['-createdAt', '-customerName'])(
    'keeps equal orders in one order across pages by %s',
    async (sort) => {
      for (let each = 0; each < 9; each += 1) await order('Same');
      const ids: string[] = [];
      for (let offset = 0; offset < 9; offset += 2) {
        const { items } = await list(`?sort=${sort}&limit=2&offset=${offset}`);
        ids.push(...items.map(({ id }: { id: string }) => id));
      }
      expect(ids).toEqual([...new Set(ids)].sort().reverse());
      expect(ids).toHaveLength(9);
    },
  );

  it('counts days in Kolkata, first and last included', async () => {
    for (const [name, instant] of [
      ['14th, last moment', '2026-04-14T18:29:59.999Z'],
      ['15th, first moment', '2026-04-14T18:30:00.000Z'],
      ['15th, last moment', '2026-04-15T18:29:59.999Z'],
      ['16th, first moment', '2026-04-15T18:30:00.000Z'],
    ] as const) {
      shop.platform.setClock(instant);
      await order(name);
    }
    const [a, b, c, d] = [
      '14th, last moment',
      '15th, first moment',
      '15th, last moment',
      '16th, first moment',
    ];
    expect(await names('?sort=createdAt&dateFrom=2026-04-15&dateTo=2026-04-15')).toEqual([b, c]);
    expect(await names('?sort=createdAt&dateFrom=2026-04-15')).toEqual([b, c, d]);
    expect(await names('?sort=createdAt&dateTo=2026-04-15')).toEqual([a, b, c]);
    expect(await names('?dateFrom=2026-04-16&dateTo=2026-04-15')).toEqual([]);
  });

  it('is filtered by status and payment', async () => {
    const first = await order('Asha');
    const second = await order('Bina');
    await order('Chime');
    await shop.setStatus(first.id, 'preparing');
    await shop.setStatus(second.id, 'preparing');
    await shop.setPayment(second.id, 'paid');
    expect(await names('?status=preparing&sort=customerName')).toEqual(['Asha', 'Bina']);
    expect(await names('?status=preparing&paymentStatus=paid')).toEqual(['Bina']);
    expect(await names('?paymentStatus=pending&sort=customerName')).toEqual(['Asha', 'Chime']);
    expect((await list('?status=preparing&limit=1')).total).toBe(2);
  });

  it('finds names and numbers as they are typed', async () => {
    await order('D’Souza (iPhone)', 1, '+919610000006');
    await order('José Álvarez', 1, '+919610000117');
    await order('Anne-Marie Nguyễn', 1, '+919610000228');
    await order('गर्‍यो Annemarie', 1, '+919610000339');
    for (const [typed, ...found] of [
      ["D'Souza", 'D’Souza (iPhone)'],
      ['souza', 'D’Souza (iPhone)'],
      ['dsouza iphone', 'D’Souza (iPhone)'],
      ['jose alv', 'José Álvarez'],
      ['nguyen', 'Anne-Marie Nguyễn'],
      ['marie', 'Anne-Marie Nguyễn'],
      ['annemarie', 'Anne-Marie Nguyễn', 'गर्‍यो Annemarie'],
      ['Anne Marie', 'Anne-Marie Nguyễn'],
      ['गर्यो', 'गर्‍यो Annemarie'],
      ['0006', 'D’Souza (iPhone)'],
      ['00006', 'D’Souza (iPhone)'],
      ['96100 00006', 'D’Souza (iPhone)'],
      ['९६१०० ००००६', 'D’Souza (iPhone)'],
      ['jose ०११७', 'José Álvarez'],
    ]) {
      const listed = await names(`?q=${encodeURIComponent(typed ?? '')}`);
      expect(listed.sort(), typed).toEqual(found.sort());
    }
  });

  it('is searched by prefixes of id, names and phone number, without wildcards', async () => {
    const asha = await order('Äsha Émile', 1, '+919811111111');
    await order('100% Pema', 1, '+919822222222');
    await order('a_b!c', 1, '+919833333333');
    const search = (q: string) => names(`?q=${encodeURIComponent(q)}`);
    expect(await search('äSHA é')).toEqual(['Äsha Émile']);
    expect(await names('?q=pema&sort=-id')).toEqual(['100% Pema']);
    expect(await search(asha.id.toLowerCase().slice(0, 6))).toEqual(['Äsha Émile']);
    for (const phone of ['+91 98222 22222', '+9198222', '919822222222', '98222']) {
      expect(await search(phone)).toEqual(['100% Pema']);
    }
    expect(await search('98333-33')).toEqual(['a_b!c']);
    expect(await search('pem 100%')).toEqual(['100% Pema']);
    expect(await search('a_b!c')).toEqual(['a_b!c']);
    expect(await search('98222x')).toEqual([]);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search("' or 1=1 --")).toEqual([]);
  });

  it('is sorted by each of its columns, both ways', async () => {
    await order('bina', 3);
    shop.platform.passSeconds(1);
    const second = await order('Asha', 2);
    await shop.setStatus(second.id, 'cancelled');
    for (const sort of ['createdAt', '-customerName', '-itemCount', '-totalAmount', '-status']) {
      const opposite = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
      expect([sort, await names(`?sort=${sort}`)]).toEqual([sort, ['bina', 'Asha']]);
      expect([sort, await names(`?sort=${opposite}`)]).toEqual([sort, ['Asha', 'bina']]);
    }
  });
});
