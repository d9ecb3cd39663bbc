import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { plainRupees } from '../../../shared/domain/money';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { CopyButton } from '../../ui/copy-button';
import { QrCode } from '../../ui/qr-code';
import { Failure, useAttempt } from '../form/use-attempt';
import { useShop } from '../shop/shop-context';
import { upiIdOf } from './order-words';
import { paymentHeading, paymentSentence, unpaidSentence } from './payment-words';
import { ReferenceForm } from './reference-form';

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
      {isChecking ? (
        <>
          <ReferenceForm order={order} onGiven={onClaim} />
          <Button variant="plain" className="mt-2 -ml-4" onClick={() => show(true)}>
            I have not paid yet
          </Button>
        </>
      ) : (
        <>
          <WaysToPay amount={order.totalAmount} upiPaymentUrl={upiPaymentUrl} />
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

/**
 * A phone cannot scan its own screen, so on a phone the app link comes first. UPI apps often refuse links
 * to personal ids, so the id can also be copied.
 */
function WaysToPay({ amount, upiPaymentUrl }: { amount: number; upiPaymentUrl: string }) {
  const upiId = upiIdOf(upiPaymentUrl);
  return (
    <div className="mt-4 flex flex-col gap-5 @md:flex-row @md:items-start @md:gap-6">
      <div className="order-2 flex flex-col items-center gap-2 self-center md:order-1 @md:self-start">
        <QrCode
          text={upiPaymentUrl}
          label={`QR code to pay ${plainRupees(amount)} rupees`}
          className="size-44"
        />
        <p className="text-sm text-ink-soft">
          Scan with <span className="md:hidden">another</span>
          <span className="hidden md:inline">your</span> phone
        </p>
      </div>
      <div className="order-1 flex w-full min-w-0 flex-1 flex-col gap-3 md:order-2">
        <a href={upiPaymentUrl} className={buttonClass({ size: 'lg', wide: true })}>
          <Smartphone aria-hidden className="size-5" />
          Pay with a UPI app
        </a>
        <p className="text-sm text-ink-soft">App didn't open? Pay to this UPI ID:</p>
        {upiId !== undefined && <CopyRow label="UPI ID" value={upiId} button="Copy UPI ID" />}
        <CopyRow label="Amount" unit="₹" value={plainRupees(amount)} button="Copy amount" />
      </div>
    </div>
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

interface CopyRowProps {
  label: string;
  /** Shown before the value, and not copied. */
  unit?: string;
  value: string;
  button: string;
}

function CopyRow({ label, unit, value, button }: CopyRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sunken py-1 pr-1 pl-3">
      <span className="flex min-w-0 flex-col leading-tight">
        <span className="text-sm text-ink-soft">{label}</span>
        <span className="font-semibold break-all select-all">
          {unit}
          {value}
        </span>
      </span>
      <span className="ml-auto">
        <CopyButton text={value} label={button} variant="plain" />
      </span>
    </div>
  );
}
