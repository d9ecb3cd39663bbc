import { ReceiptText, Utensils } from 'lucide-react';
import type { Order } from '../../api/order-from-wire';
import { ButtonLink } from '../../ui/button-link';

/** What of an order goes on paper. A cancelled one gets no bill; one that it had stays at its address. */
export function PrintLinks({ order }: { order: Order }) {
  return (
    <div className="flex flex-wrap gap-1">
      <ButtonLink to={`/admin/orders/${order.id}/ticket`} variant="plain" className="min-h-13">
        <Utensils aria-hidden className="size-5" />
        Kitchen ticket
      </ButtonLink>
      {order.status !== 'cancelled' && (
        <ButtonLink to={`/admin/orders/${order.id}/bill`} variant="plain" className="min-h-13">
          <ReceiptText aria-hidden className="size-5" />
          Bill
        </ButtonLink>
      )}
    </div>
  );
}
