import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { buttonClass } from '../../../ui/button-class';
import { classNames } from '../../../ui/class-names';
import { Options } from '../../../ui/select-field';

interface StationSelectProps {
  stations: Board['stations'];
  /** Null for all. */
  chosen: number | null;
  onChoose: (station: number | null) => void;
  className: string;
}

/** The station whose dishes this tablet shows. */
export function StationSelect({ stations, chosen, onChoose, className }: StationSelectProps) {
  if (stations.length === 0) return null;
  return (
    <select
      aria-label={m.kitchen_tablet_station()}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      className={classNames(
        buttonClass({ variant: chosen === null ? 'quiet' : 'primary' }),
        className,
      )}
    >
      <option value="">{m.kitchen_all_stations()}</option>
      <Options of={stations.map(({ number, name }) => [number, name])} />
    </select>
  );
}
