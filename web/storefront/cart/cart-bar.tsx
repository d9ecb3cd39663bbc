import { ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { cartTotals } from '../../../shared/domain/pricing';
import { Price } from '../../ui/price';
import { useShop } from '../shop/shop-context';
import { useCartLines, useCartStores } from './cart-provider';

/** The checkout has its own total and its own button. */
const WITHOUT_BAR = ['/checkout'];

/** On a phone, the cart rises from the bottom as soon as there is one: items, their sum, the way on. */
export function CartBar() {
  const lines = useCartLines();
  const { feeRule } = useShop().settings;
  const { setDrawerOpen } = useCartStores();
  const { pathname } = useLocation();
  if (lines.length === 0 || WITHOUT_BAR.includes(pathname)) return null;
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
