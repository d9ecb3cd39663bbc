import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useFormContext,
} from 'react-hook-form';

/** Registers a form's fields, each with its error: `<TextField label="Name" {...field('name')} />`. */
export function useFields<Draft extends FieldValues>() {
  const { register, formState } = useFormContext<Draft>();
  const { errors } = formState;
  return <Name extends FieldPath<Draft>>(name: Name, options?: RegisterOptions<Draft, Name>) => ({
    error: get<object, { message?: string } | undefined>(errors, name)?.message,
    ...register(name, options),
  });
}
