import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { CONTROL_CLASS, Field, type FieldProps } from './field';

type SelectFieldProps = ComponentProps<'select'> & Omit<FieldProps, 'children' | 'optional'>;

/** The native select, which works well on every phone; `children` are its options. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, className, children, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative flex">
          <select
            {...control}
            className={classNames(CONTROL_CLASS, 'appearance-none pr-10', className)}
            {...select}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}

interface OptionsProps {
  /** Values with their words. */
  of: readonly (readonly [value: string | number, words: string])[];
}

export function Options({ of }: OptionsProps) {
  return of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}
