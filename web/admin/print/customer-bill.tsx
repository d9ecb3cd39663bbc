import type { Bill } from '../../../shared/contract/bill-shape';
import { formatPhone } from '../../../shared/domain/phone';
import { RESTAURANT_SAC, taxStanding } from '../../../shared/domain/tax';
import type { Order } from '../../api/order-from-wire';
import { Price } from '../../ui/price';
import { exactTime } from '../../ui/relative-time';
import { BillLine } from './bill-line';
import { ContainedTaxLines } from './contained-tax-lines';

interface CustomerBillProps {
  bill: Bill;
  order: Order;
}

/** The cafe, the serial number, what was sold, what it cost and the tax in it. */
export function CustomerBill({ bill, order }: CustomerBillProps) {
  const { seller } = bill;
  const { name, phoneNumber } = order.userDetails;
  const standing = taxStanding(seller.gstin, seller.taxRate);
  return (
    <div className="flex flex-col gap-3">
      <header className="text-center">
        <h1 className="text-xl">{seller.storeName}</h1>
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
          {name && <BillLine term="Customer">{name}</BillLine>}
          {phoneNumber && <BillLine term="Phone">{formatPhone(phoneNumber)}</BillLine>}
          <BillLine term="Payment">{order.paymentStatus === 'paid' ? 'UPI, paid' : 'UPI'}</BillLine>
          <BillLine term="SAC">{RESTAURANT_SAC}</BillLine>
        </dl>
      </div>
      <BillLines order={order} />
      <dl className="border-t border-dashed pt-2 tabular-nums">
        <BillLine term="Subtotal">
          <Price amount={order.subtotal} />
        </BillLine>
        {order.packagingCharge > 0 && (
          <BillLine term="Packaging Charge">
            <Price amount={order.packagingCharge} />
          </BillLine>
        )}
        <BillLine term="Delivery Fee">
          <Price amount={order.deliveryFee} />
        </BillLine>
        {order.adjustments.map(({ label, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the adjustments of an order never move
          <BillLine key={index} term={label}>
            <Price amount={amount} />
          </BillLine>
        ))}
        <div className="flex justify-between gap-3 border-t pt-1 text-lg font-bold">
          <dt>Total</dt>
          <dd>
            <Price amount={order.totalAmount} />
          </dd>
        </div>
      </dl>
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
          <th scope="col" className="pb-1 pl-2 text-right">
            Qty
          </th>
          <th scope="col" className="pb-1 pl-2 text-right">
            Price
          </th>
          <th scope="col" className="pb-1 pl-2 text-right">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
          <tr key={index} className="align-top break-inside-avoid">
            <td className="py-1">
              {item.name}
              {item.customizations.length > 0 && (
                <span className="block">
                  {item.customizations.map(({ optionLabel }) => optionLabel).join(', ')}
                </span>
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
