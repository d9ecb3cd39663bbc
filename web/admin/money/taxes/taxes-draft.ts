import * as z from 'zod';
import {
  type TaxSettings,
  taxClass,
  taxPercent,
  taxSettings,
} from '../../../../shared/contract/shop/taxes-contract';
import { MISSING, numericText } from '../../kit/form/numeric-text';

const { mode, stateCode, billsWhenDone, dishClassId, feesClassId } = taxSettings.shape;
const { id, name, code } = taxClass.shape;

/** Validates the typed taxes by the contract's rules. */
export const taxesDraft = z
  .object({
    mode,
    stateCode,
    billsWhenDone,
    dishClassId,
    feesClassId,
    classes: z.array(
      z.object({
        id,
        name,
        code: z.string().trim().pipe(code),
        rates: z.array(
          z.object({ from: z.string().min(1, MISSING), percent: numericText(taxPercent) }),
        ),
      }),
    ),
  })
  .pipe(taxSettings);

export type TaxesDraft = z.input<typeof taxesDraft>;

export function draftOf({ classes, ...taxes }: TaxSettings): TaxesDraft {
  return {
    mode: taxes.mode,
    stateCode: taxes.stateCode,
    billsWhenDone: taxes.billsWhenDone,
    dishClassId: taxes.dishClassId,
    feesClassId: taxes.feesClassId,
    classes: classes.map(({ rates, ...each }) => ({
      ...each,
      rates: rates.map(({ from, percent }) => ({ from, percent: String(percent) })),
    })),
  };
}
