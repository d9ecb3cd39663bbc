import { formatRupees, type Paise } from '../../shared/domain/platform/money';
import { classNames } from './class-names';

/** '₹1,234.00', its digits of one width. */
export function Price({ amount, className }: { amount: Paise; className?: string }) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatRupees(amount)}
    </span>
  );
}
