import { m } from '../../../shared/messages/compiled/messages';
import './zod-without-eval';
import 'virtual:staff-routes';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useApi } from '../../api/api-provider';
import { StaffSessionProvider } from '../../session/staff-session-provider';
import { useKeptEnd } from '../../session/use-kept-staff';
import { BackOfficeLoading } from '../kit/back-office-loading';
import { useAnswersOfOneUser } from '../kit/query/answers-of-one-user';
import { queryClientOf } from '../kit/query/query-client';
import { keptBoard } from '../kitchen/board/kept-board';
import { keptCounter } from '../orders/take/offline/kept-counter';
import { OrdersLeftHere } from '../orders/take/offline/orders-left-here';
import { PinGate } from '../people/pin/pin-gate';

/** Excludes the back office from server rendering. */
export async function clientLoader(): Promise<null> {
  return null;
}

export function HydrateFallback() {
  return <BackOfficeLoading>{m.office_opening()}</BackOfficeLoading>;
}

export const meta = () => [{ title: m.office_name() }, { name: 'robots', content: 'noindex' }];

function Pages() {
  useAnswersOfOneUser();
  useKeptEnd(keptBoard);
  useKeptEnd(keptCounter);
  return (
    <>
      <OrdersLeftHere />
      <Outlet />
    </>
  );
}

export default function BackOffice() {
  return (
    <QueryClientProvider client={queryClientOf(useApi())}>
      <StaffSessionProvider>
        <PinGate>
          <Pages />
        </PinGate>
      </StaffSessionProvider>
    </QueryClientProvider>
  );
}
