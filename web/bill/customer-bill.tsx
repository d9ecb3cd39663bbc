import type { Bill } from '../../shared/contract/bill-shape';
import { COMPOSITION_SENTENCE, codeWords } from '../../shared/domain/bill-tax';
import { rupeesToPaise } from '../../shared/domain/money';
import { PAYMENT_STATUS_LABELS } from '../../shared/domain/payment';
import { formatPhone } from '../../shared/domain/phone';
import type { Order } from '../api/order-from-wire';
import { AmountList } from '../ui/amount-list';
import { Price } from '../ui/price';
import { exactTime } from '../ui/relative-time';
import { BillTaxes } from './bill-taxes';
import { CreditNote } from './credit-note';
import { Fact } from './fact';

/** The bill of an order, for a roll of 80 mm. The customer's name comes from the order, which forgets it. */
export function CustomerBill({ bill, order }: { bill: Bill; order: Order }) {
  const { seller } = bill;
  const { name, phoneNumber } = order.userDetails;
  const subtotal = bill.lines.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
  return (
    <div className="flex flex-col gap-3">
      <header className="text-center">
        {seller.taxMode === 'composition' && <p>{COMPOSITION_SENTENCE}.</p>}
        <h1 className="text-xl [overflow-wrap:anywhere]">{seller.storeName}</h1>
        <p>{seller.storeAddress}</p>
        <p>{seller.storePhone}</p>
        {seller.gstin && <p>GSTIN {seller.gstin}</p>}
        {seller.fssaiNumber && <p>FSSAI {seller.fssaiNumber}</p>}
      </header>
      <div className="border-y border-dashed py-2">
        <h2 className="text-lg">{bill.title}</h2>
        {order.status === 'cancelled' && <p className="text-xl font-bold">CANCELLED</p>}
        <dl>
          <Fact term="Bill no.">{bill.billNumber}</Fact>
          <Fact term="Date">{exactTime(bill.madeAt)}</Fact>
          <Fact term="Order">{order.id}</Fact>
          {name && (
            <Fact term="Customer">
              <bdi className="block overflow-hidden">{name}</bdi>
            </Fact>
          )}
          {phoneNumber && <Fact term="Phone">{formatPhone(phoneNumber)}</Fact>}
          {seller.gstin && bill.placeOfSupply && (
            <Fact term="Place of supply">{bill.placeOfSupply}</Fact>
          )}
          <Fact term="Payment">{PAYMENT_STATUS_LABELS[order.paymentStatus]}</Fact>
        </dl>
      </div>
      <BillLines lines={bill.lines} showsCodes={seller.gstin !== ''} />
      <AmountList
        lines={[
          ['Subtotal', subtotal],
          ...bill.charges.map(({ label, amount }) => [label, rupeesToPaise(amount)] as const),
        ]}
        total={rupeesToPaise(bill.total)}
        className="border-t border-dashed pt-2"
      />
      {seller.taxMode === 'regular' && <BillTaxes taxes={bill.taxes} />}
      {bill.creditNotes.map((note) => (
        <CreditNote key={note.number} note={note} showsTax={seller.taxMode === 'regular'} />
      ))}
      <p className="text-center">Thank you!</p>
    </div>
  );
}

function BillLines({ lines, showsCodes }: { lines: Bill['lines']; showsCodes: boolean }) {
  return (
    <table className="w-full border-collapse text-left text-sm tabular-nums">
      <thead>
        <tr className="border-b">
          <th scope="col" className="pb-1">
            Item
          </th>
          {['Qty', 'Price', 'Total'].map((name) => (
            <th key={name} scope="col" className="pb-1 pl-2 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, options, quantity, price, amount, code }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill never change
          <tr key={index} className="align-top break-inside-avoid">
            <td className="py-1">
              <bdi>{name}</bdi>
              {options.length > 0 && <bdi className="block">{options.join(', ')}</bdi>}
              {showsCodes && <span className="block">{codeWords(code)}</span>}
            </td>
            <td className="py-1 pl-2 text-right">{quantity}</td>
            <td className="py-1 pl-2 text-right">
              <Price amount={rupeesToPaise(price)} />
            </td>
            <td className="py-1 pl-2 text-right">
              <Price amount={rupeesToPaise(amount)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
