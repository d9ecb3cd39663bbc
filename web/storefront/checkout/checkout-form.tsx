import { useEffect } from 'react';
import type { Profile } from '../../../shared/contract/people/customers-contract';
import { m } from '../../../shared/messages/compiled/messages';
import { useMediaQuery } from '../../device/use-media-query';
import { useCartStores, useStock } from '../cart/cart-provider';
import { mendCart } from '../cart/mend-cart';
import { priceChanges } from '../cart/price-changes';
import { useShop } from '../shop/shop-context';
import { useTrack } from '../shop/visits/analytics';
import type { CheckoutState } from './checkout-machine';
import { CheckoutSteps } from './checkout-steps';
import { PlaceOrderAside, PlaceOrderBar } from './review/place-order';
import { RefusalNotice } from './review/refusal-notice';
import type { Checkout } from './send/create-checkout';
import { useCheckoutSteps } from './use-checkout-steps';
import { firstFree } from './when/slot-choice';

interface CheckoutFormProps {
  profile: Profile | undefined;
  state: Extract<CheckoutState, { status: 'draft' | 'refused' }>;
  fullSlots: readonly string[];
  checkout: Checkout;
}

export function CheckoutForm({ profile, state, fullSlots, checkout }: CheckoutFormProps) {
  const track = useTrack();
  useEffect(() => track('begin_checkout'), [track]);
  const refused = state.status === 'refused' ? state : undefined;
  const steps = useCheckoutSteps(profile, fullSlots);
  const wide = useMediaQuery('(min-width: 768px)');
  const { cart } = useCartStores();
  const { stock } = useStock();
  const { products } = useShop();
  const { lines, holds } = steps;
  const onPlace = () => {
    // The first free slot of a closed shop is now the customer's choice, and stays it after a refusal.
    steps.change({ slotAt: steps.time.slotAt });
    checkout.place(steps.body());
  };
  const placing = { checkout: steps, onPlace };

  const notice = refused && (
    <RefusalNotice
      refusal={refused.refusal}
      now={steps.time.now}
      changes={refused.sentLines ? priceChanges(refused.sentLines, lines) : []}
      onMend={holds ? undefined : () => cart.change(mendCart(lines, stock, products))}
      onChangeAddress={() => steps.reopen('how')}
      onOrderAgain={cart.renewIdempotencyKey}
      onChooseTime={(slotAt) => steps.change({ slotAt })}
      firstSlot={firstFree(steps.time.choices ?? [])}
      onPayNow={steps.payLater && (() => steps.change({ payLater: null }))}
      onDone={checkout.dismissRefusal}
    />
  );

  return (
    <>
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)] md:items-start md:py-10">
        <h1 className="text-2xl md:col-span-2 md:text-3xl">{m.checkout_title()}</h1>
        <div className="flex min-w-0 flex-col gap-4">
          <CheckoutSteps checkout={steps} />
          {!wide && notice}
        </div>
        {wide && <PlaceOrderAside {...placing}>{notice}</PlaceOrderAside>}
      </div>
      {!wide && <PlaceOrderBar {...placing} />}
    </>
  );
}
