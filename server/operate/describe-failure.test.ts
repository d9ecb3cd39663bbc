import pg from 'pg';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../tests/support/platform/test-database';
import { createTestPlatform } from '../../tests/support/platform/test-platform';
import { describeFailure } from './describe-failure';
import { openShop } from './open-shop';
import { parseEnv } from './start/env';

const STRANGER = 'shop_stranger';

test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a wrong database, user or missing right is one sentence',
  async () => {
    const { settings, remove } = await makeTestDatabase();
    const client = new pg.Client(settings.DATABASE_URL);
    await client.connect();
    await client.query(`drop role if exists ${STRANGER}`);
    await client.query(`create role ${STRANGER} login`);
    const failureAt = async (change: (url: URL) => void) => {
      const url = new URL(settings.DATABASE_URL ?? '');
      change(url);
      const env = parseEnv({ ...settings, DATABASE_URL: url.href });
      const opening = openShop(env, createTestPlatform()).then((shop) => shop.close());
      return opening.catch(describeFailure);
    };
    const gone = (url: URL) => {
      url.pathname = '/shop_gone';
    };
    expect(await failureAt(gone)).toMatch(/^PostgreSQL refuses .* Create the database, or /);
    const as = (name: string) => (url: URL) => {
      url.username = name;
    };
    expect(await failureAt(as('shop_nobody'))).toMatch(/^PostgreSQL refuses .* Correct the user /);
    expect(await failureAt(as(STRANGER))).toMatch(
      /^PostgreSQL refuses .* allowed to create tables/,
    );
    await client.query(`drop role ${STRANGER}`);
    await client.end();
    await remove();
  },
);
