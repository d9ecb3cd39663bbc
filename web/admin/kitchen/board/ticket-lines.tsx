import { Check } from 'lucide-react';
import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';
import { isTickable } from '../../../../shared/domain/orders/order-parts';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge } from '../../../ui/badge';
import { classNames } from '../../../ui/class-names';
import { VegMark } from '../../../ui/veg-mark';
import { withElements } from '../../../ui/with-elements';
import { wordsLanguage } from '../../../ui/words-language';
import { isOfStation } from './stations';
import { dishesIn } from './ticket-words';
import { NoteStrip } from './unusual-strip';

interface TicketLinesProps {
  ticket: Ticket;
  /** Null for all. */
  station: number | null;
  onTick: (line: number, isDone: boolean) => void;
}

/** What to make. A tap ticks a line off; what other stations make is named in one row. */
export function TicketLines({ ticket, station, onTick }: TicketLinesProps) {
  const ours = ticket.lines.filter((line) => isOfStation(line, station));
  const others = ticket.lines.filter((line) => !isOfStation(line, station));
  const removed = (ticket.removed ?? []).filter((line) => isOfStation(line, station));
  return (
    <>
      <ul>
        {ours.map((line) => (
          <li key={line.line} className="border-t border-mist first:border-t-0">
            <LineButton
              line={line}
              isOff={!isTickable(line, ticket, ticket.deliveryMethod)}
              onTick={() => onTick(line.line, !line.isDone)}
            />
          </li>
        ))}
      </ul>
      {removed.map(({ name, quantity, options }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was removed never changes
        <p key={index} className="border-t border-mist px-2 py-1 text-lg text-chilli">
          <del>
            {quantity}× <bdi>{[name, ...options.map(({ label }) => label)].join(', ')}</bdi>
          </del>
        </p>
      ))}
      {others.length > 0 && (
        <p className="border-t border-mist px-3 py-2 text-ink-soft">
          {withElements(m.kitchen_made_elsewhere, { dishes: <bdi>{dishesIn(others)}</bdi> })}
        </p>
      )}
    </>
  );
}

interface LineButtonProps {
  line: TicketLine;
  isOff: boolean;
  onTick: () => void;
}

function LineButton({ line, isOff, onTick }: LineButtonProps) {
  const { quantity, name, diet, options, note, isDone, isAdded } = line;
  return (
    <button
      type="button"
      aria-pressed={isDone}
      disabled={isOff}
      title={
        isDone
          ? m.kitchen_line_made()
          : isOff
            ? m.kitchen_line_accept_first()
            : m.kitchen_line_tap()
      }
      onClick={onTick}
      className="flex min-h-11 w-full items-start gap-2 px-2 py-1 text-left hover:bg-sunken"
    >
      <span
        className={classNames(
          'grid min-w-9 shrink-0 place-items-center rounded-sm text-xl leading-7 font-bold tabular-nums',
          isDone ? 'bg-leaf-soft text-leaf' : 'bg-waffle-soft text-waffle-ink',
        )}
      >
        {isDone ? <Check aria-hidden className="size-7" /> : <span>{quantity}×</span>}
      </span>
      <span className={classNames('min-w-0 flex-1', isDone && 'text-ink-soft line-through')}>
        <span className="block text-xl leading-6">
          <bdi lang={wordsLanguage(name)} className="font-bold">
            {isDone && quantity > 1 ? `${quantity}× ${name}` : name}
          </bdi>
          {isAdded && (
            <span className="ml-2">
              <Badge tone="waffle">{m.changes_added()}</Badge>
            </span>
          )}
          {diet === 'non-veg' && (
            <span className="ml-2">
              <VegMark diet={diet} />
            </span>
          )}
        </span>
        {options.map(({ section, label }) => (
          <span key={`${section} ${label}`} className="block pl-3 text-lg leading-6">
            <bdi className="text-ink-soft">{section}</bdi>:{' '}
            <bdi className="font-semibold">{label}</bdi>
          </span>
        ))}
        {note && <NoteStrip text={note} className="mt-0.5 rounded-sm" />}
      </span>
    </button>
  );
}
