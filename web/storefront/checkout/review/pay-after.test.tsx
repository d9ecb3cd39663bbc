import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop/load-shop';
import { ShopContext } from '../../shop/shop-context';
import { PayAfter } from './pay-after';

/** What the page says when the customer can pay by these ways. */
function words(ways: { upiId: string; paysOnline: boolean }): string {
  const names = { upiPayeeName: '', storeName: 'Cafe', startsWhenPaid: true };
  const shop = { settings: { ...names, ...ways } } as Shop;
  const page = renderToStaticMarkup(
    <ShopContext value={shop}>
      <PayAfter total={34_800} isLater={false} />
    </ShopContext>,
  );
  return page.replaceAll(/<[^>]*>/g, '');
}

test.each([
  ['cafe@bank', false, 'Pay ₹348.00 by UPI right after you order, to Cafe (cafe@bank). We start'],
  ['', true, 'Pay ₹348.00 online right after you order. We start once it is paid.'],
  ['cafe@bank', true, 'Pay ₹348.00 right after you order, online or by UPI to Cafe (cafe@bank).'],
  ['', false, 'The cafe will tell you how to pay when your order is ready.'],
])(
  'with the UPI ID %j and a gateway (%j), the review says how to pay',
  (upiId, paysOnline, text) => {
    expect(words({ upiId, paysOnline })).toContain(text);
  },
);
