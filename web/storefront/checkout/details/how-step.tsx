import { Bike, Pencil, Plus, Store } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Address } from '../../../../shared/contract/people/customers-contract';
import { deliveryFee } from '../../../../shared/domain/orders/pricing';
import { reachInputs } from '../../../../shared/domain/platform/delivery-reach';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import { RadioCard } from '../../../ui/radio-card';
import { useFirstProblem } from '../../../ui/use-first-problem';
import { wordsLanguage } from '../../../ui/words-language';
import { AddressDialog } from '../../account/address/address-dialog';
import { type AddressProblems, addressProblems } from '../../account/address/address-draft';
import { AddressFields } from '../../account/address/address-fields';
import { addressLine, savedAddressWarning } from '../../account/address/address-words';
import type { CheckoutDraft } from '../../account/checkout-draft/checkout-draft';
import { useShop } from '../../shop/shop-context';
import { Failure } from '../../shop/use-attempt';
import { ObstacleNotices } from '../obstacle-notices';
import type { CheckoutSteps } from '../use-checkout-steps';
import { howProblem } from './how';

export function HowStep({ checkout }: { checkout: CheckoutSteps }) {
  const { draft, profile, totals, terms } = checkout;
  const { zone, storeAddress } = useShop().settings;
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
      const found = addressProblems(draft.address, zone);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
    }
    const problem = howProblem(draft, profile, zone);
    setMissing(problem);
    if (problem === undefined) checkout.goOn({ method: draft.method, howConfirmed: true });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 md:grid-cols-1">
        <legend className="sr-only">{m.checkout_how()}</legend>
        <RadioCard
          name="method"
          title={m.checkout_delivery()}
          detail={m.times_we_deliver(reachInputs(reachOf(zone)))}
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
          title={m.checkout_pickup()}
          detail={<span lang={wordsLanguage(storeAddress)}>{storeAddress}</span>}
          icon={<Store aria-hidden className="size-5 shrink-0" />}
          aside={<span className="font-semibold text-leaf">{m.checkout_free()}</span>}
          checked={draft.method === 'pickup'}
          onChange={() => change({ method: 'pickup' })}
        />
      </fieldset>
      <ObstacleNotices checkout={checkout} />
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
          />
        ))}
      <Failure message={missing} />
      <Button type="submit" size="lg" wide>
        {m.checkout_continue()}
      </Button>
    </form>
  );
}

interface SavedAddressChoiceProps {
  addresses: readonly Address[];
  chosenId: string | undefined;
  onChoose: (addressId: string) => void;
  onSaved: (addressId: string) => void;
}

function SavedAddressChoice(props: SavedAddressChoiceProps) {
  const { addresses, chosenId, onChoose, onSaved } = props;
  const { zone } = useShop().settings;
  const [editing, setEditing] = useState<Address | 'new'>();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{m.checkout_deliver_to()}</legend>
      <div className="flex flex-col gap-3">
        {addresses.map((address) => {
          const warning = savedAddressWarning(address, zone);
          return (
            <div key={address.id} className="flex flex-col gap-2">
              <div className="flex items-center gap-1">
                <div className="min-w-0 flex-1">
                  <RadioCard
                    name="address"
                    title={address.name}
                    detail={addressLine(address)}
                    checked={address.id === chosenId}
                    onChange={() => onChoose(address.id)}
                  />
                </div>
                <IconButton
                  label={m.address_edit_named({ name: address.name })}
                  icon={<Pencil aria-hidden />}
                  onClick={() => setEditing(address)}
                />
              </div>
              {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
            </div>
          );
        })}
        <Button variant="quiet" onClick={() => setEditing('new')}>
          <Plus aria-hidden className="size-5" />
          {addresses.length === 0 ? m.checkout_add_address() : m.checkout_add_other_address()}
        </Button>
        {editing && (
          <AddressDialog
            address={editing === 'new' ? undefined : editing}
            first={addresses.length === 0}
            onClose={() => setEditing(undefined)}
            onSaved={({ id }) => onSaved(id)}
          />
        )}
      </div>
    </fieldset>
  );
}
