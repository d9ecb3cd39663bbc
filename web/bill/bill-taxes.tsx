import type { Bill } from '../../shared/contract/bill-shape';
import { codeWords } from '../../shared/domain/bill-tax';
import { rupeesToPaise } from '../../shared/domain/money';
import { AmountList } from '../ui/amount-list';

interface BillTaxesProps {
  taxes: Bill['taxes'];
  /** What a single rate is of. */
  what?: string;
}

/** The GST in the total: for each code and rate half is the Union's (CGST), half the State's (SGST). */
export function BillTaxes({ taxes, what = 'The total' }: BillTaxesProps) {
  return (
    <section
      aria-label="Tax"
      className="flex flex-col gap-2 break-inside-avoid border-t border-dashed pt-2"
    >
      {taxes.map(({ code, rate, amount, taxable, cgst, sgst, roundOff }) => (
        <div key={`${code} ${rate}`}>
          <p className="font-bold">
            {taxes.length === 1 ? what : codeWords(code)} includes {rate}% GST
          </p>
          <AmountList
            lines={[
              ...(taxes.length === 1 ? [] : [['Amount', rupeesToPaise(amount)] as const]),
              ['Taxable value', rupeesToPaise(taxable)],
              [`CGST ${rate / 2}%`, rupeesToPaise(cgst)],
              [`SGST ${rate / 2}%`, rupeesToPaise(sgst)],
              ...(roundOff === 0 ? [] : [['Round off', rupeesToPaise(roundOff)] as const]),
            ]}
          />
        </div>
      ))}
    </section>
  );
}
