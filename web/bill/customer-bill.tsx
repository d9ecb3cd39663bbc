import type { Bill } from '../../shared/contract/money/bill-shape';
import { type BillSheet, billSheet, type TaxPart } from '../../shared/domain/money/bill-sheet';
import { BILL_WORDS } from '../../shared/domain/money/bill-words';
import type { Order } from '../api/order-from-wire';
import { AmountList } from '../ui/amount-list';
import { Price } from '../ui/price';

/** The bill of an order in English, for a roll of 80 mm. The customer's name comes from the order, which forgets it. */
export function CustomerBill({ bill, order }: { bill: Bill; order: Order }) {
  const sheet = billSheet(bill, order, order.owedAmount);
  return (
    <div lang="en-IN" className="flex flex-col gap-3">
      <header className="text-center [overflow-wrap:anywhere]">
        {sheet.sentence && <p>{sheet.sentence}</p>}
        <h1 className="text-xl">{sheet.storeName}</h1>
        {sheet.sellerLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      <div className="border-y border-dashed py-2">
        <h2 className="text-lg">{sheet.title}</h2>
        {sheet.isCancelled && <p className="text-xl font-bold">{BILL_WORDS.cancelled}</p>}
        <Facts facts={sheet.facts} />
      </div>
      <BillLines lines={sheet.lines} />
      <AmountList
        lines={sheet.sums}
        className="border-t border-dashed pt-2 [overflow-wrap:anywhere]"
      />
      <p className="flex flex-wrap justify-between gap-x-4 border-t pt-2 text-lg font-bold">
        <span>{BILL_WORDS.total}</span>
        <Price amount={sheet.total} />
      </p>
      <Taxes taxes={sheet.taxes} />
      {sheet.notes.map(({ number, facts, taxes }) => (
        <section
          key={number}
          aria-label={BILL_WORDS.creditNote}
          className="flex flex-col gap-2 break-inside-avoid border-t border-dashed pt-2"
        >
          <h2 className="text-lg">{BILL_WORDS.creditNote}</h2>
          <Facts facts={facts} />
          <Taxes taxes={taxes} />
        </section>
      ))}
      <p className="text-center">{BILL_WORDS.thanks}</p>
    </div>
  );
}

function Facts({ facts }: Pick<BillSheet, 'facts'>) {
  return (
    <dl>
      {facts.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-3">
          <dt className="shrink-0">{term}</dt>
          <dd className="min-w-0 text-right [overflow-wrap:anywhere]">
            <bdi className="block overflow-hidden">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Taxes({ taxes }: { taxes: readonly TaxPart[] }) {
  if (taxes.length === 0) return null;
  return (
    <section
      aria-label={BILL_WORDS.tax}
      className="flex flex-col gap-2 break-inside-avoid border-t border-dashed pt-2"
    >
      {taxes.map(({ heading, amounts }) => (
        <div key={heading}>
          <p className="font-bold">{heading}</p>
          <AmountList lines={amounts} />
        </div>
      ))}
    </section>
  );
}

function BillLines({ lines }: Pick<BillSheet, 'lines'>) {
  return (
    <table className="w-full border-collapse text-left text-sm tabular-nums">
      <thead>
        <tr className="border-b">
          <th scope="col" className="pb-1">
            {BILL_WORDS.item}
          </th>
          {[BILL_WORDS.quantity, BILL_WORDS.price, BILL_WORDS.total].map((name) => (
            <th key={name} scope="col" className="pb-1 pl-2 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, details, quantity, price, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill never change
          <tr key={index} className="align-top break-inside-avoid">
            <td className="py-1 [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
              {details.map((detail) => (
                <bdi key={detail} className="block">
                  {detail}
                </bdi>
              ))}
            </td>
            <td className="py-1 pl-2 text-right">{quantity}</td>
            <td className="py-1 pl-2 text-right">
              <Price amount={price} />
            </td>
            <td className="py-1 pl-2 text-right">
              <Price amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
