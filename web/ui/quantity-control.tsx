import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { classNames } from './class-names';

interface QuantityControlProps {
  /** What is counted, for screen readers: 'Quantity of Classic Waffle'. */
  label: string;
  quantity: number;
  /** The most that can be had. A typed number above it is reported as typed, not cut here. */
  max: number;
  /** A whole number of at least 1, as pressed or typed. */
  onChange: (quantity: number) => void;
  min?: number;
  disabled?: boolean;
}

const STEP =
  'grid w-11 place-items-center text-hill transition-colors hover:bg-hill-soft ' +
  'disabled:text-ink-soft disabled:opacity-60 disabled:hover:bg-transparent [&_svg]:size-4';

/** Decrease, a typed number, increase. Below 1 and not whole is ignored (spec §5). */
export function QuantityControl({
  label,
  quantity,
  max,
  onChange,
  min = 1,
  disabled = false,
}: QuantityControlProps) {
  return (
    <NumberField.Root
      value={quantity}
      min={min}
      max={Math.max(max, min)}
      allowOutOfRange
      disabled={disabled}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
      onValueChange={(value) => {
        if (value !== null && Number.isInteger(value) && value >= 1) onChange(value);
      }}
    >
      <NumberField.Group
        className={classNames(
          'flex h-11 w-fit overflow-hidden rounded-md border border-mist-strong bg-raised',
          disabled && 'opacity-60',
        )}
      >
        <NumberField.Decrement
          className={STEP}
          aria-label={`One less: ${label}`}
          disabled={disabled || quantity <= min}
        >
          <Minus aria-hidden />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          className="w-9 bg-transparent text-center text-base font-semibold tabular-nums outline-offset-[-3px]"
        />
        <NumberField.Increment
          className={STEP}
          aria-label={`One more: ${label}`}
          disabled={disabled || quantity >= max}
        >
          <Plus aria-hidden />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
