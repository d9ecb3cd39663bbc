import { m } from '../../../../shared/messages/compiled/messages';
import type { Order, OrderLine } from '../../../api/order-from-wire';
import { type AmountLine, AmountList } from '../../../ui/amount-list';
import { Badge } from '../../../ui/badge';
import { LineNote } from '../../../ui/line-note';
import { PAYMENT_STATUS_LOOKS } from '../../../ui/order-status-looks';
import { Price } from '../../../ui/price';
import { Panel } from '../../kit/panel';
import { unitsLeft } from './order-sums';

const HEAD = 'pb-2 text-sm font-semibold text-ink-soft';

export function OrderItems({ order }: { order: Order }) {
  const left = unitsLeft(order);
  return (
    <Panel title={m.orderoffice_items_column()}>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} pr-3 text-left`}>
                {m.orderoffice_qty()}
              </th>
              <th scope="col" className={`${HEAD} w-full text-left`}>
                {m.orderoffice_item()}
              </th>
              {[m.orderoffice_price(), m.orderoffice_total()].map((name) => (
                <th key={name} scope="col" className={`${HEAD} pl-3 text-right`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.items.map((item, index) => (
              <ItemRow key={item.line} item={item} refunded={item.quantity - (left[index] ?? 0)} />
            ))}
          </tbody>
        </table>
      </div>
      <AmountList
        lines={amountLines(order)}
        total={order.totalAmount}
        className="mt-2 border-t border-mist pt-2"
      />
    </Panel>
  );
}

/** @param refunded how many units were refunded as dishes. */
function ItemRow({ item, refunded }: { item: OrderLine; refunded: number }) {
  return (
    <tr className="border-t border-mist align-top">
      <td className="py-2.5 pr-3">
        <span className="block min-w-10 rounded-sm bg-waffle-soft px-2 py-0.5 text-center text-lg font-bold tabular-nums text-waffle-ink">
          {item.quantity}×
        </span>
      </td>
      <td className="py-2.5">
        <bdi className="mr-2 text-lg font-semibold">{item.name}</bdi>
        {item.isAdded && <Badge tone="waffle">{m.changes_added()}</Badge>}
        {item.customizations.map(({ section, sectionLabel, value, optionLabel }) => (
          <span key={`${section} ${value}`} className="block">
            <bdi className="text-ink-soft">{sectionLabel}</bdi>: <bdi>{optionLabel}</bdi>
          </span>
        ))}
        {item.note && <LineNote text={item.note} />}
        {refunded > 0 && (
          <Badge {...PAYMENT_STATUS_LOOKS.refunded}>
            {refunded < item.quantity
              ? m.orderoffice_some_refunded({ refunded, quantity: item.quantity })
              : m.orderoffice_refunded()}
          </Badge>
        )}
      </td>
      <td className="py-3 pl-3 text-right text-ink-soft max-sm:text-sm">
        <Price amount={item.finalPrice} />
      </td>
      <td className="py-3 pl-3 text-right font-semibold max-sm:text-sm">
        <Price amount={item.finalPrice * item.quantity} />
      </td>
    </tr>
  );
}

/** They add up to the order's total; packaging only above 0 (back office rule 10). */
function amountLines(order: Order): AmountLine[] {
  return [
    [m.orderoffice_subtotal(), order.subtotal],
    ...(order.packagingCharge > 0
      ? [[m.orderoffice_packaging_charge(), order.packagingCharge] as const]
      : []),
    [m.orderoffice_delivery_fee(), order.deliveryFee],
    ...order.adjustments.map(({ label, amount }) => [label, amount] as const),
  ];
}
