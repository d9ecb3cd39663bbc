import { PAY_LATER_LABELS, type PayLater } from '../../../../shared/domain/orders/pay-later';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { Button } from '../../../ui/button';
import { RadioCard } from '../../../ui/radio-card';
import { startSentence } from '../../orders/payment-words';
import { useShop } from '../../shop/shop-context';
import type { CheckoutSteps } from '../use-checkout-steps';
import { PayAfter, Payee, paysNow } from './pay-after';

const SIGN_IN_TO: Record<PayLater, string> = {
  counter: 'To pay at the counter, sign in with your phone.',
  'cash-on-delivery': 'For cash on delivery, sign in with your phone.',
};

/** How the customer pays. It is a choice if the owner lets signed-in customers pay later. */
export function PayChoice({ checkout }: { checkout: CheckoutSteps }) {
  const { settings } = useShop();
  const { offered, payLater, profile, totals, time, change, reopen } = checkout;
  const isLater = time.slotAt !== null;
  if (!offered || !profile) {
    return (
      <div>
        <PayAfter total={totals.total} isLater={isLater} />
        {offered && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 pl-7">
            {SIGN_IN_TO[offered]}
            <Button variant="plain" className="px-2!" onClick={() => reopen('who')}>
              Sign in
            </Button>
          </p>
        )}
      </div>
    );
  }
  const { upiId, paysOnline, startsWhenPaid, payLaterAmount } = settings;
  const amount = formatRupees(totals.total);
  const how = offered === 'counter' ? 'Cash, card or UPI.' : `Pay the rider ${amount}.`;
  const ways = [...(paysOnline ? ['online'] : []), ...(upiId ? ['by UPI'] : [])];
  const isTooMuch = totals.total > payLaterAmount;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold">Payment</legend>
      {paysNow(settings) ? (
        <RadioCard
          name="payment"
          title={`Pay now ${ways.join(' or ')}`}
          detail={
            <>
              {upiId && (
                <>
                  To <Payee />.{' '}
                </>
              )}
              {startSentence(startsWhenPaid, isLater)}
            </>
          }
          checked={!payLater}
          onChange={() => change({ payLater: null })}
        />
      ) : (
        isTooMuch && <PayAfter total={totals.total} isLater={isLater} />
      )}
      <RadioCard
        name="payment"
        title={PAY_LATER_LABELS[offered]}
        detail={
          isTooMuch
            ? `For orders up to ${formatRupees(payLaterAmount)}`
            : `${how} ${startSentence(false, isLater)}`
        }
        checked={payLater !== undefined}
        disabled={isTooMuch}
        onChange={() => change({ payLater: offered })}
      />
    </fieldset>
  );
}
