import type { ComponentProps } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { markRefusedFields } from '../../kit/form/edit-dialog';
import { FormDialog } from '../../kit/form/form-dialog';
import { fieldsOf } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { useMutation } from '../../kit/query/use-mutation';

interface OwnKeyDialogProps<Draft extends FieldValues> {
  title: string;
  schema: z.ZodType<Draft, Draft>;
  values: Draft;
  fields: readonly (ComponentProps<typeof TextField> & { name: Path<Draft> })[];
  send: (entered: Draft) => Promise<void>;
  failed: string;
  done: string;
  onClose: () => void;
}

/** Asks for a new password or PIN, and for the present password. */
export function OwnKeyDialog<Draft extends FieldValues>(props: OwnKeyDialogProps<Draft>) {
  const { title, onClose } = props;
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const form = useZodForm(props.schema, props.values as Draft & DefaultValues<Draft>);
  const field = fieldsOf(form);
  const save = async (entered: Draft) => {
    const change = () =>
      props.send(entered).catch((error: unknown) => {
        markRefusedFields(form, error);
        throw error;
      });
    if (!(await send(change, props.failed))) return;
    onClose();
    toast('success', props.done);
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={form.handleSubmit(save)}
      saveLabel={title}
      busy={busy}
      failure={failure}
      isFilled={form.formState.isDirty}
    >
      {props.fields.map(({ name, ...text }) => (
        <TextField key={name} {...text} {...field(name)} />
      ))}
    </FormDialog>
  );
}
