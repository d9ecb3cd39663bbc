import { Split } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../kit/form/form-dialog';
import { useMutation } from '../../kit/query/use-mutation';
import { DishUnits } from './dish-units';
import { unitsLeft } from './order-sums';

/** For a table's open bill: some of its dishes get a bill of their own. */
export function SplitBill({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const { tableName, paymentStatus, status } = order;
  if (!tableName || paymentStatus !== 'pending' || status === 'cancelled') return null;
  return (
    <>
      <Button variant="quiet" className="grow" onClick={() => setAsking(true)}>
        <Split aria-hidden className="size-5" />
        {m.tables_split()}
      </Button>
      {isAsking && (
        <SplitDialog order={order} tableName={tableName} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface SplitDialogProps {
  order: Order;
  tableName: string;
  onClose: () => void;
}

function SplitDialog({ order, tableName, onClose }: SplitDialogProps) {
  const { tables } = useApi();
  const navigate = useNavigate();
  const { busy, failure, send } = useMutation();
  const { id, items, changeCount: version = 0 } = order;
  const [units, setUnits] = useState(() => items.map(() => 0));
  // The same dishes, sent again after a lost reply, move once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const choose = (chosen: number[]) => {
    setUnits(chosen);
    setKey(crypto.randomUUID());
  };
  const dishes = items.flatMap(({ line }, index) => {
    const quantity = units[index] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });

  async function split(event: FormEvent) {
    event.preventDefault();
    if (dishes.length === 0) return;
    const sent = await send(
      () =>
        tables.moveDishes({
          params: { id },
          headers: { 'idempotency-key': key },
          body: { version, dishes },
        }),
      m.tables_split_failed(),
    );
    if (!sent) return;
    onClose();
    navigate(`/admin/orders/${sent.result.id}`);
  }

  return (
    <FormDialog
      title={m.tables_split_title({ table: tableName })}
      onClose={onClose}
      onSubmit={split}
      saveLabel={m.tables_split_new()}
      isFilled={dishes.length > 0}
      busy={busy}
      failure={failure}
    >
      <DishUnits
        legend={m.tables_split_hint()}
        items={items}
        most={unitsLeft(order)}
        chosen={units}
        onChoose={choose}
      />
    </FormDialog>
  );
}
