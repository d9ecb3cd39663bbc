import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import type { Order } from '../../api/order-from-wire';
import { Notice } from '../../ui/notice';
import { Fact } from './panel';

const rupees = (amount: number) => formatRupees(rupeesToPaise(amount));

/** The references that the customer gave, and what the bank's statements say has arrived. */
export function OrderCredits({ order }: { order: Order }) {
  const { credits, owed } = order.bankPayments ?? { credits: [], owed: 0 };
  const sum = (amounts: number[]) =>
    amounts.reduce((all, amount) => all + rupeesToPaise(amount), 0);
  const excess = sum(credits.map(({ forOrder }) => forOrder)) - order.totalAmount;
  const left = sum(credits.map((credit) => credit.left)) + Math.max(0, excess);
  return (
    <>
      <dl>
        {order.paymentReferences?.map((reference) => (
          <Fact key={reference} term="Reference from the customer">
            {reference}
          </Fact>
        ))}
        {credits.map(({ day, reference, forOrder }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: credits have no id, and are only added
          <Fact key={index} term={`Arrived on ${day}`}>
            {rupees(forOrder)}
            {reference && ` · ${reference}`}
          </Fact>
        ))}
      </dl>
      {credits.length > 0 && owed > 0 && (
        <Notice kind="warning">{rupees(owed)} is still missing.</Notice>
      )}
      {left > 0 && (
        <Notice kind="warning" className="mt-2">
          The customer paid {formatRupees(left)} too much. Please return it.
        </Notice>
      )}
    </>
  );
}
