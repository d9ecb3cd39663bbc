import { m } from '../../../../shared/messages/compiled/messages';
import { RetryNotice } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/settings-page';
import { SettingsForm } from './settings-form';

export const clientLoader = pageLoader((api) => api.settings.read());

export const meta = () => [{ title: m.shopoffice_settings_page_title() }];

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { data: settings, retry, busy, replace } = usePageData(loaderData);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">{m.inbox_settings()}</h1>
      {!settings && (
        <RetryNotice onRetry={retry} busy={busy}>
          {m.shopoffice_settings_defaults()}
        </RetryNotice>
      )}
      <SettingsForm present={settings} onSaved={replace} />
    </div>
  );
}
