import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';

/** Registers a form's fields, each with its error: `<TextField label="Name" {...field('name')} />`. */
export function useFields<Draft extends FieldValues>() {
  return fieldsOf(useFormContext<Draft>());
}

/** The same in the component that has made the form. */
export function fieldsOf<Draft extends FieldValues>({
  register,
  formState: { errors },
}: Pick<UseFormReturn<Draft>, 'register' | 'formState'>) {
  return <Name extends FieldPath<Draft>>(name: Name, options?: RegisterOptions<Draft, Name>) => ({
    error: get<object, { message?: string } | undefined>(errors, name)?.message,
    ...register(name, options),
  });
}
