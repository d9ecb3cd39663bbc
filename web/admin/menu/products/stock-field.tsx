import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import type { ProductDraft } from './product-draft';

/** The stock, or that nobody counts the product. A typed number starts the counting. */
export function StockField() {
  const { setValue, clearErrors } = useFormContext<ProductDraft>();
  const field = useFields<ProductDraft>();
  return (
    <div>
      <TextField
        label="Stock"
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        {...field('stockCount', {
          onChange: ({ target }) => setValue('isUncounted', target.value === ''),
        })}
      />
      <CheckboxField
        label="Always available"
        {...field('isUncounted', {
          onChange: ({ target }) => {
            if (!target.checked) return;
            setValue('stockCount', '', { shouldDirty: true });
            clearErrors('stockCount');
          },
        })}
      />
    </div>
  );
}
