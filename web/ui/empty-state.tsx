import type { ReactNode } from 'react';

interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      {picture !== undefined && (
        <div
          aria-hidden
          className="grid size-20 place-items-center rounded-full bg-waffle-soft text-waffle-ink [&_svg]:size-9"
        >
          {picture}
        </div>
      )}
      <h2 className="text-xl">{title}</h2>
      {children !== undefined && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
