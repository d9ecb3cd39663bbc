import type { FormEventHandler, ReactNode } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Notice } from '../../../ui/notice';

interface SignInCardProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  problem: string | undefined;
  children: ReactNode;
}

export function SignInCard({ onSubmit, problem, children }: SignInCardProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-4">
      <form
        onSubmit={onSubmit}
        className="flex w-full max-w-sm flex-col gap-5 rounded-xl border border-mist bg-raised p-6 shadow-raised"
      >
        <h1 className="text-2xl">{m.people_back_office()}</h1>
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
        {children}
      </form>
    </main>
  );
}
