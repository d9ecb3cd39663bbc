import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Remake } from '../../../../shared/contract/kitchen/kitchen-contract';
import { counterLabel } from '../../../../shared/domain/kitchen/print-jobs';
import { WASTE_REASON_WORDS } from '../../../../shared/domain/menu/waste';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
import { failureOf } from '../../kit/query/use-mutation';
import { isOfStation } from './stations';
import { NoteStrip } from './unusual-strip';

interface RemakeStripProps {
  remakes: readonly Remake[] | undefined;
  /** The tablet's; null for all. */
  station: number | null;
  /** Reads the board again. */
  onMade: () => void;
}

/** Dishes that are made again, above all tickets: their customers wait for the second time. */
export function RemakeStrip({ remakes = [], station, onMade }: RemakeStripProps) {
  const ours = remakes
    .map((remake) => ({
      ...remake,
      lines: remake.lines.filter((line) => isOfStation(line, station)),
    }))
    .filter(({ lines }) => lines.length > 0);
  if (ours.length === 0) return null;
  return (
    <ul className="max-h-[40%] shrink-0 overflow-y-auto" aria-label={m.waste_remake()}>
      {ours.map((remake) => (
        <RemadeTicket
          key={`${remake.orderId} ${remake.sequence}`}
          remake={remake}
          onMade={onMade}
        />
      ))}
    </ul>
  );
}

function RemadeTicket({ remake, onMade }: { remake: Remake; onMade: () => void }) {
  const { kitchen } = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { orderId, sequence, number, tableName, reason, note, lines } = remake;
  const order = tableName ?? counterLabel(orderId, number);
  const why = WASTE_REASON_WORDS[reason]();
  const saveMade = async () => {
    setBusy(true);
    try {
      await kitchen.markRemade({ id: orderId, sequence, lines: lines.map(({ line }) => line) });
    } catch (error) {
      const { message } = failureOf(error, m.waste_made_failed(), m.kitchen_order_gone());
      toast('error', message);
    } finally {
      setBusy(false);
      onMade();
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-on-waffle bg-waffle px-3 py-2 text-on-waffle">
      <RotateCcw aria-hidden className="size-9 shrink-0" />
      <div className="min-w-[min(12rem,70%)] flex-1">
        <p className="text-xl font-bold">
          {m.waste_print_remake()} <span className="text-3xl tabular-nums">{order}</span>
        </p>
        <ul>
          {lines.map(({ line, quantity, name, options, note: ask }) => (
            <li key={line} className="text-xl">
              <strong>
                {quantity}× <bdi>{name}</bdi>
              </strong>
              {options.length > 0 && ` · ${options.map(({ label }) => label).join(', ')}`}
              {ask && <NoteStrip text={ask} />}
            </li>
          ))}
        </ul>
        <p className="text-lg">
          {why}
          {note && (
            <bdi>
              {': '}
              {note}
            </bdi>
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        className="min-h-16 px-6 text-xl max-md:ml-auto"
        busy={busy}
        aria-label={m.waste_made_of({ order })}
        onClick={saveMade}
      >
        {m.waste_made()}
      </Button>
    </li>
  );
}
