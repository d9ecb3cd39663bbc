import type { OpeningMode } from '../../../../shared/domain/shop/store-hours';

export const OPENING_MODE_LABELS: Record<OpeningMode, string> = {
  hours: 'By hours',
  open: 'Open',
  closed: 'Closed',
};
