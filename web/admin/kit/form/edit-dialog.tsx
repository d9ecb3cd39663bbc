import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { refusal } from '../../../api/refusal';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../query/use-mutation';
import { FormDialog } from './form-dialog';
import { useZodForm } from './use-zod-form';

export interface EditedRow<Row> {
  /** The row to change; undefined adds one. */
  row: Row | undefined;
  /** The row whose values a new one starts with. */
  copied?: Row | undefined;
  onClose: () => void;
  onSaved: (row: Row) => void;
}

interface EditDialogProps<Row, Draft extends FieldValues, Entered> extends EditedRow<Row> {
  /** The noun in the messages of a failure: 'product'. */
  noun: string;
  plural: string;
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
  const { noun, plural, nameOf, draftOf, onClose, onSaved, addLabel = 'Save' } = props;
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
      `Failed to ${base ? 'update' : 'add'} ${noun}. Please try again.`,
      props.gone,
    );
    if (!sent) return;
    onSaved(sent.result);
    onClose();
    const saved = `${nameOf(sent.result)} was ${base ? 'saved' : 'added'}`;
    toast('success', props.savedMessage ?? saved);
  };
  const loadLatest = async (old: Row) => {
    const sent = await send(props.list, `Failed to load ${plural}. Please try again.`);
    if (!sent) return;
    const latest = sent.result.find(({ id }) => id === old.id);
    if (!latest) {
      toast('warning', `${nameOf(old)} was deleted by someone else`);
      return onClose();
    }
    setBase(latest);
    form.reset(draftOf(latest));
    clearFailure();
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={props.title ?? (props.row ? `Edit ${nameOf(props.row)}` : addLabel)}
        onClose={onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel={props.row ? 'Save' : addLabel}
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
function markRefusedFields<Values extends FieldValues, Entered>(
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
