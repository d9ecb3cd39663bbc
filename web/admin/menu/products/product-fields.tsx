import { useFormContext } from 'react-hook-form';
import type { Category } from '../../../../shared/contract/menu/catalog-contract';
import type { TaxSettings } from '../../../../shared/contract/shop/taxes-contract';
import { ALLERGENS, type Allergen } from '../../../../shared/domain/menu/allergens';
import { NO_STATION } from '../../../../shared/domain/shop/stations';
import { m } from '../../../../shared/messages/compiled/messages';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Notice } from '../../../ui/notice';
import { Options, SelectField } from '../../../ui/select-field';
import { TextArea, TextField } from '../../../ui/text-field';
import { StationField } from '../../kit/form/station-field';
import { useFields } from '../../kit/form/use-fields';
import { dishName } from '../languages/dish-names';
import { WordFields } from '../languages/word-fields';
import { GoesWithField } from './goes-with-field';
import { PictureField } from './picture-field';
import type { ProductDraft } from './product-draft';

const RUPEES = { prefix: '₹', type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const;
export function categoryLabel({ isActive, ...category }: Category): string {
  const name = dishName(category);
  return isActive ? name : m.menuoffice_inactive_name({ name });
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
          {m.menuoffice_required()}
        </Notice>
      )}
      <div className="sm:col-span-4">
        <TextField label={m.menuoffice_name()} autoComplete="off" {...field('name')} />
      </div>
      <div className="sm:col-span-2">
        <SelectField label={m.menuoffice_category()} {...field('categoryId')}>
          <Options of={categories.map((category) => [category.id, categoryLabel(category)])} />
        </SelectField>
      </div>
      <div className="sm:col-span-6">
        <TextArea label={m.menuoffice_description()} optional rows={2} {...field('description')} />
      </div>
      <div className="sm:col-span-6">
        <WordFields />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={m.menuoffice_price()}
          hint={isFree ? m.menuoffice_free_hint() : undefined}
          {...RUPEES}
          {...field('price')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={m.menuoffice_packaging()}
          {...RUPEES}
          max={50}
          {...field('packagingCharge')}
        />
      </div>
      <div className="sm:col-span-2">
        <StockField />
      </div>
      <div className="sm:col-span-6">
        <PictureField />
      </div>
      <div className="sm:col-span-2">
        <SelectField label={m.menuoffice_diet()} {...field('diet')}>
          <option value="veg">{m.menuoffice_veg()}</option>
          <option value="non-veg">{m.menuoffice_non_veg()}</option>
        </SelectField>
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={m.menuoffice_minutes_to_make()}
          optional
          hint={m.menuoffice_minutes_hint()}
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          {...field('prepMinutes')}
        />
      </div>
      {taxes.mode === 'regular' && (
        <div className="sm:col-span-2">
          <SelectField label={m.menuoffice_tax_class()} {...field('taxClassId')}>
            <option value="">{m.menuoffice_same_class()}</option>
            <Options of={taxes.classes.map(({ id, name }) => [id, name])} />
          </SelectField>
        </div>
      )}
      <div className="empty:hidden sm:col-span-2">
        <StationField
          hint={m.menuoffice_station_hint()}
          empty={m.menuoffice_station_of_category()}
          others={[[NO_STATION, m.menuoffice_no_station()]]}
        />
      </div>
      <div className="sm:col-span-2 sm:self-center">
        <CheckboxField label={m.menuoffice_on_the_menu()} {...field('isAvailable')} />
      </div>
      <div className="sm:col-span-6">
        <TextField
          label={m.menuoffice_other_words()}
          optional
          hint={m.menuoffice_other_words_hint()}
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

const ALLERGEN_LABELS: Record<Allergen, () => string> = {
  gluten: m.menuoffice_gluten,
  milk: m.menuoffice_milk,
  egg: m.menuoffice_egg,
  nuts: m.menuoffice_nuts,
  peanuts: m.menuoffice_peanuts,
  soy: m.menuoffice_soy,
  sesame: m.menuoffice_sesame,
  fish: m.menuoffice_fish,
  shellfish: m.menuoffice_shellfish,
  sulphites: m.menuoffice_sulphites,
};

/** What the dish contains, which the owner may leave unsaid. */
function ContainsField() {
  const { register } = useFormContext<ProductDraft>();
  return (
    <fieldset>
      <legend className="font-semibold">
        {m.menuoffice_contains()}{' '}
        <span className="font-normal text-ink-soft">({m.ui_optional()})</span>
      </legend>
      <p className="text-sm text-ink-soft">{m.menuoffice_contains_hint()}</p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {ALLERGENS.map((allergen) => (
          <CheckboxField
            key={allergen}
            label={ALLERGEN_LABELS[allergen]()}
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
        label={m.menuoffice_stock()}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        {...field('stockCount', {
          onChange: ({ target }) => setValue('isUncounted', target.value === ''),
        })}
      />
      <CheckboxField
        label={m.menuoffice_always_available()}
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
