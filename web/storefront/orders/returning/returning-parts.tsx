import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { cartTotals } from '../../../../shared/domain/orders/pricing';
import { deliveryTerms } from '../../../../shared/domain/shop/delivery-terms';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { IconButton } from '../../../ui/icon-button';
import { Price } from '../../../ui/price';
import { useCartLines, useStock } from '../../cart/cart-provider';
import { refillCart } from '../../cart/refill-cart';
import { useShop } from '../../shop/shop-context';
import { OrderAgain } from '../order-again';
import { isJustCancelled, isRunning } from './is-running';
import { RunningOrder } from './running-order';
import { useRecentOrders } from './use-recent-orders';
import { usualItems } from './usual-items';

/** These pages show the order itself, or another one that is being placed. */
const WITHOUT_BAR = ['/checkout', '/order-history', '/order-history/bill'];

/** What a customer with orders finds at the bottom of a page: the running order, or their usual one. */
export function ReturningParts() {
  const { pathname } = useLocation();
  const recent = useRecentOrders();
  const now = Date.now();
  const running =
    recent.find(({ order }) => isRunning(order, now)) ??
    recent.find(({ order }) => isJustCancelled(order, now));
  if (running) {
    return (
      <RunningOrder key={running.order.id} {...running} isHidden={WITHOUT_BAR.includes(pathname)} />
    );
  }
  return pathname === '/menu' && <UsualOrder orders={recent.map(({ order }) => order)} />;
}

/** Offers the usual order while the cart is empty and all its dishes can be ordered. */
function UsualOrder({ orders }: { orders: readonly Order[] }) {
  const { products, closedMessage, settings } = useShop();
  const { stock } = useStock();
  const isCartEmpty = useCartLines().length === 0;
  const [isDismissed, setDismissed] = useState(false);
  const usual = usualItems(orders);
  if (!usual || !products || !stock || !isCartEmpty || isDismissed) return null;
  if (closedMessage !== undefined) return null;
  const { items, deliveryMethod, deliveryAddressDetails } = usual.order;
  const { feeRule } = deliveryTerms(settings, deliveryAddressDetails ?? undefined);
  const { cart, added } = refillCart([], items, { products, stock });
  if (added < items.length) return null;
  const { total } = cartTotals(cart, deliveryMethod, feeRule);
  const title = usual.isUsual ? m.returning_usual() : m.returning_last();
  return (
    <section
      aria-label={title}
      className="pointer-events-auto flex animate-rise flex-col gap-1 rounded-lg border border-mist-strong bg-raised p-3 pl-4 shadow-overlay"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          <span className="block text-sm text-ink-soft">{title}</span>
          <span className="block truncate font-semibold large-text:whitespace-normal">
            {cart.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
          </span>
        </p>
        <IconButton
          label={m.returning_not_now()}
          icon={<X aria-hidden />}
          onClick={() => setDismissed(true)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Price amount={total} className="text-lg font-bold" />
        <OrderAgain order={usual.order} variant="primary" />
      </div>
    </section>
  );
}
