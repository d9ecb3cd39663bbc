import { FormProvider } from 'react-hook-form';
import * as z from 'zod';
import { EXPLAINED_IF_OTHER } from '../../../../shared/contract/menu/inventory-contract';
import { remakeFields } from '../../../../shared/contract/orders/order-changes-contract';
import { REMAKE_REASONS } from '../../../../shared/domain/menu/waste';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { FormDialog } from '../../kit/form/form-dialog';
import { useZodForm } from '../../kit/form/use-zod-form';
import { WasteFields } from '../../kit/form/waste-fields';
import { DishUnits } from './dish-units';
import { orderName } from './order-name';
import { useOrderChange } from './use-order-change';

const draft = remakeFields
  .extend({
    lines: z
      .array(z.number())
      .refine((units) => units.some((count) => count > 0), { error: m.waste_choose_dish }),
  })
  .refine(...EXPLAINED_IF_OTHER);

interface RemakeDialogProps {
  order: Order;
  onClose: () => void;
  onChanged: (order: Order) => void;
}

/** Dishes that the kitchen makes again at no charge (orders rule 26). */
export function RemakeDialog({ order, onClose, onChanged }: RemakeDialogProps) {
  const { orderChanges } = useApi();
  const { busy, failure, send } = useOrderChange(onChanged, m.waste_failed());
  const { id, items, changeCount: version = 0 } = order;
  const form = useZodForm(draft, { lines: items.map(() => 0), reason: 'dropped', note: '' });
  const save = form.handleSubmit(async ({ lines: units, ...why }) => {
    const lines = items.flatMap(({ line }, at) => {
      const quantity = units[at] ?? 0;
      return quantity > 0 ? [{ line, quantity }] : [];
    });
    // The version lets a request that is sent again change nothing.
    if (await send(() => orderChanges.remake({ id, version, lines, ...why }))) onClose();
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={m.waste_remake_order({ order: orderName(order) })}
        description={m.waste_remake_hint()}
        onClose={onClose}
        onSubmit={save}
        saveLabel={m.waste_send_to_kitchen()}
        busy={busy}
        failure={form.formState.errors.lines?.message ?? failure}
      >
        <DishUnits
          legend={m.waste_units()}
          items={items}
          most={items.map(({ quantity }) => quantity)}
          chosen={form.watch('lines')}
          onChoose={(units) => form.setValue('lines', units, { shouldDirty: true })}
        />
        <WasteFields reasons={REMAKE_REASONS} />
      </FormDialog>
    </FormProvider>
  );
}
