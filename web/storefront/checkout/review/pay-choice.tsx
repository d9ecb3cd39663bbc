import { payLaterLabel } from '../../../../shared/domain/orders/pay-later';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { RadioCard } from '../../../ui/radio-card';
import { withElements } from '../../../ui/with-elements';
import { startSentence } from '../../orders/payment-words';
import { useShop } from '../../shop/shop-context';
import type { CheckoutSteps } from '../use-checkout-steps';
import { PayAfter, Payee, paysNow } from './pay-after';

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
            {offered === 'counter'
              ? m.checkout_sign_in_for_counter()
              : m.checkout_sign_in_for_cash()}
            <Button variant="plain" className="px-2!" onClick={() => reopen('who')}>
              {m.signin_title()}
            </Button>
          </p>
        )}
      </div>
    );
  }
  const { upiId, paysOnline, startsWhenPaid, payLaterAmount } = settings;
  const amount = formatRupees(totals.total);
  const how = offered === 'counter' ? m.checkout_counter_ways() : m.checkout_pay_rider({ amount });
  const ways = paysOnline ? (upiId ? 'both' : 'online') : 'upi';
  const isTooMuch = totals.total > payLaterAmount;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold">{m.checkout_payment()}</legend>
      {paysNow(settings) ? (
        <RadioCard
          name="payment"
          title={m.checkout_pay_now({ ways })}
          detail={
            <>
              {upiId && <>{withElements(m.checkout_pay_to, { payee: <Payee /> })} </>}
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
        title={payLaterLabel(offered)}
        detail={
          isTooMuch
            ? m.checkout_pay_later_up_to({ amount: formatRupees(payLaterAmount) })
            : `${how} ${startSentence(false, isLater)}`
        }
        checked={payLater !== undefined}
        disabled={isTooMuch}
        onChange={() => change({ payLater: offered })}
      />
    </fieldset>
  );
}
