import { useId, useState } from 'react';
import type { CountedProduct } from '../../../shared/contract/inventory-contract';
import { UNCOUNTED_STOCK } from '../../../shared/domain/stock';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { stockWords } from '../../ui/stock-words';
import { TextField } from '../../ui/text-field';
import { matchesName } from '../list/name-search';

interface ProductTicksProps {
  products: readonly CountedProduct[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The search limits the products shown and chosen by Select All; earlier choices stay. */
export function ProductTicks({ products, chosen, onChange, error }: ProductTicksProps) {
  const [typed, setTyped] = useState('');
  const noteId = useId();
  const shown = products.filter(({ name, categoryName }) =>
    matchesName(`${name} ${categoryName}`, typed),
  );
  const ids = shown.flatMap(({ id, currentStock }) => (currentStock === null ? [id] : []));
  const allChosen = ids.length > 0 && ids.every((id) => chosen.includes(id));
  const without = chosen.filter((id) => !ids.includes(id));

  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={noteId}>
      <legend className="mb-1 font-semibold">Products</legend>
      <TextField
        label="Search products"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={noteId} aria-live="polite" className={error ? 'text-chilli' : 'text-ink-soft'}>
          {error ?? `${chosen.length} selected`}
        </p>
        <Button
          variant="quiet"
          disabled={ids.length === 0}
          onClick={() => onChange(allChosen ? without : [...without, ...ids])}
        >
          {allChosen ? 'Deselect All' : 'Select All'}
        </Button>
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard even if every checkbox is disabled
        tabIndex={0}
        aria-label="Products"
        className="max-h-64 overflow-y-auto rounded-md border border-mist px-3"
      >
        {shown.length === 0 && <li className="py-3 text-ink-soft">No data available</li>}
        {shown.map(({ id, name, categoryName, currentStock }) => (
          <li key={id} className={currentStock === null ? undefined : 'text-ink-soft'}>
            <CheckboxField
              label={name}
              hint={currentStock === null ? categoryName : already(currentStock)}
              disabled={currentStock !== null}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, id] : chosen.filter((known) => known !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function already(stock: number): string {
  return stock === UNCOUNTED_STOCK ? stockWords(stock) : `Already counted: ${stock} in stock`;
}
