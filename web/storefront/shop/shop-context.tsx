import { createContext } from 'react';
import { useRequired } from '../../device/use-required';
import type { Shop } from './load-shop';

export const ShopContext = createContext<Shop | undefined>(undefined);

/** The last loaded settings, menu and opening state. `useStock` has newer stock. */
export const useShop = () => useRequired(ShopContext, 'ShopContext');
