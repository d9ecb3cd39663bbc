import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
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
      aria-label="Station of this tablet"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      className={classNames(
        buttonClass({ variant: chosen === null ? 'quiet' : 'primary' }),
        className,
      )}
    >
      <option value="">All stations</option>
      <Options of={stations.map(({ number, name }) => [number, name])} />
    </select>
  );
}
