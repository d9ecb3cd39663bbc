import type { Order } from '../../api/order-from-wire';
import { Price } from '../../ui/price';
import { Fact, Panel } from './panel';

/** What was ordered and what it costs; packaging only where there is some (spec §2). */
export function OrderItems({ order }: { order: Order }) {
  return (
    <Panel title="Items">
      <ul className="divide-y divide-mist">
        {order.items.map((item) => {
          const options = item.customizations.map((option) => option.optionLabel).join(', ');
          return (
            <li key={`${item.productId} ${options}`} className="flex items-start gap-3 py-2.5">
              <span className="min-w-10 rounded-sm bg-waffle-soft px-2 py-0.5 text-center text-lg font-bold tabular-nums text-waffle-ink">
                {item.quantity}×
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{item.name}</span>
                {options && <span className="block text-ink-soft">{options}</span>}
                <span className="block text-sm text-ink-soft">
                  <Price amount={item.finalPrice} /> each
                </span>
              </span>
              <Price amount={item.finalPrice * item.quantity} className="font-semibold" />
            </li>
          );
        })}
      </ul>
      <dl className="mt-2 border-t border-mist pt-2 tabular-nums">
        <Fact term="Subtotal">
          <Price amount={order.subtotal} />
        </Fact>
        {order.packagingCharge > 0 && (
          <Fact term="Packaging Charge">
            <Price amount={order.packagingCharge} />
          </Fact>
        )}
        <Fact term="Delivery Fee">
          <Price amount={order.deliveryFee} />
        </Fact>
        <div className="flex justify-between pt-1 text-lg font-bold">
          <dt>Total</dt>
          <dd>
            <Price amount={order.totalAmount} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
