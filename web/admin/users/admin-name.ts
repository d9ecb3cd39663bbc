import type { Admin } from '../../../shared/contract/staff-contract';

export function nameOf({ name, email }: Admin): string {
  return name || email;
}
