import { useFormContext } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
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
        label={m.menuoffice_starting_stock()}
        hint={m.menuoffice_starting_stock_hint()}
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
        label={m.menuoffice_current_stock()}
        hint={m.menuoffice_current_stock_hint()}
        {...field('currentStock')}
      />
    </div>
  );
}
