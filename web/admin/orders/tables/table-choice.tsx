import { Link } from 'react-router';
import type { TableState } from '../../../../shared/contract/orders/tables-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { NEW_ORDER, roundPath } from '../../kit/back-office-pages';

interface TableChoiceProps {
  tables: readonly TableState[];
  /** The table that the order is for; undefined for none. */
  chosen: string | undefined;
}

/** Chooses the table of the dishes, and keeps what was picked. A phone has one row, so that the dishes stay in sight. */
export function TableChoice({ tables, chosen }: TableChoiceProps) {
  if (tables.length === 0) return null;
  return (
    <nav aria-label={m.tables_page()} className="-m-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
      {tables.map(({ id, name, tabs }) => (
        <Link
          key={id}
          ref={id === chosen ? showInRow : undefined}
          replace
          to={id === chosen ? NEW_ORDER : roundPath(id)}
          aria-current={id === chosen}
          className="flex min-h-11 max-w-52 md:max-w-full shrink-0 items-center gap-2 rounded-md border border-mist-strong bg-raised px-3 font-semibold aria-[current=true]:border-hill aria-[current=true]:bg-hill aria-[current=true]:text-on-hill"
        >
          <span className="truncate">{name}</span>
          {tabs.length > 0 && (
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full bg-waffle"
              title={m.tables_page()}
            />
          )}
        </Link>
      ))}
    </nav>
  );
}

/** The page of the tables leads here with one that a phone's row may hide. */
function showInRow(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
