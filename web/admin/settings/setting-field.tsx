import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../ui/text-field';
import type { SettingsDraft } from './settings-draft';

type SettingFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'error'> & {
  name: keyof SettingsDraft;
};

/** One setting, with what is wrong with it. */
export function SettingField({ name, ...field }: SettingFieldProps) {
  const { register, formState } = useFormContext<SettingsDraft>();
  return <TextField {...field} error={formState.errors[name]?.message} {...register(name)} />;
}

/** A setting that is a number, 0 or more. @param step its smallest difference. */
export function NumberSetting({ step, ...field }: SettingFieldProps & { step: number }) {
  return <SettingField type="number" inputMode="decimal" min={0} step={step} {...field} />;
}
