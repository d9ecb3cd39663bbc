import type { ReactNode } from 'react';
import type { Bill } from '../../../shared/contract/bill-shape';
import type { Paise } from '../../../shared/domain/money';
import { formatPhone } from '../../../shared/domain/phone';
import { containedTax, RESTAURANT_SAC, taxStanding } from '../../../shared/domain/tax';
import type { Order } from '../../api/order-from-wire';
import { AmountList } from '../../ui/amount-list';
import { Price } from '../../ui/price';
import { exactTime } from '../../ui/relative-time';
import { amountLines } from '../order/amount-lines';

export function CustomerBill({ bill, order }: { bill: Bill; order: Order }) {
  const { seller } = bill;
  const { name, phoneNumber } = order.userDetails;
  const standing = taxStanding(seller.gstin, seller.taxRate);
  return (
    <div className="flex flex-col gap-3">
      <header className="text-center">
        <h1 className="text-xl [overflow-wrap:anywhere]">{seller.storeName}</h1>
        <p>{seller.storeAddress}</p>
        <p>{seller.storePhone}</p>
        {seller.gstin && <p>GSTIN {seller.gstin}</p>}
        {seller.fssaiNumber && <p>FSSAI {seller.fssaiNumber}</p>}
      </header>
      <div className="border-y border-dashed py-2">
        <h2 className="text-lg">{standing === 'regular' ? 'Tax invoice' : 'Bill of supply'}</h2>
        {order.status === 'cancelled' && <p className="text-xl font-bold">CANCELLED</p>}
        <dl>
          <BillLine term="Bill no.">{bill.billNumber}</BillLine>
          <BillLine term="Date">{exactTime(bill.madeAt)}</BillLine>
          <BillLine term="Order">{order.id}</BillLine>
          {name && (
            <BillLine term="Customer">
              <bdi className="block overflow-hidden">{name}</bdi>
            </BillLine>
          )}
          {phoneNumber && <BillLine term="Phone">{formatPhone(phoneNumber)}</BillLine>}
          <BillLine term="Payment">{order.paymentStatus === 'paid' ? 'UPI, paid' : 'UPI'}</BillLine>
          <BillLine term="SAC">{RESTAURANT_SAC}</BillLine>
        </dl>
      </div>
      <BillLines order={order} />
      <AmountList
        lines={amountLines(order)}
        total={order.totalAmount}
        className="border-t border-dashed pt-2"
      />
      {standing === 'regular' && (
        <ContainedTaxLines total={order.totalAmount} ratePercent={seller.taxRate} />
      )}
      {standing === 'composition' && (
        <p>Composition taxable person, not eligible to collect tax on supplies.</p>
      )}
      <p className="text-center">Thank you!</p>
    </div>
  );
}

function BillLines({ order }: { order: Order }) {
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
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <tr key={index} className="align-top break-inside-avoid">
            <td className="py-1">
              <bdi>{item.name}</bdi>
              {item.customizations.length > 0 && (
                <bdi className="block">
                  {item.customizations.map(({ optionLabel }) => optionLabel).join(', ')}
                </bdi>
              )}
            </td>
            <td className="py-1 pl-2 text-right">{item.quantity}</td>
            <td className="py-1 pl-2 text-right">
              <Price amount={item.finalPrice} />
            </td>
            <td className="py-1 pl-2 text-right">
              <Price amount={item.finalPrice * item.quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The GST in the total: half is the Union's (CGST), half the State's (SGST). */
function ContainedTaxLines({ total, ratePercent }: { total: Paise; ratePercent: number }) {
  const { taxable, cgst, sgst } = containedTax(total, ratePercent);
  const half = ratePercent / 2;
  return (
    <section aria-label="Tax" className="break-inside-avoid border-t border-dashed pt-2">
      <p className="font-bold">The total includes {ratePercent}% GST</p>
      <AmountList
        lines={[
          ['Taxable value', taxable],
          [`CGST ${half}%`, cgst],
          [`SGST ${half}%`, sgst],
        ]}
      />
    </section>
  );
}

function BillLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
