import { VALUE_ICONS, type ValueIcon } from '../../../../shared/domain/shop/content';
import { m } from '../../../../shared/messages/compiled/messages';
import { Options, SelectField } from '../../../ui/select-field';
import { FormSection } from '../../kit/form/form-section';
import { useFields } from '../../kit/form/use-fields';
import { type ContentDraft, entryWords } from './content-draft';
import { ContentField, ContentText } from './content-field';
import { ContentPictureField } from './content-picture-field';
import { ContentWords } from './content-words';
import { EntryList } from './entry-list';

const ICON_WORDS: Record<ValueIcon, () => string> = {
  flame: m.shopoffice_icon_flame,
  leaf: m.shopoffice_icon_leaf,
  heart: m.shopoffice_icon_heart,
  star: m.shopoffice_icon_star,
  clock: m.shopoffice_icon_clock,
  people: m.shopoffice_icon_people,
};

export function AboutSection() {
  const field = useFields<ContentDraft>();
  return (
    <FormSection title={m.shopoffice_about_page()} hint={m.shopoffice_about_page_hint()}>
      <ContentField label={m.shopoffice_story_heading()} name="storyHeading" optional />
      <ContentText
        label={m.shopoffice_story()}
        name="storyText"
        optional
        rows={8}
        hint={m.shopoffice_story_hint()}
      />
      <ContentWords
        of={m.shopoffice_about_page()}
        labels={{ storyHeading: m.shopoffice_story_heading(), storyText: m.shopoffice_story() }}
        long={['storyText']}
      />
      <EntryList
        name="values"
        title={m.shopoffice_values()}
        hint={m.shopoffice_values_hint()}
        entry="value"
        most={6}
        empty={{ title: '', text: '', icon: 'heart', ...entryWords('value') }}
      >
        {(index) => (
          <>
            <ContentField label={m.shopoffice_title()} name={`values.${index}.title`} />
            <SelectField label={m.shopoffice_value_picture()} {...field(`values.${index}.icon`)}>
              <Options of={VALUE_ICONS.map((icon) => [icon, ICON_WORDS[icon]()])} />
            </SelectField>
            <ContentText
              label={m.shopoffice_text()}
              name={`values.${index}.text`}
              optional
              rows={2}
            />
            <ContentWords
              of={`${m.shopoffice_values()} ${index + 1}`}
              at={`values.${index}`}
              labels={{ title: m.shopoffice_title(), text: m.shopoffice_text() }}
              long={['text']}
            />
          </>
        )}
      </EntryList>
      <EntryList
        name="team"
        title={m.shopoffice_team()}
        hint={m.shopoffice_team_hint()}
        entry="person"
        most={20}
        empty={{ name: '', role: '', text: '', picture: null, ...entryWords('member') }}
      >
        {(index) => (
          <>
            <ContentField label={m.shopoffice_name()} name={`team.${index}.name`} />
            <ContentField label={m.shopoffice_person_role()} name={`team.${index}.role`} optional />
            <ContentText
              label={m.shopoffice_person_text()}
              name={`team.${index}.text`}
              optional
              rows={2}
            />
            <ContentWords
              of={`${m.shopoffice_team()} ${index + 1}`}
              at={`team.${index}`}
              labels={{ role: m.shopoffice_person_role(), text: m.shopoffice_person_text() }}
              long={['text']}
            />
            <ContentPictureField name={`team.${index}.picture`} label={m.shopoffice_portrait()} />
          </>
        )}
      </EntryList>
      <EntryList
        name="testimonials"
        title={m.shopoffice_quotes()}
        hint={m.shopoffice_quotes_hint()}
        entry="quote"
        most={12}
        empty={{ quote: '', name: '', consentedOn: '' }}
      >
        {(index) => (
          <>
            <ContentText
              label={m.shopoffice_quote_words()}
              name={`testimonials.${index}.quote`}
              rows={2}
            />
            <ContentField
              label={m.shopoffice_quote_customer()}
              name={`testimonials.${index}.name`}
            />
            <ContentField
              label={m.shopoffice_quote_agreed()}
              name={`testimonials.${index}.consentedOn`}
              type="date"
            />
          </>
        )}
      </EntryList>
    </FormSection>
  );
}
