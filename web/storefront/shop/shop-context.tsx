import { createContext, use } from 'react';
import type { Shop } from './load-shop';

export const ShopContext = createContext<Shop | undefined>(undefined);

/** The last loaded settings, menu and opening state. `useStock` has newer stock. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('No ShopContext around this component');
  return shop;
}
