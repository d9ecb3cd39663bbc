import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { MIGRATIONS, type Migrations } from './db/migration-list';
import type { Env } from './env';
import type { PaymentGateway } from './gateways/gateway';
import { createGateway } from './gateways/gateway-settings';
import { type PasswordHash, slowPasswordHash } from './identity/password-hash';
import { createPostOutside, type PostOutside } from './outside/post-outside';
import { createSmsSender } from './sms/create-sms-sender';
import type { SmsSender } from './sms/sms-sender';

/** Tests provide their own platform. */
export interface Platform {
  log: Logger;
  clock: () => Date;
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  sms: SmsSender;
  /** Undefined without one. */
  gateway: PaymentGateway | undefined;
  postOutside: PostOutside;
  passwordHash: PasswordHash;
  print: (line: string) => void;
  /** What makes and upgrades the tables. */
  migrations: Migrations;
}

export function createPlatform({ sms, gateway }: Env, log: Logger): Platform {
  const print = (line: string) => console.log(line);
  return {
    log,
    clock: () => new Date(),
    newId: randomUUID,
    randomBytes,
    sms: createSmsSender(sms, print),
    gateway: createGateway(gateway),
    postOutside: createPostOutside(),
    passwordHash: slowPasswordHash,
    print,
    migrations: MIGRATIONS,
  };
}
