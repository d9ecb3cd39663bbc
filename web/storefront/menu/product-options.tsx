import { useEffect, useEffectEvent, useRef } from 'react';
import { type CartLine, DISH_NOTE_MAX_LENGTH } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { Drawer } from '../../ui/drawer';
import { OptionFields } from '../../ui/option-fields';
import { TextField } from '../../ui/text-field';
import { AddRow } from './add-row';
import { type ProductDraft, useProductDraft } from './use-product-draft';
import { WIDE_SCREEN } from './wide-screen';

interface OptionsPanelProps {
  product: MenuProduct;
  /** Called when something was added, and by the Escape key inside of the card. */
  onClose: () => void;
  /** Called when another card opens its panel. */
  onReplaced: () => void;
}

/** Takes back the open panel: it would cover the next one in its column. */
let closeOpenPanel: (() => void) | undefined;

/** The options inside a card, over the cards below it. They scroll into sight when they open. */
export function OptionsPanel({ product, onClose, onReplaced }: OptionsPanelProps) {
  const draft = useProductDraft(product);
  const panel = useRef<HTMLDivElement>(null);
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  const giveWay = useEffectEvent(onReplaced);
  useEffect(() => {
    const close = () => giveWay();
    closeOpenPanel?.();
    closeOpenPanel = close;
    return () => {
      if (closeOpenPanel === close) closeOpenPanel = undefined;
    };
  }, []);
  useEffect(() => {
    // A part of the menu that is laid out only in sight would cut the panel off at its end.
    panel.current
      ?.closest<HTMLElement>('[data-category]')
      ?.style.setProperty('content-visibility', 'visible');
    panel.current?.scrollIntoView({ block: 'nearest' });
    const card = panel.current?.closest('article');
    card?.addEventListener('keydown', closeByKey);
    return () => card?.removeEventListener('keydown', closeByKey);
  }, []);
  return (
    <div ref={panel} className="flex flex-col gap-3 px-3 pb-3">
      <DraftFields product={product} draft={draft} />
      <AddRow name={product.name} draft={draft} onAdded={onClose} />
    </div>
  );
}

interface OptionsSheetProps {
  product: MenuProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The line of the cart that is changed. */
  edited?: CartLine;
}

export function OptionsSheet({ product, open, onOpenChange, edited }: OptionsSheetProps) {
  const draft = useProductDraft(product, edited);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={product.name}
      side={edited && matchMedia(WIDE_SCREEN).matches ? 'right' : 'bottom'}
      footer={<AddRow name={product.name} draft={draft} onAdded={() => onOpenChange(false)} />}
    >
      {product.description && <p className="mb-4 text-ink-soft">{product.description}</p>}
      <div className="flex flex-col gap-4">
        <DraftFields product={product} draft={draft} />
        {edited && <NoteField draft={draft} />}
      </div>
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

export function NoteField({ draft }: { draft: ProductDraft }) {
  return (
    <TextField
      label={m.menu_note()}
      optional
      placeholder={m.menu_note_example()}
      maxLength={DISH_NOTE_MAX_LENGTH}
      autoComplete="off"
      enterKeyHint="done"
      value={draft.note}
      error={draft.noteProblem}
      disabled={draft.isClosed}
      onChange={({ target }) => draft.setNote(target.value)}
    />
  );
}
