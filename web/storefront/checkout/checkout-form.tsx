import type { Profile } from '../../../shared/contract/customers-contract';
import type { OrderInput } from '../../../shared/contract/orders-contract';
import type { Cart } from '../../../shared/domain/cart';
import type { Refusal } from '../../api/refusal';
import { useMediaQuery } from '../../device/use-media-query';
import { useCartStores, useStock } from '../cart/cart-provider';
import { priceChanges } from '../cart/price-changes';
import { useCartActions } from '../cart/use-cart-actions';
import { useShop } from '../shop/shop-context';
import { CheckoutSteps } from './checkout-steps';
import { mendCart } from './review/mend-cart';
import { PlaceOrderAside, PlaceOrderBar } from './review/place-order';
import { RefusalNotice } from './review/refusal-notice';
import { useCheckoutSteps } from './use-checkout-steps';

interface CheckoutFormProps {
  profile: Profile | undefined;
  refusal: Refusal | undefined;
  onPlace: (body: OrderInput) => void;
  onRefusalDone: () => void;
  /** The cart as it was sent, to show which prices have changed since. */
  sentLines: Cart | undefined;
}

export function CheckoutForm({
  profile,
  refusal,
  onPlace,
  onRefusalDone,
  sentLines,
}: CheckoutFormProps) {
  const checkout = useCheckoutSteps(profile);
  const wide = useMediaQuery('(min-width: 768px)');
  const { cart } = useCartStores();
  const { renewIdempotencyKey } = useCartActions();
  const { stock } = useStock();
  const { products } = useShop();
  const { lines, totals, holds, ready, blocked, draft } = checkout;
  const placing = {
    total: totals.total,
    ready,
    blocked,
    onPlace: () => onPlace(checkout.body()),
  };

  const mend = () => {
    cart.change(mendCart(lines, stock, products));
    onRefusalDone();
  };

  const notice = refusal && (
    <RefusalNotice
      refusal={refusal}
      changes={sentLines ? priceChanges(sentLines, lines) : []}
      holds={holds}
      onMend={mend}
      onChangeHow={() => {
        checkout.reopen('how');
        onRefusalDone();
      }}
      onOrderAgain={() => {
        renewIdempotencyKey();
        onRefusalDone();
      }}
    />
  );

  return (
    <>
      <div className="column grid gap-6 py-6 md:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)] md:items-start md:py-10">
        <h1 className="text-2xl md:col-span-2 md:text-3xl">Checkout</h1>
        <div className="flex flex-col gap-4">
          <CheckoutSteps checkout={checkout} profile={profile} />
          {!wide && notice}
        </div>
        {wide && (
          <PlaceOrderAside {...placing} totals={totals} method={draft.method}>
            {notice}
          </PlaceOrderAside>
        )}
      </div>
      {!wide && <PlaceOrderBar {...placing} />}
    </>
  );
}
