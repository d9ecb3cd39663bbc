import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '../../shared/messages/compiled/messages';

/** Attributes that connect a control with its label, hint and error. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the value is invalid; announced when it appears. */
  error?: string | undefined;
  /** Marks a field that may stay empty; all others are required. */
  optional?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

export const CONTROL_CLASS =
  'w-full min-h-11 rounded-md border border-mist-strong bg-raised px-3 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft aria-invalid:border-chilli aria-invalid:border-2 ' +
  'disabled:bg-sunken disabled:text-ink-soft [&:not(select):read-only]:bg-sunken';

export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const noted = error !== undefined || hint !== undefined;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && (
          <span className="ml-1 inline-block text-sm font-normal text-ink-soft">
            ({m.ui_optional()})
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      <div id={noteId} aria-live="polite">
        {error !== undefined ? (
          <p className="flex items-start gap-1 text-sm text-chilli">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        ) : (
          hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>
        )}
      </div>
    </div>
  );
}
