import { lineKey } from '../../../shared/domain/cart';
import { rupeesToPaise } from '../../../shared/domain/money';
import { Price } from '../../ui/price';
import { orderTime } from '../orders/order-times';
import type { OrderAttempt } from './order-attempt';

/** What is in an order that was not placed yet, what it came to, and when it was put together. */
export function KeptOrderSummary({ attempt }: { attempt: OrderAttempt }) {
  const { body, made, startedAt } = attempt;
  const { deliveryMethod, expectedTotal } = body;
  const when = orderTime(new Date(startedAt).toISOString(), new Date());
  return (
    <div className="flex flex-col gap-2 text-left">
      <ul className="flex max-h-[30dvh] flex-col gap-1 overflow-y-auto">
        {made?.lines.map((line) => (
          <li key={lineKey(line)} className="flex gap-2">
            <span className="shrink-0 font-semibold tabular-nums">{line.quantity} ×</span>
            <span className="min-w-0">
              {line.name}
              {line.customizations.length > 0 && (
                <span className="block text-sm text-ink-soft">
                  {line.customizations.map(({ optionLabel }) => optionLabel).join(', ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-t border-mist pt-2">
        <span className="text-sm text-ink-soft">
          {deliveryMethod === 'pickup' ? 'Pickup' : 'Delivery'} · made {when}
        </span>
        {expectedTotal !== undefined && (
          <Price amount={rupeesToPaise(expectedTotal)} className="text-lg font-bold" />
        )}
      </p>
    </div>
  );
}
