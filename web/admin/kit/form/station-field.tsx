import { useFormContext } from 'react-hook-form';
import { stationName } from '../../../../shared/domain/shop/stations';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useRead } from '../../../device/use-read';
import { Options, SelectField } from '../../../ui/select-field';
import { useFields } from './use-fields';

interface StationFieldProps {
  hint: string;
  /** The words for no choice. */
  empty: string;
  /** Further choices. */
  others?: readonly (readonly [value: number, words: string])[];
}

/** The form's `station`: a number, or null for no choice. Nothing in a cafe without stations. */
export function StationField({ hint, empty, others = [] }: StationFieldProps) {
  const { kitchen } = useApi();
  const { answer: stations = [] } = useRead(() => kitchen.readStations());
  const { watch } = useFormContext<{ station: number | null }>();
  const field = useFields<{ station: number | null }>();
  if (stations.length === 0) return null;
  const choices = [...others, ...stations.map(({ number, name }) => [number, name] as const)];
  const chosen = watch('station');
  const isClosed = chosen && !choices.some(([value]) => value === chosen);
  return (
    <SelectField
      label={m.kit_form_station()}
      hint={hint}
      {...field('station', { setValueAs: (value) => (value ? Number(value) : null) })}
    >
      <option value="">{empty}</option>
      <Options of={isClosed ? [...choices, [chosen, stationName([], chosen)]] : choices} />
    </SelectField>
  );
}
