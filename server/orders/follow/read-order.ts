import type { Order } from '../../../shared/contract/orders/order-shape';
import type { OrderWithToken } from '../../../shared/contract/orders/orders-contract';
import { billNumber } from '../../../shared/domain/orders/bill-number';
import type { Gateway } from '../../../shared/domain/orders/order-payments';
import { type Language, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { CallContext, Caller } from '../../platform/http/api/api-call';
import type { Signer } from '../../platform/signing/signer';
import { readSettings } from '../../shop/settings/settings-store';
import { orderForCustomer, ordersInLanguage } from '../customer-view';
import { changeToWire, listChanges } from '../order-changes';
import { findOrder } from '../order-store';
import { orderToWire, type StoredOrder } from '../order-wire';
import { listPayments } from '../stored-payments';
import { readGatewayForStaff, readGatewayRefunds } from './read-gateway';
import { listClaims, paymentsToWire, readBankPayments } from './read-payments';
import { listTips } from './read-tips';

export interface OrderLook {
  id: string;
  accessToken?: string | undefined;
  caller: Caller | null;
  now: Date;
  /** Of the page that shows the order; without one its dishes are as they were ordered. */
  language?: Language;
}

export function orderLook(
  { params, headers }: OrderWithToken,
  { caller, language }: CallContext,
  now: Date,
): OrderLook {
  return { id: params.id, accessToken: headers['order-access-token'], caller, now, language };
}

/** By its customer, or a guest's token. @throws DomainError `not_found` for every other, whether it exists or not. */
export async function readOrder(
  db: Database,
  signer: Signer,
  { id, accessToken, caller, now, language = SOURCE_LANGUAGE }: OrderLook,
): Promise<Order> {
  const stored = await readStored(db, id);
  const owner = stored.row.customer_id;
  const mayRead =
    owner === null
      ? accessToken !== undefined && signer.isSigned('guest-order', id, accessToken)
      : owner === caller?.userId;
  if (!mayRead) throw new DomainError('not_found');
  const refunds = paymentsToWire(await listPayments(db, [id]), 'customer');
  const number = await findBillNumber(db, id);
  const known = orderForCustomer(stored, now);
  const [shown = known] = await ordersInLanguage(db, [known], language);
  const order = {
    ...shown,
    ...(number !== undefined && { billNumber: number }),
    ...(refunds.length > 0 && { payments: refunds, ...(await readGatewayRefunds(db, id)) }),
  };
  if (!order.paymentClaimedAt || order.paymentStatus !== 'pending') return order;
  return { ...order, paymentReferences: await listReferences(db, id) };
}

/** @param language of the page that shows the dishes. */
export type ReadForStaff = (id: string, language: Language) => Promise<Order>;

/** @param gateway the configured one. */
export async function readOrderForStaff(
  db: Database,
  id: string,
  language: Language,
  gateway: Gateway | undefined,
): Promise<Order> {
  const stored = await readStored(db, id);
  const ordered = orderToWire(stored, 'staff');
  const [shown = ordered] = await ordersInLanguage(db, [ordered], language);
  const payments = await listPayments(db, [id]);
  const tips = await listTips(db, id);
  const { tipsAtCounter } = await readSettings(db);
  return {
    ...shown,
    changes: (await listChanges(db, [stored.row])).map(changeToWire),
    messages: await readMessages(db, id),
    paymentReferences: await listReferences(db, id),
    ...(await readGatewayForStaff(db, id, payments, gateway)),
    payments: paymentsToWire(payments, 'staff'),
    ...(tips.length > 0 && { tips }),
    ...(tipsAtCounter && { asksForTip: true }),
    bankPayments: await readBankPayments(db, stored.row, payments),
  };
}

async function findBillNumber(db: Database, id: string): Promise<string | undefined> {
  const bill = await db
    .selectFrom('bills')
    .select(['financial_year', 'number'])
    .where('order_id', '=', id)
    .executeTakeFirst();
  return bill && billNumber(bill.financial_year, bill.number);
}

async function listReferences(db: Database, id: string): Promise<string[]> {
  return (await listClaims(db, [id])).map(({ reference }) => reference);
}

/** @throws DomainError `not_found`. */
export async function readStored(db: Database, id: string): Promise<StoredOrder> {
  const stored = await findOrder(db, id);
  if (!stored) throw new DomainError('not_found');
  return stored;
}

/** Opens a guest's order later: a MAC of its id. The server stores no token, so none can leak. */
export function guestAccessToken(signer: Signer, orderId: string): string {
  return signer.sign('guest-order', orderId);
}

async function readMessages(
  db: Database,
  orderId: string,
): Promise<NonNullable<Order['messages']>> {
  const devices = await countRows(db.selectFrom('order_devices').where('order_id', '=', orderId));
  const rows = await db
    .selectFrom('order_messages')
    .select(['news', 'target', 'created_at', 'outcome'])
    .where('order_id', '=', orderId)
    .orderBy('event')
    .orderBy('id')
    .execute();
  const list = rows.map(({ news, target, created_at, outcome }) => ({
    news,
    by: target === 'sms' ? ('sms' as const) : ('push' as const),
    at: created_at,
    outcome: outcome ?? ('waiting' as const),
  }));
  return { devices, list };
}
