import { useFormContext } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { OtherLanguages } from '../../kit/form/other-languages';

/** The other words of a dish or a category. */
export function WordFields() {
  const { watch } = useFormContext<{ name: string; description: string }>();
  return (
    <OtherLanguages
      fields={[
        {
          what: m.menuoffice_name(),
          english: watch('name'),
          pathIn: (language) => `translations.${language}.name`,
        },
        {
          what: m.menuoffice_description(),
          english: watch('description'),
          pathIn: (language) => `translations.${language}.description`,
          isLong: true,
        },
      ]}
    />
  );
}
