import { describe, expect, it } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { ist, openStaffedShop } from '../../../tests/support/shop/staffed-shop';
import { inTransaction } from '../../platform/db/transaction';
import { pauseShop, readShopState, resumeShop } from './shop-state-store';

const CATCHING_UP = 'We are catching up with orders. Ordering is back at 12:30 pm.';
const BY_GUARD = 'We cannot take orders right now. Please try again in a few minutes, or call us.';

const cafe = await forEachTest(openStaffedShop());

describe('the guard', () => {
  const actor = () => ({
    adminId: null,
    name: 'The shop',
    now: cafe.shop.platform.clock(),
    newId: cafe.shop.platform.newId,
  });
  const pause = () =>
    inTransaction(cafe.shop.shop.database.db, (tx) =>
      pauseShop(tx, { untilIso: null, reason: 'guard', actor: actor() }),
    );
  const resume = () =>
    inTransaction(cafe.shop.shop.database.db, (tx) =>
      resumeShop(tx, { onlyIfBy: 'guard', actor: actor() }),
    );

  it('pauses the shop until it resumes it, but not past the next opening', async () => {
    expect(await pause()).toBe(true);
    expect(await cafe.told()).toEqual([false, BY_GUARD]);
    expect(await cafe.order()).toEqual([409, 'store_closed', BY_GUARD]);
    cafe.shop.platform.setClock(ist('19:39'));
    expect(await cafe.order()).toEqual([409, 'store_closed', BY_GUARD]);
    expect(await resume()).toBe(true);
    expect(await resume()).toBe(false);
    expect(await cafe.order()).toBe('placed');

    await pause();
    cafe.shop.platform.setClock(ist('10:00', 16));
    expect(await cafe.order()).toBe('placed');
  });

  it('neither replaces nor ends a pause of staff', async () => {
    await cafe.change({ to: 'paused', for: 30 });
    expect(await pause()).toBe(false);
    expect(await resume()).toBe(false);
    expect(await cafe.told()).toEqual([false, CATCHING_UP]);
    cafe.shop.platform.setClock(ist('12:30'));
    expect(await pause()).toBe(true);
    expect(await cafe.change({ to: 'open' })).toMatchObject({ mode: 'open' });
    expect(await readShopState(cafe.shop.shop.database.db)).toMatchObject({ pausedUntil: null });
  });
});
