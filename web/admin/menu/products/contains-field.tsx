import { useFormContext } from 'react-hook-form';
import { ALLERGENS } from '../../../../shared/domain/menu/allergens';
import { CheckboxField } from '../../../ui/checkbox-field';
import type { ProductDraft } from './product-draft';

const LABELS: Partial<Record<(typeof ALLERGENS)[number], string>> = {
  gluten: 'Gluten (wheat)',
  milk: 'Milk, cream, butter',
};

/** What the dish contains, which the owner may leave unsaid. */
export function ContainsField() {
  const { register } = useFormContext<ProductDraft>();
  return (
    <fieldset>
      <legend className="font-semibold">
        Contains <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <p className="text-sm text-ink-soft">
        Customers read this beside the dish. If you tick nothing, the page says nothing about it.
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {ALLERGENS.map((allergen) => (
          <CheckboxField
            key={allergen}
            label={LABELS[allergen] ?? allergen.charAt(0).toUpperCase() + allergen.slice(1)}
            value={allergen}
            {...register('contains')}
          />
        ))}
      </div>
    </fieldset>
  );
}
