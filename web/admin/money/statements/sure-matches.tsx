import { CheckCheck } from 'lucide-react';
import type {
  PayableOrderShown,
  StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { Button } from '../../../ui/button';
import { Panel } from '../../kit/panel';
import { CreditLine, OrderLine } from './credit-line';
import { rupees } from './match-words';
import type { UsedStatement } from './use-statement';

interface SureMatchesProps {
  matches: readonly StatementMatch[];
  orders: ReadonlyMap<string, PayableOrderShown>;
  statement: UsedStatement;
}

export function SureMatches({ matches, orders, statement }: SureMatchesProps) {
  if (matches.length === 0) return null;
  const sum = matches.reduce((total, { credit }) => total + Math.round(credit.amount * 100), 0);
  return (
    <Panel
      title="Sure"
      action={
        <Button
          busy={statement.busy}
          onClick={() =>
            statement.confirm(matches, ({ pays }) =>
              pays.map(({ orderId, amount }) => ({ id: orderId, owed: amount })),
            )
          }
        >
          {!statement.busy && <CheckCheck aria-hidden className="size-5" />}
          Confirm {pluralize(matches.length, 'payment')}, {rupees(sum / 100)}
        </Button>
      }
    >
      <p className="text-ink-soft">
        The code or reference matches, and the amount is exactly what is due. Confirming marks the
        orders paid.
      </p>
      <ul className="divide-y divide-mist">
        {matches.map(({ credit, orderIds }) => (
          <li key={credit.key} className="grid gap-x-5 gap-y-1 py-3 lg:grid-cols-2">
            <CreditLine credit={credit} />
            {orderIds.map((id) => {
              const order = orders.get(id);
              return order && <OrderLine key={id} order={order} />;
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
