import type { Bill } from '../../shared/contract/bill-shape';
import { rupeesToPaise } from '../../shared/domain/money';
import { Price } from '../ui/price';
import { exactTime } from '../ui/relative-time';
import { BillTaxes } from './bill-taxes';
import { Fact } from './fact';

interface CreditNoteProps {
  note: Bill['creditNotes'][number];
  /** Only a regular tax payer shows tax. */
  showsTax: boolean;
}

/** What was taken back of a bill, printed below it. */
export function CreditNote({ note, showsTax }: CreditNoteProps) {
  return (
    <section aria-label="Credit note" className="break-inside-avoid border-t border-dashed pt-2">
      <h2 className="text-lg">Credit note</h2>
      <dl>
        <Fact term="Credit note no.">{note.number}</Fact>
        <Fact term="Date">{exactTime(note.madeAt)}</Fact>
        <Fact term="Credited">
          <Price amount={rupeesToPaise(note.amount)} />
        </Fact>
      </dl>
      {showsTax && <BillTaxes taxes={note.taxes} what="The credit" />}
    </section>
  );
}
