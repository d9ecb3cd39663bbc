import { ShoppingBag } from 'lucide-react';
import { classNames } from '../../ui/class-names';
import { useCartLines, useCartStores } from './cart-provider';

/** Opens the cart; its badge is the number of lines (spec §2). */
export function CartButton({ className }: { className: string }) {
  const lines = useCartLines();
  const { setDrawerOpen } = useCartStores();
  const count = lines.length;
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
