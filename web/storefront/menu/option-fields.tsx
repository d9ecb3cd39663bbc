import { Circle, CircleCheck, Square, SquareCheck } from 'lucide-react';
import {
  type CustomizationOption,
  type CustomizationOptions,
  maxOf,
  minOf,
  type OptionSection,
} from '../../../shared/domain/customizations';
import { formatRupees } from '../../../shared/domain/money';
import { choiceWords } from '../../../shared/domain/option-rules';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import type { Choices } from './use-product-draft';

interface OptionFieldsProps {
  productId: string;
  offered: CustomizationOptions;
  choices: Choices;
  onChange: (choices: Choices) => void;
  disabled: boolean;
}

/** The sections of a dish's options, each with its rule. */
export function OptionFields(props: OptionFieldsProps) {
  const { productId, offered, choices, onChange, disabled } = props;
  return (
    <div className="flex flex-col gap-4">
      {Object.entries(offered).map(([key, section]) => {
        const others = choices.filter((choice) => choice.section !== key);
        const chosen = choices.filter((choice) => choice.section === key);
        return (
          <SectionFields
            key={key}
            id={sectionElementId(productId, key)}
            section={section}
            chosen={chosen.map(({ value }) => value)}
            onChange={(values) =>
              onChange([...others, ...values.map((value) => ({ section: key, value }))])
            }
            disabled={disabled}
          />
        );
      })}
    </div>
  );
}

const sectionElementId = (productId: string, key: string) => `options-${productId}-${key}`;

/** Brings a section that needs a choice into sight, with the focus on its first option. */
export function focusSection(productId: string, key: string): void {
  const section = document.getElementById(sectionElementId(productId, key));
  section?.scrollIntoView({ block: 'nearest' });
  section?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
}

interface SectionFieldsProps {
  id: string;
  section: OptionSection;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
  disabled: boolean;
}

/**
 * Pressing a chosen option again removes it, unless the section needs exactly one. In a section that
 * takes one option, another one replaces it.
 */
function SectionFields({ id, section, chosen, onChange, disabled }: SectionFieldsProps) {
  const [min, max] = [minOf(section), maxOf(section)];
  const words = choiceWords(section);
  const toggle = (value: string) => {
    const isChosen = chosen.includes(value);
    if (max === 1) onChange(isChosen && min === 0 ? [] : [value]);
    else onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  return (
    <fieldset id={id} disabled={disabled} className="scroll-my-3">
      <legend className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{section.label}</span>
        {words && <span className="text-sm text-ink-soft">{words}</span>}
        {min > 0 && <Badge tone="waffle">Required</Badge>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {section.options.map((option) => {
          const isChosen = chosen.includes(option.value);
          return (
            <OptionButton
              key={option.value}
              option={option}
              isChosen={isChosen}
              isOneOf={max === 1}
              disabled={option.isSoldOut || (max > 1 && !isChosen && chosen.length >= max)}
              onPress={() => toggle(option.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface OptionButtonProps {
  option: CustomizationOption;
  isChosen: boolean;
  /** Whether another option of the section replaces it. */
  isOneOf: boolean;
  disabled: boolean | undefined;
  onPress: () => void;
}

function OptionButton({ option, isChosen, isOneOf, disabled, onPress }: OptionButtonProps) {
  const [Empty, Checked] = isOneOf ? [Circle, CircleCheck] : [Square, SquareCheck];
  const { label, priceModifier, isSoldOut } = option;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border pr-3.5 pl-2.5 text-sm font-medium transition-colors [&_svg]:size-5',
        isSoldOut ? 'text-ink-soft' : 'disabled:opacity-60',
        isChosen
          ? 'border-hill bg-hill-soft text-hill'
          : 'border-mist-strong bg-raised enabled:hover:bg-sunken',
      )}
    >
      {isChosen ? <Checked aria-hidden /> : <Empty aria-hidden className="text-mist-strong" />}
      <span className={classNames(isSoldOut && 'line-through')}>{label}</span>
      {isSoldOut && <span className="text-chilli">Sold out</span>}
      {!isSoldOut && priceModifier !== 0 && (
        <span className={classNames('tabular-nums', !isChosen && 'text-ink-soft')}>
          {priceModifier < 0 ? '−' : '+'}
          {formatRupees(Math.abs(priceModifier))}
        </span>
      )}
    </button>
  );
}
