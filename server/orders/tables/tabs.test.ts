import { describe, expect, it } from 'vitest';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openTableShop());
const { shop } = cafe;

const pay = (id: string) => shop.setPayment(id, 'paid');
const ticketOf = async (id: string) =>
  (await cafe.cafe.board()).tickets.find((ticket) => ticket.id === id);

/** Moves a ticket on until the guests have their dishes. */
async function serve(id: string): Promise<void> {
  for (let ticket = await ticketOf(id); ticket; ticket = await ticketOf(id)) {
    await cafe.cafe.act('move', ticket, ticket.version);
  }
}

describe('the open bill of a table', () => {
  it('is opened by the first round, joined by others and closed by the payment', async () => {
    const four = await cafe.addTable('Table 4');
    const first = await cafe.round(four, cafe.waffles(2));
    expect(first).toMatchObject({
      tableName: 'Table 4',
      channel: 'table',
      isForHere: true,
      deliveryMethod: 'pickup',
      payLater: 'counter',
      status: 'preparing',
      totalAmount: 80,
    });
    const second = await cafe.round(four, cafe.waffles());
    expect(second).toMatchObject({ id: first.id, totalAmount: 120, changeCount: 1 });
    expect(await cafe.tables()).toMatchObject([
      { name: 'Table 4', tabs: [{ orderId: first.id, totalAmount: 120, owedAmount: 120 }] },
    ]);
    expect(await shop.stockOf(cafe.cafe.waffle.id)).toBe(97);
    await pay(first.id);
    expect(await cafe.tables()).toMatchObject([{ name: 'Table 4', tabs: [] }]);
    expect((await cafe.round(four, cafe.waffles())).id).not.toBe(first.id);
    expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
  });

  it('is one for waiters who add at once, and a round counts once', async () => {
    const four = await cafe.addTable('Table 4');
    const rounds = await Promise.all([
      cafe.round(four, cafe.waffles(), 'a'),
      cafe.round(four, cafe.waffles(), 'a'),
      cafe.round(four, cafe.waffles(), 'b'),
    ]);
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(1);
    expect(await cafe.round(four, cafe.waffles(), 'a')).toMatchObject({ totalAmount: 80 });
    expect(await shop.stockOf(cafe.cafe.waffle.id)).toBe(98);
  });

  it('sends the kitchen only what was added after its dishes were served', async () => {
    const four = await cafe.addTable('Table 4');
    const tea = await shop.addProduct({ name: 'Tea', price: 20 });
    const { id } = await cafe.round(four, cafe.waffles(2));
    await serve(id);
    expect(await ticketOf(id)).toBeUndefined();
    shop.platform.passSeconds(3600);
    const { status } = await cafe.round(four, [{ productId: tea.id, quantity: 1 }]);
    expect(status).toBe('preparing');
    const ticket = await ticketOf(id);
    expect(ticket).toMatchObject({
      tableName: 'Table 4',
      stage: 'preparing',
      startsAt: shop.platform.clock().toISOString(),
      lines: [{ name: 'Tea' }],
    });
    expect(Date.parse(ticket?.dueAt ?? '')).toBeGreaterThan(shop.platform.clock().getTime());
    await serve(id);
    await pay(id);
    expect((await cafe.cafe.stored(id)).status).toBe('delivered');
    expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
  });

  it('moves to a free table', async () => {
    const four = await cafe.addTable('Table 4');
    const five = await cafe.addTable('Table 5');
    const six = await cafe.addTable('Table 6');
    const { id } = await cafe.round(four, cafe.waffles());
    await cafe.round(six, cafe.waffles());
    const move = (tableId: string) => cafe.asCook('PUT', `/api/orders/${id}/table`, { tableId });
    shop.platform.passSeconds(1);
    await shop.refuses(() => move(six.id), 'conflict');
    expect((await move(five.id)).body).toMatchObject({ id, tableName: 'Table 5' });
    expect((await ticketOf(id))?.tableName).toBe('Table 5');
    expect((await cafe.tables()).map(({ tabs }) => tabs.length)).toEqual([0, 1, 1]);
    expect((await cafe.cafe.audited({ id }))[0]).toMatchObject({
      from: { table: 'Table 4' },
      to: { table: 'Table 5' },
    });
    await pay(id);
    await shop.refuses(() => move(four.id), 'conflict');
  });

  it('takes no dish that is sold out, and none beyond the stock', async () => {
    const four = await cafe.addTable('Table 4');
    await shop.refuses(() => cafe.addRound(four, cafe.waffles(101)), 'out_of_stock');
    await cafe.round(four, cafe.waffles(100));
    await shop.refuses(() => cafe.addRound(four, cafe.waffles()), 'out_of_stock');
    const body = { items: cafe.waffles(), sellAnyway: true };
    const path = `/api/admin/tables/${four.id}/rounds`;
    await shop.refuses(() => cafe.asCook('POST', path, body), 'forbidden');
  });
});

describe('the tables of a cafe', () => {
  it('are sorted by name, renamed and hidden', async () => {
    const ten = await cafe.addTable('Table 10');
    const two = await cafe.addTable('Table 2');
    const names = async () => (await cafe.tables()).map(({ name }) => name);
    expect(await names()).toEqual(['Table 2', 'Table 10']);
    const change = (body: object) =>
      shop.request('PUT', `/api/admin/tables/${two.id}`, { token: admin.token, body });
    const admin = await shop.signInAdmin();
    const renamed = { name: 'Window', isActive: true, version: 1 };
    await shop.refuses(() => change({ ...renamed, name: 'table 10' }), 'table_name_taken');
    expect((await change(renamed)).body).toMatchObject({ name: 'Window', version: 2 });
    await shop.refuses(() => change(renamed), 'conflict');
    await cafe.round(two, cafe.waffles());
    await change({ ...renamed, isActive: false, version: 2 });
    // Its guests have not paid yet.
    expect(await names()).toEqual(['Table 10', 'Window']);
    await shop.refuses(() => cafe.addRound(two, cafe.waffles()), 'not_found');
    await shop.refuses(() => cafe.ask(two, cafe.waffles()), 'not_found');
    const codes = await shop.asAdmin('GET', '/api/admin/tables/codes');
    expect(codes).toMatchObject([{ id: ten.id }, { id: two.id, isActive: false }]);
  });
});
