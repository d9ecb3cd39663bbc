import type { ReactNode } from 'react';
import { PhoneSignIn } from './phone-sign-in';

interface SignInPromptProps {
  title: string;
  children?: ReactNode;
}

/** What a signed-out visitor of a personal page sees: the sign-in itself, not a link to it. */
export function SignInPrompt({ title, children }: SignInPromptProps) {
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
    </section>
  );
}
