import { useState } from 'react';
import {
  CANCEL_SENTENCES,
  type StaffCancelReason,
} from '../../../../shared/domain/orders/cancellation';
import { Button } from '../../../ui/button';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { GuardedDialog } from '../../kit/form/guarded-dialog';
import { FailureNotice } from '../../kit/query/failure-notice';

/** The reasons that staff choose from; the others are the shop's own. */
const REASON_LABELS: Partial<Record<StaffCancelReason, string>> = {
  'out-of-items': 'Something has run out',
  'too-busy': 'Too busy',
  closed: 'The kitchen has closed',
  request: 'We cannot make it as asked',
  'customer-asked': 'The customer asked for it',
  other: 'Another reason',
};
const REASONS = Object.keys(REASON_LABELS) as StaffCancelReason[];

interface CancelDialogProps {
  name: string;
  isPaid: boolean;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onCancel: (why: { reason: StaffCancelReason; note: string }) => void;
}

/** Asks why an order is cancelled; the customer reads the reason. */
export function CancelDialog(props: CancelDialogProps) {
  const { name, isPaid, busy, failure, onClose, onCancel } = props;
  const [reason, setReason] = useState<StaffCancelReason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string>();

  const cancel = () => {
    const words = note.trim();
    if (!reason) return setMissing('Please choose a reason.');
    if (reason === 'other' && words === '') return setMissing('Please tell the customer why.');
    setMissing(undefined);
    onCancel({ reason, note: words });
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
          {REASONS.map((each) => (
            <RadioCard
              key={each}
              name="cancel-reason"
              title={REASON_LABELS[each]}
              detail={CANCEL_SENTENCES[each] || 'Say it in your own words'}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
          ))}
        </div>
      </fieldset>
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
