import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHOWN_DEFAULTS } from '../../../../shared/contract/shop/shown-defaults';
import { deliverySettings } from '../../../../shared/domain/shop/delivery-settings';
import type { Shop } from '../../shop/load-shop';
import { ShopContext } from '../../shop/shop-context';
import { type AddressDraft, EMPTY_ADDRESS } from './address-draft';
import { AddressFields } from './address-fields';

beforeEach(() => vi.stubGlobal('navigator', { userAgent: '' }));
afterEach(() => vi.unstubAllGlobals());

const GANGTOK = { latitude: 27.33, longitude: 88.61 };

function shown(changes: Partial<AddressDraft>, deliversOutsideZone = true, location?: string) {
  const delivery = deliverySettings({ ...SHOWN_DEFAULTS, deliversOutsideZone });
  const settings = { ...delivery, storePhone: '' };
  return renderToStaticMarkup(
    <ShopContext value={{ settings } as unknown as Shop}>
      <AddressFields
        draft={{ ...EMPTY_ADDRESS, ...changes }}
        onChange={() => {}}
        problems={location === undefined ? {} : { location }}
      />
    </ShopContext>,
  );
}

const tick = (page: string) => /<input[^>]*type="checkbox"[^>]*>/.exec(page)?.[0];

test('the tick to skip the check is offered after an error or outside the zone, not before', () => {
  expect(tick(shown({}))).toBeUndefined();
  expect(shown({})).not.toContain('Continue without location');
  expect(tick(shown({}, true, 'Please detect your location first'))).toBeDefined();
  expect(tick(shown({ place: { latitude: 27.31, longitude: 88.36 } }))).toBeUndefined();
  expect(tick(shown({ place: GANGTOK }))).not.toContain('disabled');
});

test('it cannot be set outside if the owner takes no orders from there', () => {
  expect(tick(shown({ place: GANGTOK }, false))).toContain('disabled');
});

test('each address has a field for its name', () => {
  expect(shown({ name: 'Home' })).toContain('value="Home"');
  expect(shown({ name: 'Home' })).toContain('Such as Home or Work');
});
