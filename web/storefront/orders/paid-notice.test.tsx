import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import { ApiProvider } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { PaidNotice } from './paid-notice';

test.each<[OrderStatus, boolean]>([
  ['on-the-way', true],
  // Its bill is made by staff, or never.
  ['delivered', false],
  ['cancelled', false],
])('a paid order without a bill that is %s promises a receipt: %j', (status, isPromised) => {
  const order = { id: 'A', paidAt: null, status } as unknown as Order;
  const page = renderToStaticMarkup(
    <ApiProvider api={{} as never}>
      <PaidNotice order={order} accessToken={undefined} />
    </ApiProvider>,
  );
  expect(page.includes('Your receipt will be here')).toBe(isPromised);
});
