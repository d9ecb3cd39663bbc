import type { StaffStorage } from './staff-session';

/** Kept after an admin has signed in (spec §3). They open nothing: the server reads the token. */
const ADMIN_UID_KEY = 'admin-uid';
const ADMIN_ROLE_KEY = 'admin-role';

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

/**
 * What requests name in their `admin-UID` header: the stored admin's id on the pages of the back
 * office, nothing elsewhere (spec §6).
 */
export function adminUidOfPage(): string | undefined {
  if (!location.pathname.startsWith('/admin')) return undefined;
  return quietly(() => localStorage.getItem(ADMIN_UID_KEY)) ?? undefined;
}
