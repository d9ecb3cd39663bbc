import { RetryNotice } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/settings-page';
import { SettingsForm } from './settings-form';

export const clientLoader = pageLoader((api) => api.settings.read());

export const meta = () => [{ title: 'Settings · Back office' }];

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { data: settings, retry, busy, replace } = usePageData(loaderData);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">Settings</h1>
      {!settings && (
        <RetryNotice onRetry={retry} busy={busy}>
          Failed to load settings. Using default values.
        </RetryNotice>
      )}
      <SettingsForm present={settings} onSaved={replace} />
    </div>
  );
}
