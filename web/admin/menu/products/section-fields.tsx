import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { OtherLanguages } from '../../kit/form/other-languages';
import { useFields } from '../../kit/form/use-fields';
import { OptionsEditor } from './options-editor';
import { CHOICE_LABELS, type SectionsForm } from './section-draft';

const COUNT = { type: 'number', min: 0, max: 30, step: 1, inputMode: 'numeric' } as const;

export function SectionFields({ section }: { section: number }) {
  const { control } = useFormContext<SectionsForm>();
  const field = useFields<SectionsForm>();
  const choices = Object.entries(CHOICE_LABELS).map(([value, label]) => [value, label()] as const);
  const choice = useWatch({ control, name: `sections.${section}.choice` });
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <div className="col-span-2">
          <SelectField
            label={m.menuoffice_customers_choose()}
            {...field(`sections.${section}.choice`)}
          >
            <Options of={choices} />
          </SelectField>
        </div>
        {choice === 'several' && (
          <>
            <TextField
              label={m.menuoffice_at_least()}
              {...COUNT}
              {...field(`sections.${section}.min`)}
            />
            <TextField
              label={m.menuoffice_at_most()}
              {...COUNT}
              {...field(`sections.${section}.max`)}
            />
          </>
        )}
      </div>
      <OptionsEditor section={section} />
      <LabelFields section={section} />
    </>
  );
}

/** The labels of a section and its options in other languages. */
function LabelFields({ section }: { section: number }) {
  const { control } = useFormContext<SectionsForm>();
  const { label, options } = useWatch({ control, name: `sections.${section}` });
  const optionFields = options.map((option, index) => ({
    what: m.menuoffice_option_number({ number: index + 1 }),
    english: option.label,
    pathIn: (language: string) => `sections.${section}.options.${index}.labels.${language}`,
  }));
  return (
    <OtherLanguages
      of={label || m.menuoffice_section_number({ number: section + 1 })}
      fields={[
        {
          what: m.menuoffice_section(),
          english: label,
          pathIn: (language) => `sections.${section}.labels.${language}`,
        },
        ...optionFields,
      ]}
    />
  );
}
