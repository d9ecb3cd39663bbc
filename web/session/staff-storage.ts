import { storedText } from '../device/stored-text';
import type { StaffStorage } from './staff-session';

/** Stored after an admin has signed in (spec §3). They grant nothing: the server reads the token. */
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

/** The `admin-UID` header on pages of the back office; undefined elsewhere (spec §6). */
export function adminUidOfPage(): string | undefined {
  return location.pathname.startsWith('/admin') ? adminUid.read() : undefined;
}
