import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import type { TaxesDraft } from './taxes-draft';

interface TaxClassFieldsProps {
  index: number;
  /** The settings' tax rate, which holds before the first date. */
  usualPercent: number;
  /** Undefined for a class that is in use. */
  onRemove: (() => void) | undefined;
}

/** A class with its code, and its rates with the days from which they hold. */
export function TaxClassFields({ index, usualPercent, onRemove }: TaxClassFieldsProps) {
  const { control } = useFormContext<TaxesDraft>();
  const field = useFields<TaxesDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: `classes.${index}.rates` });
  const name = useWatch({ control, name: `classes.${index}.name` }) || m.taxes_new_class();
  return (
    <li aria-label={name} className="flex flex-col gap-3 rounded-lg border border-mist p-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-[min(11rem,100%)] flex-1">
          <TextField
            label={m.taxes_name()}
            autoComplete="off"
            {...field(`classes.${index}.name`)}
          />
        </div>
        <div className="w-36 max-w-full">
          <TextField
            label={m.taxes_code()}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            {...field(`classes.${index}.code`)}
          />
        </div>
        {onRemove && (
          <Button
            variant="danger"
            className="sm:mt-7"
            aria-label={m.taxes_remove_the_class({ name })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-5" />
            {m.taxes_remove_class()}
          </Button>
        )}
      </div>
      <p className="text-ink-soft">
        {fields.length === 0
          ? m.taxes_always({ percent: usualPercent })
          : m.taxes_until({ percent: usualPercent })}
      </p>
      {fields.map(({ id }, rate) => (
        <fieldset key={id} className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2">
          <legend className="sr-only">{m.taxes_rate_of({ number: rate + 1, name })}</legend>
          <div className="w-44 max-w-full">
            <TextField
              label={m.taxes_from()}
              type="date"
              {...field(`classes.${index}.rates.${rate}.from`)}
            />
          </div>
          <div className="w-28">
            <TextField
              label={m.taxes_rate()}
              type="number"
              inputMode="decimal"
              min={0}
              step={0.01}
              {...field(`classes.${index}.rates.${rate}.percent`)}
            />
          </div>
          <Button
            variant="plain"
            className="sm:mt-7"
            aria-label={m.taxes_remove_rate({ number: rate + 1, name })}
            onClick={() => remove(rate)}
          >
            <Trash2 aria-hidden className="size-5" />
            {m.ui_remove()}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="quiet"
        className="self-start"
        aria-label={m.taxes_add_rate_to({ name })}
        onClick={() => append({ from: '', percent: '' })}
      >
        <Plus aria-hidden className="size-5" />
        {m.taxes_add_rate()}
      </Button>
    </li>
  );
}
