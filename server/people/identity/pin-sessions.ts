import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../../shared/domain/platform/durations';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { Signer } from '../../platform/signing/signer';
import { CLIENT_IP_HEADER, type IdentityService } from './identity-service';

/** A long shift. Unlike other sessions, one that a PIN opened is never prolonged. */
const SESSION_LIFE_MS = 12 * HOUR_MS;

/** How long an entered PIN proves that its user is there. */
const PROOF_LIFE_MS = MINUTE_MS;

export interface PinSession {
  userId: string;
  deviceId: string;
  clientIp: string;
  userAgent: string;
}

export type PinSessions = ReturnType<typeof pinSessions>;

/** Sessions of the identity service that a PIN opens or proves. */
export function pinSessions(identity: IdentityService, signer: Signer) {
  // Ten thousand guesses at a copied table need the shop's secret, too.
  const keyed = (userId: string, pin: string) => signer.sign('staff-pin', `${userId} ${pin}`);
  const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
  return {
    async hash(userId: string, pin: string): Promise<string> {
      return (await identity.$context).password.hash(keyed(userId, pin));
    },
    async isPin(userId: string, pin: string, hash: string): Promise<boolean> {
      return (await identity.$context).password.verify({ hash, password: keyed(userId, pin) });
    },
    /** @returns the `Set-Cookie` headers of the session. */
    async open({ clientIp, userAgent, ...whose }: PinSession, now: Date): Promise<string[]> {
      const deviceUntil = after(now, SESSION_LIFE_MS);
      const { headers } = await identity.api.openPinSession({
        headers: new Headers({ [CLIENT_IP_HEADER]: clientIp, 'User-Agent': userAgent }),
        body: { ...whose, deviceUntil, pinUntil: after(now, PROOF_LIFE_MS) },
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    async prove(db: Database, sessionId: string, now: Date): Promise<void> {
      const until = after(now, PROOF_LIFE_MS);
      await sql`update identity_sessions set "pinUntil" = ${until} where id = ${sessionId}`.execute(
        db,
      );
    },
    async end(db: Database, sessionId: string): Promise<void> {
      await sql`delete from identity_sessions where id = ${sessionId}`.execute(db);
    },
    /** One that is opened at the same time is refused at its first request: its device is gone. */
    async endAll(tx: Tx, deviceId: string): Promise<void> {
      await sql`delete from identity_sessions where "deviceId" = ${deviceId}`.execute(tx);
    },
  };
}
