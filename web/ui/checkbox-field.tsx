import type { ComponentProps, ReactNode } from 'react';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
};

export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-hill" {...input} />
      <span className="flex min-w-0 flex-col">
        {label}
        {hint !== undefined && <span className="text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
