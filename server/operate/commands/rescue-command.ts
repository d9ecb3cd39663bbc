import * as z from 'zod';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { secondFactors } from '../../people/identity/second-factors';
import { rescueAdmin, rescueSecondFactor } from '../../people/staff/rescue-admin';
import { commandLineActor } from '../../platform/audit/audit-actor';
import { assertSchemaIsCurrent } from '../../platform/db/schema-version';
import type { Env } from '../start/env';
import { type OpenTables, openTables } from '../start/open-tables';
import type { Platform } from '../start/platform';
import { UsageError } from './terminal';

const PASSWORD_BYTES = 12;

/** Creates the admin user if there is none. */
export async function rescue(
  env: Env,
  platform: Platform,
  typed: string | undefined,
  { secondFactorOff }: { secondFactorOff: boolean },
): Promise<string> {
  const email = z.email().toLowerCase().safeParse(typed);
  if (!email.success)
    throw new UsageError('Add the email address: npm run admin -- owner@cafe.example');
  const tables = openTables(env, platform);
  try {
    await assertSchemaIsCurrent(tables.database.db, platform.migrations);
    const mend = secondFactorOff ? switchSecondFactorOff : setNewPassword;
    return await mend(tables, platform, email.data);
  } finally {
    await tables.database.close();
  }
}

async function setNewPassword(
  { database, accounts }: OpenTables,
  platform: Platform,
  email: string,
) {
  const password = Buffer.from(platform.randomBytes(PASSWORD_BYTES)).toString('base64url');
  const { role } = await rescueAdmin(
    { db: database.db, accounts },
    { email, password },
    commandLineActor(platform),
  );
  return `${email} (${role}) signs in at /admin with the password ${password}`;
}

async function switchSecondFactorOff(
  { database, identity }: OpenTables,
  platform: Platform,
  email: string,
) {
  const { db } = database;
  const factors = secondFactors({ ...platform, identity, db });
  const wasOn = await rescueSecondFactor({ db, factors }, email, commandLineActor(platform)).catch(
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      throw new UsageError(`There is no admin user with the email address ${email}.`);
    },
  );
  return wasOn
    ? `${email} signs in at /admin with only the password. Switch the second factor on again under "Your account".`
    : `${email} has no second factor.`;
}
