import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { Role } from '../../../shared/domain/platform/roles';
import { useApi } from '../../api/api-provider';
import { classNames } from '../../ui/class-names';
import { groupsFor, INBOX, pageOf, TABLES } from '../kit/back-office-pages';

interface PageGroupsProps {
  role: Role;
  /** Each page's name stands below its icon instead of beside it. */
  isNarrow?: boolean;
}

/** The pages that a role may open, in groups. Inbox and tables have entries while the shop uses them. */
export function PageGroups({ role, isNarrow = false }: PageGroupsProps) {
  const { settings } = useApi();
  const id = useId();
  const current = pageOf(useLocation().pathname)?.path;
  const labelId = (index: number) => `${id}-${index}`;
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: () => settings.read(),
    refetchInterval: false,
  });
  const isShown = (path: string) =>
    path === INBOX
      ? data?.contactInbox === true
      : !path.startsWith(TABLES) || data?.tableService === true;
  return groupsFor(role).map(({ name, pages }, index) => (
    <div key={name} className="pb-2">
      <p
        id={labelId(index)}
        className={classNames('pt-2 pb-1 text-sm text-ink-soft', isNarrow ? 'text-center' : 'px-3')}
      >
        {name}
      </p>
      <ul
        aria-labelledby={labelId(index)}
        className={isNarrow ? undefined : 'max-md:grid max-md:grid-cols-2 max-md:gap-1'}
      >
        {pages
          .filter(({ path }) => isShown(path))
          .map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={path === current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center rounded-md font-semibold [&_svg]:size-5 [&_svg]:shrink-0',
                  path === current ? 'bg-hill-soft text-hill-strong' : 'hover:bg-sunken',
                  isNarrow
                    ? 'flex-col justify-center gap-1 px-1 py-2 text-center text-sm leading-4'
                    : 'gap-3 px-3 py-1',
                )}
              >
                <Icon aria-hidden />
                {label()}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  ));
}
