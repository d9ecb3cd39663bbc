import { sql } from 'kysely';
import { HOUR_MS } from '../../../shared/domain/platform/durations';
import { REQUEST_HOURS } from '../../../shared/domain/platform/retention';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { CODES_A_DAY } from '../../platform/limits/limit-rules';

export const COUNTED_MS = REQUEST_HOURS * HOUR_MS;

export const TOLD_AT: readonly number[] = [
  CODES_A_DAY.toKnownDevices / 2,
  ...Object.values(CODES_A_DAY),
];

export interface CodeRequest {
  phoneNumber: string;
  clientIp: string;
  /** The device signed in with the number before. It has its own limit, which strangers cannot use up. */
  isKnownDevice: boolean;
}

export function dayBefore(now: number): string {
  return new Date(now - COUNTED_MS).toISOString();
}

export function countCodes(db: Database, since: string): Promise<number> {
  return countRows(db.selectFrom('sent_codes').where('sent_at', '>', since));
}

/** @param sent codes of the day. @returns seconds until there is room for this one; 0 if there is. */
export async function waitOfDay(tx: Tx, request: CodeRequest, sent: number, now: number) {
  if (sent < CODES_A_DAY.toStrangers) return 0;
  const most = await shareOf(tx, request);
  if (sent < most) return 0;
  const decisive = await tx
    .selectFrom('sent_codes')
    .select('sent_at')
    .where('sent_at', '>', dayBefore(now))
    .orderBy('sent_at')
    .offset(sent - most)
    .limit(1)
    .executeTakeFirstOrThrow();
  return Math.ceil((Date.parse(decisive.sent_at) + COUNTED_MS - now) / 1000);
}

async function shareOf(tx: Tx, { phoneNumber, isKnownDevice }: CodeRequest): Promise<number> {
  if (isKnownDevice) return CODES_A_DAY.toKnownDevices;
  return (await isCustomer(tx, phoneNumber)) ? CODES_A_DAY.toCustomers : CODES_A_DAY.toStrangers;
}

/** Who signed in with the number, or whose order the kitchen began: a stranger may have placed an order. */
async function isCustomer(tx: Tx, phoneNumber: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity_users where "phoneNumber" = ${phoneNumber}
    union all
    select 1 from orders where customer_id is null and customer_phone = ${phoneNumber}
      and status not in ('placed', 'cancelled')
    limit 1`.execute(tx);
  return rows.length > 0;
}
