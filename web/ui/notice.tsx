import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONE_CLASS, type Tone } from './badge';
import { classNames } from './class-names';

export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

export const NOTICE_LOOK: Record<NoticeKind, { tone: Tone; icon: LucideIcon }> = {
  success: { tone: 'leaf', icon: CircleCheck },
  error: { tone: 'chilli', icon: CircleAlert },
  warning: { tone: 'waffle', icon: TriangleAlert },
  info: { tone: 'sky', icon: Info },
};

interface NoticeProps {
  kind: NoticeKind;
  children: ReactNode;
  action?: ReactNode;
  /** `alert` interrupts a screen reader, for something that has just happened. */
  role?: 'status' | 'alert';
  className?: string;
}

export function Notice({ kind, children, action, role, className }: NoticeProps) {
  const { tone, icon: Icon } = NOTICE_LOOK[kind];
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-3 py-2',
        TONE_CLASS[tone],
        className,
      )}
    >
      {/* On a phone a long action goes below the words, which it would squeeze into a column. */}
      <div className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 flex-1 text-ink">{children}</div>
      </div>
      {action}
    </div>
  );
}
