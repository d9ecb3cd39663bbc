import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  EXPLAINED_IF_OTHER,
  type InventoryRecord,
  throwAwayFields,
} from '../../../../shared/contract/menu/inventory-contract';
import { THROWN_REASONS } from '../../../../shared/domain/menu/waste';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { newId } from '../../../device/new-id';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { numericText } from '../../kit/form/numeric-text';
import { fieldsOf } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { WasteFields } from '../../kit/form/waste-fields';
import { useMutation } from '../../kit/query/use-mutation';

const draft = throwAwayFields
  .extend({ quantity: numericText(throwAwayFields.shape.quantity) })
  .refine(...EXPLAINED_IF_OTHER);

interface ThrowAwayDialogProps {
  record: InventoryRecord;
  onClose: () => void;
  onSaved: (record: InventoryRecord) => void;
}

/** Units that leave the stock unsold, with a reason (menu rule 21). */
export function ThrowAwayDialog({ record, onClose, onSaved }: ThrowAwayDialogProps) {
  const { inventory } = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  // The same until it is saved, so that an entry whose reply was lost is not taken twice.
  const [entryId] = useState(newId);
  const form = useZodForm(draft, { quantity: '1', reason: 'expired', note: '' });
  const field = fieldsOf(form);
  const save = form.handleSubmit(async (entered) => {
    const sent = await send(
      () => inventory.throwAway({ id: record.id, entryId, ...entered }),
      m.waste_failed(),
    );
    if (!sent) return;
    toast('success', m.ui_saved());
    onSaved(sent.result);
    onClose();
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={m.waste_throw_away_of({ name: record.productName })}
        description={m.waste_throw_away_hint()}
        onClose={onClose}
        onSubmit={save}
        saveLabel={m.waste_throw_away()}
        busy={busy}
        failure={failure}
      >
        <TextField label={m.waste_units()} inputMode="numeric" {...field('quantity')} />
        <WasteFields reasons={THROWN_REASONS} />
      </FormDialog>
    </FormProvider>
  );
}
