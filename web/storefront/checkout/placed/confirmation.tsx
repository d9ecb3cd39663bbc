import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { noteOrder } from '../../../device/counting-question';
import { useSteady } from '../../../device/use-steady';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { CopyButton } from '../../../ui/copy-button';
import { KeptHeight } from '../../../ui/kept-height';
import { Notice } from '../../../ui/notice';
import { CallUs } from '../../orders/call-us';
import { CancelOrder } from '../../orders/cancel-order';
import { CounterNumber } from '../../orders/counter-number';
import { DoorPhotoPanel } from '../../orders/door-photo-panel';
import { orderPath } from '../../orders/guest-orders';
import { OrderMessages } from '../../orders/order-messages';
import { asksToCall, numberToCall, statusSentence } from '../../orders/order-words';
import { PaymentPlace } from '../../orders/payment-place';
import { showsPayment } from '../../orders/payment-words';
import { PromiseLine } from '../../orders/promise-line';
import { useOrder } from '../../orders/use-order';
import { useShop } from '../../shop/shop-context';
import { WithCallLink } from '../../shop/with-call-link';
import type { JustPlaced } from '../checkout-machine';

interface ConfirmationProps {
  placed: JustPlaced;
  /** Whether the gateway's page is about to replace this one. */
  isOpeningPayment: boolean;
}

export function Confirmation({ placed, isOpeningPayment }: ConfirmationProps) {
  const { id, accessToken } = placed;
  const watched = useOrder({ id, accessToken, known: placed, knownSince: undefined });
  const { order: newest = placed } = watched;
  const order = useSteady(newest, watched.acts);
  const isCancelled = order.status === 'cancelled';
  const { startsWhenPaid, paysOnline } = useShop().settings;
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading for screen readers, because the focused element is gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    noteOrder();
  }, []);
  return (
    <div className="column py-4 md:py-8">
      <div className="mx-auto flex max-w-2xl flex-col gap-4">
        {/* What changes comes after the payment, which stays where it is. */}
        <header className="flex flex-wrap items-center justify-between gap-x-6">
          <h1 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-2xl">
            {isCancelled ? (
              <CircleX aria-hidden className="size-7 text-chilli" />
            ) : (
              <CircleCheck aria-hidden className="size-7 text-leaf" />
            )}
            {isCancelled ? m.checkout_cancelled() : m.checkout_placed()}
          </h1>
          <dl className="flex flex-wrap gap-x-5">
            <Fact term={m.checkout_order_number()} value={order.id} />
            <Fact term={m.checkout_total()} value={formatRupees(order.totalAmount)} />
          </dl>
        </header>
        {isOpeningPayment ? (
          <Notice kind="info" role="status">
            {m.checkout_opening_payment()}
          </Notice>
        ) : (
          <PaymentPlace order={order} accessToken={accessToken} watched={watched} />
        )}
        {order.paymentStatus === 'pending' && !isCancelled && !showsPayment(order, paysOnline) && (
          <Notice kind="info">{m.checkout_pay_when_told()}</Notice>
        )}
        <section
          aria-label={m.checkout_status()}
          className="flex flex-col items-center text-center"
        >
          <KeptHeight>
            <p className="text-ink-soft">
              <WithCallLink>{statusSentence(newest, startsWhenPaid)}</WithCallLink>
            </p>
            {asksToCall(newest) ? <CallUs /> : <PromiseLine order={newest} />}
            <CounterNumber number={numberToCall(newest)} />
          </KeptHeight>
        </section>
        <OrderMessages order={order} accessToken={accessToken} />
        <DoorPhotoPanel order={order} accessToken={accessToken} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={orderPath(id)} variant="quiet" size="lg" wide>
            {m.checkout_follow()}
          </ButtonLink>
          <ButtonLink to="/order-history" variant="plain" size="lg" wide>
            {m.checkout_all_orders()}
          </ButtonLink>
        </div>
        {accessToken !== undefined && <GuestLink id={id} accessToken={accessToken} />}
        <CancelOrder order={order} watched={watched} />
      </div>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold tracking-wide tabular-nums select-all large-text:tracking-normal">
        {value}
      </dd>
    </div>
  );
}

function GuestLink({ id, accessToken }: { id: string; accessToken: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-4">
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        <Badge tone="mist">{m.checkout_guest()}</Badge> {m.checkout_guest_link()}
      </p>
      <CopyButton
        text={`${location.origin}${orderPath(id, accessToken)}`}
        label={m.checkout_copy_link()}
      />
    </div>
  );
}
