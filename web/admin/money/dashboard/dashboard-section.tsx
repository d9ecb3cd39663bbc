import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { useStaffState } from '../../../session/staff-session-provider';
import { BACK_OFFICE, pagesFor } from '../../kit/back-office-pages';

interface DashboardSectionProps {
  title: string;
  path: string | undefined;
  children: ReactNode;
}

export function DashboardSection({ title, path, children }: DashboardSectionProps) {
  return (
    <section aria-label={title}>
      <header className="flex min-h-11 items-center justify-between pb-2">
        <h2 className="text-xl">{title}</h2>
        {path && (
          <Link
            to={path}
            aria-label={m.dashboard_view_all_of({ what: title })}
            className="flex h-11 items-center font-semibold text-hill underline-offset-4 hover:underline"
          >
            {m.dashboard_view_all()}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

/** The list of an area that is named like it: the board is of the area of orders, too. */
export function usePathOf(area: Area): string | undefined {
  const staff = useStaffState();
  if (staff.status !== 'signed-in') return undefined;
  return pagesFor(staff.user.role).find(({ path }) => path === `${BACK_OFFICE}/${area}`)?.path;
}
