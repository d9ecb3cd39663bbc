import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusal } from '../../../api/refusal';

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
