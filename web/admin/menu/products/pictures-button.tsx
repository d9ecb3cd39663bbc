import { Images } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { PicturesDialog } from './pictures-dialog';

/** Adds pictures to any dish, also to those that the list's filters hide. */
export function PicturesButton() {
  const { catalog } = useApi();
  const { busy, failure, send } = useMutation();
  const [products, setProducts] = useState<readonly Product[]>();
  const open = async () => {
    const sent = await send(
      () => catalog.listProducts({}),
      'Failed to load products. Please try again.',
    );
    setProducts(sent?.result);
  };
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={open}>
        {!busy && <Images aria-hidden className="size-5" />}
        Add pictures
      </Button>
      <FailureNotice message={failure?.message} />
      {products && <PicturesDialog products={products} onClose={() => setProducts(undefined)} />}
    </>
  );
}
