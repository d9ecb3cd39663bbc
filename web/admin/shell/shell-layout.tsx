import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { mayOpen } from '../../../shared/domain/roles';
import { useStaffSession, useStaffState } from '../../session/staff-session-provider';
import { ErrorState } from '../../ui/error-state';
import { UnsavedChanges } from '../form/unsaved-changes';
import { loginPath } from '../login/return-path';
import { BackOfficeLoading } from './back-office-loading';
import { areaOf } from './back-office-pages';
import { ShellHeader } from './shell-header';
import { Sidebar } from './sidebar';

/** From a laptop's width on the sidebar starts open; a tablet shows its icons, a phone its button. */
const hasRoomForSidebar = () => matchMedia('(width >= 64rem)').matches;

/** Lets in whoever may open the page, and puts the header and sidebar around it (spec §2, §6). */
export default function ShellLayout() {
  const { pathname, search } = useLocation();
  const session = useStaffSession();
  const state = useStaffState();
  const [sidebarOpen, setSidebarOpen] = useState(hasRoomForSidebar);

  if (state.status === 'loading')
    return <BackOfficeLoading>Checking who you are…</BackOfficeLoading>;
  if (state.status === 'unknown') {
    return (
      <main className="grid min-h-dvh place-items-center bg-sunken p-4">
        <ErrorState
          message="We could not reach the shop. Please check your connection and try again."
          onRetry={() => session.read()}
        />
      </main>
    );
  }
  if (state.status === 'signed-out') return <Navigate to={loginPath(pathname + search)} replace />;
  const area = areaOf(pathname);
  if (area && !mayOpen(state.admin.role, area)) return <Navigate to="/admin?denied" replace />;

  return (
    <UnsavedChanges>
      <div className="flex min-h-dvh flex-col bg-paper">
        <ShellHeader
          admin={state.admin}
          sidebarOpen={sidebarOpen}
          onToggleSidebar={() => setSidebarOpen(!sidebarOpen)}
        />
        <div className="flex flex-1 flex-col md:flex-row">
          <Sidebar role={state.admin.role} open={sidebarOpen} />
          <main className="min-w-0 flex-1 p-4 lg:p-6">
            <div className="mx-auto max-w-6xl">
              <Outlet />
            </div>
          </main>
        </div>
      </div>
    </UnsavedChanges>
  );
}
