import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Price } from '../../ui/price';
import { QuotedNote } from '../../ui/quoted-note';
import { wordsLanguage } from '../../ui/words-language';
import { TotalsList } from '../cart/cart-sums';
import { LineDetails } from '../cart/line-details';

export function OrderLines({ order }: { order: Order }) {
  const { subtotal, packagingCharge, deliveryFee, adjustments, totalAmount, deliveryMethod } =
    order;
  return (
    <section
      aria-label={m.order_items_title()}
      className="rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 className="text-xl">{m.order_items_heading()}</h2>
      <ul className="mt-2">
        {order.items.map((item) => (
          <li
            key={item.line}
            className="flex gap-x-3 border-b border-mist py-3 large-text:flex-wrap"
          >
            <span className="min-w-8 shrink-0 font-semibold tabular-nums">{item.quantity} ×</span>
            <span className="flex min-w-0 flex-1 flex-col large-text:basis-2/3">
              <span lang={wordsLanguage(item.name)} className="font-semibold">
                {item.name}
              </span>
              {item.isAdded && <ChangeWord>{m.order_dish_new()}</ChangeWord>}
              <LineDetails {...item} />
            </span>
            <Price amount={item.finalPrice * item.quantity} />
          </li>
        ))}
        {order.removedItems?.map(({ name, quantity, options }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none goes away
          <li key={index} className="flex gap-x-3 border-b border-mist py-3 text-ink-soft">
            <s className="min-w-8 shrink-0 tabular-nums">{quantity} ×</s>
            <span className="flex min-w-0 flex-1 flex-col">
              <s lang={wordsLanguage(name)}>{[name, ...options].join(', ')}</s>
              <ChangeWord>{m.order_dish_removed()}</ChangeWord>
            </span>
          </li>
        ))}
      </ul>
      <div className="pt-3">
        <TotalsList
          totals={{ subtotal, packagingCharge, deliveryFee, adjustments, total: totalAmount }}
          method={deliveryMethod}
        />
      </div>
      {order.specialInstructions !== '' && (
        <QuotedNote
          label={m.order_instructions()}
          text={order.specialInstructions}
          className="mt-4 border-mist-strong"
        />
      )}
    </section>
  );
}

/** What staff did to a dish after the order was placed. */
function ChangeWord({ children }: { children: string }) {
  return <span className="text-sm font-semibold text-hill">{children}</span>;
}
