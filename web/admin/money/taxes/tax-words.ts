import type { TaxMode } from '../../../../shared/domain/shop/tax';

export const TAX_MODE_LABELS: Record<TaxMode, string> = {
  unregistered: 'Not registered',
  composition: 'Composition scheme',
  regular: 'Regular',
};
