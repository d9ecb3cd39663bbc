import type { Admin } from '../../../shared/contract/staff-contract';

/** What someone is called here: the name, or the address while there is none. */
export function nameOf({ name, email }: Admin): string {
  return name || email;
}
