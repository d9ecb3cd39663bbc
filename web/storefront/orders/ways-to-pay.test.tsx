import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WaysToPay } from './ways-to-pay';

const URL = 'upi://pay?pa=cafe@bank&pn=Cafe&am=2000.00&cu=INR&tr=K7Q2ABCD1&tn=K7Q2ABCD';
const shown = (totalAmount: number, upiIntent = false) =>
  renderToStaticMarkup(
    <WaysToPay order={{ id: 'K7Q2ABCD', totalAmount }} upiPaymentUrl={URL} upiIntent={upiIntent} />,
  );

test('the QR code comes first, and a link to an app only if the owner wants it', () => {
  expect(shown(200_000)).toMatch(/QR code to pay 2000\.00.*Save picture.*cafe@bank.*2000\.00/);
  expect(shown(200_000)).not.toContain('upi://');
  expect(shown(200_000, true)).toMatch(/QR code.*href="upi:\/\/pay\?pa=cafe@bank&amp;.*cafe@bank/);
});

test('after a part was paid, the rest is shown without a code or a link for the total', () => {
  const order = { id: 'K7Q2ABCD', totalAmount: 200_000, receivedAmount: 150_000 };
  const page = renderToStaticMarkup(<WaysToPay order={order} upiPaymentUrl={URL} upiIntent />);
  expect(page).toMatch(/Pay to this UPI ID:.*cafe@bank.*500\.00/);
  expect(page).not.toMatch(/QR code|upi:\/\/|2000\.00/);
});

test('the customer is told that apps may refuse the picture of a larger amount', () => {
  expect(shown(200_000)).not.toContain('for more than ₹2,000');
  expect(shown(200_001)).toContain('UPI apps may refuse a saved picture for more than ₹2,000.00.');
});
