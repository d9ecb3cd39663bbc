import { beforeEach, describe, expect, it } from 'vitest';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openStatementShop } from '../../../tests/support/money/statement-shop';
import { GUEST, guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../proof/prove-sums';

let tea: { id: string };
const statements = await forEachTest(openStatementShop({ waits: false }));
const { shop, line, statement, preview, confirm, today } = statements;
beforeEach(async () => {
  tea = await shop.addProduct({ price: 174, stockCount: 100 });
});

const order = (quantity = 2, guest = GUEST) => placed(shop, orderFor(tea, quantity, { guest }));
const read = (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);
const creditsOf = async (id: string) => (await read(id)).bankPayments;
/** Gives the reference of a credit's line as the order's customer does. */
const claim = (of: Order, credit: string) =>
  shop.succeed('POST', `/api/orders/${of.id}/payment-claim`, {
    headers: { 'order-access-token': (of as Order & { accessToken: string }).accessToken },
    body: { reference: credit.split('/')[4] },
  });
/** What the page sends for a proposed match. */
const proposed = ({ credit, pays }: StatementMatch, owed?: number) => ({
  credit,
  orders: pays.map(({ orderId }) => ({ id: orderId, ...(owed !== undefined && { owed }) })),
});

describe('a statement', () => {
  it('marks the order paid whose code a credit has, once', async () => {
    const { id } = await order();
    const text = statement(line(348, `${id.slice(0, 7)}--`), line(348, 'thanks'), line(99, ''));
    const { matches, orders } = await preview(text);
    expect(matches.map(({ reason }: StatementMatch) => reason)).toEqual([
      'code',
      'stranger',
      'stranger',
    ]);
    expect(orders).toMatchObject([{ id, owed: 348, totalAmount: 348 }]);
    expect((await read(id)).paymentStatus).toBe('pending');
    const sent = [proposed(matches[0], 348)];
    expect(await confirm(...sent)).toEqual({ paid: [id], changed: [] });
    expect(await confirm(...sent)).toEqual({ paid: [], changed: [matches[0].credit.key] });
    const paid = await read(id);
    expect(paid).toMatchObject({ paymentStatus: 'paid' });
    expect(paid.paymentUpdates).toHaveLength(2);
    const again = await preview(text);
    expect(again).toMatchObject({ known: 1, matches: { length: 2 } });
    const audit = await shop.asAdmin('GET', '/api/admin/audit-log?area=orders');
    expect(audit.items[0]).toMatchObject({
      to: { paymentStatus: 'paid' },
      reason: `Bank credit of ${today()}, reference ${matches[0].credit.reference}`,
    });
  });

  it('is matched to an order that staff had marked paid by hand', async () => {
    const { id } = await order();
    await shop.setPayment(id, 'paid');
    const { matches } = await preview(statement(line(348, id)));
    expect(matches[0].isSure).toBe(true);
    expect(await confirm(proposed(matches[0], 348))).toEqual({ paid: [], changed: [] });
    expect(await creditsOf(id)).toMatchObject({ owed: 0, credits: { length: 1 } });
  });

  it('pays an order in parts, and shows what is missing and what is too much', async () => {
    const { id } = await order();
    const first = await preview(statement(line(300, id)));
    expect(first.matches[0]).toMatchObject({ reason: 'part', isSure: false });
    await confirm(proposed(first.matches[0]));
    expect(await read(id)).toMatchObject({ paymentStatus: 'pending' });
    expect(await creditsOf(id)).toMatchObject({ owed: 48, credits: [{ forOrder: 300, left: 0 }] });
    shop.platform.passSeconds(1);
    const second = await preview(statement(line(50, id)));
    expect(second.matches[0]).toMatchObject({ reason: 'too-much', isSure: false });
    expect(await confirm(proposed(second.matches[0]))).toMatchObject({ paid: [id] });
    expect(await creditsOf(id)).toMatchObject({
      owed: 0,
      credits: [{ forOrder: 300 }, { amount: 50, forOrder: 50, left: 0 }],
    });
    const third = await preview(statement(line(348, id)));
    expect(third.matches[0]).toMatchObject({ reason: 'paid-before', isSure: false });
  });

  it('books a second payment of a paid order, and its return, if staff have seen that it is paid', async () => {
    const { id } = await order();
    const text = statement(line(348, id), line(348, id), line(100, id));
    const [first, second, third] = (await preview(text)).matches;
    await confirm(proposed(first));
    const again = await preview(text);
    expect(again.matches.map(({ reason, isSure }: StatementMatch) => [reason, isSure])).toEqual([
      ['paid-before', false],
      ['paid-before', false],
    ]);
    expect(again.matches[0].pays).toEqual([{ orderId: id, amount: 348, owed: 0, tip: 0 }]);
    shop.platform.passSeconds(1);
    expect(await confirm(proposed(second), proposed(third))).toMatchObject({ changed: [{}, {}] });
    expect(await confirm(proposed(again.matches[0], 0))).toEqual({ paid: [], changed: [] });
    shop.platform.passSeconds(1);
    // Somebody else has booked one meanwhile.
    expect(await confirm(proposed(again.matches[1], 0))).toMatchObject({ changed: [{}] });
    expect(await confirm(proposed(again.matches[1], -348))).toEqual({ paid: [], changed: [] });
    shop.platform.passSeconds(1);
    const back = { method: 'upi', amount: 448, received: 796, reason: 'Cold' };
    await shop.asAdmin('POST', `/api/orders/${id}/refunds`, back);
    expect(await read(id)).toMatchObject({
      paymentStatus: 'paid',
      payments: [
        { amount: 348 },
        { amount: 348 },
        { amount: 100 },
        { kind: 'refund', amount: 448 },
      ],
    });
    expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
  });

  it('replaces a second payment that staff had recorded by hand', async () => {
    const { id } = await order();
    const text = statement(line(348, id), line(348, id));
    await confirm(proposed((await preview(text)).matches[0]));
    const byHand = { method: 'upi', amount: 348, received: 348 };
    await shop.asAdmin('POST', `/api/orders/${id}/payments`, byHand);
    shop.platform.passSeconds(1);
    await confirm(proposed((await preview(text)).matches[0], 0));
    const { payments } = await read(id);
    expect(payments).toMatchObject([{ method: 'bank' }, { method: 'bank', amount: 348 }]);
    expect(payments).toHaveLength(2);
  });

  it('pays two orders of a customer with one transfer', async () => {
    const [one, two] = [await order(1), await order(2)];
    await order(3, guestOf(1));
    const { matches } = await preview(statement(line(522, two.id)));
    expect(matches[0].reason).toBe('two-orders');
    expect((await confirm(proposed(matches[0]))).paid.sort()).toEqual([one.id, two.id].sort());
    expect((await read(one.id)).paymentStatus).toBe('paid');
  });

  it('never proposes an amount alone, a cancelled order or two orders as sure', async () => {
    const { id } = await order();
    const other = await order(2, guestOf(2));
    const cancelled = await order(3, guestOf(3));
    await shop.asAdmin('PUT', `/api/orders/${cancelled.id}/status`, {
      status: 'cancelled',
      reason: 'out-of-items',
    });
    const { matches } = await preview(
      statement(line(348, 'x'), line(522, cancelled.id), line(348, `${id} ${other.id}`)),
    );
    expect(matches.map(({ reason, isSure }: StatementMatch) => [reason, isSure])).toEqual([
      ['amount', false],
      ['cancelled', false],
      ['several', false],
    ]);
  });

  it('does not trust a reference alone while a cancelled order was paid as much', async () => {
    const cancelled = await order(2, guestOf(1));
    await shop.setPayment(cancelled.id, 'paid');
    const why = { status: 'cancelled', reason: 'out-of-items' };
    await shop.asAdmin('PUT', `/api/orders/${cancelled.id}/status`, why);
    const copying = await order();
    const credit = line(348, 'thanks');
    await claim(copying, credit);
    const { matches } = await preview(statement(credit));
    expect(matches).toMatchObject([{ reason: 'claim-alone', isSure: false, pays: [] }]);
    expect(matches[0].orderIds.sort()).toEqual([cancelled.id, copying.id].sort());
  });

  it('does not trust a copied reference because its owner copied another one', async () => {
    const first = await order();
    const owner = await order(2, guestOf(1));
    const copying = await order(2, guestOf(2));
    const credits = [line(348, first.id), line(348, 'thanks')] as const;
    await claim(owner, credits[0]);
    await claim(copying, credits[1]);
    const { matches } = await preview(statement(...credits));
    expect(matches.map(({ reason }: StatementMatch) => reason)).toEqual(['several', 'claim-alone']);
    expect(matches[1].orderIds).toContain(copying.id);
  });

  it('lets one of two staff confirm a credit, and an order be paid by one of two', async () => {
    const { id } = await order();
    const text = statement(line(348, id), line(348, ''));
    const [named, equal] = (await preview(text)).matches;
    const byHand = { credit: equal.credit, orders: [{ id }] };
    const sent = [proposed(named), proposed(named), byHand, proposed(named), byHand];
    const answers = await Promise.all(sent.map((match) => confirm(match)));
    expect(answers.flatMap(({ paid }) => paid)).toEqual([id]);
    expect(await creditsOf(id)).toMatchObject({ owed: 0, credits: { length: 1 } });
  });

  it('leaves a credit alone whose order owes something else by now', async () => {
    const { id } = await order();
    const [part, whole] = (await preview(statement(line(300, id), line(348, id)))).matches;
    await confirm(proposed(part));
    expect(await confirm(proposed(whole, 348))).toEqual({
      paid: [],
      changed: [whole.credit.key],
    });
    expect((await preview(statement(line(48, 'x')))).matches[0].reason).toBe('amount');
  });

  it('remembers a credit that pays no order', async () => {
    const text = statement(line(99, 'rent'));
    const [{ credit }] = (await preview(text)).matches;
    await confirm({ credit, orders: [] });
    expect(await preview(text)).toMatchObject({ known: 1, matches: [] });
    // A stranger's name is not stored.
    const { db } = shop.shop.database;
    expect(await db.selectFrom('bank_credits').select('narration').execute()).toEqual([
      { narration: '' },
    ]);
  });

  it('has its columns named once', async () => {
    const text = statement(line(99, '')).replace('Date,Narration,Credit', 'When,What,How much');
    const { header } = await preview(text);
    const columns = { date: 0, narration: 1, reference: null, credit: 2, direction: null };
    await shop.asAdmin('PUT', '/api/admin/statements/columns', { header, columns });
    expect((await preview(text)).matches).toHaveLength(1);
  });
});
