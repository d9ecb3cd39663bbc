import { type FormEvent, useId, useRef, useState } from 'react';
import type { Address } from '../../../../shared/contract/people/customers-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useCustomerSession } from '../../../session/customer-session-provider';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Dialog } from '../../../ui/dialog';
import { useFirstProblem } from '../../../ui/use-first-problem';
import { useShop } from '../../shop/shop-context';
import { Failure, useAttempt } from '../../shop/use-attempt';
import { withAddress } from './address-book';
import {
  type AddressDraft,
  type AddressProblems,
  addressInputOf,
  addressProblems,
  draftOf,
  EMPTY_ADDRESS,
  withTown,
} from './address-draft';
import { AddressFields } from './address-fields';

interface AddressDialogProps {
  /** The address to change; undefined adds one. */
  address: Address | undefined;
  /** The customer's first address is always the default. */
  first: boolean;
  /** Whether to say how far the cafe delivers. The checkout does so itself. */
  saysReach?: boolean;
  onClose: () => void;
  onSaved?: (address: Address) => void;
}

export function AddressDialog(props: AddressDialogProps) {
  const { address, first, saysReach = false, onClose, onSaved } = props;
  const api = useApi();
  const session = useCustomerSession();
  const { settings, content } = useShop();
  const { zone } = settings;
  const formId = useId();
  const [draft, setDraft] = useState<AddressDraft>(() =>
    address
      ? draftOf(address)
      : withTown(
          { ...EMPTY_ADDRESS, name: first ? m.address_home() : '', isDefault: first },
          content,
        ),
  );
  const [savedPlace] = useState(draft.place);
  const [problems, setProblems] = useState<AddressProblems>({});
  const { busy, failure, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  useFirstProblem(form, problems);

  const change = (changed: Partial<AddressDraft>) => {
    setDraft((previous) => ({ ...previous, ...changed }));
    setProblems({});
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = addressProblems(draft, zone);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const input = { id: 'me', ...addressInputOf(draft) };
    void attempt(async () => {
      const saved = address
        ? await api.customers.updateAddress({ ...input, addressId: address.id })
        : await api.customers.addAddress(input);
      session.setUser((profile) => withAddress(profile, saved));
      onSaved?.(saved);
      onClose();
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={address ? m.address_edit_named({ name: address.name }) : m.address_new()}
      footer={
        <div className="flex flex-col gap-3">
          <Failure message={failure} />
          <Button type="submit" form={formId} size="lg" wide busy={busy}>
            {busy ? m.profile_saving() : m.address_save()}
          </Button>
        </div>
      }
    >
      <form id={formId} ref={form} onSubmit={save} noValidate className="flex flex-col gap-2">
        <AddressFields
          draft={draft}
          onChange={change}
          problems={problems}
          savedPlace={savedPlace}
          saysReach={saysReach}
        />
        {!first && (
          <CheckboxField
            label={m.address_use_as_default()}
            checked={draft.isDefault}
            onChange={(event) => change({ isDefault: event.target.checked })}
          />
        )}
      </form>
    </Dialog>
  );
}
