import type { Order } from '../../../shared/contract/orders/order-shape';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { ShopServer } from '../../support/platform/shop-server';
import { succeed } from './accounts';
import { type Attempt, acknowledgedIds } from './client-records';
import type { Ledger } from './ledger';
import { send } from './send';

const LANES = 8;

/** Responses that differ from the database: a guest's order, the public stock, the staff's lists. */
export async function wrongAnswers(
  servers: readonly ShopServer[],
  staff: string,
  ledger: Ledger,
  attempts: readonly Attempt[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const server of servers) {
    wrong.push(
      ...(await wrongStockOf(server, ledger)),
      ...(await wrongCountOf(server, staff, ledger)),
    );
  }
  const guests = attempts.filter(({ accessToken }) => accessToken !== undefined);
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let each = lane; each < guests.length; each += LANES) {
      const [server, guest] = [servers[each % servers.length], guests[each]];
      if (server && guest) wrong.push(...(await wrongOrderOf(server, guest, ledger)));
    }
  });
  await Promise.all(lanes);
  return wrong;
}

async function wrongStockOf(server: ShopServer, { inventory }: Ledger): Promise<string[]> {
  const path = '/api/inventory/public';
  const told: Record<string, { currentStock: number }> = await succeed(server, {
    method: 'GET',
    path,
  });
  return inventory
    .filter(({ product_id, current_stock }) => told[product_id]?.currentStock !== current_stock)
    .map(({ product_id }) => `${path} tells ${told[product_id]?.currentStock} of ${product_id}`);
}

async function wrongCountOf(server: ShopServer, token: string, { orders }: Ledger) {
  const ask = (path: string) => succeed(server, { method: 'GET', path, token });
  const { totalOrders } = await ask('/api/admin/dashboard/stats');
  const { total } = await ask('/api/orders');
  return [totalOrders, total]
    .filter((count: number) => count !== orders.length)
    .map((count: number) => `${count} orders are told of ${orders.length}`);
}

async function wrongOrderOf(
  { url }: ShopServer,
  attempt: Attempt,
  { orders }: Ledger,
): Promise<string[]> {
  const [id = ''] = acknowledgedIds(attempt);
  const path = `/api/orders/${id}?accessToken=${attempt.accessToken}`;
  const reply = await send(url, { method: 'GET', path });
  const stored = orders.find((order) => order.id === id);
  const told: Partial<Order> = reply?.status === 200 ? reply.body : {};
  const isRight =
    (told.status === stored?.status || told.status === statusBeforeMove(stored)) &&
    told.paymentStatus === stored?.payment_status &&
    rupeesToPaise(told.totalAmount ?? 0) === stored?.total_paise;
  return isRight ? [] : [`order ${id} is answered ${reply?.status} ${JSON.stringify(reply?.body)}`];
}

/** Customers learn of a move some seconds later. */
function statusBeforeMove(order: Ledger['orders'][number] | undefined): string | undefined {
  return order?.before_move ? JSON.parse(order.before_move).status : undefined;
}
