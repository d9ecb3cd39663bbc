import { CheckCheck, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Category, Product } from '../../../../shared/contract/menu/catalog-contract';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Options, SelectField } from '../../../ui/select-field';
import { useToast } from '../../../ui/toast';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
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
  const many = pluralize(ticked.length, 'product');

  const finish = (message: string) => {
    onTick([]);
    toast('success', message);
  };
  const change = async (wanted: Change, done: string) => {
    const sent = await send(
      () => catalog.changeProducts({ products: seen, change: wanted }),
      'Failed to update products. Please try again.',
      'One of these products has been deleted. Nothing was changed.',
    );
    if (sent) finish(`${many}: ${done}`);
  };
  const move = () => category && change({ categoryId }, `moved to ${categoryLabel(category)}`);
  const remove = async () => {
    const sent = await send(
      () => catalog.removeProducts({ products: seen }),
      'Failed to delete products. Please try again.',
      'One of these products was already deleted. Nothing was deleted.',
    );
    setDeleting(false);
    if (sent) finish(`${many} deleted`);
  };

  if (ticked.length === 0) return null;
  return (
    <section
      aria-label="Selected products"
      className="sticky bottom-2 z-10 flex flex-col gap-3 rounded-lg border border-mist bg-raised p-3 shadow-overlay"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {ticked.length} selected
        </p>
        <Button variant="plain" onClick={() => onTick(products)}>
          <CheckCheck aria-hidden className="size-5" />
          Select all {products.length}
        </Button>
        <Button variant="plain" onClick={() => onTick([])}>
          <X aria-hidden className="size-5" />
          <span className="max-md:sr-only">Clear selection</span>
        </Button>
      </div>
      <div className="flex items-end gap-2 whitespace-nowrap max-md:overflow-x-auto md:flex-wrap">
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => change({ stockCount: 0 }, 'stock set to 0')}
        >
          Set stock to 0
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => change({ stockCount: UNCOUNTED_STOCK }, 'always available')}
        >
          Always available
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => change({ isAvailable: true }, 'on the menu')}
        >
          Activate
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => change({ isAvailable: false }, 'off the menu')}
        >
          Deactivate
        </Button>
        <div className="w-56 shrink-0">
          <SelectField
            label="Move to"
            value={categoryId}
            onChange={({ target }) => setCategoryId(target.value)}
          >
            <option value="">Choose a category</option>
            <Options of={categories.map((category) => [category.id, categoryLabel(category)])} />
          </SelectField>
        </div>
        <Button variant="quiet" busy={busy} disabled={!category} onClick={move}>
          Move
        </Button>
        <Button variant="danger" className="ml-auto" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete
        </Button>
      </div>
      <FailureNotice message={failure?.message} />
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${many}?`}
        confirmLabel="Delete"
        onConfirm={remove}
        busy={busy}
      >
        <p>
          {ticked.length === 1
            ? 'It leaves the menu for good. Past orders keep it.'
            : 'They leave the menu for good. Past orders keep them.'}
        </p>
        <ul className="mt-2 max-h-48 list-disc overflow-y-auto pl-5">
          {ticked.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  );
}
