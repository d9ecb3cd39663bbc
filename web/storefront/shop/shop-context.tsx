import { createContext, type ReactNode, use } from 'react';
import type { Shop } from './load-shop';

const ShopContext = createContext<Shop | undefined>(undefined);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Settings, menu and opening as last loaded. `useStock` has newer stock. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('No ShopProvider around this component');
  return shop;
}
