import type { StaffStorage } from './staff-session';

/** Kept after an admin has signed in (spec §3). They open nothing: the server reads the token. */
export const ADMIN_UID_KEY = 'admin-uid';
export const ADMIN_ROLE_KEY = 'admin-role';

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    // A browser that keeps nothing for us: the session itself lives in its cookie.
    return undefined;
  }
}

/** The browser's own storage. */
export const staffStorage: StaffStorage = {
  keep({ id, role }) {
    quietly(() => {
      localStorage.setItem(ADMIN_UID_KEY, id);
      localStorage.setItem(ADMIN_ROLE_KEY, role);
    });
  },
  clear() {
    quietly(() => {
      localStorage.removeItem(ADMIN_UID_KEY);
      localStorage.removeItem(ADMIN_ROLE_KEY);
    });
  },
};

/** What requests of the back office name in their `admin-UID` header (spec §6). */
export function storedAdminUid(): string | undefined {
  return quietly(() => localStorage.getItem(ADMIN_UID_KEY)) ?? undefined;
}
