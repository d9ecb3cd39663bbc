import { ButtonLink } from '../../ui/button-link';
import { Notice } from '../../ui/notice';
import { pluralize } from '../../ui/pluralize';

/** The cancelled orders whose money staff still have to return. */
export function RefundsNotice({ count }: { count: number }) {
  if (!(count > 0)) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">Refunds to do</strong>
      {pluralize(count, 'cancelled order')} {count === 1 ? 'is' : 'are'} paid. Return the money,
      then set the payment to Refunded.
      <div className="mt-2">
        <ButtonLink to="/admin/orders?status=cancelled&paymentStatus=paid" variant="quiet">
          Show these orders
        </ButtonLink>
      </div>
    </Notice>
  );
}
