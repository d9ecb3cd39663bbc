import { useQuery } from '@tanstack/react-query';
import { isGiven } from '../../../../shared/domain/orders/discount';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
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
  const { orderChanges, settings } = useApi();
  const { data: owned } = useQuery({ queryKey: ['settings'], queryFn: () => settings.read() });
  const { busy, failure, send } = useOrderChange(onChanged, m.changes_not_saved());

  async function give(discount: EnteredDiscount) {
    const body = { version: order.changeCount ?? 0, ...discount };
    const params = { id: order.id };
    // The version lets a request that is sent again change nothing.
    if (await send(() => orderChanges.giveDiscount({ params, headers: {}, body }))) onClose();
  }

  const givenOn = (chosen: number | null) =>
    order.adjustments.find(({ kind, line }) => isGiven(kind) && (line ?? null) === chosen);

  /** A share of the whole order follows what its dishes cost, so it hides what one of them would leave. */
  function priceOf(chosen: number | null) {
    const before = 0 - (givenOn(chosen)?.amount ?? 0);
    const total = order.owedAmount + before;
    if (chosen === null) return { base: order.totalAmount + before, total };
    const dish = order.items.find(({ line }) => line === chosen);
    if (!dish || givenOn(null)) return undefined;
    return { base: dish.finalPrice * dish.quantity, total };
  }

  return (
    <DiscountForm
      dishes={order.items}
      givenOn={(chosen) => givenOn(chosen)?.label}
      priceOf={priceOf}
      cap={owned && rupeesToPaise(owned.staffDiscountCap)}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onGive={give}
    />
  );
}
