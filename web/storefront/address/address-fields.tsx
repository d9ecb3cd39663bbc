import type { Coordinates, DeliveryZone } from '../../../shared/domain/delivery-zone';
import { TextField } from '../../ui/text-field';
import type { AddressDraft, AddressProblems } from './address-draft';
import { LocationField } from './location-field';

interface AddressFieldsProps {
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
  problems: AddressProblems;
  zone: DeliveryZone;
  /** A guest's address is not saved and has no name. */
  named: boolean;
  savedPlace?: Coordinates | null;
}

/** The fields of an address (spec §3) with its location. It needs a form around it. */
export function AddressFields({
  draft,
  onChange,
  problems,
  zone,
  named,
  savedPlace = null,
}: AddressFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      {named && (
        <TextField
          label="Name"
          hint="Such as Home or Work"
          value={draft.name}
          error={problems.name}
          maxLength={50}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <TextField
        label="House, street, landmark"
        value={draft.street}
        error={problems.street}
        maxLength={200}
        autoComplete="address-line1"
        onChange={(event) => onChange({ street: event.target.value })}
      />
      <TextField
        label="Flat or floor"
        optional
        value={draft.aptSuite}
        maxLength={100}
        autoComplete="address-line2"
        onChange={(event) => onChange({ aptSuite: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <TextField
          label="City"
          value={draft.city}
          error={problems.city}
          maxLength={100}
          autoComplete="address-level2"
          onChange={(event) => onChange({ city: event.target.value })}
        />
        <TextField
          label="State"
          value={draft.state}
          error={problems.state}
          maxLength={100}
          autoComplete="address-level1"
          onChange={(event) => onChange({ state: event.target.value })}
        />
        <TextField
          label="PIN code"
          value={draft.zipCode}
          error={problems.zipCode}
          inputMode="numeric"
          autoComplete="postal-code"
          className="tabular-nums"
          onChange={(event) =>
            onChange({ zipCode: event.target.value.replace(/[^0-9]/g, '').slice(0, 6) })
          }
        />
      </div>
      <LocationField
        draft={draft}
        onChange={onChange}
        problem={problems.location}
        zone={zone}
        savedPlace={savedPlace}
      />
    </div>
  );
}
