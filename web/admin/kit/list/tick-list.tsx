import { type ReactNode, useId, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/text-field';
import { matchesName } from './name-search';

interface Tickable {
  id: string;
  name: string;
  categoryName: string;
  /** Its names in all languages, for the search. */
  searched: string;
  /** Shown below the name of one that cannot be ticked; the others have their category there. */
  disabledHint?: ReactNode;
}

interface TickListProps {
  legend: string;
  searchLabel: string;
  items: readonly Tickable[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
}

/** The search limits what is shown and chosen by Select All; earlier choices stay. */
export function TickList(props: TickListProps) {
  const { legend, searchLabel, items, chosen, onChange, error } = props;
  const [typed, setTyped] = useState('');
  const noteId = useId();
  const shown = items.filter(({ searched, categoryName }) =>
    matchesName(`${searched} ${categoryName}`, typed),
  );
  const ids = shown.flatMap(({ id, disabledHint }) => (disabledHint === undefined ? [id] : []));
  const allChosen = ids.length > 0 && ids.every((id) => chosen.includes(id));
  const without = chosen.filter((id) => !ids.includes(id));

  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={noteId}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <TextField
        label={searchLabel}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={noteId} aria-live="polite" className={error ? 'text-chilli' : 'text-ink-soft'}>
          {error ?? m.kit_list_selected({ count: chosen.length })}
        </p>
        <Button
          variant="quiet"
          disabled={ids.length === 0}
          onClick={() => onChange(allChosen ? without : [...without, ...ids])}
        >
          {allChosen ? m.kit_list_deselect_all() : m.kit_list_select_all()}
        </Button>
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard even if every checkbox is disabled
        tabIndex={0}
        aria-label={legend}
        className="max-h-64 overflow-y-auto rounded-md border border-mist px-3"
      >
        {shown.length === 0 && <li className="py-3 text-ink-soft">{m.kit_list_no_data()}</li>}
        {shown.map(({ id, name, categoryName, disabledHint }) => (
          <li key={id} className={disabledHint === undefined ? undefined : 'text-ink-soft'}>
            <CheckboxField
              label={name}
              hint={disabledHint ?? categoryName}
              disabled={disabledHint !== undefined}
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
