import type { CustomerData } from '../../shared/contract/privacy-contract';
import { listAddresses } from '../customers/address-store';
import { findCustomer } from '../customers/customer-store';
import type { Caller } from '../http/api/api-call';
import { listLogsOf } from '../logs/log-store';
import { listCustomerOrders } from '../orders/find/list-orders';
import type { PrivacyDeps } from './delete-account';

const ORDERS_A_PAGE = 500;

export async function exportData(
  { db, clock, account }: PrivacyDeps,
  { userId, phoneNumber }: Caller,
): Promise<CustomerData> {
  const now = clock().toISOString();
  const customer = await findCustomer(db, userId);
  const known = customer ?? { id: userId, name: '', phoneNumber };
  const orders: CustomerData['orders'] = [];
  for (let total = 1; orders.length < total; ) {
    const page = { limit: ORDERS_A_PAGE, offset: orders.length };
    const found = await listCustomerOrders(db, userId, page);
    if (found.items.length === 0) break;
    orders.push(...found.items);
    total = found.total;
  }
  return {
    madeAt: now,
    profile: { ...known, addresses: await listAddresses(db, userId) },
    orders,
    sessions: await account.listSessions(userId),
    codesSent: phoneNumber === null ? [] : await account.listCodesSent(phoneNumber),
    logs: await listLogsOf(db, userId, now),
  };
}
