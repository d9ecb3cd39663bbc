import { CreditCard, Hourglass } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { receivedSentence } from '../../../shared/domain/orders/order-payments';
import { toPayNow } from '../../../shared/domain/orders/payment-claim';
import { asciiDigits } from '../../../shared/domain/platform/ascii-digits';
import { UPI_PAYMENT_REFERENCE } from '../../../shared/domain/shop/upi';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { KeptHeight } from '../../ui/kept-height';
import { TextField } from '../../ui/text-field';
import { useShop } from '../shop/shop-context';
import { Failure, useAttempt } from '../shop/use-attempt';
import {
  holdSentence,
  isChecking,
  lapsesAt,
  paidWhenSentence,
  payLaterWords,
  paymentHeading,
  paymentSentence,
  unpaidSentence,
} from './payment-words';
import type { WatchedOrder } from './use-order';
import { useServerClock } from './use-server-clock';
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
  const shown = paysAfterAll
    ? { ...order, paymentClaimedAt: null, paymentClaim: undefined }
    : order;
  const later =
    payLater && !paysAfterAll && !order.paymentClaimedAt
      ? payLaterWords(order, payLater)
      : undefined;
  const { settings, closedMessage, laterMessage } = useShop();
  const { cancelUnpaidAfterMinutes } = settings;
  // The ways to pay stay what they were when the visit began.
  const [{ paysOnline, upiIntent }] = useState(settings);
  const minutes = payLater ? null : cancelUnpaidAfterMinutes;
  const isClosed = closedMessage !== undefined || Boolean(laterMessage);
  const sentence = later?.sentence ?? paymentSentence(shown, { isClosed });
  const checks = isChecking(shown);
  const amount = toPayNow(shown);
  const held = lapsesAt(order);
  const show = (pays: boolean) => {
    setPaysAfterAll(pays);
    // The pressed button is gone.
    heading.current?.focus();
  };
  return (
    <section
      aria-label={m.order_payment_title()}
      className="@container rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6 print:hidden"
    >
      <KeptHeight of={later ? 'later' : checks ? 'checking' : 'paying'}>
        <div aria-live="polite">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {later?.heading ?? paymentHeading(shown)}
          </h2>
          {order.receivedAmount && (
            <p>
              {receivedSentence({
                received: order.receivedAmount,
                owed: order.owedAmount,
                total: order.totalAmount,
              })}
            </p>
          )}
          {/* Without the line below it, its room is kept for what a new status says. */}
          {(sentence || !held) && <p className="min-h-6 text-ink-soft">{sentence}</p>}
        </div>
        {held && <HoldLine until={held} />}
      </KeptHeight>
      {later ? (
        (paysOnline || upiPaymentUrl) && (
          <Button variant="plain" className="mt-2 -ml-4" onClick={() => show(true)}>
            {upiPaymentUrl && !paysOnline
              ? m.order_pay_by_upi_instead()
              : m.order_pay_now_instead()}
          </Button>
        )
      ) : checks ? (
        <>
          <ReferenceForm order={order} onGiven={(reference) => onClaim({ reference })} />
          <Button variant="plain" className="mt-2 -ml-4" onClick={() => show(true)}>
            {m.order_not_paid_yet()}
          </Button>
        </>
      ) : (
        <>
          {paysOnline && <PayOnline onPay={payOnline} />}
          {upiPaymentUrl && (
            <>
              {paysOnline && <h3 className="mt-5 text-lg">{m.order_or_pay_by_upi()}</h3>}
              <WaysToPay
                id={order.id}
                amount={amount}
                upiPaymentUrl={upiPaymentUrl}
                linksToApp={Boolean(upiIntent)}
                isOnly={!paysOnline}
              >
                <ClaimButton
                  onClaim={() => onClaim({ amount: amount / 100 }).then(() => show(false))}
                />
              </WaysToPay>
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
        {m.order_pay_online()}
      </Button>
      <p className="text-sm text-ink-soft">{m.order_pay_online_how()}</p>
    </div>
  );
}

function ClaimButton({ onClaim }: { onClaim: () => Promise<void> }) {
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className="flex flex-col gap-3">
      <Button variant="quiet" size="lg" wide busy={busy} onClick={() => void attempt(onClaim)}>
        {m.order_i_have_paid()}
      </Button>
      {/* Below, so that the button stays under the finger that taps it again. */}
      <Failure message={failure} />
    </div>
  );
}

const CHECK_EVERY_MS = 15_000;

function HoldLine({ until }: { until: string }) {
  const now = useServerClock(CHECK_EVERY_MS);
  return (
    // Two lines on a phone, from the start: the time that is left is known a moment later.
    <p className="mt-1 flex min-h-12 gap-2 text-ink-soft @md:min-h-0">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{holdSentence(until, now)}</span>
    </p>
  );
}

interface ReferenceFormProps {
  order: Order;
  onGiven: (reference: string) => Promise<void>;
}

/** Takes the reference of a reported payment, by which staff find it in the bank's statement. */
function ReferenceForm({ order, onGiven }: ReferenceFormProps) {
  const { busy, failure, attempt } = useAttempt();
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string>();
  const given = order.paymentReferences ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = asciiDigits(reference).replace(/\s/g, '');
    if (!UPI_PAYMENT_REFERENCE.test(digits)) return setProblem(m.order_reference_wanted());
    setProblem(undefined);
    void attempt(() => onGiven(digits).then(() => setReference('')));
  };
  return (
    <form className="mt-3 flex flex-col gap-3" onSubmit={submit} noValidate>
      {given.length > 0 && <p>{m.order_references({ list: given.join(', ') })}</p>}
      <TextField
        label={m.order_reference()}
        hint={m.order_reference_hint()}
        error={problem}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <Failure message={failure} />
      <Button type="submit" variant="quiet" className="self-start" busy={busy}>
        {given.length > 0 ? m.order_send_another_reference() : m.order_send_reference()}
      </Button>
    </form>
  );
}
