import { useFormContext, useFormState } from 'react-hook-form';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { MOST_SPECIALTIES } from '../../../../shared/domain/shop/content';
import { Options, SelectField } from '../../../ui/select-field';
import { FormSection } from '../../kit/form/form-section';
import type { ContentDraft } from './content-draft';
import { ContentField, ContentText } from './content-field';
import { ContentPictureField } from './content-picture-field';
import { EntryList } from './entry-list';

/** What the home page says. @param products undefined while they are unknown. */
export function HomeSection({ products }: { products: readonly Product[] | undefined }) {
  return (
    <FormSection
      title="Home page"
      hint="A field that you leave blank is filled with your shop's name, address and radius, or not shown."
    >
      <ContentField
        label="Tagline"
        name="tagline"
        optional
        hint="Follows your shop's name in the browser's title and in search results"
      />
      <ContentField
        label="Description"
        name="description"
        optional
        hint="One or two sentences for search engines and shared links"
      />
      <ContentField label="Heading" name="heroHeading" optional />
      <ContentField label="Text below the heading" name="heroText" optional />
      <ContentPictureField name="heroPicture" label="Large picture" />
      <ContentField
        label="What the large picture shows"
        name="heroPictureAlt"
        optional
        hint="Read aloud to people who can't see it"
      />
      <Specialties products={products} />
      <ContentField label="Heading of the section about you" name="teaserHeading" optional />
      <ContentText label="Text of the section about you" name="teaserText" optional />
      <EntryList
        name="facts"
        title="Facts"
        hint="Short figures beside it, such as 1952 · first cup."
        entry="fact"
        most={4}
        empty={{ figure: '', meaning: '' }}
      >
        {(index) => (
          <>
            <ContentField label="Figure" name={`facts.${index}.figure`} />
            <ContentField label="Meaning" name={`facts.${index}.meaning`} />
          </>
        )}
      </EntryList>
      <ContentField label="Heading of the last section" name="orderCallHeading" optional />
      <ContentField label="Text of the last section" name="orderCallText" optional />
    </FormSection>
  );
}

function Specialties({ products }: { products: readonly Product[] | undefined }) {
  const { register } = useFormContext<ContentDraft>();
  const { errors } = useFormState<ContentDraft>();
  const problem = errors.specialties?.message ?? errors.specialties?.root?.message;
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2">
      <legend className="font-semibold">Specialties</legend>
      <p className="text-ink-soft">
        Dishes on the home page. Without a choice, it shows the first dish of each category that is
        in stock.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {Array.from({ length: MOST_SPECIALTIES }, (_, each) => each).map((each) => (
          <SelectField
            key={each}
            label={`Specialty ${each + 1}`}
            disabled={products === undefined}
            error={each === 0 ? problem : undefined}
            {...register(`specialties.${each}`)}
          >
            <option value="">No choice</option>
            {products && <Options of={products.map(({ id, name }) => [id, name])} />}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
