import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import type { Order } from '../../../api/order-from-wire';
import { RelativeTime } from '../../../ui/relative-time';

const STATES = {
  asked: 'waiting for the gateway',
  pending: 'on its way to the customer',
  done: 'returned',
  failed: 'not returned: the gateway refused it',
};

/** The refunds through the payment gateway, and how each stands. */
export function GatewayRefunds({ order: { gatewayRefunds = [] } }: { order: Order }) {
  if (gatewayRefunds.length === 0) return null;
  return (
    <ul className="mt-2" aria-label="Online refunds">
      {gatewayRefunds.map(({ amount, state, at }) => (
        <li key={at} className="py-1">
          Online refund of {formatRupees(rupeesToPaise(amount))}: {STATES[state]}{' '}
          <span className="text-sm text-ink-soft">
            (asked <RelativeTime at={at} exact />)
          </span>
        </li>
      ))}
    </ul>
  );
}
