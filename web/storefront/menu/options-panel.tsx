import { Circle, CircleCheck } from 'lucide-react';
import type { CustomizationOptions } from '../../../shared/domain/customizations';
import { formatRupees } from '../../../shared/domain/money';
import { classNames } from '../../ui/class-names';
import type { Choices } from './choices';

interface OptionsPanelProps {
  offered: CustomizationOptions;
  choices: Choices;
  onChange: (choices: Choices) => void;
  disabled: boolean;
}

/** One choice at most of each section; pressing a chosen one again takes it back. */
export function OptionsPanel({ offered, choices, onChange, disabled }: OptionsPanelProps) {
  const toggle = (section: string, value: string) => {
    const { [section]: before, ...others } = choices;
    onChange(before === value ? others : { ...others, [section]: value });
  };
  return (
    <div className="flex flex-col gap-4">
      {Object.entries(offered).map(([section, { label, options }]) => (
        <fieldset key={section} disabled={disabled}>
          <legend className="mb-1.5 font-semibold">{label}</legend>
          <div className="flex flex-wrap gap-2">
            {options.map((option) => {
              const chosen = choices[section] === option.value;
              return (
                <button
                  key={option.value}
                  type="button"
                  aria-pressed={chosen}
                  onClick={() => toggle(section, option.value)}
                  className={classNames(
                    'inline-flex min-h-11 items-center gap-1.5 rounded-full border pr-3.5 pl-2.5 text-sm font-medium transition-colors disabled:opacity-60 [&_svg]:size-5',
                    chosen
                      ? 'border-hill bg-hill-soft text-hill'
                      : 'border-mist-strong bg-raised hover:bg-sunken',
                  )}
                >
                  {chosen ? (
                    <CircleCheck aria-hidden />
                  ) : (
                    <Circle aria-hidden className="text-mist-strong" />
                  )}
                  {option.label}
                  {option.priceModifier !== 0 && (
                    <span className={classNames('tabular-nums', !chosen && 'text-ink-soft')}>
                      {option.priceModifier < 0 ? '−' : '+'}
                      {formatRupees(Math.abs(option.priceModifier))}
                    </span>
                  )}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
