import { describe, expect, it } from 'vitest';
import { KITCHEN_DEFAULTS } from '../../../shared/contract/shop/kitchen-settings';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());

describe('the kitchen', () => {
  it('has settings of the owner, which say when to hurry', async () => {
    const path = '/api/admin/kitchen/settings';
    expect(await cafe.shop.asAdmin('GET', path)).toEqual({ ...KITCHEN_DEFAULTS, version: 1 });
    await cafe.shop.asAdmin('PUT', path, { hurryMinutes: 8, version: 1 });
    expect((await cafe.board()).hurryMinutes).toBe(8);
    const { token } = await cafe.shop.signInAdmin();
    const before = await cafe.shop.everything();
    for (const [body, code] of [
      [{ hurryMinutes: 0 }, 'bad_input'],
      [{ hands: 0 }, 'bad_input'],
      [{ usualMinutes: 121 }, 'bad_input'],
      [{ hurryMinutes: 9, version: 1 }, 'conflict'],
    ] as const) {
      expect((await cafe.shop.request('PUT', path, { token, body })).body.code).toBe(code);
    }
    expect(await cafe.shop.everything()).toBe(before);
    const publicly = await cafe.shop.succeed('GET', '/api/settings');
    expect(publicly).not.toHaveProperty('hurryMinutes');
  });
});
