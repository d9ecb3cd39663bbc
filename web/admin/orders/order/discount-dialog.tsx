import { isGiven } from '../../../../shared/domain/orders/discount';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { DiscountForm, type EnteredDiscount } from './discount-form';
import { useOrderChange } from './use-order-change';

interface DiscountDialogProps {
  order: Order;
  onClose: () => void;
  onChanged: (order: Order) => void;
}

export function DiscountDialog({ order, onClose, onChanged }: DiscountDialogProps) {
  const { orderChanges } = useApi();
  const { busy, failure, send } = useOrderChange(onChanged, m.changes_not_saved());

  async function give(discount: EnteredDiscount) {
    const body = { version: order.changeCount ?? 0, ...discount };
    const params = { id: order.id };
    // The version lets a request that is sent again change nothing.
    if (await send(() => orderChanges.giveDiscount({ params, headers: {}, body }))) onClose();
  }

  return (
    <DiscountForm
      dishes={order.items}
      givenOn={(chosen) =>
        order.adjustments.find(({ kind, line }) => isGiven(kind) && (line ?? null) === chosen)
          ?.label
      }
      busy={busy}
      failure={failure}
      onClose={onClose}
      onGive={give}
    />
  );
}
