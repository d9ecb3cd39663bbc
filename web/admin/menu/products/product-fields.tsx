import { useFormContext } from 'react-hook-form';
import type { Category } from '../../../../shared/contract/menu/catalog-contract';
import type { TaxSettings } from '../../../../shared/contract/shop/taxes-contract';
import { ALLERGENS } from '../../../../shared/domain/menu/allergens';
import { NO_STATION } from '../../../../shared/domain/shop/stations';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Notice } from '../../../ui/notice';
import { Options, SelectField } from '../../../ui/select-field';
import { TextArea, TextField } from '../../../ui/text-field';
import { StationField } from '../../kit/form/station-field';
import { useFields } from '../../kit/form/use-fields';
import { WordFields } from '../languages/other-languages';
import { GoesWithField } from './goes-with-field';
import { PictureField } from './picture-field';
import { type ProductDraft, REQUIRED_MESSAGE } from './product-draft';

const RUPEES = { prefix: '₹', type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const;
export function categoryLabel({ name, isActive }: Category): string {
  return isActive ? name : `${name} (inactive)`;
}

interface ProductFieldsProps {
  categories: readonly Category[];
  taxes: TaxSettings;
  editedId: string | undefined;
}

/** The product form's fields without its options (menu rule 2). */
export function ProductFields({ categories, taxes, editedId }: ProductFieldsProps) {
  const field = useFields<ProductDraft>();
  const { formState, watch } = useFormContext<ProductDraft>();
  const { errors } = formState;
  const price = watch('price').trim();
  const isFree = price !== '' && Number(price) === 0;
  const missing = (['name', 'categoryId', 'price'] as const).some(
    (name) => errors[name] && watch(name).trim() === '',
  );
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {missing && (
        <Notice kind="error" role="alert" className="sm:col-span-6">
          {REQUIRED_MESSAGE}
        </Notice>
      )}
      <div className="sm:col-span-4">
        <TextField label="Name" autoComplete="off" {...field('name')} />
      </div>
      <div className="sm:col-span-2">
        <SelectField label="Category" {...field('categoryId')}>
          <Options of={categories.map((category) => [category.id, categoryLabel(category)])} />
        </SelectField>
      </div>
      <div className="sm:col-span-6">
        <TextArea label="Description" optional rows={2} {...field('description')} />
      </div>
      <div className="sm:col-span-6">
        <WordFields />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Price"
          hint={isFree ? 'Shown on the menu, but nobody can order it.' : undefined}
          {...RUPEES}
          {...field('price')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField label="Packaging charge" {...RUPEES} max={50} {...field('packagingCharge')} />
      </div>
      <div className="sm:col-span-2">
        <StockField />
      </div>
      <div className="sm:col-span-6">
        <PictureField />
      </div>
      <div className="sm:col-span-2">
        <SelectField label="Veg or non-veg" {...field('diet')}>
          <option value="veg">Veg</option>
          <option value="non-veg">Non-veg (includes egg)</option>
        </SelectField>
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Minutes to make"
          optional
          hint="Leave empty for the kitchen's usual time."
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          {...field('prepMinutes')}
        />
      </div>
      {taxes.mode === 'regular' && (
        <div className="sm:col-span-2">
          <SelectField label="Tax class" {...field('taxClassId')}>
            <option value="">Same as other dishes</option>
            <Options of={taxes.classes.map(({ id, name }) => [id, name])} />
          </SelectField>
        </div>
      )}
      <div className="empty:hidden sm:col-span-2">
        <StationField hint="Who makes it." empty="Its category’s" others={[[NO_STATION, 'None']]} />
      </div>
      <div className="sm:col-span-2 sm:self-center">
        <CheckboxField label="On the menu" {...field('isAvailable')} />
      </div>
      <div className="sm:col-span-6">
        <TextField
          label="Other words"
          optional
          hint="Customers who search for one of these words find this dish: chiya, milk tea…"
          autoComplete="off"
          maxLength={200}
          {...field('otherWords')}
        />
      </div>
      <div className="sm:col-span-6">
        <ContainsField />
      </div>
      <div className="sm:col-span-6">
        <GoesWithField editedId={editedId} />
      </div>
    </div>
  );
}

const LABELS: Partial<Record<(typeof ALLERGENS)[number], string>> = {
  gluten: 'Gluten (wheat)',
  milk: 'Milk, cream, butter',
};

/** What the dish contains, which the owner may leave unsaid. */
function ContainsField() {
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

/** The stock, or that nobody counts the product. A typed number starts the counting. */
function StockField() {
  const { setValue, clearErrors } = useFormContext<ProductDraft>();
  const field = useFields<ProductDraft>();
  return (
    <div>
      <TextField
        label="Stock"
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        {...field('stockCount', {
          onChange: ({ target }) => setValue('isUncounted', target.value === ''),
        })}
      />
      <CheckboxField
        label="Always available"
        {...field('isUncounted', {
          onChange: ({ target }) => {
            if (!target.checked) return;
            setValue('stockCount', '', { shouldDirty: true });
            clearErrors('stockCount');
          },
        })}
      />
    </div>
  );
}
