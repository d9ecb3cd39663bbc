import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { Answer } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';
import { inTransaction } from '../../platform/db/transaction';
import { lockOrder } from '../order-store';

const cafe = await forEachTest(openTableShop());
const { shop } = cafe;

/** In which it would be committed if it waited for nobody. */
const LONGER_THAN_A_ROUND_MS = 300;

const read = (id: string) => shop.asAdmin('GET', `/api/orders/admin/${id}`);
const ticketOf = async (id: string) =>
  (await cafe.cafe.board()).tickets.find((ticket) => ticket.id === id);
const dish = (line: number, quantity: number) => ({ line, quantity });
const tabsOf = async (name: string) =>
  (await cafe.tables()).find((table) => table.name === name)?.tabs;

async function serve(id: string): Promise<void> {
  for (let ticket = await ticketOf(id); ticket; ticket = await ticketOf(id)) {
    await cafe.cafe.act('move', ticket, ticket.version);
  }
}

async function expectProved(): Promise<void> {
  expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
}

const discount = async (id: string, body: object) => {
  const { changeCount: version } = await read(id);
  const sent = { version, reason: 'Late', kind: 'staff-discount', line: null, ...body };
  return shop.asAdmin('POST', `/api/orders/${id}/discounts`, sent);
};

describe('a bill that is split by dish', () => {
  it('leaves its dishes with the kitchen, and its stock as it is', async () => {
    const four = await cafe.addTable('Table 4');
    const tea = await shop.addProduct({ name: 'Tea', price: 20, stockCount: 9 });
    const { id } = await cafe.round(four, [...cafe.waffles(3), { productId: tea.id, quantity: 1 }]);
    shop.platform.passSeconds(1);
    const { status, body } = await cafe.moveDishes(id, { dishes: [dish(1, 2), dish(2, 1)] }, 'k');
    expect([status, body]).toMatchObject([
      200,
      {
        totalAmount: 100,
        tableName: 'Table 4',
        status: 'preparing',
        paymentStatus: 'pending',
        items: [
          { name: 'Waffle', quantity: 2 },
          { name: 'Tea', quantity: 1 },
        ],
        changes: [{ kind: 'moved', moved: { direction: 'from', dishes: [{}, {}] } }],
      },
    ]);
    expect(body.counterNumber).not.toBe((await read(id)).counterNumber);
    const left = await read(id);
    expect(left).toMatchObject({ totalAmount: 40, items: [{ quantity: 1 }], changeCount: 1 });
    // Sent again after a lost reply, it moves them once.
    const again = { version: 0, dishes: [dish(1, 2), dish(2, 1)] };
    expect((await cafe.moveDishes(id, again, 'k')).body.id).toBe(body.id);
    expect(await shop.stockOf(cafe.cafe.waffle.id)).toBe(97);
    expect((await ticketOf(id))?.lines).toMatchObject([{ quantity: 1 }]);
    expect((await ticketOf(body.id))?.lines).toHaveLength(2);
    expect((await cafe.cafe.audited({ id }))[0]).toMatchObject({
      reason: `Moved 2× Waffle, 1× Tea to #${body.counterNumber}`,
    });
    // Rounds still join the first one.
    expect(await cafe.round(four, cafe.waffles())).toMatchObject({ id, totalAmount: 80 });
    await shop.setPayment(body.id, 'paid');
    await shop.setPayment(id, 'paid');
    await expectProved();
  });

  it('keeps what each dish was discounted, to the paisa', async () => {
    const four = await cafe.addTable('Table 4');
    const momo = await shop.addProduct({ name: 'Momo', price: 33.33 });
    const { id } = await cafe.round(four, [
      ...cafe.waffles(3),
      { productId: momo.id, quantity: 3 },
    ]);
    await discount(id, { line: 2, percent: 7 });
    await discount(id, { amount: 10.01 });
    const { totalAmount: before } = await read(id);
    const part = (await cafe.moveDishes(id, { dishes: [dish(1, 1), dish(2, 2)] })).body;
    const { totalAmount: left } = await read(id);
    expect(Math.round((part.totalAmount + left) * 100)).toBe(Math.round(before * 100));
    const back = (await cafe.moveDishes(part.id, { toOrderId: id })).body;
    expect(back).toMatchObject({ id, totalAmount: before });
    await expectProved();
  });

  it('gives what was served a bill without a ticket', async () => {
    const four = await cafe.addTable('Table 4');
    const { id } = await cafe.round(four, cafe.waffles(2));
    await serve(id);
    await cafe.round(four, cafe.waffles());
    const served = (await cafe.moveDishes(id, { dishes: [dish(1, 2)] })).body;
    expect(served).toMatchObject({ status: 'delivered', totalAmount: 80 });
    expect(await ticketOf(served.id)).toBeUndefined();
    expect((await ticketOf(id))?.lines).toMatchObject([{ line: 2 }]);
    // Back again, they are not cooked again.
    await cafe.moveDishes(served.id, { toOrderId: id });
    expect((await ticketOf(id))?.lines).toMatchObject([{ line: 2 }]);
    const open = (await cafe.moveDishes(id, { dishes: [dish(2, 1)] })).body;
    expect((await read(id)).status).toBe('delivered');
    expect((await ticketOf(open.id))?.lines).toHaveLength(1);
    await expectProved();
  });

  it('stays with dishes worth what was paid, and is refused after its bill', async () => {
    const four = await cafe.addTable('Table 4');
    const { id } = await cafe.round(four, cafe.waffles(3));
    const pay = { method: 'cash', amount: 60, received: 0 };
    await shop.asAdmin('POST', `/api/orders/${id}/payments`, pay);
    const move = (quantity: number) => cafe.moveDishes(id, { dishes: [dish(1, quantity)] });
    await shop.refuses(() => move(2), 'order_paid_in_part');
    await shop.refuses(() => move(3), 'bad_input');
    await shop.refuses(() => move(4), 'bad_input');
    const { body: part } = await move(1);
    expect(part).toMatchObject({ totalAmount: 40, paymentStatus: 'pending' });
    const stale = { version: 0, dishes: [dish(1, 1)] };
    await shop.refuses(() => cafe.moveDishes(id, stale), 'conflict');
    await shop.setPayment(part.id, 'paid');
    await shop.refuses(() => cafe.moveDishes(part.id, { toOrderId: id }), 'conflict');
    await expectProved();
  });
});

describe('two tables that become one', () => {
  it('have one bill, and no task is left of the other', async () => {
    const four = await cafe.addTable('Table 4');
    const five = await cafe.addTable('Table 5');
    const asked = (await cafe.ask(five, cafe.waffles(2))).body;
    const { body: guests } = await cafe.decide(asked.id, 'acceptance');
    const { id } = await cafe.round(four, cafe.waffles());
    const merged = (await cafe.moveDishes(guests.id, { toOrderId: id })).body;
    expect(merged).toMatchObject({ id, totalAmount: 120, tableName: 'Table 4' });
    expect(await read(guests.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'merged',
      paymentStatus: 'pending',
      totalAmount: 0,
      items: [],
    });
    expect(await tabsOf('Table 5')).toEqual([]);
    const board = await cafe.cafe.board();
    expect([board.tickets.length, board.refundsDue, board.cancelled]).toEqual([1, 0, []]);
    expect(await shop.stockOf(cafe.cafe.waffle.id)).toBe(97);
    // Its guests follow the bill.
    expect((await cafe.readRound(asked.id, asked.roundToken)).order?.id).toBe(id);
    const revive = () =>
      cafe.asCook('PUT', `/api/orders/${guests.id}/status`, { status: 'preparing' });
    await shop.refuses(revive, 'conflict');
    await shop.setPayment(id, 'paid');
    await expectProved();
  });

  it('make the kitchen wait for both, and ring it for neither', async () => {
    const four = await cafe.addTable('Table 4');
    const five = await cafe.addTable('Table 5');
    const { id } = await cafe.round(four, cafe.waffles());
    const other = await cafe.round(five, cafe.waffles(2));
    const ticket = await ticketOf(id);
    await cafe.cafe.act('move', { id }, ticket?.version ?? 0);
    expect((await ticketOf(id))?.stage).toBe('ready');
    await cafe.moveDishes(other.id, { toOrderId: id });
    expect(await ticketOf(id)).toMatchObject({
      stage: 'preparing',
      lines: [
        { quantity: 1, isDone: true },
        { quantity: 2, isDone: false },
      ],
    });
    await expectProved();
  });

  it('are moved by two at once without a dish lost or doubled', async () => {
    const four = await cafe.addTable('Table 4');
    const five = await cafe.addTable('Table 5');
    const one = await cafe.round(four, cafe.waffles());
    const other = await cafe.round(five, cafe.waffles(2));
    await Promise.all([
      cafe.moveDishes(one.id, { toOrderId: other.id }),
      cafe.moveDishes(other.id, { toOrderId: one.id }),
      cafe.addRound(four, cafe.waffles()),
    ]);
    const bills = (await cafe.tables()).flatMap(({ tabs }) => tabs);
    expect(bills.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(160);
    expect(await shop.stockOf(cafe.cafe.waffle.id)).toBe(96);
    await expectProved();
  });
});

it('adds no round of a table to a bill that moves to another one meanwhile', async () => {
  const four = await cafe.addTable('Table 4');
  const five = await cafe.addTable('Table 5');
  const { id } = await cafe.round(four, cafe.waffles());
  let sent: Promise<Answer> | undefined;
  await inTransaction(shop.shop.database.db, async (tx) => {
    await lockOrder(tx, id);
    sent = cafe.addRound(four, cafe.waffles(2));
    await sleep(LONGER_THAN_A_ROUND_MS);
    await tx.updateTable('orders').set({ table_id: five.id }).where('id', '=', id).execute();
  });
  await sent;
  expect((await read(id)).totalAmount).toBe(40);
});
