import { useState } from 'react';
import type { Ticket } from '../../../shared/contract/kitchen-contract';
import { CANCEL_REASONS, type CancelReason } from '../../../shared/domain/ticket';
import { useApi } from '../../api/api-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { RadioCard } from '../../ui/radio-card';
import { TextField } from '../../ui/text-field';
import { FailureNotice } from '../page/failure-notice';
import { useMutation } from '../page/use-mutation';
import { ticketName } from './ticket-words';

/** The reasons that staff choose from; the others are the shop's own. */
const REASON_LABELS: Partial<Record<CancelReason, string>> = {
  'out-of-items': 'Something has run out',
  'too-busy': 'Too busy',
  closed: 'The kitchen has closed',
  request: 'We cannot make it as asked',
  'customer-asked': 'The customer asked for it',
  other: 'Another reason',
};
const REASONS = Object.keys(REASON_LABELS) as CancelReason[];

interface CancelDialogProps {
  ticket: Ticket;
  onClose: () => void;
  onCancelled: (ticket: Ticket) => void;
  /** The order has changed meanwhile. */
  onConflict: () => void;
}

/** Asks why an order is cancelled; the customer reads the reason. */
export function CancelDialog({ ticket, onClose, onCancelled, onConflict }: CancelDialogProps) {
  const api = useApi();
  const { busy, failure, send, refuse } = useMutation();
  const [reason, setReason] = useState<CancelReason>();
  const [note, setNote] = useState('');
  const name = ticketName(ticket);

  const cancel = async () => {
    if (!reason) return refuse('Please choose a reason.');
    if (reason === 'other' && note.trim() === '') return refuse('Please tell the customer why.');
    const { id, version } = ticket;
    const cancelled = await send(
      () => api.kitchen.cancel({ id, version, reason, note: note.trim() }),
      'Failed to cancel the order. Please try again.',
      'This order is no longer there.',
    );
    if (cancelled) onCancelled(cancelled.result);
    else onConflict();
  };

  return (
    <Dialog
      open
      form
      onOpenChange={(open) => open || onClose()}
      title={`Cancel order ${name}?`}
      description={
        ticket.paymentStatus === 'paid'
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
              detail={CANCEL_REASONS[each] || 'Say it in your own words'}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        <TextField
          label="Words for the customer"
          optional={reason !== 'other'}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <FailureNotice message={failure?.message} />
    </Dialog>
  );
}
