import type { Order } from '../../api/order-from-wire';
import { pluralize } from '../../ui/pluralize';
import { exactTime } from '../../ui/relative-time';

/** What to cook, in letters large enough to read from the stove. */
export function KitchenTicket({ order }: { order: Order }) {
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <header className="border-b-2 pb-2">
        <p className="text-xl font-bold uppercase">
          {order.deliveryMethod === 'pickup' ? 'Pickup' : 'Delivery'}
        </p>
        <h1 className="font-mono text-2xl font-bold tracking-normal">{order.id}</h1>
        <p className="text-lg">{exactTime(order.createdAt)}</p>
        {order.customerName && <p className="text-lg">{order.customerName}</p>}
        {order.status === 'cancelled' && <p className="text-2xl font-bold">CANCELLED</p>}
      </header>
      <ul>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <li key={index} className="flex gap-3 border-b border-dashed py-2 break-inside-avoid">
            <span className="text-2xl font-bold tabular-nums">{item.quantity}×</span>
            <div className="min-w-0">
              <p className="text-2xl font-bold">{item.name}</p>
              {item.customizations.map(({ section, sectionLabel, optionLabel }) => (
                <p key={section} className="text-lg">
                  {sectionLabel}: <strong>{optionLabel}</strong>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {order.specialInstructions && (
        <section aria-label="Special instructions" className="my-3 border-2 p-2 break-inside-avoid">
          <p className="text-sm font-bold uppercase">Special instructions</p>
          <p className="text-xl font-bold whitespace-pre-line">{order.specialInstructions}</p>
        </section>
      )}
      <p className="pt-2 text-lg font-bold">{pluralize(units, 'item')} in all</p>
    </>
  );
}
