import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { noteOrder } from '../../../device/counting-question';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { CopyButton } from '../../../ui/copy-button';
import { Notice } from '../../../ui/notice';
import { CallUs } from '../../orders/call-us';
import { CancelOrder } from '../../orders/cancel-order';
import { CounterNumber } from '../../orders/counter-number';
import { DoorPhotoPanel } from '../../orders/door-photo-panel';
import { orderPath } from '../../orders/guest-orders';
import { OrderMessages } from '../../orders/order-messages';
import { asksToCall, numberToCall, statusSentence } from '../../orders/order-words';
import { PaidNotice } from '../../orders/paid-notice';
import { PaymentPanel } from '../../orders/payment-panel';
import { showsPayment } from '../../orders/payment-words';
import { PromiseLine } from '../../orders/promise-line';
import { useOrder } from '../../orders/use-order';
import { useShop } from '../../shop/shop-context';
import type { JustPlaced } from '../checkout-machine';

export function Confirmation({ placed }: { placed: JustPlaced }) {
  const { id, accessToken } = placed;
  const watched = useOrder({ id, accessToken, known: placed, knownSince: undefined });
  const { order = placed } = watched;
  const isCancelled = order.status === 'cancelled';
  const { startsWhenPaid, paysOnline } = useShop().settings;
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading for screen readers, because the focused element is gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    noteOrder();
  }, []);
  return (
    <div className="column py-6 md:py-10">
      <div className="mx-auto flex max-w-2xl flex-col gap-5">
        <section className="flex flex-col items-center gap-2 text-center">
          {isCancelled ? (
            <CircleX aria-hidden className="size-14 text-chilli" />
          ) : (
            <CircleCheck aria-hidden className="size-14 text-leaf" />
          )}
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {isCancelled ? 'Order cancelled' : 'Order placed'}
          </h1>
          <p className="text-ink-soft">{statusSentence(order, startsWhenPaid)}</p>
          {asksToCall(order) ? <CallUs /> : <PromiseLine order={order} />}
          <CounterNumber number={numberToCall(order)} />
          <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
            <div>
              <dt className="text-sm text-ink-soft">Order</dt>
              <dd className="text-lg font-semibold tracking-wide select-all">{order.id}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">Total</dt>
              <dd className="text-lg font-semibold tabular-nums">
                {formatRupees(order.totalAmount)}
              </dd>
            </div>
          </dl>
        </section>
        {showsPayment(order, paysOnline) ? (
          <PaymentPanel order={order} watched={watched} />
        ) : order.paymentStatus === 'paid' ? (
          <PaidNotice
            order={order}
            receipt={
              <ButtonLink to={orderPath(id)} variant="plain">
                Receipt
              </ButtonLink>
            }
          />
        ) : (
          order.paymentStatus === 'pending' &&
          !isCancelled && (
            <Notice kind="info">The cafe will tell you how to pay when your order is ready.</Notice>
          )
        )}
        <OrderMessages order={order} accessToken={accessToken} />
        <DoorPhotoPanel order={order} accessToken={accessToken} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={orderPath(id)} variant="quiet" size="lg" wide>
            Follow your order
          </ButtonLink>
          <ButtonLink to="/order-history" variant="plain" size="lg" wide>
            All orders
          </ButtonLink>
        </div>
        <CancelOrder watched={watched} />
        {accessToken !== undefined && <GuestLink id={id} accessToken={accessToken} />}
      </div>
    </div>
  );
}

function GuestLink({ id, accessToken }: { id: string; accessToken: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-4">
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        <Badge tone="mist">Guest</Badge> This device remembers your order. To open it elsewhere,
        copy the link.
      </p>
      <CopyButton text={`${location.origin}${orderPath(id, accessToken)}`} label="Copy link" />
    </div>
  );
}
