import { type ReactNode, useMemo, useRef, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { ApiProvider, useApi } from '../../../api/api-provider';
import { askingPin } from './asking-pin';
import { PinDialog } from './pin-dialog';

/** Calls below it ask for the PIN where the shop wants one, and are then sent again (people rule 18). */
export function PinGate({ children }: { children: ReactNode }) {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  // Calls that are refused at once share one dialog.
  const waiting = useRef<((isEntered: boolean) => void)[]>([]);
  const gated = useMemo(() => {
    const askPin = () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setAsking(true);
      });
    return askingPin(api, askPin);
  }, [api]);
  const end = (isEntered: boolean) => {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isEntered);
  };
  return (
    <ApiProvider api={gated}>
      {children}
      {isAsking && (
        <PinDialog title={m.pin_ask_title()} description={m.pin_ask_why()} onClose={end} />
      )}
    </ApiProvider>
  );
}
