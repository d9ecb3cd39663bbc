import type { OrderLine } from '../../../api/order-from-wire';
import { SelectField } from '../../../ui/select-field';

interface RefundedDishesProps {
  items: readonly OrderLine[];
  left: readonly number[];
  chosen: readonly number[];
  onChoose: (units: number[]) => void;
}

/** How many units of each dish are refunded; none for a refund of an amount. */
export function RefundedDishes({ items, left, chosen, onChoose }: RefundedDishesProps) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">Only some dishes?</legend>
      {items.map(({ name }, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          key={index}
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
              {units === 0 ? 'None' : units}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
