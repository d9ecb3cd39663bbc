import type { Cart } from '../../../../shared/domain/orders/cart';
import type { DiscountKind } from '../../../../shared/domain/orders/pricing';
import { m } from '../../../../shared/messages/compiled/messages';
import { newId } from '../../../device/new-id';

export const SERVICES = {
  away: m.orderoffice_away,
  here: m.orderoffice_here,
  phone: m.orderoffice_by_phone,
} as const;
export type Service = keyof typeof SERVICES;

export interface Place {
  street: string;
  landmark: string;
  latitude?: number | null;
  longitude?: number | null;
}

/** Of the whole order: a percentage, or an amount in rupees. */
export interface DraftDiscount {
  kind: DiscountKind;
  percent: number | null;
  amount: number | null;
  reason: string;
}

/** An order as staff enter it. */
export interface CounterDraft {
  /** The same until another order begins. */
  id: string;
  lines: Cart;
  service: Service;
  name: string;
  phone: string;
  note: string;
  /** Where a caller's order goes; undefined if it is collected. */
  destination?: Place | undefined;
  /** Where the caller's last delivery went. */
  lastPlace?: Place | undefined;
  discount?: DraftDiscount | undefined;
}

export const newDraft = (): CounterDraft => ({
  id: newId(),
  lines: [],
  service: 'away',
  name: '',
  phone: '',
  note: '',
});
