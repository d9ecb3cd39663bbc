import type {
  StatementCredit,
  StatementMatch,
} from '../../../shared/contract/money/statements-contract';
import { guestOf, orderFor, placed } from '../orders/test-orders';
import { openTestShop } from '../platform/test-shop';

interface Confirmed {
  credit: StatementCredit;
  orders: { id: string; owed?: number }[];
}

/**
 * A test's shop that is paid to its bank account. Unless `waits` is false, an order of ₹85.00 waits for its payment on
 * 27 November 2026, `CODE` in the texts of statements.
 */
export async function openStatementShop({ waits = true } = {}) {
  const shop = await openTestShop();
  let code = '';
  let reference = 630668416110;
  const today = () => shop.platform.clock().toISOString().slice(0, 10);

  async function orderOf(price: number, guest = 1): Promise<string> {
    const dish = await shop.addProduct({ price, stockCount: 100 });
    return (await placed(shop, orderFor(dish, 1, { guest: guestOf(guest) }))).id;
  }

  return {
    shop,
    orderOf,
    today,
    /** A credit of today in a `statement`; each has a new reference. */
    line(amount: number, note: string) {
      reference += 1;
      const day = today().split('-').reverse().join('/');
      return `${day},UPI/CR/${reference}/PEMA/${note},${amount.toFixed(2)}`;
    },
    statement: (...lines: string[]) => ['Date,Narration,Credit', ...lines].join('\n'),
    get code() {
      return code;
    },
    preview: (lines: string | readonly string[]) =>
      shop.asAdmin('POST', '/api/admin/statements/preview', {
        text: [lines].flat().join('\n').replaceAll('CODE', code),
      }),
    name: (header: string[], columns: Record<string, unknown>, more = {}) =>
      shop.asAdmin('PUT', '/api/admin/statements/columns', { header, columns, ...more }),
    confirm: (...matches: Confirmed[]) =>
      shop.asAdmin('POST', '/api/admin/statements/confirm', { matches }),
    async reset() {
      await shop.reset();
      if (waits) shop.platform.setClock('2026-11-27T06:00:00.000Z');
      await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
      if (waits) code = await orderOf(85);
    },
    close: () => shop.close(),
  };
}

export const sureOf = ({ matches }: { matches: StatementMatch[] }) =>
  matches.filter(({ isSure }) => isSure).map(({ orderIds }) => orderIds[0]);

/** How many rows are left out, by reason. */
export const leftOutOf = ({ leftOut }: { leftOut: { reason: string; count: number }[] }) =>
  Object.fromEntries(leftOut.map(({ reason, count }) => [reason, count]));
