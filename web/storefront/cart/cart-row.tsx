import { ShoppingBag } from 'lucide-react';
import { unitsIn } from '../../../shared/domain/orders/cart';
import { cartTotals } from '../../../shared/domain/orders/pricing';
import { m } from '../../../shared/messages/compiled/messages';
import { Price } from '../../ui/price';
import { useShop } from '../shop/shop-context';
import { useCartLines, useCartStores } from './cart-provider';

/** The cart in one row of a phone's bar that has something else to do. */
export function CartRow() {
  const lines = useCartLines();
  const { feeRule } = useShop().settings;
  const { setDrawerOpen } = useCartStores();
  if (lines.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => setDrawerOpen(true)}
      aria-haspopup="dialog"
      className="-mt-2 flex min-h-11 w-full items-center gap-2 text-left text-sm md:hidden"
    >
      <ShoppingBag aria-hidden className="size-5 text-hill" />
      <span className="flex-1">
        {m.cart_items({ count: unitsIn(lines) })} ·{' '}
        <Price amount={cartTotals(lines, 'pickup', feeRule).subtotal} />
      </span>
      <span className="font-semibold text-hill">{m.cart_view()}</span>
    </button>
  );
}
