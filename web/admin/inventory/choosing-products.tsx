import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state';
import { Notice } from '../../ui/notice';
import { LoadingNote, Skeleton } from '../../ui/skeleton';
import type { CountableProduct, CountableProducts } from './use-countable-products';

interface ChoosingProductsProps {
  countable: CountableProducts;
  children: (products: readonly CountableProduct[]) => ReactNode;
}

/** What is chosen from, once it is known. */
export function ChoosingProducts({ countable, children }: ChoosingProductsProps) {
  const { products, failed, retry } = countable;
  if (failed) {
    return <ErrorState message="Failed to load products. Please try again." onRetry={retry} />;
  }
  if (!products) {
    return (
      <>
        <LoadingNote>Loading the products…</LoadingNote>
        <Skeleton className="h-11" />
      </>
    );
  }
  return (
    <>
      {products.every(({ inStock }) => inStock !== undefined) && (
        <Notice kind="info">
          Every product has been counted. Use Update in its row to count it again.
        </Notice>
      )}
      {children(products)}
    </>
  );
}
