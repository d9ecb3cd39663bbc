import { useState } from 'react';
import * as z from 'zod';
import { type ReportDay, reopeningInput } from '../../../../shared/contract/money/day-sheets';
import { mayOpen } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { exactTime } from '../../../ui/relative-time';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { fieldsOf } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { Fact, Panel } from '../../kit/panel';
import { useMutation } from '../../kit/query/use-mutation';
import { longDay } from '../charts/series-words';

const KINDS = { closed: m.closing_closed_by, reopened: m.closing_reopened_by } as const;

interface SignaturesPanelProps {
  day: ReportDay;
  onReopened: (day: ReportDay) => void;
}

/** Who closed and reopened the day. An admin may reopen it. */
export function SignaturesPanel({ day, onReopened }: SignaturesPanelProps) {
  const staff = useStaffState();
  const [isAsking, setAsking] = useState(false);
  const mayReopen = staff.status === 'signed-in' && mayOpen(staff.user.role, 'settings');
  return (
    <Panel
      title={m.closing_signatures()}
      action={
        day.closing &&
        mayReopen && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {m.closing_reopen()}
          </Button>
        )
      }
    >
      <dl>
        {day.signatures.map(({ kind, at, by, reason }) => (
          <Fact key={`${kind} ${at}`} term={KINDS[kind]()}>
            <bdi>{by}</bdi>, {exactTime(at)}
            {reason !== '' && (
              <>
                {': '}
                <bdi>{reason}</bdi>
              </>
            )}
          </Fact>
        ))}
      </dl>
      {isAsking && (
        <ReopenDialog date={day.date} onClose={() => setAsking(false)} onReopened={onReopened} />
      )}
    </Panel>
  );
}

interface ReopenDialogProps {
  date: string;
  onClose: () => void;
  onReopened: (day: ReportDay) => void;
}

function ReopenDialog({ date, onClose, onReopened }: ReopenDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const form = useZodForm(z.object({ reason: reopeningInput.shape.reason }), { reason: '' });
  const field = fieldsOf(form);
  const reopen = form.handleSubmit(async ({ reason }) => {
    const sent = await send(
      () => api.reports.reopenDay({ date, reason }),
      m.closing_reopen_failed(),
    );
    if (!sent) return;
    toast('success', m.closing_reopened());
    onReopened(sent.result);
    onClose();
  });
  return (
    <FormDialog
      title={m.closing_reopen_ask({ day: longDay(date) })}
      description={m.closing_reopen_note()}
      onClose={onClose}
      onSubmit={reopen}
      saveLabel={m.closing_reopen()}
      busy={busy}
      failure={failure}
    >
      <TextField label={m.closing_reopen_why()} {...field('reason')} />
    </FormDialog>
  );
}
