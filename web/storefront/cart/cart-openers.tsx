import { ChevronRight, ShoppingBag } from 'lucide-react';
import { useLocation } from 'react-router';
import { cartTotals } from '../../../shared/domain/pricing';
import { classNames } from '../../ui/class-names';
import { Price } from '../../ui/price';
import { useShop } from '../shop/shop-context';
import { useCartLines, useCartStores } from './cart-provider';

export function CartBar() {
  const lines = useCartLines();
  const { feeRule } = useShop().settings;
  const { setDrawerOpen } = useCartStores();
  const { pathname } = useLocation();
  if (lines.length === 0 || pathname === '/checkout') return null;
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <div className="md:hidden">
      <div aria-hidden className="h-20 bg-forest" />
      <div className="fixed inset-x-0 bottom-0 z-30 animate-rise px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <button
          type="button"
          onClick={() => setDrawerOpen(true)}
          aria-haspopup="dialog"
          className="flex min-h-14 w-full items-center gap-3 rounded-lg bg-hill px-4 text-left text-on-hill shadow-overlay"
        >
          <span className="flex flex-1 flex-col leading-tight">
            <span className="text-sm">
              {units} {units === 1 ? 'item' : 'items'}
            </span>
            <Price
              amount={cartTotals(lines, 'pickup', feeRule).subtotal}
              className="text-lg font-bold"
            />
          </span>
          <span className="flex items-center gap-1 text-lg font-semibold">
            View cart
            <ChevronRight aria-hidden className="size-5" />
          </span>
        </button>
      </div>
    </div>
  );
}

/** Opens the cart; the badge is the number of lines (spec §2). */
export function CartButton({ className }: { className: string }) {
  const count = useCartLines().length;
  const { setDrawerOpen } = useCartStores();
  return (
    <button
      type="button"
      onClick={() => setDrawerOpen(true)}
      aria-label={count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'line' : 'lines'}`}
      aria-haspopup="dialog"
      className={classNames('relative', className)}
    >
      <ShoppingBag aria-hidden />
      {count > 0 && (
        <span
          key={count}
          className="absolute top-0 right-0 grid h-5 min-w-5 animate-bump place-items-center rounded-full bg-waffle px-1 text-sm font-bold text-on-waffle tabular-nums"
        >
          {count}
        </span>
      )}
    </button>
  );
}
