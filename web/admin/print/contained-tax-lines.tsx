import type { Paise } from '../../../shared/domain/money';
import { containedTax } from '../../../shared/domain/tax';
import { Price } from '../../ui/price';
import { BillLine } from './bill-line';

/** The GST that the total contains, half the Union's and half the State's. */
export function ContainedTaxLines({ total, ratePercent }: { total: Paise; ratePercent: number }) {
  const { taxable, cgst, sgst } = containedTax(total, ratePercent);
  const half = ratePercent / 2;
  return (
    <section aria-label="Tax" className="break-inside-avoid border-t border-dashed pt-2">
      <p className="font-bold">The total contains {ratePercent}% GST</p>
      <dl className="tabular-nums">
        <BillLine term="Taxable value">
          <Price amount={taxable} />
        </BillLine>
        <BillLine term={`CGST ${half}%`}>
          <Price amount={cgst} />
        </BillLine>
        <BillLine term={`SGST ${half}%`}>
          <Price amount={sgst} />
        </BillLine>
      </dl>
    </section>
  );
}
