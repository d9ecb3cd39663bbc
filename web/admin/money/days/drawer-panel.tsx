import type { CashSums, DaySheet } from '../../../../shared/contract/money/day-sheets';
import type { DrawerCount } from '../../../../shared/contract/money/drawer-contract';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { exactTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
import { Fact, FoldedPanel } from '../../kit/panel';
import { differenceWords } from './difference-words';

interface DrawerPanelProps {
  sheet: DaySheet;
  counts: readonly DrawerCount[];
}

/** What the drawer should hold, who took and gave cash, and what was counted. */
export function DrawerPanel({ sheet: { cash, drawer }, counts }: DrawerPanelProps) {
  return (
    <FoldedPanel title={m.drawer_title()} sum={amountText(drawer.expected)}>
      <dl>
        <Fact term={m.drawer_float()}>{amountText(drawer.float)}</Fact>
        <Fact term={m.drawer_cash_of_orders()}>{amountText(cash)}</Fact>
        {drawer.tips !== 0 && <Fact term={m.tips_in_drawer()}>{amountText(drawer.tips)}</Fact>}
        <Fact term={m.drawer_in()}>{amountText(drawer.paidIn)}</Fact>
        <Fact term={m.drawer_out()}>{amountText(drawer.paidOut)}</Fact>
        {drawer.riders !== 0 && (
          <Fact term={m.drawer_riders_difference()}>{differenceWords(drawer.riders)}</Fact>
        )}
        <Fact term={m.drawer_expected()}>{amountText(drawer.expected)}</Fact>
      </dl>
      {drawer.people.length > 0 && (
        <SumList
          title={m.drawer_by_person()}
          rows={drawer.people.map(({ by, ...sums }) => [actorWords(by), sums])}
        />
      )}
      {drawer.devices.some(({ device }) => device !== null) && (
        <SumList
          title={m.drawer_by_device()}
          rows={drawer.devices.map(({ device, ...sums }) => [device ?? m.drawer_no_device(), sums])}
        />
      )}
      <EntryList entries={drawer.entries} />
      <CountList counts={counts} />
    </FoldedPanel>
  );
}

interface SumListProps {
  title: string;
  rows: readonly (readonly [name: string, sums: CashSums])[];
}

function SumList({ title, rows }: SumListProps) {
  return (
    <>
      <h3 className="mt-3">{title}</h3>
      <dl>
        {rows.map(([name, sums]) => (
          <Fact key={name} term={<bdi>{name}</bdi>}>
            {sumWords(sums)}
          </Fact>
        ))}
      </dl>
    </>
  );
}

function sumWords(sums: CashSums): string {
  const parts = [
    ['float', sums.float],
    ['taken', sums.taken],
    ['refunded', sums.refunded],
    ['in', sums.paidIn],
    ['out', sums.paidOut],
    ['riders', sums.riders],
  ] as const;
  const given = parts.filter(([, amount]) => amount !== 0);
  return given
    .map(([what, amount]) => m.drawer_person({ what, amount: amountText(amount) }))
    .join(', ');
}

export function EntryList({ entries }: Pick<DaySheet['drawer'], 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className="mt-3">{m.drawer_entries()}</h3>
      <ul className="flex flex-col gap-1">
        {entries.map(({ id, kind, amount, reason, by, at, rider }) => (
          <li key={id} className="wrap-anywhere">
            {kind === 'rider'
              ? withElements(m.drawer_rider_entry, {
                  rider: <bdi>{rider?.name}</bdi>,
                  amount: amountText(amount),
                  owed: amountText(rider?.owed ?? 0),
                })
              : m.drawer_entry({ kind, amount: amountText(amount) })}
            {reason !== '' && (
              <>
                {': '}
                <bdi>{reason}</bdi>
              </>
            )}
            <Signed by={by} at={at} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function CountList({ counts }: { counts: readonly DrawerCount[] }) {
  if (counts.length === 0) return null;
  return (
    <>
      <h3 className="mt-3">{m.drawer_counts()}</h3>
      <ul className="flex flex-col gap-1">
        {counts.map(({ id, at, by, counted, expected, difference }) => (
          <li key={id} className="wrap-anywhere">
            {m.drawer_count({
              counted: amountText(counted),
              expected: amountText(expected),
              difference: differenceWords(difference),
            })}
            <Signed by={by} at={at} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Signed({ by, at }: { by: string; at: string }) {
  return (
    <span className="text-ink-soft">
      {' '}
      (<bdi>{by}</bdi>, {exactTime(at)})
    </span>
  );
}
