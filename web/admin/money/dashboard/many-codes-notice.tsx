import type { DashboardStats } from '../../../../shared/contract/money/dashboard-contract';
import { Notice } from '../../../ui/notice';

/** Warns the owner when half of a day's sign-in codes are sent, because they cost money and are limited. */
export function ManyCodesNotice({ sent, most }: DashboardStats['signInCodes']) {
  if (!(sent >= most / 2)) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">Many sign-in codes</strong>
      {sent.toLocaleString('en-IN')} codes were sent by SMS in the last 24 hours; the shop sends at
      most {most.toLocaleString('en-IN')}. If that is more than your customers need, someone may be
      requesting them on purpose. Customers can still order as guests.
    </Notice>
  );
}
