import * as z from 'zod';
import {
  type KitchenSettings,
  kitchenSettings,
} from '../../../../shared/contract/shop/kitchen-settings';
import { numericText } from '../../kit/form/numeric-text';

const { shape } = kitchenSettings;

/** A typed number; nothing switches its step off. */
const orOff = (schema: z.ZodType<number | null, number | null>) =>
  z
    .string()
    .trim()
    .transform((value) => (value === '' ? null : Number(value)))
    .pipe(schema);

/** Validates the typed settings by the contract's rules. */
export const kitchenDraft = z.object({
  hurryMinutes: numericText(shape.hurryMinutes),
  hands: numericText(shape.hands),
  usualMinutes: numericText(shape.usualMinutes),
  laterOrders: shape.laterOrders,
  ordersPerSlot: numericText(shape.ordersPerSlot),
  workMinutesPerSlot: orOff(shape.workMinutesPerSlot),
  boardGoneAfterSeconds: numericText(shape.boardGoneAfterSeconds),
  pauseAfterMinutes: orOff(shape.pauseAfterMinutes),
  waitingAfterMinutes: numericText(shape.waitingAfterMinutes),
  customerToldAfterMinutes: orOff(shape.customerToldAfterMinutes),
  cancelAfterMinutes: orOff(shape.cancelAfterMinutes),
  webhookUrl: shape.webhookUrl,
  textsPerDay: numericText(shape.textsPerDay),
});

export type KitchenDraft = z.input<typeof kitchenDraft>;

const typed = (value: number | null) => String(value ?? '');

export function draftOf(settings: KitchenSettings): KitchenDraft {
  return {
    hurryMinutes: typed(settings.hurryMinutes),
    hands: typed(settings.hands),
    usualMinutes: typed(settings.usualMinutes),
    laterOrders: settings.laterOrders,
    ordersPerSlot: typed(settings.ordersPerSlot),
    workMinutesPerSlot: typed(settings.workMinutesPerSlot),
    boardGoneAfterSeconds: typed(settings.boardGoneAfterSeconds),
    pauseAfterMinutes: typed(settings.pauseAfterMinutes),
    waitingAfterMinutes: typed(settings.waitingAfterMinutes),
    customerToldAfterMinutes: typed(settings.customerToldAfterMinutes),
    cancelAfterMinutes: typed(settings.cancelAfterMinutes),
    webhookUrl: settings.webhookUrl,
    textsPerDay: typed(settings.textsPerDay),
  };
}
