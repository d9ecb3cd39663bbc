import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';

interface WaitingNoticeProps {
  icon: LucideIcon;
  look: string;
  /** The page that shows what waits. */
  to: string;
  /** Undefined while nothing waits. */
  children: ReactNode | undefined;
}

/** Says what waits for staff, until it does not. Where it has little room it is one link as a whole. */
export function WaitingNotice({ icon: Icon, look, to, children }: WaitingNoticeProps) {
  return (
    <div role="status" className="@container">
      {children !== undefined && (
        <div
          className={classNames(
            'relative flex min-h-[calc(3.5rem+1px)] items-center justify-center gap-x-4 gap-y-1 border-b border-mist-strong px-4 py-1.5',
            'flex-wrap @max-sm:flex-nowrap @max-sm:gap-x-2 @max-sm:px-2',
            look,
          )}
        >
          <Icon aria-hidden className="size-6 shrink-0" />
          <strong className="min-w-0 wrap-anywhere text-lg @max-sm:text-base @max-sm:leading-tight">
            {children}
          </strong>
          <ButtonLink
            to={to}
            variant="quiet"
            className="@max-3xs:absolute @max-3xs:inset-0 @max-3xs:border-transparent @max-3xs:bg-transparent @max-3xs:text-transparent"
          >
            {m.kitchen_show()}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
