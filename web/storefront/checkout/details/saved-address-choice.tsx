import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Address } from '../../../../shared/contract/people/customers-contract';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';
import { RadioCard } from '../../../ui/radio-card';
import { AddressDialog } from '../../account/address/address-dialog';
import { addressLine, savedAddressWarning } from '../../account/address/address-words';
import { useShop } from '../../shop/shop-context';

interface SavedAddressChoiceProps {
  addresses: readonly Address[];
  chosenId: string | undefined;
  onChoose: (addressId: string) => void;
  onSaved: (addressId: string) => void;
}

export function SavedAddressChoice(props: SavedAddressChoiceProps) {
  const { addresses, chosenId, onChoose, onSaved } = props;
  const { zone } = useShop().settings;
  const [editing, setEditing] = useState<Address | 'new'>();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">Deliver to</legend>
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
                  label={`Edit ${address.name}`}
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
          {addresses.length === 0 ? 'Add your address' : 'Add another address'}
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
