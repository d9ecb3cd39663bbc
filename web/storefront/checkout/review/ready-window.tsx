import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KitchenNow } from '../../../../shared/contract/promise-contract';
import { readKitchenNow } from '../../../api/read-kitchen-now';
import { useVisibleInterval } from '../../../device/use-visible-interval';
import { deliveryAddressOf } from '../../address/address-draft';
import { useShop } from '../../shop/shop-context';
import type { CheckoutSteps } from '../use-checkout-steps';
import { cartWindow } from './cart-window';

const READ_EVERY_MS = 60_000;

/** When the cart would be ready or delivered. The order is promised its own window when it is placed. */
export function ReadyWindow({ checkout }: { checkout: CheckoutSteps }) {
  const [kitchen, setKitchen] = useState<KitchenNow>();
  const { settings, products } = useShop();
  const read = useEffectEvent(() => {
    readKitchenNow().then(setKitchen, () => setKitchen(undefined));
  });
  useEffect(() => read(), []);
  useVisibleInterval(read, READ_EVERY_MS, true);
  const { lines, draft, profile, address } = checkout;
  const words =
    kitchen?.window &&
    cartWindow(kitchen, {
      lines,
      products,
      zone: settings.zone,
      place:
        draft.method === 'delivery'
          ? profile
            ? address
            : deliveryAddressOf(draft.address, settings.zone)
          : undefined,
      method: draft.method,
    });
  return (
    <p className="flex min-h-6 items-center gap-2 font-semibold" aria-live="polite">
      {words && (
        <>
          <Clock aria-hidden className="size-5 text-waffle-ink" />
          {draft.method === 'pickup' ? 'Ready' : 'With you'} {words}
        </>
      )}
    </p>
  );
}
