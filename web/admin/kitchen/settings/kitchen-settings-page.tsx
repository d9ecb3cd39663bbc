import * as z from 'zod';
import {
  KITCHEN_DEFAULTS,
  KITCHEN_SETTINGS,
  type StoredKitchenSettings,
} from '../../../../shared/contract/shop/kitchen-settings';
import { useApi } from '../../../api/api-provider';
import { typedSettings, typedShape } from '../../kit/form/typed-settings';
import { useVersionedForm } from '../../kit/form/use-versioned-form';
import { VersionedForm } from '../../kit/form/versioned-form';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/kitchen-settings-page';
import { KitchenFields } from './kitchen-fields';
import { MessagePanel } from './message-panel';
import { TabletList } from './tablet-list';

export const clientLoader = pageLoader(async (api) => {
  const [settings, { boards }, { key }] = await Promise.all([
    api.kitchen.readSettings(),
    api.guard.readStatus(),
    api.guard.readWebhook(),
  ]);
  return { settings, boards, key };
});

export const meta = () => [{ title: 'Kitchen settings · Back office' }];

const WORDS = {
  saved: 'Kitchen settings saved.',
  saveFailed: 'The settings could not be saved. Please try again.',
  loadFailed: 'The settings could not be loaded. Please try again.',
};

const kitchenDraft = z.object(typedShape(KITCHEN_SETTINGS));

const draftOfSaved = (saved: StoredKitchenSettings | undefined) =>
  typedSettings(KITCHEN_SETTINGS, saved ?? KITCHEN_DEFAULTS);

export default function KitchenSettingsPage({ loaderData }: Route.ComponentProps) {
  const { kitchen } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const state = useVersionedForm(data?.settings, {
    schema: kitchenDraft,
    draftOf: draftOfSaved,
    read: kitchen.readSettings,
    update: kitchen.updateSettings,
    onSaved: (settings) => data && page.replace({ ...data, settings }),
    words: WORDS,
  });
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">Kitchen settings</h1>
      <LoadFailure page={page} message={WORDS.loadFailed} />
      {data && <TabletList tablets={data.boards} />}
      {data && <MessagePanel webhookKey={data.key} />}
      <VersionedForm
        state={state}
        label="Kitchen settings"
        saveLabel="Save"
        unknownNote="The settings could not be loaded, so they cannot be changed."
      >
        <KitchenFields />
      </VersionedForm>
    </div>
  );
}
