import { CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import { receivedWords } from '../../../shared/domain/orders/order-payments';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { useShop } from '../shop/shop-context';
import { Failure, useAttempt } from '../shop/use-attempt';
import { HoldLine } from './hold-line';
import {
  paidWhenSentence,
  payLaterWords,
  paymentHeading,
  paymentSentence,
  unpaidSentence,
} from './payment-words';
import { ReferenceForm } from './reference-form';
import type { WatchedOrder } from './use-order';
import { WaysToPay } from './ways-to-pay';

interface PaymentPanelProps {
  order: Order;
  watched: Pick<WatchedOrder, 'claimPayment' | 'payOnline'>;
}

/** A reported payment hides the ways to pay, so that nobody pays twice. */
export function PaymentPanel({ order, watched }: PaymentPanelProps) {
  const { claimPayment: onClaim, payOnline } = watched;
  const { upiPaymentUrl, payLater } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const [paysAfterAll, setPaysAfterAll] = useState(false);
  const shown = paysAfterAll ? { ...order, paymentClaimedAt: null } : order;
  const later =
    payLater && !paysAfterAll && !order.paymentClaimedAt
      ? payLaterWords(order, payLater)
      : undefined;
  const { settings, closedMessage, laterMessage } = useShop();
  const { cancelUnpaidAfterMinutes, paysOnline } = settings;
  const minutes = payLater ? null : cancelUnpaidAfterMinutes;
  const isClosed = closedMessage !== undefined || Boolean(laterMessage);
  const sentence = later?.sentence ?? paymentSentence(shown, { isClosed });
  const isChecking = Boolean(shown.paymentClaimedAt);
  const show = (pays: boolean) => {
    setPaysAfterAll(pays);
    // The pressed button is gone.
    heading.current?.focus();
  };
  return (
    <section
      aria-label="Payment"
      className="@container rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {later?.heading ?? paymentHeading(shown)}
        </h2>
        {order.receivedAmount && <p>{receivedWords(order.receivedAmount, order.totalAmount)}.</p>}
        {sentence && <p>{sentence}</p>}
      </div>
      {order.heldUntil && <HoldLine until={order.heldUntil} />}
      {later ? (
        (paysOnline || upiPaymentUrl) && (
          <Button variant="plain" className="mt-2 -ml-4" onClick={() => show(true)}>
            {upiPaymentUrl && !paysOnline ? 'Pay now by UPI instead' : 'Pay now instead'}
          </Button>
        )
      ) : isChecking ? (
        <>
          <ReferenceForm order={order} onGiven={onClaim} />
          <Button variant="plain" className="mt-2 -ml-4" onClick={() => show(true)}>
            I have not paid yet
          </Button>
        </>
      ) : (
        <>
          {paysOnline && <PayOnline onPay={payOnline} />}
          {upiPaymentUrl && (
            <>
              {paysOnline && <h3 className="mt-5 text-lg">Or pay us directly by UPI</h3>}
              <WaysToPay
                order={order}
                upiPaymentUrl={upiPaymentUrl}
                upiIntent={settings.upiIntent}
              />
              <ClaimButton onClaim={() => onClaim().then(() => show(false))} />
            </>
          )}
        </>
      )}
      {!later && (
        <p className="mt-4 border-t border-mist pt-3 text-sm text-ink-soft">
          {paidWhenSentence(paysOnline, Boolean(upiPaymentUrl))}{' '}
          {unpaidSentence(shown, { minutes, isClosed })}
        </p>
      )}
    </section>
  );
}

function PayOnline({ onPay }: { onPay: () => Promise<void> }) {
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className="mt-4 flex flex-col gap-2">
      <Failure message={failure} />
      <Button size="lg" wide busy={busy} onClick={() => void attempt(onPay)}>
        <CreditCard aria-hidden className="size-5" />
        Pay online
      </Button>
      <p className="text-sm text-ink-soft">UPI, card or net banking, on a secure page.</p>
    </div>
  );
}

function ClaimButton({ onClaim }: { onClaim: () => Promise<void> }) {
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Failure message={failure} />
      <Button variant="quiet" size="lg" wide busy={busy} onClick={() => void attempt(onClaim)}>
        I have paid
      </Button>
    </div>
  );
}
