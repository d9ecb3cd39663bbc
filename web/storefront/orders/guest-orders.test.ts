import { describe, expect, it } from 'vitest';
import { guestOrdersFromText, orderPath, tokenFromHash, withGuestOrder } from './guest-orders';

describe("a guest's orders on this device", () => {
  it('are read newest first, and nothing is made of what is none', () => {
    const orders = [
      { id: 'B', accessToken: 't2' },
      { id: 'A', accessToken: 't1' },
    ];
    expect(guestOrdersFromText(JSON.stringify(orders))).toEqual(orders);
    expect(guestOrdersFromText(JSON.stringify([...orders, { id: 'C' }, null, 4]))).toEqual(orders);
    for (const text of [undefined, '', '{', '{"id":"A"}', 'null']) {
      expect(guestOrdersFromText(text)).toEqual([]);
    }
  });

  it('keep the last ten, each once', () => {
    let orders = withGuestOrder([], { id: '0', accessToken: 'old' });
    for (let n = 1; n <= 11; n += 1)
      orders = withGuestOrder(orders, { id: `${n}`, accessToken: 't' });
    orders = withGuestOrder(orders, { id: '5', accessToken: 'new' });
    expect(orders).toHaveLength(10);
    expect(orders[0]).toEqual({ id: '5', accessToken: 'new' });
    expect(orders.filter(({ id }) => id === '5')).toHaveLength(1);
  });

  it('have an address whose token no server sees', () => {
    const path = orderPath('K7Q2', 'a+b/c=');
    expect(path.split('#')[0]).toBe('/order-history?order=K7Q2');
    expect(tokenFromHash(`#${path.split('#')[1]}`)).toBe('a+b/c=');
    expect(orderPath('K7Q2')).toBe('/order-history?order=K7Q2');
    expect(tokenFromHash('')).toBeUndefined();
  });
});
