import { storedText } from '../device/stored-text';
import type { StaffStorage } from './staff-session';

/**
 * Stored after an admin has signed in (people rule 5). They grant nothing: the server reads the
 * token.
 */
const adminUid = storedText('admin-uid');
const adminRole = storedText('admin-role');

export const staffStorage: StaffStorage = {
  save({ id, role }) {
    adminUid.write(id);
    adminRole.write(role);
  },
  clear() {
    adminUid.remove();
    adminRole.remove();
  },
};

/** The id of the staff user who is signed in, in whichever tab; undefined while nobody knows. */
export const signedInStaffId = (): string | undefined => adminUid.read();

/**
 * The `admin-UID` header of a request: on pages of the back office, and for the calls of admins on any
 * page (people rule 7).
 */
export function adminUidFor({ url }: Request): string | undefined {
  const paths = [location.pathname, new URL(url).pathname.replace('/api', '')];
  return paths.some((path) => path.startsWith('/admin')) ? adminUid.read() : undefined;
}
