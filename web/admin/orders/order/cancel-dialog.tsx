import { useState } from 'react';
import {
  CANCEL_SENTENCES,
  type StaffCancelReason,
} from '../../../../shared/domain/orders/cancellation';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { GuardedDialog } from '../../kit/form/guarded-dialog';
import { FailureNotice } from '../../kit/query/failure-notice';

/** The reasons that staff choose from; the others are the shop's own. */
export const CANCEL_REASON_LABELS: readonly (readonly [StaffCancelReason, string])[] = [
  ['out-of-items', 'Something has run out'],
  ['too-busy', 'Too busy'],
  ['closed', 'The kitchen has closed'],
  ['request', 'We cannot make it as asked'],
  ['customer-asked', 'The customer asked for it'],
  ['other', 'Another reason'],
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
    if (!reason) return setMissing('Please choose a reason.');
    if (reason === 'other' && words === '') return setMissing('Please tell the customer why.');
    if (isRanOut && ranOut.length === 0) return setMissing('Please choose what has run out.');
    setMissing(undefined);
    const gone = ranOut.filter((id) => isRanOut && id !== SOMETHING_ELSE);
    onCancel({ reason, note: words, ranOut: gone });
  };

  return (
    <GuardedDialog
      onClose={onClose}
      title={`Cancel order ${name}?`}
      description={
        isPaid
          ? 'It is paid: the money has to be returned to the customer.'
          : 'Its items go back into stock.'
      }
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="lg" variant="quiet" onClick={onClose} disabled={busy}>
            Keep the order
          </Button>
          <Button size="lg" variant="danger" onClick={cancel} busy={busy}>
            Cancel the order
          </Button>
        </div>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">Why? The customer reads it.</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {CANCEL_REASON_LABELS.map(([each, label]) => (
            <RadioCard
              key={each}
              name="cancel-reason"
              title={label}
              detail={CANCEL_SENTENCES[each] || 'Say it in your own words'}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
          ))}
        </div>
      </fieldset>
      {isRanOut && (
        <fieldset className="mt-4">
          <legend className="font-semibold">What has run out?</legend>
          <p className="text-ink-soft">
            It is sold out until tomorrow and does not go back into stock.
          </p>
          {[...dishes, { productId: SOMETHING_ELSE, name: 'Something else' }].map((dish) => (
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
          ))}
        </fieldset>
      )}
      <div className="mt-4">
        <TextField
          label="Message to the customer"
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
