import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WaysToPay } from './ways-to-pay';

const URL = 'upi://pay?pa=cafe@bank&pn=Cafe&am=2000.00&cu=INR&tr=K7Q2ABCD1&tn=K7Q2ABCD';
const shown = (amount: number, linksToApp = false, isOnly = true) =>
  renderToStaticMarkup(
    <WaysToPay
      id="K7Q2ABCD"
      amount={amount}
      upiPaymentUrl={URL}
      linksToApp={linksToApp}
      isOnly={isOnly}
    >
      I have paid
    </WaysToPay>,
  );

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

test('the customer is told that apps may refuse the picture of a larger amount', () => {
  expect(shown(200_000)).not.toContain('for more than ₹2,000');
  expect(shown(200_001)).toContain('UPI apps may refuse a saved picture for more than ₹2,000.00.');
});
