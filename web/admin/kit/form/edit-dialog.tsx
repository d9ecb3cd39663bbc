import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { m } from '../../../../shared/messages/compiled/messages';
import { refusal } from '../../../api/refusal';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../query/use-mutation';
import { FormDialog } from './form-dialog';
import { useZodForm } from './use-zod-form';

/** What a row is, and what its list holds, for the messages of a failure. */
export type RowNoun =
  | 'printer'
  | 'category'
  | 'inventory'
  | 'product'
  | 'shared options'
  | 'admin user';
type RowsNoun =
  | 'printers'
  | 'categories'
  | 'inventory data'
  | 'products'
  | 'shared options'
  | 'admin users';

export interface EditedRow<Row> {
  /** The row to change; undefined adds one. */
  row: Row | undefined;
  /** The row whose values a new one starts with. */
  copied?: Row | undefined;
  onClose: () => void;
  onSaved: (row: Row) => void;
}

interface EditDialogProps<Row, Draft extends FieldValues, Entered> extends EditedRow<Row> {
  noun: RowNoun;
  plural: RowsNoun;
  /** Default: 'Edit <name>', or `addLabel` without a row. */
  title?: string;
  /** The title and the button of a dialog that adds a row. */
  addLabel?: string;
  nameOf: (row: Row) => string;
  /** Undefined gives the values of a new row. */
  draftOf: (row: Row | undefined) => Draft;
  schema: z.ZodType<Entered, Draft>;
  /** @param base the row with which the form started. */
  send: (entered: Entered, base: Row | undefined, isDirty: DirtyFields<Draft>) => Promise<Row>;
  list: () => Promise<readonly Row[]>;
  /** The sentence for a row that no longer exists. */
  gone?: string;
  /** The toast after a change; by default it names the row. */
  savedMessage?: string;
  mutation?: ReturnType<typeof useMutation>;
  children: ReactNode;
}

type DirtyFields<Draft> = (name: keyof Draft) => boolean;

/** Adds or changes a row of a list (back office rule 7). Typed values stay until they are saved. */
export function EditDialog<Row extends { id: string }, Draft extends FieldValues, Entered>(
  props: EditDialogProps<Row, Draft, Entered>,
) {
  const { noun, plural, nameOf, draftOf, onClose, onSaved, addLabel = m.ui_save() } = props;
  const toast = useToast();
  // The version that the form started with; after a conflict, the latest one.
  const [base, setBase] = useState(props.row);
  const ownMutation = useMutation();
  const { busy, failure, send, clearFailure } = props.mutation ?? ownMutation;
  const form = useZodForm(props.schema, draftOf(base));
  const { dirtyFields, isDirty: isFilled } = form.formState;

  const save = async (entered: Entered) => {
    const isDirty: DirtyFields<Draft> = (name) =>
      Boolean((dirtyFields as FieldValues)[name as string]);
    const sent = await send(
      () =>
        props.send(entered, base, isDirty).catch((error: unknown) => {
          markRefusedFields(form, error);
          throw error;
        }),
      base ? m.kit_row_update_failed({ noun }) : m.kit_row_add_failed({ noun }),
      props.gone,
    );
    if (!sent) return;
    onSaved(sent.result);
    onClose();
    const name = nameOf(sent.result);
    const saved = base ? m.kit_row_saved({ name }) : m.kit_row_added({ name });
    toast('success', props.savedMessage ?? saved);
  };
  const loadLatest = async (old: Row) => {
    const sent = await send(props.list, m.kit_row_load_failed({ rows: plural }));
    if (!sent) return;
    const latest = sent.result.find(({ id }) => id === old.id);
    if (!latest) {
      toast('warning', m.kit_row_deleted_by_other({ name: nameOf(old) }));
      return onClose();
    }
    setBase(latest);
    form.reset(draftOf(latest));
    clearFailure();
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={props.title ?? (props.row ? m.kit_row_edit({ name: nameOf(props.row) }) : addLabel)}
        onClose={onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel={props.row ? m.ui_save() : addLabel}
        busy={busy}
        failure={failure}
        isFilled={isFilled}
        onLoadLatest={base && (() => loadLatest(base))}
      >
        {props.children}
      </FormDialog>
    </FormProvider>
  );
}

/** Shows the server's field errors at the form's fields, and focuses the first. */
export function markRefusedFields<Values extends FieldValues, Entered>(
  form: UseFormReturn<Values, unknown, Entered>,
  error: unknown,
): void {
  const refused = refusal(error);
  if (refused.code !== 'bad_input') return;
  const fields = refused.data.issues.filter(({ path }) => path in form.getValues());
  fields.forEach(({ path, message }, index) => {
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}
