import { ArrowLeft, Download, Printer, ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Bill } from '../../../shared/contract/money/bill-shape';
import { m } from '../../../shared/messages/compiled/messages';
import { useApi } from '../../api/api-provider';
import { type Order, orderFromWire } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { refusal } from '../../api/refusal';
import { CustomerBill } from '../../bill/customer-bill';
import { useRead } from '../../device/use-read';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { pageMeta } from '../shop/page-meta';
import { Failure, useAttempt } from '../shop/use-attempt';
import type { Route } from './+types/bill-page';
import { saveBill } from './bill-file';
import { CallUs } from './call-us';
import { orderPath } from './guest-orders';
import { OwnOrders } from './order-history-page';
import { OrderDetailSkeleton } from './orders-skeleton';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.bill_title(),
    description: m.bill_description,
    path: '/order-history/bill',
    private: true,
  });

export default function BillPage() {
  const [params] = useSearchParams();
  const id = params.get('order') ?? '';
  return (
    <div className="column flex max-w-lg flex-col gap-4 py-6 md:py-10 print:p-0">
      <h1 className="sr-only">{m.bill_title()}</h1>
      <ButtonLink to={orderPath(id)} variant="plain" className="-ml-4 self-start print:hidden">
        <ArrowLeft aria-hidden className="size-5" />
        {m.bill_back()}
      </ButtonLink>
      <OwnOrders title={m.bill_sign_in()}>
        {({ guestOrders, key }) => {
          const accessToken = guestOrders.find((order) => order.id === id)?.accessToken;
          return <OwnBill key={`${key} ${id}`} id={id} accessToken={accessToken} />;
        }}
      </OwnOrders>
    </div>
  );
}

function OwnBill(of: { id: string; accessToken: string | undefined }) {
  const { state, reload, save } = useBill(of);
  const { busy, failure, attempt } = useAttempt();
  if (state.status === 'loading') return <OrderDetailSkeleton />;
  if (state.status === 'failed') return <ErrorState message={state.message} onRetry={reload} />;
  if (state.status === 'none') {
    return <EmptyState picture={<ReceiptText />} title={m.bill_none_yet()} action={<CallUs />} />;
  }
  return (
    <>
      <div className="flex flex-wrap gap-3 *:flex-1 print:hidden">
        <Button busy={busy} onClick={() => void attempt(save)}>
          {!busy && <Download aria-hidden className="size-5" />}
          {m.bill_save()}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          {m.ui_print()}
        </Button>
      </div>
      <Failure message={failure} />
      <article aria-label={m.bill_name()} data-printed-alone className="paper self-center">
        <CustomerBill bill={state.bill} order={state.order} />
      </article>
    </>
  );
}

type BillState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'none' }
  | { status: 'ready'; bill: Bill; order: Order };

/** A customer's bill. A component needs a new `key` for another order. */
function useBill(of: { id: string; accessToken: string | undefined }) {
  const { orders, bills } = useApi();
  const { answer, failure, isReading, read } = useRead(async () => {
    const request = orderRequest(of);
    // Both at once: a weak network takes seconds for each.
    const [order, bill] = await Promise.all([
      orders.read(request),
      bills.read(request).catch(nullIfMissing),
    ]);
    return { order: orderFromWire(order), bill };
  });

  const stateNow = (): BillState => {
    if (answer?.bill) return { status: 'ready', bill: answer.bill, order: answer.order };
    if (answer) return { status: 'none' };
    if (isReading || !failure) return { status: 'loading' };
    const { code, message } = refusal(failure.error);
    return { status: 'failed', message: code === 'not_found' ? m.order_not_found() : message };
  };

  return { state: stateNow(), reload: read, save: () => saveBill(bills, of) };
}

/** The order may exist without a bill. */
function nullIfMissing(error: unknown): null {
  if (refusal(error).code !== 'not_found') throw error;
  return null;
}
