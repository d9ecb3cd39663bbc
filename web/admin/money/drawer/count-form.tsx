import { type FormEvent, useState } from 'react';
import type { Drawer } from '../../../../shared/contract/money/drawer-contract';
import {
  type CashPieces,
  DENOMINATIONS,
  MOST_PIECES,
  sumOfPieces,
} from '../../../../shared/domain/money/drawer';
import { asciiDigits } from '../../../../shared/domain/platform/ascii-digits';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { newId } from '../../../device/new-id';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { LeaveGuard } from '../../kit/form/unsaved-changes';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

interface CountFormProps {
  date: string;
  onCounted: (drawer: Drawer) => void;
}

/** Counted blind: the expected sum is shown once a count is saved, so an empty form cannot ask for it. */
export function CountForm({ date, onCounted }: CountFormProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const [id] = useState(newId);
  const [pieces, setPieces] = useState<CashPieces>({});
  const isFilled = Object.values(pieces).some((count) => count !== undefined);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await send(() => api.drawer.count({ date, id, pieces }), m.drawer_count_failed());
    if (!sent) return;
    toast('success', m.drawer_count_saved());
    onCounted(sent.result);
  };
  return (
    <Panel title={m.drawer_count_title()}>
      <LeaveGuard unsaved={isFilled} />
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <p className="text-ink-soft">{m.drawer_count_how()}</p>
        <div className="grid grid-cols-2 gap-3 large-text:grid-cols-1 sm:grid-cols-3">
          {DENOMINATIONS.map((rupees) => (
            <TextField
              key={rupees}
              label={`₹${rupees}`}
              inputMode="numeric"
              value={pieces[rupees] ?? ''}
              onChange={({ target }) => setPieces({ ...pieces, [rupees]: piecesIn(target.value) })}
            />
          ))}
        </div>
        <p aria-live="polite" className="font-semibold">
          {m.drawer_counted({ amount: formatRupees(sumOfPieces(pieces)) })}
        </p>
        <FailureNotice message={failure?.message} />
        <Button type="submit" busy={busy} disabled={!isFilled} className="self-start">
          {m.drawer_save_count()}
        </Button>
      </form>
    </Panel>
  );
}

/** Only digits count; undefined for an empty field. */
function piecesIn(typed: string): number | undefined {
  const digits = asciiDigits(typed).replace(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits), MOST_PIECES);
}
