import { checkPaymentLinks } from '../../../server/money/gateway-payments/check-payment-links';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { Gateway } from '../../../shared/domain/orders/order-payments';
import { GUEST, orderFor, placed } from '../orders/test-orders';
import { type Answer, openTestShop } from '../platform/test-shop';
import { type GatewayStandIn, startGatewayStandIn, type Webhook } from './gateway-stand-in';

export type GatewayShop = Awaited<ReturnType<typeof openGatewayShop>>;

/** A shop whose customers can pay through a stand-in for a gateway. Its only dish costs ₹174.00. */
export async function openGatewayShop(name: Gateway) {
  const gateway: GatewayStandIn = await startGatewayStandIn(name);
  const shop = await openTestShop({ ...gateway.settings, LOG_LEVEL: 'info' });
  let tea: { id: string };

  const tokenOf = (order: { accessToken?: string | undefined }) => ({
    'Order-Access-Token': order.accessToken ?? '',
  });
  const send = ({ path, headers, body }: Webhook): Promise<Answer> =>
    shop.request('POST', path, { headers, body });
  const read = (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);
  const ask = (order: Order & { accessToken?: string }, what: 'gateway-page' | 'gateway-check') =>
    shop.request('POST', `/api/orders/${order.id}/${what}`, { headers: tokenOf(order) });

  return {
    shop,
    gateway,
    reset: async () => {
      await shop.reset();
      gateway.setTrouble(undefined);
      gateway.links.clear();
      gateway.refunds.clear();
      gateway.calls.length = 0;
      gateway.bodies.length = 0;
      await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
      tea = await shop.addProduct({ price: 174, stockCount: 100 });
    },
    /** A guest's order of ₹348.00. @param language of its page. */
    order: (guest = GUEST, language?: string) =>
      placed(shop, orderFor(tea, 2, { guest }), undefined, language),
    /** Asks for the order's link. */
    makePaymentLink: (order: Order) => ask(order, 'gateway-page'),
    /** Asks whether the order was paid, as its link does when its customer returns. */
    check: (order: Order) => ask(order, 'gateway-check'),
    send,
    read,
    /** The amounts that were counted for an order, in paise. */
    counted: async (id: string): Promise<number[]> => {
      const rows = await shop.shop.database.db
        .selectFrom('payments')
        .select('amount_paise')
        .where('order_id', '=', id)
        .orderBy('amount_paise')
        .execute();
      return rows.map(({ amount_paise }) => amount_paise);
    },
    /** Runs the scheduled job, as each server does. */
    runChecks: async () => {
      const { gateway: port } = shop.platform;
      if (port) await checkPaymentLinks({ ...shop.platform, db: shop.shop.database.db }, port);
    },
    close: async () => {
      gateway.close();
      await shop.close();
    },
  };
}
