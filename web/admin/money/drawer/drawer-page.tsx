import type { Drawer } from '../../../../shared/contract/money/drawer-contract';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { m } from '../../../../shared/messages/compiled/messages';
import { Notice } from '../../../ui/notice';
import { ListPage } from '../../kit/list/list-page';
import { Panel } from '../../kit/panel';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { longDay } from '../charts/series-words';
import { CountList, EntryList } from '../days/drawer-panel';
import type { Route } from './+types/drawer-page';
import { CountForm } from './count-form';
import { EntryForm } from './entry-form';
import { RiderForm } from './rider-form';

const today = () => kolkataTime(new Date()).date;

export const clientLoader = pageLoader((api, search) =>
  api.drawer.read({ date: search.get('date') ?? today() }),
);

export const meta = () => [{ title: m.office_page_title({ page: m.drawer_title() }) }];

/** Where staff enter float, cash in and cash out, and count blind (money rule 17). */
export default function DrawerPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  return (
    <ListPage
      title={m.drawer_title()}
      intro={page.data && longDay(page.data.date)}
      page={page}
      failed={m.drawer_failed()}
    >
      {(drawer) => <DrawerParts drawer={drawer} onChanged={page.replace} />}
    </ListPage>
  );
}

interface DrawerPartsProps {
  drawer: Drawer;
  onChanged: (drawer: Drawer) => void;
}

function DrawerParts({ drawer, onChanged }: DrawerPartsProps) {
  const { date, isClosed, entries, counts, riders } = drawer;
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      {isClosed && <Notice kind="info">{m.drawer_day_closed()}</Notice>}
      {!isClosed &&
        date === today() &&
        riders.map((each) => (
          <RiderForm
            key={`${each.rider} ${each.orders.map(({ id }) => id)}`}
            cash={each}
            onSettled={onChanged}
          />
        ))}
      {!isClosed && date === today() && <EntryForm onEntered={onChanged} />}
      {!isClosed && <CountForm key={counts.length} date={date} onCounted={onChanged} />}
      {entries.length + counts.length > 0 && (
        <Panel title={m.drawer_entries_and_counts()}>
          <EntryList entries={entries} />
          <CountList counts={counts} />
        </Panel>
      )}
    </div>
  );
}
