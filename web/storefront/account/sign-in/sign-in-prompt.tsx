import type { ReactNode } from 'react';
import { useStore } from '../../../device/store';
import { LanguageLinks } from '../../../page-scripts/language-links';
import { useClosedByBack } from '../../../ui/closed-by-back';
import { codeSent } from './code-sent';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';

export function SignInPrompt({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="mx-auto flex w-full max-w-md flex-col gap-4 rounded-xl border border-mist bg-raised p-5 shadow-card sm:p-8"
    >
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{title}</h2>
        {children}
      </div>
      <PhoneSignIn />
      <LanguageLinks
        className="flex flex-wrap gap-x-5"
        linkClass="inline-flex min-h-11 items-center text-hill underline"
      />
    </section>
  );
}

/** Both steps (people rule 1) stay on this page, so that it works inside another app's browser. */
export function PhoneSignIn() {
  const { digits, sentAt } = useStore(codeSent);
  const changeNumber = () => void codeSent.set({ digits, sentAt: null });
  useClosedByBack(sentAt !== null, changeNumber);
  if (sentAt === null) return <PhoneStep initialDigits={digits} onSent={codeSent.set} />;
  return (
    <CodeStep
      sent={{ digits, sentAt }}
      onResent={codeSent.set}
      onChangeNumber={changeNumber}
      onSignedIn={codeSent.clear}
    />
  );
}
