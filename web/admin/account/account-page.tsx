import { apiFor } from '../../api/load-context';
import { LoadFailure } from '../page/load-failure';
import { loadPage } from '../page/load-page';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/account-page';
import { SignedInDevices } from './signed-in-devices';

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadPage(() => apiFor(context).account.listDevices());
}

export const meta = () => [{ title: 'Your account · Back office' }];

/** What everyone of the staff keeps of their own sign-in. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { data, failure, retry, busy } = usePageData(loaderData);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Your account</h1>
      {failure && (
        <LoadFailure
          message="Failed to load your devices. Please try again."
          hasOlder={data !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      {data && <SignedInDevices devices={data} onChanged={retry} />}
    </div>
  );
}
