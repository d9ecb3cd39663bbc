import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  FIRST_DAY_STEPS,
  type FirstDay,
  type FirstDayMarks,
} from '../../../../shared/contract/operate/first-day-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useStaffState } from '../../../session/staff-session-provider';
import { POLL_INTERVAL_MS } from '../../kit/query/query-client';
import { useMutation } from '../../kit/query/use-mutation';

const FIRST_DAY = ['first day'];

const isOpen = ({ applies, done }: FirstDay) => applies && done.length < FIRST_DAY_STEPS.length;

/** An admin's first-day list; undefined while it is unknown, when all is done, and for other roles. */
export function useFirstDay() {
  const { firstDay } = useApi();
  const staff = useStaffState();
  const isAdmin = staff.status === 'signed-in' && staff.user.role === 'admin';
  const client = useQueryClient();
  const { data: read } = useQuery({
    queryKey: FIRST_DAY,
    queryFn: () => firstDay.read(),
    enabled: isAdmin,
    refetchInterval: ({ state: { data } }) => (data && !isOpen(data) ? false : POLL_INTERVAL_MS),
  });
  const { busy, failure, send } = useMutation();

  const change = async (make: () => Promise<FirstDay>, failed: string): Promise<boolean> => {
    const sent = await send(make, failed);
    if (sent) client.setQueryData(FIRST_DAY, sent.result);
    return sent !== undefined;
  };
  if (!isAdmin || !read || !isOpen(read)) return undefined;
  return {
    ...read,
    busy,
    failure,
    mark: (marks: Partial<FirstDayMarks>) =>
      change(() => firstDay.mark(marks), m.firstday_save_failed()),
    addExampleMenu: () => change(() => firstDay.addExampleMenu(), m.firstday_example_failed()),
  };
}

export type UsedFirstDay = NonNullable<ReturnType<typeof useFirstDay>>;
