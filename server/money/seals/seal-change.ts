import type { SealChange } from '../../orders/change/change-price';
import { sealRow } from './seal-row';
import { changeContent, changeKey } from './sealed-content';

/** Seals what staff changed of an order; its reason is not sealed, as it is emptied with the customer's account. */
export const sealChange: SealChange = (tx, change) =>
  sealRow(tx, 'order-changes', changeKey(change), changeContent(change));
