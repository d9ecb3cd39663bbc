import { formatRupees, type Paise } from '../../shared/domain/platform/money';
import { classNames } from './class-names';

/** '₹1,234.00', its digits of one width. Another amount is another element: a wider one does not move it. */
export function Price({ amount, className }: { amount: Paise; className?: string }) {
  return (
    <span key={amount} className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatRupees(amount)}
    </span>
  );
}
