import { Circle, CircleCheck, Square, SquareCheck } from 'lucide-react';
import { baseSection, choiceWords } from '../../shared/domain/menu/choice-words';
import {
  type CustomizationOption,
  type CustomizationOptions,
  maxOf,
  minOf,
  type OptionSection,
} from '../../shared/domain/menu/customizations';
import { formatRupees, type Paise } from '../../shared/domain/platform/money';
import { m } from '../../shared/messages/compiled/messages';
import { Badge } from './badge';
import { classNames } from './class-names';

/** The chosen options, by the keys of their sections. */
export type Choices = readonly { section: string; value: string }[];

interface OptionFieldsProps {
  /** Identifies this form: a card and a sheet may show the options of the same dish. */
  formId: string;
  /** One unit without options. */
  price: Paise;
  offered: CustomizationOptions;
  choices: Choices;
  onChange: (choices: Choices) => void;
  disabled: boolean;
}

export function OptionFields(props: OptionFieldsProps) {
  const { formId, price, offered, choices, onChange, disabled } = props;
  const base = baseSection(offered);
  return (
    <div className="flex flex-col gap-4">
      {Object.entries(offered).map(([key, section]) => {
        const others = choices.filter((choice) => choice.section !== key);
        const chosen = choices.filter((choice) => choice.section === key);
        return (
          <SectionFields
            key={key}
            id={sectionElementId(formId, key)}
            price={key === base ? price : undefined}
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

const sectionElementId = (formId: string, key: string) => `${formId}-${key}`;

/** Brings a section that needs a choice into sight, with the focus on its first option. */
export function focusSection(formId: string, key: string): void {
  const section = document.getElementById(sectionElementId(formId, key));
  section?.scrollIntoView({ block: 'nearest' });
  section?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
}

interface SectionFieldsProps {
  id: string;
  /** Added to its options' modifiers, to show whole prices. */
  price: Paise | undefined;
  section: OptionSection;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
  disabled: boolean;
}

/** Pressing a chosen option again removes it, unless the section needs exactly one. */
function SectionFields(props: SectionFieldsProps) {
  const { id, price, section, chosen, onChange, disabled } = props;
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
        {min > 0 && <Badge tone="waffle">{m.ui_required()}</Badge>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {section.options.map((option) => {
          const isChosen = chosen.includes(option.value);
          return (
            <OptionButton
              key={option.value}
              option={option}
              price={price}
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
  price: Paise | undefined;
  isChosen: boolean;
  /** Whether another option of the section replaces it. */
  isOneOf: boolean;
  disabled: boolean | undefined;
  onPress: () => void;
}

function OptionButton({ option, price, isChosen, isOneOf, disabled, onPress }: OptionButtonProps) {
  const [Empty, Checked] = isOneOf ? [Circle, CircleCheck] : [Square, SquareCheck];
  const { label, isSoldOut } = option;
  const words = isSoldOut ? '' : priceWords(option, price);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 max-w-full items-center gap-x-1.5 rounded-full border pr-3.5 pl-2.5 text-left text-sm font-medium transition-colors large-text:rounded-lg [&_svg]:size-5 [&_svg]:shrink-0',
        isSoldOut ? 'text-ink-soft' : 'disabled:opacity-60',
        isChosen
          ? 'border-hill bg-hill-soft text-hill'
          : 'border-mist-strong bg-raised enabled:hover:bg-sunken',
      )}
    >
      {isChosen ? <Checked aria-hidden /> : <Empty aria-hidden className="text-mist-strong" />}
      <span className="flex min-w-0 flex-wrap gap-x-1.5">
        <span className={classNames('min-w-0', isSoldOut && 'line-through')}>{label}</span>
        {isSoldOut && <span className="text-chilli">{m.ui_sold_out()}</span>}
        {words && (
          <span className={classNames('tabular-nums', !isChosen && 'text-ink-soft')}>{words}</span>
        )}
      </span>
    </button>
  );
}

/** '₹120.00' where the price of a unit is given, otherwise the difference: '+₹40.00'. */
function priceWords({ priceModifier }: CustomizationOption, price: Paise | undefined): string {
  if (price !== undefined) return formatRupees(price + priceModifier);
  if (priceModifier === 0) return '';
  return `${priceModifier < 0 ? '−' : '+'}${formatRupees(Math.abs(priceModifier))}`;
}
