import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod';
import { type Drawer, entryInput } from '../../../../shared/contract/money/drawer-contract';
import { useApi } from '../../../api/api-provider';
import { newId } from '../../../device/new-id';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { numericText } from '../../kit/form/numeric-text';
import { useFields } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

const FAILED = 'Failed to save the entry. Please try again.';
const { kind, amount, reason } = entryInput.shape;

const entered = z
  .object({ kind, amount: numericText(amount), reason })
  .refine((entry) => entry.kind === 'float' || entry.reason !== '', {
    path: ['reason'],
    message: 'Please say what the cash is for',
  });

export function EntryForm({ onEntered }: { onEntered: (drawer: Drawer) => void }) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  // The same until it is saved, so that an entry whose reply was lost is not added twice.
  const [id, setId] = useState(newId);
  const form = useZodForm(entered, { kind: 'out', amount: '', reason: '' });
  const save = form.handleSubmit(async (entry) => {
    const sent = await send(() => api.drawer.enter({ id, ...entry }), FAILED);
    if (!sent) return;
    toast('success', 'Saved.');
    setId(newId());
    form.reset();
    onEntered(sent.result);
  });
  return (
    <Panel title="Cash without an order">
      <FormProvider {...form}>
        <form noValidate onSubmit={save} className="flex flex-col gap-4">
          <EntryFields />
          <FailureNotice message={failure?.message} />
          <Button type="submit" busy={busy} className="self-start">
            Save
          </Button>
        </form>
      </FormProvider>
    </Panel>
  );
}

function EntryFields() {
  const field = useFields<{ kind: string; amount: string; reason: string }>();
  return (
    <>
      <SelectField label="What is it?" {...field('kind')}>
        <option value="out">Cash out</option>
        <option value="in">Cash in</option>
        <option value="float">Opening float</option>
      </SelectField>
      <TextField label="Amount" prefix="₹" inputMode="decimal" {...field('amount')} />
      <TextField label="What for?" hint="Milk, gas, change from the bank" {...field('reason')} />
    </>
  );
}
