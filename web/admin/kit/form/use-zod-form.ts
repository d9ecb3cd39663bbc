import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { fieldWords } from '../../../../shared/contract/platform/field-words';

/** A form whose values the schema checks and converts, with the messages of our fields. */
export function useZodForm<Draft extends FieldValues, Entered>(
  schema: z.ZodType<Entered, Draft>,
  values: Draft,
) {
  return useForm<Draft, unknown, Entered>({
    defaultValues: values as DefaultValues<Draft>,
    resolver: zodResolver(schema, { error: fieldWords }),
  });
}
