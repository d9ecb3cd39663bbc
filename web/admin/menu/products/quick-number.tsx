import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { fieldWords } from '../../../../shared/contract/platform/field-words';
import { m } from '../../../../shared/messages/compiled/messages';
import { CONTROL_CLASS } from '../../../ui/field';
import { numericText } from '../../kit/form/numeric-text';

interface QuickNumberProps {
  /** For a screen reader: 'Price of Classic Waffle'. */
  label: string;
  value: string;
  schema: z.ZodType<number, number>;
  inputMode: 'decimal' | 'numeric';
  onSave: (value: number) => void;
  choices?: readonly { label: string; value: number }[];
  children: ReactNode;
}

/** A number of a list that is changed in its place: Enter or leaving saves, Escape gives up. */
export function QuickNumber(props: QuickNumberProps) {
  const { label, value, schema, inputMode, onSave, choices = [], children } = props;
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // The button then takes the focus, which is otherwise lost with the field.
  const [closedByKey, setClosedByKey] = useState(false);

  const close = () => {
    setTyped(undefined);
    setProblem(undefined);
  };
  const save = () => {
    if (typed === undefined || typed.trim() === value) return close();
    const read = numericText(schema).safeParse(typed, { error: fieldWords });
    if (!read.success) return setProblem(read.error.issues[0]?.message);
    close();
    onSave(read.data);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Otherwise Enter also presses the button that takes the focus.
    event.preventDefault();
    setClosedByKey(true);
    if (event.key === 'Enter') save();
    else close();
  };

  if (typed === undefined) {
    return (
      <button
        type="button"
        aria-label={m.menuoffice_change_of({ label })}
        title={m.menuoffice_change_of({ label })}
        // biome-ignore lint/a11y/noAutofocus: it replaces the field that had the focus
        autoFocus={closedByKey}
        onClick={() => {
          setClosedByKey(false);
          setTyped(value);
        }}
        className="min-h-11 min-w-11 rounded-md px-1 text-right underline decoration-mist-strong decoration-dotted underline-offset-4 hover:bg-hill-soft md:-mr-1"
      >
        {children}
      </button>
    );
  }
  return (
    <fieldset
      aria-label={m.menuoffice_change_of({ label })}
      className="inline-flex flex-col items-end gap-1"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || save()}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that had the focus
        autoFocus
        type="number"
        inputMode={inputMode}
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        className={`${CONTROL_CLASS} max-w-28 text-right`}
      />
      {problem !== undefined && (
        <span role="alert" className="max-w-32 text-sm text-chilli">
          {problem}
        </span>
      )}
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          // The field keeps the focus: Safari gives it to no button, so the blur would close the choices.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            close();
            onSave(choice.value);
          }}
          className="min-h-11 rounded-md max-w-28 px-1 text-right font-semibold text-hill hover:bg-hill-soft"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
