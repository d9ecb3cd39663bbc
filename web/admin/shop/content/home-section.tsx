import { useFormContext, useFormState } from 'react-hook-form';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { MOST_SPECIALTIES } from '../../../../shared/domain/shop/content';
import { m } from '../../../../shared/messages/compiled/messages';
import { Options, SelectField } from '../../../ui/select-field';
import { FormSection } from '../../kit/form/form-section';
import { type ContentDraft, entryWords } from './content-draft';
import { ContentField, ContentText } from './content-field';
import { ContentPictureField } from './content-picture-field';
import { ContentWords } from './content-words';
import { EntryList } from './entry-list';

/** What the home page says. @param products undefined while they are unknown. */
export function HomeSection({ products }: { products: readonly Product[] | undefined }) {
  return (
    <FormSection title={m.shopoffice_home_page()} hint={m.shopoffice_home_page_hint()}>
      <ContentField
        label={m.shopoffice_tagline()}
        name="tagline"
        optional
        hint={m.shopoffice_tagline_hint()}
      />
      <ContentField
        label={m.shopoffice_description()}
        name="description"
        optional
        hint={m.shopoffice_description_hint()}
      />
      <ContentField label={m.shopoffice_heading()} name="heroHeading" optional />
      <ContentField label={m.shopoffice_hero_text()} name="heroText" optional />
      <ContentPictureField name="heroPicture" label={m.shopoffice_hero_picture()} />
      <ContentField
        label={m.shopoffice_hero_alt()}
        name="heroPictureAlt"
        optional
        hint={m.shopoffice_hero_alt_hint()}
      />
      <Specialties products={products} />
      <ContentField label={m.shopoffice_teaser_heading()} name="teaserHeading" optional />
      <ContentText label={m.shopoffice_teaser_text()} name="teaserText" optional />
      <EntryList
        name="facts"
        title={m.shopoffice_facts()}
        hint={m.shopoffice_facts_hint()}
        entry="fact"
        most={4}
        empty={{ figure: '', meaning: '', ...entryWords('fact') }}
      >
        {(index) => (
          <>
            <ContentField label={m.shopoffice_fact_figure()} name={`facts.${index}.figure`} />
            <ContentField label={m.shopoffice_fact_meaning()} name={`facts.${index}.meaning`} />
            <ContentWords
              of={`${m.shopoffice_facts()} ${index + 1}`}
              at={`facts.${index}`}
              labels={{
                figure: m.shopoffice_fact_figure(),
                meaning: m.shopoffice_fact_meaning(),
              }}
            />
          </>
        )}
      </EntryList>
      <ContentField label={m.shopoffice_last_heading()} name="orderCallHeading" optional />
      <ContentField label={m.shopoffice_last_text()} name="orderCallText" optional />
      <ContentWords
        of={m.shopoffice_home_page()}
        labels={{
          tagline: m.shopoffice_tagline(),
          description: m.shopoffice_description(),
          heroHeading: m.shopoffice_heading(),
          heroText: m.shopoffice_hero_text(),
          heroPictureAlt: m.shopoffice_hero_alt(),
          teaserHeading: m.shopoffice_teaser_heading(),
          teaserText: m.shopoffice_teaser_text(),
          orderCallHeading: m.shopoffice_last_heading(),
          orderCallText: m.shopoffice_last_text(),
        }}
        long={['teaserText']}
      />
    </FormSection>
  );
}

function Specialties({ products }: { products: readonly Product[] | undefined }) {
  const { register } = useFormContext<ContentDraft>();
  const { errors } = useFormState<ContentDraft>();
  const problem = errors.specialties?.message ?? errors.specialties?.root?.message;
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2">
      <legend className="font-semibold">{m.shopoffice_specialties()}</legend>
      <p className="text-ink-soft">{m.shopoffice_specialties_hint()}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {Array.from({ length: MOST_SPECIALTIES }, (_, each) => each).map((each) => (
          <SelectField
            key={each}
            label={m.shopoffice_specialty({ number: each + 1 })}
            disabled={products === undefined}
            error={each === 0 ? problem : undefined}
            {...register(`specialties.${each}`)}
          >
            <option value="">{m.shopoffice_no_choice()}</option>
            {products && <Options of={products.map(({ id, name }) => [id, name])} />}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
