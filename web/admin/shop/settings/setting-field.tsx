import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import type { SettingsDraft } from './settings-draft';

type SettingFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'error'> & {
  name: keyof SettingsDraft;
};

export function SettingField({ name, ...field }: SettingFieldProps) {
  return <TextField {...field} {...useFields<SettingsDraft>()(name)} />;
}

export function NumberSetting({ step, ...field }: SettingFieldProps & { step: number }) {
  return <SettingField type="number" inputMode="decimal" min={0} step={step} {...field} />;
}
