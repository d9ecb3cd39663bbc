import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DISCOUNTED_ORDER } from '../../../../tests/support/orders/sample-order';
import { orderFromWire } from '../../../api/order-from-wire';
import { OrderHistory } from './order-history';

it('calls what the shop did by itself the shop’s', () => {
  const cancelled = { status: 'cancelled', timestamp: '2026-04-15T06:45:00.000Z' } as const;
  const order = orderFromWire({
    ...DISCOUNTED_ORDER,
    statusUpdates: [{ ...cancelled, by: 'system' }],
  });
  const history = renderToStaticMarkup(<OrderHistory order={order} />);
  expect(history).toContain('<bdi>The shop</bdi>');
  expect(history).not.toContain('system');
});

it('says and shows how its customer gets the order', () => {
  const ready = { status: 'on-the-way', timestamp: '2026-04-15T06:45:00.000Z' } as const;
  const historyOf = (deliveryMethod: 'pickup' | 'delivery', tableName?: string) => {
    const order = { ...DISCOUNTED_ORDER, deliveryMethod, tableName, statusUpdates: [ready] };
    return renderToStaticMarkup(<OrderHistory order={orderFromWire(order)} />);
  };
  expect(historyOf('delivery')).toContain('lucide-bike');
  expect(historyOf('delivery')).toContain('On The Way');
  expect(historyOf('pickup')).not.toContain('lucide-bike');
  expect(historyOf('pickup')).toContain('Ready to pick up');
  expect(historyOf('pickup', 'Table 4')).toMatch(/Ready(?! to pick up)/);
});
