import { m } from '../../../../shared/messages/compiled/messages';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/account-page';
import { OwnPassword, OwnPinKey } from './own-keys';
import { SecondFactorSection } from './second-factor-section';
import { SignedInDevices } from './signed-in-devices';

export const clientLoader = pageLoader(async ({ account }) => {
  const [devices, factor, pin] = await Promise.all([
    account.listDevices(),
    account.readSecondFactor(),
    account.readPin(),
  ]);
  return { devices, factor, pin };
});

export const meta = () => [{ title: m.office_page_title({ page: m.people_account() }) }];

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const { data } = page;
  return (
    <div className="flex flex-col gap-8">
      <h1 className="text-2xl">{m.people_account()}</h1>
      <LoadFailure page={page} message={m.people_account_failed()} />
      {data && (
        <>
          <OwnPinKey own={data.pin} />
          <OwnPassword />
          <SecondFactorSection factor={data.factor} />
          <SignedInDevices devices={data.devices} />
        </>
      )}
    </div>
  );
}
