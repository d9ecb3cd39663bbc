import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Category, Product } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { RadioCard } from '../../ui/radio-card';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { FormDialog } from '../form/form-dialog';
import { useMutation } from '../page/use-mutation';
import type { SoldOutState } from './use-sold-out';

interface SoldOutDialogProps {
  soldOut: SoldOutState;
  onClose: () => void;
  /** Shown above the form. */
  children?: ReactNode;
}

interface Menu {
  categories: readonly Category[];
  products: readonly Product[];
}

/** Sells a dish or a whole category out, until tomorrow or a time. Stock stays as it is. */
export function SoldOutDialog({ soldOut, onClose, children }: SoldOutDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send, refuse } = useMutation();
  const [menu, setMenu] = useState<Menu>();
  const [chosen, setChosen] = useState('');
  const [isTimed, setTimed] = useState(false);
  const [time, setTime] = useState('');

  const load = useEffectEvent(async () => {
    const sent = await send(
      async () => ({
        categories: await api.catalog.listCategories(),
        products: await api.catalog.listProducts({}),
      }),
      'Failed to load products. Please try again.',
    );
    setMenu(sent?.result);
  });
  useEffect(() => void load(), []);

  const tomorrow = soldOut.answer?.tomorrow ?? 'tomorrow';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const target = targetOf(chosen, menu);
    if (!target) return refuse('Please choose a dish.');
    if (isTimed && time === '') return refuse('Please enter a time.');
    const { kind, id, name } = target;
    const sent = await send(
      () => api.soldOut.set({ kind, id, until: isTimed ? time : 'tomorrow' }),
      'Failed to change this. Please try again.',
    );
    if (!sent) return;
    soldOut.show(sent.result);
    onClose();
    toast('success', `${name} is sold out`);
  };

  return (
    <FormDialog
      title="Sold out"
      description="Customers cannot order it until then. Its stock stays as it is."
      onClose={onClose}
      onSubmit={save}
      saveLabel="Mark sold out"
      busy={busy}
      failure={failure}
    >
      {children}
      <SelectField
        label="Dish or category"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{menu ? 'Choose a dish' : 'Loading…'}</option>
        {menu?.categories.map((category) => (
          <optgroup key={category.id} label={category.name}>
            <option value={`category ${category.id}`}>All of {category.name}</option>
            {menu.products
              .filter(({ categoryId }) => categoryId === category.id)
              .map(({ id, name }) => (
                <option key={id} value={`product ${id}`}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1 font-semibold">Back</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            name="until"
            title={tomorrow.charAt(0).toUpperCase() + tomorrow.slice(1)}
            checked={!isTimed}
            onChange={() => setTimed(false)}
          />
          <RadioCard
            name="until"
            title="At a time"
            checked={isTimed}
            onChange={() => setTimed(true)}
          />
        </div>
      </fieldset>
      {isTimed && (
        <TextField
          label="Back at"
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
    </FormDialog>
  );
}

/** @param chosen the kind and the id, as in the list's values. */
function targetOf(chosen: string, menu: Menu | undefined) {
  const [kind, id] = chosen.split(' ');
  const rows = kind === 'category' ? menu?.categories : menu?.products;
  const row = rows?.find((each) => each.id === id);
  return (
    row && { kind: kind === 'category' ? ('category' as const) : ('product' as const), ...row }
  );
}
