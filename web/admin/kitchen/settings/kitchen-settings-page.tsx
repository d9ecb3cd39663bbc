import * as z from 'zod';
import type { GuardStatus } from '../../../../shared/contract/kitchen/guard-contract';
import {
  KITCHEN_DEFAULTS,
  KITCHEN_SETTINGS,
  type StoredKitchenSettings,
} from '../../../../shared/contract/shop/kitchen-settings';
import type { SettingSection } from '../../../../shared/contract/shop/owner-setting';
import { useApi } from '../../../api/api-provider';
import { RelativeTime } from '../../../ui/relative-time';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';
import { typedSettings, typedShape } from '../../kit/form/typed-settings';
import { useVersionedForm } from '../../kit/form/use-versioned-form';
import { VersionedForm } from '../../kit/form/versioned-form';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/kitchen-settings-page';
import { MessagePanel } from './message-panel';

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

const SECTIONS: readonly { section: SettingSection; title: string; hint?: string }[] = [
  {
    section: 'tickets',
    title: 'Tickets',
    hint: 'A ticket says Late once it is due: that is when the customer was promised the food.',
  },
  {
    section: 'stations',
    title: 'Stations',
    hint: 'For a kitchen with several tablets or printers, such as Hot kitchen and Drinks. Choose the station of each category on the Categories page. An order is ready when all its stations are done. Clear a name to close its station.',
  },
  {
    section: 'times',
    title: 'Time to make an order',
    hint: 'We use these to tell customers when their order will be ready.',
  },
  {
    section: 'later',
    title: 'Orders for later',
    hint: 'Customers choose a quarter of an hour, today or tomorrow. The ticket comes to the board when it is time to start.',
  },
  {
    section: 'no-tablet',
    title: 'When no tablet is on',
    hint: 'Applies while the shop is open, once a tablet has started a shift.',
  },
  { section: 'not-accepted', title: 'When nobody accepts an order' },
  { section: 'staff', title: 'What staff see' },
  {
    section: 'texts',
    title: 'Text messages to customers',
    hint: 'Customers can get free messages on their phone. The others get a text message when their order is ready, on its way, late or cancelled, once it has been paid or accepted. Your SMS provider charges you for each.',
  },
  {
    section: 'webhook',
    title: 'Webhook',
    hint: 'Also sends our messages for you to another program.',
  },
];

function KitchenFields() {
  return SECTIONS.map(({ section, ...heading }) => (
    <FormSection key={section} {...heading}>
      <SettingFields table={KITCHEN_SETTINGS} section={section} />
    </FormSection>
  ));
}

type Tablet = GuardStatus['boards'][number];

function TabletList({ tablets }: { tablets: readonly Tablet[] }) {
  return (
    <FormSection title="Tablets">
      {tablets.length === 0 && (
        <p className="text-ink-soft sm:col-span-2">
          No tablet has started a shift yet. Tap “Start shift” on the kitchen’s tablet.
        </p>
      )}
      <ul className="flex flex-col gap-3 sm:col-span-2">
        {tablets.map((tablet) => (
          <li key={tablet.seenAt + tablet.staffName} className="flex flex-wrap gap-x-4">
            <strong>
              <bdi>{tablet.staffName}</bdi>
            </strong>
            <span>
              seen <RelativeTime at={tablet.seenAt} />
            </span>
            <span className="text-ink-soft">{tabletWords(tablet)}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

function tabletWords({ visible, sound, wakeLock, notifications, battery }: Tablet): string {
  const missing = [
    ...(visible ? [] : ['page hidden']),
    ...(sound ? [] : ['no sound']),
    ...(wakeLock ? [] : ['screen may sleep']),
    ...(notifications ? [] : ['no notifications']),
  ];
  const charge = battery === null ? [] : [`battery ${battery}%`];
  return [...(missing.length > 0 ? missing : ['everything works']), ...charge].join(', ');
}
