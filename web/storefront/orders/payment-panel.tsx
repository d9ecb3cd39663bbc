import { useRef, useState } from 'react';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { Failure, useAttempt } from '../form/use-attempt';
import { useShop } from '../shop/shop-context';
import { HoldLine } from './hold-line';
import { paymentHeading, paymentSentence, unpaidSentence } from './payment-words';
import { ReferenceForm } from './reference-form';
import { WaysToPay } from './ways-to-pay';

interface PaymentPanelProps {
  order: Order;
  upiPaymentUrl: string;
  /** Tells staff that the customer has paid. */
  onClaim: (reference?: string) => Promise<void>;
}

/**
 * How to pay by UPI, until the customer says that they have paid. The ways to pay are then out of sight,
 * so that nobody pays twice.
 */
export function PaymentPanel({ order, upiPaymentUrl, onClaim }: PaymentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [paysAfterAll, setPaysAfterAll] = useState(false);
  const shown = paysAfterAll ? { ...order, paymentClaimedAt: null } : order;
  const { settings, closedMessage, laterMessage } = useShop();
  const { cancelUnpaidAfterMinutes: minutes, startsWhenPaid } = settings;
  const isClosed = closedMessage !== undefined || Boolean(laterMessage);
  const sentence = paymentSentence(shown, { startsWhenPaid, isClosed });
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
          {paymentHeading(shown)}
        </h2>
        {sentence && <p>{sentence}</p>}
      </div>
      {order.heldUntil && <HoldLine until={order.heldUntil} />}
      {isChecking ? (
        <>
          <ReferenceForm order={order} onGiven={onClaim} />
          <Button variant="plain" className="mt-2 -ml-4" onClick={() => show(true)}>
            I have not paid yet
          </Button>
        </>
      ) : (
        <>
          <WaysToPay order={order} upiPaymentUrl={upiPaymentUrl} upiIntent={settings.upiIntent} />
          <ClaimButton onClaim={() => onClaim().then(() => show(false))} />
        </>
      )}
      <p className="mt-4 border-t border-mist pt-3 text-sm text-ink-soft">
        We check each payment ourselves; this page will change to Paid.{' '}
        {unpaidSentence(shown, { minutes, isClosed })}
      </p>
    </section>
  );
}

function ClaimButton({ onClaim }: Pick<PaymentPanelProps, 'onClaim'>) {
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
