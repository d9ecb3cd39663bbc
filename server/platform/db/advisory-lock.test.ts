import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { withStartupLock } from './advisory-lock';

const shop = await forAllTests(openTestShop());

// A SQLite file has one server.
describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('the startup lock', () => {
  test('makes a server wait while another one backs up and upgrades for twenty minutes', async () => {
    const { db } = shop.shop.database;
    const steps: string[] = [];
    vi.useFakeTimers({ toFake: ['performance'] });
    const first = withStartupLock(db, async () => {
      await sleep(200);
      vi.advanceTimersByTime(20 * 60_000);
      await sleep(200);
      steps.push('upgraded');
    });
    await sleep(50);
    const second = withStartupLock(db, async () => steps.push('opened'));
    await Promise.all([first, second]);
    vi.useRealTimers();
    expect(steps).toEqual(['upgraded', 'opened']);
  });
});
