import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import { DISCOUNTED_ORDER } from '../../../../tests/support/orders/sample-order';
import type { Api } from '../../../api/api-client';
import { ApiProvider } from '../../../api/api-provider';
import { orderFromWire } from '../../../api/order-from-wire';
import { queryClientOf } from '../../kit/query/query-client';
import { DeliveryPanel } from './people-panels';

const ADDRESS = {
  street: '12 Main Road',
  aptSuite: '',
  landmark: '',
  city: 'Gangtok',
  state: 'Sikkim',
  zipCode: '737101',
};

function panelOf(place: { latitude: number | null; longitude: number | null }): string {
  return panelOfOrder({
    deliveryMethod: 'delivery',
    locationVerified: false,
    deliveryAddressDetails: { ...ADDRESS, ...place },
  });
}

function panelOfOrder(changes: Partial<Order>): string {
  const order = orderFromWire({ ...DISCOUNTED_ORDER, ...changes });
  const api = {} as Api;
  return renderToStaticMarkup(
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClientOf(api)}>
        <DeliveryPanel order={order} />
      </QueryClientProvider>
    </ApiProvider>,
  );
}

test('staff read whether a place is outside the zone or not verified', () => {
  expect(panelOf({ latitude: null, longitude: null })).toContain('Location not verified.');
  const outside = panelOf({ latitude: 27.33, longitude: 88.61 });
  expect(outside).toContain('Outside the delivery zone.');
  expect(outside).not.toContain('not verified');
});

test('an order of a table names the table, and no place to pick it up', () => {
  const panel = panelOfOrder({ deliveryMethod: 'pickup', tableName: 'Table 4' });
  expect(panel).toContain('Table 4');
  expect(panel).not.toContain('Loading');
});
