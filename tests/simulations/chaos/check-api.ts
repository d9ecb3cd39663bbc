import type { Order } from '../../../shared/contract/orders/order-shape';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { many } from '../../support/platform/many';
import type { ShopServer } from '../../support/platform/shop-server';
import { type Account, asStaff } from './accounts';
import { type Attempt, acknowledgedIds } from './client-records';
import type { Ledger } from './ledger';
import { send } from './send';

const AT_ONCE = 8;

/** Responses that differ from the database: a guest's order, the public stock, the staff's lists. */
export async function wrongAnswers(
  servers: readonly ShopServer[],
  admin: Account,
  { orders, inventory }: Ledger,
  attempts: readonly Attempt[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const server of servers) {
    const told = await asStaff(server, admin, 'GET', '/api/inventory/public');
    for (const { product_id, current_stock } of inventory) {
      const stock: number | undefined = told[product_id]?.currentStock;
      if (stock !== current_stock) wrong.push(`the public stock of ${product_id} is ${stock}`);
    }
    const { totalOrders } = await asStaff(server, admin, 'GET', '/api/admin/dashboard/stats');
    const { total } = await asStaff(server, admin, 'GET', '/api/orders');
    for (const count of [totalOrders, total]) {
      if (count !== orders.length) wrong.push(`${count} orders are told of ${orders.length}`);
    }
  }
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const guests = attempts.filter(({ accessToken }) => accessToken !== undefined);
  await many(guests.length, AT_ONCE, async (each) => {
    const [server, guest] = [servers[each % servers.length], guests[each]];
    if (server && guest) wrong.push(...(await wrongOrderOf(server, guest, orderOf)));
  });
  return wrong;
}

async function wrongOrderOf(
  { url }: ShopServer,
  attempt: Attempt,
  orderOf: ReadonlyMap<string, StoredOrder>,
): Promise<string[]> {
  const [id = ''] = acknowledgedIds(attempt);
  const path = `/api/orders/${id}?accessToken=${attempt.accessToken}`;
  const reply = await send(url, { method: 'GET', path });
  const stored = orderOf.get(id);
  const told: Partial<Order> = reply?.status === 200 ? reply.body : {};
  const isRight =
    (told.status === stored?.status || told.status === statusBeforeMove(stored)) &&
    told.paymentStatus === stored?.payment_status &&
    rupeesToPaise(told.totalAmount ?? 0) === stored?.total_paise;
  return isRight ? [] : [`order ${id} is answered ${reply?.status} ${JSON.stringify(reply?.body)}`];
}

type StoredOrder = Ledger['orders'][number];

/** Customers learn of a move some seconds later. */
function statusBeforeMove(order: StoredOrder | undefined): string | undefined {
  return order?.before_move ? JSON.parse(order.before_move).status : undefined;
}
