import { useCart } from '../cart/cart-provider';
import { AgeNotice } from './age-notice';
import { KeptOrderPrompt } from './kept-order-prompt';
import { UpdatePrompt } from './update-prompt';
import { useLapsedOrder } from './use-lapsed-order';
import { useShopAge } from './use-shop-age';

/** What a page says of itself where it may be an older one, and where an order is kept on the device. */
export function OfflineParts() {
  const age = useShopAge();
  const { lines } = useCart();
  useLapsedOrder();
  return (
    <>
      <AgeNotice {...age} />
      <div
        className={`pointer-events-none fixed inset-x-3 z-40 flex flex-col gap-3 md:right-6 md:bottom-6 md:left-auto md:w-96 ${lines.length > 0 ? 'bottom-24' : 'bottom-3'}`}
      >
        {age.isReachable && <KeptOrderPrompt />}
        <UpdatePrompt />
      </div>
    </>
  );
}
