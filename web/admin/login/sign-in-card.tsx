import type { FormEventHandler, ReactNode } from 'react';

interface SignInCardProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The frame of each step of signing in. */
export function SignInCard({ onSubmit, children }: SignInCardProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-4">
      <form
        onSubmit={onSubmit}
        className="flex w-full max-w-sm flex-col gap-5 rounded-xl border border-mist bg-raised p-6 shadow-raised"
      >
        <h1 className="text-2xl">Back office</h1>
        {children}
      </form>
    </main>
  );
}
