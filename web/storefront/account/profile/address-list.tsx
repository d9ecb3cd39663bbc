import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Address } from '../../../../shared/contract/people/customers-contract';
import { useApi } from '../../../api/api-provider';
import { useCustomerSession } from '../../../session/customer-session-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Notice } from '../../../ui/notice';
import { useShop } from '../../shop/shop-context';
import { Failure, useAttempt } from '../../shop/use-attempt';
import { withoutAddress } from '../address/address-book';
import { AddressDialog } from '../address/address-dialog';
import { addressLine, savedAddressWarning } from '../address/address-words';

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const [editing, setEditing] = useState<Address | 'new'>();
  const [removing, setRemoving] = useState<Address>();
  return (
    <section
      aria-label="Addresses"
      className="flex flex-col gap-3 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Addresses</h2>
        <Button
          variant={addresses.length === 0 ? 'primary' : 'quiet'}
          onClick={() => setEditing('new')}
        >
          <Plus aria-hidden className="size-5" />
          Add
        </Button>
      </div>
      {addresses.length === 0 ? (
        <p className="text-ink-soft">Save your address for faster checkout.</p>
      ) : (
        <ul className="flex flex-col">
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              onEdit={() => setEditing(address)}
              onRemove={() => setRemoving(address)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <AddressDialog
          address={editing === 'new' ? undefined : editing}
          first={addresses.length === 0}
          saysReach
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && <RemoveAddress address={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  );
}

interface AddressRowProps {
  address: Address;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressRow({ address, onEdit, onRemove }: AddressRowProps) {
  const warning = savedAddressWarning(address, useShop().settings.zone);
  return (
    <li className="flex flex-col gap-2 border-b border-mist py-3 last:border-0 last:pb-0">
      <div className="flex gap-3">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi>{address.name}</bdi>
            {address.isDefault && <Badge tone="hill">Default</Badge>}
          </p>
          <p className="text-ink-soft">{addressLine(address)}</p>
        </div>
      </div>
      {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
      <div className="-mx-2 flex gap-1">
        <Button variant="plain" onClick={onEdit} aria-label={`Edit ${address.name}`}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
        <Button
          variant="plain"
          onClick={onRemove}
          aria-label={`Delete ${address.name}`}
          className="text-chilli! hover:bg-chilli-soft!"
        >
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
    </li>
  );
}

function RemoveAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const api = useApi();
  const session = useCustomerSession();
  const { busy, failure, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      await api.customers.removeAddress({ id: 'me', addressId: address.id });
      session.setUser((profile) => withoutAddress(profile, address.id));
      onClose();
    });

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          Delete <bdi>{address.name}</bdi>?
        </>
      }
      confirmLabel="Delete"
      onConfirm={remove}
      busy={busy}
    >
      <p className="not-last:mb-3">{addressLine(address)}</p>
      <Failure message={failure} />
    </ConfirmDialog>
  );
}
