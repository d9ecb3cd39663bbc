import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CustomizationOptions } from '../../../shared/domain/customizations';
import { formatRupees } from '../../../shared/domain/money';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { classNames } from '../../ui/class-names';
import { Drawer } from '../../ui/drawer';
import { AddRow } from './add-row';
import { type Choices, type ProductDraft, useProductDraft } from './use-product-draft';

interface OptionFieldsProps {
  offered: CustomizationOptions;
  choices: Choices;
  onChange: (choices: Choices) => void;
  disabled: boolean;
}

/** At most one choice per section; pressing a chosen option again removes it. */
function OptionFields({ offered, choices, onChange, disabled }: OptionFieldsProps) {
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

interface OptionsPanelProps {
  product: MenuProduct;
  onAdded: () => void;
}

/** The options inside a card. They scroll into sight when they open. */
export function OptionsPanel({ product, onAdded }: OptionsPanelProps) {
  const draft = useProductDraft(product);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className="flex flex-col gap-3 px-3 pb-3">
      <DraftFields product={product} draft={draft} />
      <AddRow name={product.name} draft={draft} onAdded={onAdded} />
    </div>
  );
}

interface OptionsSheetProps {
  product: MenuProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The options in a sheet from below. */
export function OptionsSheet({ product, open, onOpenChange }: OptionsSheetProps) {
  const draft = useProductDraft(product);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={product.name}
      side="bottom"
      footer={<AddRow name={product.name} draft={draft} onAdded={() => onOpenChange(false)} />}
    >
      {product.description && <p className="mb-4 text-ink-soft">{product.description}</p>}
      <DraftFields product={product} draft={draft} />
    </Drawer>
  );
}

function DraftFields({ product, draft }: { product: MenuProduct; draft: ProductDraft }) {
  return (
    <OptionFields
      offered={product.customizationOptions}
      choices={draft.choices}
      onChange={draft.setChoices}
      disabled={draft.isClosed}
    />
  );
}
