import * as z from 'zod';
import type { GuardStatus } from '../../../../shared/contract/kitchen/guard-contract';
import {
  KITCHEN_DEFAULTS,
  KITCHEN_SETTINGS,
  type StoredKitchenSettings,
} from '../../../../shared/contract/shop/kitchen-settings';
import type { SettingSection } from '../../../../shared/contract/shop/owner-setting';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { RelativeTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
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

export const meta = () => [{ title: m.office_page_title({ page: m.office_kitchen_settings() }) }];

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
    words: {
      saved: m.kitchensettings_saved(),
      saveFailed: m.kitchensettings_save_failed(),
      loadFailed: m.kitchensettings_load_failed(),
    },
  });
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">{m.office_kitchen_settings()}</h1>
      <LoadFailure page={page} message={m.kitchensettings_load_failed()} />
      {data && <TabletList tablets={data.boards} />}
      {data && <MessagePanel webhookKey={data.key} />}
      <VersionedForm
        state={state}
        label={m.office_kitchen_settings()}
        saveLabel={m.ui_save()}
        unknownNote={m.kitchensettings_unknown()}
      >
        <KitchenFields />
      </VersionedForm>
    </div>
  );
}

const SECTIONS: readonly { section: SettingSection; title: () => string; hint?: () => string }[] = [
  { section: 'tickets', title: m.kitchensettings_tickets, hint: m.kitchensettings_tickets_hint },
  { section: 'stations', title: m.kitchensettings_stations, hint: m.kitchensettings_stations_hint },
  { section: 'times', title: m.kitchensettings_times, hint: m.kitchensettings_times_hint },
  { section: 'later', title: m.kitchensettings_later, hint: m.kitchensettings_later_hint },
  {
    section: 'no-tablet',
    title: m.kitchensettings_no_tablet,
    hint: m.kitchensettings_no_tablet_hint,
  },
  { section: 'not-accepted', title: m.kitchensettings_not_accepted },
  { section: 'staff', title: m.kitchensettings_staff },
  { section: 'texts', title: m.kitchensettings_texts, hint: m.kitchensettings_texts_hint },
  { section: 'webhook', title: m.kitchensettings_webhook, hint: m.kitchensettings_webhook_hint },
];

function KitchenFields() {
  return SECTIONS.map(({ section, title, hint }) => (
    <FormSection key={section} title={title()} {...(hint && { hint: hint() })}>
      <SettingFields table={KITCHEN_SETTINGS} section={section} />
    </FormSection>
  ));
}

type Tablet = GuardStatus['boards'][number];

function TabletList({ tablets }: { tablets: readonly Tablet[] }) {
  return (
    <FormSection title={m.kitchensettings_tablets()}>
      {tablets.length === 0 && (
        <p className="text-ink-soft sm:col-span-2">{m.kitchensettings_tablets_none()}</p>
      )}
      <ul className="flex flex-col gap-3 sm:col-span-2">
        {tablets.map((tablet) => (
          <li key={tablet.seenAt + tablet.staffName} className="flex flex-wrap gap-x-4">
            <strong>
              <bdi>{tablet.staffName}</bdi>
            </strong>
            <span>
              {withElements(m.kitchensettings_tablet_seen, {
                when: <RelativeTime at={tablet.seenAt} />,
              })}
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
    ...(visible ? [] : [m.kitchensettings_tablet_hidden()]),
    ...(sound ? [] : [m.kitchensettings_tablet_silent()]),
    ...(wakeLock ? [] : [m.kitchensettings_tablet_may_sleep()]),
    ...(notifications ? [] : [m.kitchensettings_tablet_unnotified()]),
  ];
  const charge = battery === null ? [] : [m.kitchensettings_tablet_battery({ percent: battery })];
  return [...(missing.length > 0 ? missing : [m.kitchensettings_tablet_works()]), ...charge].join(
    ', ',
  );
}
