import { expect } from 'vitest';
import { writeGstr1 } from '../../../server/money/bills/gstr1';
import { readMonth } from '../../../server/money/bills/read-month';
import { checkPaymentLinks } from '../../../server/money/gateway-payments/check-payment-links';
import { settleRefunds } from '../../../server/money/gateway-payments/settle-refund';
import { cancelUnpaidOrders } from '../../../server/orders/change/cancel-unpaid';
import { GSTR1_TABLES } from '../../../shared/contract/money/bills-contract';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { guestOf, orderOf } from '../orders/test-orders';
import { type Answer, openTestShop } from '../platform/test-shop';
import { startGatewayStandIn, type Webhook } from './gateway-stand-in';
import { AMOUNTS, DISH_PRICES } from './money-steps';

/** Credits of each amount, read from one statement, because statements are limited in ten minutes. */
const CREDITS_OF_EACH = 150;
const HOLD_MINUTES = 15;

export type MoneyBook = Awaited<ReturnType<typeof openMoneyBook>>;

/** A regular dealer's shop with a gateway and a statement. Its two dishes have different tax rates. */
export async function openMoneyBook() {
  const gateway = await startGatewayStandIn('razorpay');
  const shop = await openTestShop({ ...gateway.settings, TRUST_PROXY: '1' });
  const { platform } = shop;
  const { token } = await shop.signInAdmin();
  await shop.changeSettings({
    openingMode: 'open',
    upiId: 'cafe@bank',
    tipsAtCounter: true,
    gstin: '11ABCDE1234F1ZD',
    cancelUnpaidAfterMinutes: HOLD_MINUTES,
  });
  await shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
  const [price, colaPrice] = DISH_PRICES;
  const tea = await shop.addProduct({ price, stockCount: 1_000_000 });
  const cola = await shop.addProduct({
    price: colaPrice,
    stockCount: 1_000_000,
    taxClassId: 'aerated-drinks',
  });
  const deps = { ...platform, db: shop.shop.database.db };
  const unused = await readCredits();
  let networks = 0;

  async function readCredits(): Promise<StatementMatch['credit'][]> {
    const lines = AMOUNTS.flatMap((amount) =>
      Array.from({ length: CREDITS_OF_EACH }, (_, number) => {
        const reference = 630_668_000_000 + 1000 * amount + number;
        return `2026-04-15,UPI/CR/${reference}/ASHA/x,${amount}`;
      }),
    );
    const text = ['Date,Narration,Credit', ...lines].join('\n');
    const { matches } = await shop.asAdmin('POST', '/api/admin/statements/preview', { text });
    return matches.map(({ credit }: StatementMatch) => credit);
  }

  return {
    shop,
    dishes: [tea, cola] as const,
    gateway,
    /** Sends a request of the staff. */
    send: (method: 'POST' | 'PUT', path: string, body: object) =>
      shop.request(method, `/api${path}`, { token, body }),
    read: (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`),
    deliver: ({ path, headers, body }: Webhook) => shop.request('POST', path, { headers, body }),
    /** Sends a guest's requests. Each run has a network of its own, because orders and pages are limited. */
    openNetwork: () => {
      networks += 1;
      const from = { 'X-Forwarded-For': `10.0.${networks >> 8}.${networks & 255}` };
      const ask: Asking = (path, body, headers) =>
        shop.request('POST', `/api${path}`, { body, headers: { ...from, ...headers } });
      return ask;
    },
    /** Places a guest's order of both dishes. */
    place: async (ask: Asking, guest: number): Promise<PlacedOrder> => {
      const { status, body } = await ask(
        '/orders',
        orderOf([tea, cola], { guest: guestOf(2 * networks + guest) }),
      );
      expect(status).toBe(201);
      return body;
    },
    /** A credit of the statement that no run has used. @param amount in rupees. */
    takeCredit: (amount: number) => {
      const [credit] = unused.splice(
        unused.findIndex((each) => each.amount === amount),
        1,
      );
      if (!credit) throw new Error('The statement was too short');
      return credit;
    },
    /** Runs the jobs that ask the gateway. */
    runChecks: async () => {
      if (!platform.gateway) throw new Error('The shop has no gateway');
      await checkPaymentLinks(deps, platform.gateway);
      await settleRefunds(deps, platform.gateway);
    },
    /** Lets the hold of unpaid orders end. */
    lapse: async () => {
      platform.passSeconds(60 * HOLD_MINUTES);
      await cancelUnpaidOrders(deps);
    },
    /**
     * What the return of a month says, as the page shows it and as files. It is read without the API,
     * because a user's calls are limited. @param month `YYYY-MM`.
     */
    readReturn: async (month: string): Promise<string> => {
      const parts: unknown[] = [await readMonth(deps.db, month)];
      for (const table of GSTR1_TABLES) {
        parts.push(await (await writeGstr1(deps.db, { month, table })).text());
      }
      return JSON.stringify(parts);
    },
    close: async () => {
      gateway.close();
      await shop.close();
    },
  };
}

type Asking = (path: string, body?: object, headers?: object) => Promise<Answer>;
