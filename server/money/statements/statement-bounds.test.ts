import { beforeEach, describe, expect, it } from 'vitest';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { STATEMENT_MAX_BYTES } from '../../../shared/domain/money/statement-size';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { openStatementShop } from '../../../tests/support/money/statement-shop';
import { GUEST, guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { cancelUnpaidOrders } from '../../orders/change/cancel-unpaid';
import { listPayableOrders } from './statement-store';

let tea: { id: string };
const statements = await forEachTest(openStatementShop({ waits: false }));
const { shop, line, statement, preview, today } = statements;
beforeEach(async () => {
  tea = await shop.addProduct({ price: 174, stockCount: 100 });
});

const order = (quantity = 2, guest = GUEST) => placed(shop, orderFor(tea, quantity, { guest }));
const read = (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);

describe('a statement', () => {
  it('may be as large as its file, though its JSON is larger', async () => {
    const { id } = await order();
    const begin = statement(line(348, id), '');
    const debit = `01/04/2026,"${'""'.repeat(50)}${'x'.repeat(1000)}",\n`;
    const debits = Math.floor((STATEMENT_MAX_BYTES - begin.length) / debit.length);
    const { matches } = await preview(begin + debit.repeat(debits));
    expect(matches).toMatchObject([{ pays: [{ orderId: id }] }]);
    const { token } = await shop.signInAdmin();
    const larger = { token, body: { text: begin + debit.repeat(debits + 1) } };
    const refused = await shop.request('POST', '/api/admin/statements/preview', larger);
    expect(refused.body.data.issues).toMatchObject([{ message: 'A file can have at most 2 MB' }]);
  });

  it('is needed to confirm a credit', async () => {
    const { id } = await order();
    const [match] = (await preview(statement(line(300, id)))).matches;
    const { token } = await shop.signInAdmin();
    const credit = { ...match.credit, amount: 348 };
    const body = { matches: [{ credit, orders: [{ id }] }] };
    const answer = await shop.request('POST', '/api/admin/statements/confirm', { token, body });
    expect(answer.status).toBe(400);
    expect((await read(id)).paymentStatus).toBe('pending');
  });

  it('is refused before it is read when it has 50 MB', async () => {
    const { token } = await shop.signInAdmin();
    const text = { text: 'x'.repeat(50_000_000) };
    const answer = await shop.request('POST', '/api/admin/statements/preview', {
      token,
      body: text,
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });
});

describe('a statement of a shop with a troublemaker', () => {
  it('is matched however many orders strangers left unpaid', async () => {
    await shop.changeSettings({ cancelUnpaidAfterMinutes: 15 });
    const { db } = shop.shop.database;
    const lapsed = await order(1, guestOf(9));
    const stranger = await order(2, guestOf(8));
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', stranger.id)
      .executeTakeFirstOrThrow();
    shop.platform.passSeconds(900);
    await cancelUnpaidOrders({ ...shop.platform, db });
    expect((await read(lapsed.id)).status).toBe('cancelled');
    const copies = Array.from({ length: 60 }, (_, copy) => {
      const isOpen = copy < 20;
      const status = isOpen ? ('placed' as const) : ('cancelled' as const);
      const total_paise = isOpen ? 99_900 : 34_800;
      return { ...row, status, total_paise, client_key: null, id: `COPY${10_000 + copy}` };
    });
    await db.insertInto('orders').values(copies).execute();
    const [byAmount, byCode] = [await order(2), await order(3)];
    const [one, other] = [await order(4, guestOf(2)), await order(5, guestOf(2))];
    const text = statement(
      line(348, 'thanks'),
      line(522, byCode.id),
      line(174 * 9, 'both'),
      line(174, lapsed.id),
    );
    const { matches } = await preview(text);
    const paid = matches.map(({ reason, pays }: StatementMatch) => [
      reason,
      pays.map(({ orderId }) => orderId).sort(),
    ]);
    expect(paid).toEqual([
      ['amount', [byAmount.id]],
      ['code', [byCode.id]],
      ['two-orders', [one.id, other.id].sort()],
      ['cancelled', [lapsed.id]],
    ]);
    // None of the strangers' orders was read.
    const span = { first: today(), last: today() };
    const credits = matches.map(({ credit }: StatementMatch) => ({
      ...credit,
      amount: rupeesToPaise(credit.amount),
    }));
    const candidates = (await listPayableOrders(db, span, credits)).map(({ id }) => id);
    const named = [byAmount, byCode, one, other, lapsed].map(({ id }) => id);
    expect(candidates.toSorted()).toEqual(named.toSorted());
  });
});
