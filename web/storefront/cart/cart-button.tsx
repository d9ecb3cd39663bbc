import { ShoppingBag } from 'lucide-react';
import { m } from '../../../shared/messages/compiled/messages';
import { classNames } from '../../ui/class-names';
import { useCartLines, useCartStores } from './cart-provider';

/** Opens the cart; the badge is the number of lines (storefront rule 2). */
export function CartButton({ className }: { className: string }) {
  const count = useCartLines().length;
  const { setDrawerOpen } = useCartStores();
  return (
    <button
      type="button"
      onClick={() => setDrawerOpen(true)}
      aria-label={count === 0 ? m.cart_button_empty() : m.cart_button({ count })}
      aria-haspopup="dialog"
      className={classNames('relative', className)}
    >
      <ShoppingBag aria-hidden />
      {count > 0 && (
        <span
          key={count}
          className="absolute top-0 right-0 grid h-5 min-w-5 animate-bump place-items-center rounded-full bg-waffle px-1 text-[14px] leading-none font-bold text-on-waffle tabular-nums"
        >
          {count}
        </span>
      )}
    </button>
  );
}
