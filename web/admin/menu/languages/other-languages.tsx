import { useState } from 'react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import {
  ENGLISH_NAMES,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../../shared/domain/platform/translated-languages';
import { TextArea, TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';

interface TranslatedField {
  /** 'Name', 'Option 2'. */
  what: string;
  /** What customers read where a language lacks it. */
  english: string;
  pathIn: (language: TranslatedLanguage) => string;
  isLong?: boolean;
}

interface OtherLanguagesProps {
  /** Whose words they are, for a screen reader: 'of Topping'. */
  of?: string;
  fields: readonly TranslatedField[];
}

/** The words of a form in other languages beside those in English, folded until they are needed. */
export function OtherLanguages({ of, fields }: OtherLanguagesProps) {
  const { getFieldState, formState } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const isWrong = fields.some(({ pathIn }) =>
    TRANSLATED_LANGUAGES.some((language) => getFieldState(pathIn(language), formState).invalid),
  );
  const isShown = isOpen || isWrong;
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-md border border-mist px-3"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {TRANSLATED_LANGUAGES.map((language) => ENGLISH_NAMES[language]).join(', ')}
        {of && <span className="sr-only"> {of}</span>}
      </summary>
      {isShown && (
        <div className="flex flex-col gap-4 pb-3">
          <p className="text-sm text-ink-soft">Leave a field empty to show the English one.</p>
          {fields.map((field) => (
            <InEachLanguage key={field.what} {...field} />
          ))}
        </div>
      )}
    </details>
  );
}

function InEachLanguage({ what, english, pathIn, isLong }: TranslatedField) {
  const field = useFields<FieldValues>();
  return (
    <fieldset className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <legend className="pb-1 text-ink-soft">
        {what}: <bdi>{english || 'none'}</bdi>
      </legend>
      {TRANSLATED_LANGUAGES.map((language) => {
        const shown = {
          label: <InLanguage what={what} language={language} />,
          lang: language,
          autoComplete: 'off',
          ...field(pathIn(language) as Path<FieldValues>),
        };
        return isLong ? (
          <TextArea key={language} rows={2} {...shown} />
        ) : (
          <TextField key={language} {...shown} />
        );
      })}
    </fieldset>
  );
}

/** The other words of a dish or a category. */
export function WordFields() {
  const { watch } = useFormContext<{ name: string; description: string }>();
  return (
    <OtherLanguages
      fields={[
        {
          what: 'Name',
          english: watch('name'),
          pathIn: (language) => `translations.${language}.name`,
        },
        {
          what: 'Description',
          english: watch('description'),
          pathIn: (language) => `translations.${language}.description`,
          isLong: true,
        },
      ]}
    />
  );
}

/** 'Name in Hindi (हिन्दी)'. */
function InLanguage({ what, language }: { what: string; language: TranslatedLanguage }) {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language);
  return (
    <>
      {what} in {ENGLISH_NAMES[language]} (<span lang={language}>{own}</span>)
    </>
  );
}
