import { createContext } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { useRequired } from '../../../device/use-required';

export interface ProductEditing {
  isTicked: (product: Product) => boolean;
  onTick: (product: Product) => void;
  setPrice: (product: Product, rupees: number) => void;
  setStock: (product: Product, stock: number) => void;
}

/** The table's columns are constant, because new ones would remount the cells and lose the focus. */
export const ProductEditingContext = createContext<ProductEditing | undefined>(undefined);

export const useProductEditing = () => useRequired(ProductEditingContext, 'ProductEditingContext');
