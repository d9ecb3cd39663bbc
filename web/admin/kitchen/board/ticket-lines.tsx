import { Check } from 'lucide-react';
import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';
import { classNames } from '../../../ui/class-names';
import { LineNote } from '../../../ui/line-note';
import { VegMark } from '../../../ui/veg-mark';
import { isOfStations } from './stations';

interface TicketLinesProps {
  ticket: Ticket;
  stations: readonly string[];
  onTick: (line: number, isDone: boolean) => void;
}

/** What to make. A tap ticks a line off; what other stations make is named in one row. */
export function TicketLines({ ticket, stations, onTick }: TicketLinesProps) {
  const ours = ticket.lines.filter((line) => isOfStations(line, stations));
  const others = ticket.lines.filter((line) => !isOfStations(line, stations));
  return (
    <>
      <ul>
        {ours.map((line) => (
          <li key={line.line} className="border-t border-mist first:border-t-0">
            <LineButton line={line} onTick={() => onTick(line.line, !line.isDone)} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="border-t border-mist px-3 py-2 text-ink-soft">
          Made elsewhere:{' '}
          <bdi>{others.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')}</bdi>
        </p>
      )}
    </>
  );
}

function LineButton({ line, onTick }: { line: TicketLine; onTick: () => void }) {
  const { quantity, name, diet, options, note, isDone } = line;
  return (
    <button
      type="button"
      aria-pressed={isDone}
      title={isDone ? 'Made' : 'Tap when it is made'}
      onClick={onTick}
      className="flex min-h-13 w-full items-start gap-2 px-3 py-2 text-left hover:bg-sunken"
    >
      <span
        className={classNames(
          'grid min-w-12 shrink-0 place-items-center rounded-sm px-1 text-2xl font-bold tabular-nums',
          isDone ? 'bg-leaf-soft text-leaf' : 'bg-waffle-soft text-waffle-ink',
        )}
      >
        {isDone ? <Check aria-hidden className="size-8" /> : <span>{quantity}×</span>}
      </span>
      <span className={classNames('min-w-0 flex-1', isDone && 'text-ink-soft line-through')}>
        <span className="block text-xl">
          <bdi className="mr-2 font-bold">
            {isDone && quantity > 1 ? `${quantity}× ${name}` : name}
          </bdi>
          <VegMark diet={diet} />
        </span>
        {options.map(({ section, label }) => (
          <span key={`${section} ${label}`} className="block text-lg leading-6">
            <bdi className="text-ink-soft">{section}</bdi>:{' '}
            <bdi className="font-semibold">{label}</bdi>
          </span>
        ))}
        {note && <LineNote text={note} className="text-lg leading-6" />}
      </span>
    </button>
  );
}
