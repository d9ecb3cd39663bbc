import { type ChangeEvent, useRef } from 'react';
import { asciiDigits } from '../../../../shared/domain/platform/ascii-digits';
import type { Coordinates } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { TextField } from '../../../ui/text-field';
import type { AddressDraft, AddressProblems } from './address-draft';
import { LocationField } from './location-field';

interface AddressFieldsProps {
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
  problems: AddressProblems;
  savedPlace?: Coordinates | null;
  /** Whether to say how far the cafe delivers. The checkout does so itself. */
  saysReach?: boolean;
}

/** The location of an address and its fields (people rule 11), for use inside a form. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, onChange, problems, savedPlace = null, saysReach = false } = props;
  const boundTo = (field: 'name' | 'street' | 'aptSuite' | 'landmark' | 'city' | 'state') => ({
    value: draft[field],
    error: problems[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [field]: event.target.value }),
  });
  const typed = useRef<HTMLDivElement>(null);
  return (
    <div ref={typed} className="flex flex-col gap-4">
      <LocationField
        draft={draft}
        onChange={onChange}
        problem={problems.location}
        savedPlace={savedPlace}
        saysReach={saysReach}
        onDone={() =>
          typed.current?.querySelector<HTMLElement>('[autocomplete="address-line1"]')?.focus()
        }
      />
      <TextField
        {...boundTo('name')}
        label={m.address_name()}
        hint={m.address_name_hint()}
        maxLength={50}
        autoComplete="off"
      />
      <TextField
        {...boundTo('street')}
        label={m.address_street()}
        maxLength={200}
        autoComplete="address-line1"
      />
      <TextField
        {...boundTo('aptSuite')}
        label={m.address_flat()}
        optional
        maxLength={100}
        autoComplete="address-line2"
      />
      <TextField
        {...boundTo('landmark')}
        label={m.address_landmark()}
        optional
        hint={m.address_landmark_hint()}
        maxLength={100}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 large-text:grid-cols-1">
        <TextField
          {...boundTo('city')}
          label={m.address_city()}
          maxLength={100}
          autoComplete="address-level2"
        />
        <TextField
          {...boundTo('state')}
          label={m.address_state()}
          maxLength={100}
          autoComplete="address-level1"
        />
        <TextField
          label={m.address_pin_code()}
          value={draft.zipCode}
          error={problems.zipCode}
          inputMode="numeric"
          autoComplete="postal-code"
          className="tabular-nums"
          onChange={(event) =>
            onChange({
              zipCode: asciiDigits(event.target.value)
                .replace(/[^0-9]/g, '')
                .slice(0, 6),
            })
          }
        />
      </div>
    </div>
  );
}
