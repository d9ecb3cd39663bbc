import type * as z from 'zod';
import type { productInput } from '../../../shared/contract/menu/catalog-contract';
import { allergensAmong } from '../../../shared/domain/menu/allergens';
import { canBecomeFree } from '../../../shared/domain/menu/option-checks';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { optionsFromWire } from './catalog-wire';
import type { ProductFields } from './product-store';

/** A product parsed by the contract, with money in rupees. */
export type EnteredProduct = z.output<typeof productInput>;

/** @throws DomainError `price_not_positive` when some combination of options would cost nothing or less. */
export function asFields(entered: EnteredProduct): ProductFields {
  const price = rupeesToPaise(entered.price);
  const options = optionsFromWire(entered.customizationOptions);
  if (canBecomeFree(price, options)) throw new DomainError('price_not_positive');
  return {
    category_id: entered.categoryId,
    name: entered.name,
    description: entered.description,
    price_paise: price,
    packaging_paise: rupeesToPaise(entered.packagingCharge),
    image_url: entered.imageUrl,
    customization_options: JSON.stringify(options),
    diet: entered.diet,
    ...(entered.prepMinutes !== undefined && { prep_minutes: entered.prepMinutes }),
    ...(entered.contains && { contains: JSON.stringify(allergensAmong(entered.contains)) }),
    ...(entered.goesWith && { goes_with: JSON.stringify(entered.goesWith) }),
    ...(entered.taxClassId !== undefined && { tax_class_id: entered.taxClassId }),
    is_available: entered.isAvailable ? 1 : 0,
  };
}
