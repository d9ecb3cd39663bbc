import type { Drawer } from '../../../../shared/contract/money/drawer-contract';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
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

const today = () => kolkataTime(new Date()).date;

export const clientLoader = pageLoader((api, search) =>
  api.drawer.read({ date: search.get('date') ?? today() }),
);

export const meta = () => [{ title: 'Cash drawer · Back office' }];

/** Where staff enter float, cash in and cash out, and count blind (money rule 17). */
export default function DrawerPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  return (
    <ListPage
      title="Cash drawer"
      intro={page.data && longDay(page.data.date)}
      page={page}
      failed="Failed to load the drawer. Please try again."
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
  const { date, isClosed, entries, counts } = drawer;
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      {isClosed && <Notice kind="info">This day is closed. An admin can reopen it.</Notice>}
      {!isClosed && date === today() && <EntryForm onEntered={onChanged} />}
      {!isClosed && <CountForm key={counts.length} date={date} onCounted={onChanged} />}
      {entries.length + counts.length > 0 && (
        <Panel title="Entries and counts">
          <EntryList entries={entries} />
          <CountList counts={counts} />
        </Panel>
      )}
    </div>
  );
}
