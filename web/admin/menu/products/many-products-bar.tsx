import { CheckCheck, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Category, Product } from '../../../../shared/contract/menu/catalog-contract';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Options, SelectField } from '../../../ui/select-field';
import { useToast } from '../../../ui/toast';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { dishName } from '../languages/dish-names';
import { categoryLabel } from './product-fields';

interface ManyProductsBarProps {
  ticked: readonly Product[];
  /** The products of the list, on all its pages. */
  products: readonly Product[];
  categories: readonly Category[];
  onTick: (products: readonly Product[]) => void;
}

type Change = { isAvailable: boolean } | { categoryId: string } | { stockCount: number };

/** What can be done with the ticked products, all at once or not at all. */
export function ManyProductsBar(props: ManyProductsBarProps) {
  const { ticked, products, categories, onTick } = props;
  const { catalog } = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const [deleting, setDeleting] = useState(false);
  const [categoryId, setCategoryId] = useState('');
  const category = categories.find(({ id }) => id === categoryId);
  const seen = ticked.map(({ id, version }) => ({ id, version }));
  const count = ticked.length;

  const finish = (message: string) => {
    onTick([]);
    toast('success', message);
  };
  const change = async (wanted: Change, done: string) => {
    const sent = await send(
      () => catalog.changeProducts({ products: seen, change: wanted }),
      m.menuoffice_products_update_failed(),
      m.menuoffice_one_was_deleted(),
    );
    if (sent) finish(done);
  };
  const move = () =>
    category &&
    change({ categoryId }, m.menuoffice_many_moved({ count, category: categoryLabel(category) }));
  const remove = async () => {
    const sent = await send(
      () => catalog.removeProducts({ products: seen }),
      m.menuoffice_products_delete_failed(),
      m.menuoffice_one_already_deleted(),
    );
    setDeleting(false);
    if (sent) finish(m.menuoffice_many_deleted({ count }));
  };

  if (ticked.length === 0) return null;
  return (
    <section
      aria-label={m.menuoffice_selected_products()}
      className="sticky bottom-2 z-10 flex flex-col gap-3 rounded-lg border border-mist bg-raised p-3 shadow-overlay"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {m.menuoffice_many_selected({ count })}
        </p>
        <Button variant="plain" onClick={() => onTick(products)}>
          <CheckCheck aria-hidden className="size-5" />
          {m.menuoffice_select_all({ count: products.length })}
        </Button>
        <Button variant="plain" onClick={() => onTick([])}>
          <X aria-hidden className="size-5" />
          <span className="max-md:sr-only">{m.menuoffice_clear_selection()}</span>
        </Button>
      </div>
      <div className="flex items-end gap-2 whitespace-nowrap max-md:overflow-x-auto md:flex-wrap">
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => change({ stockCount: 0 }, m.menuoffice_many_stock_zero({ count }))}
        >
          {m.menuoffice_set_stock_zero()}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            change({ stockCount: UNCOUNTED_STOCK }, m.menuoffice_many_always({ count }))
          }
        >
          {m.menuoffice_always_available()}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => change({ isAvailable: true }, m.menuoffice_many_on({ count }))}
        >
          {m.menuoffice_activate()}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => change({ isAvailable: false }, m.menuoffice_many_off({ count }))}
        >
          {m.menuoffice_deactivate()}
        </Button>
        <div className="w-56 shrink-0">
          <SelectField
            label={m.menuoffice_move_to()}
            value={categoryId}
            onChange={({ target }) => setCategoryId(target.value)}
          >
            <option value="">{m.menuoffice_choose_category()}</option>
            <Options of={categories.map((category) => [category.id, categoryLabel(category)])} />
          </SelectField>
        </div>
        <Button variant="quiet" busy={busy} disabled={!category} onClick={move}>
          {m.menuoffice_move()}
        </Button>
        <Button variant="danger" className="ml-auto" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-5" />
          {m.ui_delete()}
        </Button>
      </div>
      <FailureNotice message={failure?.message} />
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={m.menuoffice_many_delete_question({ count })}
        confirmLabel={m.ui_delete()}
        onConfirm={remove}
        busy={busy}
      >
        <p>{m.menuoffice_many_delete_note({ count })}</p>
        <ul className="mt-2 max-h-48 list-disc overflow-y-auto pl-5">
          {ticked.map((product) => (
            <li key={product.id}>
              <bdi>{dishName(product)}</bdi>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  );
}
