import { useState } from 'react';
import {
  CANCEL_SENTENCES,
  type StaffCancelReason,
} from '../../../../shared/domain/orders/cancellation';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { GuardedDialog } from '../../kit/form/guarded-dialog';
import { FailureNotice } from '../../kit/query/failure-notice';

/** The reasons that staff choose from; the others are the shop's own. */
export const CANCEL_REASON_LABELS: readonly (readonly [StaffCancelReason, () => string])[] = [
  ['out-of-items', m.orderoffice_reason_out_of_items],
  ['too-busy', m.orderoffice_reason_too_busy],
  ['closed', m.orderoffice_reason_closed],
  ['request', m.orderoffice_reason_request],
  ['customer-asked', m.orderoffice_reason_customer],
  ['other', m.orderoffice_reason_other],
];

/** Not one of the order's dishes: a topping, for example. */
const SOMETHING_ELSE = '';

interface Dish {
  productId: string;
  name: string;
}

export interface EnteredCancellation {
  reason: StaffCancelReason;
  note: string;
  /** The ids of the dishes that have run out. */
  ranOut: string[];
}

interface CancelDialogProps {
  name: string;
  isPaid: boolean;
  dishes: readonly Dish[];
  /** The reason, if it was chosen before. */
  chosen?: StaffCancelReason;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onCancel: (why: EnteredCancellation) => void;
}

/** Asks why an order is cancelled; the customer reads the reason. */
export function CancelDialog(props: CancelDialogProps) {
  const { name, isPaid, busy, failure, onClose, onCancel } = props;
  const dishes = [...new Map(props.dishes.map((dish) => [dish.productId, dish])).values()];
  const [reason, setReason] = useState(props.chosen);
  const [ranOut, setRanOut] = useState(
    dishes.length === 1 ? dishes.map(({ productId }) => productId) : [],
  );
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string>();

  const isRanOut = reason === 'out-of-items';
  const cancel = () => {
    const words = note.trim();
    if (!reason) return setMissing(m.orderoffice_choose_reason());
    if (reason === 'other' && words === '') return setMissing(m.orderoffice_tell_why());
    if (isRanOut && ranOut.length === 0) return setMissing(m.orderoffice_choose_ran_out());
    setMissing(undefined);
    const gone = ranOut.filter((id) => isRanOut && id !== SOMETHING_ELSE);
    onCancel({ reason, note: words, ranOut: gone });
  };

  return (
    <GuardedDialog
      onClose={onClose}
      title={m.orderoffice_cancel_question({ name })}
      description={isPaid ? m.orderoffice_cancel_paid() : m.orderoffice_cancel_stock()}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="lg" variant="quiet" onClick={onClose} disabled={busy}>
            {m.orderoffice_keep_order()}
          </Button>
          <Button size="lg" variant="danger" onClick={cancel} busy={busy}>
            {m.orderoffice_cancel_order()}
          </Button>
        </div>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{m.orderoffice_why()}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {CANCEL_REASON_LABELS.map(([each, label]) => (
            <RadioCard
              key={each}
              name="cancel-reason"
              title={label()}
              detail={CANCEL_SENTENCES[each] || m.orderoffice_own_words()}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
          ))}
        </div>
      </fieldset>
      {isRanOut && (
        <fieldset className="mt-4">
          <legend className="font-semibold">{m.orderoffice_what_ran_out()}</legend>
          <p className="text-ink-soft">{m.orderoffice_ran_out_hint()}</p>
          {[...dishes, { productId: SOMETHING_ELSE, name: m.orderoffice_something_else() }].map(
            (dish) => (
              <CheckboxField
                key={dish.productId}
                label={<bdi>{dish.name}</bdi>}
                checked={ranOut.includes(dish.productId)}
                onChange={({ target }) =>
                  setRanOut((ids) => [
                    ...ids.filter((id) => id !== dish.productId),
                    ...(target.checked ? [dish.productId] : []),
                  ])
                }
              />
            ),
          )}
        </fieldset>
      )}
      <div className="mt-4">
        <TextField
          label={m.orderoffice_message_to_customer()}
          optional={reason !== 'other'}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <FailureNotice message={missing ?? failure} />
    </GuardedDialog>
  );
}
