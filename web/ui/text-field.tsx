import type { ComponentProps, FocusEvent } from 'react';
import { classNames } from './class-names';
import { CONTROL_CLASS, Field, type FieldProps } from './field';

type Labelled = Omit<FieldProps, 'children'>;

type TextFieldProps = Labelled &
  ComponentProps<'input'> & {
    /** Shown inside the field before the text: '+91', '₹'. */
    prefix?: string | undefined;
  };

/** What is typed replaces a sum that is there: a tap before the 0 of a tip would make 100 of 10. */
const selectSum = ({ target }: FocusEvent<HTMLInputElement>) => target.select();

/** A single-line text field. It accepts the props of an `input`, such as `{...register('name')}`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, prefix, className, ...given } = props;
  const input = given.inputMode === 'decimal' ? { onFocus: selectSum, ...given } : given;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) =>
        prefix === undefined ? (
          <input {...control} className={classNames(CONTROL_CLASS, className)} {...input} />
        ) : (
          <span className="relative flex">
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-0 grid w-[3rem] place-items-center text-ink-soft"
            >
              {prefix}
            </span>
            <input
              {...control}
              className={classNames(CONTROL_CLASS, 'pl-[3rem]', className)}
              {...input}
            />
          </span>
        )
      }
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  rows = 3,
  ...textarea
}: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          className={classNames(CONTROL_CLASS, className)}
          {...textarea}
        />
      )}
    </Field>
  );
}
