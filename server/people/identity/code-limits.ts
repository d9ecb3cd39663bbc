import type { Logger } from 'pino';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { widestNetwork } from '../../platform/limits/client-network';
import {
  CODES_A_DAY,
  CODES_PER_NUMBER,
  type CodesPerWindow,
} from '../../platform/limits/limit-rules';
import { type CodeRequest, countCodes, dayBefore, TOLD_AT, waitOfDay } from './codes-of-the-day';

export type CodeLimits = ReturnType<typeof codeLimits>;

/** Counts the codes sent, in the database, so that the limits hold across restarts and servers. */
export function codeLimits(db: Database, clock: () => Date, log: Logger) {
  return {
    /** @throws DomainError `too_many_requests` with the seconds until a code can be sent. */
    async claim(request: CodeRequest): Promise<void> {
      const { phoneNumber, clientIp, isKnownDevice } = request;
      const client = widestNetwork(clientIp);
      const now = clock().getTime();
      const sentBefore = await inTransaction(db, async (tx) => {
        await acquireAdvisoryLock(tx, `code:${phoneNumber}`);
        const sent = await tx
          .selectFrom('sent_codes')
          .select(['sent_at', 'client_address', 'is_proved', 'to_known_device'])
          .where('phone_number', '=', phoneNumber)
          .where('sent_at', '>', dayBefore(now))
          .orderBy('sent_at', 'desc')
          .execute();
        refuseFor(waitOfNumber(sent, isKnownDevice, client, now));
        // Concurrent claims would each miss the other's row in the count.
        await acquireAdvisoryLock(tx, 'codes of the day');
        const total = await countCodes(tx, dayBefore(now));
        refuseFor(await waitOfDay(tx, request, total, now));
        // Two networks may request a code in the same millisecond.
        const newest = Date.parse(sent[0]?.sent_at ?? '') || 0;
        await tx
          .insertInto('sent_codes')
          .values({
            phone_number: phoneNumber,
            sent_at: new Date(Math.max(now, newest + 1)).toISOString(),
            client_address: client,
            to_known_device: isKnownDevice ? 1 : 0,
          })
          .execute();
        return total;
      });
      const sent = sentBefore + 1;
      if (TOLD_AT.includes(sent)) {
        const most = CODES_A_DAY.toKnownDevices;
        log.warn({ sent, most }, 'many sign-in codes were sent in the last 24 hours');
      }
    },
    /** Records that the number's last code was not sent. It still counts for its network and day. */
    async giveBack(phoneNumber: string): Promise<void> {
      await db
        .updateTable('sent_codes')
        .set({ phone_number: `${phoneNumber} (not sent)` })
        .where('phone_number', '=', phoneNumber)
        .where('sent_at', '=', ({ selectFrom }) =>
          selectFrom('sent_codes')
            .select(({ fn }) => fn.max('sent_at').as('last'))
            .where('phone_number', '=', phoneNumber),
        )
        .execute();
    },
    /** So that attempts are counted for each code. @returns also whether the client's network requested it. */
    async lastCode(phoneNumber: string, clientIp: string) {
      const last = await db
        .selectFrom('sent_codes')
        .select(['sent_at', 'client_address', 'to_known_device'])
        .where('phone_number', '=', phoneNumber)
        .orderBy('sent_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      const isRequester =
        last?.to_known_device === 0 && last.client_address === widestNetwork(clientIp);
      return { name: `${phoneNumber} ${last?.sent_at}`, isRequester };
    },
    /** Codes requested by strangers no longer count against the number. */
    async prove(phoneNumber: string): Promise<void> {
      await db
        .updateTable('sent_codes')
        .set({ is_proved: 1 })
        .where('phone_number', '=', phoneNumber)
        .execute();
    },
    async readDay(): Promise<{ sent: number; most: number }> {
      const sent = await countCodes(db, dayBefore(clock().getTime()));
      return { sent, most: CODES_A_DAY.toKnownDevices };
    },
  };
}

function refuseFor(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds });
}

interface SentCode {
  sent_at: string;
  client_address: string;
  is_proved: number;
  to_known_device: number;
}

/** @param sent to the number, newest first. @returns seconds until it may get another; 0 if it may. */
function waitOfNumber(
  sent: readonly SentCode[],
  isKnownDevice: boolean,
  client: string,
  now: number,
): number {
  const { fromOneClient, fromAnywhere, total } = CODES_PER_NUMBER;
  if (isKnownDevice) {
    const toDevices = sent.filter(({ to_known_device }) => to_known_device === 1);
    return secondsToWait(toDevices, fromOneClient, now);
  }
  const toOthers = sent.filter(({ to_known_device }) => to_known_device === 0);
  const unproved = toOthers.filter(({ is_proved }) => is_proved === 0);
  const fromHere = unproved.filter(({ client_address }) => client_address === client);
  return Math.max(
    secondsToWait(fromHere, fromOneClient, now),
    secondsToWait(unproved, fromAnywhere, now),
    secondsToWait(toOthers, total, now),
  );
}

/** @param sent newest first. @returns 0 when every window has room. */
function secondsToWait(
  sent: readonly SentCode[],
  windows: readonly CodesPerWindow[],
  now: number,
): number {
  const waits = windows.map(({ windowS, codes }) => {
    const decisive = sent[codes - 1];
    if (!decisive) return 0;
    return Math.ceil((Date.parse(decisive.sent_at) + windowS * 1000 - now) / 1000);
  });
  return Math.max(0, ...waits);
}
