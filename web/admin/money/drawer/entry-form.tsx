import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod';
import { type Drawer, entryInput } from '../../../../shared/contract/money/drawer-contract';
import { m } from '../../../../shared/messages/compiled/messages';
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

const { kind, amount, reason } = entryInput.shape;

const entered = z
  .object({ kind, amount: numericText(amount), reason })
  .refine((entry) => entry.kind === 'float' || entry.reason !== '', {
    path: ['reason'],
    error: () => m.drawer_say_what_for(),
  });

export function EntryForm({ onEntered }: { onEntered: (drawer: Drawer) => void }) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  // The same until it is saved, so that an entry whose reply was lost is not added twice.
  const [id, setId] = useState(newId);
  const form = useZodForm(entered, { kind: 'out', amount: '', reason: '' });
  const save = form.handleSubmit(async (entry) => {
    const sent = await send(() => api.drawer.enter({ id, ...entry }), m.drawer_entry_failed());
    if (!sent) return;
    toast('success', m.ui_saved());
    setId(newId());
    form.reset();
    onEntered(sent.result);
  });
  return (
    <Panel title={m.drawer_without_order()}>
      <FormProvider {...form}>
        <form noValidate onSubmit={save} className="flex flex-col gap-4">
          <EntryFields />
          <FailureNotice message={failure?.message} />
          <Button type="submit" busy={busy} className="self-start">
            {m.ui_save()}
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
      <SelectField label={m.drawer_what()} {...field('kind')}>
        <option value="out">{m.drawer_out()}</option>
        <option value="in">{m.drawer_in()}</option>
        <option value="float">{m.drawer_float()}</option>
      </SelectField>
      <TextField label={m.drawer_amount()} prefix="₹" inputMode="decimal" {...field('amount')} />
      <TextField label={m.drawer_what_for()} hint={m.drawer_what_for_hint()} {...field('reason')} />
    </>
  );
}
