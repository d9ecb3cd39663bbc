import { lazy } from 'react';

/** They open on a tap, so the page is shown without them. */
export const loadProductOptions = () => import('./product-options');

export const OptionsPanel = lazy(async () => ({
  default: (await loadProductOptions()).OptionsPanel,
}));
export const OptionsSheet = lazy(async () => ({
  default: (await loadProductOptions()).OptionsSheet,
}));
