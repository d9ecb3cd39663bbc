import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import type { StockLevelsDraft } from './stock-draft';

/** @param isFirstCount the current stock follows the starting stock until it is typed. */
export function StockLevelFields({ isFirstCount = false }: { isFirstCount?: boolean }) {
  const { setValue, formState } = useFormContext<StockLevelsDraft>();
  const { dirtyFields } = formState;
  const field = useFields<StockLevelsDraft>();
  const count = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const;
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        {...count}
        label="Starting stock"
        hint="Restock sets the stock to this number"
        {...field('startingStock', {
          onChange: (event) => {
            if (isFirstCount && !dirtyFields.currentStock) {
              setValue('currentStock', event.target.value);
            }
          },
        })}
      />
      <TextField
        {...count}
        label="Current stock"
        hint="Units in stock now"
        {...field('currentStock')}
      />
    </div>
  );
}
