import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestOrders, orderPath, rememberGuestOrder, tokenFromHash } from './guest-orders';

/** The device's storage, with the data of an earlier visit. */
function openDevice(text?: string): Map<string, string> {
  const stored = new Map<string, string>(text === undefined ? [] : [['maenam-guest-orders', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

beforeEach(() => void openDevice());
afterEach(() => void vi.unstubAllGlobals());

describe('the guest orders of a device', () => {
  const orders = [
    { id: 'B', accessToken: 't2' },
    { id: 'A', accessToken: 't1' },
  ];

  it('are read newest first, without invalid entries', () => {
    openDevice(JSON.stringify({ version: 1, orders: [...orders, { id: 'C' }, null, 4] }));
    expect(guestOrders.get().orders).toEqual(orders);
    for (const text of ['{', '{"id":"A"}', 'null', '{"version":2,"orders":[]}']) {
      openDevice(text);
      expect(guestOrders.get().orders).toEqual([]);
    }
  });

  it('are the last ten, each once', () => {
    for (let n = 0; n <= 11; n += 1) rememberGuestOrder({ id: `${n}`, accessToken: 't' });
    rememberGuestOrder({ id: '5', accessToken: 'new' });
    const kept = guestOrders.get().orders;
    expect(kept).toHaveLength(10);
    expect(kept[0]).toEqual({ id: '5', accessToken: 'new' });
    expect(kept.filter(({ id }) => id === '5')).toHaveLength(1);
  });

  it('have a URL with the token in the fragment, which is not sent to servers', () => {
    const path = orderPath('K7Q2', 'a+b/c=');
    expect(path.split('#')[0]).toBe('/order-history?order=K7Q2');
    expect(tokenFromHash(`#${path.split('#')[1]}`)).toBe('a+b/c=');
    expect(orderPath('K7Q2')).toBe('/order-history?order=K7Q2');
    expect(tokenFromHash('')).toBeUndefined();
  });
});
