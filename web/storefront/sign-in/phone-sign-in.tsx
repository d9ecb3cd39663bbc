import { useStore } from '../../device/store';
import { codeSent } from './code-sent';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';

/**
 * Sign-in by phone in two steps (spec §4): the number, then the code that was sent to it. Both stay
 * on this page, so that it works inside another app's browser.
 */
export function PhoneSignIn() {
  const { digits, sentAt } = useStore(codeSent);
  if (sentAt === null) return <PhoneStep initialDigits={digits} onSent={codeSent.set} />;
  return (
    <CodeStep
      sent={{ digits, sentAt }}
      onResent={codeSent.set}
      onChangeNumber={() => codeSent.set({ digits, sentAt: null })}
      onSignedIn={codeSent.clear}
    />
  );
}
