import { storedText } from '../device/stored-text';
import type { StaffStorage } from './staff-session';

/** They grant nothing: the server reads the token (people rule 5). */
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

/** `admin-UID`: for pages of the back office, and admins' calls on any page (people rule 7). */
export function adminUidFor({ url }: Request): string | undefined {
  const paths = [location.pathname, new URL(url).pathname.replace('/api', '')];
  return paths.some((path) => path.startsWith('/admin')) ? adminUid.read() : undefined;
}
