import { useId, useState } from 'react';
import { chooseOptions, defaultChoices } from '../../../../shared/domain/menu/customizations';
import { type CartLine, DISH_NOTE_MAX_LENGTH } from '../../../../shared/domain/orders/cart';
import { lineTotal } from '../../../../shared/domain/orders/pricing';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { cartLine } from '../../../api/dish-line';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { type Choices, focusSection, OptionFields } from '../../../ui/option-fields';
import { TextField } from '../../../ui/text-field';

interface DishOptionsDialogProps {
  product: MenuProduct;
  onClose: () => void;
  onAdd: (line: CartLine) => void;
}

/** The options of a dish, with its defaults chosen, so that one tap adds it as most people take it. */
export function DishOptionsDialog({ product, onClose, onAdd }: DishOptionsDialogProps) {
  const formId = useId();
  const offered = product.customizationOptions;
  const [choices, setChoices] = useState<Choices>(() => defaultChoices(offered));
  const [note, setNote] = useState('');
  const outcome = chooseOptions(offered, choices);
  const missing = !outcome.ok && outcome.reason === 'too-few' ? outcome : undefined;
  const chosen = outcome.ok ? outcome.chosen : (missing?.chosen ?? []);
  const line = cartLine(product, 1, chosen, note.trim());
  return (
    <Dialog
      form
      open
      onOpenChange={(open) => open || onClose()}
      title={product.name}
      footer={
        <Button
          wide
          size="lg"
          onClick={() => (missing ? focusSection(formId, missing.section) : onAdd(line))}
        >
          {missing
            ? m.orderoffice_choose_section({ section: missing.label })
            : m.orderoffice_add_for({ price: formatRupees(lineTotal(line)) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <OptionFields
          formId={formId}
          price={product.price}
          offered={offered}
          choices={chosen}
          onChange={setChoices}
          disabled={false}
        />
        <TextField
          label={m.orderoffice_kitchen_note()}
          optional
          maxLength={DISH_NOTE_MAX_LENGTH}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
