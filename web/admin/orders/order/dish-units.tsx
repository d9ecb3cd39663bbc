import { m } from '../../../../shared/messages/compiled/messages';
import type { OrderLine } from '../../../api/order-from-wire';
import { SelectField } from '../../../ui/select-field';

interface DishUnitsProps {
  legend: string;
  items: readonly OrderLine[];
  /** How many of each may be chosen. */
  left: readonly number[];
  chosen: readonly number[];
  onChoose: (units: number[]) => void;
}

/** How many units of each dish are refunded, or go to another bill; none at first. */
export function DishUnits({ legend, items, left, chosen, onChoose }: DishUnitsProps) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {items.map(({ line, name }, index) => (
        <SelectField
          key={line}
          label={name}
          value={chosen[index] ?? 0}
          disabled={left[index] === 0}
          onChange={(event) =>
            onChoose(chosen.map((units, at) => (at === index ? Number(event.target.value) : units)))
          }
        >
          {Array.from({ length: (left[index] ?? 0) + 1 }, (_, units) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the choices are the numbers
            <option key={units} value={units}>
              {units === 0 ? m.ui_none() : units}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
