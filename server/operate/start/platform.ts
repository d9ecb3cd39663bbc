import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { PaymentGateway } from '../../money/gateways/gateway';
import { createGateway } from '../../money/gateways/gateway-settings';
import { type PasswordHash, slowPasswordHash } from '../../people/identity/password-hash';
import { MIGRATIONS, type Migrations } from '../../platform/db/migration-list';
import { createPostOutside, type PostOutside } from '../../platform/outside/post-outside';
import { createSmsSender } from '../../platform/sms/create-sms-sender';
import type { SmsSender } from '../../platform/sms/sms-sender';
import { createPictureProcess, type PictureProcess } from '../../shop/pictures/picture-process';
import type { Env } from './env';

/** Tests provide their own platform. */
export interface Platform {
  log: Logger;
  clock: () => Date;
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  sms: SmsSender;
  gateway: PaymentGateway | undefined;
  postOutside: PostOutside;
  passwordHash: PasswordHash;
  pictures: PictureProcess;
  print: (line: string) => void;
  migrations: Migrations;
}

/** @param pictureProgram what draws pictures; only a server needs it. */
export function createPlatform(
  { sms, gateway }: Env,
  log: Logger,
  pictureProgram?: Omit<Parameters<typeof createPictureProcess>[0], 'log'>,
): Platform {
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
    pictures: createPictureProcess({ ...pictureProgram, log }),
    print,
    migrations: MIGRATIONS,
  };
}
