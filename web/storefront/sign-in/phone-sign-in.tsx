import { discardTabDraft, useTabDraft } from '../../device/tab-draft';
import { NO_CODE_SENT, readCodeSent } from './code-sent';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';

const CODE_SENT_KEY = 'maenam-code-sent';

/**
 * Sign-in by phone in two steps (spec §4): the number, then the code that was sent to it. Both
 * stay on this page, so that it works inside another app's browser. The page around it changes
 * once the session does.
 */
export function PhoneSignIn({ onSignedIn }: { onSignedIn?: () => void }) {
  const [sent, setSent] = useTabDraft(CODE_SENT_KEY, NO_CODE_SENT, (kept) =>
    readCodeSent(kept, Date.now()),
  );

  if (sent.sentAt === null) {
    return <PhoneStep initialDigits={sent.digits} onSent={setSent} />;
  }
  return (
    <CodeStep
      sent={{ digits: sent.digits, sentAt: sent.sentAt }}
      onResent={setSent}
      onChangeNumber={() => setSent({ digits: sent.digits, sentAt: null })}
      onSignedIn={() => {
        setSent(NO_CODE_SENT);
        // Most pages have put something else here by now, and nothing is left to keep the new state.
        discardTabDraft(CODE_SENT_KEY);
        onSignedIn?.();
      }}
    />
  );
}
