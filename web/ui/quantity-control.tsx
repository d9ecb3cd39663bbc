import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
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
  disabled?: boolean;
  wide?: boolean;
}

const STEP =
  'grid w-11 shrink-0 place-items-center text-hill transition-colors hover:bg-hill-soft ' +
  'disabled:text-ink-soft disabled:opacity-60 disabled:hover:bg-transparent [&_svg]:size-4 ' +
  'focus-visible:shadow-none focus-visible:-outline-offset-3';

/** Below 1 or not whole is ignored (storefront rule 10). The typed text stays until blur. */
export function QuantityControl({
  label,
  quantity,
  max,
  onChange,
  min = 1,
  disabled = false,
  wide = false,
}: QuantityControlProps) {
  const [draft, setDraft] = useState<string>();

  const typed = (text: string) => {
    setDraft(isCount(text) ? undefined : text);
    if (isCount(text)) onChange(Number(text), 'typing');
  };

  return (
    <div
      className={classNames(
        'flex min-h-11.5 shrink-0 overflow-hidden rounded-md border border-mist-strong bg-raised',
        wide ? 'w-full' : 'w-fit',
        disabled && 'opacity-60',
      )}
    >
      <button
        type="button"
        className={STEP}
        aria-label={`One less: ${label}`}
        disabled={disabled || quantity <= min}
        onClick={() => onChange(quantity - 1, 'button')}
      >
        <Minus aria-hidden />
      </button>
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
      <button
        type="button"
        className={STEP}
        aria-label={`One more: ${label}`}
        disabled={disabled || quantity >= max}
        onClick={() => onChange(quantity + 1, 'button')}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}

function isCount(text: string): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1;
}
