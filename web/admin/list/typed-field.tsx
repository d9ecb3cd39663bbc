import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field';
import { useTyped } from './use-typed';

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A filter that is typed: the list follows when the typing pauses. */
export function TypedField({ value, onChange, ...field }: TypedFieldProps) {
  return <TextField {...field} {...useTyped(value, onChange)} />;
}
