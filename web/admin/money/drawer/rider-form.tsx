import { useState } from 'react';
import * as z from 'zod';
import {
  type Drawer,
  type RiderCash,
  settlementInput,
} from '../../../../shared/contract/money/drawer-contract';
import { isExplained, MOST_SETTLED_ORDERS } from '../../../../shared/domain/money/drawer';
import { actorWords } from '../../../../shared/domain/platform/actor';
import {
  amountText,
  formatRupees,
  type Paise,
  rupeesToPaise,
} from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { newId } from '../../../device/new-id';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { exactTime } from '../../../ui/relative-time';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { numericText } from '../../kit/form/numeric-text';
import { fieldsOf } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

const { received, reason } = settlementInput.shape;

/** A sum that differs by a rupee or more needs its reason. @param due in paise. */
const entered = (due: Paise) =>
  z
    .object({ received: numericText(received), reason })
    .refine((sums) => isExplained(rupeesToPaise(sums.received) - due, sums.reason), {
      path: ['reason'],
      error: () => m.closing_say_why(),
    });

interface RiderFormProps {
  cash: RiderCash;
  onSettled: (drawer: Drawer) => void;
}

/** Takes the cash that a rider brings for the ticked orders, which are then paid (money rule 17). */
export function RiderForm({ cash: { rider, owed, orders }, onSettled }: RiderFormProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  // The same until it is saved, so that a lost reply settles nothing twice.
  const [id] = useState(newId);
  const [ticked, setTicked] = useState<readonly string[]>(
    orders.slice(0, MOST_SETTLED_ORDERS).map((order) => order.id),
  );
  const settled = orders.filter((order) => ticked.includes(order.id));
  const due = settled.reduce((sum, order) => sum + rupeesToPaise(order.owed), 0);
  const form = useZodForm(entered(due), { received: '', reason: '' });
  const name = actorWords(rider);
  const settle = form.handleSubmit(async (sums) => {
    const body = {
      id,
      orders: settled.map((order) => ({ id: order.id, owed: order.owed })),
      ...sums,
    };
    const sent = await send(() => api.drawer.settleRider(body), m.drawer_rider_failed());
    if (!sent) return;
    toast('success', m.drawer_rider_settled({ amount: amountText(sums.received), rider: name }));
    onSettled(sent.result);
  });
  const field = fieldsOf(form);
  return (
    <Panel title={m.drawer_with_rider({ rider: name, amount: amountText(owed) })}>
      <form noValidate onSubmit={settle} className="flex flex-col gap-4">
        {orders.length > 1 && <p className="text-ink-soft">{m.drawer_with_rider_how()}</p>}
        <div>
          {orders.map((order) => (
            <CheckboxField
              key={order.id}
              label={m.drawer_rider_order({
                number: order.counterNumber,
                time: exactTime(order.placedAt),
                amount: amountText(order.owed),
              })}
              checked={ticked.includes(order.id)}
              onChange={({ target }) =>
                setTicked(
                  target.checked
                    ? [...ticked, order.id].slice(-MOST_SETTLED_ORDERS)
                    : ticked.filter((each) => each !== order.id),
                )
              }
            />
          ))}
        </div>
        <p aria-live="polite" className="font-semibold">
          {m.drawer_rider_due({ amount: formatRupees(due) })}
        </p>
        <TextField
          label={m.drawer_rider_received()}
          prefix="₹"
          inputMode="decimal"
          {...field('received')}
        />
        <TextField label={m.drawer_rider_reason()} optional {...field('reason')} />
        <FailureNotice message={failure?.message} />
        <Button type="submit" busy={busy} disabled={due === 0} className="self-start">
          {m.drawer_rider_back()}
        </Button>
      </form>
    </Panel>
  );
}
