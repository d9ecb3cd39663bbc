import { useEffect, useEffectEvent, useState } from 'react';
import {
  FIRST_DAY_STEPS,
  type FirstDay,
  type FirstDayMarks,
} from '../../../../shared/contract/operate/first-day-contract';
import { useApi } from '../../../api/api-provider';
import { useVisibleInterval } from '../../../device/use-visible-interval';
import { useStaffState } from '../../../session/staff-session-provider';
import { useMutation } from '../../kit/data/use-mutation';

const POLL_INTERVAL_MS = 15_000;

/** An admin's first-day list; undefined while it is unknown, when all is done, and for other roles. */
export function useFirstDay() {
  const { firstDay } = useApi();
  const staff = useStaffState();
  const isAdmin = staff.status === 'signed-in' && staff.user.role === 'admin';
  const [read, setRead] = useState<FirstDay>();
  const { busy, failure, send } = useMutation();

  const load = useEffectEvent(() => {
    // The dashboard says when the shop cannot be reached, and the next tick tries again.
    firstDay.read().then(setRead, () => {});
  });
  useEffect(() => {
    if (isAdmin) load();
  }, [isAdmin]);
  const isOpen = read?.applies === true && read.done.length < FIRST_DAY_STEPS.length;
  useVisibleInterval(() => load(), POLL_INTERVAL_MS, isAdmin && (!read || isOpen));

  const change = async (make: () => Promise<FirstDay>, failed: string): Promise<boolean> => {
    const sent = await send(make, failed);
    if (sent) setRead(sent.result);
    return sent !== undefined;
  };
  if (!isAdmin || !read || !isOpen) return undefined;
  return {
    ...read,
    busy,
    failure,
    mark: (marks: Partial<FirstDayMarks>) =>
      change(() => firstDay.mark(marks), 'Failed to save this. Please try again.'),
    addExampleMenu: () =>
      change(() => firstDay.addExampleMenu(), 'Failed to add the example menu. Please try again.'),
  };
}

export type UsedFirstDay = NonNullable<ReturnType<typeof useFirstDay>>;
