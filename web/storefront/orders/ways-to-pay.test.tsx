import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WaysToPay } from './ways-to-pay';

const URL = 'upi://pay?pa=cafe@bank&pn=Cafe&am=2000.00&cu=INR&tr=K7Q2ABCD1&tn=K7Q2ABCD';
const page = (
  order: ComponentProps<typeof WaysToPay>['order'],
  linksToApp = false,
  isOnly = true,
) =>
  renderToStaticMarkup(
    <WaysToPay order={order} upiPaymentUrl={URL} linksToApp={linksToApp} isOnly={isOnly}>
      I have paid
    </WaysToPay>,
  );
const shown = (totalAmount: number, linksToApp?: boolean, isOnly?: boolean) =>
  page({ id: 'K7Q2ABCD', totalAmount }, linksToApp, isOnly);

test('on a phone the first button pays: by an app if the owner wants it, else by the picture', () => {
  expect(shown(200_000)).toMatch(
    /Save picture.*I have paid.*QR code to pay 2000\.00.*Save picture.*cafe@bank.*2000\.00/,
  );
  expect(shown(200_000)).not.toContain('upi://');
  const withApp = shown(200_000, true);
  expect(withApp).toMatch(/href="upi:\/\/pay\?pa=cafe@bank&amp;.*I have paid.*QR code.*cafe@bank/);
  expect(withApp.match(/Save picture/g)).toHaveLength(1);
  // Beside paying online, saving the picture is not the main thing.
  expect(shown(200_000, false, false)).toMatch(/I have paid.*QR code.*Save picture/);
});

test('after a part was paid, the rest is shown without a code or a link for the total', () => {
  const order = { id: 'K7Q2ABCD', totalAmount: 200_000, receivedAmount: 150_000 };
  expect(page(order, true)).toMatch(/Pay to this UPI ID:.*cafe@bank.*500\.00/);
  expect(page(order, true)).not.toMatch(/QR code|Save picture|upi:\/\/|2000\.00/);
});

test('the customer is told that apps may refuse the picture of a larger amount', () => {
  expect(shown(200_000)).not.toContain('for more than ₹2,000');
  expect(shown(200_001)).toContain('UPI apps may refuse a saved picture for more than ₹2,000.00.');
});
