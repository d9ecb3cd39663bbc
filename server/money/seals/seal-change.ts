import type { SealWaste } from '../../menu/inventory/waste';
import type { SealChange } from '../../orders/change/append-change';
import { sealRow } from './seal-row';
import { changeContent, changeKey, wasteContent } from './sealed-content';

/** Seals what staff changed of an order; its reason is not sealed, as it is emptied with the customer's account. */
export const sealChange: SealChange = (tx, change) =>
  sealRow(tx, 'order-changes', changeKey(change), changeContent(change));

/** Seals what was thrown away or made again. */
export const sealWaste: SealWaste = (tx, entry) =>
  sealRow(tx, 'waste', entry.id, wasteContent(entry));
