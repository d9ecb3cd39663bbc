import { Bike, Store } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { deliveryFee } from '../../../../shared/domain/orders/pricing';
import { deliveryPauseWords, reachWords } from '../../../../shared/domain/platform/delivery-reach';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import { RadioCard } from '../../../ui/radio-card';
import { useFirstProblem } from '../../../ui/use-first-problem';
import { type AddressProblems, addressProblems } from '../../account/address/address-draft';
import { AddressFields } from '../../account/address/address-fields';
import type { CheckoutDraft } from '../../account/checkout-draft/checkout-draft';
import { useShop } from '../../shop/shop-context';
import { Failure } from '../../shop/use-attempt';
import type { CheckoutSteps } from '../use-checkout-steps';
import { howProblem } from './how';
import { SavedAddressChoice } from './saved-address-choice';

export function HowStep({ checkout }: { checkout: CheckoutSteps }) {
  const { draft, profile, totals, terms, pause } = checkout;
  const { zone, storeAddress } = useShop().settings;
  // On a narrow phone the line would end between the number and its unit.
  const reach = reachWords(reachOf(zone), ' of the cafe').replace(' km', '\u00a0km');
  const [problems, setProblems] = useState<AddressProblems>({});
  const form = useRef<HTMLFormElement>(null);
  useFirstProblem(form, problems);
  const [missing, setMissing] = useState<string>();

  const change = (changed: Partial<CheckoutDraft>) => {
    checkout.change(changed);
    setMissing(undefined);
    setProblems({});
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.method === 'delivery' && !profile) {
      const found = addressProblems(draft.address, zone, { named: false });
      setProblems(found);
      if (Object.keys(found).length > 0) return;
    }
    const problem = howProblem(draft, profile, zone);
    setMissing(problem);
    if (problem === undefined) checkout.goOn({ howConfirmed: true });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <fieldset className="grid gap-3 sm:grid-cols-2 md:grid-cols-1">
        <legend className="sr-only">Delivery or pickup</legend>
        <RadioCard
          name="method"
          title="Delivery"
          detail={`We deliver ${reach}`}
          icon={<Bike aria-hidden className="size-5 shrink-0" />}
          aside={
            <Price
              amount={deliveryFee(totals.subtotal, 'delivery', terms.feeRule)}
              className="font-semibold"
            />
          }
          checked={draft.method === 'delivery'}
          onChange={() => change({ method: 'delivery' })}
        />
        <RadioCard
          name="method"
          title="Pickup"
          detail={storeAddress}
          icon={<Store aria-hidden className="size-5 shrink-0" />}
          aside={<span className="font-semibold text-leaf">Free</span>}
          checked={draft.method === 'pickup'}
          onChange={() => change({ method: 'pickup' })}
        />
      </fieldset>
      {draft.method === 'delivery' && pause && (
        <Notice kind="warning">{deliveryPauseWords(pause)}</Notice>
      )}
      {draft.method === 'delivery' &&
        (profile ? (
          <SavedAddressChoice
            addresses={profile.addresses}
            chosenId={checkout.address?.id}
            onChoose={(addressId) => change({ addressId })}
            onSaved={(addressId) => checkout.goOn({ addressId, howConfirmed: true })}
          />
        ) : (
          <AddressFields
            draft={draft.address}
            onChange={(changed) => change({ address: { ...draft.address, ...changed } })}
            problems={problems}
            named={false}
          />
        ))}
      <Failure message={missing} />
      <Button type="submit" size="lg" wide>
        Continue
      </Button>
    </form>
  );
}
