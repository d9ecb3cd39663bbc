import type { StaffStorage } from './staff-session';

/** Stored after an admin has signed in (spec §3). They grant nothing, because the server uses the token. */
const ADMIN_UID_KEY = 'admin-uid';
const ADMIN_ROLE_KEY = 'admin-role';

function ignoringErrors<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    // Storage may be blocked, but the session itself is in a cookie.
    return undefined;
  }
}

export const staffStorage: StaffStorage = {
  save({ id, role }) {
    ignoringErrors(() => {
      localStorage.setItem(ADMIN_UID_KEY, id);
      localStorage.setItem(ADMIN_ROLE_KEY, role);
    });
  },
  clear() {
    ignoringErrors(() => {
      localStorage.removeItem(ADMIN_UID_KEY);
      localStorage.removeItem(ADMIN_ROLE_KEY);
    });
  },
};

/** The `admin-UID` header on pages of the back office; undefined elsewhere (spec §6). */
export function adminUidOfPage(): string | undefined {
  if (!location.pathname.startsWith('/admin')) return undefined;
  return ignoringErrors(() => localStorage.getItem(ADMIN_UID_KEY)) ?? undefined;
}
