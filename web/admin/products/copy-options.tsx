import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { FailureNotice } from '../page/failure-notice';
import { useMutation } from '../page/use-mutation';
import type { ProductDraft } from './product-draft';
import { copiedSections } from './section-draft';

/** Copies the sections of another product into the form. The products are loaded when asked for. */
export function CopyOptions({ onCopy }: { onCopy: (sections: ProductDraft['sections']) => void }) {
  const { catalog } = useApi();
  const { busy, failure, send } = useMutation();
  const [products, setProducts] = useState<readonly Product[]>();

  const load = async () => {
    const sent = await send(
      () => catalog.listProducts({}),
      'Failed to load products. Please try again.',
    );
    setProducts(
      sent?.result.filter(
        ({ customizationOptions }) => Object.keys(customizationOptions).length > 0,
      ),
    );
  };
  const copyFrom = (chosen: string) => {
    const product = products?.find(({ id }) => id === chosen);
    if (!product) return;
    onCopy(copiedSections(product.customizationOptions));
    setProducts(undefined);
  };

  if (!products) {
    return (
      <>
        <Button variant="plain" className="self-start" busy={busy} onClick={load}>
          {!busy && <CopyPlus aria-hidden className="size-5" />}
          Copy options from another dish
        </Button>
        <FailureNotice message={failure?.message} />
      </>
    );
  }
  return (
    <SelectField
      label="Copy options from"
      hint={products.length === 0 ? 'No dish has options yet' : undefined}
      autoFocus
      value=""
      onChange={({ target }) => copyFrom(target.value)}
    >
      <option value="">Choose a dish</option>
      {products.map(({ id, name, customizationOptions }) => (
        <option key={id} value={id}>
          {name}:{' '}
          {Object.values(customizationOptions)
            .map(({ label }) => label)
            .join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
