import { formatRupees, type Paise } from '../../shared/domain/platform/money';
import { m } from '../../shared/messages/compiled/messages';
import { classNames } from './class-names';

/** '₹1,234.00', its digits of one width. Another amount is another element: a wider one does not move it. */
export function Price({ amount, className }: { amount: Paise; className?: string | undefined }) {
  return (
    <span key={amount} className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatRupees(amount)}
    </span>
  );
}

interface MenuPriceProps {
  amount: Paise;
  /** Whether the customer has to choose, and may pay more. */
  isLowest: boolean;
  className?: string;
}

/** '₹120.00', or 'From ₹120.00' with its word in small letters. */
export function MenuPrice({ amount, isLowest, className }: MenuPriceProps) {
  if (!isLowest) return <Price amount={amount} className={className} />;
  const [before, after] = m.ui_price_from({ price: '|' }).split('|');
  return (
    <span className="whitespace-nowrap">
      <span className="text-sm">{before}</span>
      <Price amount={amount} className={className} />
      <span className="text-sm">{after}</span>
    </span>
  );
}
