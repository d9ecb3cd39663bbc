import { CircleCheck } from 'lucide-react';
import type { ShownNow } from '../../../../shared/contract/orders/counter-display-contract';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { QrCode } from '../../../ui/qr-code';

type Shown<Kind extends ShownNow['state']['kind']> = Extract<ShownNow['state'], { kind: Kind }>;

/** The order as it grows, its sum to pay, and thanks. */
export function ShownState({ state }: { state: ShownNow['state'] }) {
  if (state.kind === 'order') return <OrderShown state={state} />;
  if (state.kind === 'pay') return <PayShown state={state} />;
  if (state.kind === 'paid') return <PaidShown state={state} />;
  return null;
}

function OrderShown({
  state: { lines, more, packaging, delivery, discount, total },
}: {
  state: Shown<'order'>;
}) {
  return (
    <section className="flex w-full max-w-3xl flex-1 flex-col text-left text-xl md:text-2xl">
      <h1 className="mb-2 text-2xl md:text-3xl">{m.display_order()}</h1>
      {/* The newest dish is seen, however long the order is. */}
      <div className="flex min-h-0 flex-1 basis-0 flex-col-reverse overflow-y-auto">
        <ul className="mb-auto divide-y divide-mist">
          {more > 0 && <li className="py-2 text-ink-soft">{m.display_more({ count: more })}</li>}
          {lines.map(({ name, quantity, options, total: cost }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
            <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="[overflow-wrap:anywhere]">
                  <span className="font-bold">{quantity}×</span> {name}
                </p>
                {options.length > 0 && (
                  <p className="text-lg text-ink-soft">{options.join(', ')}</p>
                )}
              </div>
              <span className="tabular-nums">{amountText(cost)}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl aria-live="polite" className="border-t-2 border-ink pt-3">
        {packaging > 0 && <Sum term={m.orderoffice_packaging()} amount={packaging} />}
        {delivery > 0 && <Sum term={m.orderoffice_delivery_fact()} amount={delivery} />}
        {discount > 0 && <Sum term={m.display_off()} amount={-discount} />}
        <Sum
          term={m.orderoffice_total()}
          amount={total}
          className="text-3xl font-bold md:text-5xl"
        />
      </dl>
    </section>
  );
}

function Sum({
  term,
  amount,
  className = '',
}: {
  term: string;
  amount: number;
  className?: string;
}) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt>{term}</dt>
      <dd className="ml-auto tabular-nums">{amountText(amount)}</dd>
    </div>
  );
}

function PayShown({ state: { total, upiPaymentUrl } }: { state: Shown<'pay'> }) {
  return (
    <section aria-live="polite" className="flex w-full flex-col items-center gap-4">
      <h1 className="text-2xl md:text-3xl">
        {upiPaymentUrl === null ? m.display_to_pay() : m.display_scan()}
      </h1>
      {upiPaymentUrl !== null && (
        <QrCode
          text={upiPaymentUrl}
          label={m.orderoffice_upi_code({ total: amountText(total) })}
          className="w-full max-w-[min(28rem,55vh)]"
        />
      )}
      <p className="text-4xl font-bold tabular-nums md:text-5xl">{amountText(total)}</p>
    </section>
  );
}

function PaidShown({ state: { total, received } }: { state: Shown<'paid'> }) {
  return (
    <section aria-live="polite" className="flex w-full max-w-2xl flex-col items-center gap-6">
      <CircleCheck aria-hidden className="size-24 text-hill" />
      <h1 className="text-3xl md:text-4xl">{m.display_paid()}</h1>
      <dl className="w-full text-2xl md:text-3xl">
        <Sum term={m.orderoffice_total()} amount={total} />
        {received > total && (
          <>
            <Sum term={m.display_received()} amount={received} />
            <Sum
              term={m.display_change()}
              amount={received - total}
              className="mt-2 text-3xl font-bold md:text-5xl"
            />
          </>
        )}
      </dl>
    </section>
  );
}
