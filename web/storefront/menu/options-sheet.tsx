import type { MenuProduct } from '../../api/catalog-from-wire';
import { Drawer } from '../../ui/drawer';
import { AddRow } from './add-row';
import { OptionsPanel } from './options-panel';
import type { ProductOrder } from './use-product-order';

interface OptionsSheetProps {
  product: MenuProduct;
  order: ProductOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: () => void;
}

/** A product's options on a phone: a sheet from below, its price in the button. */
export function OptionsSheet({ product, order, open, onOpenChange, onAdd }: OptionsSheetProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={product.name}
      side="bottom"
      footer={<AddRow name={product.name} order={order} onAdd={onAdd} />}
    >
      {product.description && <p className="mb-4 text-ink-soft">{product.description}</p>}
      <OptionsPanel
        offered={product.customizationOptions}
        choices={order.choices}
        onChange={order.setChoices}
        disabled={order.state === 'closed'}
      />
    </Drawer>
  );
}
