import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DISCOUNTED_ORDER } from '../../../tests/support/sample-order';
import type { Api } from '../../api/api-client';
import { ApiProvider } from '../../api/api-provider';
import { orderFromWire } from '../../api/order-from-wire';
import { StaffPaymentPanel } from './staff-payment-panel';

test.each([
  [undefined, 'Mark paid'],
  ['counter', 'Record cash or card'],
  ['cash-on-delivery', 'Record cash or card'],
] as const)(
  'the main button of an unpaid order that is paid later (%s) is %j',
  (payLater, main) => {
    const order = { ...DISCOUNTED_ORDER, paymentStatus: 'pending' as const, payLater };
    const page = renderToStaticMarkup(
      <ApiProvider api={{} as Api}>
        <StaffPaymentPanel order={orderFromWire(order)} onChanged={() => {}} />
      </ApiProvider>,
    );
    const buttons = page.match(/<button.*?<\/button>/g) ?? [];
    const mainOnes = buttons.filter((button) => button.includes(' bg-hill '));
    expect(mainOnes.map((button) => button.replaceAll(/<[^>]*>/g, ''))).toEqual([main]);
  },
);
