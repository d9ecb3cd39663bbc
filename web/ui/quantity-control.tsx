import { useRef, useState } from 'react';
import { m } from '../../shared/messages/compiled/messages';
import { classNames } from './class-names';

interface QuantityControlProps {
  /** What is counted, for screen readers: 'Quantity of Classic Waffle'. */
  label: string;
  quantity: number;
  /** The maximum. A typed number above it is still reported, so that the parent can clamp it with a notice. */
  max: number;
  /** Called with a whole number of at least 1, or 0 if that is the minimum, and how it was entered. */
  onChange: (quantity: number, by: 'button' | 'typing') => void;
  /** With 0, the decrease button also works at 1; a typed 0 is still ignored. */
  min?: number;
  /** At 0 the increase button is alone, with the word 'Add' and this name. */
  addLabel?: string;
  disabled?: boolean;
  wide?: boolean;
}

const STEP =
  'grid place-items-center text-hill hover:bg-hill-soft active:bg-hill-soft ' +
  'first:rounded-l-md last:rounded-r-md focus-visible:shadow-none focus-visible:-outline-offset-3 ' +
  'disabled:text-ink-soft disabled:opacity-60 disabled:hover:bg-transparent ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-60 aria-disabled:hover:bg-transparent';

/** Below 1 or not whole is ignored (storefront rule 10). The typed text stays until blur. */
export function QuantityControl({
  label,
  quantity,
  max,
  onChange,
  min = 1,
  addLabel,
  disabled = false,
  wide = false,
}: QuantityControlProps) {
  const [draft, setDraft] = useState<string>();
  const more = useRef<HTMLButtonElement>(null);
  const isAlone = addLabel !== undefined && quantity === 0;
  const isMost = quantity >= max;

  const typed = (text: string) => {
    setDraft(isCount(text) ? undefined : text);
    if (isCount(text)) onChange(Number(text), 'typing');
  };

  return (
    <div
      className={classNames(
        'flex shrink-0 rounded-md border bg-raised noscript:hidden',
        isAlone ? 'border-hill' : 'border-mist-strong',
        // With a size of its own it is laid out alone.
        wide ? 'h-11.5 w-full contain-layout contain-size' : 'min-h-11.5 w-fit',
        disabled && 'opacity-60',
      )}
    >
      {!isAlone && (
        <>
          <button
            type="button"
            className={classNames(STEP, 'sign-minus w-11 shrink-0')}
            aria-label={m.ui_one_less({ label })}
            disabled={disabled || quantity <= min}
            onClick={() => {
              // The focus stays with the control when this button leaves it.
              if (addLabel && quantity === 1) more.current?.focus({ preventScroll: true });
              onChange(quantity - 1, 'button');
            }}
          />
          <input
            type="number"
            inputMode="numeric"
            aria-label={label}
            min={min}
            max={max}
            step={1}
            disabled={disabled}
            value={draft ?? quantity}
            onChange={(event) => typed(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setDraft(undefined)}
            className="plain-number w-9 min-w-[3ch] grow bg-transparent text-center text-base font-semibold tabular-nums focus-visible:shadow-none focus-visible:-outline-offset-3"
          />
        </>
      )}
      {/* The same button adds the first one: replacing what has the focus would lay out the page twice. */}
      <button
        ref={more}
        type="button"
        className={classNames(
          STEP,
          'sign-plus',
          isAlone
            ? 'grow grid-flow-col content-center justify-center gap-2 font-semibold'
            : 'w-11 shrink-0',
        )}
        aria-label={isAlone ? addLabel : m.ui_one_more({ label })}
        disabled={disabled}
        aria-disabled={isMost || undefined}
        onClick={() => {
          if (!isMost) onChange(quantity + 1, 'button');
        }}
      >
        {isAlone && m.ui_add()}
      </button>
    </div>
  );
}

function isCount(text: string): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1;
}
