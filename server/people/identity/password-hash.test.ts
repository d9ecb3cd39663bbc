import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseEnv } from '../../operate/start/env';
import { createPlatform } from '../../operate/start/platform';
import { createLog } from '../../platform/logs/log';

test('passwords are hashed as OWASP recommends, each with its own salt', async () => {
  const env = parseEnv({ SHOP_MODE: 'demo' });
  const { passwordHash } = createPlatform(env, createLog('silent'));
  const kept = await passwordHash.hash('a long enough secret');
  const [salt = '', key] = kept.split(':');
  const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
  expect(key).toBe(scryptSync('a long enough secret', salt, 64, cost).toString('hex'));
  expect(await passwordHash.hash('a long enough secret')).not.toBe(kept);
  expect(await passwordHash.verify({ hash: kept, password: 'a long enough secret' })).toBe(true);
  expect(await passwordHash.verify({ hash: kept, password: 'a long enough Secret' })).toBe(false);
});
