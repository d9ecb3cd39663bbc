import type { Admin } from '../../../../shared/contract/people/staff-contract';

export function nameOf({ name, email }: Admin): string {
  return name || email;
}
