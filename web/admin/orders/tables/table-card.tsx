import type { Tab, TableState } from '../../../../shared/contract/orders/tables-contract';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { clockTime } from '../../../ui/relative-time';
import { roundPath } from '../../kit/back-office-pages';
import { Panel } from '../../kit/panel';

interface TableCardProps {
  table: TableState;
  onMove: (tab: Tab) => void;
}

export function TableCard({ table, onMove }: TableCardProps) {
  const { id, name, isActive, tabs } = table;
  return (
    <Panel title={name} action={tabs.length === 0 && <Badge tone="leaf">{m.tables_free()}</Badge>}>
      {tabs.map((tab) => (
        <OpenBill key={tab.orderId} tab={tab} onMove={() => onMove(tab)} />
      ))}
      {isActive && (
        <ButtonLink wide to={roundPath(id)} variant={tabs.length === 0 ? 'quiet' : 'primary'}>
          {m.tables_add_round()}
        </ButtonLink>
      )}
    </Panel>
  );
}

/** The payment is taken where the order's is: in cash, by card or UPI, in one or several parts. */
function OpenBill({ tab, onMove }: { tab: Tab; onMove: () => void }) {
  return (
    <div className="mb-3 flex flex-col gap-2">
      <p className="text-xl font-bold tabular-nums">
        {m.tables_owed({ amount: amountText(tab.owedAmount) })}
      </p>
      <p className="text-ink-soft">
        {m.tables_open_since({ time: clockTime(tab.openedAt) })} · #{tab.number}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={`/admin/orders/${tab.orderId}#payment`}
          variant="quiet"
          className="grow px-3! whitespace-nowrap"
        >
          {m.tables_take_payment()}
        </ButtonLink>
        <Button variant="quiet" className="grow px-3! whitespace-nowrap" onClick={onMove}>
          {m.tables_move()}
        </Button>
      </div>
    </div>
  );
}
