import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../ui/text-field';
import type { SettingsDraft } from './settings-draft';

type SettingFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'error'> & {
  name: keyof SettingsDraft;
};

/** The field of one setting. */
export function SettingField({ name, ...field }: SettingFieldProps) {
  const { register, formState } = useFormContext<SettingsDraft>();
  return <TextField {...field} error={formState.errors[name]?.message} {...register(name)} />;
}

/** The field of a numeric setting, at least 0. */
export function NumberSetting({ step, ...field }: SettingFieldProps & { step: number }) {
  return <SettingField type="number" inputMode="decimal" min={0} step={step} {...field} />;
}
