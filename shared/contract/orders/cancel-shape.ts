import * as z from 'zod';
import { type CancelReason, STAFF_CANCEL_REASONS } from '../../domain/orders/cancellation';
import { m } from '../../messages/compiled/messages';
import { id, lineText } from '../platform/wire-values';
import { MOST_LINES } from './order-input';

export const cancelFields = {
  reason: z.enum(STAFF_CANCEL_REASONS),
  note: lineText(200).default(''),
  ranOut: z
    .array(id)
    .max(MOST_LINES)
    .default([])
    .describe(
      'Of the reason `out-of-items`: the order’s products that have run out. They are sold out until the next day’s opening, and their units do not return to the stock',
    ),
};

interface CancelFields {
  reason?: CancelReason | undefined;
  note: string;
  ranOut: readonly string[];
}

/** A refinement. The reason `other` has no sentence of its own. */
export function checkCancelFields(
  { reason, note, ranOut }: CancelFields,
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (reason === 'other' && note === '') refuse('note', m.validation_cancel_note());
  if (reason !== 'out-of-items' && ranOut.length > 0) {
    refuse('ranOut', m.validation_ran_out());
  }
}
