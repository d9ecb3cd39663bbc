import { useEffect, useRef } from 'react';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { Drawer } from '../../ui/drawer';
import { AddRow } from './add-row';
import { OptionFields } from './option-fields';
import { type ProductDraft, useProductDraft } from './use-product-draft';

/** The options inside a card. They scroll into sight when they open. */
export function OptionsPanel({ product, onAdded }: { product: MenuProduct; onAdded: () => void }) {
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

export function DraftFields({ product, draft }: { product: MenuProduct; draft: ProductDraft }) {
  return (
    <OptionFields
      formId={draft.formId}
      price={product.price}
      offered={product.customizationOptions}
      choices={draft.choices}
      onChange={draft.setChoices}
      disabled={draft.isClosed}
    />
  );
}
