import { type CustomizationOptions, mapOptions, type OptionSection } from './customizations';

/** Identifies an option on the whole menu. A shared option is the same one in all its dishes. */
export function optionId(
  productId: string,
  key: string,
  { sharedId = `${productId}.${key}` }: OptionSection,
  value: string,
): string {
  return `${sharedId}.${value}`;
}

export function withSoldOut(
  productId: string,
  offered: CustomizationOptions,
  soldOutIds: ReadonlySet<string>,
): CustomizationOptions {
  if (soldOutIds.size === 0) return offered;
  return mapOptions(offered, (option, section, key) =>
    soldOutIds.has(optionId(productId, key, section, option.value))
      ? { ...option, isSoldOut: true }
      : option,
  );
}
