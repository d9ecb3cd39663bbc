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

test('the customer is told that apps may refuse the picture of a larger amount', () => {
  expect(shown(200_000)).not.toContain('above ₹2,000');
  expect(shown(200_001)).toContain('UPI apps may refuse a saved picture above ₹2,000.');
});
