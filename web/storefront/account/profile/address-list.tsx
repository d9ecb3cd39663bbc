import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Address } from '../../../../shared/contract/people/customers-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useCustomerSession } from '../../../session/customer-session-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Notice } from '../../../ui/notice';
import { withElements } from '../../../ui/with-elements';
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
      aria-label={m.address_list()}
      className="flex flex-col gap-3 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{m.address_list()}</h2>
        <Button
          variant={addresses.length === 0 ? 'primary' : 'quiet'}
          onClick={() => setEditing('new')}
        >
          <Plus aria-hidden className="size-5" />
          {m.ui_add()}
        </Button>
      </div>
      {addresses.length === 0 ? (
        <p className="text-ink-soft">{m.address_none()}</p>
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
            {address.isDefault && <Badge tone="hill">{m.address_default()}</Badge>}
          </p>
          <p className="text-ink-soft">{addressLine(address)}</p>
        </div>
      </div>
      {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
      <div className="-mx-2 flex gap-1">
        <Button
          variant="plain"
          onClick={onEdit}
          aria-label={m.address_edit_named({ name: address.name })}
        >
          <Pencil aria-hidden className="size-4" />
          {m.ui_edit()}
        </Button>
        <Button
          variant="plain"
          onClick={onRemove}
          aria-label={m.address_delete_named({ name: address.name })}
          className="text-chilli! hover:bg-chilli-soft!"
        >
          <Trash2 aria-hidden className="size-4" />
          {m.ui_delete()}
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
      onClose={onClose}
      title={withElements(m.address_delete_question, { name: <bdi>{address.name}</bdi> })}
      confirmLabel={m.ui_delete()}
      onConfirm={remove}
      busy={busy}
    >
      <p className="not-last:mb-3">{addressLine(address)}</p>
      <Failure message={failure} />
    </ConfirmDialog>
  );
}
