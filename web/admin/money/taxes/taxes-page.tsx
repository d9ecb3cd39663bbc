import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import {
  type SavedTaxes,
  TAX_DEFAULTS,
  TAX_MODE_LABELS,
  TAX_SETTINGS,
} from '../../../../shared/contract/shop/taxes-contract';
import { placeOfSupply } from '../../../../shared/domain/shop/gst-states';
import { stateOfGstin } from '../../../../shared/domain/shop/gstin';
import type { TaxMode } from '../../../../shared/domain/shop/tax';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { RadioCard } from '../../../ui/radio-card';
import { Options, SelectField } from '../../../ui/select-field';
import { withElements } from '../../../ui/with-elements';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';
import { useFields } from '../../kit/form/use-fields';
import { useVersionedForm } from '../../kit/form/use-versioned-form';
import { VersionedForm } from '../../kit/form/versioned-form';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/taxes-page';
import { TaxClassFields } from './tax-class-fields';
import { draftOf, type TaxesDraft, taxesDraft } from './taxes-draft';

export const clientLoader = pageLoader(async (api) => {
  const [taxes, settings] = await Promise.all([api.taxes.read(), api.settings.read()]);
  return { taxes, gstin: settings.gstin, usualPercent: settings.taxRate };
});

export const meta = () => [{ title: m.office_page_title({ page: m.taxes_title() }) }];

const draftOfSaved = (saved: SavedTaxes | undefined) =>
  draftOf(saved ?? { ...TAX_DEFAULTS, mode: 'unregistered' });

/** How bills show tax: the mode, the classes with their rates, and when a bill makes itself. */
export default function TaxesPage({ loaderData }: Route.ComponentProps) {
  const { taxes } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const state = useVersionedForm(data?.taxes, {
    schema: taxesDraft,
    draftOf: draftOfSaved,
    read: taxes.read,
    update: taxes.update,
    onSaved: (saved) => data && page.replace({ ...data, taxes: saved }),
    words: {
      saved: m.taxes_saved(),
      saveFailed: m.taxes_save_failed(),
      loadFailed: m.taxes_load_failed(),
    },
  });
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <h1 className="text-2xl">{m.taxes_title()}</h1>
      <p className="text-ink-soft">{m.taxes_intro()}</p>
      <LoadFailure page={page} message={m.taxes_load_failed()} />
      <VersionedForm
        state={state}
        label={m.taxes_title()}
        saveLabel={m.taxes_save()}
        unknownNote={m.taxes_unknown()}
      >
        <TaxModeSection gstin={data?.gstin ?? ''} />
        <TaxClasses usualPercent={data?.usualPercent ?? 0} />
      </VersionedForm>
    </div>
  );
}

const USES = [
  { name: 'dishClassId', label: m.taxes_dishes, hint: m.taxes_dishes_hint },
  { name: 'feesClassId', label: m.taxes_fees, hint: undefined },
] as const;

/** The classes of what is taxed alike, and which class is the usual one. */
function TaxClasses({ usualPercent }: { usualPercent: number }) {
  const { control } = useFormContext<TaxesDraft>();
  const field = useFields<TaxesDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'classes', keyName: 'key' });
  const [classes, dishClassId, feesClassId] = useWatch({
    control,
    name: ['classes', 'dishClassId', 'feesClassId'],
  });
  return (
    <FormSection title={m.taxes_classes()} hint={m.taxes_classes_hint()}>
      <ul className="flex flex-col gap-3 sm:col-span-2">
        {fields.map(({ key, id }, index) => (
          <TaxClassFields
            key={key}
            index={index}
            usualPercent={usualPercent}
            onRemove={id === dishClassId || id === feesClassId ? undefined : () => remove(index)}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        className="self-start sm:col-span-2 sm:justify-self-start"
        onClick={() => append({ id: crypto.randomUUID(), name: '', code: '', rates: [] })}
      >
        <Plus aria-hidden className="size-5" />
        {m.taxes_add_class()}
      </Button>
      {USES.map(({ name, label, hint }) => (
        <SelectField key={name} label={label()} hint={hint?.()} {...field(name)}>
          <Options of={classes.map((each) => [each.id, each.name || m.taxes_new_class()])} />
        </SelectField>
      ))}
    </FormSection>
  );
}

const MODES: readonly { mode: TaxMode; detail: () => string }[] = [
  { mode: 'unregistered', detail: m.taxes_unregistered },
  { mode: 'composition', detail: m.taxes_composition },
  { mode: 'regular', detail: m.taxes_regular },
];

/** How the cafe is registered, and whether bills are made automatically. */
function TaxModeSection({ gstin }: { gstin: string }) {
  const { register } = useFormContext<TaxesDraft>();
  return (
    <FormSection title={m.taxes_registration()}>
      <fieldset className="flex min-w-0 flex-col gap-2 sm:col-span-2">
        <legend className="mb-2 font-semibold">{m.taxes_how_registered()}</legend>
        {MODES.map(({ mode, detail }) => (
          <RadioCard
            key={mode}
            value={mode}
            title={TAX_MODE_LABELS[mode]()}
            detail={detail()}
            disabled={gstin === '' && mode !== 'unregistered'}
            {...register('mode')}
          />
        ))}
        <p className="text-ink-soft">
          {withElements(
            ({ link }) =>
              gstin === ''
                ? m.taxes_enter_gstin({ link })
                : m.taxes_gstin({ gstin, link, place: placeOfSupply(stateOfGstin(gstin)) }),
            {
              link: (
                <Link
                  to="/admin/settings#store"
                  className="inline-flex min-h-11 items-center font-semibold text-hill underline"
                >
                  {m.taxes_settings()}
                </Link>
              ),
            },
          )}
        </p>
      </fieldset>
      <SettingFields table={TAX_SETTINGS} section="bills" />
    </FormSection>
  );
}
