import * as z from 'zod';
import {
  TAX_SETTINGS,
  type TaxSettings,
  taxClass,
  taxPercent,
  taxSettings,
} from '../../../../shared/contract/shop/taxes-contract';
import { missing, numericText } from '../../kit/form/numeric-text';
import { typedShape } from '../../kit/form/typed-settings';

const { id, name, code } = taxClass.shape;

/** Validates the typed taxes by the contract's rules. */
export const taxesDraft = z
  .object({
    ...typedShape(TAX_SETTINGS),
    classes: z.array(
      z.object({
        id,
        name,
        code: z.string().trim().pipe(code),
        rates: z.array(
          z.object({
            from: z.string().min(1, { error: missing }),
            percent: numericText(taxPercent),
          }),
        ),
      }),
    ),
  })
  .pipe(taxSettings);

export type TaxesDraft = z.input<typeof taxesDraft>;

export function draftOf({ classes, ...taxes }: TaxSettings): TaxesDraft {
  return {
    ...taxes,
    classes: classes.map(({ rates, ...each }) => ({
      ...each,
      rates: rates.map(({ from, percent }) => ({ from, percent: String(percent) })),
    })),
  };
}
