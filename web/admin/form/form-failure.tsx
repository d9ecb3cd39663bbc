import { useState } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ChangeFailure } from '../order/change-failure';

interface FormFailureProps {
  failure: { code: string; message: string } | undefined;
  /** Fills the form with what is saved now. */
  onLoadPresent?: (() => Promise<void>) | undefined;
}

/**
 * Why a form was not saved. Whoever comes second to a change is told so: nothing was overwritten,
 * what was typed still stands, and the present state can be had with one press.
 */
export function FormFailure({ failure, onLoadPresent }: FormFailureProps) {
  const [busy, setBusy] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  if (failure?.code !== 'conflict' || !onLoadPresent) {
    return <ChangeFailure message={failure?.message} />;
  }
  const load = async () => {
    setBusy(true);
    setUnreachable(false);
    try {
      await onLoadPresent();
    } catch {
      setUnreachable(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice kind="warning" role="alert" className="my-2">
      <p>
        Someone else saved a change while you were editing. Nothing was overwritten, and what you
        typed is still here.
      </p>
      {unreachable && <p className="font-semibold">That could not be loaded. Please try again.</p>}
      <Button variant="quiet" className="mt-2" busy={busy} onClick={load}>
        Load the present state
      </Button>
    </Notice>
  );
}
