import type { Admin } from '../../../shared/contract/staff-contract';

/** An admin user's name, or the email address without one. */
export function nameOf({ name, email }: Admin): string {
  return name || email;
}
