import { describe, expect, it } from 'vitest';
import {
  MOST_SHOWN_ROUNDS,
  MOST_WAITING,
  ROUNDS_OF_NETWORK,
} from '../../../shared/domain/orders/dining-tables';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openTableShop());
const { shop } = cafe;

const stock = () => shop.stockOf(cafe.cafe.waffle.id);
const roundsAt = async (name: string) =>
  (await cafe.tables()).find((table) => table.name === name)?.rounds ?? [];

describe('guests who order by the code on their table', () => {
  it('hold no stock until staff accept, and then read the bill of the table', async () => {
    const four = await cafe.addTable('Table 4');
    const named = await shop.succeed('GET', `/api/tables/${four.code}`);
    expect(named).toEqual({ name: 'Table 4' });
    const dishes = cafe.waffles(2).map((dish) => ({ ...dish, note: 'No sugar' }));
    const { status, body } = await cafe.ask(four, dishes, { expectedTotal: 80, key: 'k' });
    expect([status, body]).toMatchObject([200, { state: 'waiting', totalAmount: 80 }]);
    expect((await cafe.ask(four, dishes, { expectedTotal: 80, key: 'k' })).body.id).toBe(body.id);
    expect(await stock()).toBe(100);
    expect((await cafe.cafe.board()).tickets).toEqual([]);
    expect(await roundsAt('Table 4')).toMatchObject([
      { id: body.id, dishes: [{ name: 'Waffle', quantity: 2, note: 'No sugar' }] },
    ]);

    const accepted = await cafe.decide(body.id, 'acceptance');
    expect(accepted.body).toMatchObject({ tableName: 'Table 4', totalAmount: 80 });
    // Two of the staff tap at once.
    expect((await cafe.decide(body.id, 'acceptance')).body.totalAmount).toBe(80);
    expect(await stock()).toBe(98);
    expect(await roundsAt('Table 4')).toEqual([]);
    const read = await cafe.readRound(body.id, body.roundToken);
    expect(read.state).toBe('accepted');
    const own = await shop.succeed('GET', `/api/orders/${read.order?.id}`, {
      headers: { 'order-access-token': read.order?.accessToken ?? '' },
    });
    expect(own).toMatchObject({ tableName: 'Table 4', totalAmount: 80, payLater: 'counter' });

    const more = (await cafe.ask(four, cafe.waffles())).body;
    const joined = await cafe.decide(more.id, 'acceptance');
    expect(joined.body).toMatchObject({ id: read.order?.id, totalAmount: 120 });
  });

  it('learn that staff refused, or that nobody answered', async () => {
    const four = await cafe.addTable('Table 4');
    const refused = (await cafe.ask(four, cafe.waffles())).body;
    expect((await cafe.decide(refused.id, 'refusal')).status).toBe(200);
    expect((await cafe.readRound(refused.id, refused.roundToken)).state).toBe('refused');
    await shop.refuses(() => cafe.decide(refused.id, 'acceptance'), 'conflict');
    const late = (await cafe.ask(four, cafe.waffles())).body;
    shop.platform.passSeconds(15 * 60);
    expect((await cafe.readRound(late.id, late.roundToken)).state).toBe('unanswered');
    await shop.refuses(() => cafe.decide(late.id, 'acceptance'), 'conflict');
    expect(await roundsAt('Table 4')).toEqual([]);
  });

  it('pay the price that they saw', async () => {
    const four = await cafe.addTable('Table 4');
    const wrong = () => cafe.ask(four, cafe.waffles(), { expectedTotal: 39 });
    expect((await shop.refuses(wrong, 'total_changed')).data).toEqual({ totalAmount: 40 });
    const asked = (await cafe.ask(four, cafe.waffles(), { expectedTotal: 40 })).body;
    const { version: _, id, ...waffle } = cafe.cafe.waffle;
    await shop.asAdmin('PUT', `/api/products/${id}`, { ...waffle, price: 50 });
    await shop.refuses(() => cafe.decide(asked.id, 'acceptance'), 'total_changed');
    expect(await stock()).toBe(100);
  });

  it('keep a bill that they say they have paid, until staff have decided', async () => {
    await shop.changeSettings({ tableService: true, tableCodes: true, upiId: 'cafe@bank' });
    const [four, five] = [await cafe.addTable('Table 4'), await cafe.addTable('Table 5')];
    const asked = (await cafe.ask(four, cafe.waffles())).body;
    const { id } = (await cafe.decide(asked.id, 'acceptance')).body;
    const { accessToken = '' } = (await cafe.readRound(asked.id, asked.roundToken)).order ?? {};
    const headers = { 'order-access-token': accessToken };
    await shop.succeed('POST', `/api/orders/${id}/payment-claim`, { headers, body: {} });
    const { id: toOrderId } = await cafe.round(five, cafe.waffles());
    await shop.refuses(() => cafe.moveDishes(id, { toOrderId }), 'order_paid_in_part');
    await shop.setPayment(id, 'failed');
    await shop.setPayment(id, 'pending');
    expect((await cafe.moveDishes(id, { toOrderId })).status).toBe(200);
  });

  it('need the code of a table in use, and the owner’s leave', async () => {
    const four = await cafe.addTable('Table 4');
    const asked = (await cafe.ask(four, cafe.waffles())).body;
    await shop.refuses(() => cafe.ask({ code: 'A'.repeat(22) }, cafe.waffles()), 'not_found');
    const wrong = { headers: { 'round-token': four.code } };
    const path = `/api/table-rounds/${asked.id}`;
    await shop.refuses(() => shop.request('GET', path, wrong), 'not_found');
    const renewed = await shop.asAdmin('POST', `/api/admin/tables/${four.id}/code`);
    await shop.refuses(() => cafe.ask(four, cafe.waffles()), 'not_found');
    expect((await cafe.ask(renewed, cafe.waffles())).status).toBe(200);
    await shop.changeSettings({ tableService: true, tableCodes: false });
    await shop.refuses(() => cafe.ask(renewed, cafe.waffles()), 'not_found');
    await shop.refuses(() => shop.request('GET', `/api/tables/${renewed.code}`), 'not_found');
  });

  it('are refused while the shop is closed', async () => {
    const four = await cafe.addTable('Table 4');
    const closed = { tableService: true, tableCodes: true, openingMode: 'closed' } as const;
    await shop.changeSettings(closed);
    await shop.refuses(() => cafe.ask(four, cafe.waffles()), 'store_closed');
  });
});

describe('a table’s code that leaked', () => {
  it('neither takes stock nor fills the list nor hides a real round in an hour of abuse', async () => {
    const four = await cafe.addTable('Table 4');
    const attack = () => cafe.ask(four, cafe.waffles(50), { from: '198.51.100.9' });
    let taken = 0;
    let mostWaiting = 0;
    // A try every two minutes for an hour, while staff refuse what they see.
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await attack()).status === 200) taken += 1;
      const [table] = await cafe.tables();
      const { rounds = [], moreRounds = 0 } = table ?? {};
      mostWaiting = Math.max(mostWaiting, rounds.length + moreRounds);
      const [first] = rounds;
      if (first && rounds.length + moreRounds === ROUNDS_OF_NETWORK.waiting) {
        await cafe.decide(first.id, 'refusal');
      }
      shop.platform.passSeconds(120);
    }
    expect(taken).toBeLessThanOrEqual(ROUNDS_OF_NETWORK.anHour);
    expect(mostWaiting).toBe(ROUNDS_OF_NETWORK.waiting);
    expect(await stock()).toBe(100);
    const real = await cafe.ask(four, cafe.waffles(), { from: '203.0.113.7' });
    expect(real.status).toBe(200);
    expect((await roundsAt('Table 4')).map(({ id }) => id)).toContain(real.body.id);
  });

  it('shows staff half a screen though a thousand networks use it, and guests on the bill first', async () => {
    const four = await cafe.addTable('Table 4');
    const five = await cafe.addTable('Table 5');
    const guests = (await cafe.ask(four, cafe.waffles())).body;
    await cafe.decide(guests.id, 'acceptance');
    const answers: number[] = [];
    for (let network = 0; network < MOST_WAITING.atTable + 2; network += 1) {
      const { status } = await cafe.ask(four, cafe.waffles(), { from: `198.51.${network}.9` });
      answers.push(status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(MOST_WAITING.atTable);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    const more = await cafe.ask(four, cafe.waffles());
    expect(more.status).toBe(200);
    const table = (await cafe.tables()).find(({ name }) => name === 'Table 4');
    expect(table?.rounds).toHaveLength(MOST_SHOWN_ROUNDS);
    expect(table?.rounds[0]?.id).toBe(more.body.id);
    expect(table?.moreRounds).toBe(MOST_WAITING.atTable + 1 - MOST_SHOWN_ROUNDS);
    // Another table's guests notice nothing.
    const other = (await cafe.ask(five, cafe.waffles(), { from: '198.51.7.9' })).body;
    expect((await roundsAt('Table 5')).map(({ id }) => id)).toEqual([other.id]);
    await shop.asAdmin('POST', `/api/admin/tables/${four.id}/code`);
    expect(await roundsAt('Table 4')).toEqual([]);
    expect((await cafe.readRound(more.body.id, more.body.roundToken)).state).toBe('refused');
  });
});

it('no more rounds wait in the cafe than its limit, also if all tables ask at once', async () => {
  const tables = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => cafe.addTable(name)),
  );
  const { db } = shop.shop.database;
  const [first] = tables;
  if (!first) throw new Error('no table');
  await cafe.ask(first, cafe.waffles(), { from: '198.51.100.200' });
  const row = await db.selectFrom('table_rounds').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: MOST_WAITING.inCafe - 2 }, (_, index) => ({
    ...row,
    id: `round-${index}`,
    client_key: `network ${index}`,
    table_id: tables[index % tables.length]?.id ?? row.table_id,
  }));
  await db.insertInto('table_rounds').values(others).execute();
  const asked = await Promise.all(
    tables.map((table, at) => cafe.ask(table, cafe.waffles(), { from: `198.51.${at}.9` })),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
});

describe('a phone that staff know', () => {
  it('adds to its table’s bill at once, until that is paid; no other phone does', async () => {
    const four = await cafe.addTable('Table 4');
    const five = await cafe.addTable('Table 5');
    const first = (await cafe.ask(four, cafe.waffles())).body;
    const { body: bill } = await cafe.decide(first.id, 'acceptance', { isKnown: true });
    const ask = (earlier: { id: string; roundToken: string }, dishes = cafe.waffles()) =>
      cafe.ask(four, dishes, {
        earlier,
        expectedTotal: 40 * (dishes[0]?.quantity ?? 0),
        language: 'hi',
      });
    const second = (await ask(first)).body;
    expect(second).toMatchObject({ state: 'accepted', order: { id: bill.id } });
    expect((await ask(second)).body.state).toBe('accepted');
    const read = () => shop.asAdmin('GET', `/api/orders/admin/${bill.id}`);
    expect(await read()).toMatchObject({ totalAmount: 120, changeCount: 2 });
    // Staff read the name, whose pages may have another language than the guest's.
    expect((await read()).changes[0].by).toBe('Guests of Table 4');
    expect(await stock()).toBe(97);

    const forge = (letter: string) => (letter === '-' ? '_' : '-');
    const forged = { id: first.id, roundToken: first.roundToken.replace(/^./, forge) };
    expect((await ask(forged)).body.state).toBe('waiting');
    const elsewhere = await cafe.ask(five, cafe.waffles(), { earlier: first });
    expect(elsewhere.body.state).toBe('waiting');
    // More than ₹2,000 at once waits for staff.
    expect((await ask(second, cafe.waffles(51))).body.state).toBe('waiting');
    const stranger = (await cafe.ask(four, cafe.waffles(), { from: '198.51.100.9' })).body;
    expect(stranger.state).toBe('waiting');
    const waiting = (await cafe.ask(four, cafe.waffles(), { earlier: stranger })).body;
    expect(waiting.state).toBe('waiting');

    await shop.setPayment(bill.id, 'paid');
    expect((await ask(second)).body.state).toBe('waiting');
    expect(await stock()).toBe(97);
  });

  it('waits for staff again where only they may decide, or once who knew it has left', async () => {
    const four = await cafe.addTable('Table 4');
    const first = (await cafe.ask(four, cafe.waffles())).body;
    const manager = await shop.signInAdmin('manager');
    const path = `/api/admin/table-rounds/${first.id}/acceptance`;
    const body = { isKnown: true };
    const bill = await shop.succeed('POST', path, { token: manager.token, body });
    const state = async () => (await cafe.ask(four, cafe.waffles(), { earlier: first })).body.state;
    expect(await state()).toBe('accepted');
    const given = { kind: 'on-the-house', percent: 10, line: null, reason: 'A birthday' };
    await shop.asAdmin('POST', `/api/orders/${bill.id}/discounts`, { ...given, version: 1 });
    expect(await state()).toBe('waiting');
    await shop.changeSettings({ tableService: true, tableCodes: true, staffDiscountCap: 1000 });
    expect(await state()).toBe('accepted');
    await shop.asAdmin('DELETE', `/api/admins/${manager.userId}`);
    expect(await state()).toBe('waiting');
  });
});
