import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { TAX_MODE_LABELS, TAX_SETTINGS } from '../../../../shared/contract/shop/taxes-contract';
import { GST_STATES } from '../../../../shared/domain/shop/gst-states';
import type { TaxMode } from '../../../../shared/domain/shop/tax';
import { RadioCard } from '../../../ui/radio-card';
import { SelectField } from '../../../ui/select-field';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';
import { useFields } from '../../kit/form/use-fields';
import type { TaxesDraft } from './taxes-draft';

const MODES: readonly { mode: TaxMode; detail: string }[] = [
  { mode: 'unregistered', detail: 'Bills say nothing about tax.' },
  { mode: 'composition', detail: 'Bills of supply. You pay the tax; customers see none.' },
  { mode: 'regular', detail: 'Tax invoices that show CGST and SGST.' },
];

/** By code. An object lists keys such as '10' before '01'. */
const STATES = Object.entries(GST_STATES).sort(([one], [other]) => (one < other ? -1 : 1));

/** How the cafe is registered, where it is, and whether bills are made automatically. */
export function TaxModeSection({ gstin }: { gstin: string }) {
  const { register } = useFormContext<TaxesDraft>();
  const field = useFields<TaxesDraft>();
  return (
    <FormSection title="Your registration">
      <fieldset className="flex min-w-0 flex-col gap-2 sm:col-span-2">
        <legend className="mb-2 font-semibold">How is the cafe registered for GST?</legend>
        {MODES.map(({ mode, detail }) => (
          <RadioCard
            key={mode}
            value={mode}
            title={TAX_MODE_LABELS[mode]}
            detail={detail}
            disabled={gstin === '' && mode !== 'unregistered'}
            {...register('mode')}
          />
        ))}
        <p className="text-ink-soft">
          {gstin === '' ? 'To choose a scheme, enter your GSTIN in ' : `GSTIN ${gstin}, from `}
          <Link
            to="/admin/settings#store"
            className="inline-flex min-h-11 items-center font-semibold text-hill underline"
          >
            Settings
          </Link>
          {gstin === '' && '.'}
        </p>
      </fieldset>
      <SelectField label="State" hint="The place of supply on bills" {...field('stateCode')}>
        {STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </SelectField>
      <SettingFields table={TAX_SETTINGS} section="bills" />
    </FormSection>
  );
}
