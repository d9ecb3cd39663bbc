import { Armchair } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { BodyMark } from '../../../ui/body-mark';
import { Button } from '../../../ui/button';
import { leaveTable, useTableVisit } from './table-visit';

/** Says for which table the phone orders, on every page. */
export function TableBar() {
  const visit = useTableVisit();
  if (!visit) return null;
  return (
    <aside aria-label={m.tables_channel()} className="bg-hill-soft text-hill-strong">
      <BodyMark name="at-table" />
      <div className="column flex min-h-11 flex-wrap items-center gap-x-4">
        <p className="flex items-center gap-2 font-semibold">
          <Armchair aria-hidden className="size-5 shrink-0" />
          {m.tables_at({ table: visit.name })}
        </p>
        {visit.rounds.length > 0 && (
          <Link to="/checkout" className="flex min-h-11 items-center underline">
            {m.tables_your_orders()}
          </Link>
        )}
        <Button variant="plain" className="ml-auto" onClick={leaveTable}>
          {m.tables_leave()}
        </Button>
      </div>
    </aside>
  );
}
