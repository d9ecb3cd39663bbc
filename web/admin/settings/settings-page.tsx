import { apiFor } from '../../api/load-context';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { loadPage } from '../page/load-page';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/settings-page';
import { SettingsForm } from './settings-form';

/** The owner's settings as they are saved. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadPage(() => apiFor(context).settings.read());
}

export const meta = () => [{ title: 'Settings · Back office' }];

/** Who the cafe is, and what holds for its orders (spec §2). */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { data: settings, retry, busy, replace } = usePageData(loaderData);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">Settings</h1>
      {!settings && (
        <Notice
          kind="error"
          role="alert"
          className="items-center"
          action={
            <Button variant="quiet" onClick={retry} busy={busy}>
              Try again
            </Button>
          }
        >
          Failed to load settings. Using default values.
        </Notice>
      )}
      <SettingsForm present={settings} onSaved={replace} />
    </div>
  );
}
