import { VALUE_ICONS, type ValueIcon } from '../../../../shared/domain/shop/content';
import { Options, SelectField } from '../../../ui/select-field';
import { FormSection } from '../../kit/form/form-section';
import { useFields } from '../../kit/form/use-fields';
import type { ContentDraft } from './content-draft';
import { ContentField, ContentText } from './content-field';
import { ContentPictureField } from './content-picture-field';
import { EntryList } from './entry-list';

const ICON_WORDS: Record<ValueIcon, string> = {
  flame: 'Flame',
  leaf: 'Leaf',
  heart: 'Heart',
  star: 'Star',
  clock: 'Clock',
  people: 'People',
};

export function AboutSection() {
  const field = useFields<ContentDraft>();
  return (
    <FormSection title="About page" hint="A section without entries is not shown.">
      <ContentField label="Heading of your story" name="storyHeading" optional />
      <ContentText
        label="Your story"
        name="storyText"
        optional
        rows={8}
        hint="An empty line begins a new paragraph"
      />
      <EntryList
        name="values"
        title="What you stand for"
        hint="Up to six short promises."
        entry="value"
        most={6}
        empty={{ title: '', text: '', icon: 'heart' }}
      >
        {(index) => (
          <>
            <ContentField label="Title" name={`values.${index}.title`} />
            <SelectField label="Picture" {...field(`values.${index}.icon`)}>
              <Options of={VALUE_ICONS.map((icon) => [icon, ICON_WORDS[icon]])} />
            </SelectField>
            <ContentText label="Text" name={`values.${index}.text`} optional rows={2} />
          </>
        )}
      </EntryList>
      <EntryList
        name="team"
        title="Team"
        hint="Ask each person before you show a name or a picture."
        entry="person"
        most={20}
        empty={{ name: '', role: '', text: '', picture: null }}
      >
        {(index) => (
          <>
            <ContentField label="Name" name={`team.${index}.name`} />
            <ContentField label="What they do" name={`team.${index}.role`} optional />
            <ContentText label="A sentence" name={`team.${index}.text`} optional rows={2} />
            <ContentPictureField name={`team.${index}.picture`} label="Portrait" />
          </>
        )}
      </EntryList>
      <EntryList
        name="testimonials"
        title="What customers say"
        hint="Only real words from real customers who agreed. Note the day they did."
        entry="quote"
        most={12}
        empty={{ quote: '', name: '', consentedOn: '' }}
      >
        {(index) => (
          <>
            <ContentText label="Their words" name={`testimonials.${index}.quote`} rows={2} />
            <ContentField label="Customer" name={`testimonials.${index}.name`} />
            <ContentField
              label="Agreed on"
              name={`testimonials.${index}.consentedOn`}
              type="date"
            />
          </>
        )}
      </EntryList>
    </FormSection>
  );
}
